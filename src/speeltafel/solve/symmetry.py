"""The eight symmetries of the board: boxes and letters turn and mirror together."""

from functools import cache
from typing import Final

from speeltafel.games.katalon.components import ANY_BOX, FIELD, FIELDS, MIDDLE, NAMES
from speeltafel.solve.node import Node

SYMMETRIES: Final = 8


def _image_of_box(symmetry: int, box: int) -> int:
    if box in (MIDDLE, ANY_BOX):
        return box
    turn, mirrored = symmetry % 4, symmetry >= 4
    return ((-box if mirrored else box) + turn) % 4


BOX_IMAGE: Final = tuple(
    tuple(_image_of_box(symmetry, box) for box in range(6)) for symmetry in range(SYMMETRIES)
)


def _image_of_field(symmetry: int, field: int) -> int:
    box, letter = NAMES[field][0]
    return FIELD[BOX_IMAGE[symmetry][box]][BOX_IMAGE[symmetry][letter]]


FIELD_IMAGE: Final = tuple(
    tuple(_image_of_field(symmetry, field) for field in range(FIELDS))
    for symmetry in range(SYMMETRIES)
)


def _image_of_group(symmetry: int, group: int, stones: int) -> int:
    return sum(1 << FIELD_IMAGE[symmetry][7 * group + bit] for bit in range(7) if stones >> bit & 1)


STONES_IMAGE: Final = tuple(
    tuple(
        tuple(_image_of_group(symmetry, group, stones) for stones in range(128))
        for group in range(3)
    )
    for symmetry in range(SYMMETRIES)
)
"""The image of 21 fields as three look-ups of seven."""


def image(symmetry: int, stones: int) -> int:
    low, middle, high = STONES_IMAGE[symmetry]
    return low[stones & 127] | middle[stones >> 7 & 127] | high[stones >> 14]


def image_of(symmetry: int, node: Node) -> Node:
    mine, theirs, box, barred, captures = node
    return Node(
        image(symmetry, mine),
        image(symmetry, theirs),
        BOX_IMAGE[symmetry][box],
        barred,
        captures,
    )


@cache
def to_representative(occupied: int) -> tuple[int, tuple[int, ...]]:
    """The smallest image of a set of fields, and the symmetries that lead to it."""
    images = [image(symmetry, occupied) for symmetry in range(SYMMETRIES)]
    least = min(images)
    return least, tuple(each for each in range(SYMMETRIES) if images[each] == least)


def representative(node: Node) -> Node:
    """The one node that stands for this one and its images: fewest fields, then box, then mine."""
    mine, theirs, box, barred, captures = node
    occupied, symmetries = to_representative(mine | theirs)
    best_box, own = min((BOX_IMAGE[each][box], image(each, mine)) for each in symmetries)
    return Node(own, occupied ^ own, best_box, barred, captures)
