"""What a seat may see of a table (`table/seat_view`) as it goes over the socket, in words."""

from collections.abc import Sequence
from typing import Any

import msgspec

from speeltafel.core.data import writer_of
from speeltafel.core.match import AnyMatch
from speeltafel.core.outcome import Outcome
from speeltafel.core.seats import Seat
from speeltafel.protocol import wire
from speeltafel.protocol.sentences import said
from speeltafel.table import seat_view
from speeltafel.table.drafts import Change
from speeltafel.table.seating import Chair
from speeltafel.table.state import TableState
from speeltafel.words import Language, Voice
from speeltafel.words.seated import seated_voice

LARGE = 24
"""With more seats than this, updates are gathered and sights are sent one by one."""


def is_large(state: TableState) -> bool:
    return len(state.chairs) > LARGE


def voice_at(state: TableState, language: Language) -> Voice:
    seats = ((chair.name, chair.level) for chair in state.chairs)
    return seated_voice(language, state.game, seats)


class Voices:
    """One voice for each language, for as long as nobody changes chairs."""

    def __init__(self) -> None:
        self._known: dict[Language, tuple[tuple[Chair, ...], Voice]] = {}

    def at(self, state: TableState, language: Language) -> Voice:
        known = self._known.get(language)
        if known is None or known[0] is not state.chairs:
            known = self._known[language] = (state.chairs, voice_at(state, language))
        return known[1]


class Views:
    """Views of one state as JSON; the same view for many is written once."""

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._same_for_all = match.game.traits.perfect_information
        self._last: Any = None
        self._raw: msgspec.Raw | None = None

    def of(self, seat: Seat | None) -> msgspec.Raw:
        raw = self._raw
        if raw is not None and self._same_for_all:
            return raw
        view = seat_view.view_of(self._match, seat)
        if raw is None or view != self._last:
            self._last = view
            raw = self._raw = msgspec.Raw(wire.encode(writer_of(self._match.game.view)(view)))
        return raw


def sights(
    state: TableState, seats: Sequence[Seat], voice: Voice, views: Views | None = None
) -> list[wire.Sight]:
    if state.match is None:
        return []
    shared = views or Views(state.match)
    return [_sight(state, seat, voice, shared) for seat in (seats or (None,))]


def _sight(state: TableState, seat: Seat | None, voice: Voice, views: Views) -> wire.Sight:
    seen = seat_view.seat_view(state, seat)
    prompt = None if seen.prompt is None else said(seen.prompt, voice)
    moves = list(seen.moves)
    return wire.Sight(seat, views.of(seat), seen.acts, moves, prompt, seen.undo, seen.hint)


def own_tickets(changes: Sequence[Change], seats: Sequence[Seat]) -> list[str]:
    """As the sender called them: without what it had seen."""
    return [
        change.entry.ticket.rpartition("@")[0]
        for change in changes
        if change.entry.ticket and change.entry.actor in seats
    ]


def step(change: Change, viewer: Seat | None, voice: Voice) -> wire.Step:
    seen = seat_view.step_view(change, viewer)
    told = None if seen.told is None else said(seen.told, voice)
    return wire.Step(seen.sequence, seen.kind, seen.actor, seen.at, seen.text, told)


def situation(state: TableState, voice: Voice, now: float) -> wire.Situation:
    seen = seat_view.situation(state, now)
    return wire.Situation(
        seen.started,
        len(seen.acting),
        [] if len(seen.acting) > LARGE else list(seen.acting),
        [wire.ClockInfo(each.seat, round(each.left, 2), each.running) for each in seen.clocks],
        None if seen.question is None else _asked(seen.question, voice),
        list(seen.agreements),
        None if seen.end is None else _end(seen.end, voice, is_large(state)),
        seen.rematch,
        seen.door,
        seen.held,
        seen.waits,
    )


def _asked(question: seat_view.QuestionView, voice: Voice) -> wire.Asked:
    return wire.Asked(
        question.sequence,
        question.seat,
        question.what,
        question.event,
        list(question.of),
        voice.sentence(question.words),
    )


def _end(outcome: Outcome, voice: Voice, large: bool) -> wire.End:
    """At a large table the counting would be longer than anybody reads; replays have it."""
    counting = () if large else outcome.counting
    return wire.End(
        said(outcome.reason, voice),
        list(outcome.winners),
        list(outcome.scores),
        [said(line, voice) for line in counting],
    )


def seat_info(state: TableState, seat: Seat, present: bool, wait: float) -> wire.SeatInfo:
    chair = state.chairs[seat]
    return wire.SeatInfo(
        seat,
        chair.kind,
        chair.name,
        chair.taken,
        present,
        chair.bot,
        bool(chair.stand_in),
        chair.left_at is not None,
        0.0 if chair.stand_in else round(wait, 1),
    )


def table_info(state: TableState, guest: str) -> wire.TableInfo:
    setup = state.setup
    return wire.TableInfo(
        setup.table,
        setup.code,
        setup.game,
        setup.variant,
        setup.options,
        setup.open and not state.started,
        bool(guest) and guest == setup.host,
        len(state.chairs),
        setup.previous,
        state.rematch,
        list(setup.series),
        setup.hints,
        setup.evening,
    )
