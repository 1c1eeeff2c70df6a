"""What is costly is counted by its cost: one guest cannot spend what belongs to all."""

import asyncio
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from websockets.exceptions import ConnectionClosed

from speeltafel.protocol.documents import Replay
from speeltafel.server.http.cookies import CookieSigner
from speeltafel.server.http.guard import price
from speeltafel.server.ops.allowances import Allowances
from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.settings import Settings
from speeltafel.server.socket import devices
from speeltafel.server.socket.devices import ALL_WAITING, MOST_WAITING, Device
from speeltafel.server.socket.entry import COME_SLOWLY, AppState
from speeltafel.server.tables.live_table import MOST_OF_A_SEAT
from tests.server.attacker import HANDSHAKE, line_to, request
from tests.server.house import House
from tests.server.test_large import hall
from tests.server.visitor import Visitor
from tests.server.volume import volume

ANNA = Who("1.2.3.4", "anna")
STRICT = {name: getattr(Settings(), name) for name in ("guest_messages", "guest_setups")}
WATCHERS = volume(12, 200)
LOOKS = 20


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = {**STRICT, "guest_hints": 30, "guest_tables": 50}
    with House(tmp_path_factory.mktemp("house"), settings) as house:
        yield house
    assert not house.troubles(), house.troubles()


def test_a_large_table_counts_for_several() -> None:
    allowances = Allowances(Settings())
    assert sum(allowances.table(ANNA, 2) for _ in range(100)) == 29
    allowances = Allowances(Settings())
    assert sum(allowances.table(ANNA, 2000) for _ in range(100)) == 1


def test_many_guests_of_one_address_share_its_tables_and_hints() -> None:
    allowances = Allowances(Settings())
    guests = [Who("1.2.3.4", f"g{number}") for number in range(1000)]
    assert sum(allowances.table(who, 2) for who in guests) < 300
    assert sum(allowances.hint(who) for who in guests) <= 100
    assert allowances.table(Who("5.6.7.8", "bram"), 2)


def test_bytes_on_disk_are_counted() -> None:
    allowances = Allowances(Settings())
    for _ in range(1000):
        assert allowances.may_write("anna")
        allowances.wrote("anna", 3000)
    for _ in range(400):
        allowances.wrote("anna", 3000)
    assert not allowances.may_write("anna")
    assert allowances.may_write("bram")


def test_what_takes_long_costs_more_than_a_page() -> None:
    assert price("/api/shelf") == price("/t/BCDF") == 1
    assert price("/api/docs") > 1
    assert price("/api/tables/x/replay") > price("/api/tables/x/qr.svg") > 1


def test_set_ups_in_a_row_are_refused_and_a_right_one_comes_later(house: House) -> None:
    anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram")
    wish = {"game": "katalon", "seats": [{"kind": "here"}, {"kind": "here"}]}
    statuses = [anna.http.post("/api/tables", json=wish).status_code for _ in range(40)]
    assert statuses[:20] == [201] * 20
    assert statuses[-1] == 429
    assert bram.http.post("/api/tables", json=wish).status_code == 201


def test_a_guest_has_only_so_many_tables(tmp_path: Path) -> None:
    with House(tmp_path, {"guest_tables": 3}) as own:
        anna = Visitor(own.url, "Anna")
        for _ in range(3):
            anna.set_up("katalon", ["here", "here"])
        own.stop()
        own.start()
        wish = {"game": "katalon", "seats": [{"kind": "here"}, {"kind": "here"}]}
        answer = anna.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (429, "server-too-many-tables")


def test_hints_in_a_row_are_refused_with_their_ticket(house: House) -> None:
    anna = Visitor(house.url, "Anna")
    place = anna.enter(anna.set_up("katalon", ["here", "random"])["table"])
    answers = []
    for _ in range(12):
        answers.append(place.ask("hint", seat=0))
        time.sleep(0.06)
    assert answers[0]["is"] == "answer"
    assert answers[-1]["why"]["code"] == "server-too-fast"
    assert answers[-1]["again"]


def test_a_refusal_of_what_comes_too_fast_carries_its_ticket(house: House) -> None:
    anna = Visitor(house.url, "Anna")
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    sent = [place.send("ping") for _ in range(60)]
    refused: list[str] = []
    while len(refused) < 10:
        message = place.hear()
        if message["is"] == "refused":
            assert message["why"]["code"] == "server-too-fast"
            refused.append(message["ticket"])
    assert set(refused) <= set(sent)


def test_a_welcome_answers_the_message_that_asked_for_it(anna: Visitor) -> None:
    """A page that does not hear it asks again and again."""
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    ticket = place.send("language", language="en", have=0)
    welcome = place.wait_for("welcome")
    assert ticket in welcome["tickets"]
    assert [step["sequence"] for step in welcome["steps"]] == [1, 2, 3]
    ticket = place.send("look", have=-1)
    assert ticket in place.wait_for("welcome")["tickets"]


def test_one_guest_who_reconnects_all_the_time_is_told_to_wait(house: House) -> None:
    anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram")
    table = anna.set_up("katalon", ["here", "here"])["table"]

    def come_and_go() -> None:
        for _ in range(40):
            anna.enter(table).close()

    with pytest.raises(ConnectionClosed) as closed:
        come_and_go()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    assert bram.enter(table).welcome["you"] == []


def test_who_comes_too_often_hears_so_late_enough_to_come_more_slowly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        said.append(message.get("code"))

    async def come_again_and_again(state: AppState) -> None:
        scope = {"client": ("1.2.3.4", 1), "headers": [], "path": "/api/tables/none/socket"}
        while 1013 not in said:
            await state.enter(scope, receive, send)

    said: list[object] = []
    state = AppState(Settings(address_messages=10))
    state.signer = CookieSigner("key")
    state.tables = Mock(get=AsyncMock(return_value=None))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(come_again_and_again(state))
    assert slept == [COME_SLOWLY]


def test_to_be_told_everything_again_and_again_costs_by_its_size() -> None:
    allowances = Allowances(Settings())
    assert allowances.message("anna", "1.2.3.4")
    allowances.told("anna", 10_000)
    assert allowances.message("anna", "1.2.3.4")
    allowances.told("anna", 1_000_000)
    assert not allowances.message("anna", "1.2.3.4")


def test_who_does_not_read_is_cut_off_the_sooner_the_more_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def device(waiting: int) -> Device:
        return Device("anna", "nl", lambda frame: waiting, lambda code: None)

    one = device(MOST_WAITING - 1)
    one.push(b"x")
    assert not one.closed
    monkeypatch.setattr(devices, "SLOW", set(range(1000)))
    two = device(ALL_WAITING // 1000 + 1)
    two.push(b"x")
    assert two.closed
    reads = device(0)
    reads.push(b"x")
    assert not reads.closed


class Impatient(House):
    """Cuts off after two seconds, not fifteen, who takes nothing."""

    program = (
        "import speeltafel.server.socket.frames as f; f.TAKE_SECONDS = 2.0; "
        "from speeltafel.cli import main; main()"
    )


def test_readers_who_do_not_read_take_little_memory_and_go(tmp_path: Path) -> None:
    with Impatient(tmp_path) as own, ExitStack() as stack:
        anna = Visitor(own.url, "Anna")
        seats = [{"kind": "here", "name": f"Kind {number}"} for number in range(24)]
        card = anna.http.post("/api/tables", json={"game": "kapai", "seats": seats}).json()
        place = anna.enter(card["table"])
        path = f"/api/tables/{card['table']}/socket"
        asks = request(path, fields={**HANDSHAKE, "cookie": anna.cookie})
        before = own.memory()
        lines = []
        for _ in range(WATCHERS):
            line = stack.enter_context(line_to(own))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(asks)
            lines.append(line)
        cut_off: set[socket.socket] = set()
        until = time.monotonic() + 40
        while len(cut_off) < len(lines) and time.monotonic() < until:
            for line in lines:
                try:
                    line.sendall(LOOK * LOOKS)
                except OSError:
                    cut_off.add(line)
            assert place.ask("ping")["is"] == "pong"
            assert own.memory() - before < 100_000_000
        assert len(cut_off) == len(lines)


LOOK = b"\x81\x8d\x00\x00\x00\x00" + b'{"is":"look"}'


def test_the_replay_of_a_hall_comes_in_pieces_and_is_small(tmp_path: Path) -> None:
    with House(tmp_path) as own:
        asyncio.run(hall(own.url, "kapai", 60, rounds=3))
        anna = Visitor(own.url, "Anna")
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            (table,) = connection.execute("select id from charters").fetchone()
        connection.close()
        answer = anna.http.get(f"/api/tables/{table}/replay")
        told = answer.json()
        assert answer.headers.get("transfer-encoding") == "chunked"
        assert set(told) == set(Replay.__struct_fields__)
        assert all(step["actor"] < 0 for step in told["steps"])
        assert len(told["steps"]) >= 3


def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    assert MOST_OF_A_SEAT * 1000 >= 60 * 1000, "a hall can be played to the end"

    class Short(House):
        program = (
            "import speeltafel.server.tables.live_table as t; t.MOST_ENTRIES = 8; "
            "t.MOST_OF_A_SEAT = 0; from speeltafel.cli import main; main()"
        )

    with Short(tmp_path) as own:
        anna = Visitor(own.url, "Anna")
        place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
        answers = []
        for _ in range(4):
            answers += [place.move(0, "Nz"), place.ask("undo", seat=0)]
        assert answers[3]["is"] == "done"
        assert answers[-1]["why"]["code"] == "server-log-full"
