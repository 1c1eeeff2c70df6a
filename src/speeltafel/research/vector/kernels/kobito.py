"""Kobito compiled: what a move does, what the player to move sees, what is paid."""

import numpy as np

from speeltafel.games.kobito.components import (
    HAND_SIZE,
    KINDS,
    KOBITO,
    LARGEST,
    PENALTY,
    POTS,
    REPLACEMENT,
    WORKSHOP_SIZE,
)
from speeltafel.games.kobito.rainbow import LEFT, RIGHT
from speeltafel.research.actions.kobito import (
    BLOCK,
    CARDS,
    DONE,
    FINISH,
    GO_ON,
    REPLACE,
    SLOT,
    START,
    SWAP,
)
from speeltafel.research.actions.kobito import PENALTY as PENALTY_NUMBER
from speeltafel.research.vector.kernels.kobito_dealing import (
    BASE,
    DISCARD,
    MINIMUM,
    PILE,
    PLAYED,
    STEPS,
    STIRRED,
    TURN,
    count_workshop,
    fill_hand,
    next_turn,
    settle,
)
from speeltafel.research.vector.kernels.rainbows import (
    KOBITO_PLACE,
    NUMBER_PLACE,
    RAINBOW,
    extend,
    keep_part,
    length_of,
    wrapped,
)
from speeltafel.research.vector.kernels.random import compiled

PLAY_STAGE, STAGES = 3, 6


@compiled
def play_card(table, card):
    """KO-5: from the hand; one of the cards everybody knows may be the one that was played."""
    _, _, hands, known, _, _, _, _, now = table
    seat = now[TURN]
    hands[seat, card] -= 1
    if known[seat, card]:
        known[seat, card] -= 1
    now[PLAYED] += 1
    now[STIRRED] = 1


@compiled
def rainbow_at(table, spot):
    """By the place in the alphabet."""
    pots, workshops, _, _, _, _, _, _, now = table
    if spot < POTS:
        return pots[spot, 2:]
    if spot < POTS + WORKSHOP_SIZE:
        return workshops[now[TURN], spot - POTS]
    rest = spot - POTS - WORKSHOP_SIZE
    return workshops[rest // WORKSHOP_SIZE, rest % WORKSHOP_SIZE]


@compiled
def carry(table, spelt, blocks):
    pots, workshops, _, _, _, _, _, _, now = table
    workshop, slot = workshops[now[TURN]], spelt[0] - SLOT
    rainbow = workshop[slot]
    first_number, length = rainbow[0], length_of(rainbow)
    stays = np.ones(LARGEST, np.int64)
    for block in range(blocks):
        code = spelt[1 + block] - BLOCK
        last, code = code % LARGEST + 1, code // LARGEST
        first, code = code % LARGEST + 1, code // LARGEST
        side, pot = code % 2, code // 2
        start = (first - first_number) % LARGEST
        stop = start + (last - first) % LARGEST + 1
        stays[start:stop] = 0
        if side == RIGHT:
            for at in range(start, stop):
                extend(pots[pot, 2:], RIGHT, rainbow[1 + at])
        else:
            for at in range(stop - 1, start - 1, -1):
                extend(pots[pot, 2:], LEFT, rainbow[1 + at])
    begin, end = 0, 0
    for at in range(length):
        if stays[at]:
            if end == 0:
                begin = at
            end = at + 1
    if end:
        keep_part(rainbow, begin, end)
    else:
        for at in range(slot, WORKSHOP_SIZE - 1):
            workshop[at] = workshop[at + 1]
        workshop[WORKSHOP_SIZE - 1] = 0
    now[STIRRED] = 1


@compiled
def begin_rainbow(table, spelt, cards):
    _, workshops, _, _, _, _, _, _, now = table
    workshop = workshops[now[TURN]]
    rainbow = workshop[count_workshop(workshop)]
    rainbow[:] = 0
    for step in range(cards):
        card = spelt[step] - (START if step == 0 else GO_ON)
        rainbow[1 + step] = NUMBER_PLACE if card else KOBITO_PLACE
        if card:
            rainbow[0] = wrapped(card - step)
        play_card(table, card)


@compiled
def spot_and_number(code):
    return code // LARGEST, code % LARGEST + 1


@compiled
def act(index, action, table, spelt, states, lots, gold_table, gold_lots):
    """One legal step."""
    _, _, hands, known, piles, _, _, penalties, now = table
    seat, steps = now[TURN], now[STEPS]
    if START <= action < DONE:
        spelt[steps] = action
        now[STEPS] += 1
        return
    now[STEPS] = 0
    if action == DONE:
        if spelt[0] >= SLOT:
            carry(table, spelt, steps - 1)
            settle(index, table, states, lots, gold_table, gold_lots)
        else:
            begin_rainbow(table, spelt, steps)
    elif action < START:
        side, place = action % 2, action // 2
        card, spot = place % CARDS, place // CARDS
        play_card(table, card)
        extend(rainbow_at(table, spot), side, NUMBER_PLACE if card else KOBITO_PLACE)
        settle(index, table, states, lots, gold_table, gold_lots)
    elif action < REPLACE:
        spot, number = spot_and_number(action - SWAP)
        rainbow = rainbow_at(table, spot)
        rainbow[1 + (number - rainbow[0]) % LARGEST] = NUMBER_PLACE
        hands[seat, number] -= 1
        hands[seat, KOBITO] += 1
        known[seat, KOBITO] += 1
        now[STIRRED] = 1
    elif action < PENALTY_NUMBER:
        spot, number = spot_and_number(action - REPLACE)
        play_card(table, number)
        play_card(table, REPLACEMENT)
        rainbow = rainbow_at(table, spot)
        rainbow[1 + (number - rainbow[0]) % LARGEST] += 1
    elif action < FINISH:
        play_card(table, action - PENALTY_NUMBER + 1)
        penalties[seat, action - PENALTY_NUMBER] += 1
    else:
        if now[PLAYED] < now[MINIMUM]:
            known[seat] = hands[seat]
        if hands[seat].sum() < HAND_SIZE and piles[PILE].sum():
            fill_hand(index, table, seat, states, lots)
        next_turn(table)


# ── What is seen and paid


@compiled
def observe(table, spelt, row):
    """As `observations.kobito`, for the player to move."""
    pots, workshops, hands, known, piles, gold, won, penalties, now = table
    players, seat = len(hands), now[TURN]
    row[:] = 0
    row[PLAY_STAGE] = 1
    row[STAGES] = 1
    at = STAGES + players
    row[at] = now[MINIMUM]
    row[at + 1] = now[PLAYED]
    at += 2
    row[at : at + pots.size] = pots.reshape(pots.size)
    at += pots.size
    row[at : at + len(gold)] = gold
    at += len(gold)
    row[at] = piles[PILE].sum()
    at += 1
    row[at : at + KINDS] = piles[DISCARD]
    at += KINDS
    row[at : at + KINDS] = hands[seat]
    at += KINDS
    sizes, knowns = at, at + players
    shops = knowns + players * KINDS
    shop = WORKSHOP_SIZE * RAINBOW
    wins = shops + players * shop
    pays = wins + players * len(gold)
    for owner in range(players):
        rank = (owner - seat) % players
        row[sizes + rank] = hands[owner].sum()
        row[knowns + rank * KINDS : knowns + (rank + 1) * KINDS] = known[owner]
        row[shops + rank * shop : shops + (rank + 1) * shop] = workshops[owner].reshape(shop)
        row[wins + rank * len(gold) : wins + (rank + 1) * len(gold)] = won[owner]
        row[pays + rank * LARGEST : pays + (rank + 1) * LARGEST] = penalties[owner]
    at = pays + players * LARGEST
    for step in range(now[STEPS]):
        row[at + 2 * step] = (spelt[step] + 1) // BASE
        row[at + 2 * step + 1] = (spelt[step] + 1) % BASE


@compiled
def pay(table, gold_table, rewards):
    """KO-14: most points; shared victories are shared."""
    _, _, hands, _, _, _, won, penalties, _ = table
    players, best, winners = len(hands), -1_000_000, 0
    for seat in range(players):
        points = -PENALTY * penalties[seat].sum()
        for card in range(len(gold_table)):
            points += won[seat, card] * gold_table[card, 1]
        rewards[seat] = points
        if points > best:
            best, winners = points, 0
        winners += points == best
    for seat in range(players):
        share = 1.0 / winners if rewards[seat] == best else 0.0
        rewards[seat] = (players * share - 1.0) / (players - 1.0)
