"""The end of an evening: a file for the host, and nothing on the server."""

import time
from pathlib import Path

from tests.server.house import House
from tests.server.screen import Class, EveningScreen


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
        assert room.children[0].screen.closes() == 4404
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
