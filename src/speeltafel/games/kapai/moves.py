"""Moves: the dice are rolled, a seat draws; and a draw that others may not know yet."""

from typing import Final, NamedTuple, TypeAlias

from speeltafel.games.kapai.components import FIELDS, NEIGHBOURS, ROLL_WEIGHTS, fields_of


class Roll(NamedTuple):
    """Two symbols, the lower first: which die shows which has no effect (KP-3)."""

    first: int
    second: int


class Draw(NamedTuple):
    """All that a seat does in a round (KP-3 … KP-7)."""

    symbol: int
    fields: tuple[int, ...]
    """One or two, in ascending order."""
    frames: tuple[int, ...] = ()
    """Numbers in `TRIPLES`, ascending; only where there is a choice of frames."""
    crosses: tuple[int, ...] = ()
    """Symbols whose bonus row gets a cross, ascending; one for each group of lines."""


class Unseen(NamedTuple):
    """A draw as others know it before the round closes."""

    known: bool = False


Move: TypeAlias = Roll | Draw | Unseen

UNSEEN: Final = Unseen()
ROLLS: Final = tuple((Roll(*symbols), weight) for symbols, weight in ROLL_WEIGHTS)

SINGLES: Final = tuple(
    tuple(Draw(symbol, (field,)) for field in range(FIELDS)) for symbol in range(4)
)
"""Plain draws, made once and shared: `SINGLES[symbol][field]`."""
DOUBLES: Final = tuple(
    {
        (first, second): Draw(symbol, (first, second))
        for first in range(FIELDS)
        for second in fields_of(NEIGHBOURS[first])
        if first < second
    }
    for symbol in range(4)
)
