"""The puzzles of all games over HTTP."""

import asyncio
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import Parameter

from speeltafel.protocol.documents import (
    PuzzleAnswer,
    PuzzleHint,
    PuzzleLine,
    PuzzlePage,
    PuzzleShelf,
    PuzzleTry,
)
from speeltafel.protocol.languages import language_of
from speeltafel.protocol.learn import puzzles
from speeltafel.server.http.guests import AnyRequest
from speeltafel.server.http.types import PROBLEMS
from speeltafel.words import Language

GameName = Annotated[str, Parameter(max_length=40)]
Number = Annotated[int, Parameter(ge=1, le=1_000_000)]
Day = Annotated[str | None, Parameter(max_length=10)]
LanguageTag = Annotated[str | None, Parameter(max_length=20)]


@get("/", summary="The puzzles of a day", responses=PROBLEMS, sync_to_thread=True)
def puzzle_shelf(day: Day = None) -> PuzzleShelf:
    """`day` is the date of whoever asks, `2026-11-18`; the same for everybody on a date."""
    return puzzles.shelf(puzzles.day_of(day))


@get("/{game:str}/{number:int}", summary="A puzzle", responses=PROBLEMS)
async def puzzle_page(
    request: AnyRequest, game: GameName, number: Number, language: LanguageTag = None
) -> PuzzlePage:
    """A position and a task; the solution is not in it."""
    return puzzles.puzzle_page(game, number, _language(request, language))


@post("/{game:str}/{number:int}", summary="Try a move", responses=PROBLEMS, status_code=200)
async def try_puzzle(
    request: AnyRequest,
    game: GameName,
    number: Number,
    data: PuzzleTry,
    language: LanguageTag = None,
) -> PuzzleAnswer:
    """The move is judged and answered; `line` holds what was played before."""
    spoken = _language(request, language)
    return await asyncio.to_thread(puzzles.attempt, game, number, data.line, data.move, spoken)


@post("/{game:str}/{number:int}/hint", summary="A hint", responses=PROBLEMS, status_code=200)
async def puzzle_hint(
    request: AnyRequest,
    game: GameName,
    number: Number,
    data: PuzzleLine,
    language: LanguageTag = None,
) -> PuzzleHint:
    """A move that solves it after `line`, and why."""
    spoken = _language(request, language)
    return await asyncio.to_thread(puzzles.hint, game, number, data.line, spoken)


def _language(request: AnyRequest, language: str | None) -> Language:
    return language_of(language, request.headers.get("accept-language"))


PUZZLES: Final = Router(
    "/api/puzzles",
    route_handlers=[puzzle_shelf, puzzle_page, try_puzzle, puzzle_hint],
    tags=["puzzles"],
)
