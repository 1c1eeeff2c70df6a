"""What a lesson is: data. Positions to begin from, and for each what is to be reached there.

The words stand in Fluent: `lessons-<game>-<lesson>` is the title, `lessons-<game>-<lesson>-<n>` the
n-th task, with what is said when it is done (`.right`) and a hint (`.hint`).
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from speeltafel.core.game import AnyGame
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Value

BY_SEED: Final = "~"
"""Among the moves of a start: chance does what the seed says."""


class Start(NamedTuple):
    """A position: moves played from the setup, or written down, or both."""

    variant: str
    players: int = 1
    moves: tuple[str, ...] = ()
    position: str = ""
    """As `positions` reads it, laid out after the moves."""
    options: tuple[tuple[str, Value], ...] = ()
    seed: int = 0
    """What chance does where nothing is written."""


class Turn(NamedTuple):
    """One move in a lesson; chance has not answered it yet."""

    game: AnyGame
    seat: Seat
    before: Any
    move: Any
    after: Any


Goal: TypeAlias = Callable[[Turn], bool]


class Task(NamedTuple):
    start: Start
    goal: Goal
    moves: int = 1
    """In how many own moves the goal can be reached; all but the last are on the way to it."""


class Lesson(NamedTuple):
    name: str
    teaches: tuple[str, ...]
    """Numbers of rulings."""
    tasks: tuple[Task, ...]


class FirstGame(NamedTuple):
    """The last lesson: a real, short game, with tips that come at the first turns only."""

    teaches: tuple[str, ...]
    variant: str
    tips: int
    """At how many of the first own turns something is said, each time less."""
    options: tuple[tuple[str, Value], ...] = ()
    level: str = "beginner"
    name: str = "game"


class Course(NamedTuple):
    """All lessons of a game, or of one of its types."""

    game: str
    part: str
    """Which type of the game; empty where there is one."""
    lessons: tuple[Lesson, ...]
    first_game: FirstGame

    @property
    def whole(self) -> tuple[Lesson | FirstGame, ...]:
        return (*self.lessons, self.first_game)
