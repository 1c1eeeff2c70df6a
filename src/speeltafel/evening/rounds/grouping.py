"""Tables of three and more. Proved the best in a small field; in a large one found by changing
places until no change helps, from several beginnings."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final

from speeltafel.evening.rounds.costs import Costs

PROVED_UP_TO: Final = 12
BEGINNINGS: Final = 24

Seating = list[list[int]]
"""The tables; the last one holds who rests."""


def cheapest_tables(
    costs: Costs, sizes: Sequence[int], draw: Random
) -> tuple[list[tuple[int, ...]], list[int]]:
    players = len(costs.resting)
    if players <= PROVED_UP_TO:
        seating = _proved(costs, sizes)
    else:
        seating = min(
            (_improved(costs, each) for each in _beginnings(players, sizes, draw)),
            key=lambda found: _cost(costs, found),
        )
    *tables, resting = seating
    return [tuple(sorted(table)) for table in tables], sorted(resting)


def _cost(costs: Costs, seating: Seating) -> int:
    *tables, resting = seating
    return costs.of_round(tables, resting)


def _proved(costs: Costs, sizes: Sequence[int]) -> Seating:
    """Branch and bound over all ways to sit."""
    players = frozenset(range(len(costs.resting)))
    best: tuple[int, Seating] | None = None

    def go_on(left: frozenset[int], sizes: tuple[int, ...], cost: int, tables: Seating) -> None:
        nonlocal best
        if best is not None and cost >= best[0]:
            return
        if not left:
            best = cost, [*tables]
            return
        first = min(left)
        others = sorted(left - {first})
        for size in sorted(set(sizes)):
            rest = list(sizes)
            rest.remove(size)
            ways = sorted(
                (costs.of_table((first, *chosen)), chosen)
                for chosen in combinations(others, size - 1)
            )
            for more, chosen in ways:
                after = left.difference((first, *chosen))
                go_on(after, tuple(rest), cost + more, [*tables, [first, *chosen]])

    resting = len(players) - sum(sizes)
    for chosen in sorted(
        combinations(sorted(players), resting),
        key=lambda each: sum(costs.resting[one] for one in each),
    ):
        before = best
        go_on(
            players.difference(chosen), tuple(sizes), sum(costs.resting[one] for one in chosen), []
        )
        if best is not None and best is not before:
            best = best[0], [*best[1], list(chosen)]
    assert best is not None, "the sizes seat so many"
    return best[1]


def _beginnings(players: int, sizes: Sequence[int], draw: Random) -> Iterator[Seating]:
    """In the order of the field, as it stands, and then shaken more and more."""
    for number in range(BEGINNINGS):
        order = sorted(
            range(players), key=lambda each: each + draw.random() * number * players / BEGINNINGS
        )
        seating = []
        for size in (*sizes, players - sum(sizes)):
            seating.append(order[:size])
            order = order[size:]
        yield seating


def _improved(costs: Costs, seating: Seating) -> Seating:
    """Two players of different tables change places as long as that makes the round cheaper."""
    together, last = costs.together, len(seating) - 1

    def at(player: int, table: int, without: int) -> int:
        if table == last:
            return costs.resting[player]
        row = together[player]
        return sum(row[other] for other in seating[table] if other != without)

    changed = True
    while changed:
        changed = False
        for here, there in combinations(range(len(seating)), 2):
            for place in range(len(seating[here])):
                for other_place in range(len(seating[there])):
                    one, other = seating[here][place], seating[there][other_place]
                    now = at(one, here, one) + at(other, there, other)
                    then = at(one, there, other) + at(other, here, one)
                    if then < now:
                        seating[here][place], seating[there][other_place] = other, one
                        changed = True
    return seating
