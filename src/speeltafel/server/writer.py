"""Writes the logs of all tables: whatever is waiting goes to disk in one commit."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import structlog

from speeltafel.server.log import Entry
from speeltafel.server.log_file import SequenceTaken, StoreAway, entry_row
from speeltafel.server.metrics import COMMIT_SECONDS, COMMIT_SIZE
from speeltafel.server.store import Store

MOST_AT_ONCE: Final = 500

journal = structlog.get_logger()


class Chain:
    """Entries of one table that build on each other: when one fails, those after it must too."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Append:
    __slots__ = ("chain", "done", "entries", "table")

    def __init__(
        self,
        table: str,
        entries: Sequence[Entry],
        chain: Chain,
        done: Callable[[Exception | None], None],
    ) -> None:
        self.table = table
        self.entries = entries
        self.chain = chain
        self.done = done

    def finish(self, error: Exception | None) -> None:
        if error is not None:
            self.chain.broken = True
        self.done(error)


class Writer:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    def add(self, append: Append) -> None:
        self._waiting.append(append)
        self._idle.clear()
        self._wake.set()

    async def drained(self) -> None:
        """Waits until everything handed in is on disk, or has failed."""
        await self._idle.wait()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._write(batch)
            self._idle.set()

    async def _write(self, batch: list[Append]) -> None:
        whole = []
        for append in batch:
            if append.chain.broken:
                append.finish(SequenceTaken())
            else:
                whole.append(append)
        if not whole:
            return
        rows = [entry_row(append.table, entry) for append in whole for entry in append.entries]
        error: Exception | None = None
        try:
            with COMMIT_SECONDS.time():
                await self._store.append(rows)
        except SequenceTaken as taken:
            if len(whole) > 1:
                for append in whole:
                    await self._write([append])
                return
            error = taken
        except StoreAway as away:
            journal.warning("the database is away", appends=len(whole), error=str(away))
            error = away
        except Exception as unforeseen:  # a table must never wait for ever
            journal.exception("the log could not be written", appends=len(whole))
            error = StoreAway(type(unforeseen).__name__)
        COMMIT_SIZE.observe(len(rows))
        for append in whole:
            append.finish(error)
