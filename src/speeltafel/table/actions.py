"""Everything that can be done at a table, by people and bots alike: a message on a state gives a
draft of what happens, or says why not."""

from collections.abc import Collection, Mapping
from math import ceil
from random import Random
from typing import NamedTuple, assert_never

from speeltafel.core.match import refusal_of
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import TABLE, Seat
from speeltafel.core.variants import configure
from speeltafel.table import seating
from speeltafel.table.agreements import event_proposal, may_take_hints, others, rematch_proposal
from speeltafel.table.drafts import Draft
from speeltafel.table.evening_asks import answer_evening
from speeltafel.table.log import EntryKind, Proposal, Sitter, encode
from speeltafel.table.messages import (
    Advance,
    Close,
    Door,
    DrawFor,
    Fill,
    Hold,
    Leave,
    Move,
    Name,
    Place,
    PlayAgain,
    Propose,
    Rematch,
    Remove,
    Reply,
    Resign,
    Return,
    SeatAsk,
    Sit,
    StandIn,
    Start,
    TableMessage,
    TakeHint,
    Tick,
    Undo,
    Unseat,
    Withdraw,
)
from speeltafel.table.state import OPEN, TableState
from speeltafel.table.undo import undo_proposal


class Context(NamedTuple):
    """What a table cannot know by itself."""

    now: float
    """Seconds since 1970."""
    dice: Random
    guest: str = ""
    """Who sends the message."""
    seats: Collection[Seat] = ()
    """The seats the sender may act for."""
    waits: Mapping[str, float] = {}
    """The guests who are away, and how many seconds their chairs are still kept."""
    stand_in: str = ""
    """Level of the computer that plays for somebody who is away."""
    grace: float = 0.0
    """Seconds a chair is kept before the computer stands in."""
    objecting: Seat | None = None
    """A computer that does not agree to what is proposed."""


def act(message: TableMessage, state: TableState, context: Context) -> Draft | Refusal:
    draft = Draft(state, context.now, context.dice)
    if isinstance(message, SeatAsk):
        if message.seat not in context.seats:
            return no(reason("table-not-your-seat"))
        if state.done_at(message.seat, message.stamp) is not None:
            return draft  # sent twice: it happens once
        if state.held and not isinstance(message, Leave | Return | Withdraw):
            return Refusal(Kind.NOT_YOUR_TURN, reason("table-held"))
    match message:
        case Move():
            refusal = _move(message, draft)
        case Undo():
            refusal = _undo(message, draft)
        case Propose():
            refusal = _propose(message, draft, context)
        case Reply():
            refusal = _reply(message, draft)
        case Withdraw():
            refusal = _withdraw(message, draft)
        case Leave():
            refusal = _leave(message, draft)
        case Return():
            refusal = _return(message, draft)
        case Resign():
            refusal = _resign(message, draft)
        case Rematch():
            refusal = _rematch(message, draft)
        case StandIn():
            refusal = _stand_in(message, draft, context)
        case Fill():
            refusal = _fill(message, draft, context)
        case Start():
            refusal = _start(draft, context)
        case Sit():
            refusal = _sit(message, draft, context)
        case Door():
            refusal = _door(message, draft, context)
        case Remove():
            refusal = _remove(message, draft, context)
        case TakeHint():
            refusal = _take_hint(message, draft)
        case Tick():
            refusal = _tick(draft, context)
        case PlayAgain():
            refusal = _play_again(message, draft)
        case Advance() | DrawFor() | Hold() | Close() | Name() | Place() | Unseat():
            refusal = answer_evening(message, draft)
        case _:
            assert_never(message)
    return draft if refusal is None else refusal


def no(why: Reason, instead: Reason | None = None, kind: Kind = Kind.ILLEGAL) -> Refusal:
    return Refusal(kind, why, instead)


def _move(message: Move, draft: Draft) -> Refusal | None:
    """Over? your turn? stale? legal?"""
    draft.ring()
    state = draft.state
    match = state.match
    if match is None:
        return no(reason("table-not-started"))
    if state.over:
        return Refusal(Kind.OVER, reason("core-over"))
    move = match.game.parse_move(match.state, message.move)
    if isinstance(move, Refusal):
        return move
    refusal = refusal_of(match, message.seat, move, stale=state.is_stale(message.seen))
    if refusal is None:
        draft.move(message.seat, move, message.stamp)
    return refusal


def _undo(message: Undo, draft: Draft) -> Refusal | None:
    if draft.state.closed:
        return Refusal(Kind.OVER, reason("core-over"))
    proposal = undo_proposal(draft.state, message.seat, draft.dice)
    if isinstance(proposal, Refusal):
        return proposal
    if proposal.asked:
        return _ask(draft, message, proposal)
    draft.add(EntryKind.UNDO, message.seat, proposal.undo_text(), message.stamp)
    return None


def _propose(message: Propose, draft: Draft, context: Context) -> Refusal | None:
    proposal = event_proposal(draft.state, message.seat, message.event)
    if isinstance(proposal, Refusal):
        return proposal
    if context.objecting is not None:
        return no(reason("table-bot-objects", seat=seat_reason(context.objecting)))
    if proposal.asked:
        return _ask(draft, message, proposal)
    return _announce(draft, message.event)


def _rematch(message: Rematch, draft: Draft) -> Refusal | None:
    if draft.state.setup.evening:
        return no(reason("table-evening-decides"))
    proposal = rematch_proposal(draft.state, message.seat)
    if isinstance(proposal, Refusal):
        return proposal
    question = draft.state.question
    if draft.state.rematch:
        return None
    if question is not None and question.proposal.rematch and message.seat in question.open:
        agreed = Reply(seat=message.seat, question=question.sequence, yes=True)
        return _reply(agreed, draft)
    if not proposal.asked or (question is not None and not question.open):
        draft.play_again = True
        return None
    return _ask(draft, message, proposal)


def _play_again(message: PlayAgain, draft: Draft) -> Refusal | None:
    """The first table named counts."""
    if not draft.state.over:
        return no(reason("table-not-over"))
    if not draft.state.rematch:
        draft.add(EntryKind.REMATCH, TABLE, message.table)
    return None


def _ask(draft: Draft, message: SeatAsk, proposal: Proposal) -> Refusal | None:
    if draft.state.question is not None:
        return no(reason("table-question-open"))
    draft.add(EntryKind.ASK, message.seat, encode(proposal), message.stamp)
    return None


def _reply(message: Reply, draft: Draft) -> Refusal | None:
    asked = draft.state.question
    if asked is None or asked.sequence != message.question or message.seat not in asked.open:
        return no(reason("table-no-question"), reason("core-look-again"), Kind.STALE)
    answer = "yes" if message.yes else "no"
    draft.add(EntryKind.ANSWER, message.seat, answer, message.stamp)
    settled = draft.state.question
    if settled is None or settled.open:
        return None
    proposal = settled.proposal
    if proposal.event:
        return _announce(draft, proposal.event)
    if proposal.rematch:
        draft.play_again = True
    else:
        draft.add(EntryKind.UNDO, settled.seat, proposal.undo_text())
    return None


def _withdraw(message: Withdraw, draft: Draft) -> Refusal | None:
    asked = draft.state.question
    if asked is None or asked.seat not in draft.state.companions(message.seat):
        return no(reason("table-no-question"), reason("core-look-again"), Kind.STALE)
    draft.add(EntryKind.WITHDRAW, asked.seat, ticket=message.stamp)
    return None


def _announce(draft: Draft, event: str) -> Refusal | None:
    match = draft.state.match
    assert match is not None
    parsed = match.game.parse_move(match.state, event)
    if isinstance(parsed, Refusal):
        return parsed
    refusal = refusal_of(match, TABLE, parsed)
    if refusal is None:
        draft.move(TABLE, parsed)
    return refusal


def _resign(message: Resign, draft: Draft) -> Refusal | None:
    state = draft.state
    if state.match is None:
        return no(reason("table-not-started"))
    if state.over:
        return Refusal(Kind.OVER, reason("core-over"))
    if len(state.chairs) != 2:
        return no(reason("table-resign-two"), reason("table-may-leave"))
    draft.add(EntryKind.RESIGN, message.seat, ticket=message.stamp)
    return None


def _take_hint(message: TakeHint, draft: Draft) -> Refusal | None:
    """Among people only where the host has allowed it, and never in secret."""
    state = draft.state
    if not may_take_hints(state, message.seat):
        return no(reason("table-no-hints"))
    if others(state, message.seat):
        draft.add(EntryKind.HINT, message.seat, ticket=message.stamp)
    return None


# ── coming and going


def _sit(message: Sit, draft: Draft, context: Context) -> Refusal | None:
    """Takes a free chair, any or this one; the game starts when the last one is taken."""
    state = draft.state
    if state.seats_of(context.guest):
        return None
    if context.guest in state.removed:
        return no(reason("table-removed"), kind=Kind.CONFIG)
    if state.door != OPEN:
        return no(reason("table-door-closed"), kind=Kind.CONFIG)
    free = seating.free_seats(state.chairs)
    if state.started or not free:
        return no(reason("table-full"), reason("table-may-watch"), Kind.CONFIG)
    seat = free[0] if message.seat is None else message.seat
    if seat not in free:
        return no(reason("table-seat-taken"), reason("table-take-another"), Kind.CONFIG)
    draft.add(EntryKind.SIT, seat, encode(Sitter(context.guest, message.name)))
    begin_when_full(draft)
    return None


def _fill(message: Fill, draft: Draft, context: Context) -> Refusal | None:
    if context.guest != draft.state.setup.host:
        return no(reason("table-only-host"))
    if draft.state.started or message.seat not in seating.free_seats(draft.state.chairs):
        return no(reason("table-seat-taken"), kind=Kind.CONFIG)
    draft.add(EntryKind.FILL, message.seat, message.level)
    begin_when_full(draft)
    return None


def _door(message: Door, draft: Draft, context: Context) -> Refusal | None:
    if context.guest != draft.state.setup.host:
        return no(reason("table-host-decides"))
    if message.door != draft.state.door:
        draft.add(EntryKind.DOOR, TABLE, message.door)
    return None


def _remove(message: Remove, draft: Draft, context: Context) -> Refusal | None:
    """Before the start the chair is free again; afterwards the computer plays on."""
    state = draft.state
    if context.guest != state.setup.host:
        return no(reason("table-host-decides"))
    if message.seat >= len(state.chairs) or not state.chairs[message.seat].guest:
        return no(reason("table-no-such-seat"))
    if state.chairs[message.seat].guest == context.guest:
        return no(reason("table-not-yourself"), reason("table-may-leave"))
    for seat in state.companions(message.seat):
        draft.add(EntryKind.REMOVE, seat, context.stand_in if state.started else "")
    return None


def _start(draft: Draft, context: Context) -> Refusal | None:
    """The host begins with whoever is there."""
    state = draft.state
    if state.started:
        return None
    if context.guest != state.setup.host:
        return no(reason("table-only-host"), reason("table-wait-for-all"))
    players = sum(chair.taken for chair in state.chairs)
    config = configure(state.game, state.setup.variant, players, state.setup.options)
    if isinstance(config, Refusal):
        return config
    begin(draft)
    return None


def begin_when_full(draft: Draft) -> None:
    if not seating.free_seats(draft.state.chairs):
        begin(draft)


def begin(draft: Draft) -> None:
    players = sum(chair.taken for chair in draft.state.chairs)
    draft.add(EntryKind.START, TABLE, str(players))
    draft.settle_chance()


def _leave(message: Leave, draft: Draft) -> Refusal | None:
    """The chair is kept for a while; then the computer stands in."""
    chair = draft.state.chairs[message.seat]
    if not (chair.stand_in or chair.left_at is not None):
        draft.add(EntryKind.LEAVE, message.seat, ticket=message.stamp)
    return None


def _return(message: Return, draft: Draft) -> Refusal | None:
    chair = draft.state.chairs[message.seat]
    if chair.stand_in or chair.left_at is not None:
        draft.add(EntryKind.RETURN, message.seat, ticket=message.stamp)
    return None


def _stand_in(message: StandIn, draft: Draft, context: Context) -> Refusal | None:
    """Those who wait may let the computer play for somebody who is away."""
    chairs = draft.state.chairs
    if not context.seats:
        return no(reason("table-not-your-seat"))
    if message.seat >= len(chairs) or not chairs[message.seat].guest:
        return no(reason("table-no-such-seat"))
    chair = chairs[message.seat]
    if chair.stand_in:
        return None
    if chair.left_at is None:
        seconds = context.waits.get(chair.guest)
        if seconds is None:
            return no(reason("table-still-here"))
        if seconds > 0:
            return no(reason("table-just-away", seconds=ceil(seconds)))
    draft.add(EntryKind.STAND_IN, message.seat, context.stand_in)
    return None


def _tick(draft: Draft, context: Context) -> Refusal | None:
    draft.ring()
    if draft.state.over:
        return None
    for seat in sorted(draft.state.leaving):
        left_at = draft.state.chairs[seat].left_at
        if left_at is not None and draft.now >= left_at + context.grace:
            draft.add(EntryKind.STAND_IN, seat, context.stand_in)
    return None
