"""What is in the box: number cards, kobitos, replacement cards, and gold (`components.toml`).

A card is a number: 1–12 for what a rainbow is made of, 0 for a kobito, 13 for a replacement.
Cards of one kind are the same card, so a pile is a count for each kind.
"""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

_BOX: Final = tomllib.loads(
    (files("speeltafel.games.kobito") / "components.toml").read_text(encoding="utf-8")
)
_CARDS: Final = _BOX["cards"]

Card: TypeAlias = int
Cards: TypeAlias = tuple[int, ...]
"""How many of each kind, in the order of the kinds."""
Hand: TypeAlias = tuple[Card, ...]
"""In ascending order."""

KOBITO: Final[Card] = 0
LARGEST: Final[int] = _CARDS["numbers"]
NUMBERS: Final = range(1, LARGEST + 1)
REPLACEMENT: Final[Card] = LARGEST + 1
KINDS: Final = LARGEST + 2

DECK: Final[Cards] = (
    _CARDS["kobitos"],
    *[_CARDS["of_each_number"]] * LARGEST,
    _CARDS["replacements"],
)
NO_CARDS: Final[Cards] = (0,) * KINDS

MOST_PLAYERS: Final = 6
HAND_SIZE: Final = 5
POTS: Final = 3
WORKSHOP_SIZE: Final = 4
PENALTY: Final = 3

CIRCLE: Final[tuple[int, ...]] = (*NUMBERS, *NUMBERS)
"""Twice round the colour circle, so that every run is a slice of it: after 12 comes 1 (KO-6)."""


class Gold(NamedTuple):
    length: int
    value: int


GOLD_TABLES: Final = {
    name: tuple(sorted(Gold(length, value) for length, value in table))
    for name, table in _BOX["gold"].items()
}


def with_card(cards: Cards, card: Card, count: int = 1) -> Cards:
    return (*cards[:card], cards[card] + count, *cards[card + 1 :])


def together(one: Cards, other: Cards) -> Cards:
    return tuple(map(int.__add__, one, other))


def counted(cards: Iterable[Card]) -> Cards:
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def listed(cards: Cards) -> list[Card]:
    return [card for card, count in enumerate(cards) for _ in range(count)]


def without(hand: Hand, played: Iterable[Card]) -> Hand:
    rest = list(hand)
    for card in played:
        rest.remove(card)
    return tuple(rest)


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
