"""Hands the log to the process that writes it to a SQLite file (`sqlite_process`).

A commit waits for the disk. In the event loop it would hold up every table; a thread would contend
for the GIL, which costs more than the commit itself.
"""

import asyncio
import sys
from collections import deque
from collections.abc import Awaitable, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from speeltafel.evening.log import EveningEntry
from speeltafel.server.store.sqlite_process import AWAY, SAVED, TAKEN
from speeltafel.table.log import Entry

Row: TypeAlias = tuple[str, int, str, int, str, float, str]
"""In the order of the columns of `schema.ENTRIES`."""

STOP_SECONDS: Final = 10.0
"""A commit that takes longer does not keep the server from ending."""


class StoreAway(Exception):
    """The database does not answer; nothing was promised, try again."""


class SequenceTaken(Exception):
    """Somebody else wrote this entry of the log first."""


def entry_row(table: str, entry: Entry | EveningEntry) -> Row:
    return (
        table,
        entry.sequence,
        entry.kind,
        entry.actor,
        entry.text,
        entry.at,
        entry.ticket,
    )


class SqliteWriter:
    def __init__(self, path: str) -> None:
        self._path = path
        self._process: _Process | None = None
        self._starting = asyncio.Lock()

    def append(self, rows: Sequence[Row]) -> Awaitable[float]:
        """The rows are handed over right now, not when somebody waits for it; the answer is how
        many seconds the commit took."""
        return self._write(msgspec.json.encode(rows) + b"\n")

    def do(self, *work: tuple[str, Sequence[Any]]) -> Awaitable[float]:
        """As `append`, for statements of `sqlite_process` with their values, all or none."""
        return self._write(msgspec.json.encode({"do": work}) + b"\n")

    def _write(self, line: bytes) -> Awaitable[float]:
        if self._process is None or self._process.gone:
            return self._start_and_save(line)
        return self._process.save(line)

    async def _start_and_save(self, line: bytes) -> float:
        async with self._starting:
            process = self._process
            if process is None or process.gone:
                process = self._process = await self._start()
        return await process.save(line)

    async def _start(self) -> "_Process":
        try:
            _, process = await asyncio.get_running_loop().subprocess_exec(
                _Process,
                sys.executable,
                "-m",
                "speeltafel.server.store.sqlite_process",
                self._path,
                stderr=None,
            )
        except OSError as error:
            raise StoreAway(str(error)) from error
        return process

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await process.stop()


class _Process(asyncio.SubprocessProtocol):
    """Lines are answered in the order in which they were handed in."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[float]] = deque()
        self._heard = b""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        pipes: Any = transport  # uvloop's is no SubprocessTransport by its type
        self._transport = transport
        self._pen = pipes.get_pipe_transport(0)

    @property
    def gone(self) -> bool:
        """Its pipe closes a moment before its end is reported."""
        return self.ended.done() or self._pen.is_closing()

    def save(self, line: bytes) -> "asyncio.Future[float]":
        saved: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.append(saved)
        self._pen.write(line)
        return saved

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        del fd
        *answers, self._heard = (self._heard + data).split(b"\n")
        for answer in answers:
            _settle(self._waiting.popleft(), answer.decode())

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._transport.close()
        self.ended.set_result(None)
        while self._waiting:
            _settle(self._waiting.popleft(), f"{AWAY} the process that writes the log has ended")

    async def stop(self) -> None:
        self._pen.close()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await asyncio.shield(self.ended)
        except TimeoutError:
            self._transport.close()  # kills it


def _settle(saved: "asyncio.Future[float]", answer: str) -> None:
    if saved.done():
        return  # whoever waited for it was told to stop
    kind, _, rest = answer.partition(" ")
    if kind == SAVED:
        saved.set_result(float(rest))
    else:
        saved.set_exception(SequenceTaken() if kind == TAKEN else StoreAway(rest))
