"""A puzzle is played to the win: each own move is judged, each good one answered."""

import pytest

from speeltafel.solve.puzzles import shipped_puzzles
from tests.server.house import House
from tests.server.visitor import Visitor

HARDEST = max(shipped_puzzles(), key=lambda each: each.moves)


@pytest.mark.parametrize("number", [1, HARDEST.number])
def test_following_the_hints_wins_in_as_many_moves_as_the_task_says(
    house: House, number: int
) -> None:
    http = Visitor(house.url).http
    line: list[str] = []
    own = 0
    while True:
        hint = http.post(f"/api/puzzles/katalon/{number}/hint", json={"line": line}).json()
        tried = {"line": line, "move": hint["move"]}
        answer = http.post(f"/api/puzzles/katalon/{number}", json=tried).json()
        assert answer["right"], answer
        own += 1
        line += [step["move"] for step in answer["steps"]]
        if answer["done"]:
            break
        assert answer["moves"]
    assert own == shipped_puzzles()[number - 1].moves


def test_a_wrong_move_is_refuted_by_the_reply_of_the_proof(house: House) -> None:
    puzzle = shipped_puzzles()[0]
    http = Visitor(house.url).http
    for move, refutation in puzzle.refutations.items():
        answer = http.post("/api/puzzles/katalon/1", json={"move": move}).json()
        assert not answer["right"]
        assert not answer["done"]
        assert answer["moves"] == []
        assert len(answer["steps"]) == (2 if refutation.reply else 1)


def test_a_forbidden_move_is_answered_with_the_rule(house: House) -> None:
    http = Visitor(house.url).http
    allowed = http.get("/api/puzzles/katalon/1").json()["moves"]
    every = {move for each in shipped_puzzles() for move in each.refutations}
    move = sorted(each for each in every - set(allowed) if "x" not in each)[0]
    answer = http.post("/api/puzzles/katalon/1", json={"move": move})
    assert answer.json()["kind"] == "illegal"
    assert answer.json()["text"]


def test_the_puzzles_of_a_day_are_the_same_for_everybody(house: House) -> None:
    http = Visitor(house.url).http
    monday = http.get("/api/puzzles?day=2026-11-16").json()
    assert monday == Visitor(house.url, "Anna").http.get("/api/puzzles?day=2026-11-16").json()
    assert monday["grade"] == 1
    assert http.get("/api/puzzles?day=2026-11-22").json()["grade"] == 5
    for each in monday["games"]:
        page = http.get(f"/api/puzzles/{each['game']}/{each['today']}").json()
        assert page["grade"] == 1
        assert page["all"] == sum(each["grades"])


def test_a_day_or_puzzle_that_is_none_is_told_so(house: House) -> None:
    http = Visitor(house.url).http
    assert http.get("/api/puzzles?day=2026-02-30").json()["code"] == "puzzles-no-such-day"
    assert http.get("/api/puzzles/katalon/9999").status_code == 404
    assert http.get("/api/puzzles/ludo/1").status_code == 404
