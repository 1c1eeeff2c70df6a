"""The examples of the rules can be played: moves are told or refused as at a table."""

from importlib.resources import files

import pytest

from speeltafel.games import GAMES
from speeltafel.protocol.examples import EXAMPLES
from tests.server.house import House
from tests.server.visitor import Visitor

EVERY = [(game, number) for game in EXAMPLES for number in range(1, len(EXAMPLES[game]) + 1)]


def test_every_game_has_one() -> None:
    assert set(EXAMPLES) == set(GAMES)


@pytest.mark.parametrize("language", ["nl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_each_stands_after_a_picture_of_its_page(house: House, game: str, language: str) -> None:
    page = files("speeltafel") / "rulebook" / language / f"{game}.md"
    pictures = page.read_text(encoding="utf-8").count(f"```{game}\n")
    answer = Visitor(house.url).http.get(f"/api/rules/{game}?language={language}").json()
    assert [each["picture"] for each in answer["examples"]] == [
        each.picture for each in EXAMPLES[game]
    ]
    for each in answer["examples"]:
        assert each["picture"] < pictures
        assert each["task"].endswith((".", "?"))


@pytest.mark.parametrize(("game", "number"), EVERY)
def test_a_move_is_told_and_what_follows_is_shown(house: House, game: str, number: int) -> None:
    http = Visitor(house.url).http
    first = http.post(f"/api/examples/{game}/{number}", json={"line": []}).json()
    assert first["moves"]
    assert first["prompt"]
    assert first["told"] == ""
    line = [first["moves"][0]]
    after = http.post(f"/api/examples/{game}/{number}", json={"line": line}).json()
    assert after["told"]
    assert after["view"] != first["view"]
    again = http.post(f"/api/examples/{game}/{number}", json={"line": line}).json()
    assert again == after, "the same for everybody"


def test_what_is_not_allowed_is_answered_with_the_rule(house: House) -> None:
    http = Visitor(house.url).http
    answer = http.post("/api/examples/katalon/1?language=nl", json={"line": ["Nn"]})
    assert answer.json()["kind"] == "illegal"
    assert "Oost" in answer.json()["text"]
    done = http.post("/api/examples/katalon/1", json={"line": ["On", "Nn"]})
    assert done.json()["code"] == "server-example-done"
    missing = http.post("/api/examples/katalon/9", json={"line": []})
    assert missing.status_code == 404
