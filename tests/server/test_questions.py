"""A class that is asked what two tiles share, over real sockets."""

from typing import Any

from tests.server.house import House
from tests.server.screen import Child, Class, EveningScreen

NAMES = ("Zoefbert", "Knorrie")
WORDS = {"colour": "de kleur", "shape": "de vorm", "size": "de grootte"}


def answers(child: Child, text: str) -> dict[str, Any]:
    child.screen.wait_until(lambda screen: bool(screen.you.get("moves")))
    return child.screen.ask("vote", move=text, seen=child.screen.you["seen"])


def is_told(frame: dict[str, Any]) -> bool:
    return frame.get("pair", {}).get("shared") is not None


def shared(one: str, other: str) -> str:
    """By the faces of the tiles: their colour letter, their form, open or filled."""
    pictures = "□■○●△▲"
    first, second = pictures.index(one[1]), pictures.index(other[1])
    same = {
        "colour": one[0] == other[0],
        "shape": first // 2 == second // 2,
        "size": first % 2 == second % 2,
    }
    return " ".join(each for each in same if same[each]) or "nothing"


def test_when_all_have_answered_it_is_told_what_is_right_and_who_saw_it(house: House) -> None:
    room = Class(house.url, 2, NAMES, game="katoiz", shape="questions")
    wall = EveningScreen(room.host, room.id, "wall", room.keys["wall_key"])
    assert room.desk.ask("begin")["is"] == "done"
    wall.wait_until(lambda wall: bool(wall.last["wall"].get("pair")))
    pair = wall.last["wall"]["pair"]
    right = shared(pair["one"], pair["other"])
    wrong = "colour size" if right == "nothing" else "nothing"
    assert pair["shared"] is None
    assert "votes" not in wall.last["wall"]
    assert answers(room.children[0], right)["is"] == "done"
    room.desk.wait_until(lambda desk: bool(desk.players[1].get("vote")))
    assert not room.desk.players[1].get("right")
    assert answers(room.children[1], wrong)["is"] == "done"
    wall.wait_until(lambda wall: is_told(wall.last["wall"]))
    assert wall.last["wall"]["pair"]["shared"] == [each for each in right.split() if each in WORDS]
    said = {line["move"]: (line["votes"], line.get("right", False)) for line in
            wall.last["wall"]["votes"]}  # fmt: skip
    assert said == {
        each: (
            (each in right.split()) + (each in wrong.split()),
            each in right.split(),
        )
        for each in (*WORDS, "nothing")
    }
    room.desk.wait_until(lambda desk: bool(desk.players[1].get("right")))
    assert not room.desk.players[2].get("right")
    assert room.desk.players[1]["points"] == 1
    first, second = room.children
    first.screen.wait_until(lambda screen: screen.you["text"].startswith("Goed gezien!"))
    second.screen.wait_until(lambda screen: screen.you["text"].startswith("Niet helemaal."))
    assert answers_again(first)["why"]["code"] == "core-stale"
    assert room.desk.ask("next", seen=1)["is"] == "done"
    for child in room.children:
        child.screen.wait_until(lambda screen: screen.you["seen"] == 2)
        assert child.screen.you["moves"]
        assert not child.screen.you.get("vote")


def answers_again(child: Child) -> dict[str, Any]:
    return child.screen.ask("vote", move="size", seen=child.screen.you["seen"])


def test_no_device_and_no_wall_hears_who_answered_what(house: House) -> None:
    room = Class(house.url, 2, NAMES, game="katoiz", shape="questions", pace="host")
    wall = EveningScreen(room.host, room.id, "wall", room.keys["wall_key"])
    room.desk.ask("begin")
    first, second = room.children
    assert answers(first, "colour size")["is"] == "done"
    room.desk.wait_until(lambda desk: desk.info.get("ready") == 1)
    assert first.screen.ask("tell", seen=1)["why"]["code"] == "evening-host-only"
    assert room.desk.ask("tell", seen=1)["is"] == "done"
    second.screen.wait_until(lambda screen: is_told(screen.you))
    wall.wait_until(lambda wall: is_told(wall.last["wall"]))
    for heard in (second.screen.frames, wall.frames):
        assert not any("Zoefbert" in frame for frame in heard)
    assert not any("colour size" in frame for frame in (*second.screen.frames, *wall.frames))


def test_what_a_class_answered_is_kept_in_a_file_and_told_afterwards(house: House) -> None:
    room = Class(house.url, 2, NAMES, game="katoiz", shape="questions", rounds=1)
    room.desk.ask("begin")
    room.desk.wait_until(lambda desk: bool(desk.last["wall"].get("pair")))
    pair = room.desk.last["wall"]["pair"]
    right = shared(pair["one"], pair["other"])
    answers(room.children[0], right)
    answers(room.children[1], "size" if right == "nothing" else "nothing")
    room.desk.wait_until(lambda desk: is_told(desk.last["wall"]))
    room.desk.ask("next", seen=1)
    room.desk.wait_until(lambda desk: desk.info["phase"] == "over")
    bearer = {"Authorization": f"Bearer {room.keys['host_key']}"}
    place = f"/api/evenings/{room.id}"
    kept = room.host.http.get(f"{place}/file", headers=bearer)
    opened = room.host.http.post(
        "/api/evening-file/result",
        params={"language": "nl"},
        content=kept.content,
        headers={"content-type": "application/json"},
    )
    result = opened.json()
    assert [page["points"] for page in result["players"]] == [1, 0]
    assert "Goed gezien!" in result["players"][0]["rounds"][0]["told"]
    told = result["players"][1]["rounds"][0]["told"]
    assert told.count("en ") >= 1
    assert "deze twee" in told.lower()
    (hard,) = result["hardest"]
    assert (hard["players"], hard["otherwise"]) == (2, 1)
    lists = room.host.http.get(f"{place}/afterwards.csv?language=nl", headers=bearer).text
    assert lists.splitlines()[0].count("Ronde") == 1
    assert "Plaats" not in lists
    for name in NAMES:
        assert name in lists
    ods = room.host.http.get(f"{place}/afterwards.ods?language=nl", headers=bearer)
    assert ods.status_code == 200


def test_only_games_with_tiles_to_compare_ask_a_class(house: House) -> None:
    host = Class(house.url, 0).host
    for wish in ({"game": "katalon"}, {"game": "kapai"}):
        answer = host.http.post("/api/evenings", json={"shape": "questions", **wish})
        assert answer.status_code in (400, 404, 409)
