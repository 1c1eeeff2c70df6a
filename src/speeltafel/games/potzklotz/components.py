"""What is in the box: five cubes, a base of 5×5 cells, and two cards of each building.

Cards are numbers: the two cards of building n are 2n − 2 and 2n − 1. They show the building from
two different sides, so no two cards are alike; people call them `7a` and `7b`.
"""

from functools import cache
from typing import Final, TypeAlias

from speeltafel.games.potzklotz.buildings import (
    BUILDINGS,
    Building,
    in_deck,
    seen_from,
    with_number,
)
from speeltafel.games.potzklotz.pictures import card_sides

Card: TypeAlias = int

BASE: Final = 5
"""Cells along each side of the base."""

CARDS_EACH: Final = 2
LETTERS: Final = "ab"

DERIVED: Final = "derived"
ALL: Final = "all"


def _cards(numbers: list[int]) -> tuple[Card, ...]:
    return tuple(CARDS_EACH * (number - 1) + twin for number in numbers for twin in (0, 1))


DECKS: Final = {
    DERIVED: _cards([n for n, shape in enumerate(BUILDINGS, 1) if in_deck(shape)]),
    ALL: _cards([n for n in range(1, len(BUILDINGS) + 1) if card_sides(n)]),
}
"""PK-2."""


def number_on(card: Card) -> int:
    """The number of the building a card shows."""
    return card // CARDS_EACH + 1


def twin_of(card: Card) -> Card:
    """The other card of the same building."""
    return card ^ 1


@cache
def pictured(card: Card) -> Building:
    """The building as it stands in the picture of a card."""
    number = number_on(card)
    sides = card_sides(number)
    assert sides is not None, f"building {number} has no cards"
    return seen_from(with_number(number), sides[card % CARDS_EACH])


def card_name(card: Card) -> str:
    return f"{number_on(card)}{LETTERS[card % CARDS_EACH]}"


CARD_NAMED: Final = {card_name(card): card for card in DECKS[ALL]}
