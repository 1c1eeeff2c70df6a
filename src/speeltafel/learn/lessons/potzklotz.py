"""Potz Klotz in six small lessons and a game."""

from typing import Final

from speeltafel.games.potzklotz.moves import Pass
from speeltafel.games.potzklotz.verdict import Judgement
from speeltafel.learn.lessons.lesson import Course, FirstGame, Lesson, Start, Task, Turn


def stands(start: str, hand: str) -> Start:
    """The building on the start card, and the cards in the hand."""
    other = next(
        f"{one} {two} {three}"
        for one, two, three in (("1", "3", "4"), ("5", "6", "8"))
        if not {one, two, three} & {start, *hand.split()}
    )
    return Start("beginners", 2, position=f"stands {start}; hand {hand}; other {other}")


def lays(turn: Turn) -> bool:
    """The card stays laid."""
    if isinstance(turn.move, Pass):
        return False
    return turn.after.last is not None and turn.after.last.judgement is Judgement.RIGHT


def passes(turn: Turn) -> bool:
    return isinstance(turn.move, Pass)


COURSE: Final = Course(
    "potzklotz",
    "",
    (
        Lesson(
            "claim",
            ("PK-3", "PK-5"),
            (Task(stands("17", "2"), lays), Task(stands("2", "27"), lays)),
        ),
        Lesson("turned", ("PK-1",), (Task(stands("13", "39"), lays),)),
        Lesson("mirror", ("PK-1",), (Task(stands("15", "49 27"), lays),)),
        Lesson(
            "choose",
            ("PK-5",),
            (
                Task(stands("19", "30 13 22 46"), lays),
                Task(stands("47", "46 54 50 24"), lays),
            ),
        ),
        Lesson("pass", ("PK-7",), (Task(stands("24", "7 15"), passes),)),
        Lesson("out", ("PK-9",), (Task(stands("9", "23"), lays),)),
    ),
    FirstGame(("PK-6", "PK-9"), "beginners", tips=3, options=(("hand", 3), ("games", 1))),
)
