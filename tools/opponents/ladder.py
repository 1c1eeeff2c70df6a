"""The ladder of a game: each level against the one below, the strongest against the baseline."""

from itertools import pairwise
from typing import Final, NamedTuple

from speeltafel.bots.registry import BASELINE, levels_of
from speeltafel.core.game import AnyGame
from speeltafel.core.variants import Config

WANTED: Final = 0.65
"""Of decided games, each level against the one below."""
SURELY: Final = 0.55
"""What the 95 % interval must lie above."""
AGAINST_BASELINE: Final = 0.80
"""The strongest against the baseline, two players; with more, twice its fair share."""


class Rung(NamedTuple):
    stronger: str
    weaker: str
    wanted: float


def rungs(game: AnyGame, config: Config) -> list[Rung]:
    """What must be shown for this table."""
    levels = levels_of(game)
    against_baseline = AGAINST_BASELINE if config.players == 2 else 2 / config.players
    fair = 1 / config.players
    wanted = WANTED if config.players == 2 else fair
    return [
        *(Rung(stronger, weaker, wanted) for weaker, stronger in pairwise(levels)),
        Rung(levels[-1], BASELINE, against_baseline),
    ]
