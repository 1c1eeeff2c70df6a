"""What decided a match: the last move that gave something away."""

from random import Random

import pytest

from speeltafel.core.refusal import accept
from speeltafel.games.katalon.rules import apply, is_over, legal_moves, outcome
from speeltafel.games.katalon.state import START
from speeltafel.solve.oracle import Oracle, open_book
from speeltafel.solve.turning_point import Played, turning_point


@pytest.fixture(scope="module")
def oracle() -> Oracle:
    return Oracle(accept(open_book()))


def game(seed: int) -> list[Played]:
    generator, position = Random(seed), START
    line = []
    while not is_over(position):
        move = generator.choice(legal_moves(position, position.turn))
        line.append(Played(position, move))
        position = apply(position, position.turn, move)
    return line


@pytest.mark.parametrize("seed", range(6))
def test_after_the_turning_point_nobody_gives_anything_away(oracle: Oracle, seed: int) -> None:
    line = game(seed)
    point = turning_point(oracle, line)
    assert point is not None
    for number, (position, move) in enumerate(line, 1):
        answer = oracle.ask(position)
        kept = answer.moves[move].value == answer.verdict.value
        if number == point.number:
            assert not kept
            assert (point.before, point.after) == (
                answer.verdict.value,
                answer.moves[move].value,
            )
        elif number > point.number:
            assert kept
    end = outcome(apply(line[-1].position, line[-1].position.turn, line[-1].move))
    assert end is not None
    loser = line[point.number - 1].position.turn
    assert loser not in end.winners


def test_a_match_without_a_mistake_has_none(oracle: Oracle) -> None:
    position, line = START, []
    while not is_over(position):
        move = oracle.ask(position).best[0]
        line.append(Played(position, move))
        position = apply(position, position.turn, move)
    assert turning_point(oracle, line) is None
