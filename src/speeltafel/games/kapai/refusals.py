"""Why a draw is refused."""

from speeltafel.core.reason import Reason, reason
from speeltafel.core.seats import Seat
from speeltafel.games.kapai.components import (
    BIT,
    BOXES,
    FIELD_NAMES,
    LINE,
    NEIGHBOURS,
    SYMBOL_NAMES,
    TRIPLE_MASKS,
)
from speeltafel.games.kapai.drawing import (
    adjacent_pairs,
    framing_of,
    framings,
    open_triples,
    reachable_fields,
    symbols_due,
)
from speeltafel.games.kapai.moves import Draw, Move, Roll
from speeltafel.games.kapai.naming import frame_reason, frame_reasons, symbol_reason
from speeltafel.games.kapai.sheets import SHEETS, Layout
from speeltafel.games.kapai.state import Sheet, State


def why_not(table: State, seat: Seat, move: Move) -> Reason | None:
    """The first part of the draw that is wrong: symbol, place, frames, crosses."""
    roll = table.roll
    if not isinstance(move, Draw) or roll is None:
        return reason("kapai-draw-now")
    layout, sheet = SHEETS[table.layout], table.sheets[seat]
    if move.symbol not in roll:  # KP-3
        return _not_rolled(move.symbol, roll)
    return (
        _wrong_number(layout, sheet, roll, move)
        or _wrong_field(layout, sheet, move)
        or _wrong_place(layout, sheet, move)
        or _wrong_frames(sheet, move)
        or _wrong_crosses(sheet, move)
    )


def why_wait(table: State, seat: Seat) -> Reason:
    """KP-3: all draw at once, and each only once."""
    if seat >= 0 and table.roll is not None and seat not in table.waiting:
        return reason("kapai-drawn-already")
    return reason("core-not-your-turn")


def _not_rolled(symbol: int, roll: Roll) -> Reason:
    if roll.first == roll.second:
        return reason(
            "kapai-not-rolled-pair",
            symbol=SYMBOL_NAMES[symbol],
            rolled=SYMBOL_NAMES[roll.first],
        )
    return reason(
        "kapai-not-rolled",
        symbol=SYMBOL_NAMES[symbol],
        first=symbol_reason(roll.first),
        second=symbol_reason(roll.second),
    )


def _wrong_number(layout: Layout, sheet: Sheet, roll: Roll, draw: Draw) -> Reason | None:
    due = symbols_due(layout, sheet, roll)
    if len(draw.fields) == due:
        return None
    if due == 2:
        return reason("kapai-draw-both")  # KP-3
    if roll.first == roll.second:
        return reason("kapai-one-field-left")  # KP-5
    return reason(
        "kapai-draw-one", first=symbol_reason(roll.first), second=symbol_reason(roll.second)
    )  # KP-3


def _wrong_field(layout: Layout, sheet: Sheet, draw: Draw) -> Reason | None:
    for field in draw.fields:
        name = FIELD_NAMES[field]
        if field in layout.totems:
            return reason("kapai-on-totem", field=name)
        if layout.dark & BIT[field]:
            return reason("kapai-on-dark", field=name)
        if sheet.filled & BIT[field]:
            return reason("kapai-occupied", field=name)
    if len(draw.fields) == 2 and draw.fields[0] == draw.fields[1]:
        return reason("kapai-same-field", field=FIELD_NAMES[draw.fields[0]])
    return None


def _wrong_place(layout: Layout, sheet: Sheet, draw: Draw) -> Reason | None:
    near = reachable_fields(layout, sheet)
    if len(draw.fields) == 1:
        field = draw.fields[0]
        if near & BIT[field]:
            return None
        return reason("kapai-not-beside", field=FIELD_NAMES[field])  # KP-4
    first, second = draw.fields
    if not NEIGHBOURS[first] & BIT[second]:
        pairs = adjacent_pairs(layout, sheet)
        if pairs:
            a, b = pairs[0]
            return reason(
                "kapai-apart",
                first=FIELD_NAMES[first],
                second=FIELD_NAMES[second],
                example=(FIELD_NAMES[a], FIELD_NAMES[b]),
            )  # KP-5
        return None
    if near & (BIT[first] | BIT[second]):
        return None
    return reason(
        "kapai-pair-not-beside", first=FIELD_NAMES[first], second=FIELD_NAMES[second]
    )  # KP-5


def _wrong_frames(sheet: Sheet, draw: Draw) -> Reason | None:
    """KP-6."""
    ways = framings(sheet, draw.symbol, draw.fields)
    if len(ways) == 1:
        if not draw.frames:
            return None
        if not ways[0]:
            return reason("kapai-no-group")
        if set(draw.frames) <= set(ways[0]):
            return reason("kapai-frame-unneeded", frames=frame_reasons(ways[0]), count=len(ways[0]))
    elif draw.frames in ways:
        return None
    elif not draw.frames:
        triples = sorted({triple for way in ways for triple in way})
        return reason("kapai-choose-frame", known=frame_reasons(tuple(triples)))
    return _bad_framing(sheet, draw)


def _bad_framing(sheet: Sheet, draw: Draw) -> Reason:
    loose = sheet.marks[draw.symbol] & ~sheet.framed
    for field in draw.fields:
        loose |= BIT[field]
    triples = open_triples(loose, draw.fields)
    covered = 0
    for frame in draw.frames:
        if frame not in triples:
            return reason(
                "kapai-not-a-group",
                frame=frame_reason(frame),
                frames=frame_reasons(tuple(triples)),
            )
        if covered & TRIPLE_MASKS[frame]:
            return reason("kapai-frames-overlap", frame=frame_reason(frame))
        covered |= TRIPLE_MASKS[frame]
    left = next(triple for triple in triples if not TRIPLE_MASKS[triple] & covered)
    return reason("kapai-frame-too", frame=frame_reason(left))


def _wrong_crosses(sheet: Sheet, draw: Draw) -> Reason | None:
    """KP-7."""
    due = len(framing_of(sheet, draw)) if draw.symbol == LINE else 0
    if len(draw.crosses) != due:
        if due == 0:
            return reason("kapai-no-cross")
        if not draw.crosses:
            return reason("kapai-choose-crosses", count=due)
        return reason("kapai-other-crosses", count=due, given=len(draw.crosses))
    for row in draw.crosses:
        if sheet.crosses[row] + draw.crosses.count(row) > BOXES:
            return reason("kapai-row-full", symbol=SYMBOL_NAMES[row], boxes=BOXES)
    return None
