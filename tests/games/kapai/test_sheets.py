"""KP-1: the sheets are data, and a sheet that cannot be played on is refused with the reason."""

import pytest

from speeltafel.core.reason import Reason
from speeltafel.core.refusal import Refusal, accept
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import FIELD_NAMES, fields_of
from speeltafel.games.kapai.sheets import DEFAULT_SHEET, SHEETS, parse_sheet

GOOD = """
    T . . . . . T
    . . . # . . .
    . . . . . . .
    . # . T . # .
    . . . . . . .
    . . . # . . .
    T . . . . . T
"""


def places(fields: tuple[int, ...]) -> list[tuple[int, int]]:
    """As the ruling writes them: row, column from 1."""
    return [(field // 7 + 1, field % 7 + 1) for field in fields]


@pytest.mark.parametrize(
    ("name", "totems", "dark"),
    [
        (
            "corners",
            [(1, 1), (1, 7), (4, 4), (7, 1), (7, 7)],
            [(2, 4), (4, 2), (4, 6), (6, 4)],
        ),
        (
            "pinwheel",
            [(1, 2), (2, 7), (4, 4), (6, 1), (7, 6)],
            [(1, 1), (1, 7), (7, 1), (7, 7)],
        ),
        (
            "garden",
            [(2, 2), (2, 6), (4, 4), (6, 2), (6, 6)],
            [(1, 4), (4, 1), (4, 7), (7, 4)],
        ),
    ],
)
def test_the_three_sheets_are_those_of_the_ruling(
    name: str, totems: list[tuple[int, int]], dark: list[tuple[int, int]]
) -> None:
    """KP-1"""
    layout = SHEETS[name]
    assert places(layout.totems) == totems
    assert places(fields_of(layout.dark)) == dark
    assert layout.drawable.bit_count() == 40


def test_corners_is_the_default_and_the_table_chooses() -> None:
    """KP-1"""
    (option,) = KAPAI.variants[0].options
    assert DEFAULT_SHEET == option.default == "corners"
    assert option.values == ("corners", "pinwheel", "garden") == tuple(SHEETS)


def flaw(picture: str) -> Reason:
    answer = parse_sheet("mine", picture)
    assert isinstance(answer, Refusal)
    assert answer.why.code == "kapai-sheet-invalid"
    why = answer.why.argument("why")
    assert isinstance(why, Reason)
    return why


def changed(*changes: tuple[str, str]) -> str:
    """The good sheet with other signs on some fields."""
    cells = list("".join(GOOD.split()))
    for name, sign in changes:
        cells[FIELD_NAMES.index(name)] = sign
    return "\n".join("".join(cells[start : start + 7]) for start in range(0, 49, 7))


def test_a_good_sheet_is_read() -> None:
    assert accept(parse_sheet("corners", GOOD)) == SHEETS["corners"]


@pytest.mark.parametrize(
    "picture", ["", GOOD.replace("#", "x"), GOOD[: len(GOOD) // 2], GOOD.replace(". .", ". . .")]
)
def test_a_sheet_of_another_shape_is_refused(picture: str) -> None:
    assert flaw(picture).code == "kapai-sheet-shape"


def test_six_totems_are_too_many() -> None:
    """KP-1"""
    why = flaw(changed(("d2", "T")))
    assert why.code == "kapai-sheet-totems"
    assert why.argument("count") == 6


def test_fewer_totems_will_do() -> None:
    """KP-1: at most five."""
    layout = accept(parse_sheet("four", changed(("a1", "#"))))
    assert len(layout.totems) == 4


def test_totems_may_not_stand_side_by_side() -> None:
    """KP-1"""
    why = flaw(changed(("a1", "."), ("g2", "T")))
    assert why.code == "kapai-sheet-adjacent"
    assert (why.argument("first"), why.argument("second")) == ("g1", "g2")


def test_every_totem_needs_a_field_beside_it() -> None:
    """KP-1"""
    why = flaw(changed(("b1", "#"), ("a2", "#"), ("d2", "."), ("b4", ".")))
    assert why.code == "kapai-sheet-closed"
    assert why.argument("field") == "a1"


def test_a_sheet_has_forty_fields() -> None:
    """KP-1"""
    why = flaw(changed(("d2", ".")))
    assert why.code == "kapai-sheet-fields"
    assert why.argument("count") == 41


def test_the_fields_hang_together() -> None:
    """KP-1: a1 is walled off here."""
    picture = """
        . # . . . . T
        # . . # . . .
        . . . . . . .
        . . . T . # .
        . . . . . . .
        . . . # . . .
        T . . . . . T
    """
    why = flaw(picture)
    assert why.code == "kapai-sheet-split"
    assert why.argument("field") == "a1"
