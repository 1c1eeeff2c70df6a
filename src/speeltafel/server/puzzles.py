"""Katalon's puzzles over HTTP: one to look at, and a try that is judged with its proof."""

import asyncio
import time
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import Parameter

from speeltafel.core.data import to_data
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.state import Position
from speeltafel.games.katalon.view import View
from speeltafel.server.forms import PROBLEMS, PuzzleAnswer, PuzzlePage, PuzzleTry
from speeltafel.server.languages import language_of
from speeltafel.server.reception import AnyRequest
from speeltafel.solve.explanation import explain
from speeltafel.solve.oracle import find_oracle
from speeltafel.solve.puzzles import Puzzle, Refutation, shipped_puzzles
from speeltafel.words import Voice

DAY: Final = 86_400

Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
LanguageTag = Annotated[str | None, Parameter(max_length=20)]


@get("/{number:int}", summary="A puzzle", responses=PROBLEMS)
async def puzzle_page(
    request: AnyRequest, number: Number, language: LanguageTag = None
) -> PuzzlePage:
    """Number 0 is the puzzle of the day."""
    puzzle = found(number)
    voice = _voice(request, language)
    start = puzzle.start
    task = reason("server-puzzle-task", seat=seat_reason(start.turn), moves=puzzle.moves)
    return PuzzlePage(
        puzzle.number,
        len(shipped_puzzles()),
        puzzle.grade,
        voice.sentence(task),
        voice.sentence(KATALON.prompt(start, start.turn)),
        [KATALON.format_move(move) for move in KATALON.legal_moves(start, start.turn)],
        start.turn,
        to_data(View, KATALON.view(start, None)),
    )


@post("/{number:int}", summary="Try a first move", responses=PROBLEMS, status_code=200)
async def try_puzzle(
    request: AnyRequest, number: Number, data: PuzzleTry, language: LanguageTag = None
) -> PuzzleAnswer:
    puzzle = found(number)
    voice = _voice(request, language)
    start = puzzle.start
    move = accept(KATALON.parse_move(start, data.move))
    why = KATALON.why_not(start, start.turn, move)
    if why is not None:
        raise Refused(Refusal(Kind.ILLEGAL, why, KATALON.prompt(start, start.turn)))
    after = KATALON.apply(start, start.turn, move)
    refutation = puzzle.refutations.get(KATALON.format_move(move))
    if refutation is None:
        explained = await asyncio.to_thread(explain, find_oracle(), start, move)
        return _answer(True, explained.short, after, voice)
    comes_to = _comes_to(refutation)
    if not refutation.reply:
        return _answer(False, comes_to, after, voice)
    reply = accept(KATALON.parse_move(after, refutation.reply))
    told = KATALON.tell(after, after.turn, reply)
    refuted = reason("server-puzzle-refuted", reply=told, why=comes_to)
    return _answer(False, refuted, KATALON.apply(after, after.turn, reply), voice)


def _comes_to(refutation: Refutation) -> Reason:
    """What is left of the win; the solution itself stays hidden."""
    if refutation.value == "draw" or refutation.plies is None:
        return reason("server-puzzle-draws")
    return reason("server-puzzle-loses", moves=(refutation.plies + 1) // 2)


def _answer(right: bool, told: Reason, position: Position, voice: Voice) -> PuzzleAnswer:
    view = to_data(View, KATALON.view(position, None))
    return PuzzleAnswer(right, voice.sentence(told), view)


def found(number: int) -> Puzzle:
    pack = shipped_puzzles()
    if number == 0:
        return pack[int(time.time()) // DAY * 37 % len(pack)]
    if number <= len(pack):
        return pack[number - 1]
    raise Refused(
        Refusal(
            Kind.UNKNOWN,
            reason("solve-no-puzzle", number=number),
            reason("solve-choose-puzzle", most=len(pack)),
        )
    )


def _voice(request: AnyRequest, language: str | None) -> Voice:
    spoken = language_of(language, request.headers.get("accept-language"))
    return Voice.at(spoken, KATALON)


PUZZLES: Final = Router("/api/puzzles", route_handlers=[puzzle_page, try_puzzle], tags=["puzzles"])
