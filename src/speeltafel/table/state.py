"""How things stand at a table: its log, folded. The same log gives the same state anywhere."""

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, advance, rewind, start
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.refusal import accept
from speeltafel.core.seats import Actor, Seat
from speeltafel.core.variants import Config, configure
from speeltafel.core.vector import Vector
from speeltafel.games import game_of
from speeltafel.table import seating
from speeltafel.table.log import (
    Entry,
    EntryKind,
    Proposal,
    TableSetup,
    decode_proposal,
    decode_sitter,
)
from speeltafel.table.seating import Chair

OPEN: Final = "open"
PRIVATE: Final = "private"
TICKETS_KEPT = 8
"""Of each seat: far more than a device sends before it has heard of the first."""

Tickets = tuple[tuple[str, int], ...]


class Question(NamedTuple):
    """What a seat asks of the others, and who has still to agree."""

    sequence: int
    seat: Seat
    proposal: Proposal
    open: frozenset[Seat]


class TableState(msgspec.Struct, frozen=True):
    setup: TableSetup
    game: AnyGame
    chairs: tuple[Chair, ...]
    sequence: int = 0
    match: AnyMatch | None = None
    acting: Collection[Actor] = ()
    """Who may act: nobody before the start and after the end."""
    changed: int = 0
    """Sequence of the last entry that changed the match."""
    settled: int = 0
    """The same, of the last one that everybody had to wait for."""
    changed_at: float = 0.0
    spent: Mapping[Seat | None, float] = {}
    """Seconds each clock has run, up to `changed_at`."""
    leaving: frozenset[Seat] = frozenset()
    """Those who have said goodbye and for whom nobody stands in yet."""
    bots: frozenset[Seat] = frozenset()
    """Where a computer plays."""
    question: Question | None = None
    resigned: Seat | None = None
    rematch: str = ""
    door: str = OPEN
    """Who may come in: open, closed or private."""
    removed: frozenset[str] = frozenset()
    """Guests the host has sent away."""
    held: bool = False
    """The host of the evening has everybody look at the board."""
    closed: bool = False
    """The evening ended before the game did."""
    stood_in: tuple[int, ...] = ()
    """Where the dice come from an evening: the length of the match before each move that the
    computer made for somebody."""
    tickets: Vector[Tickets] = Vector()
    """For each seat the last messages that were carried out, with their sequence."""

    @property
    def started(self) -> bool:
        return self.match is not None

    @property
    def over(self) -> bool:
        return self.match is not None and not self.acting

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        return seating.seats_of(self.chairs, guest)

    def admits(self, guest: str) -> bool:
        """Whether this guest may look on."""
        if guest in self.removed:
            return False
        is_host = bool(guest) and guest == self.setup.host
        return self.door != PRIVATE or is_host or bool(self.seats_of(guest))

    def companions(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of whoever sits here: people who share a device need not ask each other."""
        return seating.seats_of(self.chairs, self.chairs[seat].guest) or (seat,)

    def people(self) -> frozenset[Seat]:
        return seating.people(self.chairs)

    def is_stale(self, seen: int) -> bool:
        """Whether something has happened since that a decision should have known. Where all act at
        once only what everybody waited for counts."""
        return seen < (self.settled if self.game.traits.simultaneous else self.changed)

    def done_at(self, seat: Seat, stamp: str) -> int | None:
        """When this message of the seat was carried out, if it was."""
        if stamp and seat < len(self.tickets):
            for known, sequence in self.tickets[seat]:
                if known == stamp:
                    return sequence
        return None

    def outcome(self) -> Outcome | None:
        if self.match is None or self.acting:
            return None
        if self.closed:
            counted = self.game.count(self.match.state)
            return counted or Outcome(reason("table-closed"))
        if self.resigned is None:
            return self.game.outcome(self.match.state)
        others = tuple(seat for seat in range(len(self.chairs)) if seat != self.resigned)
        return Outcome(reason("table-resigned", seat=seat_reason(self.resigned)), others)


def opening(setup: TableSetup) -> TableState:
    """A table goes on under the rules it was set up with, also after an update."""
    game = accept(game_of(setup.game, setup.rules))
    door = PRIVATE if setup.evening else OPEN
    return TableState(setup, game, seating.planned_chairs(setup), door=door)


def fold(state: TableState, entry: Entry) -> TableState:
    """The state after an entry of the log, which is known to be right."""
    assert entry.sequence == state.sequence + 1, "a log has no gaps"
    if entry.kind is EntryKind.MOVE:
        assert state.match is not None
        return after_move(
            state, entry, accept(state.game.parse_move(state.match.state, entry.text))
        )
    after = replace(state, sequence=entry.sequence, tickets=_with_ticket(state.tickets, entry))
    match entry.kind:
        case EntryKind.START:
            return _after_start(after, entry)
        case EntryKind.UNDO:
            return _after_undo(after, entry)
        case EntryKind.SIT:
            return _after_sit(after, entry)
        case EntryKind.FILL:
            return _with_chair(after, entry.actor, kind="computer", name="", level=entry.text)
        case EntryKind.LEAVE:
            return _with_chair(after, entry.actor, left_at=entry.at)
        case EntryKind.STAND_IN:
            return _with_chair(after, entry.actor, stand_in=entry.text, left_at=None)
        case EntryKind.RETURN:
            return _with_chair(after, entry.actor, stand_in="", left_at=None)
        case EntryKind.ASK:
            proposal = decode_proposal(entry.text)
            asked = frozenset(proposal.asked)
            return replace(after, question=Question(entry.sequence, entry.actor, proposal, asked))
        case EntryKind.ANSWER:
            return _after_answer(after, entry)
        case EntryKind.WITHDRAW:
            return replace(after, question=None)
        case EntryKind.RESIGN:
            return replace(
                after,
                resigned=entry.actor,
                acting=(),
                changed=entry.sequence,
                settled=entry.sequence,
                question=None,
            )
        case EntryKind.REMATCH:
            return replace(after, rematch=entry.text, question=None)
        case EntryKind.HINT:
            return after
        case EntryKind.DOOR:
            return replace(after, door=entry.text)
        case EntryKind.REMOVE:
            return _after_remove(after, entry)
        case EntryKind.HOLD:
            return _after_hold(after, entry)
        case EntryKind.CLOSE:
            return replace(
                after,
                closed=True,
                acting=(),
                changed=entry.sequence,
                settled=entry.sequence,
                question=None,
            )
        case EntryKind.NAME:
            return _with_chair(after, entry.actor, name=entry.text)


def after_move(state: TableState, entry: Entry, move: Any) -> TableState:
    """As `fold`, for a move that has been read already."""
    match = state.match
    assert match is not None
    after = advance(match, entry.actor, move)
    return TableState(
        state.setup,
        state.game,
        state.chairs,
        sequence=entry.sequence,
        match=after,
        acting=state.game.to_act(after.state),
        changed=entry.sequence,
        settled=entry.sequence if after.settled == after.length else state.settled,
        changed_at=entry.at,
        spent=spent_until(state, entry.at),
        leaving=state.leaving,
        bots=state.bots,
        rematch=state.rematch,
        door=state.door,
        removed=state.removed,
        held=state.held,
        stood_in=_stood_in(state, match, entry.actor) if state.setup.dealt else (),
        tickets=_with_ticket(state.tickets, entry),
    )


def _stood_in(state: TableState, match: AnyMatch, actor: Actor) -> tuple[int, ...]:
    known = tuple(length for length in state.stood_in if length < match.length)
    stands_in = actor >= 0 and state.chairs[actor].stand_in
    return (*known, match.length) if stands_in else known


def _after_start(state: TableState, entry: Entry) -> TableState:
    """Empty chairs are put away, the others close ranks."""
    taken = tuple(chair for chair in state.chairs if chair.taken)
    assert len(taken) == int(entry.text)
    config = config_of(state, len(taken))
    match = start(state.game, config, tuple(chair.record_name for chair in taken))
    return replace(
        state,
        chairs=taken,
        leaving=frozenset(s for s, chair in enumerate(taken) if chair.left_at is not None),
        bots=frozenset(seat for seat, chair in enumerate(taken) if chair.bot),
        match=match,
        acting=state.game.to_act(match.state),
        changed=entry.sequence,
        settled=entry.sequence,
        changed_at=entry.at,
        tickets=Vector(() for _ in taken),
    )


def _after_undo(state: TableState, entry: Entry) -> TableState:
    assert state.match is not None
    earlier = taken_back(state.match, entry.text)
    return replace(
        state,
        match=earlier,
        acting=state.game.to_act(earlier.state),
        changed=entry.sequence,
        settled=entry.sequence,
        changed_at=entry.at,
        spent=spent_until(state, entry.at),
        question=None,
        resigned=None,
    )


def _after_sit(state: TableState, entry: Entry) -> TableState:
    """Before the start on a free chair; afterwards the evening gives a chair to another device, or
    back to who was sent away."""
    sitter = decode_sitter(entry.text)
    if not state.started:
        return _with_chair(state, entry.actor, guest=sitter.guest, name=sitter.name)
    after = _with_chair(
        state,
        entry.actor,
        kind="elsewhere",
        guest=sitter.guest,
        name=sitter.name,
        level="",
        stand_in="",
        left_at=None,
    )
    return replace(after, removed=state.removed - {sitter.guest})


def _after_hold(state: TableState, entry: Entry) -> TableState:
    """Clocks stand still meanwhile."""
    held = bool(entry.text)
    if state.match is None:
        return replace(state, held=held)
    spent = spent_until(state, entry.at)
    return replace(state, held=held, spent=spent, changed_at=entry.at)


def _after_answer(state: TableState, entry: Entry) -> TableState:
    asked = state.question
    if asked is None or entry.text != "yes":
        return replace(state, question=None)
    still_open = asked.open - set(state.companions(entry.actor))
    return replace(state, question=asked._replace(open=still_open))


def _after_remove(state: TableState, entry: Entry) -> TableState:
    guest = state.chairs[entry.actor].guest
    kind = {"kind": "computer"} if entry.text else {}
    after = _with_chair(
        state,
        entry.actor,
        guest="",
        name="",
        level=entry.text,
        stand_in="",
        left_at=None,
        **kind,
    )
    return replace(after, removed=state.removed | {guest}, question=None)


def taken_back(match: AnyMatch, text: str) -> AnyMatch:
    only, _, length = text.rpartition(" ")
    earlier = rewind(match, int(length))
    if only:
        for entry in match.entries()[int(length) + 1 :]:
            earlier = advance(earlier, entry.actor, entry.move)
    return earlier


def config_of(state: TableState, players: int) -> Config:
    setup = state.setup
    return accept(configure(state.game, setup.variant, players, setup.options))


def spent_until(state: TableState, now: float) -> Mapping[Seat | None, float]:
    """What the clocks show at this moment, from the times in the log alone."""
    match = state.match
    assert match is not None
    clocks = match.game.clocks(match.state)
    if not clocks or state.held:
        return state.spent
    spent = dict(state.spent)
    for clock in clocks:
        if clock.seat is None or clock.seat in state.acting:
            run = max(0.0, now - state.changed_at)
            spent[clock.seat] = spent.get(clock.seat, 0.0) + run
    return spent


def _with_ticket(tickets: Vector[Tickets], entry: Entry) -> Vector[Tickets]:
    if not entry.ticket or not 0 <= entry.actor < len(tickets):
        return tickets
    kept = tickets[entry.actor][: TICKETS_KEPT - 1]
    return tickets.replace(entry.actor, ((entry.ticket, entry.sequence), *kept))


def _with_chair(state: TableState, seat: Seat, **changes: Any) -> TableState:
    chairs = state.chairs
    changed = chairs[seat]._replace(**changes)
    leaving, bots = state.leaving - {seat}, state.bots - {seat}
    return replace(
        state,
        chairs=(*chairs[:seat], changed, *chairs[seat + 1 :]),
        leaving=leaving if changed.left_at is None else leaving | {seat},
        bots=bots | {seat} if changed.bot else bots,
    )
