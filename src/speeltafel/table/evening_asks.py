"""What a table does when the evening it belongs to asks."""

from typing import Final, assert_never

from speeltafel.core.match import refusal_of
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, TABLE
from speeltafel.table.drafts import Draft
from speeltafel.table.log import EntryKind, Sitter, encode
from speeltafel.table.messages import (
    Advance,
    Close,
    DrawFor,
    EveningAsk,
    Hold,
    Name,
    Place,
    Unseat,
)
from speeltafel.table.state import TableState

NOT_YET: Final = Refusal(Kind.STALE, reason("core-stale"))


def answer_evening(message: EveningAsk, draft: Draft) -> Refusal | None:
    state = draft.state
    match message:
        case Advance():
            return _advance(message, draft)
        case DrawFor():
            return _draw_for(message, draft)
        case Hold():
            if message.held != state.held:
                draft.add(EntryKind.HOLD, TABLE, "yes" if message.held else "")
        case Close():
            if state.started and not state.over:
                draft.add(EntryKind.CLOSE)
        case Name():
            if message.name != state.chairs[message.seat].name:
                draft.add(EntryKind.NAME, message.seat, message.name)
        case Place():
            if message.guest != state.chairs[message.seat].guest:
                sitter = Sitter(message.guest, message.name)
                draft.add(EntryKind.SIT, message.seat, encode(sitter))
        case Unseat():
            if state.chairs[message.seat].guest:
                draft.add(EntryKind.REMOVE, message.seat, message.level)
        case _:
            assert_never(message)
    return None


def rolls_of(state: TableState) -> int:
    """How often chance has acted."""
    if state.match is None:
        return 0
    return sum(entry.actor == CHANCE for entry in state.match.entries())


def _advance(message: Advance, draft: Draft) -> Refusal | None:
    rolls = rolls_of(draft.state)
    match = draft.state.match
    if rolls >= message.number or draft.state.over:
        return None
    if match is None or rolls + 1 < message.number:
        return NOT_YET
    move = match.game.parse_move(match.state, message.move)
    if isinstance(move, Refusal):
        return move
    refusal = refusal_of(match, CHANCE, move)
    if refusal is None:
        draft.move(CHANCE, move)
    return refusal


def _draw_for(message: DrawFor, draft: Draft) -> Refusal | None:
    match, chair = draft.state.match, draft.state.chairs[message.seat]
    if match is None:
        return NOT_YET
    move = match.game.parse_move(match.state, message.move)
    if isinstance(move, Refusal):
        return move
    refusal = refusal_of(match, message.seat, move)
    if refusal is not None:
        return refusal
    if not chair.bot:
        draft.add(EntryKind.STAND_IN, message.seat, message.level)
    draft.move(message.seat, move)
    if not chair.bot:
        draft.add(EntryKind.RETURN, message.seat)
    return None
