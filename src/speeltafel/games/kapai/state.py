"""A table of Ka Pai: the dice, and for each seat a sheet."""

from typing import Final, NamedTuple

from speeltafel.core.seat_set import SeatSet
from speeltafel.core.vector import Vector
from speeltafel.games.kapai.moves import Roll


class Sheet(NamedTuple):
    """What one player has drawn. Fields are sets as bits; fours are in the order of `SYMBOLS`."""

    marks: tuple[int, int, int, int]
    """For each symbol the fields it stands on."""
    filled: int
    framed: int
    """The fields that lie in a group."""
    frames: int
    """The groups themselves, as bits: numbers in `TRIPLES`."""
    groups: tuple[int, int, int, int]
    crosses: tuple[int, int, int, int]
    last: int
    """The fields drawn in the latest round."""


BLANK: Final = Sheet((0, 0, 0, 0), 0, 0, 0, (0, 0, 0, 0), (0, 0, 0, 0), 0)


class State(NamedTuple):
    layout: str
    round: int
    roll: Roll | None
    """None: the dice are to be rolled."""
    sheets: Vector[Sheet]
    """As everybody sees them: all closed rounds."""
    drawing: Vector[Sheet]
    """As each player sees their own: with what was drawn in this round."""
    waiting: SeatSet
    """Who has not drawn in this round."""
    leaders: tuple[int, ...] = ()
    """The best seats so far, at tables too large to show whole."""
    redealt: int | None = None
    """In a state dealt again for one seat: what the others have drawn in this round is not known
    and is decided from this number when the round closes."""
