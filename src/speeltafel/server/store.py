"""Where tables are kept: charters and logs in SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, Final

import msgspec
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Connection, delete, event, func, insert, inspect, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from speeltafel.server.guests import Guest
from speeltafel.server.log import Charter, Entry, Happening
from speeltafel.server.log_file import DURABLE
from speeltafel.server.schema import CHARTERS, ENTRIES, PASSAGES, SECRETS, SITTERS
from speeltafel.server.scribe import Row, Scribe, SequenceTaken, StoreAway, entry_row

MIGRATION_LOCK: Final = 0x5BEE17AFE1
"""Two processes that start together must not both migrate."""
NEWEST: Final = "0001"
"""The latest of `migrations/versions`."""
ANSWER_SECONDS: Final = 5.0
"""A database that takes longer counts as away."""


class CodeTaken(Exception):
    """Another table has this code."""


class Store:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._scribe: Scribe | None = None
        if self.is_sqlite:
            if self.url.database:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self.engine: AsyncEngine = create_async_engine(url)
            event.listen(self.engine.sync_engine, "connect", _durable_sqlite)
            self._scribe = Scribe(self.url.database or "")
        else:
            self.engine = create_async_engine(
                url,
                pool_size=5,
                pool_timeout=ANSWER_SECONDS,
                pool_pre_ping=True,
                connect_args={"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS},
            )

    async def open(self) -> None:
        """Brings the database up to date."""
        async with self._transaction() as connection:
            if not self.is_sqlite:
                await connection.execute(
                    text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK}
                )
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        if self._scribe is not None:
            await self._scribe.close()
        await self.engine.dispose()

    async def answers(self) -> bool:
        try:
            async with self._transaction() as connection:
                await connection.execute(select(1))
        except StoreAway:
            return False
        return True

    # ── the log

    def append(self, rows: Sequence[Row]) -> Awaitable[float]:
        """All of these entries, on disk once this was waited for, or none of them; the answer is
        how many seconds the commit took."""
        return self._append(rows) if self._scribe is None else self._scribe.append(rows)

    async def _append(self, rows: Sequence[Row]) -> float:
        began = time.perf_counter()
        try:
            async with self._transaction() as connection:
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
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Entry(row.sequence, Happening(row.happening), row.actor, row.text, row.at, row.ticket)
            for row in rows
        ]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these logs."""
        query = (
            select(ENTRIES.c.table_id, func.max(ENTRIES.c.sequence))
            .where(ENTRIES.c.table_id.in_(tables))
            .group_by(ENTRIES.c.table_id)
        )
        async with self._transaction() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    # ── charters

    async def found(self, charter: Charter, entries: Sequence[Entry], guests: set[str]) -> None:
        """A new table with the beginning of its log."""
        async with self._transaction() as connection:
            try:
                await connection.execute(
                    insert(CHARTERS).values(
                        id=charter.table,
                        code=charter.code,
                        charter=msgspec.json.encode(charter).decode(),
                        touched=charter.created,
                    )
                )
            except IntegrityError as error:
                raise CodeTaken from error
            if entries:
                await connection.execute(
                    _INSERT_ENTRY, [_named(entry_row(charter.table, entry)) for entry in entries]
                )
            if guests:
                await connection.execute(
                    insert(SITTERS),
                    [{"guest": guest, "table_id": charter.table} for guest in sorted(guests)],
                )

    async def charter(self, table: str) -> Charter | None:
        return await self._charter(CHARTERS.c.id == table)

    async def charter_by_code(self, code: str) -> Charter | None:
        return await self._charter(CHARTERS.c.code == code)

    async def _charter(self, condition: Any) -> Charter | None:
        async with self._transaction() as connection:
            row = (await connection.execute(select(CHARTERS.c.charter).where(condition))).first()
        return None if row is None else msgspec.json.decode(row[0], type=Charter)

    async def sat_down(self, guest: str, table: str) -> None:
        async with self._transaction() as connection:
            known = await connection.execute(
                select(SITTERS.c.guest).where(SITTERS.c.guest == guest, SITTERS.c.table_id == table)
            )
            if known.first() is None:
                await connection.execute(insert(SITTERS).values(guest=guest, table_id=table))

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The tables where this guest sits, the latest first."""
        query = (
            select(CHARTERS.c.id)
            .join(SITTERS, SITTERS.c.table_id == CHARTERS.c.id)
            .where(SITTERS.c.guest == guest)
            .order_by(CHARTERS.c.touched.desc())
            .limit(most)
        )
        async with self._transaction() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def touch(self, table: str) -> None:
        """Puts off the day this table is removed."""
        async with self._transaction() as connection:
            await connection.execute(
                update(CHARTERS).where(CHARTERS.c.id == table).values(touched=time.time())
            )

    async def remove_untouched(self, since: float) -> list[str]:
        """Tables that nobody has touched since then are gone for good."""
        async with self._transaction() as connection:
            query = select(CHARTERS.c.id).where(CHARTERS.c.touched < since).limit(500)
            old = [row[0] for row in await connection.execute(query)]
            if old:
                await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(old)))
                await connection.execute(delete(SITTERS).where(SITTERS.c.table_id.in_(old)))
                await connection.execute(delete(CHARTERS).where(CHARTERS.c.id.in_(old)))
            await connection.execute(delete(PASSAGES).where(PASSAGES.c.until < time.time()))
        return old

    # ── guests

    async def open_passage(self, code: str, guest: Guest, until: float) -> None:
        async with self._transaction() as connection:
            await connection.execute(
                insert(PASSAGES).values(
                    code=code, guest=msgspec.json.encode(guest).decode(), until=until
                )
            )

    async def take_passage(self, code: str) -> Guest | None:
        async with self._transaction() as connection:
            query = select(PASSAGES.c.guest).where(
                PASSAGES.c.code == code, PASSAGES.c.until > time.time()
            )
            row = (await connection.execute(query)).first()
            gone = await connection.execute(delete(PASSAGES).where(PASSAGES.c.code == code))
        if row is None or gone.rowcount != 1:
            return None
        return msgspec.json.decode(row[0], type=Guest)

    async def secret(self, name: str) -> str:
        """A random secret that all processes on this database share."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        for _ in range(2):
            async with self._transaction() as connection:
                row = (await connection.execute(query)).first()
            if row is not None:
                return str(row[0])
            try:
                async with self._transaction() as connection:
                    await connection.execute(
                        insert(SECRETS).values(name=name, value=token_urlsafe(32))
                    )
            except IntegrityError:
                continue  # another process was first: its secret counts
        async with self._transaction() as connection:
            return str((await connection.execute(query)).scalar_one())

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
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
    config.set_main_option("script_location", "speeltafel.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
