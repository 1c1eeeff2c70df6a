"""A layer: all reachable positions with the same number of stones, as sets of bits.

For every orbit of occupied fields and every forced box a layer has one *plane*: a bit for each
colouring (bit i: is the i-th occupied field mine?). A full box has a plane for each barred stone.
A value is found by rank: the number of reachable positions before it. What follows a position
lies in a few planes, so both passes stay in the cache and never sort or hash.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from speeltafel.games.katalon.components import BOX_MASK, FIELDS
from speeltafel.solve.make.kernels.bits import compiled, popcount, settle
from speeltafel.solve.make.kernels.orbits import Orbits
from speeltafel.solve.node import FIRST_STEPS
from speeltafel.solve.symmetry import BOX_IMAGE

LAST_LAYER = FIELDS - 1
"""With 21 stones the game is over (KT-6.2)."""
PLANES_OF_A_FULL_BOX = (3, 3, 3, 3, 2)


@dataclass
class Layer:
    stones: int
    representatives: Any
    planes: Any
    """Plane number of (orbit · 5 + box); one more entry closes the last."""
    words: int
    """64-bit words in a plane."""
    bits: Any
    ranks: Any = None
    """Reachable positions before each word; made by `index`."""
    values: Any = None
    """Scores of the reachable positions, in the order of their bits."""

    def index(self) -> None:
        """Prepares looking up by rank."""
        self.ranks = np.empty(len(self.bits) + 1, np.uint32)
        total = _fill_ranks(self.bits, self.ranks)
        if self.values is None:
            self.values = np.zeros(total, np.int8)


def empty_layer(orbits: Orbits, stones: int) -> Layer:
    representatives = orbits.representatives[stones]
    boxes = np.array(BOX_MASK)
    full = (representatives[:, None] & boxes[None, :]) == boxes[None, :]
    widths = np.where(full, np.array(PLANES_OF_A_FULL_BOX)[None, :], 1).reshape(-1)
    planes = np.zeros(len(widths) + 1, np.int64)
    np.cumsum(widths, out=planes[1:])
    words = max(1, (1 << stones) // 64)
    bits = np.zeros(int(planes[-1]) * words, np.uint64)
    return Layer(stones, representatives, planes, words, bits)


def first_layer(orbits: Orbits) -> Layer:
    """What the 25 first moves lead to (KT-2)."""
    layer = empty_layer(orbits, 1)
    for step in FIRST_STEPS:
        how, number = int(orbits.symmetry[step.stone]), int(orbits.number[step.stone])
        target = int(layer.representatives[number])
        sent_to = BOX_IMAGE[how][step.letter]
        box, colouring = settle(sent_to, 0, target, int(orbits.stabilizer[target]))
        layer.bits[layer.planes[5 * number + box]] |= np.uint64(1 << colouring)
    return layer


@compiled
def _fill_ranks(bits, ranks):
    total = 0
    for word in range(len(bits)):
        ranks[word] = total
        total += np.int64(popcount(bits[word]))
    ranks[len(bits)] = total
    return total


@compiled
def list_keys(representatives, planes, words, bits, keys):
    """Fills `keys` with (representative, box, barred code, colouring) as one number each."""
    at = 0
    for orbit in range(len(representatives)):
        for box in range(5):
            first = planes[5 * orbit + box]
            for plane in range(first, planes[5 * orbit + box + 1]):
                head = (representatives[orbit] << 5) | (box << 2) | (plane - first)
                for word in range(words):
                    rest = bits[plane * words + word]
                    while rest:
                        low = rest & (~rest + np.uint64(1))
                        place = np.int64(popcount(low - np.uint64(1)))
                        keys[at] = (head << 21) | (64 * word + place)
                        at += 1
                        rest ^= low
    return at
