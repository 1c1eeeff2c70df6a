"""Moves and positions as text, and the answers to what cannot be read (KT-8)."""

import pytest

from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.katalon.moves import FIRST_MOVES, Move
from speeltafel.games.katalon.notation import (
    format_move,
    format_position,
    parse_move,
    parse_position,
)
from speeltafel.games.katalon.state import START


def test_every_move_has_one_text_that_reads_back() -> None:
    moves = [move._replace(capture=capture) for move in FIRST_MOVES for capture in (False, True)]
    texts = [format_move(move) for move in moves]
    assert len(set(texts)) == 50
    assert [parse_move(START, text) for text in texts] == moves


@pytest.mark.parametrize("text", ["✕Mn", "xMn", "XMn", "×Mn", " x Mn ", "xmn", "xCn", "✕cN"])
def test_a_capture_may_be_typed_in_several_ways(text: str) -> None:
    assert parse_move(START, text) == Move(4, 0, capture=True)


def test_english_letters_are_understood() -> None:
    assert parse_move(START, "Es") == parse_move(START, "Oz")
    assert parse_move(START, "Sc") == parse_move(START, "Zm")


@pytest.mark.parametrize("text", ["", "N", "Nq", "Nzz", "✕", "xN", "12", "✕✕Mn", "x" * 500])
def test_what_is_not_a_move_is_said_to_be_so_with_an_example(text: str) -> None:
    refusal = parse_move(START, text)
    assert isinstance(refusal, Refusal)
    assert refusal.kind is Kind.NOTATION
    assert refusal.instead is not None


def test_the_empty_board_has_a_text() -> None:
    assert format_position(START) == "..... ..... ..... ..... . y * - 0"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "katalon-position-shape"),
        ("..... ..... ..... ..... .", "katalon-position-shape"),
        ("..... ..... ..... ..... . y * - x", "katalon-position-shape"),
        ("..... ..... ..... ..... . b * - 0", "katalon-position-shape"),
        ("..q.. ..... ..... ..... . r Z Nz 0", "katalon-position-shape"),
        ("..y.. ..... ..... ..... . r * - 0", "katalon-position-no-last"),
        ("..y.. ..... ..... ..... . r Z Q 0", "katalon-position-no-last"),
        ("..y.. ..... ..... ..... . r N Nz 0", "katalon-position-box"),
        ("..y.. ..... ..... ..... . r Z Zz 0", "katalon-position-last-missing"),
        ("..y.. ..... ..... ..... . y Z Nz 0", "katalon-position-last-missing"),
        ("y.y.. ..... ..... ..... . r Z Nz 0", "katalon-position-turn"),
        ("y.r.. ..... ..... ..... . y Z Nz 3", "katalon-position-turn"),
        ("yyyyy yyyyy yyy.. ..... r r N Nn 0", "katalon-position-too-many"),
        ("yyyyy rrr.. r.... ..... . r O Zo 11", "katalon-position-last-missing"),
        ("yryry r.... ..... ..... . r N Nn 11", "katalon-position-captures"),
        ("yyyyy rrr.. ry... ..... . r O Zo 0", "katalon-position-already-over"),
        ("rrrrr yy... yy... ..... . r O Zo 0", "katalon-position-already-over"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(text: str, code: str) -> None:
    refusal = parse_position(text)
    assert isinstance(refusal, Refusal)
    assert (refusal.kind, refusal.why.code) == (Kind.POSITION, code)
    assert refusal.instead is not None
