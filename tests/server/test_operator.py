"""For whoever runs the server: health that tells the truth, keys, measurements, forgetting."""

import os
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from speeltafel.cli.app import run
from speeltafel.server.ops.keys import BadKeys, read_keys
from tests.server.house import House
from tests.server.visitor import Visitor


def health(house: House) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{house.url}/health", timeout=30)
    return answer.status_code, answer.json()


def writer_of(house: House) -> int:
    assert house.process is not None
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if (
                parent == house.process.pid
                and b"sqlite_process" in (folder / "cmdline").read_bytes()
            ):
                return int(folder.name)
        except OSError:
            continue
    raise AssertionError("nobody writes the log")


def test_health_tells_of_a_writer_that_hangs_and_of_one_that_is_back(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        anna = Visitor(house.url, "Anna")
        place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
        place.move(0, "Nz")
        assert health(house)[0] == 200
        writer = writer_of(house)
        os.kill(writer, signal.SIGSTOP)
        ticket = place.send("move", seat=1, move="Zn", seen=place.sequence)
        time.sleep(2.5)
        status, body = health(house)
        assert (status, body["writing"], body["database"]) == (503, False, True)
        os.kill(writer, signal.SIGCONT)
        place.wait_for("news", lambda news: ticket in news.get("tickets", []))
        time.sleep(1.1)
        assert health(house)[0] == 200


def test_health_tells_of_a_disk_that_is_full(tmp_path: Path) -> None:
    """A database that refuses every row stands for the disk: the same error from SQLite."""
    with House(tmp_path) as house:
        anna = Visitor(house.url, "Anna")
        place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
        place.move(0, "Nz")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            connection.execute(
                "create trigger full before insert on entries begin "
                "select raise(abort, 'database or disk is full'); end"
            )
            connection.execute(
                "create trigger full2 before insert on secrets begin "
                "select raise(abort, 'database or disk is full'); end"
            )
        assert place.move(1, "Zn")["kind"] == "away"
        time.sleep(1.1)
        status, body = health(house)
        assert (status, body["writing"]) == (503, False)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            connection.execute("drop trigger full")
            connection.execute("drop trigger full2")
        time.sleep(1.1)
        assert health(house)[0] == 200, "found out without a move"
        assert place.move(1, "Zn")["is"] == "done"


def test_with_little_room_on_the_disk_no_more_tables_are_set_up(tmp_path: Path) -> None:
    class SmallDisk(House):
        program = (
            "import speeltafel.server.store.checkup as c; c.LEAST_FREE = 1 << 60; "
            "from speeltafel.cli import main; main()"
        )

    with SmallDisk(tmp_path) as house:
        status, body = health(house)
        assert (status, body["status"], body["disk"]) == (200, "degraded", False)
        anna = Visitor(house.url, "Anna")
        wish = {"game": "katalon", "seats": [{"kind": "here"}, {"kind": "here"}]}
        answer = anna.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (503, "server-disk-full")


def test_measurements_are_for_the_operator(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        address = f"{house.url}/metrics"
        assert httpx.get(address).status_code == 200
        forwarded = {"X-Forwarded-For": "127.0.0.1"}
        assert httpx.get(address, headers=forwarded).status_code == 403
        house.stop()
        house.settings["metrics_token"] = "geheim"
        house.start()
        assert httpx.get(address).status_code == 403
        wrong = {"Authorization": "Bearer wrong"}
        assert httpx.get(address, headers=wrong).json()["code"] == "server-forbidden"
        right = {"Authorization": "Bearer geheim"}
        assert "speeltafel_sockets" in httpx.get(address, headers=right).text


def test_only_their_owner_can_read_the_keys(tmp_path: Path) -> None:
    path = tmp_path / "keys"
    (first,) = read_keys(path)
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    assert read_keys(path) == [first]
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_text("short\n")
    with pytest.raises(BadKeys):
        read_keys(path)


def test_a_key_file_that_is_none_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "keys").write_text("short\n")
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    arguments = ["serve", "--database", database, "--key-file", str(tmp_path / "keys")]
    assert run([*arguments, "--port", "0"]) == 1
    assert "--key-file" in capsys.readouterr().err


def test_a_new_key_sends_nobody_away_and_the_old_one_can_go(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram")
        keys = tmp_path / "tables.sqlite.keys"
        old = keys.read_text()
        house.stop()
        keys.write_text("new" * 20 + "\n" + old)
        house.start()
        assert anna.http.get("/api/guest").json() == {"name": "Anna"}
        house.stop()
        keys.write_text("new" * 20 + "\n")
        house.start()
        assert anna.http.get("/api/guest").json() == {"name": "Anna"}, "has a new cookie"
        assert bram.http.get("/api/guest").text in ("null", ""), "has not been here meanwhile"


def test_the_key_an_older_server_kept_in_the_database_goes_on_being_good(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        anna = Visitor(house.url, "Anna")
        house.stop()
        keys = tmp_path / "tables.sqlite.keys"
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            connection.execute(
                "insert into secrets values ('cookies', ?)", (keys.read_text().strip(),)
            )
            connection.commit()
        keys.unlink()
        house.start()
        assert anna.http.get("/api/guest").json() == {"name": "Anna"}
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            kept = connection.execute("select name from secrets").fetchall()
        assert ("cookies",) not in kept


def test_who_wants_to_be_forgotten_is_gone_everywhere(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        anna, bram = Visitor(house.url, "Geheimpje"), Visitor(house.url, "Bram")
        phone = Visitor(house.url)
        code = anna.http.post("/api/guest/passage").json()["code"]
        phone.http.post(f"/api/guest/passage/{code}")
        assert phone.http.get("/api/guest").json() == {"name": "Geheimpje"}
        anna.http.post("/api/guest/passage")
        card = anna.set_up("katalon", ["here", "elsewhere"])
        bram.sit(card["table"])
        here, there = anna.enter(card["table"]), bram.enter(card["table"])
        here.move(0, "Nz")
        there.wait_until(lambda place: place.sights[1]["acts"])
        assert anna.http.delete("/api/guest").status_code == 200
        assert there.wait_for("goodbye")["again"]
        for device in (anna, phone):
            assert device.http.get("/api/guest").text in ("null", "")
            assert device.http.get("/api/tables").status_code == 401
        again = bram.enter(card["table"])
        assert "Geheimpje" not in again.frames[0]
        assert again.sights[1]["view"]["last"] == "Nz", "the game is still there"
        assert again.move(1, "Zn")["is"] == "done"
        house.stop()
        for file in tmp_path.glob("tables.sqlite*"):
            assert b"Geheimpje" not in file.read_bytes(), file
        house.start()
        assert phone.http.get("/api/guest").text in ("null", "")
    assert not house.troubles()
