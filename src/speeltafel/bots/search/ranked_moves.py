"""What a search found out about the moves of one seat."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple


class RankedMove(NamedTuple):
    move: Any
    value: float
    """The share of the victory it is expected to bring, from 0 to 1, unless the search says
    otherwise."""
    tries: int
    """How often it was tried: the weight of the value."""


def best_first(ranked_moves: Sequence[RankedMove]) -> list[RankedMove]:
    """The best first: what was tried most, and of those what is worth most."""
    return sorted(ranked_moves, key=lambda each: (-each.tries, -each.value))


def best_move(ranked_moves: Sequence[RankedMove], generator: Random) -> Any:
    """One of the moves nothing is better than."""
    first = best_first(ranked_moves)[0]
    equal = [each.move for each in ranked_moves if each[1:] == first[1:]]
    return equal[generator.randrange(len(equal))]


def any_of_the_best(options: Sequence[Any], values: Sequence[float], generator: Random) -> Any:
    best = max(values)
    equal = [option for option, value in zip(options, values, strict=True) if value == best]
    return equal[generator.randrange(len(equal))]
