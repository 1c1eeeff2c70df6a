"""Evenings in the database: an evening is kept as a table is, and erased with all its tables."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, func, select

from speeltafel.evening.log import EveningEntry, EveningKind, EveningSetup
from speeltafel.server.store.schema import CHARTERS, ENTRIES, SITTERS
from speeltafel.server.store.store import Store

AT_ONCE: Final = 200
"""Logs that are erased in one go: the database is busy meanwhile."""


async def create_evening(store: Store, setup: EveningSetup) -> None:
    """Raises `CodeTaken` where another table or evening has its code."""
    charter = {
        "id": setup.evening,
        "code": setup.code,
        "charter": msgspec.json.encode(setup).decode(),
        "touched": setup.created,
        "host": "",
        "evening": setup.evening,
    }
    await store.found(charter, [], set())


async def evening_by_name(store: Store, name: str) -> EveningSetup | None:
    return await _evening(store, CHARTERS.c.id == name)


async def evening_by_code(store: Store, code: str) -> EveningSetup | None:
    return await _evening(store, CHARTERS.c.code == code)


async def _evening(store: Store, condition: Any) -> EveningSetup | None:
    is_evening = CHARTERS.c.evening == CHARTERS.c.id
    query = select(CHARTERS.c.charter).where(condition, is_evening)
    async with store.transaction() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else msgspec.json.decode(row[0], type=EveningSetup)


async def evening_entries(store: Store, name: str, after: int = 0) -> list[EveningEntry]:
    query = (
        select(ENTRIES)
        .where(ENTRIES.c.table_id == name, ENTRIES.c.sequence > after)
        .order_by(ENTRIES.c.sequence)
    )
    async with store.transaction() as connection:
        rows = (await connection.execute(query)).all()
    return [
        EveningEntry(
            row.sequence, EveningKind(row.happening), row.actor, row.text, row.at, row.ticket
        )
        for row in rows
    ]


async def tables_of_evening(store: Store, name: str) -> set[str]:
    query = select(CHARTERS.c.id).where(CHARTERS.c.evening == name, CHARTERS.c.id != name)
    async with store.transaction() as connection:
        return {str(row[0]) for row in await connection.execute(query)}


async def erase_evening(store: Store, name: str) -> list[str]:
    """Gone for good, with every table; their names."""
    tables = sorted(await tables_of_evening(store, name))
    for first in range(0, len(tables), AT_ONCE):
        await _erase(store, tables[first : first + AT_ONCE])
    await _erase(store, [name])
    return [*tables, name]


async def _erase(store: Store, names: Sequence[str]) -> None:
    async with store.transaction() as connection:
        await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(names)))
        await connection.execute(delete(SITTERS).where(SITTERS.c.table_id.in_(names)))
        await connection.execute(delete(CHARTERS).where(CHARTERS.c.id.in_(names)))


async def old_evenings(store: Store, quiet_since: float, ended_before: float) -> list[str]:
    """Evenings in which nothing has happened since then, at none of their tables either, and those
    that ended before that moment."""
    evenings, tables = CHARTERS.alias("evenings"), CHARTERS.alias("tables")
    last = (
        select(func.max(ENTRIES.c.at))
        .join(tables, tables.c.id == ENTRIES.c.table_id)
        .where(tables.c.evening == evenings.c.id)
        .scalar_subquery()
    )
    ended = exists().where(
        ENTRIES.c.table_id == evenings.c.id,
        ENTRIES.c.happening == EveningKind.END,
        ENTRIES.c.at < ended_before,
    )
    quiet = func.coalesce(last, evenings.c.touched) < quiet_since
    query = select(evenings.c.id).where(evenings.c.evening == evenings.c.id, quiet | ended)
    async with store.transaction() as connection:
        return [str(row[0]) for row in await connection.execute(query)]
