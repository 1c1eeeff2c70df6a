"""The conformance kit, run for every game × variant × table size, and spoken in both languages."""

from collections import Counter

import pytest

from speeltafel.bots import find_bot
from speeltafel.bots.policy import policy_of
from speeltafel.core.conformance import check_game
from speeltafel.core.reason import Argument, Reason
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.variants import configure, find_variant
from speeltafel.games import GAMES
from speeltafel.words import LANGUAGES, Voice
from tests.conformance import VARIANTS, config_for, player_for, table_sizes

TABLES = [
    (game, variant, players)
    for game, variant in VARIANTS
    for players in table_sizes(accept(find_variant(GAMES[game], variant)))
    if not isinstance(configure(GAMES[game], variant, players), Refusal)
]


OFTEN = 20
"""Speaking takes most of the time; what was said this often in the same words can be said."""


def codes_in(argument: Argument) -> tuple[str, ...]:
    """The codes of a reason and of the reasons within it."""
    if isinstance(argument, Reason):
        return (argument.code, *codes_in(tuple(value for _, value in argument.arguments)))
    if isinstance(argument, tuple):
        return tuple(code for each in argument for code in codes_in(each))
    return ()


@pytest.mark.parametrize(("name", "variant", "players"), TABLES)
def test_a_game_keeps_every_promise_of_the_contract(name: str, variant: str, players: int) -> None:
    game, config = GAMES[name], config_for(name, variant, players)
    voices = [Voice.at(language, game) for language in LANGUAGES]
    heard: Counter[tuple[str, ...]] = Counter()

    def hear(reason: Reason) -> None:
        heard[codes := codes_in(reason)] += 1
        for voice in voices if heard[codes] <= OFTEN else ():
            assert voice.say(reason).strip()

    bot = accept(find_bot(game, player_for(name, variant)))
    check_game(game, config, games=2, seed=players, policy=policy_of(bot, config), hear=hear)
