"""Katalon's puzzles: one to look at, and moves that are judged with their proof and answered, until
the game is won."""

import time
from collections.abc import Sequence
from typing import Any, Final

from speeltafel.core.data import to_data
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.state import State
from speeltafel.games.katalon.view import View
from speeltafel.protocol.documents import PuzzleAnswer, PuzzleHint, PuzzlePage, PuzzleStep
from speeltafel.solve.explanation import explain
from speeltafel.solve.oracle import Verdict, find_oracle
from speeltafel.solve.puzzles import Puzzle, shipped_puzzles
from speeltafel.words import Voice

DAY: Final = 86_400


def puzzle_page(number: int, grade: int | None, voice: Voice) -> PuzzlePage:
    puzzle = found(number, grade)
    start = puzzle.start
    task = reason("server-puzzle-task", seat=seat_reason(start.turn), moves=puzzle.moves)
    return PuzzlePage(
        puzzle.number,
        len(shipped_puzzles()),
        puzzle.grade,
        voice.sentence(task),
        voice.sentence(KATALON.prompt(start, start.turn)),
        _choices(start),
        start.turn,
        _view(start),
    )


def attempt(number: int, line: Sequence[str], text: str, voice: Voice) -> PuzzleAnswer:
    """The move is answered by the best reply; `line` holds what was played before."""
    before = _after(found(number), line)
    move = accept(KATALON.parse_move(before, text))
    _allow(before, move)
    answer = find_oracle().ask(before)
    verdict = answer.moves[move]
    right = verdict.value == "win"
    after = KATALON.apply(before, before.turn, move)
    steps = [_step(before, move, voice)]
    outcome = KATALON.outcome(after)
    if outcome is not None:
        return PuzzleAnswer(right, right, voice.sentence(outcome.reason), steps, "", [])
    reply = find_oracle().ask(after).best[0]
    steps.append(_step(after, reply, voice))
    then = KATALON.apply(after, after.turn, reply)
    goes_on = right and KATALON.outcome(then) is None
    return PuzzleAnswer(
        right,
        right and not goes_on,
        voice.sentence(_comes_to(verdict, answer.verdict)),
        steps,
        voice.sentence(KATALON.prompt(then, then.turn)) if goes_on else "",
        _choices(then) if goes_on else [],
    )


def hint(number: int, line: Sequence[str], voice: Voice) -> PuzzleHint:
    """The best move after `line`, and why."""
    position = _after(found(number), line)
    oracle = find_oracle()
    move = oracle.ask(position).best[0]
    why = explain(oracle, position, move)
    # Where the other is sent; the other sentences name fields, which nobody sees on the board.
    return PuzzleHint(KATALON.format_move(move), voice.sentence((*why.long, why.short)[0]))


def _after(puzzle: Puzzle, line: Sequence[str]) -> State:
    position = puzzle.start
    for text in line:
        move = accept(KATALON.parse_move(position, text))
        _allow(position, move)
        position = KATALON.apply(position, position.turn, move)
    if KATALON.outcome(position) is not None:
        raise Refused(Refusal(Kind.OVER, reason("core-over")))
    return position


def _allow(position: State, move: Move) -> None:
    why = KATALON.why_not(position, position.turn, move)
    if why is not None:
        raise Refused(Refusal(Kind.ILLEGAL, why, KATALON.prompt(position, position.turn)))


def _comes_to(verdict: Verdict, best: Verdict) -> Reason:
    """What is proven after a move, without the solution."""
    moves = (verdict.plies or 0) // 2
    if verdict.value == "draw":
        return reason("server-puzzle-draws")
    if verdict.value == "loss":
        return reason("server-puzzle-loses", moves=moves)
    return reason("server-puzzle-wins" if verdict == best else "server-puzzle-slower", moves=moves)


def _step(position: State, move: Move, voice: Voice) -> PuzzleStep:
    told = KATALON.tell(position, position.turn, move)
    after = KATALON.apply(position, position.turn, move)
    return PuzzleStep(KATALON.format_move(move), voice.sentence(told), _view(after))


def _choices(position: State) -> list[str]:
    return [KATALON.format_move(move) for move in KATALON.legal_moves(position, position.turn)]


def _view(position: State) -> Any:
    return to_data(View, KATALON.view(position, None))


def found(number: int, grade: int | None = None) -> Puzzle:
    pack = shipped_puzzles()
    if number == 0:
        fitting = [each for each in pack if grade is None or each.grade == grade]
        return fitting[int(time.time()) // DAY * 37 % len(fitting)]
    if number <= len(pack):
        return pack[number - 1]
    raise Refused(
        Refusal(
            Kind.UNKNOWN,
            reason("solve-no-puzzle", number=number),
            reason("solve-choose-puzzle", most=len(pack)),
        )
    )
