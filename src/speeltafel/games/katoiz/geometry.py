"""How the tiles and dice of Katoiz are drawn: a tile is 0.9 wide, middle at 0, y points down."""

from typing import Final

TILE_HALF: Final = 0.45
TILE_ROUNDED: Final = 0.1
BIG_WIDTH: Final = 0.085
"""Big shapes are open lines of this width, small ones are filled."""

SQUARE_HALF: Final = (0.27, 0.16)
"""Big, small."""
CIRCLE_RADIUS: Final = (0.29, 0.175)
TRIANGLE: Final = ("M0 -0.31 L0.33 0.24 L-0.33 0.24 Z", "M0 -0.2 L0.22 0.17 L-0.22 0.17 Z")

STAR: Final = (
    "M0 -0.36 L0.1 -0.12 L0.36 -0.1 L0.16 0.07 L0.22 0.33 L0 0.19 L-0.22 0.33 L-0.16 0.07 "
    "L-0.36 -0.1 L-0.1 -0.12 Z"
)
DIE_SQUARE_HALF: Final = 0.24
DIE_CIRCLE_RADIUS: Final = 0.26
DIE_TRIANGLE: Final = "M0 -0.29 L0.3 0.22 L-0.3 0.22 Z"
DIE_WIDTH: Final = 0.07

THICKNESS: Final = 0.12
"""How much of the edge of each tile of a pile is seen."""
TOWER_THICKNESS: Final = 0.3
TOWER_LEAN: Final = 0.66
"""How much of its depth the top of a tower shows: 1 is from above."""

DISC_MARKS: Final = (
    "",
    "M-0.2 -0.2 L0.2 0.2 M0.2 -0.2 L-0.2 0.2",
    "M-0.26 -0.11 H0.26 M-0.26 0.11 H0.26",
    "M0 -0.26 V0.26 M-0.26 0 H0.26",
)
"""The sign on the discs of each player; the first has a ring."""
DISC_RING: Final = 0.24
DISC_RADIUS: Final = 0.44
