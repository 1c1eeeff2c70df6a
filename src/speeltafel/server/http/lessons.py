"""Lessons over HTTP."""

from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import Parameter

from speeltafel.protocol.languages import language_of
from speeltafel.protocol.learn import lessons
from speeltafel.protocol.learn.lesson_documents import (
    LessonAnswer,
    LessonHint,
    LessonLine,
    LessonList,
    LessonPage,
    LessonTry,
)
from speeltafel.server.http.guests import AnyRequest
from speeltafel.server.http.types import PROBLEMS
from speeltafel.words import Language

Number = Annotated[int, Parameter(ge=1, le=100)]
LanguageTag = Annotated[str | None, Parameter(max_length=20)]


@get("/{name:str}", summary="The lessons of a game", responses=PROBLEMS)
async def lesson_list(request: AnyRequest, name: str, language: LanguageTag = None) -> LessonList:
    return lessons.lesson_list(name, _spoken(request, language))


@get("/{name:str}/{lesson:str}", summary="A lesson", responses=PROBLEMS)
async def lesson_page(
    request: AnyRequest, name: str, lesson: str, language: LanguageTag = None
) -> LessonPage:
    """Its tasks, each with its position; or the table of the first game."""
    return lessons.lesson_page(name, lesson, _spoken(request, language))


@post(
    "/{name:str}/{lesson:str}/{number:int}",
    summary="Try a move in a lesson",
    responses=PROBLEMS,
    status_code=200,
)
async def try_task(
    request: AnyRequest,
    name: str,
    lesson: str,
    number: Number,
    data: LessonTry,
    language: LanguageTag = None,
) -> LessonAnswer:
    """Right, on the way, not what was asked, or not allowed: each with what the rules say."""
    spoken = _spoken(request, language)
    return lessons.tried(name, lesson, number, data.line, data.move, spoken)


@post(
    "/{name:str}/{lesson:str}/{number:int}/hint",
    summary="A hint in a lesson",
    responses=PROBLEMS,
    status_code=200,
)
async def task_hint(
    request: AnyRequest,
    name: str,
    lesson: str,
    number: Number,
    data: LessonLine,
    language: LanguageTag = None,
) -> LessonHint:
    return lessons.hint(name, lesson, number, data.line, _spoken(request, language))


def _spoken(request: AnyRequest, language: str | None) -> Language:
    return language_of(language, request.headers.get("accept-language"))


LESSONS: Final = Router(
    "/api/lessons", route_handlers=[lesson_list, lesson_page, try_task, task_hint], tags=["shelf"]
)
