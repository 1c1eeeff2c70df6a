"""Are two spreads of choices alike? Chi-square, for bots that must not peek."""

from collections import Counter
from typing import Any

CRITICAL = (
    1e-9,
    10.83,
    13.82,
    16.27,
    18.47,
    20.52,
    22.46,
    24.32,
    26.12,
    27.88,
    29.59,
    31.26,
    32.91,
    34.53,
    36.12,
)
"""At 0.1 %, by degrees of freedom."""


def alike(one: Counter[Any], other: Counter[Any]) -> bool:
    """As two spreads of one player are, but for one time in a thousand. Choices made hardly ever
    count as one."""
    total = one + other
    rare = {choice for choice in total if total[choice] < 10}
    spreads = [merged(spread, rare) for spread in (one, other)]
    together = spreads[0] + spreads[1]
    deviation = sum(
        (spread[choice] - expected) ** 2 / expected
        for spread in spreads
        for choice in together
        if (expected := together[choice] * spread.total() / together.total())
    )
    return deviation < CRITICAL[len(together) - 1]


def merged(spread: Counter[Any], rare: set[Any]) -> Counter[Any]:
    found: Counter[Any] = Counter()
    for choice, count in spread.items():
        found["rare" if choice in rare else choice] += count
    return found
