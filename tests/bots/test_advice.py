"""Advice: three steps for every game, spoken in both languages, and data that travels."""

import json
from pathlib import Path
from random import Random

import pytest

from speeltafel.bots import advise, observe
from speeltafel.bots.advice import Advice
from speeltafel.bots.katalon import advice as katalon_advice
from speeltafel.bots.katalon.advice import AHEAD
from speeltafel.core.data import from_data, to_data
from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import Refused, accept
from speeltafel.games import GAMES
from speeltafel.games.katalon import KATALON
from speeltafel.solve.puzzles import shipped_puzzles
from speeltafel.words import LANGUAGES, Voice
from tests.conformance import VARIANTS, config_for


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_every_game_advises_in_three_steps(name: str, variant: str) -> None:
    game, config = GAMES[name], config_for(name, variant)
    match = settle_chance(start(game, config), Random(1))
    seat = next(iter(game.to_act(match.state)))
    observation = observe(game, config, match.state, seat, Random(1))
    advice = advise(observation, Random(1))
    move = accept(game.parse_move(match.state, advice.move))
    assert game.why_not(match.state, seat, move) is None
    assert advice.because
    for language in LANGUAGES:
        voice = Voice.at(language, game)
        for step in (advice.look, advice.what, *advice.because):
            assert voice.sentence(step).strip()


def test_advice_travels_as_data() -> None:
    config = config_for("katalon", "standard")
    observation = observe(KATALON, config, KATALON.setup(config), 0, Random(1))
    advice = advise(observation, Random(1))
    assert from_data(Advice, json.loads(json.dumps(to_data(Advice, advice)))) == advice


def test_who_is_not_to_act_gets_no_advice() -> None:
    config = config_for("katalon", "standard")
    observation = observe(KATALON, config, KATALON.setup(config), 1, Random(1))
    with pytest.raises(Refused):
        advise(observation, Random(1))


def test_katalon_advises_without_its_book_and_says_that_it_is_not_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A device that serves itself may not have it yet. A win at hand is seen all the same."""
    away = Path("/nowhere/katalon-book.solution")
    monkeypatch.setattr(katalon_advice, "book_path", lambda: away)
    monkeypatch.setattr(katalon_advice, "solution_folder", lambda: away)
    config = config_for("katalon", "standard")
    match = start(KATALON, config)
    for puzzle in [each for each in shipped_puzzles() if each.plies < AHEAD][:5]:
        observation = observe(KATALON, config, puzzle.start, puzzle.start.turn, Random(1))
        advice = advise(observation, Random(1))
        assert not advice.proven
        assert advice.move == puzzle.solution
    observation = observe(KATALON, config, match.state, 0, Random(1))
    for language in LANGUAGES:
        voice = Voice.at(language, KATALON)
        assert str(AHEAD) in voice.sentence(advise(observation, Random(1)).because[0])
