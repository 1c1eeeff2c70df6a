"""What the device of a child is told, and what the wall is."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.screen import Class, EveningScreen
from tests.server.visitor import Visitor


def test_no_child_s_device_is_told_of_another_child(house: House) -> None:
    names = ("Zebulon", "Quirijn", "Xanthippe")
    room = Class(house.url, 3, names)
    room.begins()
    for number in (1, 2, 3):
        for child in room.children:
            child.draws()
        room.round_is(number + 1)
    room.desk.ask("scores", show="board")
    room.desk.ask("show", players=[2, 3])
    room.desk.ask("rename", player=2, name="Hippolyta")
    room.desk.ask("pause")
    room.desk.ask("end")
    for child in room.children:
        child.screen.wait_until(lambda screen: screen.you["phase"] == "over")
        child.place.wait_until(lambda place: place.situation.get("end") is not None)
    door = room.children[0].visitor.http.get(f"/api/evenings/at/{room.keys['code']}").text
    tables = {each["player"]: each["table"] for each in room.desk.players.values()}
    rows = {n: room.desk.tables[tables[n]]["view"]["own"]["drawing"]["rows"] for n in (1, 2, 3)}
    for number, child in enumerate(room.children, 1):
        heard = "\n".join([*child.frames, door])
        for other in {1, 2, 3} - {number}:
            assert names[other - 1] not in heard
            assert tables[other] not in heard
            if rows[other] != rows[number]:
                drawn = '","'.join(rows[other])
                assert drawn not in heard
        assert "Hippolyta" not in heard or number == 2


def test_a_child_who_knows_the_name_of_another_s_table_does_not_get_in(house: House) -> None:
    room = Class(house.url, 2)
    room.begins()
    first, second = room.children
    table = second.screen.you["table"]
    for path in ("", "/replay", "/record", "/qr.svg"):
        assert first.visitor.http.get(f"/api/tables/{table}{path}").status_code == 404
    with pytest.raises(ConnectionClosed):
        first.visitor.enter(table)
    with pytest.raises(ConnectionClosed):
        Visitor(house.url).enter(table)
    assert first.visitor.sit(table).status_code == 404
    assert first.visitor.http.get("/api/tables").json() == []


def test_the_wall_shows_no_name_and_no_sheet_unless_the_host_does(house: House) -> None:
    room = Class(house.url, 2, ("Zebulon", "Quirijn"))
    room.begins()
    wall = EveningScreen(room.host, room.id, "wall", room.keys["wall_key"])
    for child in room.children:
        child.draws()
    room.round_is(2)
    assert not any("Zebulon" in frame or "Quirijn" in frame for frame in wall.frames)
    assert not any(frame for frame in wall.frames if '"shown"' in frame)
    room.desk.ask("show", players=[1, 2], advice=True)
    wall.wait_until(lambda screen: bool(screen.last["wall"].get("advice")), seconds=40)
    shown = wall.last["wall"]
    assert len(shown["shown"]) == 2
    assert shown["advice"]["told"]["text"]
    assert shown["advice"]["because"]
    assert not any("Zebulon" in frame for frame in wall.frames), "sheets have no name"
    room.desk.ask("scores", show="distribution")
    wall.wait_until(lambda screen: screen.last["wall"].get("scores") == "distribution")
    assert len(wall.last["wall"]["distribution"]) == 2
    assert "board" not in wall.last["wall"]
    room.desk.ask("scores", show="board")
    wall.wait_until(lambda screen: bool(screen.last["wall"].get("board")))
    assert {line["name"] for line in wall.last["wall"]["board"]} == {"Zebulon", "Quirijn"}
    room.desk.ask("show", players=[])
    wall.wait_until(lambda screen: "shown" not in screen.last["wall"])
