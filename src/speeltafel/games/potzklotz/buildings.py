"""Buildings: five cubes in columns that stand side by side (PK-1).

A building is the tuple of its columns `(x, y, height)` in ascending order, x to the right and y to
the back, both counted from 0. Turned it is still the same building, in a mirror it is another.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias

Column: TypeAlias = tuple[int, int, int]
Building: TypeAlias = tuple[Column, ...]

CUBES: Final = 5
SIDES: Final = 4
"""Front, right, back, left: a building seen from side 1 is turned until its right is in front."""

NEIGHBOURS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))


def building(columns: Iterable[Column]) -> Building:
    """These columns, shifted so that the coordinates start at 0."""
    listed = list(columns)
    left = min(x for x, _, _ in listed)
    front = min(y for _, y, _ in listed)
    return tuple(sorted((x - left, y - front, height) for x, y, height in listed))


def seen_from(shape: Building, side: int) -> Building:
    """Turned about the vertical axis until this side is in front."""
    for _ in range(side % SIDES):
        shape = building((y, -x, height) for x, y, height in shape)
    return shape


def mirrored(shape: Building) -> Building:
    return building((-x, y, height) for x, y, height in shape)


@cache
def upright(shape: Building) -> Building:
    """The one of the four turned buildings that stands for all of them."""
    return min(seen_from(shape, side) for side in range(SIDES))


def same(one: Building, other: Building) -> bool:
    """PK-1: equal after a turn and a shift; never after a mirror."""
    return upright(one) == upright(other)


def storeys(shape: Building) -> int:
    return max(height for _, _, height in shape)


def hangs_together(columns: Iterable[Column]) -> bool:
    """Whether every column can be reached from every other by steps from side to side."""
    places = {(x, y) for x, y, _ in columns}
    reached = [places.pop()]
    for x, y in reached:
        for right, back in NEIGHBOURS:
            beside = (x + right, y + back)
            if beside in places:
                places.remove(beside)
                reached.append(beside)
    return not places


def looks_different_from_all_sides(shape: Building) -> bool:
    return len({seen_from(shape, side) for side in range(SIDES)}) == SIDES


def _one_cube_more(shape: Building) -> Iterator[Building]:
    heights = {(x, y): height for x, y, height in shape}
    beside = {(x + right, y + back) for x, y in heights for right, back in NEIGHBOURS}
    for x, y in heights.keys() | beside:
        grown = {**heights, (x, y): heights.get((x, y), 0) + 1}
        yield building((*place, height) for place, height in grown.items())


def _all_buildings() -> frozenset[Building]:
    found = {building([(0, 0, 1)])}
    for _ in range(CUBES - 1):
        found = {upright(grown) for shape in found for grown in _one_cube_more(shape)}
    return frozenset(found)


def _deck_first(shape: Building) -> tuple[bool, int, Building, Building]:
    """Buildings of the deck first, low before high, a building beside its mirror image."""
    pair = min(shape, upright(mirrored(shape)))
    return not in_deck(shape), storeys(shape), pair, shape


def in_deck(shape: Building) -> bool:
    """PK-2."""
    return storeys(shape) in (2, 3) and looks_different_from_all_sides(shape)


BUILDINGS: Final = tuple(sorted(_all_buildings(), key=_deck_first))
"""All fifty, each standing as `upright` has it; a building's number counts from 1."""

_NUMBERS: Final = {
    seen_from(shape, side): number
    for number, shape in enumerate(BUILDINGS, 1)
    for side in range(SIDES)
}


def number_of(shape: Building) -> int:
    return _NUMBERS[shape]


def with_number(number: int) -> Building:
    return BUILDINGS[number - 1]


MIRROR_OF: Final = {number: number_of(mirrored(shape)) for number, shape in enumerate(BUILDINGS, 1)}
