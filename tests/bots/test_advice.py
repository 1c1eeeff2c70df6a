"""Advice: three steps for every game, spoken in both languages, and data that travels."""

import json
from random import Random

import pytest

from speeltafel.bots import advise, observe
from speeltafel.bots.advice import Advice
from speeltafel.core.data import from_data, to_data
from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import Refused, accept
from speeltafel.games import GAMES
from speeltafel.games.katalon import KATALON
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
