"""The rulings of Ka Pai that are about drawing: KP-2 … KP-7."""

from fractions import Fraction
from itertools import product

import pytest

from speeltafel.core.seats import CHANCE
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import DICE
from speeltafel.games.kapai.notation import format_move
from tests.games.kapai.drawing import allowed, drew, frames_of, refused, sheet, table

EMPTY = """
    T . . . . . T
    . . . # . . .
    . . . . . . .
    . # . T . # .
    . . . . . . .
    . . . # . . .
    T . . . . . T
"""
ONE = """
    T . . . . . T
    . . . # . . .
    . . △ . . . .
    . # . T . # .
    . . . . . . .
    . . . # . . .
    T . . . . . T
"""


def fields_allowed(moves: list[str]) -> str:
    return " ".join(sorted({" ".join(move.split()[1:]) for move in moves}))


# ── KP-2, KP-3: the dice


def test_together_the_dice_show_four_three_two_three() -> None:
    """KP-2"""
    assert [sum(die.count(sign) for die in DICE) for sign in "△□○/"] == [4, 3, 2, 3]
    assert sorted(DICE[0]) != sorted(DICE[1])


def test_every_roll_has_the_chance_of_two_real_dice() -> None:
    """KP-2, KP-3: which die shows which symbol does not matter."""
    outcomes = KAPAI.chance(table()).outcomes
    assert outcomes is not None
    chances = {format_move(roll): Fraction(weight, 36) for roll, weight in outcomes}
    counted: dict[str, Fraction] = {}
    for pair in product(*DICE):
        text = "".join(sorted(pair, key="△□○/".index))
        counted[text] = counted.get(text, Fraction(0)) + Fraction(1, 36)
    assert chances == counted
    assert sum(chances.values()) == 1


def test_chance_rolls_once_for_everybody() -> None:
    """KP-3"""
    laid = table(sheet(EMPTY), sheet(EMPTY), sheet(EMPTY))
    assert list(KAPAI.to_act(laid)) == [CHANCE]
    rolled = table(sheet(EMPTY), sheet(EMPTY), sheet(EMPTY), roll="△/")
    assert list(KAPAI.to_act(rolled)) == [0, 1, 2]


def test_different_symbols_give_a_choice_of_one() -> None:
    """KP-3"""
    state = table(sheet(ONE), roll="□/")
    assert {move[0] for move in allowed(state)} == {"□", "/"}
    assert refused(state, "○ c2") == "kapai-not-rolled"
    assert refused(state, "□ c2 c1") == "kapai-draw-one"


def test_equal_symbols_are_drawn_both() -> None:
    """KP-3"""
    state = table(sheet(ONE), roll="□□")
    assert {move[:2] for move in allowed(state)} == {"□□"}
    assert refused(state, "□ c2") == "kapai-draw-both"
    assert refused(state, "△△ c2 c1") == "kapai-not-rolled-pair"


# ── KP-4, KP-5: places


def test_the_first_symbol_goes_anywhere() -> None:
    """KP-4"""
    state = table(sheet(EMPTY), roll="△□")
    assert len(allowed(state)) == 2 * 40
    assert refused(state, "△ a1") == "kapai-on-totem"
    assert refused(state, "△ d2") == "kapai-on-dark"


def test_later_symbols_go_beside_the_drawing() -> None:
    """KP-4: above, left, right and below c3; not across a corner."""
    state = table(sheet(ONE), roll="□/")
    assert fields_allowed(allowed(state)) == "b3 c2 c4 d3"
    assert refused(state, "□ b2") == "kapai-not-beside"
    assert refused(state, "□ c3") == "kapai-occupied"


def test_a_row_does_not_run_on_into_the_next() -> None:
    """KP-4: g3 and a4 follow each other in reading order but do not touch."""
    state = table(
        sheet("""
            T . . . . . T
            . . . # . . .
            . . . . . . △
            . # . T . # .
            . . . . . . .
            . . . # . . .
            T . . . . . T
        """),
        roll="□/",
    )
    assert fields_allowed(allowed(state)) == "f3 g2 g4"


def test_the_first_pair_goes_anywhere_side_by_side() -> None:
    """KP-5"""
    state = table(sheet(EMPTY), roll="○○")
    assert "○○ a2 a3" in allowed(state)
    assert refused(state, "○○ a2 b3") == "kapai-apart"
    assert refused(state, "○○ a2 a2") == "kapai-same-field"


def test_a_pair_lies_side_by_side_and_one_of_it_touches_the_drawing() -> None:
    """KP-5"""
    state = table(sheet(ONE), roll="□□")
    assert "□□ c1 c2" in allowed(state)
    assert "□□ b3 c3" not in allowed(state)
    assert refused(state, "□□ c2 c4") == "kapai-apart"
    assert refused(state, "□□ e5 e6") == "kapai-pair-not-beside"
    assert refused(state, "□□ d2 d3") == "kapai-on-dark"
    for move in allowed(state):
        _, first, second = move.split()
        assert {first, second} & {"b3", "c2", "c4", "d3"}


ALMOST_FULL = """
    T . □ △ □ △ T
    △ □ △ # △ □ △
    □ △ □ △ □ △ □
    △ # △ T △ # △
    □ △ □ △ □ △ □
    △ □ △ # △ □ .
    T △ □ △ □ . T
"""


def test_only_when_no_free_fields_are_adjacent_a_pair_may_be_apart() -> None:
    """KP-5"""
    state = table(sheet(ALMOST_FULL), roll="//")
    assert allowed(state) == ["// b1 g6", "// b1 f7", "// g6 f7"]
    assert KAPAI.prompt(state, 0).argument("where") == "apart"


def test_one_field_left_takes_one_of_the_pair() -> None:
    """KP-5"""
    picture = ALMOST_FULL.replace("□ .\n", "□ △\n").replace("T .", "T △")
    state = table(sheet(picture), roll="//")
    assert allowed(state) == ["/ f7"]
    assert refused(state, "// f7 f7") == "kapai-one-field-left"
    assert KAPAI.prompt(state, 0).code == "kapai-fill-last"
    assert KAPAI.outcome(drew(state, "/ f7")) is not None


# ── KP-6: groups


ROW = """
    T . . . . . T
    . . . # . . .
    . △ △ . △ △ .
    . # □ T □ # .
    . . □ □ □ . .
    . . . # . . .
    T . . . . . T
"""


def after(state_sheet: str, roll: str, text: str, frames: str = "", crosses: str = "") -> list[str]:
    state = drew(table(sheet(state_sheet, frames, crosses), roll=roll), text)
    return frames_of(state.sheets[0])


def test_three_in_a_line_are_framed_at_once_and_without_asking() -> None:
    """KP-6"""
    assert after(ROW, "△/", "△ a3", "c5-e5") == ["a3-c3", "c5-e5"]
    assert after(ROW, "△/", "△ g3", "c5-e5") == ["e3-g3", "c5-e5"]
    assert after(ROW, "△/", "/ d3", "c5-e5") == ["c5-e5"]


def test_the_player_chooses_among_overlapping_groups() -> None:
    """KP-6: d3 joins b3 c3 and e3 f3."""
    state = table(sheet(ROW, "c5-e5"), roll="△/")
    on_d3 = [move for move in allowed(state) if move.startswith("△ d3")]
    assert on_d3 == ["△ d3 b3-d3", "△ d3 c3-e3", "△ d3 d3-f3"]
    assert refused(state, "△ d3") == "kapai-choose-frame"
    assert refused(state, "△ d3 e3-g3") == "kapai-not-a-group"
    assert refused(state, "△ d3 b3-d3 d3-f3") == "kapai-frames-overlap"
    assert after(ROW, "△/", "△ d3 c3-e3", "c5-e5") == ["c3-e3", "c5-e5"]


def test_a_frame_that_comes_by_itself_is_not_written() -> None:
    """KP-6: so that every draw has one text."""
    state = table(sheet(ROW, "c5-e5"), roll="△/")
    named = KAPAI.parse_move(state, "△ a3 a3-c3")
    assert named == KAPAI.parse_move(state, "△ a3")
    assert refused(state, "/ a3 a3-c3") == "kapai-no-group"
    assert refused(state, "△ c2 b3-d3") == "kapai-no-group"


def test_a_symbol_in_a_group_makes_no_second_group() -> None:
    """KP-6: the squares c5 d5 e5 are framed, so c4 c5 c6 is no group."""
    assert after(ROW, "□/", "□ c6", "c5-e5") == ["c5-e5"]
    column = ROW.replace(". . . # . . .\n    T", ". . □ # . . .\n    T")
    assert after(column, "□/", "□ c7", "c5-e5") == ["c5-e5"]


def test_a_pair_is_framed_when_both_are_drawn() -> None:
    """KP-6: with two gaps all of this can be chosen, also what gives fewer groups."""
    picture = """
        T . . . . . T
        . . . # . . .
        △ △ . . △ △ .
        . # □ T □ # .
        . . □ / □ . .
        . . . # . . .
        T . . . . . T
    """
    state = table(sheet(picture), roll="△△")
    choices = [move for move in allowed(state) if move.startswith("△△ c3 d3")]
    assert choices == [
        "△△ c3 d3 a3-c3 d3-f3",
        "△△ c3 d3 b3-d3",
        "△△ c3 d3 c3-e3",
    ]
    assert refused(state, "△△ c3 d3") == "kapai-choose-frame"
    assert refused(state, "△△ c3 d3 a3-c3") == "kapai-frame-too"
    assert after(picture, "△△", "△△ c3 d3 a3-c3 d3-f3") == ["a3-c3", "d3-f3"]
    assert after(picture, "△△", "△△ c3 d3 c3-e3") == ["c3-e3"]


def test_two_groups_that_do_not_overlap_both_come_by_themselves() -> None:
    """KP-6: b6 completes one column, c6 the other."""
    picture = """
        T . . . . . T
        . . . # . . .
        . . . . . . .
        . # △ T . # .
        . △ △ . . . .
        . . . # . . .
        T △ / . . . T
    """
    assert after(picture, "△△", "△△ b6 c6") == ["c4-c6", "b5-b7"]
    state = table(sheet(picture), roll="△△")
    assert refused(state, "△△ b6 c6 b5-b7") == "kapai-frame-unneeded"
    named = KAPAI.parse_move(state, "△△ b6 c6 c4-c6 b5-b7")
    assert named == KAPAI.parse_move(state, "△△ b6 c6")
    assert refused(state, "△△ b6 c6 a6-c6") == "kapai-not-a-group"


def test_groups_go_down_as_well_as_across() -> None:
    """KP-6: e6 completes e4 e5 e6."""
    picture = ROW.replace("□ □ □", "□ / □")
    assert after(picture, "□/", "□ e6") == ["e4-e6"]


def test_a_corner_is_no_line() -> None:
    """KP-6: c4, c5 and b5 make an angle."""
    picture = ROW.replace("□ □ □", "□ / □")
    assert after(picture, "□/", "□ b5") == []


# ── KP-7: bonuses


LINES = """
    T . . . . . T
    . . . # . . .
    . / / . / / .
    . # □ T □ # .
    . . □ △ □ . .
    . . . # . . .
    T . . . . . T
"""


def test_a_group_of_lines_brings_a_cross_at_once() -> None:
    """KP-7: at any symbol, lines too."""
    state = table(sheet(LINES), roll="△/")
    assert [move for move in allowed(state) if move.startswith("/ a3")] == [
        "/ a3 +△",
        "/ a3 +□",
        "/ a3 +○",
        "/ a3 +/",
    ]
    assert refused(state, "/ a3") == "kapai-choose-crosses"
    assert refused(state, "/ a3 +△ +△") == "kapai-other-crosses"
    assert drew(state, "/ a3 +/").sheets[0].crosses == (0, 0, 0, 1)


def test_other_draws_bring_no_cross() -> None:
    """KP-7"""
    state = table(sheet(LINES), roll="△/")
    assert refused(state, "△ a3 +△") == "kapai-no-cross"
    assert refused(state, "/ c2 +△") == "kapai-no-cross"


def test_frame_and_cross_are_chosen_together() -> None:
    """KP-6, KP-7"""
    state = table(sheet(LINES), roll="△/")
    on_d3 = [move for move in allowed(state) if move.startswith("/ d3")]
    assert len(on_d3) == 3 * 4
    assert refused(state, "/ d3 +△") == "kapai-choose-frame"
    assert refused(state, "/ d3 b3-d3") == "kapai-choose-crosses"


def test_two_groups_of_lines_bring_two_crosses() -> None:
    """KP-7: ten ways to spread two crosses over four symbols."""
    picture = LINES.replace(". / / . / / .", "/ / . . / / .")
    state = table(sheet(picture), roll="//")
    both = [move for move in allowed(state) if move.startswith("// c3 d3 a3-c3 d3-f3")]
    assert len(both) == 10
    assert drew(state, "// c3 d3 a3-c3 d3-f3 +○ +△").sheets[0].crosses == (1, 0, 1, 0)
    assert refused(state, "// c3 d3 a3-c3 d3-f3 +○") == "kapai-other-crosses"


@pytest.mark.parametrize(
    ("crosses", "rows"), [("△△△△", "□○/"), ("△△△△////", "□○"), ("△△△", "△□○/")]
)
def test_a_full_row_cannot_be_chosen(crosses: str, rows: str) -> None:
    """KP-7: four boxes for each symbol."""
    state = table(sheet(LINES, crosses=crosses), roll="△/")
    found = [move for move in allowed(state) if move.startswith("/ a3")]
    assert [move[-1] for move in found] == list(rows)
    for row in set("△□○/") - set(rows):
        assert refused(state, f"/ a3 +{row}") == "kapai-row-full"


def test_two_crosses_need_two_free_boxes_in_a_row() -> None:
    """KP-7"""
    picture = LINES.replace(". / / . / / .", "/ / . . / / .")
    state = table(sheet(picture, crosses="△△△○○"), roll="//")
    way = "// c3 d3 a3-c3 d3-f3"
    assert refused(state, f"{way} +△ +△") == "kapai-row-full"
    assert drew(state, f"{way} +○ +○").sheets[0].crosses == (3, 0, 4, 0)
