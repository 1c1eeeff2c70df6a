"""All tables in this process: read in when somebody comes, put away when nobody is left."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Final

import msgspec
import structlog

from speeltafel.server.bot_pool import BotPool
from speeltafel.server.bot_seats import BotSeats
from speeltafel.server.codes import new_code
from speeltafel.server.drafts import Draft, happened_next
from speeltafel.server.log import Charter, Entry
from speeltafel.server.metrics import STORE_UP, TABLES
from speeltafel.server.pubsub import Herald
from speeltafel.server.scribe import StoreAway
from speeltafel.server.settings import Settings
from speeltafel.server.sights import Happened
from speeltafel.server.standing import Standing, opening
from speeltafel.server.store import CodeTaken, Store
from speeltafel.server.table import STEPS_KEPT, Table
from speeltafel.server.writer import Writer

SWEEP_SECONDS: Final = 5.0
REMOVE_SECONDS: Final = 600.0
PRESENCE_SECONDS: Final = 15.0
FOLD_SLICE: Final = 200
GONE_AWAY: Final = 4404
RESTART: Final = 1012
"""Close code: the service restarts."""

journal = structlog.get_logger()


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others of a table."""

    process: str
    entries: list[Entry] = []
    here: list[str] | None = None
    """The guests who are connected to that process."""
    talk: tuple[int, str] | None = None


class Tables:
    def __init__(self, settings: Settings, store: Store, herald: Herald) -> None:
        self.settings = settings
        self.store = store
        self.herald = herald
        self.writer = Writer(store)
        self.bots = BotSeats(
            BotPool(settings.bot_workers, settings.bot_seconds), settings.bot_pause
        )
        self.process = token_hex(6)
        self.stopping = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._work: list[asyncio.Task[None]] = []

    # ── the life of the process

    def start(self) -> None:
        self.herald.start(self._hear, self._missed)
        self._work = [
            asyncio.create_task(self.writer.run()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._remove_old()),
        ]

    async def say_goodbye(self) -> None:
        """Everything under way is saved and told, then everybody is sent to reconnect."""
        self.stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(self.settings.stop_seconds):
                await self.writer.drained()
        for table in self._tables.values():
            table.audience.tell()
            table.audience.goodbye("server-stops", RESTART, again=True)

    async def close(self) -> None:
        for table in self._tables.values():
            table.close()
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.bots.close()
        await self.herald.close()
        await self.store.close()

    @property
    def count(self) -> int:
        return len(self._tables)

    # ── finding and founding

    async def get(self, table: str) -> Table | None:
        """The table, read in if need be; None when there is none by this name."""
        found = self._tables.get(table)
        if found is not None:
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        await asyncio.shield(loading)
        return self._tables.get(table)  # it may have been removed the moment it was read in

    async def _load(self, name: str) -> None:
        charter = await self.store.charter(name)
        if charter is None:
            return
        await self.herald.listen_to(name)  # first, so that no word is missed while reading
        standing, recent = await folded(charter, await self.store.entries(name))
        table = self._put(standing, recent)
        if not self.herald.alone:
            await table.catch_up()
        self.bots.consider(table, ours=self.herald.alone)

    async def found(self, charter: Charter, draft: Draft) -> Charter:
        """Saves a new table; should its code be taken it gets another."""
        guests = {chair.guest for chair in draft.standing.chairs if chair.guest}
        entries = [happened.entry for happened in draft.happened]
        while True:
            try:
                await self.store.found(charter, entries, guests)
                return charter
            except CodeTaken:
                charter = msgspec.structs.replace(charter, code=new_code())

    def _put(self, standing: Standing, recent: Sequence[Happened]) -> Table:
        table = Table(
            standing,
            recent,
            self.store,
            self.writer,
            self._changed,
            self.settings.grace_seconds,
        )
        self._tables[table.id] = table
        TABLES.set(len(self._tables))
        return table

    # ── word from and to other processes

    def _changed(self, table: Table, happened: Sequence[Happened], ours: bool) -> None:
        if ours and not self.herald.alone:
            self._tell(table, Word(self.process, [one.entry for one in happened]))
        if not self.stopping:
            self.bots.consider(table, ours)

    def tell_presence(self, table: Table) -> None:
        if not self.herald.alone:
            here = sorted({device.guest for device in table.audience.devices if device.guest})
            self._tell(table, Word(self.process, here=here))

    def say(self, table: Table, seat: int, phrase: str) -> None:
        table.audience.say(seat, phrase)
        if not self.herald.alone:
            self._tell(table, Word(self.process, talk=(seat, phrase)))

    def _tell(self, table: Table, word: Word) -> None:
        self.herald.tell(table.id, msgspec.json.encode(word))

    def _hear(self, name: str, message: bytes) -> None:
        table = self._tables.get(name)
        if table is None:
            return
        word = msgspec.json.decode(message, type=Word)
        if word.process == self.process:
            return
        try:
            if word.entries:
                table.hear(word.entries)
            if word.here is not None:
                table.audience.heard_of(word.process, word.here, 2 * PRESENCE_SECONDS)
            if word.talk is not None:
                table.audience.say(*word.talk)
        except Exception:  # one table's trouble must not make us deaf to the others
            journal.exception("word of a table could not be taken in")

    def _missed(self) -> None:
        """Word may have been lost: every log is looked at again."""
        self._work.append(asyncio.create_task(self._catch_up()))

    async def _catch_up(self) -> None:
        tables = list(self._tables)
        for first in range(0, len(tables), 500):
            try:
                lengths = await self.store.lengths(tables[first : first + 500])
            except StoreAway:
                return
            for name, length in lengths.items():
                table = self._tables.get(name)
                if table is not None and length > table.saved.sequence:
                    with suppress(StoreAway):
                        await table.catch_up()

    # ── keeping house

    async def _sweep(self) -> None:
        told = 0.0
        while True:
            await asyncio.sleep(SWEEP_SECONDS if self.herald.alone else 1.0)
            now = time.monotonic()
            if not self.herald.alone:
                if not self.herald.is_up():
                    await self._catch_up()
                if now - told > PRESENCE_SECONDS:
                    told = now
                    for table in self._tables.values():
                        if table.audience.devices:
                            self.tell_presence(table)
            for name, table in list(self._tables.items()):
                if table.idle and now - table.used_at > self.settings.idle_seconds:
                    del self._tables[name]
                    table.close()
                    await self.herald.forget(name)
            self._work = [task for task in self._work if not task.done()]
            TABLES.set(len(self._tables))
            STORE_UP.set(await self.store.answers())

    async def _remove_old(self) -> None:
        while True:
            since = time.time() - self.settings.keep_days * 86400
            try:
                removed = await self.store.remove_untouched(since)
            except StoreAway:
                removed = []
            for name in removed:
                await self._put_out(name)
            if removed:
                journal.info("old tables removed", count=len(removed))
            await asyncio.sleep(1.0 if len(removed) >= 500 else REMOVE_SECONDS)

    async def _put_out(self, name: str) -> None:
        """Nobody stays at a table that has been removed, not even who was just coming in."""
        loading = self._loading.get(name)
        if loading is not None:
            await asyncio.wait([loading])
        table = self._tables.pop(name, None)
        if table is not None:
            table.audience.goodbye("server-table-gone", GONE_AWAY, again=False)
            table.close()
            await self.herald.forget(name)


async def folded(charter: Charter, entries: Sequence[Entry]) -> tuple[Standing, list[Happened]]:
    """A log from its beginning; long ones let others have a turn in between."""
    standing = opening(charter)
    kept: list[Happened] = []
    from_here = len(entries) - STEPS_KEPT - 2 * len(charter.plan)
    for number, entry in enumerate(entries):
        standing, happened = happened_next(standing, entry)
        if number >= from_here:
            kept.append(happened)
        if number % FOLD_SLICE == FOLD_SLICE - 1:
            await asyncio.sleep(0)
    return standing, kept
