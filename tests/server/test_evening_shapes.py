"""Evenings at small tables, on paper, with questions; and what cannot be played so."""

import pytest

from tests.server.house import House
from tests.server.screen import Child, Class
from tests.server.visitor import Visitor


def test_pairs_meet_somebody_else_each_round(house: House) -> None:
    room = Class(house.url, 4, game="katalon", shape="tables")
    room.begins()
    met = set()
    for number in (1, 2):
        pairs = {frozenset(each["players"]) for each in room.desk.tables.values()}
        tables = {child.screen.you["table"] for child in room.children}
        assert len(tables) == 2
        for child in room.children:
            assert child.place.welcome["situation"]["started"]
        first = next(each for each in room.children if each.place.sights[each.place.you[0]]["acts"])
        assert first.place.ask("resign", seat=first.place.you[0])["is"] == "done"
        room.desk.wait_until(lambda desk: any(each.get("over") for each in desk.tables.values()))
        met |= pairs
        room.desk.ask("next", seen=number)
        for child in room.children:
            child.is_in_round(number + 1)
            child.sits_down()
    assert room.desk.info["round"] == 3
    room.desk.ask("scores", show="board")
    room.desk.wait_until(lambda desk: bool(desk.last["wall"].get("board")))
    assert room.desk.last["wall"]["board"][0]["points"] >= 1


def test_whoever_rests_in_a_round_is_not_waited_for(house: House) -> None:
    room = Class(house.url, 3, game="katalon", shape="tables")
    room.desk.ask("begin")
    room.desk.wait_until(lambda desk: any(each.get("bye") for each in desk.players.values()))
    room.desk.wait_until(lambda desk: desk.info.get("ready") == 1)
    assert [each.get("ready", False) for each in room.desk.players.values() if each.get("bye")] == [
        True
    ]


def test_a_table_counts_in_the_standing_once_it_is_over(house: House) -> None:
    room = Class(house.url, 4, game="katalon", shape="tables")
    room.begins()
    assert [each.get("points", 0) for each in room.desk.players.values()] == [0] * 4
    first = next(each for each in room.children if each.place.sights[each.place.you[0]]["acts"])
    assert first.place.ask("resign", seat=first.place.you[0])["is"] == "done"
    room.desk.wait_until(lambda desk: any(each.get("points") for each in desk.players.values()))
    assert sorted(each.get("points", 0) for each in room.desk.players.values()) == [0, 0, 0, 1]


def test_without_devices_the_wall_rolls(house: House) -> None:
    room = Class(house.url, 0, shape="wall", pace="host")
    room.desk.ask("begin")
    seen = []
    for number in range(1, 4):
        room.round_is(number)
        seen.append(tuple(room.desk.last["wall"]["view"]["roll"]))
        room.desk.ask("next", seen=number)
    assert len(seen) == 3
    assert Child(house.url, room.id).entered.json()["code"] == "evening-no-devices"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "katalon"},
        {"game": "katalon", "shape": "wall"},
        {"game": "katalon", "shape": "tables", "size": 4},
        {"game": "nothing"},
        {"pace": "timer", "seconds": 1},
        {"shape": "circle"},
    ],
)
def test_what_cannot_be_played_so_is_not_set_up(house: House, wish: dict[str, object]) -> None:
    assert Visitor(house.url).http.post("/api/evenings", json=wish).status_code in (400, 404, 409)
