"""3-stel in seven small lessons and a game."""

from typing import Final

from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.katoiz.trios.scoring import score
from speeltafel.learn.lessons.goals import plays
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


def lies(level: int, seed: int, position: str, players: int = 1) -> Start:
    return Start(f"3-stel-{level}", players, (BY_SEED,), position, seed=seed)


def places(turn: Turn) -> bool:
    return isinstance(turn.move, Disc)


def takes_a_set(turn: Turn) -> bool:
    return len(turn.after.taken[turn.seat]) > len(turn.before.taken[turn.seat])


def scores(points: int) -> Goal:
    """So many points more than before."""

    def scored(turn: Turn) -> bool:
        rules = turn.before.rules
        was, now = (score(rules, each.taken[turn.seat]) for each in (turn.before, turn.after))
        return now - was >= points

    return scored


def sends_back(turn: Turn) -> bool:
    return isinstance(turn.move, Disc) and turn.move.end == HAND


def may_roll_again(turn: Turn) -> bool:
    return bool(turn.after.bonus)


COURSE: Final = Course(
    "katoiz",
    "3-stel",
    (
        Lesson(
            "trio-place",
            ("KZ-2", "KZ-20", "KZ-21"),
            (
                Task(lies(1, 1, "roll B★"), places),
                Task(lies(1, 2, "roll B☆"), places),
            ),
        ),
        Lesson(
            "trio-set",
            ("KZ-22",),
            (
                Task(lies(1, 1, "discs b6 e5; roll W★"), takes_a_set),
                Task(lies(1, 1, "discs a5 a6; roll G○"), takes_a_set),
            ),
        ),
        Lesson(
            "trio-move", ("KZ-21",), (Task(lies(1, 2, "discs d1 f1 f4; roll Y□"), takes_a_set),)
        ),
        Lesson("trio-pass", ("KZ-21",), (Task(lies(1, 2, "discs d3 f2; roll W☆"), plays("pas")),)),
        Lesson(
            "trio-pile",
            ("KZ-24",),
            (Task(lies(2, 1, "taken B● G▲ Y■; discs a1 f5; roll G·"), scores(2)),),
        ),
        Lesson(
            "trio-points",
            ("KZ-24",),
            (Task(lies(3, 1, "taken Y○ G○ W△ W● G▲ W▲; discs c6 f6; roll G☆"), scores(2)),),
        ),
        Lesson(
            "trio-bold",
            ("KZ-25",),
            (
                Task(lies(4, 2, "discs d1; other e2 f4; roll W☆", players=2), sends_back),
                Task(lies(4, 1, "discs c2; other e1; roll R○", players=2), may_roll_again),
            ),
        ),
    ),
    FirstGame(("KZ-24",), "3-stel-1", tips=4, name="trio-game"),
)
