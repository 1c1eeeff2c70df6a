"""What a review says of a match, as values: each choice and what it cost, and what fell to luck."""

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from speeltafel.core.seats import Seat

Unit: TypeAlias = Literal["outcome", "points", "share"]
"""`outcome`: 1 for a win, 0 for a draw, −1 for a loss; `share`: of the victory, from 0 to 1."""
MOST_MOMENTS: Final = 3


class Choice(NamedTuple):
    """A move that a player chose, or a whole turn of small moves."""

    step: int
    """In the record, counted from 1: its first move."""
    steps: tuple[int, ...]
    """All its moves."""
    seat: Seat
    best: float
    """What the best choice was worth to its player."""
    cost: float
    """How much less the chosen one was worth."""
    margin: float
    """Half the 99 % interval of the cost; 0 where it is proven."""
    better: tuple[tuple[Any, ...], ...]
    """What was surely better, the best first: each a move, or the moves of a turn."""
    line: tuple[Any, ...] = ()
    """How it goes on after the first of those, where that is proven."""

    @property
    def mistaken(self) -> bool:
        """Whether the interval of the cost leaves out zero."""
        return self.cost > self.margin


class Luck(NamedTuple):
    """What chance brought at once, against what it could have brought."""

    step: int
    """Of its first move in the record, counted from 1."""
    value: float
    margin: float


class Point(NamedTuple):
    """What the match was worth to the seat that is looked at, after so many moves."""

    step: int
    value: float
    margin: float


class Division(NamedTuple):
    """`base + luck − cost + others = result`, exactly."""

    base: float
    luck: float
    luck_margin: float
    cost: float
    cost_margin: float
    others: float
    """What others did, and what no estimate explains."""
    result: float


class Kept(NamedTuple):
    """How a player used what was there: of so many moves that could keep it, so many did."""

    seat: Seat
    value: Literal["win", "draw", "loss"]
    """The most that was ever in reach."""
    moves: int
    kept: int
    slips: int
    """Drops of value in the whole match."""


class Review(NamedTuple):
    seat: Seat
    """Whose eyes these are: `course` and `division` are told for this seat."""
    proven: bool
    unit: Unit
    choices: tuple[Choice, ...]
    """All that were looked at: of everybody where it is proven, else of this seat."""
    course: tuple[Point, ...]
    moments: tuple[Choice, ...]
    """At most three: where proven the last drops of value, else the dearest sure mistakes."""
    kept: tuple[Kept, ...] = ()
    luck: tuple[Luck, ...] = ()
    division: Division | None = None
