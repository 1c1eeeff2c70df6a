"""Ways to complete a pot of Kobito: what a hand must bring when a workshop brings the rest.

Numbers are bits: bit 7 stands for a 7.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from speeltafel.games.kobito.components import KOBITO, LARGEST, NUMBERS, REPLACEMENT, Card
from speeltafel.games.kobito.rainbow import Rainbow
from speeltafel.games.kobito.state import Pot

Numbers: TypeAlias = int

REMEMBERED: Final = 1 << 13
"""The rivals' workshops stay the same during a turn; much more only slows down the memory."""

LISTED: Final = tuple(
    tuple(number for number in NUMBERS if numbers >> number & 1) for numbers in range(2 << LARGEST)
)
"""The numbers that each set of bits stands for."""

RUNS: Final = tuple(
    tuple(
        sum(1 << (start + step - 1) % LARGEST + 1 for step in range(count))
        for count in range(LARGEST + 1)
    )
    for start in range(LARGEST + 1)
)
"""By first number and length; what begins with 12 and with 0 is the same."""


def numbers_in(cards: Iterable[Card]) -> Numbers:
    numbers = 0
    for card in cards:
        if KOBITO < card < REPLACEMENT:
            numbers |= 1 << card
    return numbers


def ways(pot: Pot, workshop: tuple[Rainbow, ...]) -> tuple[Numbers, ...]:
    """For each way to complete the pot, the numbers that must come from the hand."""
    first, places = pot.rainbow
    return _ways(first, len(places), pot.gold.length, workshop)


@lru_cache(maxsize=REMEMBERED)
def _ways(
    first: int, length: int, wanted: int, workshop: tuple[Rainbow, ...]
) -> tuple[Numbers, ...]:
    """So many cards on the left, the others on the right; a way that asks for all that another
    asks for, and more, is no way of its own."""
    found = set()
    for on_left in range(wanted - length + 1):
        on_right = wanted - length - on_left
        lacks = RUNS[(first - on_left) % LARGEST][on_left]
        lacks |= RUNS[(first + length) % LARGEST][on_right]
        for rainbow in workshop:
            lacks &= ~brought(rainbow, (first - on_left) % LARGEST, on_left)
            lacks &= ~brought(rainbow, (first + length) % LARGEST, on_right)
        found.add(lacks)
    return tuple(
        lacks for lacks in sorted(found) if not any(each & lacks == each != lacks for each in found)
    )


def brought(rainbow: Rainbow, start: int, count: int) -> Numbers:
    """What this rainbow can bring to a run: it is lifted from its ends, and one card does not stay
    alone (KO-8). That two rainbows may be in each other's way is not looked at, nor is what stays
    when both ends are lifted."""
    first, places = rainbow
    size = len(places)
    numbers = 0
    left_end = (first - start) % LARGEST
    if left_end < count:
        lifted = liftable(min(size, count - left_end), size)
        numbers |= RUNS[first][lifted]
    right_end = (first + size - 1 - start) % LARGEST
    if right_end < count:
        lifted = liftable(min(size, right_end + 1), size)
        numbers |= RUNS[(first + size - lifted) % LARGEST][lifted]
    return numbers


def liftable(count: int, size: int) -> int:
    """At most so many cards of a rainbow of this size."""
    return count - 1 if size - count == 1 else count
