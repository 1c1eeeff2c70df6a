"""Lessons: small tasks in real positions, judged by the rules themselves.

`lesson` says what a lesson is, `positions` how a position is written, `judge` what a move comes to;
one file for each game, and for each type of Katoiz, holds its lessons. `courses` lists them,
`rulings` names what they leave out.
"""

from speeltafel.learn.lessons.courses import COURSES, courses_of, find_lesson
from speeltafel.learn.lessons.judge import Judgement, Progress, accepted, after, begun, judged, way
from speeltafel.learn.lessons.lesson import Course, FirstGame, Lesson, Start, Task
from speeltafel.learn.lessons.rulings import NOT_TAUGHT

__all__ = [
    "COURSES",
    "NOT_TAUGHT",
    "Course",
    "FirstGame",
    "Judgement",
    "Lesson",
    "Progress",
    "Start",
    "Task",
    "accepted",
    "after",
    "begun",
    "courses_of",
    "find_lesson",
    "judged",
    "way",
]
