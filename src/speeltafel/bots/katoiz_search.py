"""Which of several choices wins most: all are imagined on with the same luck, and the better half
again, until one is left (sequential halving).

What a choice promises at sight weighs as much as some imagined games: it errs too, but is not
noisy. A round is one imagined game.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Final, NamedTuple, TypeAlias

from speeltafel.bots.effort import Deadline, Effort, Stopwatch
from speeltafel.games.katoiz.moves import Move

Imagining: TypeAlias = Callable[[int, int, int], float]
"""For a choice by its number: the shares of the victory, added up, of so many games from a seed."""


class Lookout(NamedTuple):
    """What can be chosen, and what may come of it."""

    choices: list[Move]
    hopes: list[float]
    """For each choice the share of the victory it promises at sight."""
    imagine: Imagining


SEEDS: Final = 1 << 31
PORTION: Final = 2
"""Games between two looks at the clock."""


class Halving:
    def __init__(
        self, effort: Effort, width: int, trust: float, clock: Stopwatch = process_time
    ) -> None:
        self.effort = effort
        self.width = width
        """Choices that are imagined at all: those that promise most."""
        self.trust = trust
        self.clock = clock

    def shares(
        self, hopes: Sequence[float], imagine: Imagining, generator: Random
    ) -> dict[int, tuple[float, int]]:
        """For the choices that were looked into: the share of the victory, and how many games it
        was imagined in; the one that stood last comes first."""
        deadline = Deadline(self.effort.seconds, self.clock)
        left = sorted(range(len(hopes)), key=lambda choice: -hopes[choice])[: self.width]
        totals, tries = dict.fromkeys(left, 0.0), dict.fromkeys(left, 0)

        def share(choice: int) -> float:
            weight = self.trust + tries[choice]
            return (totals[choice] + self.trust * hopes[choice]) / weight

        order: list[int] = []
        phases = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            games = self.effort.rounds // (phases * len(left))
            for start in range(0, games, PORTION):
                seed, portion = generator.randrange(SEEDS), min(PORTION, games - start)
                for choice in left:
                    if deadline.passed:
                        break
                    totals[choice] += imagine(choice, seed, portion)
                    tries[choice] += portion
            left.sort(key=share, reverse=True)
            kept = (len(left) + 1) // 2
            order, left = left[kept:] + order, left[:kept]
        return {choice: (share(choice), tries[choice]) for choice in left + order}
