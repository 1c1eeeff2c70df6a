"""What all playouts of Katoiz share: compiled where machine code is used, and the same functions in
plain Python otherwise, with the same result.

So a function here keeps to what both can do: whole numbers in rows (arrays, or lists), and numbers
of chance from a seed handed in.
"""

from collections.abc import Callable, Sequence
from typing import Any

from speeltafel.bots.compilation import KATOIZ

COMPILED = KATOIZ.used()

compiled: Callable[[Callable[..., Any]], Callable[..., Any]]

if COMPILED:
    import numpy as np

    from speeltafel.kernels.machine_code import compiler

    compiled = compiler(__package__)

    def row(numbers: Sequence[int]) -> Any:
        return np.array(numbers, np.int64)

    def fractions(numbers: Sequence[float]) -> Any:
        return np.array(numbers, np.float64)

    def empty_row(length: int) -> Any:
        return np.zeros(length, np.int64)

    def empty_fractions(length: int) -> Any:
        return np.zeros(length, np.float64)

else:

    def compiled(function):
        return function

    def row(numbers: Sequence[int]) -> Any:
        return list(numbers)

    def fractions(numbers: Sequence[float]) -> Any:
        return list(numbers)

    def empty_row(length: int) -> Any:
        return [0] * length

    def empty_fractions(length: int) -> Any:
        return [0.0] * length


@compiled
def next_seed(seed):
    return (seed * 1103515245 + 12345) & 0x7FFFFFFF


@compiled
def scattered(seed):
    """A seed far from this one in the row that `next_seed` walks: of two rows that begin near each
    other, one has the luck of the other."""
    seed = (seed ^ seed >> 15) * 0x2C1B3C6D & 0x7FFFFFFF
    seed = (seed ^ seed >> 12) * 0x297A2D39 & 0x7FFFFFFF
    return seed ^ seed >> 15


@compiled
def below(seed, limit):
    """A number of chance from 0 up to the limit: the low digits of a seed are the worst."""
    return (seed >> 8) % limit


@compiled
def fraction(seed):
    return (seed >> 8) / 8388608.0


@compiled
def thrown(dice, number, seed, limit):
    """A roll of chance, unless the dice to come are known so far: a row of them."""
    return dice[number] if number < len(dice) else below(seed, limit)


@compiled
def chance_of(tiles, rolls):
    """How likely a roll asks for one of these tiles."""
    found = 0
    for roll in rolls:
        if roll & tiles:
            found += 1
    return found / len(rolls)


@compiled
def bit_count(bits):
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
