"""A table without a server: the protocol of the socket, spoken by the device itself."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from speeltafel.bots import levels_of
from speeltafel.games import GAMES
from speeltafel.protocol.learn import lessons
from speeltafel.solve.puzzles import shipped_puzzles
from tests.local.driver import Disk, Driver

ME = {"kind": "here", "name": "Anna"}


def against(game: str, level: str = "", variant: str | None = None) -> dict[str, Any]:
    weakest = level or levels_of(GAMES[game])[0]
    wish: dict[str, Any] = {"game": game, "seats": [ME, {"kind": "computer", "level": weakest}]}
    return wish if variant is None else {**wish, "variant": variant}


def sat_down(driver: Driver, wish: dict[str, Any]) -> str:
    table: str = driver.ask("POST", "/tables", wish)["table"]
    assert driver.open(table) == 0
    return table


def play_on(driver: Driver, generator: Random, most: int = 400) -> dict[str, Any]:
    """Everybody at this device plays anything until it is over."""
    for number in range(most):
        driver.say({"is": "look", "ticket": f"l{number}"})
        welcome = driver.last("welcome")
        if welcome["situation"].get("end"):
            return welcome
        sight = next(each for each in welcome["sights"] if each["acts"])
        driver.say(
            {
                "is": "move",
                "seat": sight["seat"],
                "move": generator.choice(sight["moves"]),
                "seen": welcome["sequence"],
                "ticket": f"t{number}",
            }
        )
        assert not driver.troubles
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_the_computer(game: str) -> None:
    driver = Driver()
    sat_down(driver, against(game))
    assert play_on(driver, Random(7))["situation"]["end"]["reason"]["text"]


def test_nothing_is_told_before_it_is_on_disk() -> None:
    driver = Driver()
    table = sat_down(driver, against("katalon"))
    play_on(driver, Random(3))
    news = [message for message in driver.told if message["is"] == "news"]
    assert len(news) > 10
    assert all(message["sequence"] <= message["kept"][table] for message in news)


def test_a_move_that_is_not_on_disk_yet_is_not_told() -> None:
    driver = Driver()
    sat_down(driver, {"game": "katalon", "seats": [ME, {"kind": "here", "name": "Bram"}]})
    sight = driver.last("welcome")["sights"][0]
    driver.held = True
    before = len(driver.told)
    driver.say({"is": "move", "seat": 0, "move": sight["moves"][0], "seen": 3, "ticket": "t"})
    assert len(driver.told) == before
    driver.held = False
    driver.go_on()
    assert driver.last("news")["tickets"] == ["t"]


def test_a_table_goes_on_after_a_crash_where_the_disk_says() -> None:
    disk = Disk()
    first = Driver(disk)
    table = sat_down(first, against("katalon"))
    sight = first.last("welcome")["sights"][0]
    first.say({"is": "move", "seat": 0, "move": sight["moves"][0], "seen": 2, "ticket": "t"})
    told = max(message["sequence"] for message in first.told if "sequence" in message)
    second = Driver(disk)
    assert second.open(table) == 0
    assert second.last("welcome")["sequence"] >= told


def test_a_message_sent_twice_happens_once() -> None:
    driver = Driver()
    table = sat_down(driver, {"game": "katalon", "seats": [ME, {"kind": "here", "name": "Bram"}]})
    welcome = driver.last("welcome")
    move = welcome["sights"][0]["moves"][0]
    message = {"is": "move", "seat": 0, "move": move, "seen": welcome["sequence"], "ticket": "t"}
    driver.say(message)
    length = len(driver.disk.entries[table])
    driver.say(message)
    assert len(driver.disk.entries[table]) == length
    assert driver.last("done")["ticket"] == "t"


def test_two_windows_of_a_device_never_write_the_same_number() -> None:
    disk = Disk()
    first, second = Driver(disk), Driver(disk)
    hot_seat = {"game": "katalon", "seats": [ME, {"kind": "here", "name": "Bram"}]}
    table = sat_down(first, hot_seat)
    second.open(table)
    seen = first.last("welcome")
    moves = seen["sights"][0]["moves"]
    message = {"is": "move", "seat": 0, "move": moves[0], "seen": seen["sequence"]}
    first.say({**message, "ticket": "a"})
    second.say({**message, "move": moves[1], "ticket": "b"})
    refused = second.last("refused")
    assert refused["ticket"] == "b"
    assert refused["kind"] == "not-your-turn"
    assert second.last("news")["sequence"] == first.last("news")["sequence"]


def test_a_window_hears_what_another_has_written() -> None:
    disk = Disk()
    first, second = Driver(disk), Driver(disk)
    table = sat_down(first, {"game": "katalon", "seats": [ME, {"kind": "here", "name": "Bram"}]})
    second.open(table)
    seen = first.last("welcome")
    move = seen["sights"][0]["moves"][0]
    first.say({"is": "move", "seat": 0, "move": move, "seen": seen["sequence"], "ticket": "a"})
    second.written(table)
    assert second.last("news")["steps"][-1]["move"] == move


def test_an_illegal_move_is_refused_with_its_reason_and_nothing_changes() -> None:
    driver = Driver()
    table = sat_down(driver, {"game": "katalon", "seats": [ME, {"kind": "here", "name": "Bram"}]})
    length = len(driver.disk.entries[table])
    driver.say({"is": "move", "seat": 0, "move": "q9", "seen": length, "ticket": "t"})
    assert driver.last("refused")["text"]
    assert len(driver.disk.entries[table]) == length


def test_the_computer_stops_thinking_when_nobody_looks() -> None:
    driver = Driver()
    table = sat_down(driver, against("katalon"))
    driver.device.close(1)
    driver.open(table, window=2)
    assert driver.last("welcome")["sights"][0]["acts"]


def test_undo_hint_and_rematch_work_as_at_a_server() -> None:
    driver = Driver()
    table = sat_down(driver, against("katalon"))
    driver.say({"is": "hint", "seat": 0, "ticket": "h"})
    advice = driver.last("answer")
    assert advice["proven"]
    driver.say({"is": "move", "seat": 0, "move": advice["move"], "seen": 99, "ticket": "m"})
    driver.say({"is": "undo", "seat": 0, "seen": 99, "ticket": "u"})
    assert driver.last("done")["ticket"] == "u"
    play_on(driver, Random(5))
    driver.say({"is": "rematch", "seat": 0, "ticket": "r"})
    again = driver.last("news")["situation"]["rematch"]
    assert again != table
    assert driver.open(again, window=3) == 0


def test_what_needs_others_is_refused_in_plain_words() -> None:
    driver = Driver()
    wish = {"game": "katalon", "seats": [ME, {"kind": "elsewhere"}]}
    problem = driver.refused("POST", "/tables", wish)
    assert problem["code"] == "local-others"
    assert "server" in problem["text"]
    assert driver.refused("POST", "/guest/passage")["code"] == "local-needs-server"


def test_the_list_of_tables_a_replay_and_a_record() -> None:
    driver = Driver()
    table = sat_down(driver, against("potzklotz"))
    play_on(driver, Random(2))
    cards = driver.ask("GET", "/tables")
    assert [each["table"] for each in cards] == [table]
    assert cards[0]["over"]
    replay = driver.ask("GET", f"/tables/{table}/replay", seat="0")
    assert len(replay["steps"]) > 3
    assert replay["result"]
    record = driver.ask("GET", f"/tables/{table}/record")
    again = driver.ask("POST", "/tables/file", {"text": record})
    assert again["over"]


def test_a_table_taken_along_as_a_file_goes_on_elsewhere() -> None:
    driver = Driver()
    table = sat_down(driver, {"game": "katalon", "seats": [ME, {"kind": "here", "name": "Bram"}]})
    seen = driver.last("welcome")
    move = seen["sights"][0]["moves"][0]
    driver.say({"is": "move", "seat": 0, "move": move, "seen": seen["sequence"], "ticket": "a"})
    text = json.dumps(driver.ask("GET", f"/tables/{table}/file"))
    other = Driver()
    card = other.ask("POST", "/tables/file", {"text": text})
    assert card["you"] == [0, 1]
    other.open(card["table"])
    assert other.last("welcome")["sights"][1]["acts"]


@pytest.mark.parametrize("change", ["not json", "{}", '"Nz"', '"sequence":9'])
def test_a_file_that_is_no_table_is_refused(change: str) -> None:
    driver = Driver()
    table = sat_down(driver, against("katalon"))
    text = json.dumps(driver.ask("GET", f"/tables/{table}/file"), separators=(",", ":"))
    if change == '"sequence":9':
        text = text.replace('"sequence":2', change)
    elif change == '"Nz"':
        text = text.replace('"game":"katalon"', '"game":"schaak"')
    else:
        text = change
    assert driver.refused("POST", "/tables/file", {"text": text})["text"]


def test_a_puzzle_is_judged_and_answered() -> None:
    driver = Driver()
    page = driver.ask("GET", "/puzzles/katalon/1")
    hint = driver.ask("POST", "/puzzles/katalon/1/hint", {"line": []})
    assert hint["move"] in page["moves"]
    assert driver.ask("POST", "/puzzles/katalon/1", {"line": [], "move": hint["move"]})["right"]


def test_a_forbidden_move_of_a_puzzle_is_answered_with_the_rule() -> None:
    driver = Driver()
    every = {move for each in shipped_puzzles() for move in each.refutations}
    moves = driver.ask("GET", "/puzzles/katalon/1")["moves"]
    move = sorted(every - set(moves))[0]
    problem = driver.refused("POST", "/puzzles/katalon/1", {"line": [], "move": move})
    assert problem["kind"] == "illegal"


def test_what_decided_a_match_is_proven_and_told() -> None:
    driver = Driver()
    table = sat_down(driver, against("katalon"))
    play_on(driver, Random(11))
    assert "step" in driver.ask("GET", f"/tables/{table}/decision")
    other = sat_down(driver, against("kapai"))
    play_on(driver, Random(1))
    assert driver.ask("GET", f"/tables/{other}/decision") == {"text": "", "step": 0}


@pytest.mark.parametrize("game", ["katalon", "kobito"])
def test_a_match_is_looked_back_at_in_parts(game: str) -> None:
    driver = Driver()
    table = sat_down(driver, against(game))
    play_on(driver, Random(11), most=1000)
    found, part, parts = [], 0, 1
    while part < parts:
        answer = driver.ask("GET", f"/tables/{table}/review", part=str(part))
        found += answer["found"]
        part, parts = answer["part"], answer["parts"]
    page = driver.ask("POST", f"/tables/{table}/review", {"seat": 0, "found": found})
    assert page["game"] == game
    assert page["proven"] == (game == "katalon")
    assert page["text"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_judged_here_as_by_a_server(game: str) -> None:
    driver = Driver()
    listed = driver.ask("GET", f"/lessons/{game}")
    lesson = listed["courses"][0]["lessons"][1]["lesson"]
    page = driver.ask("GET", f"/lessons/{game}/{lesson}")
    assert page == json.loads(msgspec.json.encode(lessons.lesson_page(game, lesson, "nl")))
    hint = driver.ask("POST", f"/lessons/{game}/{lesson}/1/hint", {"line": []})
    answer = driver.ask("POST", f"/lessons/{game}/{lesson}/1", {"line": [], "move": hint["move"]})
    assert answer["verdict"] in ("right", "on-the-way")
