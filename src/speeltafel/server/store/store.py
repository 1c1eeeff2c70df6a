"""Where tables are kept: setups and logs in SQLite or PostgreSQL."""

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, Final

import msgspec
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import (
    Connection,
    delete,
    event,
    exists,
    func,
    insert,
    inspect,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from speeltafel.protocol.guests import Guest
from speeltafel.server.store.file_lock import FileLock
from speeltafel.server.store.schema import CHARTERS, ENDED, ENTRIES, PASSAGES, SECRETS, SITTERS
from speeltafel.server.store.sqlite_process import DURABLE
from speeltafel.server.store.sqlite_writer import (
    Row,
    SequenceTaken,
    SqliteWriter,
    StoreAway,
    entry_row,
)
from speeltafel.table.log import Entry, EntryKind, TableSetup

MIGRATION_LOCK: Final = 0x5BEE17AFE1
"""Two processes that start together must not both migrate."""
NEWEST: Final = "0003"
"""The latest of `migrations/versions`."""
ANSWER_SECONDS: Final = 5.0
"""A database that takes longer counts as away."""


PROBE: Final = "probe"
PROBE_SECONDS: Final = 3.0
SURE_SECONDS: Final = 86_400.0
"""Between the first time a table is found to be old and its end."""
MOST_REMOVED: Final = 500
"""At once: the database is busy meanwhile."""


class CodeTaken(Exception):
    """Another table has this code."""


class Store:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._writer: SqliteWriter | None = None
        self._lock: FileLock | None = None
        if self.is_sqlite:
            if self.url.database:
                path = Path(self.url.database)
                path.parent.mkdir(parents=True, exist_ok=True)
                self._lock = FileLock(path)
            self.engine: AsyncEngine = create_async_engine(url)
            event.listen(self.engine.sync_engine, "connect", _durable_sqlite)
            self._writer = SqliteWriter(self.url.database or "")
        else:
            self.engine = create_async_engine(
                url,
                pool_size=5,
                pool_timeout=ANSWER_SECONDS,
                pool_pre_ping=True,
                connect_args={"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS},
            )

    async def open(self) -> None:
        """Brings the database up to date. A file is ours alone from now on."""
        if self._lock is not None:
            self._lock.take()
        async with self.transaction() as connection:
            if not self.is_sqlite:
                await connection.execute(
                    text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK}
                )
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def answers(self) -> bool:
        try:
            async with self.transaction() as connection:
                await connection.execute(select(1))
        except StoreAway:
            return False
        return True

    async def can_write(self) -> bool:
        """Puts something on disk to see whether that can be done."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                if self._writer is not None:
                    await self._writer.do(("probe", [str(time.time())]))
                    return True
                async with self.transaction() as connection:
                    await connection.execute(delete(SECRETS).where(SECRETS.c.name == PROBE))
                    await connection.execute(insert(SECRETS).values(name=PROBE, value="x"))
        except (StoreAway, SequenceTaken, TimeoutError):
            return False
        except IntegrityError:
            return True  # another process tried at the same moment
        return True

    def free_bytes(self) -> int | None:
        """On the disk of the SQLite file; None where the database keeps its own."""
        if not self.is_sqlite or not self.url.database:
            return None
        return shutil.disk_usage(Path(self.url.database).parent).free

    # ── the log

    def append(self, rows: Sequence[Row]) -> Awaitable[float]:
        """All of these entries, on disk once this was waited for, or none of them; the answer is
        how many seconds the commit took."""
        return self._append(rows) if self._writer is None else self._writer.append(rows)

    async def _append(self, rows: Sequence[Row]) -> float:
        began = time.perf_counter()
        try:
            async with self.transaction() as connection:
                await connection.execute(_INSERT_ENTRY, [_named(row) for row in rows])
        except IntegrityError as error:
            raise SequenceTaken from error
        return time.perf_counter() - began

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.sequence > after)
            .order_by(ENTRIES.c.sequence)
        )
        async with self.transaction() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Entry(row.sequence, EntryKind(row.happening), row.actor, row.text, row.at, row.ticket)
            for row in rows
        ]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these logs, from the end of the index."""
        last = (
            select(func.max(ENTRIES.c.sequence))
            .where(ENTRIES.c.table_id == CHARTERS.c.id)
            .scalar_subquery()
        )
        query = select(CHARTERS.c.id, func.coalesce(last, 0)).where(CHARTERS.c.id.in_(tables))
        async with self.transaction() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    # ── setups

    async def create_table(
        self, setup: TableSetup, entries: Sequence[Entry], guests: set[str]
    ) -> None:
        """A new table with the beginning of its log."""
        charter = {
            "id": setup.table,
            "code": setup.code,
            "charter": msgspec.json.encode(setup).decode(),
            "touched": setup.created,
            "host": setup.host,
            "evening": setup.evening,
        }
        await self.found(charter, [entry_row(setup.table, entry) for entry in entries], guests)

    async def found(self, charter: dict[str, Any], rows: Sequence[Row], guests: set[str]) -> None:
        """A new row of charters, its log so far, and who sits there."""
        if self._writer is not None:
            try:
                await self._writer.do(
                    ("found", [*charter.values()]),
                    ("entries", [msgspec.json.encode(rows).decode()]),
                    *(("sit", [guest, charter["id"]]) for guest in sorted(guests)),
                )
            except SequenceTaken as error:
                raise CodeTaken from error
            return
        async with self.transaction() as connection:
            try:
                await connection.execute(insert(CHARTERS).values(charter))
            except IntegrityError as error:
                raise CodeTaken from error
            if rows:
                await connection.execute(_INSERT_ENTRY, [_named(row) for row in rows])
            if guests:
                await connection.execute(
                    insert(SITTERS),
                    [{"guest": guest, "table_id": charter["id"]} for guest in sorted(guests)],
                )

    async def setup(self, table: str) -> TableSetup | None:
        return await self._charter(CHARTERS.c.id == table)

    async def setup_by_code(self, code: str) -> TableSetup | None:
        return await self._charter(CHARTERS.c.code == code)

    async def _charter(self, condition: Any) -> TableSetup | None:
        is_table = CHARTERS.c.evening != CHARTERS.c.id
        query = select(CHARTERS.c.charter).where(condition, is_table)
        async with self.transaction() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else msgspec.json.decode(row[0], type=TableSetup)

    async def sat_down(self, guest: str, table: str) -> None:
        if self._writer is not None:
            await self._writer.do(("sit", [guest, table]))
            return
        async with self.transaction() as connection:
            known = await connection.execute(
                select(SITTERS.c.guest).where(SITTERS.c.guest == guest, SITTERS.c.table_id == table)
            )
            if known.first() is None:
                await connection.execute(insert(SITTERS).values(guest=guest, table_id=table))

    async def tables_of(self, guest: str, most: int, skip: int = 0) -> list[str]:
        """The tables where this guest sits, the latest active first."""
        last = (
            select(ENTRIES.c.at)
            .where(ENTRIES.c.table_id == CHARTERS.c.id)
            .order_by(ENTRIES.c.sequence.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = (
            select(CHARTERS.c.id)
            .join(SITTERS, SITTERS.c.table_id == CHARTERS.c.id)
            .where(SITTERS.c.guest == guest, CHARTERS.c.evening == "")
            .order_by(func.coalesce(last, CHARTERS.c.touched).desc(), CHARTERS.c.id)
            .offset(skip)
            .limit(most)
        )
        async with self.transaction() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def set_up_by(self, guest: str) -> int:
        """How many tables this guest has set up."""
        query = select(func.count()).where(CHARTERS.c.host == guest)
        async with self.transaction() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def touch(self, table: str) -> None:
        """Puts off the day this table is removed."""
        if self._writer is not None:
            await self._writer.do(("touch", [time.time(), table]))
            return
        async with self.transaction() as connection:
            await connection.execute(
                update(CHARTERS)
                .where(CHARTERS.c.id == table)
                .values(touched=time.time(), doomed=None)
            )

    async def remove_untouched(
        self, since: float, now: float, in_use: Collection[str] = ()
    ) -> list[str]:
        """Tables nobody has touched since then are gone for good, once they have been found so
        twice, a day apart: a clock that is wrong at the start removes nothing."""
        old = (CHARTERS.c.touched < since) & (CHARTERS.c.evening == "")
        moved = exists().where(ENTRIES.c.table_id == CHARTERS.c.id, ENTRIES.c.at >= since)
        async with self.transaction() as connection:
            await connection.execute(
                update(CHARTERS)
                .where(CHARTERS.c.doomed.is_not(None), or_(~old, CHARTERS.c.doomed > now))
                .values(doomed=None)
            )
            await connection.execute(
                update(CHARTERS).where(old, CHARTERS.c.doomed.is_(None)).values(doomed=now)
            )
            query = (
                select(CHARTERS.c.id)
                .where(old, CHARTERS.c.doomed <= now - SURE_SECONDS, ~moved)
                .limit(MOST_REMOVED)
            )
            gone = [row[0] for row in await connection.execute(query) if row[0] not in in_use]
            if gone:
                await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(gone)))
                await connection.execute(delete(SITTERS).where(SITTERS.c.table_id.in_(gone)))
                await connection.execute(delete(CHARTERS).where(CHARTERS.c.id.in_(gone)))
            await connection.execute(delete(PASSAGES).where(PASSAGES.c.until < now))
        return gone

    # ── guests

    async def open_passage(self, code: str, guest: Guest, until: float) -> None:
        async with self.transaction() as connection:
            await connection.execute(
                insert(PASSAGES).values(
                    code=code, guest=msgspec.json.encode(guest).decode(), until=until
                )
            )

    async def take_passage(self, code: str) -> Guest | None:
        async with self.transaction() as connection:
            query = select(PASSAGES.c.guest).where(
                PASSAGES.c.code == code, PASSAGES.c.until > time.time()
            )
            row = (await connection.execute(query)).first()
            gone = await connection.execute(delete(PASSAGES).where(PASSAGES.c.code == code))
        if row is None or gone.rowcount != 1:
            return None
        return msgspec.json.decode(row[0], type=Guest)

    async def ended(self) -> list[str]:
        """Guests who have asked to be forgotten."""
        async with self.transaction() as connection:
            return [row[0] for row in await connection.execute(select(ENDED.c.guest))]

    async def secret(self, name: str, make: bool = True) -> str:
        """A random secret that all processes on this database share; empty where there is none
        and none is to be made."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        for _ in range(2):
            async with self.transaction() as connection:
                row = (await connection.execute(query)).first()
            if row is not None or not make:
                return "" if row is None else str(row[0])
            try:
                async with self.transaction() as connection:
                    await connection.execute(
                        insert(SECRETS).values(name=name, value=token_urlsafe(32))
                    )
            except IntegrityError:
                continue  # another process was first: its secret counts
        async with self.transaction() as connection:
            return str((await connection.execute(query)).scalar_one())

    async def forget_secret(self, name: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(delete(SECRETS).where(SECRETS.c.name == name))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Every way a database can be away becomes one error."""
        try:
            async with asyncio.timeout(2 * ANSWER_SECONDS), self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, PostgresError, InterfaceError, OSError, TimeoutError) as error:
            raise StoreAway(type(error).__name__) from error


_INSERT_ENTRY: Final = insert(ENTRIES)


def _named(row: Row) -> dict[str, Any]:
    return dict(zip(ENTRIES.c.keys(), row, strict=True))


def _durable_sqlite(connection: Any, record: Any) -> None:
    del record
    cursor = connection.cursor()
    for pragma in DURABLE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("select version_num from alembic_version")).scalar()
        if version == NEWEST:
            return
    # Only when there is something to do: reading Alembic in takes a third of the start.
    from alembic import command
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", "speeltafel.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
