"""Lessons in words: which there are, their tasks, and moves that are judged. Nothing is kept:
whoever tries says what was played so far."""

from collections.abc import Sequence
from typing import Any, Final

from speeltafel.core.data import writer_of
from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import Seat
from speeltafel.core.variants import find_variant
from speeltafel.games import GAMES, find_game
from speeltafel.learn.lessons import (
    Course,
    FirstGame,
    Lesson,
    Task,
    after,
    begun,
    courses_of,
    find_lesson,
    judged,
    way,
)
from speeltafel.protocol.documents import ExampleInfo
from speeltafel.protocol.learn.lesson_documents import (
    CourseInfo,
    FirstGameInfo,
    LessonAnswer,
    LessonHint,
    LessonInfo,
    LessonList,
    LessonPage,
    LessonTask,
)
from speeltafel.words import Language, Voice

EXAMPLES: Final[dict[str, tuple[tuple[int, str, int], ...]]] = {
    "katalon": ((0, "place", 2), (1, "capture", 1), (2, "capture-five", 1)),
    "kapai": ((0, "frame", 1), (1, "totem", 1)),
    "katoiz": ((0, "tower-same", 4), (1, "trio-set", 1), (2, "pile-walk", 1)),
    "kobito": ((0, "lay", 1), (1, "carry", 2)),
    "potzklotz": ((0, "claim", 1), (1, "mirror", 1)),
}
"""What the rules pages offer to try: after which picture (from 0) which task of a lesson."""


def lesson_list(name: str, language: Language) -> LessonList:
    game = accept(find_game(name[:40]))
    voice = Voice(language)
    courses = [_course(course, voice) for course in courses_of(game.name)]
    return LessonList(game.name, voice.word(f"{game.name}-title"), courses)


def _course(course: Course, voice: Voice) -> CourseInfo:
    words = f"lessons-{course.game}-{course.part or 'course'}"
    first, last = course.first_game, _words(course.game, course.first_game.name)
    return CourseInfo(
        course.part,
        voice.word(words),
        voice.word(words, "about"),
        first.variant,
        _age(course),
        [
            *(
                LessonInfo(
                    each.name, voice.word(_words(course.game, each.name)), len(each.tasks), ""
                )
                for each in course.lessons
            ),
            LessonInfo(first.name, voice.word(last), 0, voice.word(last, "about")),
        ],
    )


def lesson_page(name: str, lesson: str, language: Language) -> LessonPage:
    course, found = _found(name, lesson)
    voice = Voice.at(language, GAMES[course.game])
    names = [each.name for each in course.whole]
    number = names.index(found.name) + 1
    last = isinstance(found, FirstGame)
    return LessonPage(
        course.game,
        course.part,
        found.name,
        voice.word(_words(course.game, found.name)),
        _age(course),
        number,
        len(names),
        [] if isinstance(found, FirstGame) else _tasks(course, found, voice),
        _first_game(course.game, found, voice) if isinstance(found, FirstGame) else None,
        "" if last else names[number],
    )


def _age(course: Course) -> int:
    return accept(find_variant(GAMES[course.game], course.first_game.variant)).age


def _tasks(course: Course, lesson: Lesson, voice: Voice) -> list[LessonTask]:
    tasks = []
    for number, task in enumerate(lesson.tasks, 1):
        match, seat, _ = begun(course.game, task)
        view, moves, prompt = shown(match, seat, voice)
        words = voice.word(_words(course.game, lesson.name, number))
        tasks.append(LessonTask(words, seat, view, moves, prompt))
    return tasks


def _first_game(game: str, first: FirstGame, voice: Voice) -> FirstGameInfo:
    tips = [voice.word(_words(game, first.name, turn)) for turn in range(1, first.tips + 1)]
    return FirstGameInfo(first.variant, dict(first.options), first.level, tips)


def tried(
    name: str, lesson: str, number: int, line: Sequence[str], move: str, language: Language
) -> LessonAnswer:
    game, task = _task(name, lesson, number)
    voice = Voice.at(language, game)
    progress = after(game.name, task, tuple(line))
    judgement = judged(task, progress, move)
    if judgement.refusal is not None:
        view, moves, prompt = shown(judgement.match, progress.seat, voice)
        text = voice.refusal(judgement.refusal)
        return LessonAnswer("refused", text, progress.seat, view, moves, prompt)
    assert judgement.told is not None
    goes_on = judgement.verdict == "on-the-way"
    view, moves, prompt = shown(judgement.match, progress.seat, voice)
    return LessonAnswer(
        judgement.verdict,
        _said(judgement.verdict, judgement.told, _words(game.name, lesson, number), voice),
        progress.seat,
        view,
        moves if goes_on else [],
        prompt if goes_on else "",
    )


def _said(verdict: str, told: Reason, words: str, voice: Voice) -> str:
    if verdict == "right":
        return voice.word(words, "right")
    return f"{voice.sentence(told)} {voice.word(f'lessons-{verdict}')}"


def hint(
    name: str, lesson: str, number: int, line: Sequence[str], language: Language
) -> LessonHint:
    game, task = _task(name, lesson, number)
    found = way(task, after(game.name, task, tuple(line)))
    text = Voice.at(language, game).word(_words(game.name, lesson, number), "hint")
    return LessonHint(text, found[0] if found else "")


def shown(match: AnyMatch, seat: Seat, voice: Voice) -> tuple[Any, list[str], str]:
    """What this seat sees, what it may do, and what is said to it."""
    game, state = match.game, match.state
    view: Any = writer_of(game.view)(game.view(state, seat))
    if seat not in game.to_act(state):
        return view, [], ""
    moves = [game.format_move(move) for move in game.legal_moves(state, seat)]
    return view, moves, voice.sentence(game.prompt(state, seat))


def examples_in(game: AnyGame, voice: Voice) -> list[ExampleInfo]:
    """What the rules page offers to try."""
    return [
        ExampleInfo(picture, lesson, number, voice.word(_words(game.name, lesson, number)))
        for picture, lesson, number in EXAMPLES.get(game.name, ())
    ]


def _words(game: str, lesson: str, number: int = 0) -> str:
    return f"lessons-{game}-{lesson}" + (f"-{number}" if number else "")


def _found(name: str, lesson: str) -> tuple[Course, Lesson | FirstGame]:
    return accept(find_lesson(accept(find_game(name[:40])).name, lesson[:40]))


def task_of(name: str, lesson: str, number: int) -> Task:
    return _task(name, lesson, number)[1]


def _task(name: str, lesson: str, number: int) -> tuple[AnyGame, Task]:
    course, found = _found(name, lesson)
    if isinstance(found, FirstGame) or not 0 < number <= len(found.tasks):
        raise Refused(Refusal(Kind.UNKNOWN, reason("lessons-no-such-lesson")))
    return GAMES[course.game], found.tasks[number - 1]
