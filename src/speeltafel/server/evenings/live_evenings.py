"""All evenings in this process: read in when somebody comes, put away when nobody is left, erased
when they are over."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, Final

import msgspec
import structlog

from speeltafel.core.refusal import Refusal
from speeltafel.evening.log import EveningEntry, EveningSetup
from speeltafel.evening.state import fold, opening
from speeltafel.protocol.codes import new_code
from speeltafel.protocol.evening.frames import language_of_evening
from speeltafel.protocol.evening.setting_up import with_link
from speeltafel.protocol.evening.wire import EveningKeys
from speeltafel.protocol.sentences import said
from speeltafel.protocol.wire import Said
from speeltafel.server.evenings.live_evening import LiveEvening
from speeltafel.server.store.evenings import (
    create_evening,
    erase_evening,
    evening_by_code,
    evening_by_name,
    evening_entries,
    old_evenings,
)
from speeltafel.server.store.sqlite_writer import StoreAway
from speeltafel.server.store.store import CodeTaken
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.server.tables.live_tables import (
    GONE_AWAY,
    LOOK_SECONDS,
    PRESENCE_SECONDS,
    REMOVE_SECONDS,
    RESTART,
    SWEEP_SECONDS,
    LiveTables,
)
from speeltafel.table.drafts import Change
from speeltafel.table.log import EntryKind
from speeltafel.words.seated import seated_voice

KEY_BYTES: Final = 18
AFTER_END_SECONDS: Final = 3 * 3600.0
"""So long after its end an evening can still be looked at and saved."""
HOST, WALL = "host", "wall"

journal = structlog.get_logger()


class EveningNotice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others of an evening."""

    process: str
    entries: list[EveningEntry] = []
    here: list[str] | None = None
    """The guests who are connected to that process."""
    who: bool = False
    """Who is there? Tell me."""
    stuck: tuple[int, Said] | None = None
    """A player who was refused something, and why."""
    erased: bool = False
    reload: bool = False


class LiveEvenings:
    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self._evenings: dict[str, LiveEvening] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._work: list[asyncio.Task[None]] = []
        self._later: set[asyncio.Task[None]] = set()
        tables.evenings = self

    def start(self) -> None:
        self._work = [
            asyncio.create_task(self._listen_closely()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._erase_old()),
        ]

    def goodbye(self) -> None:
        for evening in self._evenings.values():
            evening.screens.goodbye("server-stops", RESTART, again=True)

    async def close(self) -> None:
        for evening in self._evenings.values():
            evening.close()
        for task in (*self._work, *self._later):
            task.cancel()
        await asyncio.gather(*self._work, *self._later, return_exceptions=True)

    # ── finding and founding

    async def create(self, setup: EveningSetup, base: str) -> EveningKeys:
        """Its keys are said once; only a print of them is kept."""
        host_key, wall_key = token_urlsafe(KEY_BYTES), token_urlsafe(KEY_BYTES)
        kept = msgspec.structs.replace(
            setup, host_key=print_of(host_key), wall_key=print_of(wall_key)
        )
        while True:
            kept = with_link(kept, base)
            try:
                await create_evening(self.tables.store, kept)
                break
            except CodeTaken:
                kept = msgspec.structs.replace(kept, code=new_code())
        return EveningKeys(kept.evening, kept.code, kept.link, host_key, wall_key)

    async def by_code(self, code: str) -> LiveEvening | None:
        setup = await evening_by_code(self.tables.store, code)
        return None if setup is None else await self.get(setup.evening)

    async def get(self, name: str) -> LiveEvening | None:
        """The evening, read in if need be; None when there is none by this name."""
        found = self._evenings.get(name)
        if found is not None:
            found.used_at = time.monotonic()
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        await asyncio.shield(loading)
        return self._evenings.get(name)

    async def _load(self, name: str) -> None:
        setup = await evening_by_name(self.tables.store, name)
        if setup is None:
            return
        await self.tables.announcer.listen_to(name)
        state = opening(setup)
        for entry in await evening_entries(self.tables.store, name):
            state = fold(state, entry)
        evening = self._evenings[name] = LiveEvening(state, self.tables, self.tell)
        evening.open()
        if not self.tables.announcer.alone:
            await evening.catch_up()
            self._tell(name, EveningNotice(self.tables.process, who=True))

    async def erase(self, name: str) -> None:
        """Gone for good, with all its tables, here and everywhere."""
        evening = self._evenings.get(name)
        if evening is not None:
            await evening.stop_writing()
        for table in await erase_evening(self.tables.store, name):
            if table != name:
                await self.tables.put_out(table, "evening-erased")
        await self._put_out(name, "evening-erased", GONE_AWAY)
        self._tell(name, EveningNotice(self.tables.process, erased=True))

    async def reload(self, name: str) -> None:
        """The log was changed: it is read anew."""
        await self._put_out(name, "server-stops", RESTART, again=True)
        self._tell(name, EveningNotice(self.tables.process, reload=True))

    async def _put_out(self, name: str, word: str, code: int, again: bool = False) -> None:
        evening = self._evenings.pop(name, None)
        if evening is not None:
            evening.screens.goodbye(word, code, again)
            evening.close()
            await self.tables.announcer.forget(name)

    # ── word from tables and other processes

    def table_changed(self, table: LiveTable, changes: Sequence[Change]) -> None:
        evening = self._evenings.get(table.saved.setup.evening)
        if evening is not None:
            if any(each.entry.kind is EntryKind.MOVE for each in changes):
                moved = [each.entry.actor for each in changes if each.entry.actor >= 0]
                at = evening.followers.players_at(table.id)
                evening.screens.unstuck(at[seat] for seat in moved if seat < len(at))
            evening.table_changed(table, changes)

    def refused(self, table: LiveTable, seats: Sequence[int], refusal: Refusal) -> None:
        """Somebody at a table of an evening was told no: the host sees who is stuck, and why."""
        name = table.saved.setup.evening
        evening = self._evenings.get(name)
        if evening is None or not seats:
            return
        at = evening.followers.players_at(table.id)
        if seats[0] < len(at):
            voice = seated_voice(language_of_evening(evening.saved.setup), table.saved.game, ())
            why = msgspec.json.decode(said(refusal.why, voice), type=Said)
            evening.screens.stumbled(at[seats[0]], why)
            notice = EveningNotice(self.tables.process, stuck=(at[seats[0]], why))
            self._tell(name, notice)

    def tell(self, name: str, entries: Sequence[EveningEntry]) -> None:
        self._tell(name, EveningNotice(self.tables.process, list(entries)))

    def tell_presence(self, evening: LiveEvening) -> None:
        here = evening.presence.here()
        self._tell(evening.id, EveningNotice(self.tables.process, here=here))

    def _tell(self, name: str, notice: EveningNotice) -> None:
        if not self.tables.announcer.alone:
            self.tables.announcer.tell(name, msgspec.json.encode(notice))

    def hear(self, name: str, message: bytes) -> None:
        evening = self._evenings.get(name)
        if evening is None:
            return
        notice = msgspec.json.decode(message, type=EveningNotice)
        if notice.process == self.tables.process:
            return
        try:
            if notice.entries:
                evening.hear(notice.entries)
            if notice.here is not None:
                evening.presence.heard_of(notice.process, notice.here, 2 * PRESENCE_SECONDS)
            if notice.who:
                self.tell_presence(evening)
            if notice.stuck is not None:
                evening.screens.stumbled(*notice.stuck)
            if notice.erased or notice.reload:
                word = "evening-erased" if notice.erased else "server-stops"
                code = GONE_AWAY if notice.erased else RESTART
                self._start(self._put_out(name, word, code, again=notice.reload))
        except Exception:  # one evening's trouble must not make us deaf to the others
            journal.exception("word of an evening could not be taken in")

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    # ── keeping house

    async def _listen_closely(self) -> None:
        told = 0.0
        while not self.tables.announcer.alone:
            await asyncio.sleep(LOOK_SECONDS)
            for evening in list(self._evenings.values()):
                with suppress(StoreAway):
                    await evening.catch_up()
            if time.monotonic() - told > PRESENCE_SECONDS:
                told = time.monotonic()
                for evening in self._evenings.values():
                    self.tell_presence(evening)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for name, evening in list(self._evenings.items()):
                if evening.idle and now - evening.used_at > self.tables.settings.idle_seconds:
                    del self._evenings[name]
                    evening.close()
                    await self.tables.announcer.forget(name)

    async def _erase_old(self) -> None:
        while True:
            now = time.time()
            quiet = now - self.tables.settings.evening_hours * 3600
            try:
                for name in await old_evenings(self.tables.store, quiet, now - AFTER_END_SECONDS):
                    await self.erase(name)
                    journal.info("an evening was erased")
            except StoreAway:
                journal.warning("old evenings stay a while: the database is away")
            await asyncio.sleep(REMOVE_SECONDS)


def print_of(key: str) -> str:
    """By which a key is known again; from it the key cannot be made."""
    return hashlib.sha256(key.encode()).hexdigest()


def role_of(setup: EveningSetup, key: str) -> str:
    """What this key is good for; empty: nothing."""
    given = print_of(key)
    if hmac.compare_digest(given, setup.host_key):
        return HOST
    return WALL if hmac.compare_digest(given, setup.wall_key) else ""
