"""Explicit chance: a roll or a drawn card is a move, made by `CHANCE`.

A deck has no hidden order: a card is decided when it is drawn.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


class Chance(Protocol[M_co]):
    """What chance may do now."""

    def sample(self, generator: Random) -> M_co: ...

    def admits(self, move: object) -> bool:
        """Whether chance could have done this: records are checked with it."""

    @property
    def outcomes(self) -> Sequence[tuple[M_co, int]] | None:
        """Every outcome with its weight (probability = weight ÷ sum), or None when there are
        too many to list."""


@dataclass(frozen=True, slots=True)
class Weighted(Generic[M]):
    """Chance that can be listed: dice, one card from a pile."""

    outcomes: Sequence[tuple[M, int]]

    def sample(self, generator: Random) -> M:
        rest = generator.randrange(sum(weight for _, weight in self.outcomes))
        for move, weight in self.outcomes:
            rest -= weight
            if rest < 0:
                return move
        raise AssertionError("weights add up to their sum")

    def admits(self, move: object) -> bool:
        """Named tuples of different types may be equal, so the type counts too."""
        return any(type(move) is type(each) and move == each for each, _ in self.outcomes)


@dataclass(frozen=True, slots=True)
class Sampled(Generic[M]):
    """Chance too rich to list: forty tiles laid out at random."""

    draw: Callable[[Random], M]
    possible: Callable[[object], bool]
    outcomes: None = None

    def sample(self, generator: Random) -> M:
        return self.draw(generator)

    def admits(self, move: object) -> bool:
        return self.possible(move)
