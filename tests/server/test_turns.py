"""No request holds the event loop for long, whatever it asks for."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from speeltafel.core.refusal import Refused
from speeltafel.protocol.documents import NewSeat, NewTable
from speeltafel.protocol.guests import Guest
from speeltafel.server.app import load_words
from speeltafel.server.broadcast.announcer import announcer_for
from speeltafel.server.settings import Settings
from speeltafel.server.socket.devices import Device
from speeltafel.server.store.store import Store
from speeltafel.server.tables.live_table import Sender
from speeltafel.server.tables.live_tables import LiveTables, folded
from speeltafel.server.tables.table_setup import create_table
from speeltafel.table.messages import Sit, Start
from tests.server.house import House
from tests.server.visitor import Visitor
from tests.server.volume import volume
from tests.table.evening import Evening

MOST_SECONDS = 0.05
"""Of the processor: how long that takes on a busy machine says nothing about us."""
HALL = volume(300, 2000)
LONG = 600
"""Entries of a log."""
HOST = Guest("host", "Juf")


class Turns:
    """The longest that one turn of the event loop took."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(0)
            now = time.thread_time()
            self.longest, before = max(self.longest, now - before), now


def longest_turn(folder: Path, work: Callable[[LiveTables], Awaitable[None]]) -> float:
    load_words()

    async def scene() -> float:
        settings = Settings(database=f"sqlite:///{folder / 'tables.sqlite'}")
        store = Store(settings.database_url())
        await store.open()
        tables = LiveTables(settings, store, announcer_for(""))
        tables.start()
        turns = Turns()
        watching = asyncio.create_task(turns.watch())
        try:
            await work(tables)
        finally:
            watching.cancel()
            await tables.close()
        return turns.longest

    return asyncio.run(scene())


def wish(kind: str, seats: int, **more: object) -> NewTable:
    return NewTable("kapai", [NewSeat(kind) for _ in range(seats)], **more)  # type: ignore[arg-type]  # as JSON would


@pytest.mark.parametrize(
    ("kind", "code"),
    [("computer", "server-too-many-computers"), ("here", "server-too-many-here")],
)
def test_two_thousand_computers_or_people_on_one_device_are_refused(
    kind: str, code: str, tmp_path: Path
) -> None:
    async def work(tables: LiveTables) -> None:
        order = NewTable("kapai", [NewSeat(kind, level="random") for _ in range(2000)])  # type: ignore[arg-type]  # as JSON would
        with pytest.raises(Refused, match=code):
            await create_table(tables, order, HOST)

    assert longest_turn(tmp_path, work) < MOST_SECONDS


def test_a_hall_is_set_up_filled_and_begun_in_pieces(tmp_path: Path) -> None:
    async def work(tables: LiveTables) -> None:
        name = await create_table(tables, wish("elsewhere", HALL, open=True), HOST)
        table = await tables.get(name)
        assert table is not None
        device = Device("host", "nl", lambda frame: 0, lambda code: None)
        table.audience.join(device, -1)
        for number in range(HALL):
            await table.append(Sit(name=f"K{number}"), Sender(f"g{number}"))
        await table.append(Start(), Sender("host"))
        await asyncio.sleep(0.5)
        assert table.saved.started
        assert len(table.saved.chairs) == HALL

    assert longest_turn(tmp_path, work) < MOST_SECONDS


def test_a_long_log_is_read_in_pieces() -> None:
    """Others have a turn after each."""
    hall = Evening("kapai", *["elsewhere"] * LONG)
    for number in range(LONG):
        assert hall.does(f"g{number}", Sit(name=f"K{number}")) is None
    others = 0

    async def scene() -> None:
        nonlocal others
        reading = asyncio.create_task(folded(hall.state.setup, hall.log))
        while not reading.done():
            others += 1
            await asyncio.sleep(0)
        state, _ = await reading
        assert len(state.chairs) == LONG

    asyncio.run(scene())
    assert others >= LONG // 200


def test_fifty_computers_at_one_table_think_one_after_the_other(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram")
        before = house.memory()
        table = anna.set_up("kapai", ["here", *["random"] * 50])["table"]
        place = anna.enter(table)
        other = bram.enter(bram.set_up("katalon", ["here", "here"])["table"])
        assert other.move(0, "Nz")["is"] == "done"
        place.move(0, place.sights[0]["moves"][0])
        place.wait_until(lambda each: each.sights[0]["view"]["round"] == 2, 60)
        assert house.memory() - before < 50_000_000


def test_computers_wait_where_nobody_watches(house: House) -> None:
    anna = Visitor(house.url, "Anna")
    table = anna.set_up("kapai", ["random", "random"])["table"]
    time.sleep(0.5)
    place = anna.enter(table)
    assert place.sequence <= 3, "nobody has moved yet"
    place.wait_until(lambda each: each.sequence > 6)
