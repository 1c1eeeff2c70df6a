"""Ka Pai as text: one canonical line for each move, and easy typing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import FIELD_NUMBERS, TRIPLE_NAMES
from speeltafel.games.kapai.moves import UNSEEN, Draw, Roll
from speeltafel.games.kapai.notation import format_move, parse_move
from speeltafel.games.kapai.state import State
from tests.games.kapai.drawing import table

MIXED: State = table(roll="△○")
PAIR: State = table(roll="//")
BEFORE: State = table()


def draw(symbol: int, fields: str, frames: str = "", crosses: tuple[int, ...] = ()) -> Draw:
    return Draw(
        symbol,
        tuple(FIELD_NUMBERS[name] for name in fields.split()),
        tuple(TRIPLE_NAMES.index(name) for name in frames.split()),
        crosses,
    )


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("△ c4", draw(0, "c4")),
        ("○ d4", draw(2, "d4")),
        ("△△ c4 c5", draw(0, "c4 c5")),
        ("△ c4 b4-d4", draw(0, "c4", "b4-d4")),
        ("/ c4 +□", draw(3, "c4", "", (1,))),
        ("// c4 d4 a4-c4 d4-f4 +△ +/", draw(3, "c4 d4", "a4-c4 d4-f4", (0, 3))),
    ],
)
def test_a_draw_has_one_canonical_text(text: str, move: Draw) -> None:
    assert format_move(move) == text
    assert parse_move(MIXED, text) == move


@pytest.mark.parametrize(
    "text",
    ["△ c4", "△c4", "t c4", "T C4", "tc4", "d c4", "dc4", "^ c4", "Δ c4", "▲c4", "  t  c4  "],
)
def test_a_triangle_can_be_typed_in_many_ways(text: str) -> None:
    assert parse_move(MIXED, text) == draw(0, "c4")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("c c4", draw(2, "c4")),
        ("cc4", draw(2, "c4")),
        ("o c4", draw(2, "c4")),
        ("0c4", draw(2, "c4")),
        ("d d4", draw(0, "d4")),
        ("dd4", draw(0, "d4")),
        ("s d4", draw(1, "d4")),
        ("vd4", draw(1, "d4")),
        ("# d4", draw(1, "d4")),
        ("l d4", draw(3, "d4")),
        ("|d4", draw(3, "d4")),
    ],
)
def test_letters_of_symbols_and_columns_do_not_get_confused(text: str, move: Draw) -> None:
    assert parse_move(MIXED, text) == move


@pytest.mark.parametrize("text", ["// c4 d4", "l c4 d4", "ll d4 c4", "c4 d4", "c4d4", "c4, d4"])
def test_a_pair_needs_no_symbol_and_no_order(text: str) -> None:
    assert parse_move(PAIR, text) == draw(3, "c4 d4")


@pytest.mark.parametrize(
    "text", ["l c4 d4-b4 +d", "l c4 b4–d4 + t", "lc4,b4-d4,+△", "/ c4 +△ b4-d4"]
)
def test_frames_and_crosses_can_be_typed_in_any_order(text: str) -> None:
    assert parse_move(MIXED, text) == draw(3, "c4", "b4-d4", (0,))


@pytest.mark.parametrize(
    ("text", "roll"), [("△□", Roll(0, 1)), ("st", Roll(0, 1)), ("o, o", Roll(2, 2))]
)
def test_a_roll_has_no_order(text: str, roll: Roll) -> None:
    """KP-3"""
    assert parse_move(BEFORE, text) == roll
    assert parse_move(BEFORE, format_move(roll)) == roll


@pytest.mark.parametrize(
    ("state", "text", "code"),
    [
        (MIXED, "c4", "kapai-which-symbol"),
        (MIXED, "△○ c4", "kapai-which-symbol"),
        (MIXED, "", "kapai-not-a-move"),
        (MIXED, "△", "kapai-not-a-move"),
        (MIXED, "△ c8", "kapai-not-a-move"),
        (MIXED, "△ h4", "kapai-not-a-move"),
        (MIXED, "△ c4 +", "kapai-not-a-move"),
        (MIXED, "△ c4 c5 c6", "kapai-not-a-move"),
        (MIXED, "b4-d4", "kapai-not-a-move"),
        (MIXED, "x c4", "kapai-not-a-move"),
        (MIXED, "?", "kapai-not-a-move"),
        (MIXED, "△ c4 b4-e4", "kapai-not-a-frame"),
        (MIXED, "△ c4 c4-c4", "kapai-not-a-frame"),
        (MIXED, "△ c4 g3-b4", "kapai-not-a-frame"),
        (BEFORE, "△", "kapai-not-a-roll"),
        (BEFORE, "△ c4", "kapai-not-a-roll"),
        (BEFORE, "", "kapai-not-a-roll"),
    ],
)
def test_what_is_no_move_is_refused_with_a_hint(state: State, text: str, code: str) -> None:
    answer = parse_move(state, text)
    assert isinstance(answer, Refusal)
    assert answer.kind is Kind.NOTATION
    assert answer.why.code == code
    assert answer.instead is not None


def test_others_see_a_question_mark() -> None:
    assert format_move(UNSEEN) == "?"
    assert isinstance(KAPAI.parse_move(MIXED, "?"), Refusal)


@given(st.text(alphabet="△□○/tdsvcol0#^|abcdefg12345678 +-,?x", max_size=16))
def test_any_text_is_a_move_or_refused_and_a_move_has_one_text(text: str) -> None:
    for state in (BEFORE, MIXED, PAIR):
        move = parse_move(state, text)
        if not isinstance(move, Refusal):
            assert parse_move(state, format_move(move)) == move
