"""All tables in this process: read in when somebody comes, put away when nobody is left."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Final, Protocol

import msgspec
import structlog

from speeltafel.core.game import AnyGame
from speeltafel.core.refusal import Refusal
from speeltafel.core.variants import find_variant
from speeltafel.protocol.codes import new_code
from speeltafel.server.broadcast.announcer import ALL, Announcer
from speeltafel.server.broadcast.audience import STEPS_KEPT
from speeltafel.server.broadcast.presence import Presence, grace_for
from speeltafel.server.ops.metrics import STORE_UP, TABLES
from speeltafel.server.settings import Settings
from speeltafel.server.store.checkup import Checkup
from speeltafel.server.store.commit_queue import CommitQueue
from speeltafel.server.store.forgetting import forget_guest
from speeltafel.server.store.sqlite_writer import StoreAway
from speeltafel.server.store.store import MOST_REMOVED, CodeTaken, Store
from speeltafel.server.tables.bot_pool import BotPool
from speeltafel.server.tables.bot_seats import BotSeats
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.table.drafts import Change, Draft, followed
from speeltafel.table.log import Entry, TableSetup
from speeltafel.table.state import TableState, opening

SWEEP_SECONDS: Final = 5.0
REMOVE_SECONDS: Final = 600.0
PRESENCE_SECONDS: Final = 10.0
LOOK_SECONDS: Final = 1.0
GUESTS_KNOWN: Final = 10_000
ADULT: Final = 18
FOLD_SLICE: Final = 200
GONE_AWAY: Final = 4404
RESTART: Final = 1012
"""Close code: the service restarts."""

journal = structlog.get_logger()


class Unreadable(Exception):
    """The log of this table cannot be understood; others are none the worse for it."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others of a table."""

    process: str
    entries: list[Entry] = []
    here: list[str] | None = None
    """The guests who are connected to that process."""
    who: bool = False
    """Who is there? Tell me."""
    talk: tuple[int, str] | None = None
    ended: str = ""
    """A guest who is to be forgotten, told to all processes."""
    reload: bool = False
    """The log was changed: read it again."""


class Evenings(Protocol):
    """Whoever keeps the evenings hears what happens at their tables."""

    def table_changed(self, table: LiveTable, changes: Sequence[Change]) -> None: ...

    def refused(self, table: LiveTable, seats: Sequence[int], refusal: Refusal) -> None: ...

    def hear(self, name: str, message: bytes) -> None: ...

    async def reload(self, name: str) -> None: ...

    def goodbye(self) -> None: ...

    async def close(self) -> None: ...


class LiveTables:
    def __init__(self, settings: Settings, store: Store, announcer: Announcer) -> None:
        self.settings = settings
        self.store = store
        self.announcer = announcer
        self.queue = CommitQueue(store)
        self.checkup = Checkup(store, self.queue, announcer)
        self.ended: set[str] = set()
        """Guests who have asked to be forgotten; their cookies are good for nothing."""
        self.bots = BotSeats(
            BotPool(settings.bot_workers, settings.bot_seconds), settings.bot_pause
        )
        self.process = token_hex(6)
        self.evenings: Evenings | None = None
        self.stopping = False
        self._sighted = 0.0
        """Since when the other processes can tell us who is there."""
        self._tables: dict[str, LiveTable] = {}
        self._founded: dict[str, int] = {}
        """How many tables guests have set up, as far as it was asked."""
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._work: list[asyncio.Task[None]] = []

    # ── the life of the process

    def start(self) -> None:
        self.announcer.start(self._hear, self._missed)
        self._work = [
            asyncio.create_task(self.queue.run()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._listen_closely()),
            asyncio.create_task(self._remove_old()),
        ]

    async def say_goodbye(self) -> None:
        """Everything under way is saved and told, then everybody is sent to reconnect."""
        self.stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(self.settings.stop_seconds):
                await self.queue.drained()
        for table in self._tables.values():
            table.audience.tell()
            table.audience.goodbye("server-stops", RESTART, again=True)
        if self.evenings is not None:
            self.evenings.goodbye()

    async def close(self) -> None:
        if self.evenings is not None:
            await self.evenings.close()
        for table in self._tables.values():
            table.close()
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.bots.close()
        await self.announcer.close()
        await self.store.close()

    @property
    def count(self) -> int:
        return len(self._tables)

    # ── finding and founding

    async def may_found(self, guest: str) -> bool:
        """Whether this guest has set up less than one may. Asked of the database once."""
        if guest not in self._founded:
            if len(self._founded) >= GUESTS_KNOWN:
                self._founded.clear()
            self._founded[guest] = await self.store.set_up_by(guest)
        return self._founded[guest] < self.settings.guest_tables

    async def get(self, table: str) -> LiveTable | None:
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
        setup = await self.store.setup(name)
        if setup is None:
            return
        await self.announcer.listen_to(name)  # first, so that no word is missed while reading
        entries = await self.store.entries(name)
        try:
            state, recent = await folded(setup, entries)
        except Exception as error:  # a rule that has changed, a row that was damaged
            journal.warning("a log cannot be read", game=setup.game, why=type(error).__name__)
            await self.announcer.forget(name)
            raise Unreadable from error
        table = self._put(state, recent)
        if not self.announcer.alone:
            await table.catch_up()
            self._tell(table, Notice(self.process, who=True))
        self.bots.consider(table, ours=self.announcer.alone)

    async def create_table(self, setup: TableSetup, draft: Draft) -> TableSetup:
        """Saves a new table; should its code be taken it gets another."""
        guests = {chair.guest for chair in draft.state.chairs if chair.guest}
        entries = [change.entry for change in draft.changes]
        while True:
            try:
                await self.store.create_table(setup, entries, guests)
                break
            except CodeTaken:
                known = await self.store.setup(setup.table)
                if known is not None:
                    return known  # another process has set it up
                setup = msgspec.structs.replace(setup, code=new_code())
        if setup.host in self._founded:
            self._founded[setup.host] += 1
        await self.announcer.listen_to(setup.table)
        # Nobody else can know of it yet, so it need not be read in.
        self._put(msgspec.structs.replace(draft.state, setup=setup), draft.changes)
        return setup

    def _put(self, state: TableState, recent: Sequence[Change]) -> LiveTable:
        table = LiveTable(
            state,
            recent,
            self.store,
            self.queue,
            self,
            Presence(self._grace(state.setup, state.game), lambda: self._sighted),
        )
        self._tables[table.id] = table
        TABLES.set(len(self._tables))
        return table

    def _grace(self, setup: TableSetup, game: AnyGame) -> float:
        variant = find_variant(game, setup.variant)
        age = ADULT if isinstance(variant, Refusal) else variant.age
        return grace_for(self.settings.grace_seconds, age)

    # ── word from and to other processes

    def table_changed(self, table: LiveTable, changes: Sequence[Change], ours: bool) -> None:
        if ours and not self.announcer.alone:
            self._tell(table, Notice(self.process, [change.entry for change in changes]))
        if self.evenings is not None and table.saved.setup.evening:
            self.evenings.table_changed(table, changes)
        if not self.stopping:
            self.bots.consider(table, ours)

    def refused(self, table: LiveTable, seats: Sequence[int], refusal: Refusal) -> None:
        """Somebody was told that the rules forbid what they wanted."""
        if self.evenings is not None and table.saved.setup.evening:
            self.evenings.refused(table, seats, refusal)

    def tell_presence(self, table: LiveTable) -> None:
        if not self.announcer.alone:
            self._tell(table, Notice(self.process, here=table.audience.presence.here()))

    def say(self, table: LiveTable, seat: int, phrase: str) -> None:
        table.audience.say(seat, phrase)
        if not self.announcer.alone:
            self._tell(table, Notice(self.process, talk=(seat, phrase)))

    def _tell(self, table: LiveTable, notice: Notice) -> None:
        self.announcer.tell(table.id, msgspec.json.encode(notice))

    def _hear(self, name: str, message: bytes) -> None:
        table = self._tables.get(name)
        if table is None and name != ALL:
            if self.evenings is not None:
                self.evenings.hear(name, message)
            return
        notice = msgspec.json.decode(message, type=Notice)
        if notice.process == self.process:
            return
        if notice.ended:
            self.ended.add(notice.ended)
        if table is None:
            return
        if notice.reload:
            self._work.append(asyncio.create_task(self._reload(name)))
            return
        try:
            if notice.entries:
                table.hear(notice.entries)
            if notice.here is not None:
                table.audience.heard_of(notice.process, notice.here, 2 * PRESENCE_SECONDS)
            if notice.who:
                self.tell_presence(table)
            if notice.talk is not None:
                table.audience.say(*notice.talk)
        except Exception:  # one table's trouble must not make us deaf to the others
            journal.exception("word of a table could not be taken in")

    async def forget_guest(self, guest: str) -> None:
        """Everything of this guest is erased or made nameless, here and in other processes."""
        self.ended.add(guest)
        await self.queue.drained()
        for name in await forget_guest(self.store, guest):
            if self.evenings is not None:
                await self.evenings.reload(name)
            await self._reload(name)
            if not self.announcer.alone:
                notice = Notice(self.process, reload=True)
                self.announcer.tell(name, msgspec.json.encode(notice))
        if not self.announcer.alone:
            self.announcer.tell(ALL, msgspec.json.encode(Notice(self.process, ended=guest)))

    async def _reload(self, name: str) -> None:
        """Whoever is at this table comes back in and finds it as it is now."""
        await self.put_out(name, "server-stops", RESTART, again=True)

    def _missed(self) -> None:
        """Word may have been lost: every log is looked at again."""
        self._work.append(asyncio.create_task(self._catch_up()))

    async def _catch_up(self) -> None:
        """Where a log has grown without our hearing of it, it is read."""
        tables = [name for name, table in self._tables.items() if not table.idle]
        for first in range(0, len(tables), 500):
            try:
                lengths = await self.store.lengths(tables[first : first + 500])
            except StoreAway:
                return
            for name, length in lengths.items():
                table = self._tables.get(name)
                if table is not None and length > table.saved.sequence:
                    await self._catch_up_one(table)

    async def _catch_up_one(self, table: LiveTable) -> None:
        try:
            await table.catch_up()
        except StoreAway:
            return
        except Exception:  # one table's trouble must not make us deaf to the others
            journal.exception("a log could not be followed")

    # ── keeping house

    async def _listen_closely(self) -> None:
        """Word may get lost at any moment, also while everything seems well: whoever sits at a
        table hears of a move a second later in any case."""
        told = 0.0
        while not self.announcer.alone:
            await asyncio.sleep(LOOK_SECONDS)
            await self._catch_up()
            now = time.monotonic()
            if not self.announcer.is_up():
                self._sighted = now
            if now - told > PRESENCE_SECONDS:
                told = now
                with suppress(StoreAway):
                    self.ended.update(await self.store.ended())
                for table in self._tables.values():
                    if table.audience.devices:
                        self.tell_presence(table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for name, table in list(self._tables.items()):
                if table.idle and now - table.used_at > self.settings.idle_seconds:
                    del self._tables[name]
                    table.close()
                    await self.announcer.forget(name)
            self._work = [task for task in self._work if not task.done()]
            TABLES.set(len(self._tables))
            STORE_UP.set(await self.store.answers())

    async def _remove_old(self) -> None:
        while True:
            now = time.time()
            since = now - self.settings.keep_days * 86400
            in_use = {name for name, table in self._tables.items() if table.audience.devices}
            try:
                removed = await self.store.remove_untouched(since, now, in_use)
            except StoreAway:
                removed = []
            for name in removed:
                await self.put_out(name)
            if removed:
                journal.info("old tables removed", count=len(removed))
            await asyncio.sleep(1.0 if len(removed) >= MOST_REMOVED else REMOVE_SECONDS)

    async def put_out(
        self,
        name: str,
        words: str = "server-table-gone",
        code: int = GONE_AWAY,
        again: bool = False,
    ) -> None:
        """Nobody stays at a table that has been removed, not even who was just coming in."""
        loading = self._loading.get(name)
        if loading is not None:
            await asyncio.wait([loading])
        table = self._tables.pop(name, None)
        if table is not None:
            table.audience.goodbye(words, code, again)
            table.close()
            await self.announcer.forget(name)


async def folded(setup: TableSetup, entries: Sequence[Entry]) -> tuple[TableState, list[Change]]:
    """A log from its beginning; long ones let others have a turn in between."""
    state = opening(setup)
    kept: list[Change] = []
    from_here = len(entries) - STEPS_KEPT - 2 * len(setup.plan)
    for number, entry in enumerate(entries):
        state, change = followed(state, entry)
        if number >= from_here:
            kept.append(change)
        if number % FOLD_SLICE == FOLD_SLICE - 1:
            await asyncio.sleep(0)
    return state, kept
