"""Live search, alpha-beta and plain search straight from the rules find the same scores."""

import numpy as np

from speeltafel.solve.make.kernels.alphabeta import AlphaBeta
from speeltafel.solve.node import node_of
from speeltafel.solve.scores import BEST, LOSS_NOW, WIN_NOW, backed_up, handed_down
from speeltafel.solve.search import LiveSearch
from tests.solve import plain_score, running_positions

LATE = [position for position in running_positions(6, games=40) if node_of(position).stones >= 19]


def test_the_plain_reference_agrees_on_late_positions() -> None:
    assert len(LATE) > 60
    searched, alpha_beta = LiveSearch(), AlphaBeta()
    for position in LATE:
        expected = plain_score(position)
        assert searched.solve(node_of(position)) == expected
        assert alpha_beta.solve(node_of(position)) == expected


def test_search_and_alpha_beta_agree_through_the_game() -> None:
    nodes = [node_of(each) for each in running_positions(7, games=25)]
    nodes = [node for node in nodes if node.stones >= 13]
    found = AlphaBeta().solve_all(np.array(nodes, np.int64))
    searched = LiveSearch()
    assert [searched.solve(node) for node in nodes] == [int(score) for score in found]


def test_what_was_remembered_does_not_change_an_answer() -> None:
    """Every window of a search leaves bounds behind; none may be wrong."""
    searched = LiveSearch()
    for position in LATE[:60]:
        node, expected = node_of(position), plain_score(position)
        for alpha in range(LOSS_NOW - 1, WIN_NOW + 1, 7):
            found = searched.score(node, alpha, alpha + 1)
            assert (found > alpha) == (expected > alpha)
            assert found <= expected if found > alpha else found >= expected


def test_bounds_go_down_as_scores_come_up() -> None:
    for score in [*range(2, BEST), 0, *range(-127, -1)]:
        assert handed_down(backed_up(score)) == score
