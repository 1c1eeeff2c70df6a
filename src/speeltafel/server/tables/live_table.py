"""One table in this process: the fold of its log, and the one door through which it grows.

`head` runs ahead of `saved` by what is on its way to disk. Messages are carried out on `head`;
people are told of `saved` only. When the database refuses (another process wrote first) or is
away, `head` falls back to `saved` and whatever was on its way is tried again or refused.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial
from random import Random, SystemRandom
from typing import Final, NamedTuple, Protocol

import structlog

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, TABLE, Seat
from speeltafel.protocol.setting_up import stand_in_level
from speeltafel.server.broadcast.audience import Audience
from speeltafel.server.broadcast.presence import Presence
from speeltafel.server.ops.metrics import CONFLICTS, TRAFFIC
from speeltafel.server.store.commit_queue import Append, Chain, CommitQueue
from speeltafel.server.store.sqlite_writer import StoreAway
from speeltafel.server.store.store import Store
from speeltafel.table.actions import Context, act
from speeltafel.table.clocks import next_to_end
from speeltafel.table.drafts import Change, Draft, followed
from speeltafel.table.log import Entry, EntryKind
from speeltafel.table.messages import StandIn, TableMessage, Tick
from speeltafel.table.state import TableState

DICE: Final[Random] = SystemRandom()
"""Cryptographic: nobody can foresee a roll."""
ATTEMPTS: Final = 20
AWAY: Final = Refusal(Kind.AWAY, reason("server-store-away"), reason("server-try-again"))
LOOK_AGAIN: Final = Refusal(Kind.STALE, reason("core-stale"), reason("core-look-again"))
FULL: Final = Refusal(Kind.OVER, reason("server-log-full"))
MOST_ENTRIES: Final = 5000
MOST_OF_A_SEAT: Final = 500
"""A log that is longer was not made by playing."""
TOUCH_SECONDS: Final = 3600.0

Finish = Callable[[Draft | Refusal], None]
"""Gets the draft once it is on disk, or the refusal."""

journal = structlog.get_logger()


class Sender(NamedTuple):
    """Who hands in a message."""

    guest: str = ""
    seats: Collection[Seat] = ()
    objecting: Seat | None = None


class Watcher(Protocol):
    """Whoever keeps the tables hears what is on disk."""

    def table_changed(self, table: "LiveTable", changes: Sequence[Change], ours: bool) -> None: ...


class LiveTable:
    def __init__(
        self,
        state: TableState,
        recent: Iterable[Change],
        store: Store,
        queue: CommitQueue,
        watcher: Watcher,
        presence: Presence | None = None,
    ) -> None:
        self.id = state.setup.table
        self.saved = state
        self.head = state
        self.audience = Audience(state, recent, presence)
        self.used_at = time.monotonic()
        self.pinned = False
        """An evening keeps it in memory."""
        new = time.time() - state.setup.created < TOUCH_SECONDS
        self._touched_at = time.monotonic() if new else -TOUCH_SECONDS
        """At an older table the first thing that happens after reading it in keeps it."""
        self._store = store
        self._queue = queue
        self._watcher = watcher
        self._grace = self.audience.presence.grace
        self._most_entries = MOST_ENTRIES + MOST_OF_A_SEAT * len(state.chairs)
        self._stand_in = stand_in_level(state.game)
        self._chain = Chain()
        self._pending = 0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._set_timer()

    @property
    def idle(self) -> bool:
        busy = self._pending or self.audience.devices or self._tasks
        return not busy and not self.pinned

    # ── growing

    async def append(self, message: TableMessage, sender: Sender) -> Draft | Refusal:
        """Carries a message out; answers once that is on disk."""
        answer: asyncio.Future[Draft | Refusal] = asyncio.get_running_loop().create_future()
        self.add(message, sender, partial(_answer, answer))
        return await answer

    def add(
        self, message: TableMessage, sender: Sender, finish: Finish, attempts: int = ATTEMPTS
    ) -> None:
        """As `append`; `finish` gets the answer."""
        self.used_at = time.monotonic()
        if self.head.sequence >= self._most_entries and not isinstance(message, Tick):
            finish(FULL)
            return
        draft = act(message, self.head, self._context(message, sender))
        if isinstance(draft, Refusal) or not draft.changes:
            finish(draft)
            return
        self._pending += 1
        self.head = draft.state
        self._queue.add(_Commit(self, message, sender, draft, self._chain, finish, attempts))

    def _context(self, message: TableMessage, sender: Sender) -> Context:
        waits: dict[str, float] = {}
        if isinstance(message, StandIn):
            presence = self.audience.presence
            there = presence.present()
            guests = {chair.guest for chair in self.head.chairs if chair.guest}
            waits = {each: presence.wait(each) for each in guests if each not in there}
        return Context(
            time.time(),
            DICE,
            sender.guest,
            sender.seats,
            waits,
            self._stand_in,
            self._grace,
            sender.objecting,
        )

    def committed(self, commit: "_Commit", error: Exception | None) -> None:
        self._pending -= 1
        if error is None:
            self._take_in(commit.draft.state, commit.draft.changes, ours=True)
            commit.finish(commit.draft)
            return
        if commit.chain is self._chain:
            self._chain = Chain()
            self.head = self.saved
        if isinstance(error, StoreAway):
            commit.finish(AWAY)
        elif commit.attempts > 1:
            CONFLICTS.inc()
            self.start(self._again(commit))
        else:
            commit.finish(LOOK_AGAIN)

    async def _again(self, commit: "_Commit") -> None:
        """Somebody else was first: the same message on how things stand now."""
        try:
            await self.catch_up()
        except StoreAway:
            commit.finish(AWAY)
        else:
            self.add(commit.message, commit.sender, commit.finish, commit.attempts - 1)

    def hear(self, entries: Sequence[Entry]) -> None:
        """Entries another process has saved."""
        if entries and entries[0].sequence > self.saved.sequence + 1:
            self.start(self._catch_up_quietly())
            return
        self._follow(entries)

    async def catch_up(self) -> None:
        """Reads what others have added to the log."""
        self._follow(await self._store.entries(self.id, self.saved.sequence))

    async def _catch_up_quietly(self) -> None:
        try:
            await self.catch_up()
        except StoreAway:
            journal.warning("cannot look at the log now", table=self.id[:4])

    def _follow(self, entries: Sequence[Entry]) -> None:
        state, changes = self.saved, []
        for entry in entries:
            if entry.sequence == state.sequence + 1:
                state, change = followed(state, entry)
                changes.append(change)
        if changes:
            self._take_in(state, changes, ours=False)

    def _take_in(self, state: TableState, changes: Sequence[Change], ours: bool) -> None:
        """What is on disk becomes what everybody knows."""
        if state.sequence <= self.saved.sequence:
            return  # read from the log before our own commit was reported
        was_head = self.head is self.saved
        self.saved = state
        if was_head or not self._pending or self.head.sequence <= state.sequence:
            self.head = state
        try:
            self._set_timer()
            self.audience.announce(state, changes)
            self._watcher.table_changed(self, changes, ours)
        except Exception:  # what is saved is saved; a device that looks again sees it
            journal.exception("an update could not be told", game=state.setup.game)
        if ours:
            self._count(changes)
        if time.monotonic() - self._touched_at > TOUCH_SECONDS:
            self._touched_at = time.monotonic()
            self.start(self._touch())

    def _count(self, changes: Sequence[Change]) -> None:
        for change in changes:
            if change.entry.kind is EntryKind.MOVE:
                actor = change.entry.actor
                if actor == CHANCE:
                    by = "chance"
                elif actor == TABLE:
                    by = "table"
                else:
                    by = "bot" if self.saved.chairs[actor].bot else "person"
                TRAFFIC.moves[self.saved.setup.game, by] += 1

    async def _touch(self) -> None:
        try:
            await self._store.touch(self.id)
        except StoreAway:
            self._touched_at = -TOUCH_SECONDS

    # ── time

    def _set_timer(self) -> None:
        """Wakes the table when a clock runs out or somebody's grace time is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        state = self.saved
        match = state.match
        if not state.leaving and (match is None or not match.game.clocks(match.state)):
            return
        due = self._due()
        if due is not None:
            delay = max(0.0, due - time.time()) + 0.01
            self._timer = asyncio.get_running_loop().call_later(delay, self._on_timer)

    def _due(self) -> float | None:
        state, now = self.saved, time.time()
        if state.match is None or state.over:
            return None
        moments = [(state.chairs[seat].left_at or now) + self._grace for seat in state.leaving]
        clock = next_to_end(state, now)
        if clock is not None:
            moments.append(now + clock.left)
        return min(moments, default=None)

    def _on_timer(self) -> None:
        self._timer = None
        self.start(self._tick())

    async def _tick(self) -> None:
        answer = await self.append(Tick(), Sender())
        if isinstance(answer, Refusal):
            if not self._timer:
                self._timer = asyncio.get_running_loop().call_later(1.0, self._on_timer)
        elif not answer.changes:
            self._set_timer()

    def start(self, work: Awaitable[None]) -> None:
        """Work that belongs to the table, not to whoever set it going."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            journal.error("work at a table failed", exc_info=error)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()


class _Commit(Append):
    """A draft on its way to disk, and the message to carry out again if somebody was first."""

    __slots__ = ("attempts", "draft", "finish", "live", "message", "sender")

    def __init__(
        self,
        live: LiveTable,
        message: TableMessage,
        sender: Sender,
        draft: Draft,
        chain: Chain,
        finish: Finish,
        attempts: int,
    ) -> None:
        super().__init__(live.id, [change.entry for change in draft.changes], chain)
        self.live = live
        self.message = message
        self.sender = sender
        self.draft = draft
        self.finish = finish
        self.attempts = attempts

    def settled(self, error: Exception | None) -> None:
        self.live.committed(self, error)


def _answer(waiting: "asyncio.Future[Draft | Refusal]", given: Draft | Refusal) -> None:
    if not waiting.done():  # whoever waited may have gone
        waiting.set_result(given)
