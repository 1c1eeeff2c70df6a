"""The building as it stands on the table, and what one cube can do to it (PK-3, PK-4).

Cells of the base have x and y from 0 to 4, counted from the front left. A cube may be set down one
cell outside (−1 or 5); between turns the building is shifted back onto the base, never turned.
"""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from speeltafel.games.potzklotz.buildings import (
    NEIGHBOURS,
    Building,
    building,
    hangs_together,
    number_of,
)
from speeltafel.games.potzklotz.components import BASE, Card, pictured

Place: TypeAlias = tuple[int, int]
Standing: TypeAlias = Building
"""Columns `(x, y, height)` in ascending order, at their places on the table."""

FALLS_APART: Final = 0
"""Stands for the number of a building that is none."""


class Shift(NamedTuple):
    """One cube moved, and the number of the building it makes."""

    source: Place
    target: Place
    number: int


def set_up(card: Card) -> Standing:
    """The building of a card in the middle of the base, rounded to back left (PK-4)."""
    shape = pictured(card)
    right = (BASE - 1 - max(x for x, _, _ in shape)) // 2
    back = (BASE - max(y for _, y, _ in shape)) // 2
    return tuple((x + right, y + back, height) for x, y, height in shape)


def lifted(standing: Standing, source: Place) -> dict[Place, int]:
    """The heights of the four cubes that stay when one is in the hand."""
    heights = {(x, y): height for x, y, height in standing}
    heights[source] -= 1
    if not heights[source]:
        del heights[source]
    return heights


def places_beside(heights: dict[Place, int]) -> set[Place]:
    """Where a cube touches what stands: on a column, or on the ground beside one."""
    beside = {(x + right, y + back) for x, y in heights for right, back in NEIGHBOURS}
    return beside | heights.keys()


@cache
def moved(standing: Standing, source: Place, target: Place) -> Standing:
    heights = lifted(standing, source)
    heights[target] = heights.get(target, 0) + 1
    return tuple(sorted((x, y, height) for (x, y), height in heights.items()))


@cache
def number_standing(standing: Standing) -> int:
    return number_of(building(standing)) if hangs_together(standing) else FALLS_APART


def on_base(place: Place) -> bool:
    return 0 <= place[0] < BASE and 0 <= place[1] < BASE


@cache
def shifts(standing: Standing, stay_on_base: bool) -> tuple[Shift, ...]:
    """Every move of one cube, right or wrong, by source and target."""
    found = []
    for x, y, _ in standing:
        source = (x, y)
        for target in sorted(places_beside(lifted(standing, source)) - {source}):
            if on_base(target) or not stay_on_base:
                number = number_standing(moved(standing, source, target))
                found.append(Shift(source, target, number))
    return tuple(found)


@cache
def reachable(standing: Standing, stay_on_base: bool) -> frozenset[int]:
    """The numbers of the buildings that one cube can make of this one."""
    return frozenset(shift.number for shift in shifts(standing, stay_on_base))


@cache
def back_on_base(standing: Standing) -> Standing:
    """Shifted by as few whole cells as needed to stand on the base; five cubes always fit."""
    right = _onto_base([x for x, _, _ in standing])
    back = _onto_base([y for _, y, _ in standing])
    return tuple((x + right, y + back, height) for x, y, height in standing)


def _onto_base(coordinates: list[int]) -> int:
    return max(0, -min(coordinates)) + min(0, BASE - 1 - max(coordinates))


COLUMN_LETTERS: Final = "zabcdef"
ROW_NUMBERS: Final = "0123456"


def place_name(place: Place) -> str:
    """`a1` lies at the front left; z is left of a, f right of e, 0 before 1 and 6 behind 5."""
    return COLUMN_LETTERS[place[0] + 1] + ROW_NUMBERS[place[1] + 1]


PLACE_NAMED: Final = {
    place_name((x, y)): (x, y) for x in range(-1, BASE + 1) for y in range(-1, BASE + 1)
}
