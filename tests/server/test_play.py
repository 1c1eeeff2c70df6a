"""Whole games over real sockets, and everything that can be said in between."""

from random import Random

import pytest

from speeltafel.core.match import Match
from speeltafel.core.record import Record, parse_record, replay
from speeltafel.games import GAMES
from tests.server.house import House
from tests.server.visitor import Visitor, play_together


@pytest.mark.parametrize("game", GAMES)
def test_two_clients_play_a_whole_game(anna: Visitor, bram: Visitor, game: str) -> None:
    card = anna.set_up(game, ["here", "elsewhere"])
    assert not card["started"]
    assert bram.sit(card["table"]).json()["started"]
    places = [anna.enter(card["table"]), bram.enter(card["table"])]
    play_together(places, Random(game))
    one, other = places
    assert one.situation["end"]["winners"] == other.situation["end"]["winners"]
    record = parse_record(anna.http.get(f"/api/tables/{card['table']}/record").text)
    assert isinstance(record, Record)
    assert isinstance(replay(record, GAMES), Match)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_the_computer(anna: Visitor, game: str) -> None:
    card = anna.set_up(game, ["here", "random"])
    place = anna.enter(card["table"])
    place.play_out(Random(game))
    assert place.over


def test_people_on_one_device_have_a_sight_each(anna: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "here"])
    place = anna.enter(card["table"])
    assert place.you == [0, 1]
    assert set(place.sights) == {0, 1}
    place.play_out(Random(1))


def test_two_devices_of_one_guest_hold_the_same_seat(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    tablet = Visitor(anna.url)
    code = anna.http.post("/api/guest/passage").json()["code"]
    assert tablet.http.post(f"/api/guest/passage/{code.lower()}").json() == {"name": "Anna"}
    phone_place, tablet_place = anna.enter(card["table"]), tablet.enter(card["table"])
    assert phone_place.you == tablet_place.you == [0]
    phone_place.move(0, "Nz")
    tablet_place.wait_until(lambda place: place.sights[0]["view"]["last"] == "Nz")
    bram_place = bram.enter(card["table"])
    bram_place.move(1, "Zn")
    tablet_place.wait_until(lambda place: place.sights[0]["acts"])
    assert tablet_place.move(0, "Nw")["is"] == "done"
    phone_place.wait_until(lambda place: place.sights[0]["view"]["last"] == "Nw")


def test_a_spectator_sees_and_may_not_touch(anna: Visitor, house: House) -> None:
    card = anna.set_up("katalon", ["here", "here"])
    stranger = Visitor(house.url).enter(card["table"])
    assert stranger.you == []
    assert stranger.sights[None]["moves"] == []
    place = anna.enter(card["table"])
    place.move(0, "Nz")
    stranger.wait_until(lambda each: each.sights[None]["view"]["last"] == "Nz")
    refusal = stranger.move(0, "Zn")
    assert (refusal["is"], refusal["why"]["code"]) == ("refused", "table-not-your-seat")


def test_a_stale_move_is_refused_and_nothing_is_lost(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    start = place.sequence
    place.move(0, "Nz")
    refusal = place.move(1, "Zn", seen=start)
    assert (refusal["is"], refusal["kind"]) == ("refused", "stale")
    assert place.move(1, "Zn")["is"] == "done"


def test_a_move_sent_twice_happens_once(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    seen = place.sequence
    first = place.move(0, "Nz", ticket="once")
    again = place.move(0, "Nz", seen=seen, ticket="once")
    assert again == first
    assert place.sequence == seen + 1


def test_a_move_of_another_seat_or_out_of_turn_is_refused(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    place = bram.enter(card["table"])
    assert place.move(0, "Nz")["why"]["code"] == "table-not-your-seat"
    refusal = place.move(1, "Nz")
    assert refusal["kind"] == "not-your-turn"
    assert "Anna" in refusal["text"]


def test_an_illegal_move_is_answered_with_what_why_and_what_instead(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    place.move(0, "Nz")
    refusal = place.move(1, "Nn")
    assert refusal["why"]["code"] == "katalon-other-box"
    assert refusal["instead"]["code"] == "katalon-must-place"
    assert place.move(1, "nonsense")["kind"] == "notation"


def test_nobody_moves_before_all_seats_are_taken(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "elsewhere"])["table"])
    assert place.situation == {"started": False}
    assert place.move(0, "Nz")["why"]["code"] == "table-not-started"


def test_why_tells_without_doing(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    told = place.ask("why", seat=0, move="nz")
    assert (told["is"], told["move"]) == ("answer", "Nz")
    assert "zuidveld van Noord" in told["told"]["text"]
    place.move(0, "Nz")
    assert place.ask("why", seat=1, move="Nn")["why"]["code"] == "katalon-other-box"
    assert place.sights[1]["view"]["last"] == "Nz"


def test_a_hint_is_a_legal_move(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    hint = place.ask("hint", seat=0)
    assert hint["move"] in place.sights[0]["moves"]
    assert place.ask("hint", seat=1)["kind"] == "not-your-turn"


def test_the_language_can_change_at_any_time(anna: Visitor) -> None:
    place = anna.enter(anna.set_up("katalon", ["here", "here"])["table"])
    assert place.sights[0]["prompt"]["text"].startswith("Leg")
    place.send("language", language="en")
    place.wait_for("welcome")
    assert not place.sights[0]["prompt"]["text"].startswith("Leg")


def test_people_say_friendly_phrases_and_nothing_else(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    here, there = anna.enter(card["table"]), bram.enter(card["table"])
    here.send("talk", seat=0, phrase="nice-move")
    heard = there.wait_for("talk")
    assert (heard["seat"], heard["text"]) == (0, "Nice move!")
    assert here.ask("talk", seat=0, phrase="you are stupid")["is"] == "refused"


def test_a_rematch_keeps_the_people_and_changes_who_begins(anna: Visitor, bram: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    places = [anna.enter(card["table"]), bram.enter(card["table"])]
    assert places[0].ask("rematch", seat=0)["why"]["code"] == "table-not-over"
    play_together(places, Random(3))
    places[0].ask("rematch", seat=0)
    places[1].wait_until(lambda place: place.situation.get("question") is not None)
    question = places[1].situation["question"]
    assert (question["what"], question["of"]) == ("rematch", [1])
    assert "rematch" not in places[1].situation, "nobody is dragged along"
    places[1].ask("reply", seat=1, question=question["sequence"], yes=True)
    places[0].wait_until(lambda place: bool(place.situation.get("rematch")))
    again = places[0].situation["rematch"]
    places[0].ask("rematch", seat=0)
    assert places[0].situation["rematch"] == again
    next_place = bram.enter(again)
    assert sorted(next_place.welcome["table"]["series"]) == [0, 1]
    assert next_place.you == [0]
    assert [seat["name"] for seat in next_place.seats.values()] == ["Bram", "Anna"]
    assert next_place.sights[0]["acts"]


def test_a_replay_shows_every_view_and_a_running_one_only_ones_own(
    anna: Visitor, bram: Visitor
) -> None:
    card = anna.set_up("katalon", ["here", "elsewhere"])
    bram.sit(card["table"])
    place = anna.enter(card["table"])
    place.move(0, "Nz")
    address = f"/api/tables/{card['table']}/replay"
    told = anna.http.get(address, params={"seat": 0, "language": "en"}).json()
    assert [step["move"] for step in told["steps"]] == ["Nz"]
    assert told["steps"][0]["view"]["last"] == "Nz"
    assert anna.http.get(address, params={"seat": 1}).status_code == 403
    assert anna.http.get(address).status_code == 200
    assert anna.http.get(address, params={"seat": 7}).status_code == 404
    assert anna.http.get(f"/api/tables/{card['table']}/record").status_code == 409
