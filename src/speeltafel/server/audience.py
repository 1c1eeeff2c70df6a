"""The devices at one table, and how they are told what happened.

At a table of usual size every device gets each entry at once, with what its seats see. At a
large one (a class, a hall) entries are gathered for a moment, one frame is made for all, and
sights follow seat by seat, so that no move costs more than a moment's work.
"""

import asyncio
import itertools
import time
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from speeltafel.core.seats import Seat
from speeltafel.server import sights, talk, wire
from speeltafel.server.devices import Device
from speeltafel.server.frames import text_frame
from speeltafel.server.log import Entry, Happening
from speeltafel.server.news import RENUMBERS, News, is_seat_move
from speeltafel.server.sights import Happened, is_large
from speeltafel.server.standing import Chair
from speeltafel.words import Language, Voice

if TYPE_CHECKING:
    from speeltafel.server.table import Table

GATHER_SECONDS: Final = 0.25
SLICE: Final = 8
"""So many sights are made before others get a turn."""
SEAT_CHANGES: Final = (
    Happening.SIT,
    Happening.LEAVE,
    Happening.STAND_IN,
    Happening.RETURN,
)


class Audience:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self.devices: set[Device] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """Guests present in other processes, and until when that is believed."""
        self._by_seat: dict[Seat, set[Device]] = {}
        self._told = table.saved.sequence
        self._untold: list[Happened] = []
        self._stale_seats: set[Seat] = set()
        self._everybody_moved = False
        self._owed: dict[Device, None] = {}
        self._gathering: asyncio.TimerHandle | None = None
        self._spreading: asyncio.Task[None] | None = None
        self._voices: dict[Language, tuple[tuple[Chair, ...], Voice]] = {}
        self._seats_frame: tuple[int, msgspec.Raw] | None = None
        self._presence_changes = 0

    # ── coming and going

    def join(self, device: Device, have: int) -> None:
        device.seats = self._table.saved.seats_of(device.guest)
        self.devices.add(device)
        for seat in device.seats:
            self._by_seat.setdefault(seat, set()).add(device)
        self._presence_changed(device.seats)
        self.welcome(device, have)

    def leave(self, device: Device) -> None:
        self.devices.discard(device)
        for seat in device.seats:
            self._by_seat.get(seat, set()).discard(device)
        self._presence_changed(device.seats)

    def _seat_devices(self) -> None:
        seats = self._table.saved.seats_by_guest()
        self._by_seat = {}
        for device in self.devices:
            device.seats = seats.get(device.guest, ())
            for seat in device.seats:
                self._by_seat.setdefault(seat, set()).add(device)

    def present_guests(self) -> set[str]:
        now = time.monotonic()
        here = {device.guest for device in self.devices if device.guest}
        return here.union(*(guests for guests, until in self.elsewhere.values() if until > now))

    def present(self, seat: Seat) -> bool:
        guest = self._table.saved.chairs[seat].guest
        return bool(guest) and guest in self.present_guests()

    def heard_of(self, process: str, guests: Iterable[str], seconds: float) -> None:
        """Another process tells who is there."""
        before = self.present_guests()
        self.elsewhere[process] = (frozenset(guests), time.monotonic() + seconds)
        for guest in before ^ self.present_guests():
            self._presence_changed(self._table.saved.seats_of(guest))

    def _presence_changed(self, seats: Sequence[Seat]) -> None:
        if seats:
            self._presence_changes += 1
            self._stale_seats.update(seats)
            self._gather()

    # ── telling

    def welcome(self, device: Device, have: int) -> None:
        """Everything, and the steps after `have` as far as they are still at hand."""
        standing = self._table.saved
        voice = self.voice(device.language)
        recent = self._table.recent
        steps = [one for one in recent if one.entry.sequence > have >= 0]
        if is_large(standing):
            steps = []
        after = steps[0].entry.sequence - 1 if steps else standing.sequence
        teller = sights.storyteller(standing, device.seats)
        self._push(
            device,
            wire.Welcome(
                sequence=standing.sequence,
                after=after,
                table=sights.table_info(standing, device.guest),
                you=list(device.seats),
                seats=self._all_seats(),
                steps=[sights.step(one, teller, voice) for one in steps],
                tickets=sights.own_tickets(steps, device.seats),
                situation=sights.situation(standing, voice, time.time()),
                sights=sights.sights(standing, device.seats, voice),
                now=time.time(),
            ),
        )

    def announce(self, happened: Sequence[Happened]) -> None:
        self._untold.extend(happened)
        standing = self._table.saved
        for one in happened:
            if one.entry.happening is not Happening.MOVE:
                self._seats_changed(one.entry)
        if not is_large(standing):
            self.tell()
        elif standing.started and happened[-1].entry.sequence == standing.settled:
            self._everybody_moved = True
            self.tell()
        else:
            self._tell_movers(happened)
            self._gather()

    def _seats_changed(self, entry: Entry) -> None:
        if entry.happening in SEAT_CHANGES:
            self._stale_seats.add(entry.actor)
        if entry.happening in RENUMBERS:
            self._seat_devices()
        if entry.happening is Happening.START:
            self._stale_seats = set(range(len(self._table.saved.chairs)))

    def say(self, seat: Seat, phrase: str) -> None:
        frames: dict[Language, bytes] = {}
        for device in tuple(self.devices):
            frame = frames.get(device.language)
            if frame is None:
                text = talk.say(phrase, self.voice(device.language)) or ""
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
        standing, happened = self._table.saved, self._untold
        after, self._told = self._told, standing.sequence
        self._untold = []
        stale, self._stale_seats = self._stale_seats, set()
        if not self.devices:
            return
        news = News(standing, self.voice, happened, after, self._infos(stale))
        frames: dict[tuple[Sequence[Seat], Language], bytes] = {}
        for device in tuple(self.devices):
            seats = device.seats if news.differs else ()
            key = (seats, device.language)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = text_frame(news.payload(seats, device.language))
            device.push_frame(frame)
        if self._everybody_moved:
            self._everybody_moved = False
            self._owe(self.devices)

    def _infos(self, seats: Collection[Seat]) -> list[wire.SeatInfo]:
        if not seats:
            return []
        standing, here = self._table.saved, self.present_guests()
        return [
            sights.seat_info(standing, seat, standing.chairs[seat].guest in here)
            for seat in sorted(seats)
            if seat < len(standing.chairs)
        ]

    # ── large tables

    def _gather(self) -> None:
        if self._gathering is None:
            loop = asyncio.get_running_loop()
            self._gathering = loop.call_later(GATHER_SECONDS, self._gathered)

    def _gathered(self) -> None:
        self._gathering = None
        self.tell()

    def _tell_movers(self, happened: Sequence[Happened]) -> None:
        """Who has just moved sees their own sheet at once."""
        for one in happened:
            if is_seat_move(one):
                self._owe(self._by_seat.get(one.entry.actor, ()))

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
        standing, voice = self._table.saved, self.voice(device.language)
        seen = sights.sights(standing, device.seats, voice)
        self._push(device, wire.Sights(sequence=standing.sequence, sights=seen))

    # ── frames

    def voice(self, language: Language) -> Voice:
        chairs = self._table.saved.chairs
        known = self._voices.get(language)
        if known is None or known[0] is not chairs:
            known = (chairs, sights.voice_at(self._table.saved, language))
            self._voices[language] = known
        return known[1]

    def _all_seats(self) -> msgspec.Raw:
        """Made once for all who come between two changes."""
        standing = self._table.saved
        version = standing.sequence + self._presence_changes
        if self._seats_frame is None or self._seats_frame[0] != version:
            infos = self._infos(range(len(standing.chairs)))
            self._seats_frame = (version, msgspec.Raw(wire.encode(infos)))
        return self._seats_frame[1]

    def _push(self, device: Device, message: wire.Message) -> None:
        device.push(wire.encode(message))


def _frame(message: wire.Message) -> bytes:
    return text_frame(wire.encode(message))
