"""What the tiles of a seat are worth at 3-stel (KZ-24)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.components import PROPERTIES, VALUES, common_values
from speeltafel.games.katoiz.naming import value_reason
from speeltafel.games.katoiz.variants import TrioRules

SET: Final = 3


def score(rules: TrioRules, tiles: Sequence[int]) -> int:
    if rules.scoring == "sets":
        return len(tiles) // SET
    if rules.scoring == "pile":
        return len(best_pile(tiles, rules.values))
    return sum(max(0, count - 2) for count in value_counts(tiles, 1).values())


def value_counts(tiles: Sequence[int], values: int) -> Counter[tuple[tuple[int, int], ...]]:
    """How many tiles have each value, or each pair of values."""
    return Counter(
        shared for kind in tiles for shared in combinations(enumerate(VALUES[kind]), values)
    )


def best_pile(tiles: Sequence[int], values: int) -> tuple[int, ...]:
    counts = value_counts(tiles, values)
    if not counts:
        return ()
    most = max(counts.values())
    wanted = min(shared for shared, count in counts.items() if count == most)
    return tuple(
        kind for kind in tiles if all(VALUES[kind][which] == value for which, value in wanted)
    )


def counting(rules: TrioRules, seat: Seat, tiles: tuple[int, ...]) -> list[Reason]:
    who = seat_reason(seat)
    if rules.scoring == "sets":
        return [reason("katoiz-counts-sets", seat=who, sets=len(tiles) // SET)]
    if rules.scoring == "pile":
        pile = best_pile(tiles, rules.values)
        if not pile:
            return [reason("katoiz-counts-no-pile", seat=who)]
        shared = tuple(value_reason(*pair) for pair in common_values(pile))
        return [reason("katoiz-counts-pile", seat=who, height=len(pile), shared=shared)]
    lines = []
    for which in range(3):
        counts = Counter(VALUES[kind][which] for kind in tiles)
        points = sum(max(0, count - 2) for count in counts.values())
        names = tuple(
            reason("katoiz-value-count", value=value_reason(which, value), count=count)
            for value, count in sorted(counts.items())
        )
        if names:
            lines.append(
                reason(
                    "katoiz-counts-points",
                    seat=who,
                    category=reason("katoiz-category", name=PROPERTIES[which]),
                    counts=names,
                    points=points,
                )
            )
    lines.append(reason("katoiz-counts-total", seat=who, points=score(rules, tiles)))
    return lines
