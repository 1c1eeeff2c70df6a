"""Coming, leaving, coming back: codes, free chairs, stand-ins, open tables."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.visitor import Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), {"grace_seconds": 1.0}) as house:
        yield house
    assert not house.troubles()


def test_a_code_finds_the_table_however_it_is_typed(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    code = card["code"]
    assert len(code) == 4
    assert not set(code) & set("01OILAEU")
    typed = f" {code[:3].lower()}-{code[3:]}"
    assert bram.http.get(f"/api/codes/{typed}").json()["table"] == card["table"]
    assert card["link"].endswith(f"/t/{code}")
    missing = bram.http.get("/api/codes/XXXXXX")
    assert (missing.status_code, missing.json()["code"]) == (404, "server-no-such-code")


def test_the_qr_code_is_a_picture_of_the_link(anna: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    answer = anna.http.get(f"/api/tables/{card['table']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<path" in answer.text


def test_a_full_table_is_said_kindly(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "here"])
    answer = bram.sit(card["table"])
    assert answer.status_code == 409
    assert answer.json()["code"] == "table-full"


def test_a_seat_can_be_chosen_and_only_once(anna: Visitor, bram: Visitor, house: House) -> None:
    card = anna.set_up("katalon", ["elsewhere", "elsewhere"])
    assert bram.sit(card["table"], seat=1).json()["you"] == [1]
    assert bram.sit(card["table"], seat=0).json()["you"] == [1]
    carla = Visitor(house.url, "Carla")
    assert carla.sit(card["table"], seat=1).json()["code"] == "table-seat-taken"
    assert carla.sit(card["table"]).json()["you"] == [0]


def test_who_waits_sees_the_other_come_in(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    place = anna.enter(card["table"])
    bram.sit(card["table"])
    place.wait_until(lambda each: each.situation["started"])
    assert place.seats[1]["name"] == "Bram"
    assert place.sights[0]["acts"]
    there = bram.enter(card["table"])
    place.wait_until(lambda each: each.seats[1].get("present", False))
    there.close()
    place.wait_until(lambda each: not each.seats[1].get("present", False))


def test_a_stand_in_plays_after_the_grace_time_and_leaves_when_one_is_back(
    anna: Visitor, bram: Visitor
) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    here, there = anna.enter(card["table"]), bram.enter(card["table"])
    there.ask("leave", seat=1)
    there.close()
    here.wait_until(lambda each: each.seats[1].get("stand_in", False))
    here.move(0, "Nz")
    here.wait_until(lambda each: each.sights[0]["acts"])
    there = bram.enter(card["table"])
    here.wait_until(lambda each: not each.seats[1].get("stand_in", False))
    here.move_somehow(Random(1))
    there.wait_until(lambda each: each.sights[1]["acts"])


def test_who_comes_back_in_time_keeps_playing(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    here, there = anna.enter(card["table"]), bram.enter(card["table"])
    there.ask("leave", seat=1)
    there.ask("return", seat=1)
    with pytest.raises(AssertionError, match="in vain"):
        here.wait_until(lambda each: each.seats[1].get("stand_in", False), 2.5)


def test_a_stand_in_can_be_called_for_the_absent_only(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    here, there = anna.enter(card["table"]), bram.enter(card["table"])
    assert here.ask("stand-in", seat=1)["why"]["code"] == "table-still-here"
    there.close()
    here.wait_until(lambda each: not each.seats[1].get("present", False))
    assert 0 < here.seats[1]["wait"] <= 2, "everybody sees how long the chair is kept"
    assert here.ask("stand-in", seat=1)["why"]["code"] == "table-just-away"
    time.sleep(here.seats[1]["wait"] + 0.1)
    assert here.ask("stand-in", seat=1)["is"] == "done"
    here.wait_until(lambda each: each.seats[1].get("stand_in", False))


def test_the_running_tables_of_a_guest_are_listed_latest_first(anna: Visitor) -> None:
    first = anna.set_up("katalon", ["here", "random"])
    second = anna.set_up("katalon", ["here", "here"])
    cards = anna.http.get("/api/tables").json()
    assert [card["table"] for card in cards] == [second["table"], first["table"]]
    assert cards[0]["your_turn"]


def test_wishes_that_cannot_be_played_are_refused_with_a_reason(anna: Visitor) -> None:
    def refused(**wish: object) -> tuple[int, str]:
        answer = anna.http.post("/api/tables", json=wish)
        return answer.status_code, answer.json()["code"]

    here = {"kind": "here"}
    bot = {"kind": "computer", "level": "genius"}
    assert refused(game="chess", seats=[here]) == (404, "core-unknown-game")
    assert refused(game="katalon", seats=[here]) == (409, "core-players-exactly")
    assert refused(game="katalon", variant="x", seats=[here, here]) == (404, "core-unknown-variant")
    assert refused(game="katalon", seats=[here, bot]) == (404, "core-unknown-bot")
    assert refused(game="katalon", options={"x": 1}, seats=[here, here])[1] == "core-unknown-option"
    assert refused(game="katalon", seats=[here, {"kind": "nobody"}]) == (400, "server-bad-request")


def test_one_person_can_play_alone(anna: Visitor) -> None:
    card = anna.set_up("kapai", ["here"])
    assert card["started"]
    place = anna.enter(card["table"])
    place.play_out(Random(1))
    assert place.situation["end"]["scores"]


def test_people_and_computers_mix_at_one_table(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("kobito", ["random", "here", "elsewhere", "random"])
    bram.sit(card["table"])
    here, there = anna.enter(card["table"]), bram.enter(card["table"])
    assert (here.you, there.you) == ([1], [2])
    for _ in range(4):
        here.wait_until(lambda each: each.can_move() is not None)
        before = here.sequence
        while here.can_move() is not None and here.sequence < before + 30:
            here.move_somehow(Random(here.sequence))
        there.wait_until(lambda each: each.can_move() is not None)
        while there.can_move() is not None:
            there.move_somehow(Random(there.sequence))


def test_a_table_nobody_has_touched_for_long_is_gone_with_a_kind_word(
    tmp_path: Path,
) -> None:
    with House(tmp_path) as own:
        anna = Visitor(own.url, "Anna")
        card = anna.set_up("katalon", ["here", "here"])
        own.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            connection.execute("update charters set doomed = ?", (time.time() - 90_000,))
            connection.commit()
        own.settings["keep_days"] = 0
        own.start()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            while connection.execute("select count(*) from charters").fetchone() != (0,):
                time.sleep(0.1)
        gone = anna.http.get(f"/api/tables/{card['table']}")
        assert gone.json()["code"] == "server-no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            anna.enter(card["table"])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_one_log_that_cannot_be_read_leaves_the_others_in_the_list(tmp_path: Path) -> None:
    with House(tmp_path) as own:
        anna = Visitor(own.url, "Anna")
        broken = anna.set_up("katalon", ["here", "here"])["table"]
        fine = anna.set_up("katalon", ["here", "here"])["table"]
        own.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            connection.execute(
                "insert into entries values (?, 4, 'move', 0, 'nonsense', 0, '')", (broken,)
            )
            connection.commit()
        own.start()
        assert [card["table"] for card in anna.http.get("/api/tables").json()] == [fine]
        assert anna.http.get(f"/api/tables/{broken}").json()["code"] == "server-table-unreadable"
        with pytest.raises(ConnectionClosed) as closed:
            anna.enter(broken)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert not own.troubles()
