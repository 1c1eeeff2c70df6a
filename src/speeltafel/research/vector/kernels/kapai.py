"""Ka Pai compiled: the opponents' kernel (`bots/kapai/kernels/draws.py`) lists every draw, and this
adds their numbers, the dice, scores and what the player to move sees.

Seats draw in turn; a round closes when all have, so nobody sees more than the rules show.
"""

import numpy as np

from speeltafel.bots.kapai.kernels.draws import (
    CROSSES,
    FILLED,
    FRAME,
    GROUPS,
    OTHER_FRAME,
    SHEET,
    SYMBOL,
    all_draws,
    area_around,
    count_of,
    lowest,
)
from speeltafel.games.kapai.components import (
    FIELDS,
    GROUP_POINTS,
    MOST_TOTEMS,
    NETWORK_POINTS,
    ROLL_WEIGHTS,
)
from speeltafel.research.actions.kapai import CROSS as CROSS_NUMBER
from speeltafel.research.actions.kapai import FRAME as FRAME_NUMBER
from speeltafel.research.actions.kapai import SECOND as SECOND_NUMBER
from speeltafel.research.vector.kernels.random import below, compiled

TRIPLES = 70
LONGEST = 6
BASE = 100
SEAT, ROUND, FIRST, SECOND, STEPS = range(5)
"""What `now` holds: who draws, the number of the round, the two dice, steps spelled so far."""
NOW = 5
FRAMES, LAST, SHEET_ROW = SHEET, SHEET + 1, SHEET + 2
"""A sheet's row: the kernel's fourteen numbers, its groups as places, the fields drawn last."""
POINTS = np.array(GROUP_POINTS, np.int64)
NETWORK = np.array(NETWORK_POINTS, np.int64)
ROLLS = np.array([symbols for symbols, _ in ROLL_WEIGHTS], np.int64)
ROLL_OF = np.array(
    [number for number, (_, weight) in enumerate(ROLL_WEIGHTS) for _ in range(weight)], np.int64
)
"""Which roll each of the 36 throws is."""


@compiled
def spelled(sheet, row, named, triples, path):
    """The numbers of a draw, as `actions.kapai.spell`; how many."""
    new = row[FILLED] & ~sheet[FILLED]
    path[0] = row[SYMBOL] * FIELDS + lowest(new)
    count = 1
    new &= new - 1
    if new:
        path[count] = SECOND_NUMBER + lowest(new)
        count += 1
    if named:
        path[count] = FRAME_NUMBER + triples[row[FRAME]]
        count += 1
        if row[OTHER_FRAME] >= 0:
            path[count] = FRAME_NUMBER + triples[row[OTHER_FRAME]]
            count += 1
    for symbol in range(4):
        for _ in range(row[CROSSES + symbol] - sheet[CROSSES + symbol]):
            path[count] = CROSS_NUMBER + symbol
            count += 1
    return count


@compiled
def same_draw(out, one, other):
    return out[one, FILLED] == out[other, FILLED] and out[one, SYMBOL] == out[other, SYMBOL]


@compiled
def same_frames(out, one, other):
    return out[one, FRAME] == out[other, FRAME] and out[one, OTHER_FRAME] == out[other, OTHER_FRAME]


@compiled
def spell_all(sheet, count, triples, out, paths, lengths):
    """Frames are named only where there is a choice of them; draws on the same fields lie side by
    side."""
    first = 0
    while first < count:
        last, choice = first, False
        while last + 1 < count and same_draw(out, first, last + 1):
            last += 1
            choice = choice or not same_frames(out, first, last)
        for place in range(first, last + 1):
            lengths[place] = spelled(sheet, out[place], choice, triples, paths[place])
        first = last + 1


@compiled
def follows(path, length, steps, spelt):
    """Whether a draw's path goes on from the steps spelled."""
    if length <= steps:
        return False
    same = True
    for step in range(steps):
        same &= path[step] == spelt[step]
    return same


@compiled
def linked_totems(sheet, tables):
    """KP-9: how many totems the largest network links."""
    networks = np.zeros(MOST_TOTEMS, np.int64)
    count = 0
    for symbol in range(4):
        left = sheet[symbol]
        while left:
            area = area_around(left & -left, sheet[symbol])
            left &= ~area
            touched = 0
            for totem in range(tables.totems):
                if tables.sides[totem] & area:
                    touched |= 1 << totem
            if touched & (touched - 1) == 0:
                continue
            kept = 0
            for place in range(count):
                if networks[place] & touched:
                    touched |= networks[place]
                else:
                    networks[kept] = networks[place]
                    kept += 1
            networks[kept] = touched
            count = kept + 1
    best = 0
    for place in range(count):
        best = max(best, count_of(networks[place]))
    return best


@compiled
def score(sheet, tables):
    """KP-8."""
    points = NETWORK[linked_totems(sheet, tables)]
    for symbol in range(4):
        points += sheet[GROUPS + symbol] * (POINTS[symbol] + sheet[CROSSES + symbol])
    return points


@compiled
def pay(sheets, tables, rewards):
    """KP-10: most points, then most crosses, then shared; alone the score."""
    players = len(sheets)
    if players == 1:
        rewards[0] = score(sheets[0], tables)
        return
    best, winners = -1, 0
    for seat in range(players):
        standing = 100 * score(sheets[seat], tables) + sheets[seat, CROSSES : CROSSES + 4].sum()
        rewards[seat] = standing
        if standing > best:
            best, winners = standing, 0
        winners += standing == best
    for seat in range(players):
        share = 1.0 / winners if rewards[seat] == best else 0.0
        rewards[seat] = (players * share - 1.0) / (players - 1.0)


@compiled
def roll(index, now, states, lots):
    number = ROLL_OF[below(states, index, len(ROLL_OF))]
    lots[index, 0] = number
    now[index, ROUND] += 1
    now[index, FIRST] = ROLLS[number, 0]
    now[index, SECOND] = ROLLS[number, 1]


@compiled
def start(index, sheets, drawing, now, states, lots):
    sheets[index] = 0
    drawing[index] = 0
    now[index] = 0
    roll(index, now, states, lots)


@compiled
def observe(sheets, now, spelt, triples, row):
    """As `observations.kapai`, for the seat that draws next."""
    players, seat = len(sheets), now[SEAT]
    row[:] = 0
    row[now[FIRST]] = 1
    row[4 + now[SECOND]] = 1
    row[8] = now[ROUND]
    drawn, marks = 9, 9 + players
    frames = marks + players * 4 * FIELDS
    crosses = frames + players * TRIPLES
    last = crosses + players * 4
    steps = last + players * FIELDS
    for other in range(players):
        rank = (other - seat) % players
        row[drawn + rank] = other < seat
        sheet = sheets[other]
        for symbol in range(4):
            fields = sheet[symbol]
            while fields:
                row[marks + (rank * 4 + symbol) * FIELDS + lowest(fields)] = 1
                fields &= fields - 1
            row[crosses + rank * 4 + symbol] = sheet[CROSSES + symbol]
        places = sheet[FRAMES]
        while places:
            row[frames + rank * TRIPLES + triples[lowest(places)]] = 1
            places &= places - 1
        fields = sheet[LAST]
        while fields:
            row[last + rank * FIELDS + lowest(fields)] = 1
            fields &= fields - 1
    for step in range(now[STEPS]):
        row[steps + 2 * step] = (spelt[step] + 1) // BASE
        row[steps + 2 * step + 1] = (spelt[step] + 1) % BASE


@compiled
def listed(index, world, scratch):
    """Every draw of the seat to act, with its path; how many."""
    sheets, _, now, _, _ = world
    tables, triples, out, paths, lengths = scratch
    sheet = sheets[index, now[index, SEAT]]
    first, second = now[index, FIRST], now[index, SECOND]
    count = all_draws(sheet[:SHEET], first, second, tables, out)
    spell_all(sheet, count, triples, out, paths, lengths)
    return count


@compiled
def offer(index, world, scratch, rows, masks, seats):
    sheets, _, now, spelt, _ = world
    _, triples, _, paths, lengths = scratch
    count, steps = listed(index, world, scratch), now[index, STEPS]
    masks[index] = 0
    for place in range(count):
        if follows(paths[place], lengths[place], steps, spelt[index]):
            masks[index, paths[place, steps]] = 1
    observe(sheets[index], now[index], spelt[index], triples, rows[index])
    seats[index] = now[index, SEAT]


@compiled
def chosen_row(index, action, world, scratch):
    """The draw this step completes; -1 while there is more to choose."""
    _, _, now, spelt, _ = world
    _, _, _, paths, lengths = scratch
    count, steps = listed(index, world, scratch), now[index, STEPS]
    spelt[index, steps] = action
    for place in range(count):
        if lengths[place] == steps + 1 and follows(
            paths[place], lengths[place] + 1, steps + 1, spelt[index]
        ):
            return place
    return -1


@compiled
def draw(index, place, world, scratch):
    """The seat's new sheet; the round closes when all have drawn. Whether the sheets are full."""
    sheets, drawing, now, _, _ = world
    tables, _, out, _, _ = scratch
    seat, row = now[index, SEAT], out[place]
    before, after = sheets[index, seat], drawing[index, seat]
    after[:SHEET] = row[:SHEET]
    after[FRAMES] = before[FRAMES]
    if row[FRAME] >= 0:
        after[FRAMES] |= 1 << row[FRAME]
    if row[OTHER_FRAME] >= 0:
        after[FRAMES] |= 1 << row[OTHER_FRAME]
    after[LAST] = row[FILLED] & ~before[FILLED]
    now[index, STEPS] = 0
    now[index, SEAT] = seat + 1
    if seat + 1 < sheets.shape[1]:
        return False
    sheets[index] = drawing[index]
    now[index, SEAT] = 0
    return sheets[index, 0, FILLED] == tables.drawable


@compiled
def step_one(index, action, world, scratch, rows, masks, seats, lots, rewards, dones):
    sheets, drawing, now, _, states = world
    rewards[index, :] = 0
    dones[index] = False
    lots[index, 0] = -1
    if action < 0 or action >= masks.shape[1] or not masks[index, action]:
        players = sheets.shape[1]
        rewards[index, :] = 1.0 / (players - 1) if players > 1 else 0.0
        rewards[index, now[index, SEAT]] = -1.0
        dones[index] = True
    else:
        place = chosen_row(index, action, world, scratch)
        if place < 0:
            now[index, STEPS] += 1
        elif draw(index, place, world, scratch):
            pay(sheets[index], scratch[0], rewards[index])
            dones[index] = True
        elif now[index, SEAT] == 0:
            roll(index, now, states, lots)
    if dones[index]:
        start(index, sheets, drawing, now, states, lots)
    offer(index, world, scratch, rows, masks, seats)


@compiled
def reset_all(world, scratch, rows, masks, seats, lots):
    sheets, drawing, now, _, states = world
    for index in range(len(sheets)):
        start(index, sheets, drawing, now, states, lots)
        offer(index, world, scratch, rows, masks, seats)


@compiled
def step_all(actions, world, scratch, rows, masks, seats, lots, rewards, dones):
    for index in range(len(actions)):
        step_one(index, actions[index], world, scratch, rows, masks, seats, lots, rewards, dones)


@compiled
def random_number(mask, states, index):
    """One of the numbers of a mask, all alike."""
    count = 0
    for number in range(len(mask)):
        count += mask[number]
    chosen = below(states, index, count)
    for number in range(len(mask)):
        if mask[number]:
            if chosen == 0:
                return number
            chosen -= 1
    return -1


@compiled
def random_all(masks, states, actions):
    for index in range(len(actions)):
        actions[index] = random_number(masks[index], states, index)


@compiled
def play_all(moves, world, scratch, rows, masks, seats, lots, rewards, dones):
    ended, states = 0, world[4]
    for _ in range(moves):
        for index in range(len(dones)):
            action = random_number(masks[index], states, index)
            step_one(index, action, world, scratch, rows, masks, seats, lots, rewards, dones)
            ended += dones[index]
    return ended
