"""Forward through the layers: which positions can be reached from the empty board."""

import numpy as np

from speeltafel.solve.make.kernels.bits import (
    BARRED_CODE,
    BARRED_MASK,
    BOX_IMAGE,
    BOX_MASK,
    FIELD,
    FIELD_IMAGE,
    LETTER,
    compiled,
    compress,
    lowest_bit,
    popcount,
    settle,
)


@compiled
def fill_recolouring(table, occupied, symmetry, target):
    """Tables that take a colouring of `occupied` to that of its image within `target`."""
    places = np.zeros(21, np.int64)
    rest = occupied
    index = 0
    while rest:
        field = np.int64(lowest_bit(np.uint64(rest)))
        below = (1 << FIELD_IMAGE[symmetry, field]) - 1
        places[index] = 1 << np.int64(popcount(np.uint64(target & below)))
        index += 1
        rest &= rest - 1
    for group in range(3):
        table[group, 0] = 0
        for value in range(1, 128):
            low = np.int64(lowest_bit(np.uint64(value)))
            table[group, value] = table[group, value & (value - 1)] | places[7 * group + low]


@compiled
def winning_colouring(box, field, occupied):
    """The colouring that a stone on `field` turns into a whole box; -1 when none does."""
    mask = BOX_MASK[box]
    others = mask & ~(1 << field)
    if not (mask >> field) & 1 or others & ~occupied:
        return -1
    return compress(others, occupied)


@compiled
def spread_placements(
    stones, representatives, planes, words, bits, first, last,
    next_representatives, next_planes, next_words, next_bits, number, symmetry, stabilizers,
):  # fmt: skip
    """Marks in `next_bits` every position that a placement from orbits first … last leads to."""
    table = np.zeros((3, 128), np.int64)
    everything = (1 << stones) - 1
    for orbit in range(first, last):
        occupied = representatives[orbit]
        for field in range(21):
            if (occupied >> field) & 1:
                continue
            after = occupied | (1 << field)
            how = np.int64(symmetry[after])
            next_orbit = np.int64(number[after])
            target = next_representatives[next_orbit]
            stabilizer = np.int64(stabilizers[target])
            fill_recolouring(table, occupied, how, target)
            win_outer = -1 if field == 20 else winning_colouring(field // 5, field, occupied)
            win_middle = winning_colouring(4, field, occupied)
            for box in range(5):
                sent_to = LETTER[box, field]
                if sent_to < 0:
                    continue
                mask = BOX_MASK[sent_to]
                barred = BARRED_CODE[box, sent_to] if after & mask == mask else 0
                company = compress(mask & ~(1 << field), occupied)
                next_box = BOX_IMAGE[how, sent_to]
                base = planes[5 * orbit + box] * words
                for word in range(words):
                    rest = bits[base + word]
                    while rest:
                        mine = 64 * word + np.int64(lowest_bit(rest))
                        rest &= rest - np.uint64(1)
                        if win_outer >= 0 and mine & win_outer == win_outer:
                            continue  # KT-6.1
                        if win_middle >= 0 and mine & win_middle == win_middle:
                            continue
                        theirs = everything ^ mine
                        if popcount(np.uint64(theirs)) == 12:
                            continue  # KT-6.4
                        code = barred
                        if barred and mine & company == 0:
                            code = 0  # KT-5: the only one may be captured
                        colouring = (
                            table[0, theirs & 127]
                            | table[1, (theirs >> 7) & 127]
                            | table[2, theirs >> 14]
                        )
                        at_box = next_box
                        if stabilizer != 1:
                            at_box, colouring = settle(next_box, colouring, target, stabilizer)
                        plane = next_planes[5 * next_orbit + at_box] + code
                        one = np.uint64(1) << np.uint64(colouring & 63)
                        next_bits[plane * next_words + (colouring >> 6)] |= one


@compiled
def survey(occupied, full, box_colours, stone, wins):
    """What captures on these fields need to know; returns whether any box is full.

    `stone[box, letter]` is the place of a field in a colouring, `wins[box, letter]` the one or two
    colourings that make a box whole when that stone is mine (0 when that box is not full).
    """
    any_full = False
    for box in range(5):
        mask = BOX_MASK[box]
        full[box] = occupied & mask == mask
        any_full |= full[box]
        box_colours[box] = compress(mask, occupied)
    for box in range(5):
        for letter in range(5):
            field = FIELD[box, letter]
            stone[box, letter] = compress(1 << field, occupied)
            index = 0
            wins[box, letter, 0] = 0
            wins[box, letter, 1] = 0
            for other in range(5):
                if full[other] and LETTER[other, field] >= 0:
                    wins[box, letter, index] = box_colours[other]
                    index += 1
    return any_full


@compiled
def makes_whole(colouring, boxes):
    """Whether the colouring fills the one or two full boxes that a captured field lies in."""
    if colouring & boxes[0] == boxes[0]:
        return True
    return boxes[1] != 0 and colouring & boxes[1] == boxes[1]


@compiled
def spread_captures(
    stones, occupied, stabilizer, orbit_planes, words, bits, waves, counts,
    full, box_colours, stone, wins,
):  # fmt: skip
    """Follows captures on one set of fields: `waves[k]` is what k captures in a row reach.

    Open positions reached are marked in `bits`. Needs `survey`. Returns the longest row found.
    """
    everything = (1 << stones) - 1
    for box in range(5):
        if full[box]:
            for code in range(2 if box == 4 else 3):
                source = (orbit_planes[box] + code) * words
                for word in range(words):
                    waves[0, 3 * box + code, word] = bits[source + word]
                for k in range(1, 10):
                    waves[k, 3 * box + code, :] = 0
    longest = -1
    for k in range(10):
        found = 0
        for box in range(5):
            if not full[box]:
                continue
            for code in range(2 if box == 4 else 3):
                barred = BARRED_MASK[box, code]
                for word in range(words):
                    rest = waves[k, 3 * box + code, word]
                    found += np.int64(popcount(rest))
                    if k == 9:
                        continue  # KT-6.3: the next capture ends the game
                    while rest:
                        mine = 64 * word + np.int64(lowest_bit(rest))
                        rest &= rest - np.uint64(1)
                        for letter in range(5):
                            one = stone[box, letter]
                            if mine & one or (barred >> FIELD[box, letter]) & 1:
                                continue
                            after = mine | one
                            if makes_whole(after, wins[box, letter]):
                                continue  # KT-6.1
                            at_box, colouring = letter, everything ^ after
                            next_code = 0
                            if full[letter] and after & box_colours[letter] != one:
                                next_code = BARRED_CODE[box, letter]
                            if stabilizer != 1:
                                at_box, colouring = settle(letter, colouring, occupied, stabilizer)
                            bit = np.uint64(1) << np.uint64(colouring & 63)
                            if full[letter]:
                                waves[k + 1, 3 * at_box + next_code, colouring >> 6] |= bit
                            else:
                                bits[orbit_planes[at_box] * words + (colouring >> 6)] |= bit
        counts[k] += found
        if not found:
            break
        longest = k
    return longest


@compiled
def spread_all_captures(
    stones, representatives, planes, words, bits, first, last, stabilizers, counts
):
    """`spread_captures` for orbits first … last; `counts[k]` grows by the positions per count."""
    waves = np.zeros((10, 15, words), np.uint64)
    full = np.zeros(5, np.bool_)
    box_colours = np.zeros(5, np.int64)
    stone = np.zeros((5, 5), np.int64)
    wins = np.zeros((5, 5, 2), np.int64)
    for orbit in range(first, last):
        occupied = representatives[orbit]
        if survey(occupied, full, box_colours, stone, wins):
            spread_captures(
                stones, occupied, np.int64(stabilizers[occupied]),
                planes[5 * orbit : 5 * orbit + 5], words, bits, waves, counts,
                full, box_colours, stone, wins,
            )  # fmt: skip
