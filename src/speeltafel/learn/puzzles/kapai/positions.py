"""A sheet and a roll as text: `corners .t.sc…l b4-d4 1020 △□`, the name of the layout, its 49
fields, the frames, the crosses, and the dice.

Fields are t, s, c, l for △ □ ○ /, and a dot for all others: totems and dark fields are the
layout's own.
"""

from typing import Final

from speeltafel.core.seat_set import SeatSet
from speeltafel.core.vector import Vector
from speeltafel.games.kapai.components import (
    BIT,
    FIELDS,
    SYMBOLS,
    TRIPLE_MASKS,
    TRIPLE_NAMES,
    fields_of,
)
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.state import Sheet, State
from speeltafel.learn.puzzles.puzzle import Puzzle

LETTERS: Final = "tscl"
NO_FRAMES: Final = "-"
_FRAMES: Final = {name: number for number, name in enumerate(TRIPLE_NAMES)}


def position_text(layout: str, sheet: Sheet, roll: Roll) -> str:
    cells = ["."] * FIELDS
    for letter, mark in zip(LETTERS, sheet.marks, strict=True):
        for field in fields_of(mark):
            cells[field] = letter
    frames = ",".join(TRIPLE_NAMES[frame] for frame in fields_of(sheet.frames)) or NO_FRAMES
    crosses = "".join(map(str, sheet.crosses))
    return f"{layout} {''.join(cells)} {frames} {crosses} {roll_text(roll)}"


def roll_text(roll: Roll) -> str:
    return SYMBOLS[roll.first] + SYMBOLS[roll.second]


def roll_of(text: str) -> Roll:
    return Roll(SYMBOLS.index(text[0]), SYMBOLS.index(text[1]))


def opened(puzzle: Puzzle) -> State:
    """Alone at the table, with a sheet that has been drawn on and a roll."""
    layout, cells, frames, crosses, roll = puzzle.position.split()
    sheets = Vector([_sheet(cells, frames, crosses)])
    # which round it is makes no difference to any rule
    return State(layout, 1, roll_of(roll), sheets, sheets, SeatSet.all_of(1))


def _sheet(cells: str, frames: str, crosses: str) -> Sheet:
    marks = [0, 0, 0, 0]
    for field, letter in enumerate(cells):
        if letter in LETTERS:
            marks[LETTERS.index(letter)] |= BIT[field]
    framing = framed = 0
    groups = [0, 0, 0, 0]
    for name in frames.split(",") if frames != NO_FRAMES else ():
        number = _FRAMES[name]
        mask = TRIPLE_MASKS[number]
        framing |= 1 << number
        framed |= mask
        groups[next(symbol for symbol, mark in enumerate(marks) if not mask & ~mark)] += 1
    return Sheet(
        _four(marks),
        marks[0] | marks[1] | marks[2] | marks[3],
        framed,
        framing,
        _four(groups),
        _four(list(map(int, crosses))),
        0,
    )


def _four(numbers: list[int]) -> tuple[int, int, int, int]:
    first, second, third, fourth = numbers
    return first, second, third, fourth
