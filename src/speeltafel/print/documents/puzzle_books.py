"""Puzzle books of the games with dice or cards: what lies there, the task, and at the back a
solution and what is wrong with what tempts."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.learn.puzzles import Judge, Puzzle, collection_of, sit
from speeltafel.learn.puzzles.judge import actor_of, own, reply
from speeltafel.print.documents.fixed import common
from speeltafel.print.order import Order
from speeltafel.print.pictures.scenes import scene
from speeltafel.print.typesetting import Document
from speeltafel.words import Voice

BOOKS: Final = ("kapai", "kobito", "katoiz", "potzklotz")
"""Katalon has a book of its own, proven move by move."""
SIDES: Final = {"kapai": 76.0, "kobito": 80.0, "katoiz": 76.0, "potzklotz": 82.0}
"""Millimetres."""
LARGER: Final = 1.35


def puzzle_book(order: Order, game: str) -> Document:
    voice = Voice.at(order.language, collection_of(game).judge.game)
    chosen = chosen_puzzles(order, game)
    side = SIDES[game] * (LARGER if order.large else 1)
    return Document(
        "puzzles",
        {
            **common(order, game, order.voice.word(f"print-{game}-puzzles")),
            "svgs": {f"puzzle-{each.number}": drawn(each, order) for each in chosen},
            "side": side,
            "columns": 1 if order.large else 2,
            "preface": order.voice.word(f"print-{game}-puzzles-preface"),
            "count": order.voice.word("print-puzzles-count", count=len(chosen)),
            "solutions": order.voice.word("print-puzzle-solutions"),
            "grades": [
                {
                    "name": order.voice.word("print-grade-name", grade=grade),
                    "puzzles": [_shown(each, voice) for each in group],
                }
                for grade, group in groupby(chosen, key=lambda each: each.grade)
            ],
            "answers": [_answer(each, voice) for each in chosen],
        },
    )


def chosen_puzzles(order: Order, game: str) -> list[Puzzle]:
    chosen = [
        puzzle
        for puzzle in collection_of(game).puzzles()
        if order.grade in (0, puzzle.grade)
        and (not order.numbers or puzzle.number in order.numbers)
    ]
    if not chosen:
        raise Refused(Refusal(Kind.CONFIG, reason("print-no-puzzles")))
    return chosen


def drawn(puzzle: Puzzle, order: Order) -> str:
    judge = collection_of(puzzle.game).judge
    view = judge.game.view(judge.start(puzzle), puzzle.seat)
    return scene(puzzle.game, view, puzzle.seat, order.ink).svg


def _shown(puzzle: Puzzle, voice: Voice) -> dict[str, Any]:
    task = voice.sentence(puzzle.task)
    alt = voice.word("print-puzzle-alt", number=puzzle.number, position=task)
    return {"number": puzzle.number, "task": task, "alt": alt}


def _answer(puzzle: Puzzle, voice: Voice) -> dict[str, Any]:
    judge = collection_of(puzzle.game).judge
    wrong = [
        {"move": voice.sentence(told_at(judge, puzzle, each.line, each.move)), "why": why}
        for each in puzzle.temptations
        if not each.line and (why := voice.sentence(each.why))
    ]
    return {
        "number": puzzle.number,
        "moves": [voice.sentence(told) for told in solution_told(judge, puzzle)],
        "wrong": wrong[:1],
    }


def told_at(judge: Judge, puzzle: Puzzle, line: Sequence[str], text: str) -> Reason:
    sitting = sit(judge, puzzle, line)
    move = next(
        each
        for each in judge.game.legal_moves(sitting.state, puzzle.seat)
        if text in (judge.key(sitting.state, each), judge.game.format_move(each))
    )
    return judge.game.tell(sitting.state, puzzle.seat, move)


def solution_told(judge: Judge, puzzle: Puzzle) -> list[Reason]:
    """A shortest one, from the first move to the last."""
    sitting, told, done = sit(judge, puzzle), [], False
    while not done:
        move = judge.hint(sitting).move
        answer = judge.answer(sitting, move)
        told.append(judge.game.tell(sitting.state, puzzle.seat, move))
        sitting, done = own(judge, sitting, move), answer.done
        for each in answer.replies:
            told.append(judge.game.tell(sitting.state, actor_of(judge.game, sitting.state), each))
            sitting = reply(judge, sitting, each)
    return told
