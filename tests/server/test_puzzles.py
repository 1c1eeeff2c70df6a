"""A puzzle is played to the win: each own move is judged, each good one answered."""

import pytest

from speeltafel.solve.puzzles import GRADES, shipped_puzzles
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
        hint = http.post(f"/api/puzzles/{number}/hint", json={"line": line}).json()
        tried = {"line": line, "move": hint["move"]}
        answer = http.post(f"/api/puzzles/{number}", json=tried).json()
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
        answer = http.post("/api/puzzles/1", json={"move": move}).json()
        assert not answer["right"]
        assert not answer["done"]
        assert answer["moves"] == []
        assert len(answer["steps"]) == (2 if refutation.reply else 1)


def test_a_forbidden_move_is_answered_with_the_rule(house: House) -> None:
    http = Visitor(house.url).http
    allowed = http.get("/api/puzzles/1").json()["moves"]
    every = {move for each in shipped_puzzles() for move in each.refutations}
    move = sorted(each for each in every - set(allowed) if "x" not in each)[0]
    answer = http.post("/api/puzzles/1", json={"move": move})
    assert answer.json()["kind"] == "illegal"
    assert answer.json()["text"]


@pytest.mark.parametrize("grade", GRADES)
def test_the_puzzle_of_the_day_has_the_grade_asked_for(house: House, grade: int) -> None:
    http = Visitor(house.url).http
    assert http.get(f"/api/puzzles/0?grade={grade}").json()["grade"] == grade
