"""The conformance kit, run for every game at every kind of table, and spoken in both languages."""

from collections import Counter
from typing import Final

import pytest

from speeltafel.arena.policy import policy_of
from speeltafel.bots import find_bot
from speeltafel.core.game import AnyGame
from speeltafel.core.kit.conformance import check_game, tables_of
from speeltafel.core.kit.evidence import Evidence, check_traits
from speeltafel.core.reason import Argument, Reason
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config
from speeltafel.games import GAMES
from speeltafel.words import LANGUAGES, Voice
from tests.conformance import player_for

VERSIONS: Final = [each for game in GAMES.values() for each in (game, *game.earlier)]
TABLES: Final = [
    pytest.param(
        game,
        config,
        id=f"{game.name} {game.rules_version} {config.variant} {config.players} {number}",
    )
    for game in VERSIONS
    for number, config in enumerate(tables_of(game))
]
SEEN: Final[dict[str, Evidence]] = {}
"""What has been seen of each game at its tables: filled by the first test, read by the second."""

OFTEN: Final = 20
"""Speaking takes most of the time; what was said this often in the same words can be said."""


def codes_in(argument: Argument) -> tuple[str, ...]:
    """The codes of a reason and of the reasons within it."""
    if isinstance(argument, Reason):
        return (argument.code, *codes_in(tuple(value for _, value in argument.arguments)))
    if isinstance(argument, tuple):
        return tuple(code for each in argument for code in codes_in(each))
    return ()


@pytest.mark.parametrize(("game", "config"), TABLES)
def test_a_game_keeps_every_promise_of_the_contract(game: AnyGame, config: Config) -> None:
    voices = [Voice.at(language, game) for language in LANGUAGES]
    heard: Counter[tuple[str, ...]] = Counter()

    def hear(reason: Reason) -> None:
        heard[codes := codes_in(reason)] += 1
        for voice in voices if heard[codes] <= OFTEN else ():
            assert voice.say(reason).strip()

    player = player_for(game.name, config.variant)
    policy = policy_of(accept(find_bot(game, player)), config)
    games = 2 if player == "random" and config.players <= 2 else 1
    seen = check_game(game, config, games=games, seed=config.players, policy=policy, hear=hear)
    SEEN.setdefault(game.name, Evidence()).add(seen)


@pytest.mark.parametrize("name", GAMES)
def test_the_traits_a_game_declares_were_seen_at_its_tables(name: str) -> None:
    """After the tables above, in this file and process (`--dist loadfile`)."""
    if name not in SEEN:
        pytest.skip("its tables were not played in this run")
    check_traits(GAMES[name], SEEN[name])
