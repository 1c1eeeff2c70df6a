"""A backup made while people play holds everything they had been told is safe."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from speeltafel.cli.backup import copied
from speeltafel.core.refusal import Refused
from tests.server.house import House
from tests.server.storm import MATCHES, Storm, sqlite_log

ENOUGH = 150
LARGE = 2_000
"""Rows of four kilobytes."""


async def backed_up(storm: Storm, database: Path, file: Path) -> dict[str, set[str]]:
    """Copies in the middle of play; what had been acknowledged by then, for each table."""
    people = [asyncio.create_task(storm.match(number)) for number in range(MATCHES)]
    async with asyncio.timeout(120):
        while storm.acknowledged() < ENOUGH:
            await asyncio.sleep(0.005)
    safe: dict[str, set[str]] = {}
    for account in storm.accounts:
        safe.setdefault(account.table, set()).update(account.acknowledged)
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, copied, f"sqlite:///{database}", file)
    during = storm.acknowledged()
    async with asyncio.timeout(120):
        while storm.acknowledged() <= during:
            await asyncio.sleep(0.005)
    storm.open = False
    await asyncio.wait_for(asyncio.gather(*people), 60)
    return safe


def test_a_backup_under_load_is_restored_with_nothing_lost(tmp_path: Path) -> None:
    live, file = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with House(tmp_path) as house:
        storm = Storm([house], "katalon", 3)
        safe = asyncio.run(backed_up(storm, live, file))
    log = sqlite_log(str(file))
    kept = {table: {ticket.rpartition("@")[0] for *_, ticket in log[table]} for table in log}
    assert sum(map(len, safe.values())) >= ENOUGH
    for table, tickets in safe.items():
        assert tickets <= kept[table]
    with House(tmp_path, database=f"sqlite:///{file}", name="restored") as restored:
        again = Storm([restored], "katalon", 4)
        asyncio.run(play_a_little(again))
        assert again.acknowledged() > 0


async def play_a_little(storm: Storm) -> None:
    people = asyncio.create_task(storm.match(0))
    async with asyncio.timeout(60):
        while storm.acknowledged() < 4:
            await asyncio.sleep(0.01)
    storm.open = False
    await asyncio.wait_for(people, 60)


def test_a_backup_of_a_large_file_ends_although_somebody_writes_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite begins a copy in pieces anew when somebody has written between two of them."""
    live, file = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    writer = sqlite3.connect(live, isolation_level=None)
    writer.execute("pragma journal_mode = wal")
    writer.execute("create table charters (id)")
    writer.execute("create table entries (text)")
    writer.execute("begin")
    writer.executemany("insert into entries values (?)", (("x" * 4000,) for _ in range(LARGE)))
    writer.execute("commit")

    class Busy(sqlite3.Connection):
        written = 0

        def backup(self, target: sqlite3.Connection, *, pages: int = -1, **_: object) -> None:
            def write(*_: int) -> None:
                Busy.written += 1
                assert Busy.written < 50, "it never ends"
                writer.execute("insert into entries values ('y')")

            super().backup(target, pages=pages, progress=write)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Busy))
    with closing(writer):
        assert copied(f"sqlite:///{live}", file) == (0, LARGE)
    assert Busy.written


def test_a_backup_never_overwrites_anything(tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    file.write_text("precious")
    (tmp_path / "tables.sqlite").touch()
    with pytest.raises(Refused):
        copied(f"sqlite:///{tmp_path / 'tables.sqlite'}", file)
    assert file.read_text() == "precious"


@pytest.mark.parametrize("database", ["sqlite:////nowhere/tables.sqlite", "postgresql://host/db"])
def test_what_cannot_be_copied_is_said(tmp_path: Path, database: str) -> None:
    with pytest.raises(Refused):
        copied(database, tmp_path / "copy.sqlite")
    assert not list(tmp_path.iterdir())
