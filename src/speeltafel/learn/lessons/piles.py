"""Stapeltje in seven small lessons and a game."""

from typing import Final

from speeltafel.games.katoiz.board import ASLANT, HOME
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.paths import path
from speeltafel.learn.lessons.goals import wins
from speeltafel.learn.lessons.lesson import (
    BY_SEED,
    Course,
    FirstGame,
    Goal,
    Lesson,
    Start,
    Task,
    Turn,
)

CORNER: Final = 0
"""Beside the home place of the first seat."""


def lies(seed: int, position: str) -> Start:
    return Start("stapeltje-1", 2, (BY_SEED,), position, seed=seed)


def walks(turn: Turn) -> bool:
    return isinstance(turn.move, Walk)


def walks_far(steps: int) -> Goal:
    """The shortest way is so long or longer."""

    def far(turn: Turn) -> bool:
        way = path(turn.before, turn.seat, turn.move) if isinstance(turn.move, Walk) else None
        return way is not None and len(way) > steps

    return far


def walks_aslant(turn: Turn) -> bool:
    """One step, from corner to corner."""
    start, end = turn.move if isinstance(turn.move, Walk) else (0, 0)
    return end < HOME and end in ASLANT[start]


def walks_home(turn: Turn) -> bool:
    return isinstance(turn.move, Walk) and turn.move.end == HOME


def raises_the_corner(turn: Turn) -> bool:
    return isinstance(turn.move, Walk) and turn.move.end == CORNER


COURSE: Final = Course(
    "katoiz",
    "stapeltje",
    (
        Lesson(
            "pile-walk",
            ("KZ-32", "KZ-33"),
            (
                Task(lies(46, "roll Y○"), walks),
                Task(lies(46, "roll Y○"), walks_far(3)),
            ),
        ),
        Lesson("pile-slant", ("KZ-33",), (Task(lies(91, "roll W□"), walks_aslant),)),
        Lesson("pile-home", ("KZ-30", "KZ-33"), (Task(lies(86, "roll Y□"), walks_home),)),
        Lesson(
            "pile-height",
            ("KZ-31", "KZ-34"),
            (Task(lies(8, "put c3>h d6>h; roll B□"), raises_the_corner),),
        ),
        Lesson(
            "pile-repair",
            ("KZ-35",),
            (Task(lies(1, "put b3>a2 a5>a2 c5>a2; roll R□"), walks),),
        ),
        Lesson("pile-win", ("KZ-37",), (Task(lies(8, "put c3>h d6>h e1>a1; roll B□"), wins),)),
        Lesson(
            "pile-ladder",
            ("KZ-41",),
            (Task(Start("stapeltje-5", 2, (BY_SEED, BY_SEED), seed=1), walks),),
        ),
    ),
    FirstGame(("KZ-37",), "stapeltje-1", tips=4, name="pile-game"),
)
