"""Lids are closed and opened again; servers stop and start: the game is as it was."""

from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.visitor import Visitor


def test_a_client_that_reconnects_gets_what_it_missed(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    here, there = anna.enter(card["table"]), bram.enter(card["table"])
    here.move(0, "Nz")
    there.wait_until(lambda place: place.sights[1]["acts"])
    have = there.sequence
    there.close()
    here.ask("undo", seat=0)
    here.move(0, "No")
    there = bram.enter(card["table"], have=have)
    assert there.welcome["after"] == have
    happened = [(step["happening"], step.get("move")) for step in there.welcome["steps"]]
    assert happened == [("undo", "0"), ("move", "No")]
    assert there.sights[1]["view"]["last"] == "No"
    assert there.move(1, "Oz")["is"] == "done"


def test_a_client_that_has_too_little_gets_the_view_and_the_newest_steps(anna: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "here"])
    place = anna.enter(card["table"])
    for number in range(70):
        place.move(0, "Nz", ticket=str(number))
        place.ask("undo", seat=0)
    fresh = anna.enter(card["table"], have=3)
    numbers = [step["sequence"] for step in fresh.welcome["steps"]]
    assert numbers == list(range(fresh.welcome["after"] + 1, place.sequence + 1))
    assert fresh.welcome["after"] > 3
    near = anna.enter(card["table"], have=place.sequence - 5)
    assert len(near.welcome["steps"]) == 5


def test_a_reconnecting_client_learns_that_its_move_was_made(anna: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "here"])
    place = anna.enter(card["table"])
    have = place.sequence
    place.move(0, "Nz", ticket="mine")
    again = anna.enter(card["table"], have=have)
    assert again.welcome["tickets"] == ["mine"]


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_game_goes_on_after_the_server_was_killed_or_stopped(tmp_path: Path, end: str) -> None:
    house = House(tmp_path)
    with house:
        anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram")
        card = anna.set_up("katalon", ["here", "elsewhere"])
        bram.sit(card["table"])
        here, there = anna.enter(card["table"]), bram.enter(card["table"])
        here.move(0, "Nz")
        there.wait_until(lambda place: place.sights[1]["acts"])
        there.move(1, "Zn")
        here.catch_up()
        seen = there.sights[1]["view"]
        getattr(house, end)()
        with pytest.raises(ConnectionClosed):
            here.wait_for("nothing")
        house.start()
        there = bram.enter(card["table"], have=there.sequence)
        assert there.sights[1]["view"] == seen
        here = anna.enter(card["table"])
        assert here.move_somehow(Random(1))["is"] == "done"
    assert not house.troubles()


def test_a_graceful_stop_says_goodbye_and_leaves_with_exit_code_zero(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        anna = Visitor(house.url, "Anna")
        place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
        assert house.stop() == 0
        goodbye = place.wait_for("goodbye")
        assert goodbye["again"]
        with pytest.raises(ConnectionClosed) as closed:
            place.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_a_bot_goes_on_thinking_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path, {"bot_pause": 2}) as house:
        anna = Visitor(house.url, "Anna")
        place = anna.enter(anna.set_up("katalon", ["here", "random"])["table"])
        place.move(0, "Nz")
        house.kill()
        house.settings["bot_pause"] = 0
        house.start()
        again = anna.enter(place.table)
        again.wait_until(lambda each: each.sights[0]["acts"])
