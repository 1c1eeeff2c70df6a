"""Moves as text.

A roll is its two symbols: `△□`. A draw is the symbol and the field, `○ c4`; a pair `○○ c4 c5`.
Where there is a choice of frames their ends follow, `△ c4 b4-d4`, and each group of lines adds
the row of its cross: `/ c4 +□`. Others see `?` until the round closes.

Typing is easier: t or d for △, s or v for □, c or o for ○, l for /, one letter for a pair, and
none where both dice show the same.
"""

import re
from typing import Final

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.kapai.components import (
    FIELD_NAMES,
    FIELD_NUMBERS,
    SYMBOL_NAMES,
    SYMBOLS,
    TRIPLE_NAMES,
    TRIPLES,
)
from speeltafel.games.kapai.moves import Draw, Move, Roll, Unseen
from speeltafel.games.kapai.state import Table

HIDDEN: Final = "?"

SIGNS: Final = {
    sign: symbol
    for symbol, signs in enumerate(("△▲δ∆^td", "□■▢#sv", "○●◯o0c", "/\\|l"))
    for sign in signs
}
_SIGN: Final = f"[{re.escape(''.join(SIGNS))}]"
_FIELD: Final = "[a-g][1-7]"
_ROLL: Final = re.compile(rf"({_SIGN})[\s,]*({_SIGN})")
_SYMBOL: Final = re.compile(rf"({_SIGN})\s*({_SIGN})?(?=\s*{_FIELD})")
_PART: Final = re.compile(
    rf"[\s,]*(?:({_FIELD})\s*[-–—]\s*({_FIELD})|({_FIELD})|\+\s*({_SIGN}))[\s,]*"
)
_FRAMES: Final = {(first, last): number for number, (first, _, last) in enumerate(TRIPLES)}


def format_move(move: Move) -> str:
    if isinstance(move, Roll):
        return SYMBOLS[move.first] + SYMBOLS[move.second]
    if isinstance(move, Unseen):
        return HIDDEN
    return " ".join(
        [
            SYMBOLS[move.symbol] * len(move.fields),
            *(FIELD_NAMES[field] for field in move.fields),
            *(TRIPLE_NAMES[frame] for frame in move.frames),
            *("+" + SYMBOLS[row] for row in move.crosses),
        ]
    )


def parse_move(table: Table, text: str) -> Move | Refusal:
    written = text.strip().lower()
    if table.roll is None:
        rolled = _ROLL.fullmatch(written)
        if rolled is None:
            return _refused(reason("kapai-not-a-roll", text=text.strip()[:20]), "roll")
        first, second = sorted(SIGNS[sign] for sign in rolled.groups())
        return Roll(first, second)
    return _parse_draw(table.roll, text.strip(), written)


def _parse_draw(roll: Roll, text: str, written: str) -> Draw | Refusal:
    signs = _SYMBOL.match(written)
    named = {SIGNS[sign] for sign in signs.groups() if sign} if signs else set(roll)
    fields: list[int] = []
    frames: list[int] = []
    crosses: list[int] = []
    place = signs.end() if signs else 0
    while place < len(written):
        part = _PART.match(written, place)
        if part is None:
            return _refused(reason("kapai-not-a-move", text=text[:30]), "draw")
        place = part.end()
        start, end, field, row = part.groups()
        if field:
            fields.append(FIELD_NUMBERS[field])
        elif row:
            crosses.append(SIGNS[row])
        else:
            frame = _FRAMES.get(_ends(start, end))
            if frame is None:
                why = reason("kapai-not-a-frame", frame=f"{start}-{end}")
                return Refusal(Kind.NOTATION, why, reason("kapai-write-a-frame"))
            frames.append(frame)
    if len(fields) not in (1, 2):
        return _refused(reason("kapai-not-a-move", text=text[:30]), "draw")
    if len(named) == 2:
        rolled = tuple(reason("kapai-symbol", symbol=SYMBOL_NAMES[each]) for each in sorted(named))
        return _refused(reason("kapai-which-symbol", symbols=rolled), "draw")
    return Draw(named.pop(), tuple(sorted(fields)), tuple(sorted(frames)), tuple(sorted(crosses)))


def _ends(start: str, end: str) -> tuple[int, int]:
    first, last = sorted((FIELD_NUMBERS[start], FIELD_NUMBERS[end]))
    return first, last


def _refused(why: Reason, what: str) -> Refusal:
    hint = reason("kapai-write-a-roll") if what == "roll" else reason("kapai-write-a-draw")
    return Refusal(Kind.NOTATION, why, hint)
