"""Stapeltoren with dice compiled: the opponents' kernel (`bots/katoiz/kernels/towers.py`) plays,
and this adds every legal number, chance and what the player to move sees."""

import numpy as np

from speeltafel.bots.katoiz.kernels.dice import bit_count
from speeltafel.bots.katoiz.kernels.towers import (
    LAPSES,
    MOST,
    TURN,
    Table,
    end_turn,
    highest,
    patience,
    present_kinds,
)
from speeltafel.games.katoiz.components import KINDS, SHARED, TILES
from speeltafel.research.vector.kernels.random import below, compiled

SLOTS = len(TILES)
NO_ROLL = -1
LAPSE, BEGIN, STACK = 0, 1, 1 + KINDS
ROLL_LOT, PICTURE_LOT = KINDS, KINDS + 6
"""Where rolls stand among the numbers of chance."""
FIRST_SLOT = np.array([TILES.index(kind) for kind in range(KINDS)], np.int64)
COPIES = np.array([TILES.count(kind) for kind in range(KINDS)], np.int64)
SHARED_BITS = np.array(
    [[sum(1 << p for p in shared) for shared in row] for row in SHARED], np.int64
)


@compiled
def number_of(kind, tower, named, naming):
    names = 3 if naming else 1
    return STACK + (kind * MOST + tower) * names + (named if naming else 0)


@compiled
def legal_numbers(table, asked, fits, naming, found):
    """How many, and which."""
    seat = table.now[TURN]
    own, count = MOST * seat, 0
    for tower in range(table.numbers[seat]):
        top = table.tops[own + tower]
        takes = asked & fits[top]
        while takes:
            kind = bit_count((takes & -takes) - 1)
            takes &= takes - 1
            if not naming:
                found[count] = number_of(kind, tower, 0, naming)
                count += 1
                continue
            for named in range(3):
                if SHARED_BITS[kind, top] >> named & 1:
                    found[count] = number_of(kind, tower, named, naming)
                    count += 1
    if count == 0 and asked:
        while asked:
            found[count] = BEGIN + bit_count((asked & -asked) - 1)
            asked &= asked - 1
            count += 1
    if count == 0:
        found[0] = LAPSE
        count = 1
    return count


@compiled
def start(table, where):
    table.counts[:] = COPIES
    table.heights[:] = 0
    table.tops[:] = 0
    table.numbers[:] = 0
    table.now[:] = 0
    where[:, 0] = 0
    where[:, 1:] = 0


@compiled
def put_tile(table, kind, tower, where):
    """Notes where the tile that is stacked now will lie: seat, tower, level."""
    seat = table.now[TURN]
    slot = FIRST_SLOT[kind]
    if where[slot, 0]:
        slot += 1
    level = table.heights[MOST * seat + tower] if tower < table.numbers[seat] else 0
    where[slot, 0] = 1 + seat
    where[slot, 1] = tower
    where[slot, 2] = level


@compiled
def lies_before(first, second):
    for part in range(3):
        if first[part] != second[part]:
            return first[part] < second[part]
    return True


@compiled
def observe(table, where, roll, pictures, row, scratch):
    """As `observations.katoiz` has it for Stapeltoren, for the player to move."""
    players, seat = len(table.numbers), table.now[TURN]
    row[:] = 0
    row[0] = 1
    at = players
    if roll >= 0:
        if pictures:
            row[at + roll // 6] = 1
            row[at + 6 + roll % 6] = 1
        else:
            row[at + roll] = 1
    at += 12
    for kind in range(KINDS):
        row[at + kind] = table.counts[kind]
    at += KINDS
    for other in range(players):
        height, _ = highest(table, other)
        row[at + (other - seat) % players] = height
    at += players
    for slot in range(SLOTS):
        scratch[slot, 0] = where[slot, 0]
        if where[slot, 0]:
            scratch[slot, 0] = 1 + (where[slot, 0] - 1 - seat) % players
        scratch[slot, 1] = where[slot, 1]
        scratch[slot, 2] = where[slot, 2]
    for kind in range(KINDS):
        slot = FIRST_SLOT[kind]
        if COPIES[kind] == 2 and not lies_before(scratch[slot], scratch[slot + 1]):
            for part in range(3):
                kept = scratch[slot, part]
                scratch[slot, part] = scratch[slot + 1, part]
                scratch[slot + 1, part] = kept
    for slot in range(SLOTS):
        for part in range(3):
            row[at + 3 * slot + part] = scratch[slot, part]


@compiled
def offer(index, arrays, rules):
    """The roll for the next player where one is due, the mask and the row."""
    counts, heights, tops, numbers, now, where, rolls, found, offered, seen = arrays
    fits, asks, pictures, naming, states, lots, rows, masks, seats, scratch = rules
    table = Table(counts[index], heights[index], tops[index], numbers[index], now[index])
    for which in range(offered[index]):
        masks[index, found[index, which]] = 0
    asked = present_kinds(table.counts)
    rolls[index] = NO_ROLL
    if table.numbers[table.now[TURN]]:
        roll = below(states, index, len(asks))
        rolls[index] = roll
        lots[index, seen[index]] = (PICTURE_LOT if pictures else ROLL_LOT) + roll
        seen[index] += 1
        asked &= asks[roll]
    offered[index] = legal_numbers(table, asked, fits, naming, found[index])
    for which in range(offered[index]):
        masks[index, found[index, which]] = 1
    observe(table, where[index], rolls[index], pictures, rows[index], scratch)
    seats[index] = table.now[TURN]


@compiled
def pay(table, rewards):
    """Alone the height; else 1 for a win, shared alike, and the others pay for it."""
    players = len(table.numbers)
    if players == 1:
        rewards[0], _ = highest(table, 0)
        return
    best, winners = 0, 0
    for seat in range(players):
        height, _ = highest(table, seat)
        if height > best:
            best, winners = height, 0
        winners += height == best
    for seat in range(players):
        height, _ = highest(table, seat)
        share = 1.0 / winners if height == best else 0.0
        rewards[seat] = (players * share - 1.0) / (players - 1.0)


@compiled
def step_one(index, action, arrays, rules, rewards, dones):
    counts, heights, tops, numbers, now, where, _, _, _, seen = arrays
    _, _, _, naming, _, lots, _, masks, _, _ = rules
    table = Table(counts[index], heights[index], tops[index], numbers[index], now[index])
    lots[index, :] = -1
    seen[index] = 0
    rewards[index, :] = 0
    dones[index] = False
    if action < 0 or action >= masks.shape[1] or not masks[index, action]:
        players = len(table.numbers)
        rewards[index, :] = 1.0 / (players - 1) if players > 1 else 0.0
        rewards[index, table.now[TURN]] = -1.0
        dones[index] = True
    else:
        chosen = -1
        if action >= STACK:
            place = (action - STACK) // (3 if naming else 1)
            chosen = 64 * (place % MOST) + place // MOST
        elif action >= BEGIN:
            chosen = 64 * table.numbers[table.now[TURN]] + action - BEGIN
        if chosen >= 0:
            put_tile(table, chosen & 63, chosen >> 6, where[index])
        present = end_turn(table, present_kinds(table.counts), chosen)
        if not present or table.now[LAPSES] >= patience(table):
            pay(table, rewards[index])
            dones[index] = True
    if dones[index]:
        start(table, where[index])
    offer(index, arrays, rules)


@compiled
def reset_all(arrays, rules):
    counts, heights, tops, numbers, now, where, _, _, _, seen = arrays
    rules[5][:] = -1
    for index in range(len(counts)):
        seen[index] = 0
        table = Table(counts[index], heights[index], tops[index], numbers[index], now[index])
        start(table, where[index])
        offer(index, arrays, rules)


@compiled
def step_all(actions, arrays, rules, rewards, dones):
    for index in range(len(actions)):
        step_one(index, actions[index], arrays, rules, rewards, dones)


@compiled
def random_all(states, found, offered, actions):
    for index in range(len(actions)):
        actions[index] = found[index, below(states, index, offered[index])]


@compiled
def play_all(moves, arrays, rules, rewards, dones):
    ended = 0
    found, offered, states = arrays[7], arrays[8], rules[4]
    for _ in range(moves):
        for index in range(len(dones)):
            action = found[index, below(states, index, offered[index])]
            step_one(index, action, arrays, rules, rewards, dones)
            ended += dones[index]
    return ended
