"""Computer players: every one is a `Bot`, found by game and name."""

from speeltafel.bots.bot import AnyObservation, Bot, Observation, observe
from speeltafel.bots.registry import advise, bot_names, find_bot, levels_of

__all__ = [
    "AnyObservation",
    "Bot",
    "Observation",
    "advise",
    "bot_names",
    "find_bot",
    "levels_of",
    "observe",
]
