"""What decided a finished match, told with the names of those who played."""

from random import Random

from tests.server.visitor import Visitor


def test_a_finished_match_of_katalon_names_the_move_that_decided_it(anna: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "random"])
    place = anna.enter(card["table"])
    place.play_out(Random(4))
    answer = anna.http.get(f"/api/tables/{card['table']}/decision?language=nl").json()
    moves = [step for step in place.steps.values() if step["happening"] == "move"]
    assert 1 <= answer["step"] <= len(moves)
    assert answer["text"].startswith(f"Zet {answer['step']} besliste: ")
    loser = moves[answer["step"] - 1]["actor"]
    assert loser not in place.situation["end"]["winners"]
    english = anna.http.get(f"/api/tables/{card['table']}/decision?language=en").json()
    assert english["text"].startswith(f"Move {answer['step']} decided it: ")


def test_a_match_that_was_given_up_or_cannot_be_proven_gets_no_words(anna: Visitor) -> None:
    given_up = anna.set_up("katalon", ["here", "random"])["table"]
    place = anna.enter(given_up)
    place.send("resign", seat=0)
    place.wait_until(lambda here: here.over)
    other = anna.set_up("kapai", ["here"])["table"]
    anna.enter(other).play_out(Random(1))
    for table in (given_up, other):
        answer = anna.http.get(f"/api/tables/{table}/decision")
        assert answer.json() == {"text": "", "step": 0}


def test_nothing_is_told_before_the_end(anna: Visitor) -> None:
    card = anna.set_up("katalon", ["here", "here"])
    answer = anna.http.get(f"/api/tables/{card['table']}/decision")
    assert answer.status_code == 409
    assert answer.json()["code"] == "table-not-over"
