"""Hands of Kobito that may come, counted many at once.

They are sampled from all cards that are not seen. For every kind of card one bit for each sampled
hand says whether it is in there, so a few operations answer for all of them.
"""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final

from speeltafel.bots.effort import Effort, Stopwatch, rounds
from speeltafel.bots.kobito.ways import LISTED, Numbers
from speeltafel.core.seats import Seat
from speeltafel.games.kobito.components import (
    HAND_SIZE,
    KINDS,
    KOBITO,
    Card,
    counted,
    listed,
    together,
    without,
)
from speeltafel.games.kobito.state import State

MORE: Final = 3
"""Cards that a player may get beyond the next hand, for a pot that is not completed at once."""


class Hands:
    def __init__(
        self,
        table: State,
        seat: Seat,
        generator: Random,
        effort: Effort,
        clock: Stopwatch = process_time,
    ) -> None:
        """As this seat may expect them; a round of the effort is one sampled hand."""
        cards = unseen(table, seat)
        most = min(HAND_SIZE + MORE, len(cards))
        drawn = [generator.sample(cards, most) for _ in rounds(effort, clock)]
        self.count = len(drawn)
        self._having = having(drawn)
        self._completing: dict[tuple[tuple[Numbers, ...], int, int], int] = {}

    def completing(self, ways: tuple[Numbers, ...], kobitos: int, fresh: int) -> int:
        """The hands, as bits, that bring all the numbers of one of the ways, with so many of their
        cards and so many kobitos that are held already."""
        key = ways, kobitos, fresh
        found = self._completing.get(key)
        if found is None:
            found = self._completing[key] = self._bringing(*key)
        return found

    def _bringing(self, ways: tuple[Numbers, ...], kobitos: int, fresh: int) -> int:
        having = self._having[fresh]
        everybody = (1 << self.count) - 1
        able = 0
        for numbers in ways:
            lacking = LISTED[numbers]
            if len(lacking) <= kobitos:
                return everybody
            if len(lacking) > fresh + kobitos:
                continue
            # Hands that lack none, one, two of the numbers.
            none, one, two = everybody, 0, 0
            for number in lacking:
                has = having[number]
                two = two & has | one & ~has
                one = one & has | none & ~has
                none &= has
            if kobitos == 0:
                able |= none | one & having[KOBITO] | two & having[KINDS]
            elif kobitos == 1:
                able |= none | one | two & having[KOBITO]
            else:
                able |= none | one | two
        return able


def unseen(table: State, seat: Seat) -> list[Card]:
    """All cards that this seat cannot see, however they are dealt."""
    cards = table.pile
    for other, hand in enumerate(table.hands):
        if other != seat:
            cards = together(cards, counted(without(hand, table.known[other])))
    return listed(cards)


def having(drawn: Sequence[Sequence[Card]]) -> list[list[int]]:
    """For each number of cards drawn and each kind: the hands that have one, as bits; and last
    those that have two kobitos."""
    bits = [0] * (KINDS + 1)
    found = [list(bits)]
    for place in range(HAND_SIZE + MORE):
        for number, hand in enumerate(drawn):
            if place < len(hand):
                card, bit = hand[place], 1 << number
                if card == KOBITO and bits[KOBITO] & bit:
                    bits[KINDS] |= bit
                bits[card] |= bit
        found.append(list(bits))
    return found
