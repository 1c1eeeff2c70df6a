"""Forgetting a guest: everything of theirs is erased, or made nameless where others need it."""

import time
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from speeltafel.core.seats import Seat
from speeltafel.evening.log import EveningKind, Newcomer
from speeltafel.evening.log import encode as encode_entry
from speeltafel.protocol.codes import new_id
from speeltafel.protocol.guests import Guest
from speeltafel.server.store.schema import CHARTERS, ENDED, ENTRIES, PASSAGES, SITTERS
from speeltafel.server.store.store import Store
from speeltafel.table.log import EntryKind, Sitter, TableSetup, decode_sitter, encode


async def forget_guest(store: Store, guest: str) -> list[str]:
    """The tables where they sat or that they set up. Their moves stay: others made theirs in
    answer. Under which name, and by whom, cannot be told any more."""
    async with store.transaction() as connection:
        sat = select(SITTERS.c.table_id).where(SITTERS.c.guest == guest)
        hosted = select(CHARTERS.c.id).where(CHARTERS.c.host == guest)
        tables = [str(row[0]) for row in await connection.execute(union(sat, hosted))]
        for table in tables:
            if await _is_evening(connection, table):
                await _forget_at_evening(connection, table, guest)
            else:
                await _make_nameless(connection, table, guest)
        await connection.execute(delete(SITTERS).where(SITTERS.c.guest == guest))
        await _close_passages(connection, guest)
        known = await connection.execute(select(ENDED.c.guest).where(ENDED.c.guest == guest))
        if known.first() is None:
            await connection.execute(insert(ENDED).values(guest=guest, at=time.time()))
    return tables


async def _is_evening(connection: AsyncConnection, name: str) -> bool:
    query = select(CHARTERS.c.id).where(CHARTERS.c.id == name, CHARTERS.c.evening == name)
    return (await connection.execute(query)).first() is not None


async def _forget_at_evening(connection: AsyncConnection, evening: str, guest: str) -> None:
    """The place stays, under its animal and without anybody."""
    nobody = new_id()
    places: set[int] = set()
    own = (ENTRIES.c.table_id == evening, ENTRIES.c.happening == EveningKind.JOIN)
    for row in (await connection.execute(select(ENTRIES).where(*own))).all():
        came = msgspec.json.decode(row.text, type=Newcomer)
        if came.guest == guest:
            places.add(row.actor)
            nameless = Newcomer(nobody, table=came.table)
            await _write(connection, evening, row.sequence, encode_entry(nameless))
    bound = (ENTRIES.c.table_id == evening, ENTRIES.c.happening == EveningKind.BIND)
    for row in (await connection.execute(select(ENTRIES).where(*bound))).all():
        if row.text == guest:
            places.add(row.actor)
            await _write(connection, evening, row.sequence, nobody)
    named = (ENTRIES.c.table_id == evening, ENTRIES.c.happening == EveningKind.RENAME)
    for row in (await connection.execute(select(ENTRIES).where(*named))).all():
        if row.actor in places:
            await _write(connection, evening, row.sequence, "")


async def _write(connection: AsyncConnection, table: str, sequence: int, text: str) -> None:
    await connection.execute(
        update(ENTRIES)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.sequence == sequence)
        .values(text=text)
    )


async def _make_nameless(connection: AsyncConnection, table: str, guest: str) -> None:
    nobody = new_id()
    seats: set[Seat] = set()
    sits = (ENTRIES.c.table_id == table, ENTRIES.c.happening == EntryKind.SIT)
    for row in (await connection.execute(select(ENTRIES).where(*sits))).all():
        if decode_sitter(row.text).guest == guest:
            seats.add(row.actor)
            await connection.execute(
                update(ENTRIES)
                .where(ENTRIES.c.table_id == table, ENTRIES.c.sequence == row.sequence)
                .values(text=encode(Sitter(nobody, "")))
            )
    named = (ENTRIES.c.table_id == table, ENTRIES.c.happening == EntryKind.NAME)
    for row in (await connection.execute(select(ENTRIES).where(*named))).all():
        if row.actor in seats:
            await _write(connection, table, row.sequence, "")
    kept = select(CHARTERS.c.charter).where(CHARTERS.c.id == table)
    setup = msgspec.json.decode((await connection.execute(kept)).scalar_one(), type=TableSetup)
    plan = tuple(
        msgspec.structs.replace(each, name="") if seat in seats else each
        for seat, each in enumerate(setup.plan)
    )
    host = nobody if setup.host == guest else setup.host
    changes: dict[str, Any] = {"plan": plan, "host": host}
    charter = encode(msgspec.structs.replace(setup, **changes))
    await connection.execute(
        update(CHARTERS).where(CHARTERS.c.id == table).values(charter=charter, host=host)
    )


async def _close_passages(connection: AsyncConnection, guest: str) -> None:
    for row in (await connection.execute(select(PASSAGES))).all():
        if msgspec.json.decode(row.guest, type=Guest).id == guest:
            await connection.execute(delete(PASSAGES).where(PASSAGES.c.code == row.code))
