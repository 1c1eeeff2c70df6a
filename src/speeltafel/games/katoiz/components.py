"""What is in the box (KZ-1, KZ-2): picture tiles, dice, and what tiles have in common.

A picture tile is a number 0–29: colour × 6 + shape × 2 + size. Doubles are the same number twice,
for nobody can tell them apart. A tile is written as its colour letter and its picture: open is big,
filled is small, as on the tiles themselves (`B○`, `R■`).
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

COLOURS: Final = "BRGYW"
"""Blue, red, green, yellow, white."""
SHAPES: Final = "□○△"
"""Square, circle, triangle."""
PICTURES: Final = "□■○●△▲"
"""Shape × 2 + size."""
BIG, SMALL = 0, 1
PROPERTIES: Final = ("colour", "shape", "size")
COLOUR, SHAPE, SIZE = range(3)

KINDS: Final = 30
NO_TILE: Final = -1


def tile(text: str) -> int:
    return COLOURS.index(text[0]) * 6 + PICTURES.index(text[1])


TILE: Final = re.compile(rf"[{COLOURS}][{PICTURES}]")

_TEXTS: Final = tuple(colour + picture for colour in COLOURS for picture in PICTURES)


def tile_text(kind: int) -> str:
    return _TEXTS[kind]


def tile_texts(kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(tile_text, kinds))


VALUES: Final = tuple((kind // 6, kind % 6 // 2, kind % 2) for kind in range(KINDS))
"""Colour, shape and size of each tile."""

DOUBLES: Final = tuple(
    sorted(map(tile, ["R●", "Y▲", "B●", "G■", "W■", "R□", "Y○", "B△", "G○", "W△"]))
)
"""KZ-1: the ten tiles that are in the box twice."""

TILES: Final = tuple(sorted((*range(KINDS), *DOUBLES)))
"""All forty picture tiles."""

SHARED: Final = tuple(
    tuple(tuple(p for p in range(3) if one[p] == other[p]) for other in VALUES) for one in VALUES
)
"""`SHARED[one][other]`: the properties that two tiles share."""

MATCHES: Final = tuple(tuple(len(shared) for shared in row) for row in SHARED)

# ── Dice (KZ-2)

PURPLE: Final = 5
COLOUR_FACES: Final = COLOURS + "P"
PICTURE_FACES: Final = SHAPES + "☆★·"
"""A shape asks for that shape, the white star for big, the black star for small, blank for
nothing."""
WHITE_STAR, BLACK_STAR, BLANK = 3, 4, 5
NO_DIE: Final = -1


class Roll(NamedTuple):
    """What the dice show; `NO_DIE` where no picture die is rolled."""

    colour: int
    picture: int = NO_DIE


def satisfies(kind: int, roll: Roll) -> bool:
    """A shape face demands only shape, a star only size."""
    colour, shape, size = VALUES[kind]
    if roll.colour not in (PURPLE, colour):
        return False
    if roll.picture in (NO_DIE, BLANK):
        return True
    if roll.picture < WHITE_STAR:
        return shape == roll.picture
    return size == (BIG if roll.picture == WHITE_STAR else SMALL)


COLOUR_ROLLS: Final = tuple((Roll(colour), 1) for colour in range(6))
DICE_ROLLS: Final = tuple((Roll(colour, face), 1) for colour in range(6) for face in range(6))

DEMANDED: Final = {
    roll: sum(1 << kind for kind in range(KINDS) if satisfies(kind, roll))
    for roll, _ in (*COLOUR_ROLLS, *DICE_ROLLS)
}
"""The tiles that satisfy a roll, as bits."""


def common_values(kinds: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """(property, value) pairs that all these tiles have."""
    columns = list(zip(*(VALUES[kind] for kind in kinds), strict=True))
    return tuple((p, column[0]) for p, column in enumerate(columns) if len(set(column)) == 1)
