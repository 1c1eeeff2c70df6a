"""Where the boxes and fields of Katalon lie, for everything that draws a board.

A box is a tilted square with its fields at the four tips and in the middle; the middle box overlaps
the other four and shares a field with each. One unit is the way from a field to the next; y points
down.
"""

from typing import Final, TypeAlias

from speeltafel.games.katalon.components import FIELDS, NAMES

Point: TypeAlias = tuple[float, float]

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0), (0, 0))
"""The direction of each letter, in the order of `LETTERS`."""
BOX_PLACES: Final = tuple((2 * x, 2 * y) for x, y in STEPS)
FIELD_PLACES: Final = tuple(
    (2 * STEPS[box][0] + STEPS[letter][0], 2 * STEPS[box][1] + STEPS[letter][1])
    for box, letter in (NAMES[field][0] for field in range(FIELDS))
)
REACH: Final = 1.6
"""From the middle of a box to its tips: wide enough for the stones to lie inside."""
ROUNDED: Final = 0.16
EXTENT: Final = 3.8
"""From the middle of the board to the edge of its picture."""
FIELD_RADIUS: Final = 0.36
RING_RADIUS: Final = 0.19
CROSS_ARM: Final = 0.14
MARK_WIDTH: Final = 0.075
NEWEST_RADIUS: Final = 0.45
LABELS: Final = (
    (0.95, -3.0, "start"),
    (2.5, -1.45, "start"),
    (0.95, 3.2, "start"),
    (-2.5, -1.45, "end"),
)
"""Where the names of the outer boxes stand, and on which side of that they go on."""


def box_outline(x: float, y: float) -> str:
    """The outline of a box as a path, its corners a little rounded."""
    cut, far = ROUNDED, REACH - ROUNDED
    places = (
        ("M", (x - cut, y - far)),
        ("Q", (x, y - REACH)),
        ("", (x + cut, y - far)),
        ("L", (x + far, y - cut)),
        ("Q", (x + REACH, y)),
        ("", (x + far, y + cut)),
        ("L", (x + cut, y + far)),
        ("Q", (x, y + REACH)),
        ("", (x - cut, y + far)),
        ("L", (x - far, y + cut)),
        ("Q", (x - REACH, y)),
        ("", (x - far, y - cut)),
    )
    return " ".join(f"{sign}{px:g} {py:g}" for sign, (px, py) in places) + " Z"
