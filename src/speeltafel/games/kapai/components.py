"""What is in the box: a grid of seven by seven, four symbols, two dice, and what counts.

Fields are numbers 0–48 in reading order; a set of fields is a number with those bits.
"""

from typing import Final

SIZE: Final = 7
FIELDS: Final = SIZE * SIZE
DRAWABLE: Final = 40
COLUMNS: Final = "abcdefg"
ROWS: Final = "1234567"

SYMBOLS: Final = "△□○/"
TRIANGLE, SQUARE, CIRCLE, LINE = range(4)
SYMBOL_NAMES: Final = ("triangle", "square", "circle", "line")

DICE: Final = ("△△□○//", "△△□□○/")
"""KP-2."""

GROUP_POINTS: Final = (2, 3, 4, 0)
NETWORK_POINTS: Final = (0, 0, 2, 4, 7, 12)
"""By the number of linked totems (KP-8)."""
MOST_TOTEMS: Final = 5
BOXES: Final = 4
"""Bonus boxes for each symbol (KP-7): sixteen, so forty fields can never fill them all."""


def _roll_weights() -> tuple[tuple[tuple[int, int], int], ...]:
    """KP-3: which die shows which symbol has no effect, so a roll is a pair without an order."""
    first, second = ([die.count(symbol) for symbol in SYMBOLS] for die in DICE)
    return tuple(
        ((a, b), first[a] * second[b] + (first[b] * second[a] if a != b else 0))
        for a in range(4)
        for b in range(a, 4)
    )


ROLL_WEIGHTS: Final = _roll_weights()
"""Every roll with its chance out of 36."""


def field_name(field: int) -> str:
    """Columns a–g from the left, rows 1–7 from the top."""
    return COLUMNS[field % SIZE] + ROWS[field // SIZE]


FIELD_NAMES: Final = tuple(field_name(field) for field in range(FIELDS))
FIELD_NUMBERS: Final = {name: field for field, name in enumerate(FIELD_NAMES)}

BIT: Final = tuple(1 << field for field in range(FIELDS))
ALL: Final = (1 << FIELDS) - 1
_NOT_FIRST: Final = sum(bit for field, bit in enumerate(BIT) if field % SIZE != 0)
_NOT_LAST: Final = sum(bit for field, bit in enumerate(BIT) if field % SIZE != SIZE - 1)


def beside(fields: int) -> int:
    """The fields orthogonally next to any of these."""
    sideways = (fields & _NOT_LAST) << 1 | (fields & _NOT_FIRST) >> 1
    return (sideways | fields << SIZE | fields >> SIZE) & ALL


def area_around(start: int, within: int) -> int:
    """`start` and all fields of `within` that hang together orthogonally with it."""
    area = start
    while True:
        sideways = (area & _NOT_LAST) << 1 | (area & _NOT_FIRST) >> 1
        grown = area | (sideways | area << SIZE | area >> SIZE) & within
        if grown == area:
            return area
        area = grown


NEIGHBOURS: Final = tuple(beside(bit) for bit in BIT)


def _triples() -> tuple[tuple[int, int, int], ...]:
    across = [(f, f + 1, f + 2) for f in range(FIELDS) if f % SIZE < SIZE - 2]
    down = [(f, f + SIZE, f + 2 * SIZE) for f in range(FIELDS - 2 * SIZE)]
    return tuple(sorted(across + down))


TRIPLES: Final = _triples()
"""All places where a group can lie (KP-6)."""
TRIPLE_MASKS: Final = tuple(sum(BIT[field] for field in triple) for triple in TRIPLES)
TRIPLES_THROUGH: Final = tuple(
    tuple(number for number, triple in enumerate(TRIPLES) if field in triple)
    for field in range(FIELDS)
)
TRIPLE_NAMES: Final = tuple(
    f"{FIELD_NAMES[first]}-{FIELD_NAMES[last]}" for first, _, last in TRIPLES
)
"""A frame goes by its two ends: `b4-d4`."""


def fields_of(mask: int) -> tuple[int, ...]:
    """The fields of a set, in reading order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)
