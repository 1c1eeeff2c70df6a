"""What an ended game pays.

`win`: 1 for a victory alone, −1/(n−1) for each of the others, shares of a shared victory in
between: the sum is 0. Two players get 1, 0 or −1. `score`: the points of the rules, as they are.
"""

from typing import Final, Literal, TypeAlias

from speeltafel.core.game import AnyGame
from speeltafel.core.outcome import Outcome
from speeltafel.core.variants import Config

Reward: TypeAlias = Literal["win", "score"]

SCORES: Final = {
    "katoiz": (0, 120),
    "potzklotz": (0, 960),
    "kapai": (0, 150),
    "kobito": (-252, 117),
}
"""Bounds of the points of the rules; Katalon counts none."""

WITHOUT_WINNER: Final = ("stapeltoren-1", "stapeltoren-2")
"""KZ-12: these name no winner."""


def usual_reward(config: Config) -> Reward:
    """Points where nobody wins: alone, and at Stapeltoren without dice."""
    return "score" if config.players == 1 or config.variant in WITHOUT_WINNER else "win"


def checked_reward(game: AnyGame, config: Config, wanted: str | None) -> Reward:
    if wanted is None:
        return usual_reward(config)
    if wanted == "win" and config.players > 1:
        return "win"
    if wanted == "score" and game.name in SCORES:
        return "score"
    raise ValueError(f"{game.name} with {config.players} players does not pay by {wanted!r}")


def payoffs(config: Config, outcome: Outcome | None, reward: Reward) -> tuple[float, ...]:
    """For each seat; nothing as long as the game goes on, or where it was cut off."""
    players = config.players
    if outcome is None:
        return (0.0,) * players
    if reward == "score":
        return tuple(map(float, outcome.scores))
    shares = (outcome.share(seat, players) for seat in range(players))
    return tuple((players * share - 1) / (players - 1) for share in shares)


def bounds(game: AnyGame, config: Config, reward: Reward) -> tuple[float, float]:
    if reward == "win":
        return (-1.0 / (config.players - 1), 1.0)
    low, high = SCORES[game.name]
    return float(low), float(high)
