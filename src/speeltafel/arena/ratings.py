"""Ratings from results: Bradley and Terry's model in Elo points, mean 0.

A shared victory counts half for each. One imagined draw between every two that met keeps ratings
finite where somebody won every game.
"""

from collections.abc import Mapping
from math import log10
from typing import Final

STEPS: Final = 10_000
CLOSE: Final = 1e-9


def ratings(won: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """`won[a, b]` is how many games a won against b."""
    names = sorted({name for pair in won for name in pair})
    points = dict.fromkeys(names, 0.0)
    games: dict[tuple[str, str], float] = {}
    for first, second in {pair if pair[0] < pair[1] else pair[::-1] for pair in won}:
        ahead, behind = won.get((first, second), 0.0), won.get((second, first), 0.0)
        games[first, second] = games[second, first] = ahead + behind + 1
        points[first] += ahead + 0.5
        points[second] += behind + 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        after = {
            name: points[name]
            / sum(
                count / (strength[name] + strength[other])
                for (one, other), count in games.items()
                if one == name
            )
            for name in names
        }
        scale = sum(after.values()) / len(names)
        after = {name: each / scale for name, each in after.items()}
        if all(abs(after[name] - strength[name]) <= CLOSE * after[name] for name in names):
            break
        strength = after
    elo = {name: 400 * log10(each) for name, each in strength.items()}
    middle = sum(elo.values()) / len(elo)
    return {name: each - middle for name, each in elo.items()}
