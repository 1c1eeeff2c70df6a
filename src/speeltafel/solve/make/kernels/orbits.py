"""Sets of occupied fields up to symmetry."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from speeltafel.games.katalon.components import FIELDS
from speeltafel.solve.make.kernels.bits import compiled, image


@dataclass(frozen=True)
class Orbits:
    """For every set of fields: its representative and how to get there."""

    number: Any
    """Of the orbit, within its layer of stones."""
    symmetry: Any
    """One that takes the set to its representative."""
    stabilizer: Any
    """Bit s is set when symmetry s leaves the set as it is."""
    representatives: tuple[Any, ...]
    """Per number of stones, in rising order."""


@cache
def find_orbits() -> Orbits:
    size = 1 << FIELDS
    stones = np.bitwise_count(np.arange(size, dtype=np.uint32)).astype(np.uint8)
    number = np.zeros(size, np.int32)
    symmetry = np.zeros(size, np.uint8)
    stabilizer = np.zeros(size, np.uint8)
    chosen = np.zeros(size, np.bool_)
    _fill(number, symmetry, stabilizer, stones, chosen)
    found = np.flatnonzero(chosen)
    layers = tuple(found[stones[found] == layer] for layer in range(FIELDS + 1))
    return Orbits(number, symmetry, stabilizer, layers)


@compiled
def _fill(number, symmetry, stabilizer, stones, chosen):
    counters = np.zeros(22, np.int64)
    for occupied in range(1 << 21):
        least, how, keeps = occupied, 0, 1
        for each in range(1, 8):
            other = image(each, occupied)
            if other < least:
                least, how = other, each
            if other == occupied:
                keeps |= 1 << each
        symmetry[occupied] = how
        stabilizer[occupied] = keeps
        if least == occupied:
            layer = stones[occupied]
            number[occupied] = counters[layer]
            counters[layer] += 1
            chosen[occupied] = True
        else:
            number[occupied] = number[least]
