"""Backward through the layers: exact values from the last stone to the first.

Placements lead to the next layer and captures raise the count, so the game has no cycles, and one
pass gives value and distance: open positions first, then the capture counts 9 … 0.
"""

import numpy as np

from speeltafel.solve.make.kernels.bits import (
    BARRED_CODE,
    BARRED_MASK,
    BOX_IMAGE,
    BOX_MASK,
    FIELD,
    LETTER,
    backed_up,
    compiled,
    compress,
    expand,
    lowest_bit,
    popcount,
    settle,
)
from speeltafel.solve.make.kernels.forward import (
    fill_recolouring,
    makes_whole,
    spread_captures,
    survey,
    winning_colouring,
)


@compiled
def _has_most_boxes(stones):
    boxes = 0
    for box in range(5):
        boxes += popcount(np.uint64(stones & BOX_MASK[box])) >= 3
    return boxes >= 3


@compiled
def look_up(plane, colouring, words, bits, ranks, values):
    word = plane * words + (colouring >> 6)
    below = (np.uint64(1) << np.uint64(colouring & 63)) - np.uint64(1)
    return np.int64(values[np.int64(ranks[word]) + np.int64(popcount(bits[word] & below))])


@compiled
def solve_open(
    stones, representatives, planes, words, bits, ranks, values, first, last,
    next_representatives, next_planes, next_words, next_bits, next_ranks, next_values,
    number, symmetry, stabilizers,
):  # fmt: skip
    """Values of the positions in orbits first … last where a placement is due."""
    table = np.zeros((3, 128), np.int64)
    everything = (1 << stones) - 1
    last_field = stones == 20
    values[ranks[planes[5 * first] * words] : ranks[planes[5 * last] * words]] = -128
    for orbit in range(first, last):
        occupied = representatives[orbit]
        for field in range(21):
            if (occupied >> field) & 1:
                continue
            after = occupied | (1 << field)
            how, next_orbit, target, stabilizer = 0, 0, 0, 1
            if not last_field:
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
                at = np.int64(ranks[base]) - 1
                for word in range(words):
                    rest = bits[base + word]
                    while rest:
                        mine = 64 * word + np.int64(lowest_bit(rest))
                        rest &= rest - np.uint64(1)
                        at += 1
                        theirs = everything ^ mine
                        if (win_outer >= 0 and mine & win_outer == win_outer) or (
                            win_middle >= 0 and mine & win_middle == win_middle
                        ):
                            score = 127  # KT-6.1
                        elif last_field:  # KT-6.2
                            own = expand(mine, occupied) | (1 << field)
                            score = 127 if _has_most_boxes(own) else -127
                        elif popcount(np.uint64(theirs)) == 12:
                            score = -127  # KT-6.4
                        else:
                            code = barred
                            if barred and mine & company == 0:
                                code = 0  # KT-5
                            colouring = (
                                table[0, theirs & 127]
                                | table[1, (theirs >> 7) & 127]
                                | table[2, theirs >> 14]
                            )
                            at_box = next_box
                            if stabilizer != 1:
                                at_box, colouring = settle(next_box, colouring, target, stabilizer)
                            plane = next_planes[5 * next_orbit + at_box] + code
                            score = backed_up(
                                look_up(
                                    plane, colouring, next_words, next_bits, next_ranks, next_values
                                )
                            )
                        if score > values[at]:
                            values[at] = score


@compiled
def solve_captures(
    stones, representatives, planes, words, bits, ranks, values, first, last, stabilizers,
    counts, histogram,
):  # fmt: skip
    """Values where a capture is due; `histogram[k, score + 128]` counts them per capture count.

    Needs the open values of the same orbits.
    """
    everything = (1 << stones) - 1
    waves = np.zeros((10, 15, words), np.uint64)
    later = np.zeros((15, 1 << stones), np.int8)
    now = np.zeros((15, 1 << stones), np.int8)
    full = np.zeros(5, np.bool_)
    box_colours = np.zeros(5, np.int64)
    stone = np.zeros((5, 5), np.int64)
    wins = np.zeros((5, 5, 2), np.int64)
    for orbit in range(first, last):
        occupied = representatives[orbit]
        if not survey(occupied, full, box_colours, stone, wins):
            continue
        stabilizer = np.int64(stabilizers[occupied])
        orbit_planes = planes[5 * orbit : 5 * orbit + 5]
        longest = spread_captures(
            stones, occupied, stabilizer, orbit_planes, words, bits, waves, counts,
            full, box_colours, stone, wins,
        )  # fmt: skip
        for k in range(longest, -1, -1):
            for box in range(5):
                if not full[box]:
                    continue
                for code in range(2 if box == 4 else 3):
                    barred = BARRED_MASK[box, code]
                    at = np.int64(ranks[(orbit_planes[box] + code) * words]) - 1
                    for word in range(words):
                        rest = waves[k, 3 * box + code, word]
                        while rest:
                            mine = 64 * word + np.int64(lowest_bit(rest))
                            rest &= rest - np.uint64(1)
                            best = -128
                            for letter in range(5):
                                one = stone[box, letter]
                                if mine & one or (barred >> FIELD[box, letter]) & 1:
                                    continue
                                after = mine | one
                                if makes_whole(after, wins[box, letter]):
                                    best = 127  # KT-6.1
                                    break
                                score = 0  # KT-6.3, when this was the tenth
                                if k < 9:
                                    at_box, colouring = letter, everything ^ after
                                    next_code = 0
                                    if full[letter] and after & box_colours[letter] != one:
                                        next_code = BARRED_CODE[box, letter]
                                    if stabilizer != 1:
                                        at_box, colouring = settle(
                                            letter, colouring, occupied, stabilizer
                                        )
                                    if full[letter]:
                                        score = np.int64(later[3 * at_box + next_code, colouring])
                                    else:
                                        plane = orbit_planes[at_box]
                                        score = look_up(
                                            plane, colouring, words, bits, ranks, values
                                        )
                                    score = backed_up(score)
                                best = max(best, score)
                            now[3 * box + code, mine] = best
                            histogram[k, best + 128] += 1
                            if k == 0:
                                at += 1
                                values[at] = best
            now, later = later, now
