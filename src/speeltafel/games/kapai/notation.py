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
    fields_of,
)
from speeltafel.games.kapai.drawing import framings, free_fields
from speeltafel.games.kapai.moves import Draw, Move, Roll, Unseen
from speeltafel.games.kapai.naming import symbol_reason
from speeltafel.games.kapai.rules import LARGE
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import State

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


def parse_move(table: State, text: str) -> Move | Refusal:
    written = text.strip().lower()
    if table.roll is None:
        rolled = _ROLL.fullmatch(written)
        if rolled is None:
            return _refused(reason("kapai-not-a-roll", text=text.strip()[:20]), "roll")
        first, second = sorted(SIGNS[sign] for sign in rolled.groups())
        return Roll(first, second)
    draw = _parse_draw(table.roll, text.strip(), written)
    if isinstance(draw, Refusal) or not draw.frames:
        return draw
    return _without_forced_frames(table, draw)


def _without_forced_frames(table: State, draw: Draw) -> Draw:
    """Frames are written only where there is a choice (KP-6); who names the only ones possible
    means the draw without them. Who draws is not known here, so all who may are looked at; at a
    large table that would cost too much."""
    if len(table.waiting) > LARGE:
        return draw
    layout = SHEETS[table.layout]
    forced = False
    for seat in table.waiting:
        sheet = table.sheets[seat]
        if any(field not in fields_of(free_fields(layout, sheet)) for field in draw.fields):
            continue
        ways = framings(sheet, draw.symbol, draw.fields)
        if len(ways) > 1 and draw.frames in ways:
            return draw
        forced = forced or ways == [draw.frames]
    return draw._replace(frames=()) if forced else draw


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
        return _refused(_one_symbol(roll), "draw")
    return Draw(
        named.pop(), tuple(sorted(fields)), tuple(sorted(set(frames))), tuple(sorted(crosses))
    )


def _one_symbol(roll: Roll) -> Reason:
    if roll.first == roll.second:
        return reason("kapai-only-symbol", symbol=SYMBOL_NAMES[roll.first])
    first, second = symbol_reason(roll.first), symbol_reason(roll.second)
    return reason("kapai-which-symbol", first=first, second=second)


def _ends(start: str, end: str) -> tuple[int, int]:
    first, last = sorted((FIELD_NUMBERS[start], FIELD_NUMBERS[end]))
    return first, last


def _refused(why: Reason, what: str) -> Refusal:
    hint = reason("kapai-write-a-roll") if what == "roll" else reason("kapai-write-a-draw")
    return Refusal(Kind.NOTATION, why, hint)
