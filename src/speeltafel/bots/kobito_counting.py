"""Kobito by counting cards: how likely each pot is completed by whom, from hands that may come.

Hands are sampled from all cards that are not seen, many at once: for every number one bit for each
sampled hand says whether it is in there, so a few operations answer for all of them.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from time import process_time
from typing import Final

from speeltafel.bots.effort import Effort, Stopwatch, rounds
from speeltafel.bots.kobito_plan import (
    A_KOBITO_KEPT,
    A_REPLACEMENT_KEPT,
    end_worth,
    table_worth,
)
from speeltafel.core.seats import Seat
from speeltafel.games.kobito.components import (
    CIRCLE,
    HAND_SIZE,
    KINDS,
    KOBITO,
    LARGEST,
    REPLACEMENT,
    Card,
    counted,
    listed,
    together,
    without,
)
from speeltafel.games.kobito.rainbow import Rainbow
from speeltafel.games.kobito.state import Pot, Stage, Table

MORE: Final = 3
"""Cards that a player may get beyond the next hand, for a pot that is not completed at once."""

# Tried against one another; none of them makes more than a small difference.
UNDISTURBED: Final = 0.85
"""How likely a rival leaves a pot as it is, so that what was prepared for it still fits."""
LATER: Final = 0.5
"""What a pot completed later counts, of one completed in the next turn."""
A_CARD_PREPARED: Final = 0.2


class Expectation:
    """Judges tables of one turn for one seat; all of them with the same sampled hands."""

    def __init__(
        self,
        table: Table,
        seat: Seat,
        generator: Random,
        effort: Effort,
        clock: Stopwatch = process_time,
    ) -> None:
        """A round of the effort is one sampled hand."""
        cards = unseen(table, seat)
        most = min(HAND_SIZE + MORE, len(cards))
        drawn = [generator.sample(cards, most) for _ in rounds(effort, clock)]
        self.hands = len(drawn)
        self.having = [_having(drawn, count) for count in range(HAND_SIZE + MORE + 1)]
        """For each number of cards drawn and each kind: the hands that have one, as bits; and
        last those that have two kobitos."""
        self._chances: dict[tuple[int, int, int, int, int, int], float] = {}

    def worth(self, table: Table, seat: Seat) -> float:
        """How good it would be for this seat to end its turn like this."""
        if table.stage is Stage.OVER:
            return end_worth(table, seat)
        hand = table.hands[seat]
        return (
            table_worth(table, seat, A_CARD_PREPARED, lambda pot: self.prospect(table, pot, seat))
            + A_KOBITO_KEPT * hand.count(KOBITO)
            + A_REPLACEMENT_KEPT * hand.count(REPLACEMENT)
        )

    def prospect(self, table: Table, pot: Pot, seat: Seat) -> float:
        """What an open pot is worth: the hope to win it, less what rivals will."""
        rivals = [rival for rival in range(len(table.hands)) if rival != seat]
        safe = 1.0
        for rival in rivals:
            safe *= 1 - self.chance(pot, table.workshops[rival], table.known[rival], HAND_SIZE)
        hand, workshop = table.hands[seat], table.workshops[seat]
        soon = self.chance(pot, workshop, hand, HAND_SIZE)
        later = self.chance(pot, workshop, hand, HAND_SIZE + MORE)
        hope = safe * UNDISTURBED ** len(rivals) * (soon + LATER * (later - soon))
        return pot.gold.value * (hope - (1 - safe) / len(rivals))

    def chance(
        self, pot: Pot, workshop: Sequence[Rainbow], hand: Sequence[Card], cards: int
    ) -> float:
        """How likely the pot is completed from this workshop, this hand and fresh cards that make
        it so many. What a workshop rainbow must keep (KO-7) is not looked at."""
        here = 0
        kobitos = hand.count(KOBITO)
        for rainbow in workshop:
            here |= numbers_in(rainbow)
        for card in hand:
            if KOBITO < card < REPLACEMENT:
                here |= 1 << card
        first, places = pot.rainbow
        key = (first, len(places), pot.gold.length, here, kobitos, cards - len(hand))
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = self._completing(*key).bit_count() / self.hands
        return found

    def _completing(
        self, first: int, length: int, wanted: int, here: int, kobitos: int, fresh: int
    ) -> int:
        """The sampled hands that complete it, as bits."""
        having = self.having[fresh]
        everybody = (1 << self.hands) - 1
        able = 0
        for numbers in completions(first, length, wanted):
            lacking = [number for number in numbers if not here >> number & 1]
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


def unseen(table: Table, seat: Seat) -> list[Card]:
    """All cards that this seat cannot see, however they are dealt."""
    cards = table.pile
    for other, hand in enumerate(table.hands):
        if other != seat:
            cards = together(cards, counted(without(hand, table.known[other])))
    return listed(cards)


def _having(drawn: Sequence[Sequence[Card]], count: int) -> list[int]:
    having = [0] * (KINDS + 1)
    for place, hand in enumerate(drawn):
        bit = 1 << place
        for card in hand[:count]:
            if card == KOBITO and having[KOBITO] & bit:
                having[KINDS] |= bit
            having[card] |= bit
    return having


@lru_cache(maxsize=1 << 12)
def numbers_in(rainbow: Rainbow) -> int:
    return sum(1 << number for number in rainbow.numbers)


@lru_cache(maxsize=1 << 12)
def completions(first: int, length: int, wanted: int) -> tuple[tuple[int, ...], ...]:
    """The numbers that must come to a rainbow for it to be as long as wanted: so many on the left,
    the others on the right."""
    room = wanted - length
    return tuple(
        (
            *(CIRCLE[first - 2 - step] for step in range(left)),
            *(CIRCLE[(first + length - 1 + step) % LARGEST] for step in range(room - left)),
        )
        for left in range(room + 1)
    )
