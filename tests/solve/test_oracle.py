"""The oracle: exact for every position, every move, from the book or beyond it."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from speeltafel.core.refusal import Refused, accept
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.notation import format_move, parse_position
from speeltafel.games.katalon.rules import apply, is_over, outcome
from speeltafel.games.katalon.state import START
from speeltafel.solve.make.kernels.alphabeta import AlphaBeta
from speeltafel.solve.node import node_of
from speeltafel.solve.oracle import SOLUTION_NAME, Oracle, find_oracle, open_book
from speeltafel.solve.scores import backed_up
from tests.solve import running_positions


@pytest.fixture(scope="module")
def oracle() -> Oracle:
    return Oracle(accept(open_book()))


def test_every_move_has_the_value_that_alpha_beta_finds(oracle: Oracle) -> None:
    judge = AlphaBeta()
    positions = [each for each in running_positions(11, games=30) if node_of(each).stones >= 6]
    for position in positions:
        answer = oracle.ask(position)
        assert answer.verdict.score == judge.solve(node_of(position))
        for move, verdict in answer.moves.items():
            after = apply(position, position.turn, move)
            if is_over(after):
                assert verdict.plies in (1, None)
                end = outcome(after)
                assert end is not None
                assert (verdict.value == "win") == (end.winners == (position.turn,))
            else:
                assert verdict.score == backed_up(judge.solve(node_of(after)))


def test_yellow_wins_by_beginning_on_an_outer_tip(oracle: Oracle) -> None:
    answer = oracle.ask(START)
    assert (answer.verdict.value, answer.verdict.plies) == ("win", 28)
    assert [format_move(move) for move in answer.best] == ["Nn", "Oo", "Zz", "Ww"]
    found = {format_move(move)[0] + str(verdict.value) for move, verdict in answer.moves.items()}
    assert found == {"Nwin", "Nloss", "Owin", "Oloss", "Zwin", "Zloss", "Wwin", "Wloss", "Mdraw"}


def test_all_first_moves_agree_with_alpha_beta_from_the_empty_board(oracle: Oracle) -> None:
    answer = oracle.ask(START)
    afters = [node_of(apply(START, 0, move)) for move in answer.moves]
    scores = AlphaBeta().solve_all(np.array(afters, np.int64))
    assert [verdict.score for verdict in answer.moves.values()] == [
        backed_up(int(score)) for score in scores
    ]


def test_a_position_that_no_game_reaches_is_answered_too(oracle: Oracle) -> None:
    position = accept(parse_position("yyy.. ..... rr... ..... y r N Nn 0"))
    assert oracle.solution.score(node_of(position)) is None
    answer = oracle.ask(position)
    assert answer.verdict.score == AlphaBeta().solve(node_of(position))


def test_nobody_is_to_move_after_the_end(oracle: Oracle) -> None:
    ended = accept(parse_position("yyyyy ..... rrr.. r.... . r M Nm 0"))
    with pytest.raises(ValueError, match="over"):
        oracle.ask(ended)


def test_a_full_file_is_used_where_it_lies_and_a_bad_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_SOLUTION", str(tmp_path))
    find_oracle.cache_clear()
    assert find_oracle().solution.path.name == "katalon-book.solution"
    book = accept(open_book())
    (tmp_path / SOLUTION_NAME).write_bytes(book.path.read_bytes())
    find_oracle.cache_clear()
    assert find_oracle().solution.path == tmp_path / SOLUTION_NAME
    (tmp_path / SOLUTION_NAME).write_bytes(b"something else")
    find_oracle.cache_clear()
    with pytest.raises(Refused):
        find_oracle()
    find_oracle.cache_clear()
    assert KATALON.rules_version == 1  # raised? then the book and the puzzles are to be made again


def test_it_answers_several_askers_at_once(oracle: Oracle) -> None:
    positions = [each for each in running_positions(12, games=12) if node_of(each).stones >= 14]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(Oracle(oracle.solution).ask, positions))
    assert answers == [oracle.ask(position) for position in positions]
