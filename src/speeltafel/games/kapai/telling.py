"""What a roll or a draw does, and what a seat may do now."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.kapai.components import FIELD_NAMES, SYMBOL_NAMES
from speeltafel.games.kapai.drawing import adjacent_pairs, framing_of, free_fields, symbols_due
from speeltafel.games.kapai.moves import Draw, Move, Roll
from speeltafel.games.kapai.naming import frame_reasons, symbol_reason
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import State


def tell(table: State, actor: Actor, move: Move) -> Reason:
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
    framed = reason("kapai-draws-and-frames", draws=told, frames=frame_reasons(way), count=len(way))
    if not move.crosses:
        return framed
    rows = tuple(map(symbol_reason, move.crosses))
    return reason("kapai-draws-and-crosses", draws=framed, rows=rows, count=len(rows))


def _told_roll(roll: Roll) -> Reason:
    if roll.first == roll.second:
        return reason("kapai-rolls-pair", symbol=SYMBOL_NAMES[roll.first])
    return reason("kapai-rolls", first=symbol_reason(roll.first), second=symbol_reason(roll.second))


def prompt(table: State, seat: Seat) -> Reason:
    roll = table.roll
    assert roll is not None
    layout, sheet = SHEETS[table.layout], table.sheets[seat]
    where = "beside" if sheet.filled else "anywhere"
    if roll.first != roll.second:
        return reason(
            "kapai-choose-symbol",
            first=symbol_reason(roll.first),
            second=symbol_reason(roll.second),
            where=where,
        )
    symbol = SYMBOL_NAMES[roll.first]
    if symbols_due(layout, sheet, roll) == 1:
        last = FIELD_NAMES[free_fields(layout, sheet).bit_length() - 1]
        return reason("kapai-fill-last", symbol=symbol, field=last)
    if not adjacent_pairs(layout, sheet):
        where = "apart"
    return reason("kapai-draw-pair", symbol=symbol, where=where)
