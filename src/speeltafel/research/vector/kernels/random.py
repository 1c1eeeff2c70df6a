"""Numbers of chance for compiled code: one 64-bit word of state for each table (splitmix64)."""

import numpy as np

from speeltafel.kernels.machine_code import compiler

compiled = compiler(__package__, nogil=True)
built_in = compiler(__package__, nogil=True, inline="always")

STEP = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
HALF = np.uint64(32)


@built_in
def scrambled(state):
    state = (state ^ (state >> np.uint64(30))) * FIRST
    state = (state ^ (state >> np.uint64(27))) * SECOND
    return state ^ (state >> np.uint64(31))


@built_in
def below(states, table, limit):
    """A number from 0 up to the limit; the state of this table moves on. The highest 32 bits are
    scaled, so no number is more than 2⁻³² × limit likelier than another."""
    states[table] += STEP
    word = scrambled(states[table]) >> HALF
    return np.int64((word * np.uint64(limit)) >> HALF)


def seeded(seed: int, tables: int) -> np.ndarray:
    """A state for each table, far from each other."""
    return np.random.SeedSequence(seed).generate_state(tables, np.uint64)
