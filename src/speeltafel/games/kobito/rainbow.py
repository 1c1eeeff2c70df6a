"""A rainbow: a run of consecutive numbers, upward from left to right, 12 followed by 1 (KO-6).

No number stands in it twice, so a number names a place in it.
"""

from typing import Final, NamedTuple, TypeAlias

from speeltafel.games.kobito.components import (
    CIRCLE,
    KOBITO,
    LARGEST,
    NO_CARDS,
    NUMBERS,
    REPLACEMENT,
    Card,
    Cards,
)

Place: TypeAlias = int
"""What lies in one place of a rainbow: a kobito, or a number card with so many pairs of a
replacement card and a number card on it (KO-11)."""
A_KOBITO: Final[Place] = -1
A_NUMBER: Final[Place] = 0

Side: TypeAlias = int
LEFT: Final[Side] = 0
RIGHT: Final[Side] = 1


class Rainbow(NamedTuple):
    first: int
    places: tuple[Place, ...]

    @property
    def last(self) -> int:
        return CIRCLE[self.first + len(self.places) - 2]

    @property
    def numbers(self) -> tuple[int, ...]:
        return CIRCLE[self.first - 1 : self.first - 1 + len(self.places)]


NO_RAINBOW: Final = Rainbow(0, ())
"""Beside a pot that waits for its start card."""


def follows(rainbow: Rainbow, side: Side) -> int:
    """The number that fits on this side, if there is room (KO-6)."""
    first, places = rainbow
    return CIRCLE[first - 2] if side == LEFT else CIRCLE[first - 1 + len(places)]


def extended(rainbow: Rainbow, side: Side, places: tuple[Place, ...]) -> Rainbow:
    first, own = rainbow
    if side == RIGHT:
        return Rainbow(first, own + places)
    return Rainbow((first - len(places) - 1) % LARGEST + 1, places + own)


def index_of(rainbow: Rainbow, number: int) -> int | None:
    index = (number - rainbow.first) % LARGEST
    return index if index < len(rainbow.places) else None


def with_place(rainbow: Rainbow, number: int, place: Place) -> Rainbow:
    index = (number - rainbow.first) % LARGEST
    first, places = rainbow
    return Rainbow(first, (*places[:index], place, *places[index + 1 :]))


def part(rainbow: Rainbow, start: int, stop: int) -> Rainbow:
    first, places = rainbow
    return Rainbow((first + start - 1) % LARGEST + 1, places[start:stop])


def may_stay(places: tuple[Place, ...]) -> bool:
    """A workshop rainbow has at least two cards, and not kobitos only (KO-7)."""
    return len(places) >= 2 and max(places) != A_KOBITO


def cards_of(rainbow: Rainbow) -> Cards:
    """Every card that lies in it, stacks included."""
    counts = list(NO_CARDS)
    for number, place in zip(rainbow.numbers, rainbow.places, strict=True):
        if place == A_KOBITO:
            counts[KOBITO] += 1
        else:
            counts[number] += 1 + place
            counts[REPLACEMENT] += place
    return tuple(counts)


def first_of(cards: tuple[Card, ...]) -> int:
    """The number of the first place, which any number card among them tells (KO-10)."""
    index = next(i for i, card in enumerate(cards) if card != KOBITO)
    return (cards[index] - index - 1) % len(NUMBERS) + 1


def is_run(cards: tuple[Card, ...]) -> bool:
    """Whether these are consecutive from left to right, kobitos standing for any number."""
    numbers = [(card - i) % len(NUMBERS) for i, card in enumerate(cards) if card != KOBITO]
    return REPLACEMENT not in cards and len(set(numbers)) == 1
