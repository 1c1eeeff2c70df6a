"""Kobito's rainbows compiled, and every way to carry one to the pots (KO-8).

A rainbow is thirteen numbers, as in observations: its first number (0: none), then each place: 0
none, 1 a kobito, 2 a number card, 3 and more one with pairs on it.
"""

import numpy as np

from speeltafel.games.kobito.components import LARGEST, POTS
from speeltafel.games.kobito.rainbow import LEFT, RIGHT
from speeltafel.research.actions.kobito import BLOCK
from speeltafel.research.vector.kernels.random import compiled

RAINBOW = 1 + LARGEST
KOBITO_PLACE, NUMBER_PLACE = 1, 2
MOST_BLOCKS = 2 * POTS
MOST_WAYS = 4096
OPENING = 4
"""What an opening holds: pot, side, anchor, room."""


@compiled
def length_of(rainbow):
    length = 0
    while length < LARGEST and rainbow[1 + length]:
        length += 1
    return length


@compiled
def wrapped(number):
    """1 … 12, in a circle."""
    return (number - 1) % LARGEST + 1


@compiled
def fits_at(rainbow, length, side):
    """The number that follows on a side."""
    return wrapped(rainbow[0] - 1) if side == LEFT else wrapped(rainbow[0] + length)


@compiled
def extend(rainbow, side, place):
    length = length_of(rainbow)
    if side == RIGHT:
        rainbow[1 + length] = place
        return
    for at in range(length, 0, -1):
        rainbow[1 + at] = rainbow[at]
    rainbow[1] = place
    rainbow[0] = wrapped(rainbow[0] - 1)


@compiled
def keep_part(rainbow, start, stop):
    """What is left when only the places from start to stop stay."""
    length = length_of(rainbow)
    for at in range(stop - start):
        rainbow[1 + at] = rainbow[1 + start + at]
    for at in range(stop - start, length):
        rainbow[1 + at] = 0
    rainbow[0] = wrapped(rainbow[0] + start) if stop > start else 0


@compiled
def find_openings(rainbow, length, pots, openings):
    """Sides of pots that some card of the rainbow fits; how many."""
    count = 0
    for pot in range(POTS):
        if pots[pot, 0] == 0:
            continue
        laid = length_of(pots[pot, 2:])
        for side in (LEFT, RIGHT):
            anchor = (fits_at(pots[pot, 2:], laid, side) - rainbow[0]) % LARGEST
            if anchor < length:
                openings[count, 0] = pot
                openings[count, 1] = side
                openings[count, 2] = anchor
                openings[count, 3] = pots[pot, 0] - laid
                count += 1
    return count


@compiled
def all_fit(pieces, count, openings):
    """No side is used twice, and no pot gets more than it asks (KO-6). A piece is an opening, and
    the places it takes from start to stop."""
    if count == 1:
        return True
    for one in range(count):
        pot, laid = openings[pieces[one, 0], 0], 0
        for other in range(count):
            if other != one and pieces[other, 0] == pieces[one, 0]:
                return False
            if openings[pieces[other, 0], 0] == pot:
                laid += pieces[other, 2] - pieces[other, 1]
        if laid > openings[pieces[one, 0], 3]:
            return False
    return True


@compiled
def add_way(ways, sizes, ends, count, parent, opening, start, stop, openings, from_left):
    """One piece more on a way; how many ways there are then."""
    if count >= MOST_WAYS or sizes[parent] >= MOST_BLOCKS:
        return count
    size = sizes[parent]
    ways[count, :size] = ways[parent, :size]
    ways[count, size, 0] = opening
    ways[count, size, 1] = start
    ways[count, size, 2] = stop
    if not all_fit(ways[count], size + 1, openings):
        return count
    sizes[count] = size + 1
    ends[count] = stop if from_left else start
    return count + 1


@compiled
def ways_from_left(length, openings, found, ways, sizes, ends):
    """All ways to lift pieces from the left end, and where the rest begins."""
    sizes[0], ends[0], count, way = 0, 0, 1, 0
    while way < count:
        start = ends[way]
        for opening in range(found):
            side, anchor, room = openings[opening, 1], openings[opening, 2], openings[opening, 3]
            if side == RIGHT and anchor == start:
                for stop in range(start + 1, min(length, start + room) + 1):
                    count = add_way(
                        ways, sizes, ends, count, way, opening, start, stop, openings, True
                    )
            elif side == LEFT and start <= anchor < start + room:
                count = add_way(
                    ways, sizes, ends, count, way, opening, start, anchor + 1, openings, True
                )
        way += 1
    return count


@compiled
def ways_from_right(length, openings, found, ways, sizes, ends):
    """All ways to lift pieces from the right end, the outermost first, and where the rest ends."""
    sizes[0], ends[0], count, way = 0, length, 1, 0
    while way < count:
        stop = ends[way]
        for opening in range(found):
            side, anchor, room = openings[opening, 1], openings[opening, 2], openings[opening, 3]
            if side == LEFT and anchor == stop - 1:
                for start in range(stop - 1, max(0, stop - room) - 1, -1):
                    count = add_way(
                        ways, sizes, ends, count, way, opening, start, stop, openings, False
                    )
            elif side == RIGHT and stop - room <= anchor < stop:
                count = add_way(
                    ways, sizes, ends, count, way, opening, anchor, stop, openings, False
                )
        way += 1
    return count


@compiled
def may_stay(rainbow, start, stop):
    """KO-7: at least two cards, and not kobitos only."""
    if stop - start < 2:
        return False
    number = False
    for at in range(start, stop):
        number |= rainbow[1 + at] >= NUMBER_PLACE
    return number


@compiled
def block_number(rainbow, piece, openings):
    pot, side = openings[piece[0], 0], openings[piece[0], 1]
    first, last = wrapped(rainbow[0] + piece[1]), wrapped(rainbow[0] + piece[2] - 1)
    return BLOCK + ((pot * 2 + side) * LARGEST + first - 1) * LARGEST + last - 1


@compiled
def next_of_carry(rainbow, pots, blocks, spelt, memory, found):
    """After so many blocks: the numbers of blocks that may follow, and whether that may be all.
    `found` gets the numbers, each once; returns how many, and 1 if the carry may end here."""
    openings, left, left_sizes, left_ends, right, right_sizes, right_ends, joined = memory
    length, count, done = length_of(rainbow), 0, 0
    sides = find_openings(rainbow, length, pots, openings)
    if sides == 0:
        return 0, 0
    lefts = ways_from_left(length, openings, sides, left, left_sizes, left_ends)
    rights = ways_from_right(length, openings, sides, right, right_sizes, right_ends)
    for one in range(lefts):
        for other in range(-1, rights):
            size = left_sizes[one]
            joined[:size] = left[one, :size]
            if other < 0:  # nothing stays
                if left_ends[one] != length:
                    continue
            else:
                more = right_sizes[other]
                if size + more == 0 or size + more > MOST_BLOCKS:
                    continue
                if not may_stay(rainbow, left_ends[one], right_ends[other]):
                    continue
                for piece in range(more):
                    joined[size + piece] = right[other, more - 1 - piece]
                size += more
                if not all_fit(joined, size, openings):
                    continue
            if size < blocks:
                continue
            same = True
            for piece in range(blocks):
                same &= block_number(rainbow, joined[piece], openings) == spelt[1 + piece]
            if not same:
                continue
            if size == blocks:
                done = 1
                continue
            number = block_number(rainbow, joined[blocks], openings)
            known = False
            for place in range(count):
                known |= found[place] == number
            if not known:
                found[count] = number
                count += 1
    return count, done


def carry_memory() -> tuple[np.ndarray, ...]:
    return (
        np.zeros((MOST_BLOCKS, OPENING), np.int64),
        np.zeros((MOST_WAYS, MOST_BLOCKS, 3), np.int64),
        np.zeros(MOST_WAYS, np.int64),
        np.zeros(MOST_WAYS, np.int64),
        np.zeros((MOST_WAYS, MOST_BLOCKS, 3), np.int64),
        np.zeros(MOST_WAYS, np.int64),
        np.zeros(MOST_WAYS, np.int64),
        np.zeros((2 * MOST_BLOCKS, 3), np.int64),
    )
