"""Evenings over a real server: a host, a wall, children on devices of their own."""

import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.screen import Child, Class, EveningScreen


def test_two_taps_and_a_class_is_playing(house: House) -> None:
    room = Class(house.url, 3)
    room.begins()
    wall = EveningScreen(room.host, room.id, "wall", room.keys["wall_key"])
    rolls = [child.place.sights[0]["view"]["roll"] for child in room.children]
    assert rolls == [wall.last["wall"]["view"]["roll"]] * 3
    for child in room.children:
        assert child.draws()["is"] == "done"
    room.round_is(2)
    for child in room.children:
        child.place.wait_until(lambda place: place.sights[0]["view"]["round"] == 2)
    assert wall.last["wall"]["info"]["players"] == 3


def test_the_host_says_when_it_goes_on_and_who_is_late_is_drawn_for(house: House) -> None:
    room = Class(house.url, 2, pace="host")
    room.begins()
    room.children[0].draws()
    room.desk.wait_until(lambda desk: desk.info.get("ready") == 1)
    time.sleep(0.3)
    assert room.desk.info["round"] == 1
    assert room.desk.ask("next", seen=1)["is"] == "done"
    assert room.desk.ask("next", seen=1)["is"] == "done"
    for child in room.children:
        child.place.wait_until(lambda place: place.sights[0]["view"]["round"] == 2)
    room.desk.wait_until(lambda desk: desk.players[2].get("missed") == [1])
    assert room.desk.info["round"] == 2


def test_a_timer_ends_the_round(house: House) -> None:
    room = Class(house.url, 1, pace="timer", seconds=10)
    room.begins()
    assert 8 < room.desk.info["left"] <= 10
    room.desk.wait_until(lambda desk: desk.info["round"] == 2, seconds=15)
    room.desk.wait_until(lambda desk: desk.players[1].get("missed") == [1])


def test_a_pause_holds_everybody_and_survives_a_reload_and_a_kill(tmp_path: Path) -> None:
    with House(tmp_path) as own:
        room = Class(own.url, 2)
        room.begins()
        first, second = room.children
        first.draws()
        assert room.desk.ask("pause")["is"] == "done"
        for child in room.children:
            child.screen.wait_until(lambda screen: screen.you.get("paused", False))
            child.place.wait_until(lambda place: place.situation.get("paused", False))
        refused = second.draws()
        assert refused["why"]["code"] == "table-held"
        assert refused["text"]
        again = second.visitor.enter(second.screen.you["table"])
        assert again.situation["paused"]
        own.kill()
        own.start()
        desk = EveningScreen(room.host, room.id, "desk", room.keys["host_key"])
        assert desk.info["paused"]
        for child in room.children:
            child.comes_in()
            assert child.screen.you["paused"]
            child.sits_down()
        assert second.draws()["why"]["code"] == "table-held"
        assert desk.ask("next", seen=1)["why"]["code"] == "evening-held"
        assert desk.ask("resume")["is"] == "done"
        second.place.wait_until(lambda place: not place.situation.get("paused", False))
        assert second.draws()["is"] == "done"
        for child in room.children:
            child.place.wait_until(lambda place: place.sights[0]["view"]["round"] == 2)
        assert first.place.sights[0]["view"]["own"]["drawing"]["score"] >= 0
        assert not own.troubles(), own.troubles()


def test_who_comes_late_plays_along_at_once(house: House) -> None:
    room = Class(house.url, 1, pace="host")
    room.begins()
    for seen in (1, 2, 3):
        room.desk.ask("next", seen=seen)
    late = Child(house.url, room.id)
    late.sits_down()
    late.place.wait_until(lambda place: place.sights[0]["view"]["round"] == 4)
    assert late.draws()["is"] == "done"
    room.desk.wait_until(lambda desk: desk.players.get(2, {}).get("missed") == [1, 2, 3])
    assert room.desk.players[2]["since"] == 4


def test_on_another_device_a_child_is_back_within_ten_seconds(house: House) -> None:
    room = Class(house.url, 2)
    room.begins()
    lost = room.children[0]
    lost.draws()
    room.desk.wait_until(lambda desk: desk.info.get("ready") == 1)
    score = room.desk.players[1]["points"]
    too_soon = Child(house.url, room.id, player=1)
    assert too_soon.entered.json()["code"] == "evening-still-here"
    lost.screen.close()
    lost.place.close()
    began = time.monotonic()
    while True:
        tablet = Child(house.url, room.id, player=1)
        if tablet.entered.status_code == 200:
            break
        assert time.monotonic() - began < 10
        time.sleep(0.5)
    tablet.sits_down()
    assert time.monotonic() - began < 10
    assert tablet.screen.you["name"] == lost.entered.json()["name"]
    assert tablet.place.sights[0]["view"]["own"]["drawing"]["score"] == score
    lost.comes_in()
    assert lost.screen.you["player"] == 0
    with pytest.raises(ConnectionClosed):
        lost.visitor.enter(room.desk.players[1]["table"])


def test_the_host_renames_removes_lets_in_and_locks(house: House) -> None:
    room = Class(house.url, 2, ("Poep", "Bo"))
    room.begins()
    rude, other = room.children
    room.desk.ask("rename", player=1, name="Ben")
    rude.screen.wait_until(lambda screen: screen.you["name"] == "Ben")
    rude.place.wait_until(lambda place: place.seats.get(0, {}).get("name") == "Ben")
    room.desk.ask("remove", player=1)
    rude.screen.wait_until(lambda screen: screen.you.get("removed", False))
    assert rude.place.wait_for("goodbye")["text"]
    again = rude.visitor.http.post(f"/api/evenings/{room.id}/join", json={"name": "Ben"})
    assert again.json()["code"] == "evening-removed"
    other.draws()
    room.round_is(2)
    room.desk.ask("let-in", player=1)
    rude.screen.wait_until(lambda screen: bool(screen.you.get("table")))
    rude.sits_down()
    rude.place.wait_until(lambda place: place.sights[0]["view"]["round"] == 2)
    room.desk.ask("lock", locked=True)
    assert Child(house.url, room.id, name="Nieuw").entered.json()["code"] == "evening-locked"


def test_the_desk_sees_who_is_stuck_and_why(house: House) -> None:
    room = Class(house.url, 2)
    room.begins()
    child = room.children[0]
    child.place.wait_until(lambda place: bool(place.sights.get(0, {}).get("acts")))
    for _ in range(3):
        assert child.place.move(0, "○ a1")["is"] == "refused"
    room.desk.wait_until(lambda desk: bool(desk.players[1].get("stuck")))
    room.desk.wait_until(lambda desk: desk.players[1]["stuck"]["times"] == 3)
    assert room.desk.players[1]["stuck"]["why"]["text"]
    child.draws()
    room.desk.wait_until(lambda desk: "stuck" not in desk.players[1])
