"""One table in this process: the fold of its log, and the one door through which it grows.

`head` runs ahead of `saved` by what is on its way to disk. Moves are admitted against `head`;
people are told of `saved` only. When the database refuses (another process wrote first) or is
away, `head` falls back to `saved` and whatever was on its way is tried again or refused.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, TABLE
from speeltafel.server.acts import stand_in_level
from speeltafel.server.audience import Audience
from speeltafel.server.clocks import next_to_end
from speeltafel.server.drafts import LOOK_AGAIN, Draft, happened_next
from speeltafel.server.log import Entry, Happening
from speeltafel.server.metrics import CONFLICTS, TRAFFIC
from speeltafel.server.scribe import StoreAway
from speeltafel.server.sights import Happened
from speeltafel.server.standing import Standing
from speeltafel.server.store import Store
from speeltafel.server.writer import Append, Chain, Writer

ATTEMPTS: Final = 20
AWAY: Final = Refusal(Kind.AWAY, reason("server-store-away"), reason("server-try-again"))
STEPS_KEPT: Final = 100
TOUCH_SECONDS: Final = 3600.0

Build = Callable[[Draft], Refusal | None]
Finish = Callable[[int | Refusal], None]

journal = structlog.get_logger()


class Table:
    def __init__(
        self,
        standing: Standing,
        recent: Sequence[Happened],
        store: Store,
        writer: Writer,
        changed: Callable[["Table", Sequence[Happened], bool], None],
        grace: float,
    ) -> None:
        self.id = standing.charter.table
        self.saved = standing
        self.head = standing
        self.audience = Audience(self)
        self.recent: deque[Happened] = deque(recent, STEPS_KEPT + 2 * len(standing.chairs))
        self.tickets: dict[tuple[int, str], int] = {}
        self.used_at = time.monotonic()
        self._touched_at = time.monotonic()
        self._store = store
        self._writer = writer
        self._changed = changed
        self._grace = grace
        self._chain = Chain()
        self._pending = 0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._catching_up: asyncio.Task[None] | None = None
        for happened in recent:
            self._remember(happened.entry)
        self._set_timer()

    @property
    def idle(self) -> bool:
        return not self._pending and not self.audience.devices and not self._tasks

    # ── growing

    async def append(self, build: Build) -> int | Refusal:
        """Lets `build` write a draft on how things stand; the sequence number once it is on disk.

        When somebody else was first, `build` is asked again on how things stand then."""
        answer: asyncio.Future[int | Refusal] = asyncio.get_running_loop().create_future()

        def finish(given: int | Refusal) -> None:
            if not answer.done():
                answer.set_result(given)

        self.add(build, finish)
        return await answer

    def add(self, build: Build, finish: Finish, attempts: int = ATTEMPTS) -> None:
        """As `append`; `finish` gets the answer."""
        self.used_at = time.monotonic()
        draft = Draft(self.head, time.time())
        refusal = build(draft)
        answer = draft.standing.sequence if refusal is None else refusal
        if not draft.happened:
            finish(answer)
            return
        chain = self._chain

        def done(error: Exception | None) -> None:
            self._pending -= 1
            if error is None:
                self._take_in(draft.standing, draft.happened, ours=True)
                finish(answer)
                return
            if chain is self._chain:
                self._chain = Chain()
                self.head = self.saved
            if isinstance(error, StoreAway):
                finish(AWAY)
            elif attempts > 1:
                CONFLICTS.inc()
                self.start(self._again(build, finish, attempts - 1))
            else:
                finish(LOOK_AGAIN)

        self._pending += 1
        self.head = draft.standing
        entries = [happened.entry for happened in draft.happened]
        self._writer.add(Append(self.id, entries, chain, done))

    async def _again(self, build: Build, finish: Finish, attempts: int) -> None:
        try:
            await self.catch_up()
        except StoreAway:
            finish(AWAY)
        else:
            self.add(build, finish, attempts)

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
        standing, happened = self.saved, []
        for entry in entries:
            if entry.sequence == standing.sequence + 1:
                standing, one = happened_next(standing, entry)
                happened.append(one)
        if happened:
            self._take_in(standing, happened, ours=False)

    def _take_in(self, standing: Standing, happened: Sequence[Happened], ours: bool) -> None:
        """What is on disk becomes what everybody knows."""
        if standing.sequence <= self.saved.sequence:
            return  # read from the log before our own commit was reported
        was_head = self.head is self.saved
        self.saved = standing
        if was_head or not self._pending or self.head.sequence <= standing.sequence:
            self.head = standing
        for one in happened:
            self._remember(one.entry)
            self.recent.append(one)
        try:
            self._set_timer()
            self.audience.announce(happened)
            self._changed(self, happened, ours)
        except Exception:  # what is saved is saved; a device that looks again sees it
            journal.exception("news could not be told", game=standing.charter.game)
        if ours:
            self._count(happened)
        if time.monotonic() - self._touched_at > TOUCH_SECONDS:
            self._touched_at = time.monotonic()
            self.start(self._touch())

    def _remember(self, entry: Entry) -> None:
        if entry.ticket:
            self.tickets[entry.actor, entry.ticket] = entry.sequence
            if len(self.tickets) > 4 * (STEPS_KEPT + len(self.saved.chairs)):
                for key in list(self.tickets)[: len(self.tickets) // 2]:
                    del self.tickets[key]

    def _count(self, happened: Sequence[Happened]) -> None:
        for one in happened:
            if one.entry.happening is Happening.MOVE:
                actor = one.entry.actor
                if actor == CHANCE:
                    by = "chance"
                elif actor == TABLE:
                    by = "table"
                else:
                    by = "bot" if self.saved.chairs[actor].bot else "person"
                TRAFFIC.moves[self.saved.charter.game, by] += 1

    async def _touch(self) -> None:
        try:
            await self._store.touch(self.id)
        except StoreAway:
            self._touched_at = 0.0

    # ── time

    def _set_timer(self) -> None:
        """Wakes the table when a clock runs out or somebody's grace time is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        standing = self.saved
        match = standing.match
        if not standing.leaving and (match is None or not match.game.clocks(match.state)):
            return
        due = self._due()
        if due is not None:
            delay = max(0.0, due - time.time()) + 0.01
            self._timer = asyncio.get_running_loop().call_later(delay, self._on_timer)

    def _due(self) -> float | None:
        standing, now = self.saved, time.time()
        if standing.match is None or standing.over:
            return None
        moments = [
            (standing.chairs[seat].left_at or now) + self._grace for seat in standing.leaving
        ]
        clock = next_to_end(standing, now)
        if clock is not None:
            moments.append(now + clock.left)
        return min(moments, default=None)

    def _on_timer(self) -> None:
        self._timer = None
        self.start(self._tend())

    async def _tend(self) -> None:
        answer = await self.append(self._overdue)
        if isinstance(answer, Refusal) and not self._timer:
            self._timer = asyncio.get_running_loop().call_later(1.0, self._on_timer)

    def _overdue(self, draft: Draft) -> Refusal | None:
        draft.ring()
        for seat in sorted(draft.standing.leaving):
            left_at = draft.standing.chairs[seat].left_at
            if left_at is not None and draft.now >= left_at + self._grace:
                draft.add(Happening.STAND_IN, seat, stand_in_level(draft.standing.game))
        if not draft.happened:
            self._set_timer()
        return None

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
