"""What each device gets to see. Nothing goes out that has not come through here, and nothing
comes through here but `game.view`, `game.seen_move` and what everybody may know."""

from collections.abc import Sequence
from typing import Any

import msgspec

from speeltafel.core.data import writer_of
from speeltafel.core.match import Match
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.seats import CHANCE, TABLE, Seat
from speeltafel.server import clocks, consent, wire
from speeltafel.server.log import Entry, Happening, unstamped
from speeltafel.server.speech import said
from speeltafel.server.standing import Standing
from speeltafel.words import Language, Voice

LARGE = 24
"""With more seats than this, news is gathered and sights are sent one by one."""


class Happened(msgspec.Struct, frozen=True):
    """An entry of the log with what is needed to tell it: the match before, and the move."""

    entry: Entry
    before: Match | None = None
    move: Any = None


def is_large(standing: Standing) -> bool:
    return len(standing.chairs) > LARGE


def voice_at(standing: Standing, language: Language) -> Voice:
    """Seats go by their names; a computer by that word, numbered where several play."""
    plain = Voice(language)
    alone = sum(bool(chair.level) for chair in standing.chairs) == 1
    names = [
        chair.name
        if chair.name or not chair.level
        else plain.word("web-computer")
        if alone
        else plain.word("web-computer-number", number=seat + 1)
        for seat, chair in enumerate(standing.chairs)
    ]
    return Voice.at(language, standing.game, names)


class Views:
    """Views of one state as JSON; the same view for many is written once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._same_for_all = match.game.traits.perfect_information
        self._last: Any = None
        self._raw: msgspec.Raw | None = None

    def of(self, seat: Seat | None) -> msgspec.Raw:
        raw = self._raw
        if raw is not None and self._same_for_all:
            return raw
        look = self._match.game.view
        view = look(self._match.state, seat)
        if raw is None or view != self._last:
            self._last = view
            raw = self._raw = msgspec.Raw(wire.encode(writer_of(look)(view)))
        return raw


def sight(standing: Standing, seat: Seat | None, voice: Voice, views: Views) -> wire.Sight:
    match = standing.match
    assert match is not None
    game, state = match.game, match.state
    raw = views.of(seat)
    if seat is None:
        return wire.Sight(seat, raw)
    if seat not in standing.acting:
        return wire.Sight(seat, raw, undo=may_undo(standing, seat))
    return wire.Sight(
        seat,
        raw,
        True,
        list(map(game.format_move, game.legal_moves(state, seat))),
        said(game.prompt(state, seat), voice),
        may_undo(standing, seat),
    )


def sights(
    standing: Standing, seats: Sequence[Seat], voice: Voice, views: Views | None = None
) -> list[wire.Sight]:
    if standing.match is None:
        return []
    shared = views or Views(standing.match)
    return [sight(standing, seat, voice, shared) for seat in (seats or (None,))]


def may_undo(standing: Standing, seat: Seat) -> bool:
    """Whether asking makes sense; `consent` decides."""
    match = standing.match
    assert match is not None
    entry = match.last
    while entry is not None and entry.actor not in (CHANCE, TABLE):
        if entry.actor == seat:
            return True
        entry = entry.before
    return False


def storyteller(standing: Standing, seats: Sequence[Seat]) -> Seat | None:
    """As whom a device with these seats is told what happened. People who share a device share
    the story too, so they get it as a spectator would; without secrets everybody does."""
    if standing.game.traits.perfect_information or len(seats) != 1:
        return None
    return seats[0]


def own_tickets(happened: Sequence[Happened], seats: Sequence[Seat]) -> list[str]:
    return [
        unstamped(one.entry.ticket)
        for one in happened
        if one.entry.ticket and one.entry.actor in seats
    ]


def step(happened: Happened, viewer: Seat | None, voice: Voice) -> wire.Step:
    """An entry as this viewer may know it."""
    entry, before = happened.entry, happened.before
    if before is None:
        text = entry.text if entry.happening in (Happening.UNDO, Happening.ANSWER) else ""
        return wire.Step(entry.sequence, entry.happening, entry.actor, entry.at, text)
    game = before.game
    seen = game.seen_move(before.state, entry.actor, happened.move, viewer)
    return wire.Step(
        entry.sequence,
        entry.happening,
        entry.actor,
        entry.at,
        entry.text if seen is happened.move else game.format_move(seen),
        said(game.tell(before.state, entry.actor, seen), voice),
    )


def situation(standing: Standing, voice: Voice, now: float) -> wire.Situation:
    match = standing.match
    if match is None:
        return wire.Situation(False, rematch=standing.rematch)
    game, state = match.game, match.state
    acting = standing.acting
    outcome = None if acting else game.outcome(state)
    question = standing.question
    return wire.Situation(
        True,
        len(acting),
        [] if len(acting) > LARGE else list(acting),
        [
            wire.ClockInfo(each.seat, round(each.left, 2), each.running)
            for each in clocks.readings(standing, now)
        ],
        None if question is None else asked(standing, voice),
        [game.format_move(event) for event in consent.agreements(match)] if acting else [],
        None if outcome is None else end(outcome, voice, is_large(standing)),
        standing.rematch,
    )


def asked(standing: Standing, voice: Voice) -> wire.Asked | None:
    question, match = standing.question, standing.match
    if question is None or match is None:
        return None
    who = seat_reason(question.seat)
    if question.wish.event:
        event = match.game.parse_move(match.state, question.wish.event)
        what = match.game.tell(match.state, TABLE, event)
        words = reason("server-asks-event", seat=who, what=what)
    else:
        words = reason("server-asks-undo", seat=who)
    return wire.Asked(
        question.sequence,
        question.seat,
        "event" if question.wish.event else "undo",
        question.wish.event,
        sorted(question.open),
        voice.sentence(words),
    )


def end(outcome: Outcome, voice: Voice, large: bool) -> wire.End:
    """At a large table the counting would be longer than anybody reads; replays have it."""
    counting = () if large else outcome.counting
    return wire.End(
        said(outcome.reason, voice),
        list(outcome.winners),
        list(outcome.scores),
        [said(line, voice) for line in counting],
    )


def seat_info(standing: Standing, seat: Seat, present: bool) -> wire.SeatInfo:
    chair = standing.chairs[seat]
    return wire.SeatInfo(
        seat,
        chair.kind,
        chair.name,
        chair.taken,
        present,
        chair.bot,
        bool(chair.stand_in),
        chair.left_at is not None,
    )


def table_info(standing: Standing, guest: str) -> wire.TableInfo:
    charter = standing.charter
    return wire.TableInfo(
        charter.table,
        charter.code,
        charter.game,
        charter.variant,
        charter.options,
        charter.open and not standing.started,
        bool(guest) and guest == charter.host,
        len(standing.chairs),
        charter.previous,
        standing.rematch,
    )
