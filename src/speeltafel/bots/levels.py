"""Levels: how an opponent of a game errs and how long it thinks, from just learning to strongest.

The names are the same for all games where that is possible; people read them as `bots-<name>` and
`bots-errs-<kind>`.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, TypeAlias

from speeltafel.bots.bot import AnyObservation, Bot
from speeltafel.bots.effort import Effort


class Level(NamedTuple):
    name: str
    errs: str
    """The kind of mistake it makes; `nothing` for one that makes none on purpose."""
    effort: Effort
    make: Callable[[], Bot]


Overlooked: TypeAlias = Callable[[AnyObservation, Any], float]
"""How likely this player overlooks a move."""


class OverlookingBot(Bot):
    """Another bot that does not see every move: what it overlooks does not exist for it."""

    def __init__(self, bot: Bot, overlooked: Overlooked) -> None:
        self.bot = bot
        self.overlooked = overlooked

    def choose(self, observation: AnyObservation, generator: Random) -> Any:
        noticed = [
            move
            for move in observation.moves
            if generator.random() >= self.overlooked(observation, move)
        ]
        return self.bot.choose(replace(observation, moves=noticed or observation.moves), generator)

    def prepare(self) -> None:
        self.bot.prepare()

    def agrees(self, observation: AnyObservation, event: Any) -> bool:
        return self.bot.agrees(observation, event)
