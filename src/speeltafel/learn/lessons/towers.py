"""Stapeltoren in six small lessons and a game, for children who cannot read yet."""

from typing import Final

from speeltafel.games.katoiz.components import COLOUR, SHAPE, SIZE
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.learn.lessons.goals import anything
from speeltafel.learn.lessons.lesson import Course, FirstGame, Goal, Lesson, Start, Task, Turn


def lies(level: int, position: str) -> Start:
    return Start(f"stapeltoren-{level}", 1, position=position)


def names(what: int) -> Goal:
    return lambda turn: isinstance(turn.move, Stack) and turn.move.named == what


def stacks(turn: Turn) -> bool:
    return isinstance(turn.move, Stack)


def stacks_on(tower: int) -> Goal:
    return lambda turn: isinstance(turn.move, Stack) and turn.move.tower == tower


def begins_a_tower(turn: Turn) -> bool:
    return isinstance(turn.move, Begin)


COURSE: Final = Course(
    "katoiz",
    "stapeltoren",
    (
        Lesson(
            "tower-begin",
            ("KZ-1", "KZ-10"),
            (Task(lies(1, "open R● B○ Y△ G■ W▲"), anything),),
        ),
        Lesson(
            "tower-same",
            ("KZ-1", "KZ-10", "KZ-11"),
            (
                Task(lies(1, "tower R●; open R□ B△ Y□ G△"), names(COLOUR)),
                Task(lies(1, "tower B○; open Y● G■ R▲ W■"), names(SHAPE)),
                Task(lies(1, "tower Y▲; open B□ G● R○ W□"), names(SIZE)),
                Task(lies(1, "tower W△; open B▲ W■ G○ R●"), stacks),
            ),
        ),
        Lesson(
            "tower-two",
            ("KZ-10",),
            (Task(lies(2, "tower G□; open G○ G● R■ B△ Y●"), stacks),),
        ),
        Lesson(
            "tower-die",
            ("KZ-2", "KZ-13"),
            (
                Task(lies(3, "tower R●; open G● G△ R○ B● Y□; roll G"), stacks),
                Task(lies(3, "tower R●; open G△ G□ R○ B● Y□; roll G"), begins_a_tower),
                Task(lies(3, "tower R●; open R○ B● Y□ W△; roll P"), stacks),
            ),
        ),
        Lesson(
            "tower-high",
            ("KZ-13",),
            (Task(lies(3, "tower B△ B○ R○ | G■; open G● G○ R▲ Y□; roll G"), stacks_on(0)),),
        ),
        Lesson(
            "tower-dice",
            ("KZ-2", "KZ-13"),
            (
                Task(lies(5, "tower W○; open B● B△ B■ R○ W□; roll B○"), stacks),
                Task(lies(5, "tower W△; open Y▲ Y○ Y■ Y□ B○ W■; roll Y★"), stacks),
            ),
        ),
    ),
    FirstGame(("KZ-12",), "stapeltoren-1", tips=4, options=(("tiles", 20),), name="tower-game"),
)
