"""A class against the computer, over real sockets."""

from collections.abc import Callable

from tests.server.house import House
from tests.server.screen import Class, EveningScreen


def has_voted(move: str) -> Callable[[EveningScreen], bool]:
    return lambda screen: screen.you.get("vote") == move


def test_a_class_votes_and_the_computer_answers(house: House) -> None:
    room = Class(house.url, 3, game="katalon", shape="together", pace="host", opponent="beginner")
    wall = EveningScreen(room.host, room.id, "wall", room.keys["wall_key"])
    assert room.desk.ask("begin")["is"] == "done"
    for child, move in zip(room.children, ("Nz", "Nz", "Zn"), strict=True):
        screen = child.screen
        screen.wait_until(lambda screen: bool(screen.you.get("moves")))
        assert screen.you["view"]
        assert screen.ask("vote", move=move, seen=screen.you.get("seen", 0))["is"] == "done"
        screen.wait_until(has_voted(move))
    wall.wait_until(lambda wall: wall.info.get("ready") == 3)
    wall.wait_until(lambda wall: bool(wall.last["wall"].get("votes")))
    assert [line["votes"] for line in wall.last["wall"]["votes"]] == [2, 1]
    assert all("Nz" not in line["told"] for line in wall.last["wall"]["votes"])
    room.desk.wait_until(lambda desk: all(each.get("vote") for each in desk.players.values()))
    assert room.desk.players[1]["vote"] == room.desk.players[2]["vote"]
    assert room.desk.players[1]["vote"] != room.desk.players[3]["vote"]
    assert room.desk.ask("next", seen=1)["is"] == "done"
    wall.wait_until(lambda wall: wall.info["round"] == 2)
    for child in room.children:
        child.screen.wait_until(lambda screen: screen.you.get("seen") == 2)
        assert child.screen.you.get("vote", "") == ""
        assert child.screen.you["moves"]


def test_when_all_have_voted_it_goes_on_by_itself_and_only_children_vote(house: House) -> None:
    room = Class(house.url, 2, game="katalon", shape="together", opponent="beginner")
    assert room.desk.ask("begin")["is"] == "done"
    assert room.desk.ask("vote", move="Nz", seen=0)["is"] == "refused"
    for child in room.children:
        child.screen.wait_until(lambda screen: bool(screen.you.get("moves")))
        assert child.screen.ask("vote", move="Nz", seen=0)["is"] == "done"
    room.desk.wait_until(lambda desk: desk.info["round"] == 2)
    asked = room.children[0].screen.ask("vote", move="Nz", seen=0)
    assert asked["is"] == "refused"


def test_no_child_hears_of_the_votes_of_others(house: House) -> None:
    room = Class(
        house.url, 2, names=("Zoefbert", "Knorrie"), game="katalon", shape="together", pace="host"
    )
    room.desk.ask("begin")
    first, second = room.children
    first.screen.wait_until(lambda screen: bool(screen.you.get("moves")))
    first.screen.ask("vote", move="Nz", seen=0)
    second.screen.wait_until(lambda screen: bool(screen.you.get("moves")))
    assert not any("Zoefbert" in frame for frame in second.screen.frames)
    assert all('"vote":"Nz"' not in frame for frame in second.screen.frames)


def test_in_potz_klotz_the_wall_says_how_all_claims_came_out(house: House) -> None:
    room = Class(house.url, 2, game="potzklotz", shape="together", pace="host", opponent="beginner")
    wall = EveningScreen(room.host, room.id, "wall", room.keys["wall_key"])
    room.desk.ask("begin")
    for child in room.children:
        child.screen.wait_until(lambda screen: bool(screen.you.get("moves")))
        you = child.screen.you
        assert child.screen.ask("vote", move="pass", seen=you["seen"])["is"] == "done"
    assert room.desk.ask("next", seen=1)["is"] == "done"
    wall.wait_until(
        lambda wall: (wall.last["wall"].get("prompt") or {}).get("text", "").startswith("0 goed")
    )
    assert "2 gepast" in wall.last["wall"]["prompt"]["text"]


def test_what_no_class_can_play_by_vote_is_not_set_up(house: House) -> None:
    room = Class(house.url, 0)
    for wish in ({"game": "kapai"}, {"game": "katalon", "opponent": "nobody"}):
        answer = room.host.http.post("/api/evenings", json={"shape": "together", **wish})
        assert answer.status_code in (400, 404, 409)
