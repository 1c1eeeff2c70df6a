"""Katalon's puzzles over HTTP."""

import asyncio
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import Parameter

from speeltafel.games.katalon import KATALON
from speeltafel.protocol import puzzles
from speeltafel.protocol.documents import (
    PuzzleAnswer,
    PuzzleHint,
    PuzzleLine,
    PuzzlePage,
    PuzzleTry,
)
from speeltafel.protocol.languages import language_of
from speeltafel.server.http.guests import AnyRequest
from speeltafel.server.http.types import PROBLEMS
from speeltafel.solve.puzzles import GRADES
from speeltafel.words import Voice

GradeQuery = Annotated[int | None, Parameter(ge=GRADES[0], le=GRADES[-1])]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
LanguageTag = Annotated[str | None, Parameter(max_length=20)]


@get("/{number:int}", summary="A puzzle", responses=PROBLEMS)
async def puzzle_page(
    request: AnyRequest, number: Number, grade: GradeQuery = None, language: LanguageTag = None
) -> PuzzlePage:
    """Number 0 is the puzzle of the day: of all, or of one grade."""
    return puzzles.puzzle_page(number, grade, _voice(request, language))


@post("/{number:int}", summary="Try a move", responses=PROBLEMS, status_code=200)
async def try_puzzle(
    request: AnyRequest, number: Number, data: PuzzleTry, language: LanguageTag = None
) -> PuzzleAnswer:
    """The move is answered by the best reply; `line` holds what was played before."""
    voice = _voice(request, language)
    return await asyncio.to_thread(puzzles.attempt, number, data.line, data.move, voice)


@post("/{number:int}/hint", summary="A hint", responses=PROBLEMS, status_code=200)
async def puzzle_hint(
    request: AnyRequest, number: Number, data: PuzzleLine, language: LanguageTag = None
) -> PuzzleHint:
    """The best move after `line`, and why."""
    voice = _voice(request, language)
    return await asyncio.to_thread(puzzles.hint, number, data.line, voice)


def _voice(request: AnyRequest, language: str | None) -> Voice:
    spoken = language_of(language, request.headers.get("accept-language"))
    return Voice.at(spoken, KATALON)


PUZZLES: Final = Router(
    "/api/puzzles", route_handlers=[puzzle_page, try_puzzle, puzzle_hint], tags=["puzzles"]
)
