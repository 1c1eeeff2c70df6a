"""One update, told to many: what is the same for several devices is made once."""

import time
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from speeltafel.core.seats import Seat
from speeltafel.protocol import seat_frames, wire
from speeltafel.protocol.seat_frames import Views, Voices, is_large
from speeltafel.table.drafts import Change
from speeltafel.table.log import EntryKind
from speeltafel.table.seat_view import storyteller
from speeltafel.table.state import TableState
from speeltafel.words import Language, Voice

RENUMBERS: Final = (EntryKind.SIT, EntryKind.START, EntryKind.REMOVE)


def is_seat_move(change: Change) -> bool:
    return change.entry.kind is EntryKind.MOVE and change.entry.actor >= 0


class Telling(NamedTuple):
    """What all who speak a language and may know the same are told."""

    voice: Voice
    steps: list[wire.Step]
    situation: wire.Situation


class Update:
    def __init__(
        self,
        state: TableState,
        voices: Voices,
        changes: Sequence[Change],
        after: int,
        infos: list[wire.SeatInfo],
    ) -> None:
        large = is_large(state)
        self._state = state
        self._voices = voices
        self._changes = changes
        self._after = after
        self._infos = infos
        self._acted: list[Seat] = []
        self._steps_of = changes
        if large:
            self._acted = [each.entry.actor for each in changes if is_seat_move(each)]
            self._steps_of = [each for each in changes if not is_seat_move(each)]
        self._renumbered = False
        for change in changes:
            if change.entry.kind in RENUMBERS:
                self._renumbered = True
        self._views: Views | None = None
        if not large and changes and changes[0].entry.sequence <= state.changed:
            self._views = None if state.match is None else Views(state.match)
        self._tellings: dict[tuple[Seat | None, Language], Telling] = {}
        self.differs = not large or self._renumbered
        """Whether devices with different seats get different updates."""

    def payload(self, seats: Sequence[Seat], language: Language) -> bytes:
        state, views = self._state, self._views
        viewer = storyteller(state, seats)
        telling = self._tellings.get((viewer, language)) or self._tell(viewer, language)
        return wire.encode(
            wire.News(
                sequence=state.sequence,
                after=self._after,
                steps=telling.steps,
                situation=telling.situation,
                tickets=seat_frames.own_tickets(self._changes, seats),
                seats=self._infos,
                sights=[]
                if views is None
                else seat_frames.sights(state, seats, telling.voice, views),
                acted=self._acted,
                you=list(seats) if self._renumbered else None,
            )
        )

    def _tell(self, viewer: Seat | None, language: Language) -> Telling:
        voice = self._voices.at(self._state, language)
        telling = self._tellings[viewer, language] = Telling(
            voice,
            [seat_frames.step(each, viewer, voice) for each in self._steps_of],
            seat_frames.situation(self._state, voice, time.time()),
        )
        return telling


def welcome(
    state: TableState,
    recent: Iterable[Change],
    have: int,
    guest: str,
    seats: Sequence[Seat],
    infos: msgspec.Raw,
    voice: Voice,
) -> wire.Welcome:
    """Everything, and the steps after `have` as far as they are still at hand."""
    steps = [each for each in recent if each.entry.sequence > have >= 0]
    if is_large(state):
        steps = []
    viewer = storyteller(state, seats)
    return wire.Welcome(
        sequence=state.sequence,
        after=steps[0].entry.sequence - 1 if steps else state.sequence,
        table=seat_frames.table_info(state, guest),
        you=list(seats),
        seats=infos,
        steps=[seat_frames.step(each, viewer, voice) for each in steps],
        tickets=seat_frames.own_tickets(steps, seats),
        situation=seat_frames.situation(state, voice, time.time()),
        sights=seat_frames.sights(state, seats, voice),
        now=time.time(),
    )
