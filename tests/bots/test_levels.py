"""Every level of every game: legal, repeatable, and named in both languages."""

from dataclasses import replace
from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import advise, bot_names, find_bot, general, levels_of, observe
from speeltafel.bots.registry import brains_of
from speeltafel.bots.search.random_bot import RandomBot
from speeltafel.core.match import advance, start
from speeltafel.core.refusal import Refusal, accept
from speeltafel.games import GAMES
from speeltafel.games.katalon import KATALON
from speeltafel.words import LANGUAGES, Voice
from tests.conformance import VARIANTS, config_for
from tools.opponents.ladder import rungs

LEVELS = [(name, variant, level) for name, variant in VARIANTS for level in levels_of(GAMES[name])]
QUICK = {
    "kapai": "strongest@16",
    "potzklotz": "strongest@4",
    "kobito": "strongest@20",
    "katoiz": "strongest@20",
}
"""The strongest with so little time that a test can afford it."""
NAMES = ("beginner", "pupil", "player", "thinker", "expert", "strongest")


def player(game: str, level: str) -> str:
    return QUICK.get(game, level) if level == levels_of(GAMES[game])[-1] else level


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_kind_name_in_both_languages(language: str) -> None:
    voice = Voice("nl" if language == "nl" else "en")
    for game in GAMES.values():
        for name in bot_names(game):
            assert voice.word(f"bots-{name}")
        for level in (*general.BRAINS.levels, *brains_of(game).levels):
            assert voice.word(f"bots-errs-{level.errs}")


@pytest.mark.parametrize("game", ["kapai", "potzklotz", "kobito"])
def test_the_levels_go_by_the_common_names(game: str) -> None:
    assert levels_of(GAMES[game]) == NAMES
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
    assert not isinstance(find_bot(GAMES["katalon"], "search@20"), Refusal)


def test_a_game_without_brains_of_its_own_has_real_opponents_and_advice() -> None:
    """A sixth game is offered any move, one move ahead, and tree search."""
    sixth = replace(KATALON, name="sixth")
    assert levels_of(sixth) == bot_names(sixth) == ("random", "ahead", "search")
    config = config_for("katalon", "standard")
    observation = observe(sixth, config, start(sixth, config).state, 0, Random(1))
    quick = accept(find_bot(sixth, "strongest@10"))
    assert quick.choose(observation, Random(1)) in observation.moves
    advice = advise(observation, Random(1))
    assert not advice.proven
    assert advice.because[0].code == "bots-because-won"
