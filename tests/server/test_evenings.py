"""Evenings over a real server: a host, a wall, children on devices of their own."""

import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.screen import Child, Class, EveningScreen
from tests.server.visitor import Visitor


def closes(screen: EveningScreen) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        screen.wait_until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


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


# ── keys


def test_only_the_host_key_makes_a_host(house: House) -> None:
    room, other = Class(house.url, 2), Class(house.url, 0)
    room.begins()
    child = room.children[0]
    for key in ("", "forged", room.keys["wall_key"], other.keys["host_key"], child.visitor.cookie):
        for role in ("desk", "remote"):
            thief = EveningScreen(child.visitor, room.id, role, key[:64])
            assert thief.arrived["why"]["code"] in ("evening-no-key", "server-too-many-guesses")
            assert all(frame["is"] == "refused" for frame in thief.last.values())
            thief.close()
    wall = EveningScreen(Visitor(house.url), room.id, "wall", room.keys["wall_key"])
    for screen in (wall, child.screen):
        for asked in ("pause", "end", "begin"):
            assert screen.ask(asked)["why"]["code"] == "evening-host-only"
        assert screen.ask("remove", player=2)["why"]["code"] == "evening-host-only"
        assert screen.ask("next", seen=1)["why"]["code"] == "evening-host-only"
    assert not room.desk.info.get("paused", False)
    assert room.desk.info["phase"] == "playing"
    for path in ("file", "qr.svg?to=desk"):
        answer = child.visitor.http.get(
            f"/api/evenings/{room.id}/{path}",
            headers={"Authorization": f"Bearer {room.keys['wall_key']}"},
        )
        assert answer.status_code in (409, 429, 503), answer.text
    assert child.visitor.http.delete(f"/api/evenings/{room.id}").status_code != 200


def test_nothing_is_told_or_done_before_a_screen_has_said_what_it_is(house: House) -> None:
    room = Class(house.url, 1)
    thief = Visitor(house.url)
    room.begins()
    silent = EveningScreen(thief, room.id, "guest")
    assert silent.you["player"] == 0
    assert silent.you.get("table", "") == ""
    assert silent.ask("pause")["why"]["code"] == "evening-host-only"


def test_a_wrong_key_closes_the_door_and_many_make_it_wait(tmp_path: Path) -> None:
    with House(tmp_path) as own:
        room = Class(own.url, 0)
        guesser = Visitor(own.url, "Raadt")
        codes = []
        for number in range(12):
            screen = EveningScreen(guesser, room.id, "desk", f"guess {number}")
            codes.append(screen.arrived["why"]["code"])
            if codes[-1] == "evening-no-key":
                assert closes(screen) == 4403
        assert codes[0] == "evening-no-key"
        assert codes[-1] == "server-too-many-guesses"


def test_a_colleague_takes_over_with_the_same_key_and_the_server_does_not_know_it(
    tmp_path: Path,
) -> None:
    with House(tmp_path) as own:
        room = Class(own.url, 1)
        colleague = Visitor(own.url)
        bearer = {"Authorization": f"Bearer {room.keys['host_key']}"}
        known = colleague.http.get(f"/api/evenings/{room.id}/key", headers=bearer)
        assert known.json()["role"] == "host"
        qr = colleague.http.get(f"/api/evenings/{room.id}/qr.svg?to=desk", headers=bearer)
        assert qr.status_code == 200
        remote = EveningScreen(colleague, room.id, "remote", room.keys["host_key"])
        assert remote.ask("begin")["is"] == "done"
        room.desk.wait_until(lambda desk: desk.info["phase"] == "playing")
        assert "desk" not in remote.last, "a telephone gets no sheets"
        on_disk = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
        for key in (room.keys["host_key"], room.keys["wall_key"]):
            assert key.encode() not in on_disk


# ── what a child's device is told


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


# ── late, lost, returned


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


# ── other shapes


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


# ── afterwards


def test_an_evening_is_taken_along_as_a_file_and_erased_from_the_server(tmp_path: Path) -> None:
    with House(tmp_path) as own:
        room = Class(own.url, 2, ("Zebulon", "Quirijn"))
        room.begins()
        for child in room.children:
            child.draws()
        room.round_is(2)
        room.desk.ask("end")
        bearer = {"Authorization": f"Bearer {room.keys['host_key']}"}
        kept = room.host.http.get(f"/api/evenings/{room.id}/file", headers=bearer)
        assert kept.status_code == 200
        assert len(kept.json()["tables"]) == 2
        assert "Zebulon" in kept.text
        for key in (room.keys["host_key"], room.keys["wall_key"]):
            assert key not in kept.text
        erased = room.host.http.delete(f"/api/evenings/{room.id}", headers=bearer)
        assert erased.status_code == 200
        assert closes(room.children[0].screen) == 4404
        door = room.host.http.get(f"/api/evenings/at/{room.keys['code']}")
        assert door.json()["code"] == "server-no-such-code"
        table = room.children[0].screen.you["table"]
        assert room.children[0].visitor.http.get(f"/api/tables/{table}").status_code == 404
        own.stop()
        on_disk = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
        for word in ("Zebulon", "Quirijn", room.id, table):
            assert word.encode() not in on_disk, word
        assert not own.troubles(), own.troubles()


def test_an_evening_in_which_nothing_happens_any_more_is_erased(tmp_path: Path) -> None:
    with House(tmp_path, {"evening_hours": 0.0001}) as own:
        room = Class(own.url, 1)
        time.sleep(1)
        own.stop()
        own.start()
        time.sleep(1)
        answer = room.host.http.get(f"/api/evenings/at/{room.keys['code']}")
        assert answer.json()["code"] == "server-no-such-code"
        assert not own.troubles(), own.troubles()


def test_who_wants_to_be_forgotten_is_forgotten_at_evenings_too(tmp_path: Path) -> None:
    with House(tmp_path) as own:
        room = Class(own.url, 2, ("Zebulon", "Quirijn"))
        room.begins()
        gone = room.children[0]
        assert gone.visitor.http.delete("/api/guest").status_code == 200
        desk = EveningScreen(room.host, room.id, "desk", room.keys["host_key"])
        assert desk.players[1]["name"] == "Otter 1"
        own.stop()
        on_disk = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
        assert b"Zebulon" not in on_disk
        assert not own.troubles(), own.troubles()
