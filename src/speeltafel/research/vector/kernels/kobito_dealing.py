"""Kobito compiled: the cards that come, pots won, the order of turns (KO-3, KO-9, KO-13)."""

import numpy as np

from speeltafel.games.kobito.components import (
    DECK,
    HAND_SIZE,
    KINDS,
    KOBITO,
    LARGEST,
    POTS,
    REPLACEMENT,
    WORKSHOP_SIZE,
)
from speeltafel.research.actions.kobito import (
    GOLD_CARDS,
)
from speeltafel.research.vector.kernels.rainbows import (
    KOBITO_PLACE,
    NUMBER_PLACE,
    length_of,
    wrapped,
)
from speeltafel.research.vector.kernels.random import below, compiled

TURN, TURNS, MINIMUM, PLAYED, STIRRED, IDLE, STEPS, LOTS, OVER = range(9)
NOW = 9
PILE, DISCARD = 0, 1
LONGEST = 8
BASE = 100
MOST_LOTS = 80
START_LOT = len(GOLD_CARDS)
DRAW_LOT = START_LOT + LARGEST
FULL_DECK = np.array(DECK, np.int64)


@compiled
def note(index, now, lots, number):
    lots[index, now[LOTS]] = number
    now[LOTS] += 1


@compiled
def weighted(index, states, counts, first, last):
    """A kind of card between first and last, by how many there are."""
    chosen = below(states, index, counts[first:last].sum())
    for kind in range(first, last):
        chosen -= counts[kind]
        if chosen < 0:
            return kind
    return -1


@compiled
def shuffle_in(piles):
    """KO-13: an empty pile takes the discard pile at once."""
    if piles[PILE].sum() == 0:
        piles[PILE] = piles[DISCARD]
        piles[DISCARD] = 0


@compiled
def turn_up(index, table, states, lots, gold_table, gold_lots):
    """A gold card for the first free place, and its start card."""
    pots, _, _, _, piles, gold, _, _, now = table
    which = below(states, index, gold.sum())
    card = 0
    while which or not gold[card]:
        which -= gold[card]
        card += 1
    gold[card] = 0
    note(index, now, lots, gold_lots[card])
    slot = 0
    while pots[slot, 0]:
        slot += 1
    if piles[PILE, 1:REPLACEMENT].sum() == 0:
        piles[PILE] += piles[DISCARD]
        piles[DISCARD] = 0
    number = weighted(index, states, piles[PILE], 1, REPLACEMENT)
    note(index, now, lots, START_LOT + number - 1)
    piles[PILE, number] -= 1
    pots[slot] = 0
    pots[slot, 0] = gold_table[card, 0]
    pots[slot, 1] = gold_table[card, 1]
    pots[slot, 2] = number
    pots[slot, 3] = NUMBER_PLACE
    shuffle_in(piles)


@compiled
def fill_hand(index, table, seat, states, lots):
    _, _, hands, _, piles, _, _, _, now = table
    while hands[seat].sum() < HAND_SIZE and piles[PILE].sum():
        card = weighted(index, states, piles[PILE], 0, KINDS)
        note(index, now, lots, DRAW_LOT + card)
        piles[PILE, card] -= 1
        hands[seat, card] += 1
        now[STIRRED] = 1
        shuffle_in(piles)


@compiled
def count_workshop(workshop):
    count = 0
    while count < WORKSHOP_SIZE and workshop[count, 0]:
        count += 1
    return count


@compiled
def next_turn(table):
    _, workshops, hands, _, _, _, _, _, now = table
    players = len(hands)
    seat = (now[TURN] + 1) % players
    now[IDLE] = 0 if now[STIRRED] else now[IDLE] + 1
    now[OVER] = now[IDLE] >= players
    now[TURN] = seat
    now[TURNS] += 1
    now[MINIMUM] = min(1 + count_workshop(workshops[seat]), hands[seat].sum())
    now[PLAYED] = 0
    now[STIRRED] = 0


@compiled
def settle(index, table, states, lots, gold_table, gold_lots):
    """KO-9: full pots are won, the dearer first; after each chance turns up the next."""
    pots, _, _, _, piles, gold, won, _, now = table
    while True:
        slot = -1
        for pot in range(POTS):
            full = pots[pot, 0] and length_of(pots[pot, 2:]) == pots[pot, 0]
            if full and (slot < 0 or pots[pot, 1] > pots[slot, 1]):
                slot = pot
        if slot < 0:
            return
        for card in range(len(gold)):
            if gold_table[card, 0] == pots[slot, 0] and gold_table[card, 1] == pots[slot, 1]:
                won[now[TURN], card] = 1
        rainbow = pots[slot, 2:]
        for at in range(length_of(rainbow)):
            place = rainbow[1 + at]
            if place == KOBITO_PLACE:
                piles[DISCARD, KOBITO] += 1
            else:
                piles[DISCARD, wrapped(rainbow[0] + at)] += place - NUMBER_PLACE + 1
                piles[DISCARD, REPLACEMENT] += place - NUMBER_PLACE
        pots[slot] = 0
        shuffle_in(piles)
        if gold.sum() == 0:
            now[OVER] = 1  # KO-14
            return
        turn_up(index, table, states, lots, gold_table, gold_lots)


@compiled
def start(index, table, states, lots, gold_table, gold_lots):
    pots, workshops, hands, known, piles, gold, won, penalties, now = table
    kept = now[LOTS]
    for array in (pots, hands, known, piles, won, penalties):
        array[:] = 0
    workshops[:] = 0
    gold[:] = 1
    now[:] = 0
    now[LOTS] = kept
    piles[PILE] = FULL_DECK
    for _ in range(POTS):
        turn_up(index, table, states, lots, gold_table, gold_lots)
    for seat in range(len(hands)):
        fill_hand(index, table, seat, states, lots)
    now[TURN] = len(hands) - 1
    next_turn(table)
