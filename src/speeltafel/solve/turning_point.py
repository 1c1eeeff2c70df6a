"""The move after which the outcome of a match of Katalon was decided, from exact values."""

from collections.abc import Sequence
from typing import NamedTuple

from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.state import State
from speeltafel.solve.oracle import Oracle
from speeltafel.solve.scores import Value


class Played(NamedTuple):
    position: State
    move: Move


class TurningPoint(NamedTuple):
    number: int
    """Of the move, counted from 1."""
    before: Value
    """What its player could still reach."""
    after: Value


def turning_point(oracle: Oracle, match: Sequence[Played]) -> TurningPoint | None:
    """The last move that gave something away; None where nobody did. Looked for from the end, where
    values cost least."""
    for number in range(len(match), 0, -1):
        position, move = match[number - 1]
        answer = oracle.ask(position)
        before, after = answer.verdict.value, answer.moves[move].value
        if before != after:
            return TurningPoint(number, before, after)
    return None
