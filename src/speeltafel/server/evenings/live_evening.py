"""One evening in this process: the fold of its log, the door through which it grows, and the tables
that follow it. Its log is the truth; whatever a table has not done yet of it is asked of the table
again, in any process and after any restart."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any, Final

import structlog

from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.evening.actions import WAIT_SECONDS, EveningContext, EveningDraft, act
from speeltafel.evening.log import EveningEntry, EveningKind
from speeltafel.evening.messages import Answer, Begin, EveningMessage, Next, Tell
from speeltafel.evening.state import (
    COMPUTER,
    PLAYING,
    QUESTIONS,
    SHEETS,
    TABLES,
    TOGETHER,
    EveningState,
    Player,
    fold,
)
from speeltafel.protocol.codes import new_id
from speeltafel.server.broadcast.presence import Presence
from speeltafel.server.evenings.followers import Followers
from speeltafel.server.evenings.model import Model
from speeltafel.server.evenings.screens import Screens
from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.store.commit_queue import Append, Chain
from speeltafel.server.store.evenings import evening_entries
from speeltafel.server.store.sqlite_writer import StoreAway
from speeltafel.server.tables.live_table import ATTEMPTS, AWAY, LOOK_AGAIN, LiveTable
from speeltafel.server.tables.live_tables import LiveTables
from speeltafel.table.drafts import Change

DICE: Final[Random] = SystemRandom()
BEAT_SECONDS: Final = 1.0
FOLLOW_SECONDS: Final = 2.0
"""So long may the process that wrote an entry take to have its tables follow; then others help."""
ANSWER_SECONDS: Final = 3.0
"""So long the votes are on the wall before the computer answers."""
FLICKER_SECONDS: Final = 2.0
"""Whoever reloads a page was not away."""

ERASED: Final = Refusal(Kind.UNKNOWN, reason("evening-erased"))

journal = structlog.get_logger()


class LiveEvening:
    def __init__(
        self,
        state: EveningState,
        tables: LiveTables,
        tell: Callable[[str, Sequence[EveningEntry]], None],
    ) -> None:
        """`tell` tells other processes."""
        self.id = state.setup.evening
        self.saved = state
        self.tables = tables
        self.presence = Presence()
        self.used_at = time.monotonic()
        self._opened = time.monotonic()
        self._seen: dict[str, float] = {}
        """When each guest was last seen."""
        self._writing = asyncio.Lock()
        self._erased = False
        self._answering = False
        self._tasks: set[asyncio.Task[None]] = set()
        self.followers = Followers(self, tables)
        self.screens = Screens(self)
        self.model = Model(self, tables.bots)
        self._tell = tell
        self._beating: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        return not self.screens.devices and not self._tasks and not self._writing.locked()

    def open(self) -> None:
        self.followers.follow_all()
        self._beating = asyncio.get_running_loop().call_later(BEAT_SECONDS, self._beat)

    def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        for task in self._tasks:
            task.cancel()
        self.screens.close()
        self.followers.close()

    # ── growing

    async def append(self, message: EveningMessage, guest: str = "") -> EveningDraft | Refusal:
        """Carries a message out, one after the other; answers once that is on disk."""
        self.used_at = time.monotonic()
        async with self._writing:
            if self._erased:
                return ERASED
            for _ in range(ATTEMPTS):
                draft = await self._drafted(message, self._context(guest))
                if isinstance(draft, Refusal) or not draft.entries:
                    return draft
                commit = _Commit(self.id, draft.entries)
                self.tables.queue.add(commit)
                error = await commit.written
                if error is None:
                    self._take_in(draft.state, draft.entries, ours=True)
                    return draft
                if isinstance(error, StoreAway):
                    return AWAY
                try:
                    await self.catch_up()
                except StoreAway:
                    return AWAY
        return LOOK_AGAIN

    async def stop_writing(self) -> None:
        """What is on its way is on disk, and nothing comes after it: the evening is erased."""
        async with self._writing:
            self._erased = True
            self.followers.stop()

    async def _drafted(
        self, message: EveningMessage, context: EveningContext
    ) -> EveningDraft | Refusal:
        """To find out who meets whom takes a while in a large club, so that is done aside."""
        if self.saved.setup.shape == TABLES and isinstance(message, Begin | Next):
            return await asyncio.to_thread(act, message, self.saved, context)
        return act(message, self.saved, context)

    def _context(self, guest: str) -> EveningContext:
        players = self.saved.playing()
        away = self.away(players, 0.0)
        by_guest = {each.guest: away[each.number] for each in players if each.number in away}
        most = self.tables.settings.seats
        return EveningContext(time.time(), DICE, new_id, guest, by_guest, most)

    async def catch_up(self) -> None:
        """Reads what another process has added."""
        self.hear(await evening_entries(self.tables.store, self.id, self.saved.sequence))

    def hear(self, entries: Sequence[EveningEntry]) -> None:
        state, heard = self.saved, []
        for entry in entries:
            if entry.sequence == state.sequence + 1:
                state = fold(state, entry)
                heard.append(entry)
        if heard:
            self._take_in(state, heard, ours=False)
        elif entries and entries[0].sequence > state.sequence + 1:
            self.start(self._catch_up_quietly())

    async def _catch_up_quietly(self) -> None:
        with suppress(StoreAway):
            await self.catch_up()

    def _take_in(self, state: EveningState, entries: Sequence[EveningEntry], ours: bool) -> None:
        if state.sequence <= self.saved.sequence:
            return
        before, self.saved = self.saved, state
        kinds = {entry.kind for entry in entries}
        if EveningKind.JOIN in kinds or EveningKind.BIND in kinds:
            self._seen.setdefault(state.players[entries[-1].actor - 1].guest, time.monotonic())
        touched = [entry.actor for entry in entries if entry.actor > 0]
        try:
            if EveningKind.HOLD in kinds:
                self.screens.tell_guests()
            if ours:
                self._tell(self.id, entries)
                if touched and kinds <= OF_ONE:
                    self.followers.follow(touched)
                elif kinds & OF_ALL:
                    self.followers.follow_all()
                self.let_the_computer_answer()
                if EveningKind.VOTE in kinds:
                    self.go_on_when_ready()
                if EveningKind.ROLL in kinds:
                    self.start(self.model.follow())
            else:
                asyncio.get_running_loop().call_later(FOLLOW_SECONDS, self.followers.follow_all)
            self.screens.changed(before, kinds, touched)
        except Exception:  # what is saved is saved; a screen that looks again sees it
            journal.exception("news of an evening could not be told")

    # ── what happens at its tables

    def table_changed(self, table: LiveTable, changes: Sequence[Change]) -> None:
        numbers = self.followers.table_changed(table, changes)
        if numbers:
            self.screens.table_changed(table.id, numbers)
            self.go_on_when_ready()

    def go_on_when_ready(self) -> None:
        """The next round, when it is time for it."""
        state = self.saved
        if state.phase != PLAYING or state.held or not state.round:
            return
        if state.setup.shape == QUESTIONS and not state.asks:
            return
        left = state.left(time.time())
        time_is_up = left is not None and left <= 0
        if time_is_up or (state.pace != "host" and self._everybody_is_ready()):
            self.start(self._go_on(state.round))

    def ready(self) -> set[int]:
        """Players who have done this round, or sit at no table in it."""
        if self.saved.setup.shape == TOGETHER:
            return set(self.saved.votes()) if self.saved.class_votes else set()
        if self.saved.setup.shape == QUESTIONS:
            return set(self.saved.votes())
        return self.followers.ready | self.saved.free()

    def _everybody_is_ready(self) -> bool:
        """For who is away the class does not wait long; with nobody there it does not go on."""
        if self.saved.setup.shape not in (SHEETS, TOGETHER, QUESTIONS):
            return False
        ready = self.ready()
        unready = [each for each in self.saved.playing() if each.number not in ready]
        waiting = self.away(unready, 0.0)
        if any(waiting.get(each.number, 0.0) < WAIT_SECONDS for each in unready):
            return False
        here = [each for each in self.saved.playing() if each.number in ready]
        return len(self.away(here, 0.0)) < len(here)

    async def _go_on(self, round_seen: int) -> None:
        if self.saved.round == round_seen:
            asks = self.saved.setup.shape == QUESTIONS
            await self.append(Tell(seen=round_seen) if asks else Next(seen=round_seen))

    def let_the_computer_answer(self) -> None:
        """With `together`, when it is its turn. If two processes think, the first answer counts."""
        state, match = self.saved, self.saved.match
        if state.setup.shape != TOGETHER or state.phase != PLAYING or state.held or match is None:
            return
        if COMPUTER in match.game.to_act(match.state) and not self._answering:
            self._answering = True
            self.start(self._answer(match))

    async def _answer(self, match: AnyMatch) -> None:
        try:
            began = time.monotonic()
            who, level = Who(f"evening {self.id}"), self.saved.setup.opponent
            text = await self.tables.bots.chosen(match, COMPUTER, level, who)
            await asyncio.sleep(max(0.0, ANSWER_SECONDS - (time.monotonic() - began)))
            await self.append(Answer(move=text, seen=match.length))
        finally:
            self._answering = False
        self.let_the_computer_answer()

    # ── who is there

    def came(self, guest: str) -> None:
        self.presence.came(guest)
        self._seen[guest] = time.monotonic()

    def went(self, guest: str) -> None:
        self.presence.went(guest)
        self._seen[guest] = time.monotonic()

    def away(self, players: Iterable[Player], least: float = FLICKER_SECONDS) -> dict[int, float]:
        """Who is not there, and for how many seconds."""
        now, here = time.monotonic(), self.presence.present()
        found = {}
        for player in players:
            if player.guest in here or self.followers.is_at_table(player):
                self._seen[player.guest] = now
            else:
                gone = now - max(self._seen.get(player.guest, 0.0), self._opened)
                if gone >= least:
                    found[player.number] = gone
        return found

    def _beat(self) -> None:
        self._beating = asyncio.get_running_loop().call_later(BEAT_SECONDS, self._beat)
        try:
            self.followers.help_the_late()
            self.go_on_when_ready()
            self.let_the_computer_answer()
            self.screens.presence_changed()
        except Exception:
            journal.exception("an evening stumbled")

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            journal.error("work of an evening failed", exc_info=error)


OF_ONE: Final = {
    EveningKind.JOIN,
    EveningKind.BIND,
    EveningKind.RENAME,
    EveningKind.REMOVE,
    EveningKind.LET_IN,
    EveningKind.RELEASE,
}
OF_ALL: Final = {
    EveningKind.BEGIN,
    EveningKind.ROLL,
    EveningKind.ROUND,
    EveningKind.MOVE,
    EveningKind.HOLD,
    EveningKind.END,
}


class _Commit(Append):
    """Entries on their way to disk."""

    __slots__ = ("written",)

    def __init__(self, evening: str, entries: Sequence[EveningEntry]) -> None:
        super().__init__(evening, entries, Chain())
        self.written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

    def settled(self, error: Exception | None) -> None:
        if not self.written.done():
            self.written.set_result(error)
