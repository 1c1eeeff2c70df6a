"""What the host decides: hints, the door, and who may stay."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.visitor import Place, Visitor


def together(anna: Visitor, bram: Visitor, **more: object) -> tuple[Place, Place]:
    table = anna.set_up("katalon", ["here", "elsewhere"], **more)["table"]
    bram.sit(table)
    return anna.enter(table), bram.enter(table)


def test_between_people_there_are_no_hints_unless_the_host_wants_them(
    anna: Visitor, bram: Visitor
) -> None:
    here, _ = together(anna, bram)
    refused = here.ask("hint", seat=0)
    assert (refused["is"], refused["why"]["code"]) == ("refused", "table-no-hints")


def test_where_the_host_wants_hints_everybody_is_told_of_each(anna: Visitor, bram: Visitor) -> None:
    here, there = together(anna, bram, hints=True)
    assert there.welcome["table"]["hints"]
    assert here.ask("hint", seat=0)["is"] == "answer"
    there.wait_until(lambda place: any(s["happening"] == "hint" for s in place.steps.values()))
    (taken,) = [step for step in there.steps.values() if step["happening"] == "hint"]
    assert (taken["actor"], taken.get("move")) == (0, None), "who, but not which"
    assert here.move(0, "Nz")["is"] == "done", "a hint makes no move stale"


def test_against_the_computer_hints_are_nobodys_business(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "random"])["table"])
    before = place.sequence
    assert place.ask("hint", seat=0)["is"] == "answer"
    assert place.ask("ping")["is"] == "pong"
    assert place.sequence == before


def test_only_the_host_closes_the_door_and_sends_away(anna: Visitor, bram: Visitor) -> None:
    _, there = together(anna, bram)
    for message in ({"kind": "door", "door": "closed"}, {"kind": "remove", "seat": 0}):
        assert there.ask(**message)["why"]["code"] == "table-host-decides"


def test_nobody_sits_down_behind_a_closed_door_but_may_watch(anna: Visitor, bram: Visitor) -> None:
    table = anna.set_up("katalon", ["here", "elsewhere"])["table"]
    place = anna.enter(table)
    assert place.ask("door", door="closed")["is"] == "done"
    assert bram.sit(table).json()["code"] == "table-door-closed"
    watching = bram.enter(table)
    assert watching.welcome["situation"]["door"] == "closed"
    assert place.ask("door", door="open")["is"] == "done"
    assert bram.sit(table).status_code == 200


def test_a_private_table_is_not_there_for_others(
    anna: Visitor, bram: Visitor, house: House
) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    carla = Visitor(house.url, "Carla")
    here, watching = anna.enter(card["table"]), carla.enter(card["table"])
    assert here.ask("door", door="private")["is"] == "done"
    assert watching.wait_for("goodbye")["text"]
    with pytest.raises(ConnectionClosed) as closed:
        watching.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    for path in ("", "/replay", "/record", "/qr.svg"):
        answer = carla.http.get(f"/api/tables/{card['table']}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "server-no-such-table")
    assert carla.http.get(f"/api/codes/{card['code']}").json()["code"] == "server-no-such-code"
    assert carla.sit(card["table"]).status_code == 404
    with pytest.raises(ConnectionClosed):
        carla.enter(card["table"])
    assert bram.http.get(f"/api/codes/{card['code']}").status_code == 200
    assert bram.enter(card["table"]).you == [1]


def test_who_is_sent_away_goes_and_the_computer_plays_on(anna: Visitor, bram: Visitor) -> None:
    here, there = together(anna, bram)
    assert here.ask("remove", seat=0)["why"]["code"] == "table-not-yourself"
    assert here.ask("remove", seat=1)["is"] == "done"
    assert there.wait_for("goodbye")["text"]
    with pytest.raises(ConnectionClosed):
        there.hear()
    here.move(0, "Nz")
    here.wait_until(lambda place: place.sights[0]["acts"])
    assert here.seats[1]["level"]
    assert bram.sit(here.table).status_code == 404
    with pytest.raises(ConnectionClosed):
        bram.enter(here.table)


def test_before_the_start_the_chair_of_who_is_sent_away_is_free_again(
    anna: Visitor, bram: Visitor, house: House
) -> None:
    table = anna.set_up("kapai", ["here", "elsewhere", "elsewhere"])["table"]
    place = anna.enter(table)
    assert bram.sit(table).json()["you"] == [1]
    assert place.ask("remove", seat=1)["is"] == "done"
    assert Visitor(house.url, "Carla").sit(table).json()["you"] == [1]


def test_what_the_host_decided_is_still_so_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as own:
        anna, bram = Visitor(own.url, "Anna"), Visitor(own.url, "Bram")
        here, _ = together(anna, bram)
        here.ask("remove", seat=1)
        here.ask("door", door="private")
        own.kill()
        own.start()
        with pytest.raises(ConnectionClosed):
            bram.enter(here.table)
        assert anna.enter(here.table).situation["door"] == "private"
