"""What a seat or a spectator may see of a table. Nothing is shown anywhere that has not come
through here, and nothing comes through here but `game.view`, `game.seen_move` and what everybody
may know. Reasons, not words: who speaks them knows the language."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from speeltafel.core.match import AnyMatch
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import CHANCE, TABLE, Actor, Seat
from speeltafel.table.agreements import agreements, may_take_hints
from speeltafel.table.clocks import Reading, readings
from speeltafel.table.drafts import Change
from speeltafel.table.log import EntryKind
from speeltafel.table.state import OPEN, TableState
from speeltafel.table.undo import may_undo

SHOWN: Final = (EntryKind.UNDO, EntryKind.ANSWER, EntryKind.DOOR)
"""Entries whose text everybody may know."""


class SeatView(NamedTuple):
    """What a seat may do now (`seat` is None for a spectator); its view comes from `view_of`."""

    seat: Seat | None
    acts: bool = False
    moves: Sequence[str] = ()
    """Everything this seat may do now, each as its one canonical text."""
    prompt: Reason | None = None
    undo: bool = False
    """Whether this seat may ask for its last move back."""
    hint: bool = False
    """Whether it may ask for a hint."""


class StepView(NamedTuple):
    """An entry of the log as a viewer may know it."""

    sequence: int
    kind: EntryKind
    actor: Actor
    at: float
    text: str = ""
    told: Reason | None = None


class QuestionView(NamedTuple):
    sequence: int
    seat: Seat
    what: str
    """undo, event or rematch"""
    event: str
    of: Sequence[Seat]
    """Who has still to answer."""
    words: Reason


class Situation(NamedTuple):
    """How things stand, as far as everybody may know."""

    started: bool
    acting: Sequence[Actor] = ()
    clocks: Sequence[Reading] = ()
    question: QuestionView | None = None
    agreements: Sequence[str] = ()
    end: Outcome | None = None
    rematch: str = ""
    door: str = OPEN
    held: bool = False
    waits: bool = False
    """The next roll comes from the evening."""


def seat_view(state: TableState, seat: Seat | None) -> SeatView:
    match = state.match
    if match is None or seat is None:
        return SeatView(seat)
    if seat not in state.acting:
        return SeatView(seat, undo=may_undo(state, seat))
    game = match.game
    return SeatView(
        seat,
        True,
        list(map(game.format_move, game.legal_moves(match.state, seat))),
        game.prompt(match.state, seat),
        may_undo(state, seat),
        may_take_hints(state, seat),
    )


def view_of(match: AnyMatch, seat: Seat | None) -> Any:
    return match.game.view(match.state, seat)


def storyteller(state: TableState, seats: Sequence[Seat]) -> Seat | None:
    """As whom a device with these seats is told what happened. People who share a device share
    the story too, so they get it as a spectator would; without secrets everybody does."""
    if state.game.traits.perfect_information or len(seats) != 1:
        return None
    return seats[0]


def step_view(change: Change, viewer: Seat | None) -> StepView:
    entry, before = change.entry, change.before
    if before is None:
        shown = entry.text if entry.kind in SHOWN else ""
        return StepView(entry.sequence, entry.kind, entry.actor, entry.at, shown)
    game = before.game
    seen = game.seen_move(before.state, entry.actor, change.move, viewer)
    text = entry.text if seen is change.move else game.format_move(seen)
    told = game.tell(before.state, entry.actor, seen)
    return StepView(entry.sequence, entry.kind, entry.actor, entry.at, text, told)


def situation(state: TableState, now: float) -> Situation:
    match = state.match
    if match is None:
        return Situation(False, rematch=state.rematch, door=state.door, held=state.held)
    agreed = agreements(match) if state.acting else ()
    return Situation(
        True,
        tuple(state.acting),
        readings(state, now),
        question_view(state),
        [match.game.format_move(event) for event in agreed],
        state.outcome(),
        state.rematch,
        state.door,
        state.held,
        state.setup.dealt and CHANCE in state.acting,
    )


def question_view(state: TableState) -> QuestionView | None:
    question, match = state.question, state.match
    if question is None or match is None:
        return None
    who, proposal = seat_reason(question.seat), question.proposal
    if proposal.event:
        event = match.game.parse_move(match.state, proposal.event)
        what = match.game.tell(match.state, TABLE, event)
        words = reason("table-asks-event", seat=who, event=proposal.event, what=what)
    else:
        words = reason(f"table-asks-{proposal.what}", seat=who)
    return QuestionView(
        question.sequence,
        question.seat,
        proposal.what,
        proposal.event,
        sorted(question.open),
        words,
    )
