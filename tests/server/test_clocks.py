"""Clocks are kept by the server, from the times in the log, and survive a restart."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House
from tests.server.visitor import Place, Visitor

LEVEL: dict[str, Any] = {"variant": "stapeltje-4", "options": {"minutes": 1}}


def let_time_pass(house: House, seconds: float) -> None:
    """While the server is down: everything in the log happened so much earlier."""
    with sqlite3.connect(house.folder / "tables.sqlite") as connection:
        connection.execute("update entries set at = at - ?", (seconds,))
    connection.close()


def timed_table(house: House) -> tuple[Visitor, Place]:
    anna = Visitor(house.url, "Anna")
    return anna, anna.enter(anna.set_up("katoiz", ["here", "here"], **LEVEL)["table"])


def test_the_clock_of_who_is_to_act_runs_and_the_others_stand_still(house: House) -> None:
    _, place = timed_table(house)
    clocks = {clock["seat"]: clock for clock in place.situation["clocks"]}
    assert set(clocks) == {0, 1}
    (acting,) = place.situation["acting"]
    assert clocks[acting]["running"]
    assert not clocks[1 - acting]["running"]
    assert 55 < clocks[acting]["left"] <= 60
    assert clocks[1 - acting]["left"] == 60


def test_a_clock_that_ran_out_while_the_server_was_down_is_an_event_in_the_log(
    tmp_path: Path,
) -> None:
    with House(tmp_path) as house:
        anna, place = timed_table(house)
        (acting,) = place.situation["acting"]
        house.kill()
        let_time_pass(house, 61)
        house.start()
        again = anna.enter(place.table, have=place.sequence)
        again.wait_until(lambda each: each.over)
        assert again.situation["end"]["winners"] == [1 - acting]
        assert [step["actor"] for step in again.steps.values()][-1] == -2
        house.kill()
        house.start()
        once_more = anna.enter(place.table)
        assert once_more.sequence == again.sequence, "it is announced once"


def test_a_clock_runs_on_through_a_restart_and_out_at_its_time(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        anna, place = timed_table(house)
        house.kill()
        let_time_pass(house, 50)
        house.start()
        again = anna.enter(place.table)
        left = next(clock["left"] for clock in again.situation["clocks"] if clock["running"])
        assert left < 10
        again.wait_until(lambda each: each.over, left + 10)


def test_a_move_after_the_time_is_up_comes_too_late(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        anna, place = timed_table(house)
        seat, moves = place.can_move(), place.sights[0]["moves"] or place.sights[1]["moves"]
        house.kill()
        let_time_pass(house, 61)
        house.start()
        again = anna.enter(place.table)
        refusal = again.move(seat or 0, moves[0], seen=place.sequence)
        assert refusal["kind"] in ("over", "stale")
        again.wait_until(lambda each: each.over)


def test_people_agree_to_stop(house: House) -> None:
    anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram", "en")
    card = anna.set_up("katoiz", ["here", "elsewhere"], variant="stapeltje-1")
    bram.sit(card["table"])
    here, there = anna.enter(card["table"]), bram.enter(card["table"])
    (event,) = here.situation["agreements"]
    assert here.ask("propose", seat=0, event="time-up 2")["is"] == "refused"
    assert here.ask("propose", seat=0, event=event)["is"] == "done"
    there.wait_until(lambda place: place.situation.get("question") is not None)
    question = there.situation["question"]
    assert (question["what"], question["event"]) == ("event", event)
    assert question["text"] == "Anna asks: shall we stop?"
    there.ask("reply", seat=1, question=question["sequence"], yes=True)
    here.wait_until(lambda place: place.over)


def test_a_computer_that_has_just_begun_does_not_agree_to_stop(house: House) -> None:
    anna = Visitor(house.url, "Anna")
    place = anna.enter(anna.set_up("katoiz", ["here", "ahead"], variant="stapeltje-1")["table"])
    (event,) = place.situation["agreements"]
    assert place.ask("propose", seat=0, event=event)["why"]["code"] == "table-bot-objects"


@pytest.mark.parametrize("game", ["katoiz"])
def test_a_table_without_clocks_shows_none(house: House, game: str) -> None:
    anna = Visitor(house.url, "Anna")
    place = anna.enter(anna.set_up(game, ["here", "here"])["table"])
    assert "clocks" not in place.situation
