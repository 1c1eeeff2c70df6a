"""What must hold in every game of Katalon."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from speeltafel.core.kit.counts import count, count_by_first_move
from speeltafel.core.refusal import accept
from speeltafel.games.katalon import KATALON, rules
from speeltafel.games.katalon.components import ANY_BOX, BIT, BOX_MASK, FULL, STONES
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.notation import format_position, parse_position
from speeltafel.games.katalon.state import START, State
from tests.games.katalon.symmetry import SYMMETRIES, image, image_of_move

choices = st.lists(st.integers(0, 24), max_size=60)


def positions_of(choices: list[int]) -> list[tuple[State, Move | None]]:
    """A game in which each number picks a move; every position with the move that led to it."""
    state = START
    played: list[tuple[State, Move | None]] = [(state, None)]
    for choice in choices:
        if not rules.to_act(state):
            break
        moves = rules.legal_moves(state, state.turn)
        move = moves[choice % len(moves)]
        state = rules.apply(state, state.turn, move)
        played.append((state, move))
    return played


@given(choices)
def test_stones_are_conserved(choices: list[int]) -> None:
    for state, _ in positions_of(choices):
        assert state.own & state.other == 0
        assert (state.own | state.other) & ~FULL == 0
        supply = KATALON.view(state, None).supply
        assert supply == (STONES - state.yellow.bit_count(), STONES - state.red.bit_count())
        assert min(supply) >= 0


@given(choices)
def test_a_capture_moves_one_stone_from_them_to_us_and_a_placement_adds_one(
    choices: list[int],
) -> None:
    played = positions_of(choices)
    for (before, _), (state, move) in pairwise(played):
        assert move is not None
        assert state.other == before.own | BIT[move.box][move.letter] != before.own
        lost = (before.other ^ state.own).bit_count()
        assert lost == (1 if move.capture else 0)


@given(choices)
def test_the_forced_box_is_obeyed(choices: list[int]) -> None:
    played = positions_of(choices)
    for (before, _), (state, move) in pairwise(played):
        assert move is not None
        assert before.box in (ANY_BOX, move.box)
        assert state.box == move.letter
        if before.box != ANY_BOX:
            full = BOX_MASK[before.box] & ~(before.own | before.other) == 0
            assert move.capture == full


@given(choices)
def test_no_move_after_the_end_and_at_most_one_winner(choices: list[int]) -> None:
    for state, _ in positions_of(choices):
        outcome = rules.outcome(state)
        assert (outcome is not None) == (rules.to_act(state) == ())
        if outcome is not None:
            assert len(outcome.winners) <= 1
            assert (outcome.winners == ()) == (outcome.reason.code == "katalon-ten-captures")


@given(choices)
def test_a_position_has_one_text(choices: list[int]) -> None:
    """KT-8"""
    for state, _ in positions_of(choices):
        assert parse_position(format_position(state)) == state


@given(choices, st.sampled_from(SYMMETRIES))
def test_the_rules_do_not_know_north_from_south(
    choices: list[int], symmetry: tuple[int, ...]
) -> None:
    for state, _ in positions_of(choices):
        turned = image(state, symmetry)
        assert rules.to_act(turned) == rules.to_act(state)
        if rules.to_act(state):
            moves = rules.legal_moves(state, state.turn)
            images = {image_of_move(move, symmetry) for move in moves}
            assert set(rules.legal_moves(turned, state.turn)) == images


def test_there_are_eight_symmetries() -> None:
    assert len(set(SYMMETRIES)) == 8


def test_perft_respects_the_eight_symmetries() -> None:
    parts = count_by_first_move(KATALON, START, 5)
    for text, number in parts.items():
        move = accept(KATALON.parse_move(START, text))
        for symmetry in SYMMETRIES:
            assert parts[KATALON.format_move(image_of_move(move, symmetry))] == number


def test_perft_counts_by_hand() -> None:
    """25 first moves; five replies each, but four when the first stone lies in the forced box
    already: Nn and its like (4), Mm, and Mn, Mo, Mz, Mw (4)."""
    assert count(KATALON, START, 0) == 1
    assert count(KATALON, START, 1) == 25
    assert count(KATALON, START, 2) == 16 * 5 + 9 * 4
    assert count(KATALON, START, 7) == 106_932
