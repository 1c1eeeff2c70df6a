"""A card says enough of a table to find it again: with whom, how it stands, since when."""

import time
from random import Random

from tests.server.visitor import Visitor


def test_a_running_table_says_what_you_may_do_and_who_plays_against_you(anna: Visitor) -> None:
    anna.set_up("katalon", ["here", "beginner"])
    card = anna.http.get("/api/tables?language=nl").json()[0]
    assert card["levels"] == ["", "beginner"]
    assert card["acting"] == [0]
    assert card["told"] == "Leg de eerste steen op een veld naar keuze."
    assert abs(card["at"] - time.time()) < 60


def test_what_another_may_do_is_not_told(anna: Visitor, bram: Visitor) -> None:
    table = anna.set_up("katalon", ["here", "elsewhere"])["table"]
    card = bram.sit(table).json()
    assert card["acting"] == [0]
    assert "told" not in card


def test_a_finished_table_tells_the_result_in_the_language_asked_for(anna: Visitor) -> None:
    table = anna.set_up("katalon", ["here", "here"])["table"]
    place = anna.enter(table)
    place.play_out(Random(1))
    dutch, english = (
        anna.http.get(f"/api/tables/{table}?language={language}").json()["told"]
        for language in ("nl", "en")
    )
    assert dutch
    assert dutch != english
