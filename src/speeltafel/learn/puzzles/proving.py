"""Proves a puzzle again: nothing that stands written is taken for granted."""

from collections.abc import Iterator
from typing import Any

from speeltafel.core.refusal import Refused, accept
from speeltafel.learn.puzzles.judge import Judge, allowed, own, reply, sit
from speeltafel.learn.puzzles.making import Maker
from speeltafel.learn.puzzles.puzzle import Line, Puzzle
from speeltafel.words import LANGUAGES, Voice


def faults(maker: Maker, puzzle: Puzzle) -> list[str]:
    """What is wrong with it; nothing when it is proven."""
    try:
        return list(_faults(maker, puzzle))
    except Refused as error:
        return [f"refused: {error.refusal.why.code}"]


def _faults(maker: Maker, puzzle: Puzzle) -> Iterator[str]:
    if maker.solutions(puzzle) != tuple(sorted(puzzle.solutions)):
        yield "the search finds other solutions"
    yield from form_faults(maker.judge, puzzle)


def form_faults(judge: Judge, puzzle: Puzzle) -> Iterator[str]:
    """What can be seen without a search."""
    if not puzzle.solutions:
        yield "no solution"
    for line in puzzle.solutions:
        yield from _line_faults(judge, puzzle, line)
    if not puzzle.temptations:
        yield "nothing tempts"
    for each in puzzle.temptations:
        sitting = sit(judge, puzzle, each.line)
        move = allowed(judge, sitting, accept(judge.game.parse_move(sitting.state, each.move)))
        answer = judge.answer(sitting, move)
        if answer.right:
            yield f"{each.move} is not wrong"
        if answer.why != each.why:
            yield f"{each.move} is refuted otherwise"
    for language in LANGUAGES:
        voice = Voice.at(language, judge.game)
        voice.sentence(puzzle.task)
        for each in puzzle.temptations:
            voice.sentence(each.why)


def _line_faults(judge: Judge, puzzle: Puzzle, line: Line) -> Iterator[str]:
    sitting = sit(judge, puzzle)
    for number, key in enumerate(line, 1):
        moves: list[Any] = [
            move
            for move in judge.game.legal_moves(sitting.state, puzzle.seat)
            if judge.key(sitting.state, move) == key
        ]
        if not moves:
            yield f"{key} is not allowed in {line}"
            return
        answer = judge.answer(sitting, moves[0])
        if not answer.right or answer.done != (number == len(line)):
            yield f"{key} is judged wrongly in {line}"
        if answer.done:
            return
        sitting = own(judge, sitting, moves[0])
        for each in answer.replies:
            sitting = reply(judge, sitting, each)
