"""What can be done at Stapeltje: tiles walk; chance lays the ladder; the table tells the time."""

from typing import Final, Literal, NamedTuple


class Walk(NamedTuple):
    """Stapeltje: the top tile of one place walks to another; `HOME` is the own home pile."""

    start: int
    end: int


class Ladder(NamedTuple):
    """The colours of the plain tiles from the bottom up (KZ-41)."""

    colours: tuple[int, ...]


class Event(NamedTuple):
    """`time-up`: the clock of a seat has run out (KZ-40); `time-over`: the time agreed for the
    game is over (KZ-39); `stop`: all agree to stop (KZ-42)."""

    what: Literal["time-up", "time-over", "stop"]
    seat: int | None = None


TIME_OVER: Final = Event("time-over")
STOP: Final = Event("stop")
