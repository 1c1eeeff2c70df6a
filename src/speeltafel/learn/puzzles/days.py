"""The puzzle of the day: easy on Monday, hard on Sunday, and the same for everybody on a date."""

from collections.abc import Sequence
from datetime import date
from math import gcd
from typing import Final

from speeltafel.learn.puzzles.puzzle import Puzzle

WEEK: Final = (1, 2, 2, 3, 3, 4, 5)
"""The grade of each day, Monday first."""
STRIDE: Final = 37
"""From one to the next within a grade, so that neighbours in difficulty and kind lie apart."""


def grade_on(day: date) -> int:
    return WEEK[day.weekday()]


def puzzle_on(day: date, puzzles: Sequence[Puzzle]) -> Puzzle:
    """None comes back before all of its grade have had their day."""
    grade = grade_on(day)
    fitting = [each for each in puzzles if each.grade == grade]
    times = WEEK.count(grade)
    # 1 January of the year 1 was a Monday.
    turn = (day.toordinal() - 1) // len(WEEK) * times + WEEK[: day.weekday()].count(grade)
    return fitting[turn * _stride(len(fitting)) % len(fitting)]


def _stride(count: int) -> int:
    """Has no factor in common with the count, so that every one is met."""
    step = STRIDE
    while gcd(step, count) != 1:
        step += 1
    return step
