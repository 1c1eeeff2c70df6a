"""Every level of every game: legal, repeatable, and named in both languages."""

from random import Random

import pytest

from speeltafel.bots import find_bot
from speeltafel.bots.ladder import rungs
from speeltafel.bots.level import NAMES
from speeltafel.bots.party import play_out
from speeltafel.bots.random_bot import RandomBot
from speeltafel.bots.shelf import own_levels, own_part
from speeltafel.core.match import advance, start
from speeltafel.core.refusal import Refusal, accept
from speeltafel.games import GAMES
from speeltafel.words import LANGUAGES, Voice
from tests.conformance import VARIANTS, config_for

LEVELS = [(name, variant, level) for name, variant in VARIANTS for level in own_levels(GAMES[name])]
QUICK = {
    "kapai": "strongest@16",
    "potzklotz": "strongest@4",
    "kobito": "strongest@20",
    "katoiz": "strongest@20",
}
"""The strongest with so little time that a test can afford it."""


def player(game: str, level: str) -> str:
    return QUICK.get(game, level) if level == own_levels(GAMES[game])[-1] else level


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_kind_name_in_both_languages(language: str) -> None:
    voice = Voice("nl" if language == "nl" else "en")
    for game in GAMES.values():
        for name in ["random", "ahead", *own_levels(game)]:
            assert voice.word(f"bots-{name}")
        for level in own_part(game.name, "LEVELS") or ():
            if hasattr(level, "errs"):
                assert voice.word(f"bots-errs-{level.errs}")


@pytest.mark.parametrize("game", ["kapai", "potzklotz", "kobito"])
def test_the_levels_go_by_the_common_names(game: str) -> None:
    assert own_levels(GAMES[game]) == NAMES
    climbed = rungs(GAMES[game], config_for(game, GAMES[game].variants[0].name))
    assert [(each.stronger, each.weaker) for each in climbed[:2]] == [
        ("pupil", "beginner"),
        ("player", "pupil"),
    ]
    assert climbed[-1].weaker == "ahead"


@pytest.mark.parametrize(("name", "variant", "level"), LEVELS)
def test_a_level_plays_legally_and_repeats_from_its_seed(
    name: str, variant: str, level: str
) -> None:
    game, config = GAMES[name], config_for(name, variant)
    bots = [accept(find_bot(game, player(name, level))), *[RandomBot()] * (config.players - 1)]
    first, second = (play_out(game, config, bots, Random(3), limit=60) for _ in range(2))
    assert first == second
    match = start(game, config)
    for entry in first.entries():
        if entry.actor >= 0:
            assert game.why_not(match.state, entry.actor, entry.move) is None
        match = advance(match, entry.actor, entry.move)


def test_a_number_of_rounds_can_be_asked_for() -> None:
    assert not isinstance(find_bot(GAMES["kapai"], "strongest@20"), Refusal)
    for wrong in ("strongest@", "strongest@0", "strongest@-3", "pupil@20", "strongest@2x"):
        assert isinstance(find_bot(GAMES["kapai"], wrong), Refusal)
    assert isinstance(find_bot(GAMES["katalon"], "strongest@20"), Refusal)
