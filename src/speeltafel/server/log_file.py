"""The log in a SQLite file: one statement and one commit for all that is waiting.

On a slow disk a thread waits for it. A thread that runs while the event loop is busy gets Python's
lock back only now and then, so it must need it seldom: all rows travel as one JSON text and are
unpacked inside SQLite.
"""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, TypeAlias

import msgspec

from speeltafel.server.log import Entry

Row: TypeAlias = tuple[str, int, str, int, str, float, str]
"""In the order of the columns of `schema.ENTRIES`."""

SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may keep the lock while a commit waits for it (Python's own: 0.005)."""

QUICK_SECONDS: Final = 0.0007
REMEMBERED: Final = 8

DURABLE: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit returns when it is on disk
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "temp_store = MEMORY",  # else a large commit makes a file for undoing half of it
)

_INSERT: Final = (
    "insert into entries (table_id, sequence, happening, actor, text, at, ticket) select "
    + ", ".join(f"json_extract(value, '$[{column}]')" for column in range(7))
    + " from json_each(?)"
)


class StoreAway(Exception):
    """The database does not answer; nothing was promised, try again."""


class SequenceTaken(Exception):
    """Somebody else wrote this entry of the log first."""


def entry_row(table: str, entry: Entry) -> Row:
    return (
        table,
        entry.sequence,
        entry.happening.value,
        entry.actor,
        entry.text,
        entry.at,
        entry.ticket,
    )


class Order(NamedTuple):
    """Rows to be written, and who waits for it."""

    rows: str
    loop: asyncio.AbstractEventLoop
    written: "asyncio.Future[None]"


class LogFile:
    def __init__(self, path: str) -> None:
        self._path = path
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None
        self._usual = QUICK_SECONDS
        """How long a commit has taken of late."""
        sys.setswitchinterval(SWITCH_SECONDS)

    async def append(self, rows: Sequence[Row]) -> None:
        """On a quick disk a commit takes less time than handing it to another thread would."""
        text = msgspec.json.encode(rows).decode()
        if self._usual < QUICK_SECONDS:
            self._append(text)
            return
        if self._thread is None:
            self._thread = Thread(target=self._carry_out_orders, name="log", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._orders.put(Order(text, loop, written))
        await written

    def _carry_out_orders(self) -> None:
        """A queue and one call back: an executor would do the same with ten times the work."""
        while (order := self._orders.get()) is not None:
            error: Exception | None = None
            try:
                self._append(order.rows)
            except Exception as raised:
                error = raised
            order.loop.call_soon_threadsafe(_settle, order.written, error)

    def _append(self, rows: str) -> None:
        began = time.perf_counter()
        self._commit(rows)
        self._usual += (time.perf_counter() - began - self._usual) / REMEMBERED

    def _commit(self, rows: str) -> None:
        try:
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute(_INSERT, (rows,))
            self._connection.commit()
        except sqlite3.IntegrityError as error:
            self._start_again()
            if "entries" in str(error):
                raise SequenceTaken from error
            raise StoreAway(str(error)) from error
        except sqlite3.Error as error:
            self._start_again()
            raise StoreAway(str(error)) from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, check_same_thread=False)
        for pragma in DURABLE:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _start_again(self) -> None:
        """After a failure nothing half-done may stay open."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        if self._thread is not None:
            self._orders.put(None)
            await asyncio.to_thread(self._thread.join)
        self._start_again()


def _settle(written: "asyncio.Future[None]", error: Exception | None) -> None:
    if written.done():
        return  # whoever waited for it was told to stop
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
