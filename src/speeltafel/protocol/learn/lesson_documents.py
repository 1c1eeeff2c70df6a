"""What is asked and answered about lessons, typed."""

from typing import Annotated, Any, Literal

import msgspec

from speeltafel.protocol.documents import Short


class LessonInfo(msgspec.Struct):
    lesson: str
    title: str
    tasks: int
    """0 for the last one, which is a real game."""
    about: str
    """Of the last one: against whom."""


class CourseInfo(msgspec.Struct):
    """All lessons of a game, or of one of its types."""

    part: str
    title: str
    about: str
    variant: str
    """A variant these lessons lead to."""
    age: int
    """From which one can play it."""
    lessons: list[LessonInfo]


class LessonList(msgspec.Struct):
    game: str
    title: str
    courses: list[CourseInfo]


class LessonTask(msgspec.Struct):
    task: str
    seat: int
    """Whose eyes these are."""
    view: Any
    moves: list[str]
    prompt: str


class FirstGameInfo(msgspec.Struct):
    """The table that the last lesson sets."""

    variant: str
    options: dict[str, bool | int | str]
    level: str
    tips: list[str]
    """Said at the first own turns, one at each."""


class LessonPage(msgspec.Struct):
    game: str
    part: str
    lesson: str
    title: str
    age: int
    number: int
    all: int
    tasks: list[LessonTask]
    first_game: FirstGameInfo | None
    then: str
    """The lesson that follows; empty after the last."""


class LessonLine(msgspec.Struct, forbid_unknown_fields=True):
    line: Annotated[list[Short], msgspec.Meta(max_length=20)] = []
    """What was played so far from the position of the task."""


class LessonTry(LessonLine, forbid_unknown_fields=True, kw_only=True):
    move: Short


class LessonAnswer(msgspec.Struct):
    verdict: Literal["right", "on-the-way", "missed", "refused"]
    text: str
    """What the rule is; what happened; or why it may not be."""
    seat: int
    view: Any
    """After the move, also where it is not what was asked."""
    moves: list[str]
    """What may be done after a move on the way; none where the task has ended."""
    prompt: str


class LessonHint(msgspec.Struct):
    text: str
    move: str
    """One that is right, or on the way."""
