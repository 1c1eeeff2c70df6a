"""What is in the box: five cubes, a base of 5×5 cells, and two cards of each building.

To the engine the two cards of building n are the numbers 2n − 2 and 2n − 1. They show the building
from two different sides, so no two cards are alike. People see another number on a card, its name,
which says nothing of its building: whoever reads names must not find twins sooner than eyes do.
Older records say `7a` and `7b`: the building and which of its pictures.
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


ROOT: Final = 5
PRIME: Final = 97
"""The powers of a primitive root mix 1 … 96 once and for all, the same on every machine."""


def _names() -> dict[Card, str]:
    """The cards of the box are 1 to 56 and the others follow, each lot well mixed."""
    box = set(DECKS[DERIVED])
    mixed = sorted(
        (card not in box, pow(ROOT, place, PRIME), card)
        for place, card in enumerate(DECKS[ALL], start=1)
    )
    return {card: str(name) for name, (*_, card) in enumerate(mixed, start=1)}


_NAMES: Final = _names()


def card_name(card: Card) -> str:
    """What people call a card, and what is printed on it."""
    return _NAMES[card]


def picture_name(card: Card) -> str:
    """`7a`: the first picture of building 7. Older records call the cards so."""
    return f"{number_on(card)}{LETTERS[card % CARDS_EACH]}"


NAMED: Final = {card_name(card): card for card in DECKS[ALL]}
CARD_NAMED: Final = NAMED | {picture_name(card): card for card in DECKS[ALL]}
"""By number, and as older records call them."""
