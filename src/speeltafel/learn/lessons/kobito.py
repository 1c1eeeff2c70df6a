"""Kobito in eight small lessons and a game."""

from typing import Final

from speeltafel.games.kobito.components import KOBITO
from speeltafel.games.kobito.moves import Carry, Penalty, Replace, Swap
from speeltafel.games.kobito.moves import Start as Begin
from speeltafel.learn.lessons.goals import both, plays
from speeltafel.learn.lessons.lesson import Course, FirstGame, Goal, Lesson, Start, Task, Turn

OTHER: Final = "other 1 3 6 8 12"


def lies(position: str) -> Start:
    return Start("standard", 2, position=f"{position}; {OTHER}")


def does(verb: type) -> Goal:
    return lambda turn: isinstance(turn.move, verb)


def wins_gold(turn: Turn) -> bool:
    return len(turn.after.won[turn.seat]) > len(turn.before.won[turn.seat])


def begins_with_a_kobito(turn: Turn) -> bool:
    return isinstance(turn.move, Begin) and KOBITO in turn.move.cards


POTS: Final = "A 6:6 3 4; B 7:7 11 12; C 5:5 8"

COURSE: Final = Course(
    "kobito",
    "",
    (
        Lesson(
            "lay",
            ("KO-1", "KO-6"),
            (
                Task(lies(f"{POTS}; hand 1 2 5 6 10"), plays("A+5")),
                Task(lies(f"{POTS}; hand 1 2 5 6 10"), plays("2+A")),
                Task(lies(f"{POTS}; hand 1 2 5 6 10"), plays("B+1")),
            ),
        ),
        Lesson(
            "win",
            ("KO-9",),
            (Task(lies("A 6:6 3 4; B 7:7 11 12; C 4:5 8 9 10; hand 2 5 10 11 12"), wins_gold),),
        ),
        Lesson(
            "turn",
            ("KO-4", "KO-5"),
            (
                Task(lies(f"{POTS}; hand 2 5 7 10 10"), plays("end"), moves=4),
                Task(lies(f"{POTS}; hand 2 5 7 10 10; w 6 7"), plays("end"), moves=5),
            ),
        ),
        Lesson(
            "workshop",
            ("KO-7",),
            (
                Task(lies(f"{POTS}; hand 1 6 7 10 12"), does(Begin)),
                Task(lies(f"{POTS}; hand k 1 6 6 8"), begins_with_a_kobito),
            ),
        ),
        Lesson(
            "carry",
            ("KO-8",),
            (
                Task(
                    lies("A 6:6 3 4; B 4:4 7 8; C 5:5 12; hand 1 1 2 5 11; w 9 10"),
                    both(does(Carry), wins_gold),
                ),
                Task(
                    lies("A 5:6 1 2 3; B 7:7 9 10; C 6:6 12; hand 2 8 8 11 12; w 4 5 6 7"),
                    both(does(Carry), wins_gold),
                ),
            ),
        ),
        Lesson(
            "kobito",
            ("KO-10",),
            (
                Task(lies("A 5:5 2 3 4 5; B 7:7 11 12; C 6:6 8; hand k 4 4 10 10"), wins_gold),
                Task(lies("A 5:5 10; B 7:7 3 k 5; C 6:6 8; hand 1 4 7 9 12"), does(Swap)),
            ),
        ),
        Lesson(
            "replace",
            ("KO-11",),
            (Task(lies("A 6:6 7 8 9; B 7:7 12; C 5:5 4; hand r 1 2 8 10"), does(Replace)),),
        ),
        Lesson(
            "penalty",
            ("KO-12",),
            (Task(lies("A 5:5 3 4; B 6:6 8 9; C 7:7 11 12; hand 4 4 6 6 12"), does(Penalty)),),
        ),
    ),
    FirstGame(("KO-4", "KO-14"), "standard", tips=5, options=(("gold", "3-8"),)),
)
