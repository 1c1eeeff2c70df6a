"""What is in the box: five boxes of five fields, four of them shared, and twelve stones each.

A box and a letter within it are the same five words (north, east, south, west, middle), so both
are numbers 0–4 in the order of `LETTERS`. Boxes overlap: 25 names for 21 fields.
"""

from typing import Final

LETTERS: Final = "NOZWM"
NORTH, EAST, SOUTH, WEST, MIDDLE = range(5)
ANY_BOX: Final = 5
"""Where the very first stone may go (KT-2)."""

STONES: Final = 12
CAPTURES_TO_DRAW: Final = 10
FIELDS: Final = 21
FULL: Final = (1 << FIELDS) - 1

OPPOSITE: Final = (SOUTH, WEST, NORTH, EAST)


def _field(box: int, letter: int) -> int:
    """Fields of the outer boxes in reading order, then the middle of the middle."""
    if box != MIDDLE:
        return 5 * box + letter
    if letter == MIDDLE:
        return 20
    return 5 * letter + OPPOSITE[letter]  # Mn = Nz, Mo = Ow, Mz = Zn, Mw = Wo


FIELD: Final = tuple(tuple(_field(box, letter) for letter in range(5)) for box in range(5))
"""`FIELD[box][letter]` is the field with that name."""

BIT: Final = tuple(tuple(1 << field for field in row) for row in FIELD)
BOX_MASK: Final = tuple(sum(row) for row in BIT)

NAMES: Final = tuple(
    tuple((box, letter) for box in range(5) for letter in range(5) if FIELD[box][letter] == field)
    for field in range(FIELDS)
)
"""The one or two names of a field, outer box first."""

MASKS_OF: Final = tuple(tuple(BOX_MASK[box] for box, _ in names) for names in NAMES)
"""The boxes a field lies in."""


def name(box: int, letter: int) -> str:
    return LETTERS[box] + LETTERS[letter].lower()
