"""Writes the logs of all tables: whatever is waiting goes to disk in one commit."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from typing import Final

import structlog

from speeltafel.evening.log import EveningEntry
from speeltafel.server.ops.metrics import COMMIT_SECONDS, COMMIT_SIZE
from speeltafel.server.store.sqlite_writer import Row, SequenceTaken, StoreAway, entry_row
from speeltafel.server.store.store import Store
from speeltafel.table.log import Entry

MOST_AT_ONCE: Final = 500
LONG_SECONDS: Final = 2.0
"""A commit that takes longer is worth a look."""

journal = structlog.get_logger()


class Chain:
    """Entries of one table that build on each other: when one fails, those after it must too."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Append(ABC):
    """Entries to write; `settled` hears what became of them."""

    __slots__ = ("chain", "entries", "table")

    def __init__(
        self, table: str, entries: Sequence[Entry] | Sequence[EveningEntry], chain: Chain
    ) -> None:
        self.table = table
        self.entries = entries
        self.chain = chain

    @abstractmethod
    def settled(self, error: Exception | None) -> None: ...

    def end(self, error: Exception | None) -> None:
        if error is not None:
            self.chain.broken = True
        try:
            self.settled(error)
        except Exception:  # one table's trouble must not stop the others from being saved
            journal.exception("a table could not take in what was saved")


class CommitQueue:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self.failing = False
        """Whether the last that was to be written was not."""
        self._since = 0.0
        """Since when something waits to be written, or is on its way; 0: nothing is."""

    def waits_long(self) -> bool:
        return self._since > 0 and time.monotonic() - self._since > LONG_SECONDS

    def add(self, append: Append) -> None:
        self._waiting.append(append)
        self._since = self._since or time.monotonic()
        self._idle.clear()
        self._wake.set()

    async def drained(self) -> None:
        """Waits until everything handed in is on disk, or has failed."""
        await self._idle.wait()

    async def run(self) -> None:
        """While one batch is on its way to disk, people hear of the one before."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            saved: list[Append] = []
            while self._waiting or saved:
                batch = self._take()
                saving = self._hand_over(batch) if batch else None
                for append in saved:
                    append.end(None)
                saved = [] if saving is None else await self._saved(batch, saving)
            self._since = 0.0
            self._idle.set()

    def _take(self) -> list[Append]:
        """What is to be written next; whatever builds on an entry that was refused is not."""
        taken = self._waiting[:MOST_AT_ONCE]
        del self._waiting[:MOST_AT_ONCE]
        whole = []
        for append in taken:
            if append.chain.broken:
                append.end(SequenceTaken())
            else:
                whole.append(append)
        return whole

    def _hand_over(self, batch: list[Append]) -> Awaitable[float]:
        """What goes wrong here is told to those who wait for it: the queue itself goes on."""
        try:
            return self._store.append(_rows(batch))
        except Exception as error:
            failed: asyncio.Future[float] = asyncio.get_running_loop().create_future()
            failed.set_exception(error)
            return failed

    async def _saved(self, batch: list[Append], saving: Awaitable[float]) -> list[Append]:
        """Those of a batch that are on disk and do not know it yet; the others have been told."""
        error: Exception
        self._since = time.monotonic()
        try:
            COMMIT_SECONDS.observe(await saving)
            self.failing = False
            COMMIT_SIZE.observe(sum(len(append.entries) for append in batch))
            return batch
        except SequenceTaken as taken:
            if len(batch) > 1:
                await self._save_each(batch)
                return []
            error = taken
        except StoreAway as away:
            journal.warning("the database is away", appends=len(batch), error=str(away))
            error = away
        except Exception as unforeseen:  # a table must never wait for ever
            journal.exception("the log could not be written", appends=len(batch))
            error = StoreAway(type(unforeseen).__name__)
        finally:
            self._since = time.monotonic() if self._waiting else 0.0
        self.failing = isinstance(error, StoreAway)
        for append in batch:
            append.end(error)
        return []

    async def _save_each(self, batch: list[Append]) -> None:
        """One of them was refused, and with it all: each is tried by itself."""
        for append in batch:
            if append.chain.broken:
                append.end(SequenceTaken())
                continue
            for saved in await self._saved([append], self._hand_over([append])):
                saved.end(None)


def _rows(batch: list[Append]) -> list[Row]:
    return [entry_row(append.table, entry) for append in batch for entry in append.entries]
