"""What can be done at 3-stel: a disc is placed, moved or sent back."""

from typing import Final, NamedTuple

HAND: Final = -1
"""Where a disc is that does not lie on the board."""


class Disc(NamedTuple):
    """3-stel: a disc is placed (from `HAND`), moved, or sent back (to `HAND`)."""

    start: int
    end: int
