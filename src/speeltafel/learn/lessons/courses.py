"""Which lessons there are."""

from typing import Final

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.learn.lessons import kapai, katalon, kobito, piles, potzklotz, towers, trios
from speeltafel.learn.lessons.lesson import Course, FirstGame, Lesson

COURSES: Final = (
    katalon.COURSE,
    towers.COURSE,
    trios.COURSE,
    piles.COURSE,
    potzklotz.COURSE,
    kapai.COURSE,
    kobito.COURSE,
)


def courses_of(game: str) -> tuple[Course, ...]:
    return tuple(course for course in COURSES if course.game == game)


def find_lesson(game: str, name: str) -> tuple[Course, Lesson | FirstGame] | Refusal:
    for course in courses_of(game):
        for lesson in course.whole:
            if lesson.name == name:
                return course, lesson
    known = tuple(each.name for course in courses_of(game) for each in course.whole)
    instead = reason("lessons-choose-lesson", known=known) if known else None
    return Refusal(Kind.UNKNOWN, reason("lessons-no-such-lesson"), instead)
