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

Imagining: TypeAlias = Callable[[int, int, int], tuple[float, float]]
"""For a choice by its number, over so many games from a seed: the shares of the victory, added up;
and what they were worth, which also counts by how much a game was won or lost."""


class Lookout(NamedTuple):
    """What can be chosen, and what may come of it."""

    choices: list[Move]
    hopes: list[float]
    """For each choice the share of the victory it promises at sight."""
    imagine: Imagining


SEEDS: Final = 1 << 31


class Halving:
    def __init__(
        self,
        effort: Effort,
        width: int,
        trust: float,
        clock: Stopwatch = process_time,
        portion: int = 2,
    ) -> None:
        self.effort = effort
        self.width = width
        """Choices that are imagined at all: those that promise most."""
        self.trust = trust
        self.clock = clock
        self.portion = portion
        """Games between two looks at the clock."""

    def shares(
        self, hopes: Sequence[float], imagine: Imagining, generator: Random
    ) -> dict[int, tuple[float, int]]:
        """For the choices that were looked into: the share of the victory it brought, and in how
        many imagined games; in none: what it promises. The one that stood last comes first."""
        deadline = Deadline(self.effort.seconds, self.clock)
        left = sorted(range(len(hopes)), key=lambda choice: -hopes[choice])[: self.width]
        won, worth = dict.fromkeys(left, 0.0), dict.fromkeys(left, 0.0)
        tries = dict.fromkeys(left, 0)

        def promise(choice: int) -> float:
            weight = self.trust + tries[choice]
            return (worth[choice] + self.trust * hopes[choice]) / weight

        order: list[int] = []
        phases = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            games = self.effort.rounds // (phases * len(left))
            for start in range(0, games, self.portion):
                seed, portion = generator.randrange(SEEDS), min(self.portion, games - start)
                for choice in left:
                    if deadline.passed:
                        break
                    shares, worths = imagine(choice, seed, portion)
                    won[choice] += shares
                    worth[choice] += worths
                    tries[choice] += portion
                else:
                    continue
                break  # out of time
            left.sort(key=promise, reverse=True)
            kept = (len(left) + 1) // 2
            order, left = left[kept:] + order, left[:kept]
        return {
            choice: (won[choice] / tries[choice] if tries[choice] else hopes[choice], tries[choice])
            for choice in left + order
        }
