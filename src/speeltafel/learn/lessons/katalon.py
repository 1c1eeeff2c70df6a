"""Katalon in seven small lessons and a game."""

from typing import Final

from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.components import LETTERS
from speeltafel.learn.lessons.goals import anything, plays, wins
from speeltafel.learn.lessons.lesson import Course, FirstGame, Goal, Lesson, Start, Task, Turn


def played(*moves: str) -> Start:
    return Start("standard", 2, moves)


def stands(position: str) -> Start:
    return Start("standard", 2, position=position)


def sends_to(box: str) -> Goal:
    return lambda turn: LETTERS[turn.move.letter] == box


def gives_no_win(turn: Turn) -> bool:
    """The other cannot win with the next move."""
    other = 1 - turn.seat
    replies = KATALON.legal_moves(turn.after, other)
    ends = [KATALON.outcome(KATALON.apply(turn.after, other, move)) for move in replies]
    return not any(end is not None and other in end.winners for end in ends)


FULL_NORTH: Final = stands("yyryr r.... ..... y..r. y r N Nn 0")

COURSE: Final = Course(
    "katalon",
    "",
    (
        Lesson(
            "place",
            ("KT-2", "KT-3"),
            (
                Task(played(), anything),
                Task(played("No"), anything),
                Task(played(), plays("Mn")),
            ),
        ),
        Lesson(
            "send",
            ("KT-1",),
            (
                Task(stands("r.y.. ..... ...y. ....r . y N Nn 0"), sends_to("O")),
                Task(played("Nm", "Mo", "Oz"), sends_to("W")),
                Task(played("No", "Om"), sends_to("O")),
            ),
        ),
        Lesson(
            "five",
            ("KT-6",),
            (
                Task(stands("r.... .r.y. y.r.. .y.r. y y N Nn 0"), wins),
                Task(stands("y.... .y.r. r.y.. .r.y. r r N Nn 0"), wins),
            ),
        ),
        Lesson(
            "look",
            ("KT-1", "KT-6"),
            (Task(stands("..... ry..y y..y. r.rrr y y N On 0"), gives_no_win),),
        ),
        Lesson(
            "capture",
            ("KT-4", "KT-5"),
            (
                Task(FULL_NORTH, anything),
                Task(FULL_NORTH, sends_to("W")),
                Task(stands("yrrrr .y... ..y.. ..y.y . r N Nn 0"), wins),
            ),
        ),
        Lesson(
            "capture-five",
            ("KT-4", "KT-6"),
            (Task(stands("yyryy r..r. r.... ry... r y M Mm 3"), wins),),
        ),
        Lesson("full", ("KT-6",), (Task(stands("yyyyr rryyy rryyr ryrr. y y W Ww 0"), wins),)),
    ),
    FirstGame(("KT-6",), "standard", tips=4),
)
