"""Sheets drawn as they lie on the table, and tables laid with them.

T . . . . . T      T totem, # dark, a dot empty
. △ △ # . . .      symbols △ □ ○ /
"""

from typing import Final

from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seat_set import SeatSet
from speeltafel.core.vector import Vector
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import SYMBOLS, TRIPLE_MASKS, TRIPLE_NAMES
from speeltafel.games.kapai.moves import Draw, Roll
from speeltafel.games.kapai.notation import format_move
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import BLANK, Sheet, State

MOULDS: Final = {
    name: [
        "T" if field in layout.totems else "#" if layout.dark >> field & 1 else "."
        for field in range(49)
    ]
    for name, layout in SHEETS.items()
}

NEARLY_FULL: Final = """
    T □ □ □ △ ○ T
    ○ / ○ # ○ △ ○
    □ / ○ △ □ △ △
    □ # △ T □ # ○
    □ / ○ △ ○ ○ △
    △ / △ # / △ △
    T . ○ △ ○ □ T
"""
"""One field is left, and two rows of squares are framed: `b1-d1 a3-a5`."""


def sheet(picture: str, frames: str = "", crosses: str = "", layout: str = "corners") -> Sheet:
    """The sheet drawn, with frames by their ends and crosses by their symbols."""
    cells = "".join(picture.split())
    mould = MOULDS[layout]
    assert len(cells) == 49
    for cell, below in zip(cells, mould, strict=True):
        assert cell == below if cell in "T#" else below == "."
    marks = [sum(1 << f for f, cell in enumerate(cells) if cell == sign) for sign in SYMBOLS]
    triples = [TRIPLE_NAMES.index(name) for name in frames.split()]
    groups = [0, 0, 0, 0]
    framed = 0
    for triple in triples:
        mask = TRIPLE_MASKS[triple]
        assert not framed & mask, "frames do not overlap"
        framed |= mask
        groups[next(symbol for symbol in range(4) if marks[symbol] & mask == mask)] += 1
    a, b, c, d = marks
    g, h, i, j = groups
    k, m, n, o = (crosses.count(sign) for sign in SYMBOLS)
    return Sheet(
        (a, b, c, d),
        sum(marks),
        framed,
        sum(1 << triple for triple in triples),
        (g, h, i, j),
        (k, m, n, o),
        0,
    )


def table(*sheets: Sheet, roll: str = "", layout: str = "corners") -> State:
    """A table at the start of a round; with a roll, everybody is to draw."""
    lying = Vector(sheets or (BLANK,))
    laid = State(layout, 0, None, lying, lying, SeatSet.all_of(len(lying)))
    if not roll:
        return laid
    rolled = accept(KAPAI.parse_move(laid, roll))
    assert isinstance(rolled, Roll)
    return KAPAI.apply(laid, -1, rolled)


def allowed(state: State, seat: int = 0) -> list[str]:
    return [format_move(move) for move in KAPAI.legal_moves(state, seat)]


def refused(state: State, text: str, seat: int = 0) -> str:
    """The code of the reason why this may not be drawn."""
    move = KAPAI.parse_move(state, text)
    if isinstance(move, Refusal):
        return move.why.code
    why = KAPAI.why_not(state, seat, move)
    assert why is not None, f"{text} is allowed"
    assert move not in KAPAI.legal_moves(state, seat)
    return why.code


def drew(state: State, text: str, seat: int = 0) -> State:
    """The table after a legal draw."""
    move = accept(KAPAI.parse_move(state, text))
    assert isinstance(move, Draw)
    assert KAPAI.why_not(state, seat, move) is None
    assert move in KAPAI.legal_moves(state, seat)
    return KAPAI.apply(state, seat, move)


def frames_of(sheet: Sheet) -> list[str]:
    return [name for number, name in enumerate(TRIPLE_NAMES) if sheet.frames >> number & 1]
