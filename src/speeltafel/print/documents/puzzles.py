"""Puzzle books of Katalon: by grade or from one's own list, with solutions and refutations."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.games.katalon.geometry import EXTENT
from speeltafel.games.katalon.notation import CAPTURE
from speeltafel.print.codes import qr_picture
from speeltafel.print.documents.fixed import common
from speeltafel.print.order import Order
from speeltafel.print.pictures import katalon
from speeltafel.print.typesetting import Document
from speeltafel.solve.puzzles import Puzzle, Refutation, shipped_puzzles
from speeltafel.words import Voice

BOARD: Final = 70.0
LARGE_BOARD: Final = 104.0
_ENGLISH: Final = str.maketrans("OZMozm", "ESCesc")


def katalon_puzzles(order: Order) -> Document:
    voice = order.voice
    chosen = [
        puzzle
        for puzzle in shipped_puzzles()
        if order.grade in (0, puzzle.grade)
        and (not order.numbers or puzzle.number in order.numbers)
    ]
    if not chosen:
        raise Refused(Refusal(Kind.CONFIG, reason("print-no-puzzles")))
    side = LARGE_BOARD if order.large else BOARD
    unit = side / (2 * EXTENT)
    english = order.language == "en"
    letters = katalon.letters_in(english)
    svgs = {f"board-{box}": katalon.board(letters, order.ink, box) for box in range(5)}
    for owner, name in enumerate(("yellow", "red")):
        svgs[name] = katalon.stone(owner, order.ink)
        svgs[f"{name}-newest"] = katalon.stone(owner, order.ink, True)
    if order.address:
        for puzzle in chosen:
            svgs[f"code-{puzzle.number}"] = qr_picture(address_of(order.address, puzzle.number))
    title = voice.word("print-katalon-puzzles")
    return Document(
        "book",
        {
            **common(order, "katalon", title),
            "svgs": {key: drawn.svg for key, drawn in svgs.items()},
            "side": side,
            "stone": svgs["yellow"].width * unit,
            "columns": 1 if order.large else 2,
            "preface": voice.word("print-puzzles-preface"),
            "count": voice.word("print-puzzles-count", count=len(chosen)),
            "solutions": voice.word("print-puzzle-solutions"),
            "grades": [
                {
                    "name": voice.word("print-grade-name", grade=grade),
                    "grade": grade,
                    "puzzles": [_puzzle(each, letters, unit, voice) for each in group],
                }
                for grade, group in groupby(chosen, key=lambda each: each.grade)
            ],
            "answers": [_answer(each, english, voice) for each in chosen],
        },
    )


def address_of(address: str, number: int) -> str:
    return f"{address}/puzzles?n={number}"


def _puzzle(puzzle: Puzzle, letters: str, unit: float, voice: Voice) -> dict[str, Any]:
    start = puzzle.start
    seat = ("yellow", "red")[start.turn]
    return {
        "number": puzzle.number,
        "task": voice.word("print-puzzle-task", seat=seat, moves=puzzle.moves),
        "box": voice.word("print-puzzle-box", box=letters[start.box]),
        "board": start.box,
        "stones": katalon.placed(start, unit),
        "alt": voice.word("print-puzzle-alt", number=puzzle.number, position=puzzle.position),
    }


def _answer(puzzle: Puzzle, english: bool, voice: Voice) -> dict[str, Any]:
    wrong = [
        {"move": shown(move, english), "why": _why(refutation, english, voice)}
        for move, refutation in puzzle.refutations.items()
    ]
    return {
        "number": puzzle.number,
        "move": shown(puzzle.solution, english),
        "wins": voice.word("print-puzzle-wins"),
        "wrong": wrong,
    }


def _why(refutation: Refutation, english: bool, voice: Voice) -> str:
    if refutation.value == "draw" or refutation.plies is None:
        end = voice.word("print-puzzle-end-draw")
    else:
        end = voice.word("print-puzzle-end-loss", moves=(refutation.plies + 1) // 2)
    if not refutation.reply:
        return voice.word("print-puzzle-end-now")
    return voice.word("print-puzzle-reply", reply=shown(refutation.reply, english), end=end)


def shown(move: str, english: bool) -> str:
    """KT-8: English letters in English; the sign of a capture as our type has it."""
    text = move.translate(_ENGLISH) if english else move
    return text.replace(CAPTURE, "×")


def parse_numbers(text: str, most: int) -> tuple[int, ...] | Refusal:
    """`1,5,20-24`"""
    numbers: list[int] = []
    for part in filter(None, (each.strip() for each in text.split(","))):
        ends: Sequence[str] = part.split("-")
        if len(ends) > 2 or not all(
            end.strip().isascii() and end.strip().isdigit() for end in ends
        ):
            why = reason("print-unknown-choice", value=text[:40], option="--numbers")
            return Refusal(Kind.CONFIG, why, reason("print-numbers"))
        first, last = int(ends[0]), int(ends[-1])
        numbers += range(max(1, first), min(last, most) + 1)
    if text.strip() and not numbers:
        return Refusal(Kind.CONFIG, reason("print-no-puzzles"), reason("print-numbers"))
    return tuple(dict.fromkeys(numbers))
