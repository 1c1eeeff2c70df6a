"""The square of 6 × 6 places at 3-stel and Stapeltje, and the home places round it.

Places are numbered 0–35 row by row from the top left and written as column and row: a1 is the top
left corner, f6 the bottom right one. Sets of places are bits in rows of eight, so that a step
never wraps round an edge: the spare bits are in no set.
"""

import re
from typing import Final

SIDE: Final = 6
PLACES: Final = SIDE * SIDE
COLUMNS: Final = "abcdef"
HOME: Final = PLACES
"""In a walk: the own home pile."""

BIT: Final = tuple(1 << (place // SIDE * 8 + place % SIDE) for place in range(PLACES))
PLACE_OF_BIT: Final = {bit: place for place, bit in enumerate(BIT)}
ALL: Final = sum(BIT)

ORTHOGONAL: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
DIAGONAL: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _neighbours(place: int, steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    row, column = divmod(place, SIDE)
    return tuple(
        (row + down) * SIDE + column + right
        for down, right in steps
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE
    )


BESIDE: Final = tuple(_neighbours(place, ORTHOGONAL) for place in range(PLACES))
ASLANT: Final = tuple(_neighbours(place, DIAGONAL) for place in range(PLACES))
BESIDE_BITS: Final = tuple(sum(BIT[other] for other in beside) for beside in BESIDE)


def beside(bits: int) -> int:
    """Everything one orthogonal step away; may hold spare bits."""
    return bits << 1 | bits >> 1 | bits << 8 | bits >> 8


def aslant(bits: int) -> int:
    """Everything one diagonal step away; may hold spare bits."""
    return bits << 9 | bits >> 9 | bits << 7 | bits >> 7


def places_in(bits: int) -> list[int]:
    """In ascending order."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(PLACE_OF_BIT[lowest])
        bits ^= lowest
    return found


def place_text(place: int) -> str:
    return COLUMNS[place % SIDE] + str(place // SIDE + 1)


def place_of(text: str) -> int | None:
    """The place written here, in any case; None when it is not on the board."""
    text = text.strip().lower()
    if len(text) != 2 or text[0] not in COLUMNS or text[1] not in "123456":
        return None
    return (int(text[1]) - 1) * SIDE + COLUMNS.index(text[0])


# ── Home places (KZ-30): outside the square against a corner, a pinwheel, clockwise

CORNERS: Final = (0, 5, 35, 30)
HOME_ASLANT: Final = (6, 4, 29, 31)
"""The one place diagonal to each home place: (2,1), (1,5), (5,6), (6,2)."""
HOMES_BY_PLAYERS: Final = ((), (0,), (0, 2), (0, 1, 2), (0, 1, 2, 3))
"""Which home places are in use; two players sit opposite."""


def _position(corner: int, rings: int) -> frozenset[int]:
    places = {corner}
    for _ in range(rings):
        places |= {other for place in places for other in BESIDE[place]}
    return frozenset(places)


POSITIONS: Final = tuple(_position(corner, 1) for corner in CORNERS)
"""KZ-31: the corner and its two neighbours (the home pile belongs to it too)."""
WIDE_POSITIONS: Final = tuple(_position(corner, 2) for corner in CORNERS)
"""KZ-31: one more ring, for targets six and seven."""


ROUTE: Final = re.compile(r"([a-z]\d)\s*(?:-|–|→|>|\s)+\s*([a-z]\d|h|thuis|home)")
"""From one place to another, as people write it."""
