"""Golden playthroughs: a change of behaviour shows as a difference in these files.

Make one anew with `speeltafel playthrough GAME --variant V --write tests/playthroughs`, and
read the difference before committing it.
"""

import pytest

from speeltafel.arena.policy import policy_of
from speeltafel.bots import find_bot
from speeltafel.core.kit.playthrough import playthrough
from speeltafel.core.refusal import accept
from speeltafel.games import GAMES
from tests.conformance import PLAYTHROUGHS, config_for


@pytest.mark.parametrize(
    ("name", "variant"),
    [(path.parent.name, path.stem) for path in sorted(PLAYTHROUGHS.glob("*/*.txt"))],
)
def test_a_playthrough_matches_line_by_line(name: str, variant: str) -> None:
    path = PLAYTHROUGHS / name / f"{variant}.txt"
    golden = path.read_text(encoding="utf-8").splitlines()
    head = dict(line.split(":", 1) for line in golden[: golden.index("")] if ":" in line)
    game = GAMES[name]
    config = config_for(name, variant, sum(key.startswith("seat ") for key in head))
    player = head["player"].strip()
    policy = policy_of(accept(find_bot(game, player)), config)
    fresh = playthrough(game, config, int(head["seed"]), policy=policy, player=player)
    for number, (was, now) in enumerate(zip(golden, fresh.splitlines(), strict=False), 1):
        assert now == was, f"{path.name}, line {number}"
    assert len(fresh.splitlines()) == len(golden)
