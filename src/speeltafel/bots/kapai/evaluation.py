"""What a sheet of Ka Pai may still become: groups that lack one or two symbols, crosses to come,
totems that are nearly linked. `kernels/evaluation.py` is the same, compiled."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from speeltafel.games.kapai.components import (
    GROUP_POINTS,
    LINE,
    NETWORK_POINTS,
    TRIPLE_MASKS,
    area_around,
    beside,
)
from speeltafel.games.kapai.sheets import Layout
from speeltafel.games.kapai.state import Sheet


class Weights(NamedTuple):
    """How likely things come about that are not there yet, by symbol."""

    lacks_one: tuple[float, ...]
    """A group that lacks one symbol."""
    lacks_two: tuple[float, ...]
    gap: tuple[float, ...]
    """One empty field between two totems that must get the symbol."""
    late: float = 12
    """With fewer empty fields than this, chances shrink."""
    crosses: float = 1.0
    """The part of a cross to come that is counted on."""
    unlikely: float = 0.02
    """Links with a smaller chance are not thought of."""

    def numbers(self) -> tuple[float, ...]:
        """All in a row, as the kernel wants them."""
        return (
            *self.lacks_one,
            *self.lacks_two,
            *self.gap,
            self.late,
            self.crosses,
            self.unlikely,
        )


WEIGHTS: Final = Weights(
    lacks_one=(0.55, 0.45, 0.35, 0.45),
    lacks_two=(0.16, 0.12, 0.08, 0.12),
    gap=(0.6, 0.5, 0.4, 0.5),
)
"""Of the baseline, guessed."""
SKILLED: Final = Weights(
    lacks_one=(0.62, 0.41, 0.26, 0.41),
    lacks_two=(0.19, 0.06, 0.06, 0.14),
    gap=(0.55, 0.41, 0.52, 0.73),
    late=12.4,
    crosses=1.44,
)
"""Found by trying: what makes a player that looks one draw ahead score most."""


class Network(NamedTuple):
    """Totems that may become linked, and the points this may bring."""

    size: int
    certainty: float
    value: float


def evaluate(layout: Layout, sheet: Sheet, weights: Weights = WEIGHTS) -> float:
    """The score a sheet may be expected to reach; exact when it is full (KP-8)."""
    free = layout.drawable & ~sheet.filled
    time = min(1.0, free.bit_count() / weights.late)
    groups = [
        count + time * groups_to_come(sheet, symbol, free, weights)
        for symbol, count in enumerate(sheet.groups)
    ]
    value = sum(
        count * (points + crosses)
        for count, points, crosses in zip(groups, GROUP_POINTS, sheet.crosses, strict=True)
    )
    crosses_to_come = weights.crosses * (groups[LINE] - sheet.groups[LINE])
    return value + crosses_to_come * max(groups) + network_to_come(layout, sheet, free, weights)


def groups_to_come(sheet: Sheet, symbol: int, free: int, weights: Weights) -> float:
    """Groups that may still be finished, none of them sharing a field with another."""
    loose = sheet.marks[symbol] & ~sheet.framed
    usable = loose | free
    found = 0.0
    taken = 0
    for lacking, chance in ((1, weights.lacks_one[symbol]), (2, weights.lacks_two[symbol])):
        for mask in TRIPLE_MASKS:
            if mask & (usable & ~taken) == mask and (mask & free).bit_count() == lacking:
                found += chance
                taken |= mask
    return found


def network_to_come(layout: Layout, sheet: Sheet, free: int, weights: Weights) -> float:
    """KP-9 with chances: links are taken from the surest on, as in a spanning tree."""
    chances: list[tuple[float, int, int]] = []
    for first in range(len(layout.totems)):
        for second, chance in enumerate(_links_from(layout, sheet, free, weights, first)):
            if second > first and chance > weights.unlikely:
                chances.append((chance, first, second))
    chances.sort(reverse=True)
    networks = {totem: Network(1, 1.0, 0.0) for totem in range(len(layout.totems))}
    home = list(networks)
    for chance, first, second in chances:
        kept, gone = home[first], home[second]
        if kept != gone:
            networks[kept] = _joined(networks[kept], networks.pop(gone), chance)
            home = [kept if each == gone else each for each in home]
    return max((network.value for network in networks.values()), default=0.0)


def _joined(one: Network, other: Network, chance: float) -> Network:
    size = one.size + other.size
    certainty = one.certainty * other.certainty * chance
    gain = NETWORK_POINTS[size] - NETWORK_POINTS[max(one.size, other.size)]
    return Network(size, certainty, max(one.value, other.value) + certainty * gain)


def _links_from(
    layout: Layout, sheet: Sheet, free: int, weights: Weights, totem: int
) -> Sequence[float]:
    """For each totem how likely it gets linked to this one, by the best symbol."""
    best = [0.0] * len(layout.totems)
    start = layout.sides[totem]
    for symbol, mark in enumerate(sheet.marks):
        zone = area_around(start & mark, mark)
        chance = 1.0
        while chance > weights.unlikely:
            for other, sides in enumerate(layout.sides):
                if sides & zone and chance > best[other]:
                    best[other] = chance
            step = (start | beside(zone)) & free & ~zone
            if not step:
                break
            zone = area_around(zone | step, mark)
            chance *= weights.gap[symbol]
    return best
