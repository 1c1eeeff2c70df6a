"""How sure a share is: the Wilson interval at 95 %."""

from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""Standard deviations on either side for 95 %."""


class Interval(NamedTuple):
    low: float
    high: float


def wilson(won: float, games: int) -> Interval:
    """For a share of games; half games (a shared victory) count half."""
    if games == 0:
        return Interval(0.0, 1.0)
    share, spread = won / games, SURE * SURE / games
    middle = share + spread / 2
    reach = SURE * sqrt((share * (1 - share) + spread / 4) / games)
    return Interval(
        max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))
    )


def mean_interval(values: list[float]) -> Interval:
    """Of a mean of many values."""
    middle = fmean(values)
    reach = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle - reach, middle + reach)
