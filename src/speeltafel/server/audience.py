"""The devices at one table, and how they are told what happened.

At a table of usual size every device gets each entry at once, with what its seats see. At a
large one (a class, a hall) entries are gathered for a moment, one frame is made for all, and
sights follow seat by seat, so that no move costs more than a moment's work.
"""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from speeltafel.core.seats import Seat
from speeltafel.server import sights, talk, wire
from speeltafel.server.devices import Device
from speeltafel.server.frames import text_frame
from speeltafel.server.log import Happening
from speeltafel.server.sights import Happened, is_large
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
        self._told = table.saved.sequence
        self._untold: list[Happened] = []
        self._stale_seats: set[Seat] = set()
        self._everybody_moved = False
        self._gathering: asyncio.TimerHandle | None = None
        self._spreading: asyncio.Task[None] | None = None
        self._voices: dict[Language, tuple[tuple[str, ...], Voice]] = {}
        self._seats_frame: tuple[int, msgspec.Raw] | None = None
        self._presence_changes = 0

    # ── coming and going

    def join(self, device: Device, have: int) -> None:
        device.seats = self._table.saved.seats_of(device.guest)
        self.devices.add(device)
        self._presence_changed(device.seats)
        self.welcome(device, have)

    def leave(self, device: Device) -> None:
        self.devices.discard(device)
        self._presence_changed(device.seats)

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
        steps = [one for one in recent if one.entry.sequence > have] if have >= 0 else []
        first = recent[0].entry.sequence if recent else standing.sequence + 1
        if have + 1 < first or is_large(standing):
            steps = []
        after = have if steps else standing.sequence
        self._push(
            device,
            wire.Welcome(
                sequence=standing.sequence,
                after=after,
                table=sights.table_info(standing, device.guest),
                you=list(device.seats),
                seats=self._all_seats(),
                steps=[sights.step(one, device.seats, voice) for one in steps],
                situation=sights.situation(standing, voice, time.time()),
                sights=sights.sights(standing, device.seats, voice),
                now=time.time(),
            ),
        )

    def announce(self, happened: Sequence[Happened]) -> None:
        self._untold.extend(happened)
        standing = self._table.saved
        for one in happened:
            if one.entry.happening in SEAT_CHANGES:
                self._stale_seats.add(one.entry.actor)
        if any(one.entry.happening in (Happening.SIT, Happening.START) for one in happened):
            for device in self.devices:
                device.seats = standing.seats_of(device.guest)
        if any(one.entry.happening is Happening.START for one in happened):
            self._stale_seats = set(range(len(standing.chairs)))
        if not is_large(standing):
            self.tell()
        elif standing.started and happened[-1].entry.sequence == standing.settled:
            self._everybody_moved = True
            self.tell()
        else:
            self._tell_movers(happened)
            self._gather()

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
        stale = [seat for seat in sorted(self._stale_seats) if seat < len(standing.chairs)]
        self._stale_seats = set()
        if not self.devices:
            return
        here = self.present_guests()
        infos = [
            sights.seat_info(standing, seat, standing.chairs[seat].guest in here) for seat in stale
        ]
        renumbered = any(
            one.entry.happening in (Happening.SIT, Happening.START) for one in happened
        )
        large = is_large(standing)
        frames: dict[tuple[Sequence[Seat], Language], bytes] = {}
        for device in tuple(self.devices):
            seats = () if large and not renumbered else device.seats
            key = (seats, device.language)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = self._news(
                    happened, after, infos, seats, device.language, large, renumbered
                )
            device.push_frame(frame)
        if large and self._everybody_moved:
            self._everybody_moved = False
            self._spread()

    def _news(
        self,
        happened: Sequence[Happened],
        after: int,
        infos: list[wire.SeatInfo],
        seats: Sequence[Seat],
        language: Language,
        large: bool,
        renumbered: bool,
    ) -> bytes:
        standing, voice = self._table.saved, self.voice(language)
        single = [one for one in happened if not large or not _is_seat_move(one)]
        match_changed = any(one.entry.sequence <= standing.changed for one in happened)
        return _frame(
            wire.News(
                sequence=standing.sequence,
                after=after,
                steps=[sights.step(one, seats, voice) for one in single],
                situation=sights.situation(standing, voice, time.time()),
                seats=infos,
                sights=[] if large or not match_changed else sights.sights(standing, seats, voice),
                acted=[one.entry.actor for one in happened if _is_seat_move(one)] if large else [],
                you=list(seats) if renumbered else None,
            )
        )

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
        movers = {one.entry.actor for one in happened if _is_seat_move(one)}
        if movers:
            for device in self.devices:
                if not movers.isdisjoint(device.seats):
                    self._push_sights(device)

    def _spread(self) -> None:
        if self._spreading is not None:
            self._spreading.cancel()
        self._spreading = asyncio.create_task(self._spread_sights())

    async def _spread_sights(self) -> None:
        for number, device in enumerate(list(self.devices)):
            if number % SLICE == SLICE - 1:
                await asyncio.sleep(0)
            if device in self.devices:
                self._push_sights(device)

    def _push_sights(self, device: Device) -> None:
        standing, voice = self._table.saved, self.voice(device.language)
        seen = sights.sights(standing, device.seats, voice)
        self._push(device, wire.Sights(sequence=standing.sequence, sights=seen))

    # ── frames

    def voice(self, language: Language) -> Voice:
        names = self._table.saved.names
        known = self._voices.get(language)
        if known is None or known[0] != names:
            known = (names, sights.voice_at(self._table.saved, language))
            self._voices[language] = known
        return known[1]

    def _all_seats(self) -> msgspec.Raw:
        """Made once for all who come between two changes."""
        standing = self._table.saved
        version = standing.sequence + self._presence_changes
        if self._seats_frame is None or self._seats_frame[0] != version:
            here = self.present_guests()
            infos = [
                sights.seat_info(standing, seat, chair.guest in here)
                for seat, chair in enumerate(standing.chairs)
            ]
            self._seats_frame = (version, msgspec.Raw(wire.encode(infos)))
        return self._seats_frame[1]

    def _push(self, device: Device, message: wire.Message) -> None:
        device.push(wire.encode(message))


def _frame(message: wire.Message) -> bytes:
    return text_frame(wire.encode(message))


def _is_seat_move(one: Happened) -> bool:
    return one.entry.happening is Happening.MOVE and one.entry.actor >= 0
