"""The devices at one table, and how they are told what happened.

At a table of usual size every device gets each entry at once, with what its seats see. At a
large one (a class, a hall) entries are gathered for a moment, one frame is made for all, and
sights follow seat by seat, so that no move costs more than a moment's work.
"""

import asyncio
import itertools
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import Final

import msgspec

from speeltafel.core.seats import Seat
from speeltafel.protocol import phrases, seat_frames, wire
from speeltafel.protocol.seat_frames import is_large
from speeltafel.protocol.updates import RENUMBERS, Update, is_seat_move, welcome
from speeltafel.server.broadcast.presence import Presence
from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.socket.devices import Device
from speeltafel.server.socket.frames import text_frame
from speeltafel.table.drafts import Change
from speeltafel.table.log import Entry, EntryKind
from speeltafel.table.seating import seats_by_guest
from speeltafel.table.state import TableState
from speeltafel.words import Language, Voice

STEPS_KEPT: Final = 100
GATHER_SECONDS: Final = 0.25
SLICE: Final = 8
"""Sights made before others get a turn."""
NOT_ADMITTED: Final = 4403
"""Close code: this table is not for you."""
CLOSES: Final = (EntryKind.DOOR, EntryKind.REMOVE, EntryKind.SIT)
SEAT_CHANGES: Final = (
    EntryKind.SIT,
    EntryKind.FILL,
    EntryKind.LEAVE,
    EntryKind.STAND_IN,
    EntryKind.RETURN,
    EntryKind.REMOVE,
    EntryKind.NAME,
)


class Audience:
    def __init__(
        self, state: TableState, recent: Iterable[Change], presence: Presence | None = None
    ) -> None:
        self.presence = presence or Presence()
        self._state = state
        """What is on disk."""
        self._recent = deque(recent, STEPS_KEPT + 2 * len(state.chairs))
        self.devices: set[Device] = set()
        self._by_seat: dict[Seat, set[Device]] = {}
        self._told = state.sequence
        self._untold: list[Change] = []
        self._stale_seats: set[Seat] = set()
        self._everybody_moved = False
        self._owed: dict[Device, None] = {}
        self._gathering: asyncio.TimerHandle | None = None
        self._spreading: asyncio.Task[None] | None = None
        self._voices = seat_frames.Voices()
        self._seats_frame: tuple[int, msgspec.Raw] | None = None
        self._presence_changes = 0

    # ── coming and going

    def join(self, device: Device, have: int) -> int:
        """Welcomes a device; with how many bytes."""
        device.seats = self._state.seats_of(device.guest)
        self.devices.add(device)
        self.presence.came(device.guest)
        for seat in device.seats:
            self._by_seat.setdefault(seat, set()).add(device)
        self._presence_changed(device.seats)
        return self.welcome(device, have)

    def leave(self, device: Device) -> None:
        self.devices.discard(device)
        self.presence.went(device.guest)
        for seat in device.seats:
            self._by_seat.get(seat, set()).discard(device)
        self._presence_changed(device.seats)

    def asker(self) -> Who:
        """For whom this table's computers think: of all who watch, somebody who sits here."""
        seated = (device for device in self.devices if device.seats)
        device = next(seated, None) or next(iter(self.devices), None)
        return Who("") if device is None else Who(device.address, device.guest)

    def _seat_devices(self) -> None:
        seats = seats_by_guest(self._state.chairs)
        self._by_seat = {}
        for device in self.devices:
            device.seats = seats.get(device.guest, ())
            for seat in device.seats:
                self._by_seat.setdefault(seat, set()).add(device)

    def heard_of(self, process: str, guests: Iterable[str], seconds: float) -> None:
        """Another process tells who is there."""
        for guest in self.presence.heard_of(process, guests, seconds):
            self._presence_changed(self._state.seats_of(guest))

    def _presence_changed(self, seats: Sequence[Seat]) -> None:
        if seats:
            self._presence_changes += 1
            self._stale_seats.update(seats)
            self._gather()

    # ── telling

    def welcome(self, device: Device, have: int, ticket: str = "") -> int:
        """Everything, and the steps after `have`; how many bytes that takes. `ticket` is of the
        message this answers."""
        voice, infos = self.voice(device.language), self._all_seats()
        told = welcome(self._state, self._recent, have, device.guest, device.seats, infos, voice)
        if ticket:
            told.tickets.append(ticket)
        return self._push(device, told)

    def announce(self, state: TableState, changes: Sequence[Change]) -> None:
        """What is on disk becomes what everybody knows."""
        self._state = state
        self._recent.extend(changes)
        self._untold.extend(changes)
        for change in changes:
            if change.entry.kind is not EntryKind.MOVE:
                self._seats_changed(change.entry)
        if not is_large(state):
            self.tell()
        elif state.started and changes[0].entry.sequence <= state.settled:
            # Perhaps not the last of them: what was missed comes all at once.
            self._everybody_moved = True
            self.tell()
        else:
            self._tell_movers(changes)
            self._gather()
        if any(change.entry.kind in CLOSES for change in changes):
            self._see_out()

    def _see_out(self) -> None:
        """Whoever may not look on any more is told so, and goes."""
        for device in tuple(self.devices):
            if not self._state.admits(device.guest):
                sent_away = device.guest in self._state.removed
                word = "server-removed" if sent_away else "server-private"
                self._push(device, wire.Goodbye(self.voice(device.language).word(word), False))
                device.close(NOT_ADMITTED)

    def _seats_changed(self, entry: Entry) -> None:
        if entry.kind in SEAT_CHANGES:
            self._stale_seats.add(entry.actor)
        if entry.kind in RENUMBERS:
            self._seat_devices()
        if entry.kind is EntryKind.START:
            self._stale_seats = set(range(len(self._state.chairs)))

    def say(self, seat: Seat, phrase: str) -> None:
        frames: dict[Language, bytes] = {}
        for device in tuple(self.devices):
            frame = frames.get(device.language)
            if frame is None:
                text = phrases.say(phrase, self.voice(device.language)) or ""
                frame = frames[device.language] = _frame(wire.Chat(seat, phrase, text))
            device.push_frame(frame)

    def goodbye(self, code: str, close: int, again: bool) -> None:
        for device in tuple(self.devices):
            text = self.voice(device.language).word(code)
            self._push(device, wire.Goodbye(text, again))
            device.close(close)

    def tell(self) -> None:
        """Brings every device up to what is saved."""
        if self._gathering is not None:
            self._gathering.cancel()
            self._gathering = None
        state, changes = self._state, self._untold
        after, self._told = self._told, state.sequence
        self._untold = []
        stale, self._stale_seats = self._stale_seats, set()
        if not self.devices:
            return
        update = Update(state, self._voices, changes, after, self._infos(stale))
        frames: dict[tuple[Sequence[Seat], Language], bytes] = {}
        for device in tuple(self.devices):
            seats = device.seats if update.differs else ()
            key = (seats, device.language)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = text_frame(update.payload(seats, device.language))
            device.push_frame(frame)
        if self._everybody_moved:
            self._everybody_moved = False
            self._owe(self.devices)

    def _infos(self, seats: Collection[Seat]) -> list[wire.SeatInfo]:
        if not seats:
            return []
        state, here = self._state, self.presence.present()
        infos = []
        for seat in sorted(seats):
            if seat < len(state.chairs):
                guest = state.chairs[seat].guest
                wait = self.presence.wait(guest) if guest and guest not in here else 0.0
                infos.append(seat_frames.seat_info(state, seat, guest in here, wait))
        return infos

    # ── large tables

    def _gather(self) -> None:
        if self._gathering is None:
            loop = asyncio.get_running_loop()
            self._gathering = loop.call_later(GATHER_SECONDS, self._gathered)

    def _gathered(self) -> None:
        self._gathering = None
        self.tell()

    def _tell_movers(self, changes: Sequence[Change]) -> None:
        """Who has just moved sees their own sheet at once."""
        for change in changes:
            if is_seat_move(change):
                self._owe(self._by_seat.get(change.entry.actor, ()))

    def _owe(self, devices: Iterable[Device]) -> None:
        """These get their sights when there is time; whoever is owed them twice gets them once."""
        self._owed.update(dict.fromkeys(devices))
        if self._owed and (self._spreading is None or self._spreading.done()):
            self._spreading = asyncio.create_task(self._spread_sights())

    async def _spread_sights(self) -> None:
        while self._owed:
            await asyncio.sleep(0)
            for device in list(itertools.islice(self._owed, SLICE)):
                del self._owed[device]
                if device in self.devices:
                    self._push_sights(device)

    def _push_sights(self, device: Device) -> None:
        state, voice = self._state, self.voice(device.language)
        seen = seat_frames.sights(state, device.seats, voice)
        self._push(device, wire.Sights(sequence=state.sequence, sights=seen))

    # ── frames

    def voice(self, language: Language) -> Voice:
        return self._voices.at(self._state, language)

    def _all_seats(self) -> msgspec.Raw:
        """Made once for all who come between two changes."""
        state = self._state
        version = state.sequence + self._presence_changes
        if self._seats_frame is None or self._seats_frame[0] != version:
            infos = self._infos(range(len(state.chairs)))
            self._seats_frame = (version, msgspec.Raw(wire.encode(infos)))
        return self._seats_frame[1]

    def _push(self, device: Device, message: wire.Message) -> int:
        payload = wire.encode(message)
        device.push(payload)
        return len(payload)


def _frame(message: wire.Message) -> bytes:
    return text_frame(wire.encode(message))
