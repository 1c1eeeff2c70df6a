"""What the host takes along: a file without keys and guests, pages, lists, certificates."""

import json
from io import BytesIO
from typing import Any

import httpx
import pytest
from odfdo import Document

from tests.print.reading import page_text
from tests.server.house import House
from tests.server.screen import Class


def asked(room: Class, path: str, key: str = "host_key") -> httpx.Response:
    return room.host.http.get(
        f"/api/evenings/{room.id}/{path}",
        headers={"Authorization": f"Bearer {room.keys[key]}"},
        timeout=60,
    )


def played(house: House, rounds: int = 2, **wish: object) -> Class:
    room = Class(house.url, 3, names=("Fien", "=Gijs", "Noor"), **wish)
    room.begins()
    for number in range(1, rounds + 1):
        for child in room.children:
            assert child.draws()["is"] == "done"
        room.round_is(number + 1)
    return room


def test_the_file_holds_the_evening_and_neither_keys_nor_guests(house: House) -> None:
    room = played(house)
    text = asked(room, "file").text
    file = json.loads(text)
    assert file["format"] == "speeltafel-evening"
    assert [player["name"] for player in file["players"]] == ["Fien", "=Gijs", "Noor"]
    assert "seat 1: Fien" in file["tables"][0]["record"]
    tables = [child.screen.you["table"] for child in room.children]
    for secret in (room.keys["host_key"], room.keys["wall_key"], room.id, *tables):
        assert secret not in text
    assert '"guest"' not in text


def test_a_name_the_host_has_changed_is_nowhere_any_more(house: House) -> None:
    room = played(house, rounds=1)
    assert room.desk.ask("rename", player=3, name="Uil")["is"] == "done"
    text = asked(room, "file").text
    assert "Noor" not in text
    assert "seat 1: Uil" in text


def test_the_result_now_and_from_the_file_later_is_the_same(house: House) -> None:
    room = played(house)
    now = asked(room, "result?language=nl").json()
    assert [len(page["rounds"]) for page in now["players"]] == [2, 2, 2]
    assert now["model"]["own"]["drawing"]
    later = httpx.post(
        f"{house.url}/api/evening-file/result?language=nl",
        content=asked(room, "file").content,
        timeout=60,
    )
    assert told(later.json()) == told(now)


def told(result: dict[str, Any]) -> dict[str, Any]:
    """Without the sheets themselves: the next dice may have come to them in between."""
    pages = [{**page, "view": None} for page in result["players"]]
    return {**result, "players": pages, "model": None}


def test_lists_and_certificates_are_made_of_both(house: House) -> None:
    room = played(house, rounds=1)
    content = asked(room, "file").content

    def both(form: str) -> list[bytes]:
        opened = httpx.post(
            f"{house.url}/api/evening-file/afterwards.{form}?language=nl",
            content=content,
            timeout=60,
        )
        own = asked(room, f"afterwards.{form}?language=nl")
        assert own.status_code == opened.status_code == 200, own.text
        assert "attachment" in own.headers["content-disposition"]
        return [own.content, opened.content]

    for csv in both("csv"):
        assert csv.decode("utf-8-sig").splitlines()[2].startswith("'=Gijs;")
    for ods in both("ods"):
        table = Document(BytesIO(ods)).body.get_table(0)
        assert table is not None
        assert [row.cells[0].value for row in table.rows][1:] == ["Fien", "=Gijs", "Noor"]
    for pdf in both("pdf"):
        assert [name for name in ("Fien", "=Gijs", "Noor") if name in page_text(pdf, 1)] == [
            "=Gijs"
        ]


def test_only_the_host_gets_any_of_it(house: House) -> None:
    room = played(house, rounds=1)
    for path in ("file", "result", "afterwards.csv", "afterwards.ods", "afterwards.pdf"):
        assert asked(room, path, "wall_key").status_code == 409
        bare = room.children[0].visitor.http.get(f"/api/evenings/{room.id}/{path}")
        assert bare.status_code in (409, 429, 503)


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"format":"speeltafel-table"}'])
def test_what_is_no_evening_is_not_opened(house: House, content: bytes) -> None:
    answer = httpx.post(f"{house.url}/api/evening-file/result", content=content)
    assert answer.status_code == 400
    assert answer.json()["code"] == "afterwards-not-an-evening"


def test_rounds_of_katalon_are_told_with_their_points(house: House) -> None:
    room = Class(house.url, 3, game="katalon", shape="tables")
    assert room.desk.ask("begin")["is"] == "done"
    room.desk.wait_until(lambda desk: bool(desk.tables))
    assert room.desk.ask("end")["is"] == "done"
    pages = asked(room, "result?language=en").json()["players"]
    told = sorted(page["rounds"][0]["told"] for page in pages)
    assert told == ["Free this round.", "Not finished.", "Not finished."]
    assert sorted(page["points"] for page in pages) == [0.5, 0.5, 1]


def test_the_wall_may_see_the_strongest_sheet_step_by_step(house: House) -> None:
    room = played(house)
    replay = asked(room, "model?language=nl", "wall_key").json()
    drawn = [step for step in replay["steps"] if step["actor"] == 0]
    assert len(drawn) >= 2
    assert drawn[0]["told"].startswith("De sterkste speler tekent ")
    dice = [step["move"] for step in replay["steps"] if step["actor"] < 0]
    records = json.loads(asked(room, "file").text)["tables"]
    assert [line[2:] for line in records[0]["record"].splitlines() if line.startswith("* ")][
        :2
    ] == dice[:2]
