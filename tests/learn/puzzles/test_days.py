"""The puzzle of the day: easy on Monday, hard on Sunday, the same for everybody on a date."""

from datetime import date, timedelta

import pytest

from speeltafel.learn.puzzles import COLLECTIONS
from speeltafel.learn.puzzles.days import WEEK, grade_on, puzzle_on

MONDAY = date(2026, 11, 16)


def test_a_week_begins_easy_and_never_gets_easier() -> None:
    grades = [grade_on(MONDAY + timedelta(days)) for days in range(7)]
    assert grades[0] == 1
    assert grades[-1] == 5
    assert grades == sorted(grades)


@pytest.mark.parametrize("game", COLLECTIONS)
def test_the_puzzle_has_the_grade_of_its_day(game: str) -> None:
    puzzles = COLLECTIONS[game].puzzles()
    for days in range(14):
        day = MONDAY + timedelta(days)
        assert puzzle_on(day, puzzles).grade == grade_on(day)


@pytest.mark.parametrize("game", COLLECTIONS)
def test_no_puzzle_comes_back_before_all_of_its_grade_have_had_their_day(game: str) -> None:
    puzzles = COLLECTIONS[game].puzzles()
    for grade in set(WEEK):
        count = sum(each.grade == grade for each in puzzles)
        days = [MONDAY + timedelta(days) for days in range(7 * count)]
        shown = [puzzle_on(day, puzzles).number for day in days if grade_on(day) == grade]
        assert len(set(shown[:count])) == count
        assert shown[count : 2 * count] == shown[: len(shown) - count][:count]
