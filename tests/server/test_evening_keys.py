"""The keys of an evening: who is the host, who may look, and who is neither."""

from pathlib import Path

from tests.server.house import House
from tests.server.screen import Class, EveningScreen
from tests.server.visitor import Visitor


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
                assert screen.closes() == 4403
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
