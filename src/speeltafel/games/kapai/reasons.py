"""Why a draw is refused, what a move does, and what a seat may do now."""

from speeltafel.core.reason import Argument, Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.kapai.components import (
    BIT,
    BOXES,
    FIELD_NAMES,
    LINE,
    NEIGHBOURS,
    SYMBOL_NAMES,
    TRIPLE_MASKS,
    TRIPLE_NAMES,
)
from speeltafel.games.kapai.drawing import (
    Framing,
    adjacent_pairs,
    framing_of,
    framings,
    free_fields,
    open_triples,
    reachable_fields,
    symbols_due,
)
from speeltafel.games.kapai.moves import Draw, Move, Roll
from speeltafel.games.kapai.sheets import SHEETS, Layout
from speeltafel.games.kapai.state import Sheet, Table


def why_not(table: Table, seat: Seat, move: Move) -> Reason | None:
    """The first part of the draw that is wrong: symbol, place, frames, crosses."""
    roll = table.roll
    if not isinstance(move, Draw) or roll is None:
        return reason("kapai-draw-now")
    layout, sheet = SHEETS[table.layout], table.sheets[seat]
    if move.symbol not in roll:  # KP-3
        return reason("kapai-not-rolled", symbol=SYMBOL_NAMES[move.symbol], roll=_rolled(roll))
    return (
        _wrong_number(layout, sheet, roll, move)
        or _wrong_field(layout, sheet, move)
        or _wrong_place(layout, sheet, move)
        or _wrong_frames(sheet, move)
        or _wrong_crosses(sheet, move)
    )


def _wrong_number(layout: Layout, sheet: Sheet, roll: Roll, draw: Draw) -> Reason | None:
    due = symbols_due(layout, sheet, roll)
    if len(draw.fields) == due:
        return None
    if due == 2:
        return reason("kapai-draw-both")  # KP-3
    if roll.first == roll.second:
        return reason("kapai-one-field-left")  # KP-5
    return reason("kapai-draw-one", roll=_rolled(roll))  # KP-3


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
                example=f"{FIELD_NAMES[a]} {FIELD_NAMES[b]}",
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
            return reason("kapai-frame-unneeded", frame=_written(draw.frames))
    elif draw.frames in ways:
        return None
    elif not draw.frames:
        return reason("kapai-choose-frame", ways=tuple(_written(way) for way in ways))
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
                frame=TRIPLE_NAMES[frame],
                groups=tuple(TRIPLE_NAMES[triple] for triple in triples),
            )
        if covered & TRIPLE_MASKS[frame]:
            return reason("kapai-frames-overlap", frame=TRIPLE_NAMES[frame])
        covered |= TRIPLE_MASKS[frame]
    left = next(triple for triple in triples if not TRIPLE_MASKS[triple] & covered)
    return reason("kapai-frame-too", frame=TRIPLE_NAMES[left])


def _wrong_crosses(sheet: Sheet, draw: Draw) -> Reason | None:
    """KP-7."""
    due = len(framing_of(sheet, draw)) if draw.symbol == LINE else 0
    if len(draw.crosses) != due:
        if due == 0:
            return reason("kapai-no-cross")
        return reason("kapai-choose-crosses", count=due)
    for row in draw.crosses:
        if sheet.crosses[row] + draw.crosses.count(row) > BOXES:
            return reason("kapai-row-full", symbol=SYMBOL_NAMES[row], boxes=BOXES)
    return None


def tell(table: Table, actor: Actor, move: Move) -> Reason:
    if isinstance(move, Roll):
        return _told_roll(move)
    if not isinstance(move, Draw):
        return reason("kapai-has-drawn", seat=seat_reason(actor))
    sheet = table.sheets[actor]
    told = reason(
        "kapai-draws",
        seat=seat_reason(actor),
        symbol=SYMBOL_NAMES[move.symbol],
        count=len(move.fields),
        fields=tuple(FIELD_NAMES[field] for field in move.fields),
    )
    way = framing_of(sheet, move)
    if not way:
        return told
    framed = reason("kapai-draws-and-frames", draws=told, frames=_named(way), count=len(way))
    if not move.crosses:
        return framed
    rows = tuple(reason("kapai-symbol", symbol=SYMBOL_NAMES[row]) for row in move.crosses)
    return reason("kapai-draws-and-crosses", draws=framed, rows=rows, count=len(rows))


def _told_roll(roll: Roll) -> Reason:
    if roll.first == roll.second:
        return reason("kapai-rolls-pair", symbol=SYMBOL_NAMES[roll.first])
    return reason("kapai-rolls", first=_symbol(roll.first), second=_symbol(roll.second))


def prompt(table: Table, seat: Seat) -> Reason:
    roll = table.roll
    assert roll is not None
    layout, sheet = SHEETS[table.layout], table.sheets[seat]
    where = "beside" if sheet.filled else "anywhere"
    if roll.first != roll.second:
        return reason(
            "kapai-choose-symbol",
            first=_symbol(roll.first),
            second=_symbol(roll.second),
            where=where,
        )
    symbol = SYMBOL_NAMES[roll.first]
    if symbols_due(layout, sheet, roll) == 1:
        last = FIELD_NAMES[free_fields(layout, sheet).bit_length() - 1]
        return reason("kapai-fill-last", symbol=symbol, field=last)
    if not adjacent_pairs(layout, sheet):
        where = "apart"
    return reason("kapai-draw-pair", symbol=symbol, where=where)


def _rolled(roll: Roll) -> Argument:
    return tuple(_symbol(symbol) for symbol in sorted(set(roll)))


def _symbol(symbol: int) -> Reason:
    return reason("kapai-symbol", symbol=SYMBOL_NAMES[symbol])


def _named(way: Framing) -> tuple[str, ...]:
    return tuple(TRIPLE_NAMES[triple] for triple in way)


def _written(way: Framing) -> str:
    return " ".join(_named(way))
