"""What the advisers say is so; what is not certain is said to be a guess."""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from speeltafel.bots import advise, observe
from speeltafel.bots.advice import Advice
from speeltafel.bots.katalon.advice import AHEAD, foreseen
from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, advance, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Config
from speeltafel.games import GAMES
from speeltafel.games.katalon import KATALON
from speeltafel.solve.puzzles import shipped_puzzles
from speeltafel.words import LANGUAGES, Voice
from tests.conformance import config_for
from tests.server.volume import volume
from tests.truth.advice import TRUTH
from tests.truth.said import Said, any_move
from tests.truth.sentences import flaw
from tests.words.test_catalogues import messages

TABLES: Final = [
    ("katalon", "standard"),
    ("katoiz", "stapeltoren-3"),
    ("katoiz", "3-stel-1"),
    ("katoiz", "stapeltje-1"),
    ("potzklotz", "basic"),
    ("kapai", "standard"),
    ("kobito", "standard"),
]
POSITIONS: Final = volume(1, 15)
ELSEWHERE: Final = "solve-"
"""What is proven of Katalon is tested where it is proven: tests/solve/test_explanation.py."""


def later(name: str, variant: str, generator: Random) -> AnyMatch:
    """A position some moves into a match."""
    game = GAMES[name]
    match = settle_chance(start(game, config_for(name, variant)), generator)
    for _ in range(generator.randrange(4, 12)):
        acting = list(game.to_act(match.state))
        if not acting:
            return later(name, variant, generator)
        moves = list(game.legal_moves(match.state, acting[0]))
        move = any_move(match.state, moves, generator)
        match = settle_chance(advance(match, acting[0], move), generator)
    return match if game.to_act(match.state) else later(name, variant, generator)


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_what_an_adviser_says_is_so(name: str, variant: str) -> None:
    generator = Random(3)
    for _ in range(POSITIONS):
        match = later(name, variant, generator)
        hold_to_it(match.game, match.config, match.state, advise)


def test_what_is_said_of_katalon_without_its_book_is_so() -> None:
    """Where a win is in sight, so that what is overlooked shows."""
    config = config_for("katalon", "standard")
    for puzzle in [each for each in shipped_puzzles() if each.plies <= AHEAD][:40]:
        hold_to_it(KATALON, config, puzzle.start, foreseen)


def hold_to_it(
    game: AnyGame, config: Config, state: Any, adviser: Callable[[Any, Random], Advice]
) -> None:
    generator, seat = Random(3), next(iter(game.to_act(state)))
    observation = observe(game, config, state, seat, generator)
    advice = adviser(observation, generator)
    move = accept(game.parse_move(state, advice.move))
    for reason in (advice.look, *advice.because):
        for language in LANGUAGES:
            text = Voice(language, ["Anna", "Bram"]).sentence(reason)
            assert reason.code.startswith(ELSEWHERE) or flaw(text, language) is None, text
        if not reason.code.startswith(ELSEWHERE):
            assert TRUTH[reason.code](Said(game, observation.dealt, seat, reason, move)), reason


def test_every_code_of_advice_has_a_predicate() -> None:
    games = "|".join(GAMES)
    spoken = re.compile(rf"bots-(look|because|{games})|[a-z]+-advice-")
    said = {code for code in messages("nl") if spoken.match(code)}
    assert said == set(TRUTH)
