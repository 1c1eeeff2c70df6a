"""What can be done: by players, by chance, and by the table.

Named tuples with the same content are equal whatever their type, so moves that may stand beside
each other differ in content.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from speeltafel.games.katoiz.components import Roll

# ── Players


class Choice(NamedTuple):
    """`pas`: the turn ends by choice; `-`: it lapses, for nothing can be done; `nog`: one more
    roll (KZ-25)."""

    word: Literal["pas", "-", "nog"]


PASS: Final = Choice("pas")
LAPSE: Final = Choice("-")
AGAIN: Final = Choice("nog")


class Begin(NamedTuple):
    """Stapeltoren: the first tile of a new tower."""

    tile: int


class Stack(NamedTuple):
    """Stapeltoren: a tile on the own tower, with the shared property named (KZ-11); None where
    the table has agreed not to name."""

    tile: int
    tower: int
    named: int | None


HAND: Final = -1
"""Where a disc is that does not lie on the board."""


class Disc(NamedTuple):
    """3-stel: a disc is placed (from `HAND`), moved, or sent back (to `HAND`)."""

    start: int
    end: int


class Walk(NamedTuple):
    """Stapeltje: the top tile of one place walks to another; `HOME` is the own home pile."""

    start: int
    end: int


# ── Chance


class Open(NamedTuple):
    """The tiles that lie open at Stapeltoren (KZ-10)."""

    tiles: tuple[int, ...]


class Layout(NamedTuple):
    """36 tiles row by row (KZ-20), and at Stapeltje a home tile for each seat."""

    tiles: tuple[int, ...]
    homes: tuple[int, ...]


class Ladder(NamedTuple):
    """The colours of the plain tiles from the bottom up (KZ-41)."""

    colours: tuple[int, ...]


# ── The table


class Event(NamedTuple):
    """`time-up`: the clock of a seat has run out (KZ-40); `time-over`: the time agreed for the
    game is over (KZ-39); `stop`: all agree to stop (KZ-42)."""

    what: Literal["time-up", "time-over", "stop"]
    seat: int | None = None


TIME_OVER: Final = Event("time-over")
STOP: Final = Event("stop")

Move: TypeAlias = Choice | Begin | Stack | Disc | Walk | Roll | Open | Layout | Ladder | Event
