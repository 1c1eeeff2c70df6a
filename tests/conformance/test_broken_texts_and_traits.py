"""The kit rejects games with ambiguous texts, and those that are not what they say."""

from typing import Any

import pytest

from speeltafel.core.game import AnyGame, Correction
from speeltafel.core.kit import Nonconformance
from speeltafel.core.kit.conformance import check_tables
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Refusal
from speeltafel.games.kapai import KAPAI
from speeltafel.games.katalon import KATALON
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.kobito import KOBITO
from tests.conformance.breaking import broken, rejection
from tests.conformance.one_file import PAGE, TRAPJE


@pytest.mark.parametrize("game", [KATALON, KOBITO, TRAPJE], ids=lambda g: g.name)
def test_parse_move_that_takes_rubbish_for_a_move(game: AnyGame) -> None:
    def parse_move(state: Any, text: str) -> Any:
        move = game.parse_move(state, text)
        acting = game.to_act(state)
        if isinstance(move, Refusal) and acting and min(acting) >= 0:
            return game.legal_moves(state, min(acting))[0]
        return move

    assert "refuses what is not a move" in rejection(broken(game, parse_move=parse_move))


def test_parse_move_that_overlooks_what_follows() -> None:
    def parse_move(state: Any, text: str) -> Any:
        return KATALON.parse_move(state, text.split()[0] if text.split() else text)

    assert "refuses what is not a move" in rejection(broken(KATALON, parse_move=parse_move))


def test_two_moves_written_alike() -> None:
    def format_move(move: Any) -> str:
        return KATALON.format_move(move._replace(letter=0))

    found = rejection(broken(KATALON, format_move=format_move))
    assert "parse_move(format_move(move)) is the move" in found


def test_two_outcomes_of_chance_written_alike() -> None:
    def format_move(move: Any) -> str:
        return "draw" if isinstance(move, PAGE.Draw) else str(TRAPJE.format_move(move))

    def parse_move(state: Any, text: str) -> Any:
        return TRAPJE.parse_move(state, "+1:1" if text == "draw" else text)

    found = rejection(broken(TRAPJE, format_move=format_move, parse_move=parse_move))
    assert "parse_move(format_move(move)) is the move" in found


def test_a_move_on_two_lines() -> None:
    two = broken(KATALON, format_move=lambda move: KATALON.format_move(move) + "\n")
    assert "on one line" in rejection(two)


@pytest.mark.parametrize(
    ("game", "trait", "promise"),
    [
        (KATALON, "chance", "its traits are so"),
        (KATALON, "simultaneous", "its traits are so"),
        (KATALON, "perfect_information", "its traits are so"),
        (TRAPJE, "chance", "chance acts says so in its traits"),
        (TRAPJE, "perfect_information", "with perfect information"),
        (KAPAI, "simultaneous", "several act at once says so in its traits"),
    ],
)
def test_a_trait_that_is_not_so(game: AnyGame, trait: str, promise: str) -> None:
    opposite = {trait: not getattr(game.traits, trait)}
    with pytest.raises(Nonconformance, match=promise):
        check_tables(broken(game, traits=game.traits._replace(**opposite)), games=1)


def test_a_clock_that_announces_what_the_game_does_not_know() -> None:
    deaf = broken(KATOIZ, events=lambda state: ())
    assert "among the events" in rejection(deaf, "stapeltje-4", 2)


def test_an_earlier_version_with_the_number_of_this_one() -> None:
    assert "each version has a number" in rejection(broken(KATALON, earlier=(KATALON,)))
    corrected = broken(KATALON, corrections=(Correction(1, reason("core-over")),))
    assert "each version has a number" in rejection(corrected)


def test_a_failure_says_where_it_happened_in_plain_words() -> None:
    game = broken(KATALON, why_not=lambda state, seat, move: None)
    lines = rejection(game).splitlines()
    promise = "a move of seat 2 is in legal_moves, or why_not says why it is not"
    assert lines[0] == f"katalon breaks a promise: {promise}"
    assert lines[1] == "  where: variant standard, 2 players, seed 0, game 0, after 1 moves"
    assert lines[2].startswith("  move: ")
    assert lines[3] == "  found: legal_moves leaves it out, and why_not has nothing against it"
    assert lines[4].startswith("  played: seat 1 ")
    assert lines[5].startswith("  state: State(")
