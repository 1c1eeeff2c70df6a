"""One table on this device: the fold of its log, and the windows that look at it."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from speeltafel.core.seats import Seat
from speeltafel.protocol import seat_frames, wire
from speeltafel.protocol.seat_frames import Voices
from speeltafel.protocol.table_files import Log
from speeltafel.protocol.updates import Update, welcome
from speeltafel.table.drafts import Change, followed
from speeltafel.table.log import Entry
from speeltafel.table.state import TableState, opening
from speeltafel.words import Language, Voice

STEPS_KEPT: Final = 100
HERE: Final = "here"
"""The one guest of a device."""


class Window:
    """Somebody looks at a table: what a socket is at a server."""

    def __init__(self, table: "LocalTable", language: Language, send: Callable[[bytes], None]):
        self.table = table
        self.language: Language = language
        self._send = send

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.saved.seats_of(HERE)

    def voice(self) -> Voice:
        return self.table.voices.at(self.table.saved, self.language)

    def push(self, message: wire.Message) -> None:
        self._send(wire.encode(message))

    def push_payload(self, payload: bytes) -> None:
        self._send(payload)


class LocalTable:
    def __init__(self, state: TableState, recent: Iterable[Change]) -> None:
        self.id = state.setup.table
        self.saved = state
        self.voices = Voices()
        self.windows: list[Window] = []
        self.thinking: set[Seat] = set()
        """Computers that are thinking about their move."""
        self.timed = -1
        """The change after which a clock was set."""
        self._recent = deque(recent, STEPS_KEPT)

    @classmethod
    def from_log(cls, log: Log) -> "LocalTable":
        state = opening(log.setup)
        changes = []
        for entry in log.entries:
            state, change = followed(state, entry)
            changes.append(change)
        return cls(state, changes)

    def welcome(self, window: Window, have: int) -> None:
        infos = msgspec.Raw(wire.encode(self._infos(range(len(self.saved.chairs)))))
        window.push(
            welcome(self.saved, self._recent, have, HERE, window.seats, infos, window.voice())
        )

    def kept(self, state: TableState, changes: Sequence[Change]) -> bool:
        """What is on disk is told; whether it is news."""
        if not changes or changes[0].entry.sequence != self.saved.sequence + 1:
            return False
        before, self.saved = self.saved, state
        self._recent.extend(changes)
        changed = [
            seat
            for seat, chair in enumerate(state.chairs)
            if seat >= len(before.chairs) or chair != before.chairs[seat]
        ]
        infos = self._infos(changed)
        update = Update(state, self.voices, changes, before.sequence, infos)
        for window in tuple(self.windows):
            window.push_payload(update.payload(window.seats, window.language))
        return True

    def follow(self, entries: Iterable[Entry]) -> bool:
        """Another window of this device has written."""
        state, changes = self.saved, []
        for entry in entries:
            if entry.sequence > state.sequence:
                state, change = followed(state, entry)
                changes.append(change)
        return self.kept(state, changes)

    def _infos(self, seats: Iterable[Seat]) -> list[wire.SeatInfo]:
        chairs = self.saved.chairs
        return [
            seat_frames.seat_info(self.saved, seat, chairs[seat].guest == HERE, 0.0)
            for seat in seats
        ]
