"""A table that was played without a server moves to one: its log is the table."""

import json
from random import Random

import pytest

from tests.local.driver import Driver
from tests.server.house import House
from tests.server.visitor import Visitor


def begun(moves: int) -> str:
    """A file of a table where two people on one device have made some moves."""
    driver = Driver()
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bram"}]
    table = driver.ask("POST", "/tables", {"game": "katalon", "seats": seats})["table"]
    driver.open(table)
    generator = Random(4)
    for number in range(moves):
        driver.say({"is": "look", "ticket": f"l{number}"})
        seen = driver.last("welcome")
        sight = next(each for each in seen["sights"] if each["acts"])
        move = generator.choice(sight["moves"])
        message = {"is": "move", "seat": sight["seat"], "move": move, "seen": seen["sequence"]}
        driver.say({**message, "ticket": f"t{number}"})
    return json.dumps(driver.ask("GET", f"/tables/{table}/file"))


def test_a_game_begun_on_the_train_goes_on_at_the_server(house: House) -> None:
    anna = Visitor(house.url, "Anna")
    text = begun(5)
    answer = anna.http.post(f"{house.url}/api/tables/file", json={"text": text})
    assert answer.status_code == 201, answer.text
    card = answer.json()
    assert card["you"] == [0, 1]
    assert card["started"]
    replay = anna.http.get(f"{house.url}/api/tables/{card['table']}/replay").json()
    assert len(replay["steps"]) == 5


@pytest.mark.parametrize("broken", ["{}", "nothing", '{"format":"speeltafel-table"}'])
def test_a_file_that_is_no_table_is_refused_with_a_sentence(house: House, broken: str) -> None:
    anna = Visitor(house.url, "Anna")
    answer = anna.http.post(f"{house.url}/api/tables/file", json={"text": broken})
    assert answer.status_code in (400, 409), answer.text
    assert answer.json()["text"]


def test_a_file_with_a_move_that_is_not_allowed_is_refused(house: House) -> None:
    anna = Visitor(house.url, "Anna")
    file = json.loads(begun(3))
    moves = [entry for entry in file["entries"] if entry["happening"] == "move"]
    moves[2]["text"] = moves[0]["text"]
    answer = anna.http.post(f"{house.url}/api/tables/file", json={"text": json.dumps(file)})
    assert answer.status_code in (400, 409)
