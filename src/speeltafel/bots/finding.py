"""What a search found out about the moves of one seat."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple


class Finding(NamedTuple):
    move: Any
    value: float
    """The share of the victory it is expected to bring, from 0 to 1, unless the search says
    otherwise."""
    tries: int
    """How often it was tried: the weight of the value."""


def ranked(findings: Sequence[Finding]) -> list[Finding]:
    """The best first: what was tried most, and of those what is worth most."""
    return sorted(findings, key=lambda each: (-each.tries, -each.value))


def best_move(findings: Sequence[Finding], generator: Random) -> Any:
    """One of the moves nothing is better than."""
    first = ranked(findings)[0]
    equal = [each.move for each in findings if each[1:] == first[1:]]
    return equal[generator.randrange(len(equal))]
