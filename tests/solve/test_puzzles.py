"""Every shipped puzzle: one winning first move, proven by the second method, and no twins."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from speeltafel.games.katalon.notation import format_move, format_position
from speeltafel.games.katalon.rules import apply, is_over, legal_moves, outcome
from speeltafel.solve.explanation import own_moves
from speeltafel.solve.make.kernels.alphabeta import AlphaBeta
from speeltafel.solve.make.puzzle_maker import make_pack, make_puzzle
from speeltafel.solve.node import node_of
from speeltafel.solve.oracle import find_oracle
from speeltafel.solve.puzzles import GRADES, Puzzle, puzzle_data, puzzle_from, shipped_puzzles
from speeltafel.solve.scores import backed_up, plies_of, value_of
from speeltafel.solve.symmetry import representative

PUZZLES = shipped_puzzles()


@pytest.fixture(scope="module")
def judge() -> AlphaBeta:
    return AlphaBeta()


def scores(puzzle: Puzzle, judge: AlphaBeta) -> dict[str, int]:
    start = puzzle.start
    found: dict[str, int] = {}
    for move in legal_moves(start, start.turn):
        after = apply(start, start.turn, move)
        end = outcome(after)
        if end is None:
            found[format_move(move)] = backed_up(judge.solve(node_of(after)))
        else:
            found[format_move(move)] = (
                0 if not end.winners else 127 if end.winners == (start.turn,) else -127
            )
    return found


def test_there_are_at_least_300_over_five_grades() -> None:
    assert len(PUZZLES) >= 300
    grades = Counter(puzzle.grade for puzzle in PUZZLES)
    assert set(grades) == set(GRADES)
    assert min(grades.values()) >= 60
    assert {puzzle.moves for puzzle in PUZZLES} == {2, 3, 4, 5, 6}
    assert [puzzle.number for puzzle in PUZZLES] == list(range(1, len(PUZZLES) + 1))


def test_no_two_are_equal_under_symmetry() -> None:
    assert len({representative(node_of(puzzle.start)) for puzzle in PUZZLES}) == len(PUZZLES)


def test_exactly_one_first_move_wins_and_every_other_is_refuted(judge: AlphaBeta) -> None:
    for puzzle in PUZZLES:
        found = scores(puzzle, judge)
        winning = [move for move, score in found.items() if score > 0]
        assert winning == [puzzle.solution]
        assert plies_of(found[puzzle.solution]) == puzzle.plies
        assert own_moves(puzzle.plies) == puzzle.moves
        assert set(puzzle.refutations) == set(found) - {puzzle.solution}
        for move, refutation in puzzle.refutations.items():
            assert refutation.value == value_of(found[move])
            assert refutation.plies == plies_of(found[move])


def test_the_reply_of_a_refutation_keeps_what_it_promises(judge: AlphaBeta) -> None:
    for puzzle in Random(1).sample(PUZZLES, 60):
        start = puzzle.start
        for move in legal_moves(start, start.turn):
            refutation = puzzle.refutations.get(format_move(move))
            if refutation is None or not refutation.reply:
                continue
            after = apply(start, start.turn, move)
            replies = {format_move(each): each for each in legal_moves(after, after.turn)}
            then = apply(after, after.turn, replies[refutation.reply])
            if not is_over(then):
                assert value_of(judge.solve(node_of(then))) == refutation.value


def test_harder_grades_take_more_search() -> None:
    efforts = [
        float(np.median([puzzle.effort for puzzle in PUZZLES if puzzle.grade == grade]))
        for grade in GRADES
    ]
    assert efforts == sorted(efforts)


def test_a_pack_can_be_made_and_written_and_read() -> None:
    told: list[int] = []
    pack = make_pack(find_oracle(), 2, seed=7, found=told.append)
    assert len(pack) == 10
    assert told == list(range(1, 11))
    assert [puzzle_from(puzzle_data(each)) for each in pack] == pack
    for puzzle in pack:
        assert format_position(puzzle.start) == puzzle.position
        again = make_puzzle(find_oracle(), puzzle.start)
        assert again is not None
        assert again._replace(number=puzzle.number, grade=puzzle.grade) == puzzle
