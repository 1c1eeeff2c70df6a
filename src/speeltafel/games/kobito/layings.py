"""Everything a player may do now, identical cards once, always in the same order."""

from collections.abc import Iterator
from functools import cache

from speeltafel.core.seats import Seat
from speeltafel.games.kobito.components import (
    CIRCLE,
    HAND_SIZE,
    KOBITO,
    LARGEST,
    NUMBERS,
    REPLACEMENT,
    WORKSHOP_SIZE,
    Card,
    Hand,
)
from speeltafel.games.kobito.moves import (
    AT_HOME,
    AT_POTS,
    LAYS,
    PENALTIES,
    Lay,
    Move,
    Replace,
    Spot,
    Start,
    Swap,
)
from speeltafel.games.kobito.rainbow import A_KOBITO, LEFT, RIGHT, Rainbow, follows, index_of
from speeltafel.games.kobito.spots import rainbows_for
from speeltafel.games.kobito.state import State


def layings(table: State, seat: Seat) -> list[Move]:
    """All that counts as playing from the hand (KO-5), but for penalties."""
    hand = table.hands[seat]
    if not hand:
        return []
    workshop = table.workshops[seat]
    moves: list[Move] = []
    for spot, pot in zip(AT_POTS, table.pots, strict=True):
        if pot is not None:
            moves += lays_at(spot, pot.rainbow, hand)
    for spot, rainbow in zip(AT_HOME, workshop, strict=False):
        if len(rainbow.places) < LARGEST:
            moves += lays_at(spot, rainbow, hand)
    if len(workshop) < WORKSHOP_SIZE:
        moves += starts(hand)  # KO-7
    if REPLACEMENT in hand:
        moves += replacements(table, seat)
    return moves


def lays_at(spot: Spot, rainbow: Rainbow, hand: Hand) -> list[Lay]:
    """KO-6, KO-10."""
    lays = LAYS[spot]
    found = []
    left, right = follows(rainbow, LEFT), follows(rainbow, RIGHT)
    if left in hand:
        found.append(lays[left][LEFT])
    if right in hand:
        found.append(lays[right][RIGHT])
    if hand[0] == KOBITO:
        found += lays[KOBITO]
    return found


@cache
def starts(hand: Hand) -> tuple[Start, ...]:
    """Every new rainbow these cards can make; there are fewer than twelve thousand hands."""
    found = {
        cards for first in NUMBERS for cards in _runs((), first, hand) if any(cards) and cards[1:]
    }
    return tuple(Start(cards) for cards in sorted(found, key=lambda each: (len(each), each)))


def _runs(cards: tuple[Card, ...], number: int, hand: Hand) -> Iterator[tuple[Card, ...]]:
    yield cards
    if len(cards) == HAND_SIZE:
        return
    for card in (number, KOBITO):
        if hand.count(card) > cards.count(card):
            yield from _runs((*cards, card), CIRCLE[number], hand)


def replacements(table: State, seat: Seat) -> list[Replace]:
    """KO-11."""
    numbers = numbers_in(table.hands[seat])
    found = []
    for spot, rainbow in rainbows_for(table, seat):
        for number in numbers:
            index = index_of(rainbow, number)
            if index is not None and rainbow.places[index] != A_KOBITO:
                found.append(Replace(number, spot))
    return found


def swaps(table: State, seat: Seat) -> list[Swap]:
    """KO-10."""
    hand = table.hands[seat]
    found = []
    for spot, rainbow in rainbows_for(table, seat):
        if A_KOBITO in rainbow[1]:
            for number, place in zip(rainbow.numbers, rainbow.places, strict=True):
                if place == A_KOBITO and number in hand:
                    found.append(Swap(number, spot))
    return found


def penalties(hand: Hand) -> list[Move]:
    return [PENALTIES[number] for number in numbers_in(hand)]


def numbers_in(hand: Hand) -> list[int]:
    return sorted({card for card in hand if KOBITO < card < REPLACEMENT})
