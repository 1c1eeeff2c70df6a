"""The second method: alpha-beta with a transposition table, from any position, knowing nothing.

It shares the board's tables with the retrograde solver and no more: no layers, no orbits, no
symmetry, no order of solving. Where both agree, an error would have to be made twice.
"""

from typing import Any

import numpy as np

from speeltafel.kernels.machine_code import compiler
from speeltafel.solve.make.kernels.bits import (
    BARRED_CODE,
    BARRED_MASK,
    BOX_MASK,
    FIELD,
    compiled,
    popcount,
)
from speeltafel.solve.node import Node

SIGNATURE = "i8(i8, i8, i8, i8, i8, i8, i8, u8[::1], i1[::1], i1[::1], i8[::1])"
"""Of the search, which calls itself."""
SLOTS = 22
"""The table has 2^22 slots of ten bytes."""


class AlphaBeta:
    def __init__(self) -> None:
        self._keys = np.zeros(1 << SLOTS, np.uint64)
        self._lows = np.zeros(1 << SLOTS, np.int8)
        self._highs = np.zeros(1 << SLOTS, np.int8)
        self._nodes = np.zeros(1, np.int64)

    @property
    def nodes(self) -> int:
        return int(self._nodes[0])

    def solve(self, node: Node) -> int:
        """The exact score for the player to move, on a board that is not empty."""
        return int(solve(*node, self._keys, self._lows, self._highs, self._nodes))

    def solve_all(self, nodes: Any) -> Any:
        """Scores of many nodes, given as rows of numbers."""
        scores = np.zeros(len(nodes), np.int8)
        solve_rows(nodes, scores, self._keys, self._lows, self._highs, self._nodes)
        return scores


@compiled
def solve_rows(rows, scores, keys, lows, highs, nodes):
    for row in range(len(rows)):
        mine, theirs, box, barred, captures = rows[row]
        scores[row] = solve(mine, theirs, box, barred, captures, keys, lows, highs, nodes)


@compiled
def solve(mine, theirs, box, barred, captures, keys, lows, highs, nodes):
    """First the value, then the distance by ever narrower questions."""
    low = search(mine, theirs, box, barred, captures, -1, 1, keys, lows, highs, nodes)
    high = low
    if low > 0:
        high = 127
    elif low < 0:
        low = -127
    while low < high:
        middle = low + (high - low) // 2
        found = search(
            mine, theirs, box, barred, captures, middle, middle + 1, keys, lows, highs, nodes
        )
        if found > middle:
            low = found
        else:
            high = found
    return low


# The types are spelled out because numba 0.68 crashes on this recursive function otherwise.
@compiler(__package__, SIGNATURE, nogil=True)
def search(mine, theirs, box, barred, captures, alpha, beta, keys, lows, highs, nodes):
    key = (
        np.uint64(mine)
        | np.uint64(theirs) << np.uint64(21)
        | np.uint64(box) << np.uint64(42)
        | np.uint64(barred) << np.uint64(45)
        | np.uint64(captures) << np.uint64(47)
    )
    slot = (key * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(64 - SLOTS)
    low, high = -127, 127
    if keys[slot] == key:
        low, high = np.int64(lows[slot]), np.int64(highs[slot])
    if low >= beta:
        return low
    if high <= alpha or low == high:
        return high
    nodes[0] += 1
    occupied = mine | theirs
    capture = BOX_MASK[box] & ~occupied == 0
    targets = BOX_MASK[box] & ((theirs & ~BARRED_MASK[box, barred]) if capture else ~occupied)
    best = -128
    order = np.zeros(5, np.int64)
    count = 0
    for letter in range(5):
        one = 1 << FIELD[box, letter]
        if not targets & one:
            continue
        own = mine | one
        for other in range(5):
            mask = BOX_MASK[other]
            if mask & one and own & mask == mask:
                best = 127
        if best == 127:
            break
        left = theirs & ~one
        if own | left == (1 << 21) - 1:
            boxes = 0
            for other in range(5):
                boxes += popcount(np.uint64(own & BOX_MASK[other])) >= 3
            best = max(best, 127 if boxes >= 3 else -127)
            if best == 127:
                break
        elif capture and captures == 9:
            best = max(best, 0)
        elif popcount(np.uint64(left)) == 12:
            best = max(best, -127)
        else:
            mask = BOX_MASK[letter]
            free = np.int64(popcount(np.uint64(mask & ~(own | left))))
            replies = free if free else np.int64(popcount(np.uint64(mask & own)))
            at = count
            while at > 0 and order[at - 1] >> 3 > replies:
                order[at] = order[at - 1]
                at -= 1
            order[at] = replies << 3 | letter
            count += 1
    if best == 127:
        low = high = 127
    else:
        floor = max(alpha, best)
        for at in range(count):
            if floor >= beta:
                break
            letter = order[at] & 7
            one = 1 << FIELD[box, letter]
            own, left = mine | one, theirs & ~one
            mask = BOX_MASK[letter]
            code, row = 0, 0
            if mask & ~(own | left) == 0:
                row = captures + 1 if capture else 0
                if own & mask != one:
                    code = BARRED_CODE[box, letter]
            lower = -1 - beta if beta > 0 else (1 - beta if beta < 0 else 0)
            upper = -1 - floor if floor > 0 else (1 - floor if floor < 0 else 0)
            found = search(left, own, letter, code, row, lower, upper, keys, lows, highs, nodes)
            found = 1 - found if found > 0 else (-1 - found if found < 0 else 0)
            best = max(best, found)
            floor = max(floor, found)
        if best <= alpha:
            high = min(high, best)
        elif best >= beta:
            low = max(low, best)
        else:
            low = high = best
    keys[slot] = key
    lows[slot] = low
    highs[slot] = high
    return best
