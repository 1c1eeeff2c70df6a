"""What is saved stays saved, once; the rest is told apart from what is merely away."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
import uvloop
from sqlalchemy import inspect

from speeltafel.protocol.guests import Guest
from speeltafel.server.store import sqlite_process
from speeltafel.server.store.commit_queue import Append, Chain, CommitQueue
from speeltafel.server.store.schema import METADATA
from speeltafel.server.store.sqlite_process import SqliteLog
from speeltafel.server.store.sqlite_writer import (
    Row,
    SequenceTaken,
    SqliteWriter,
    StoreAway,
    entry_row,
)
from speeltafel.server.store.store import CodeTaken, Store
from speeltafel.table.log import Entry, EntryKind, SeatPlan, TableSetup


def setup(name: str, code: str = "BCDFGH", created: float = 1.0) -> TableSetup:
    plan = (SeatPlan("here"), SeatPlan("here"))
    return TableSetup(name, code, "katalon", 1, "standard", {}, plan, False, "host", created)


def with_store(
    tmp_path: Path,
    work: Callable[[Store], Awaitable[None]],
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


def move(sequence: int, text: str = "Nz") -> Entry:
    return Entry(sequence, EntryKind.MOVE, 0, text, 12.5, "t@1")


def test_the_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            made = await connection.run_sync(
                lambda sync: {
                    name: {column["name"] for column in inspect(sync).get_columns(name)}
                    for name in inspect(sync).get_table_names()
                }
            )
        made.pop("alembic_version")
        assert made == {
            table.name: {column.name for column in table.columns}
            for table in METADATA.sorted_tables
        }

    with_store(tmp_path, work)
    with_store(tmp_path, work)


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create_table(setup("t"), [], set())
        file = SqliteLog(str(tmp_path / "tables.sqlite"))
        answer = file.save(json.dumps([entry_row("t", move(1))]))
        assert answer.startswith("saved ")
        assert file.connection is not None
        assert not file.connection.in_transaction, "the answer comes after the commit"
        assert file.connection.execute("pragma synchronous").fetchone() == (2,)
        assert file.connection.execute("pragma journal_mode").fetchone() == ("wal",)
        file.close()
        assert await store.entries("t") == [move(1)]

    with_store(tmp_path, work)


def test_a_second_writer_of_the_same_number_is_refused_and_nothing_of_it_stays(
    tmp_path: Path,
) -> None:
    async def work(store: Store) -> None:
        await store.create_table(setup("t"), [move(1)], set())
        with pytest.raises(SequenceTaken):
            await store.append([entry_row("t", move(2)), entry_row("t", move(1, "Mm"))])
        assert await store.entries("t") == [move(1)]
        await store.append([entry_row("t", move(2))])
        assert [entry.sequence for entry in await store.entries("t", after=1)] == [2]

    with_store(tmp_path, work)


class Listed(Append):
    """Writes down what became of it."""

    def __init__(
        self, table: str, entries: list[Entry], chain: Chain, told: list[Exception | None]
    ) -> None:
        super().__init__(table, entries, chain)
        self.told = told

    def settled(self, error: Exception | None) -> None:
        self.told.append(error)


def test_a_batch_in_which_one_fails_saves_the_others(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create_table(setup("a", "AAAAAA"), [move(1)], set())
        await store.create_table(setup("b", "BBBBBB"), [move(1)], set())
        writer = CommitQueue(store)
        told: dict[str, list[Exception | None]] = {"a": [], "b": []}
        broken = Chain()
        for table, sequence, chain in (("a", 1, broken), ("a", 2, broken), ("b", 2, Chain())):
            writer.add(Listed(table, [move(sequence)], chain, told[table]))
        task = asyncio.create_task(writer.run())
        await writer.drained()
        task.cancel()
        assert told["b"] == [None]
        assert [type(error) for error in told["a"]] == [SequenceTaken, SequenceTaken]
        assert len(await store.entries("a")) == 1, "what builds on a refused entry is refused too"
        assert len(await store.entries("b")) == 2

    with_store(tmp_path, work)


def test_a_file_that_cannot_be_written_is_away_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        await store.create_table(setup("t"), [], set())
        rows = json.dumps([entry_row("t", move(1))])
        file = SqliteLog(str(tmp_path / "tables.sqlite"))
        other = sqlite3.connect(tmp_path / "tables.sqlite")
        other.execute("begin exclusive")
        assert file.save(rows) == "away database is locked"
        other.rollback()
        other.close()
        assert file.save(rows).startswith("saved ")
        file.close()

    monkeypatch.setattr(sqlite_process, "DURABLE", ("busy_timeout = 50",))
    with_store(tmp_path, work)


def test_a_table_that_is_gone_is_not_mistaken_for_another_writer(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreAway, match="FOREIGN KEY"):
            await store.append([entry_row("nowhere", move(1))])

    with_store(tmp_path, work)


def test_when_the_process_that_writes_dies_the_next_one_goes_on(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create_table(setup("t"), [], set())
        await store.append([entry_row("t", move(1))])
        [writer] = writers()
        os.kill(writer, signal.SIGSTOP)
        waiting = asyncio.ensure_future(store.append([entry_row("t", move(2))]))
        await asyncio.sleep(0.05)
        assert not waiting.done(), "nothing is promised before it is on disk"
        os.kill(writer, signal.SIGKILL)
        with pytest.raises(StoreAway):
            await waiting
        await store.append([entry_row("t", move(2))])
        assert len(await store.entries("t")) == 2

    with_store(tmp_path, work)


def test_a_move_in_the_moment_a_dead_writer_is_noticed_is_saved_by_the_next(tmp_path: Path) -> None:
    """Its pipe closes first; writing into that is an error in the event loop of the server."""

    async def work(store: Store) -> None:
        await store.create_table(setup("t"), [], set())
        await store.append([entry_row("t", move(1))])
        assert isinstance(store._writer, SqliteWriter)
        process = store._writer._process
        assert process is not None
        [writer] = writers()
        os.kill(writer, signal.SIGKILL)
        while not process._pen.is_closing():
            await asyncio.sleep(0)
        assert not process.ended.done(), "or there is nothing to see"
        await store.append([entry_row("t", move(2))])
        assert len(await store.entries("t")) == 2

    with_store(tmp_path, work, uvloop.new_event_loop)


def test_what_cannot_even_be_handed_over_stops_nobody(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create_table(setup("t"), [], set())
        queue = CommitQueue(store)
        told: list[Exception | None] = []
        working = store.append

        def broken(rows: Sequence[Row]) -> Awaitable[float]:
            del rows
            raise RuntimeError("the handler is closed")

        store.append = broken  # type: ignore[method-assign]  # a fault on purpose
        task = asyncio.create_task(queue.run())
        queue.add(Listed("t", [move(1)], Chain(), told))
        await queue.drained()
        assert queue.failing
        store.append = working  # type: ignore[method-assign]  # and its end
        queue.add(Listed("t", [move(1)], Chain(), told))
        await queue.drained()
        task.cancel()
        assert isinstance(told[0], StoreAway)
        assert told[1:] == [None]
        assert not queue.failing

    with_store(tmp_path, work)


def test_signals_do_not_keep_the_last_moves_from_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create_table(setup("t"), [], set())
        await store.append([entry_row("t", move(1))])
        [writer] = writers()
        for each in (signal.SIGINT, signal.SIGTERM):
            os.kill(writer, each)
        await store.append([entry_row("t", move(2))])
        assert writers() == [writer]
        await store.close()
        assert writers() == []
        assert len(await store.entries("t")) == 2

    with_store(tmp_path, work)


def writers() -> list[int]:
    """The processes this one has started to write a log, and that still run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            writes = b"speeltafel.server.store.sqlite_process" in (folder / "cmdline").read_bytes()
            if int(parent) == os.getpid() and state != "Z" and writes:
                found.append(int(folder.name))
    return found


def test_codes_are_unique(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create_table(setup("a"), [], set())
        with pytest.raises(CodeTaken):
            await store.create_table(setup("b"), [], set())
        found = await store.setup_by_code("BCDFGH")
        assert found is not None
        assert found.table == "a"

    with_store(tmp_path, work)


DAY = 86_400.0


def test_tables_nobody_has_touched_are_removed_with_everything_of_them(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        now = time.time()
        await store.create_table(setup("old", "AAAAAA", 100.0), [move(1)], {"g"})
        await store.create_table(setup("new", "BBBBBB", now), [move(1)], {"g"})
        assert await store.remove_untouched(200.0, now) == [], "once is not enough"
        assert await store.remove_untouched(200.0, now + DAY / 2) == []
        assert await store.remove_untouched(200.0, now + DAY, {"old"}) == [], "somebody is there"
        assert await store.remove_untouched(200.0, now + DAY) == ["old"]
        assert await store.setup("old") is None
        assert await store.entries("old") == []
        assert await store.tables_of("g", 10) == ["new"]

    with_store(tmp_path, work)


def test_a_wrong_clock_at_the_start_removes_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        now, later = time.time(), time.time() + 5000 * DAY
        await store.create_table(setup("t", "AAAAAA", now), [move(1)], {"g"})
        assert await store.remove_untouched(later - 90 * DAY, later) == []
        for day in range(3):
            right = now + day * DAY
            assert await store.remove_untouched(right - 90 * DAY, right) == []
        assert await store.setup("t") is not None

    with_store(tmp_path, work)


def test_a_move_keeps_a_table_even_where_nobody_touched_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        start = time.time()
        await store.create_table(setup("t", "AAAAAA", start), [move(1)], {"g"})
        late = Entry(2, EntryKind.MOVE, 1, "Zn", start + 89 * DAY, "")
        await store.append([entry_row("t", late)])
        for day in (90, 91, 92, 178):
            now = start + day * DAY
            assert await store.remove_untouched(now - 90 * DAY, now) == []
        await store.touch("t")
        for day in (180, 182):
            now = start + day * DAY
            gone = await store.remove_untouched(now - 90 * DAY, now)
        assert gone == ["t"]

    with_store(tmp_path, work)


def test_the_latest_active_table_comes_first_and_lists_have_pages(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for number, name in enumerate("abc"):
            entry = Entry(1, EntryKind.MOVE, 0, "Nz", 100.0 + number)
            await store.create_table(setup(name, name * 6, 1.0), [entry], {"g"})
        await store.append([entry_row("a", Entry(2, EntryKind.MOVE, 1, "Zn", 200.0))])
        assert await store.tables_of("g", 2) == ["a", "c"]
        assert await store.tables_of("g", 2, 2) == ["b"]
        assert await store.set_up_by("host") == 3
        assert await store.lengths(["a", "b"]) == {"a": 2, "b": 1}

    with_store(tmp_path, work)


def test_a_passage_is_good_for_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        guest = Guest("g", "Anna")
        await store.open_passage("CODE", guest, time.time() + 10)
        await store.open_passage("LATE", guest, time.time() - 1)
        assert await store.take_passage("CODE") == guest
        assert await store.take_passage("CODE") is None
        assert await store.take_passage("LATE") is None

    with_store(tmp_path, work)


def test_all_processes_share_one_secret(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def work(store: Store) -> None:
        secrets.append(await store.secret("cookies"))

    with_store(tmp_path, work)
    with_store(tmp_path, work)
    assert secrets[0] == secrets[1]
    assert len(secrets[0]) >= 32
