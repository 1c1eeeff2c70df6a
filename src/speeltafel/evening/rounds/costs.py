"""What it costs to put two players at one table, or to let one rest: several wishes, the more
important one always before all others, packed into one whole number."""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from speeltafel.evening.rounds.field import History

CHANCE: int = 1000
"""Of what costs the same, the generator chooses."""

Wish = Callable[[int, int | None], int]
"""What it costs that two sit at one table, or that one rests (None)."""


class Costs(NamedTuple):
    """By the place of the players in the field."""

    together: tuple[tuple[int, ...], ...]
    resting: tuple[int, ...]

    def of_table(self, table: Sequence[int]) -> int:
        return sum(self.together[one][other] for one, other in combinations(table, 2))

    def of_round(self, tables: Sequence[Sequence[int]], resting: Sequence[int]) -> int:
        return sum(map(self.of_table, tables)) + sum(self.resting[each] for each in resting)


def costs(
    players: Sequence[int], history: History, wishes: Sequence[Wish], biggest: int, draw: Random
) -> Costs:
    """The wishes come after: everybody rests once before anybody rests again, and nobody meets
    the same player again."""

    def rest(player: int) -> tuple[int, ...]:
        return (history.rests[player] ** 2, 0, *(wish(player, None) for wish in wishes), chance())

    def meet(one: int, other: int) -> tuple[int, ...]:
        met = history.met(one, other)
        return (0, met * met, *(wish(one, other) for wish in wishes), chance())

    def chance() -> int:
        return draw.randrange(CHANCE)

    resting = [rest(player) for player in players]
    together = {pair: meet(*pair) for pair in combinations(players, 2)}
    entries = (*resting, *together.values())
    terms = len(players) * max(1, biggest - 1)
    weights = [1]
    for level in reversed(range(1, len(resting[0]))):
        weights.append(weights[-1] * (max(each[level] for each in entries) * terms + 1))
    weights.reverse()

    def packed(levels: Sequence[int]) -> int:
        return sum(value * weight for value, weight in zip(levels, weights, strict=True))

    pairs = {frozenset(pair): packed(levels) for pair, levels in together.items()}
    return Costs(
        tuple(
            tuple(0 if one == other else pairs[frozenset((one, other))] for other in players)
            for one in players
        ),
        tuple(map(packed, resting)),
    )


def unequal(history: History) -> Wish:
    """Equals meet equals, and one of the last rests."""
    least = min(history.points.values(), default=0)

    def by(one: int, other: int | None) -> int:
        apart = history.points[one] - (least if other is None else history.points[other])
        return apart * apart

    return by


def same_side(history: History) -> Wish:
    """Who has begun too often should meet who has begun too seldom."""
    widest = max(history.owed.values(), default=0) - min(history.owed.values(), default=0)

    def by(one: int, other: int | None) -> int:
        return 0 if other is None else widest - abs(history.owed[one] - history.owed[other])

    return by
