"""Levels: how an opponent of a game errs and how long it thinks, from just learning to strongest.

A game lists its levels weakest first; `makers` turns them into its `BOTS`. The names are the same
for all games where that is possible, and people read them as `bots-<name>` and `bots-errs-<kind>`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.effort import Effort

NAMES: Final = ("beginner", "pupil", "player", "thinker", "expert", "strongest")


class Level(NamedTuple):
    name: str
    errs: str
    """The kind of mistake it makes; `nothing` for one that makes none on purpose."""
    effort: Effort
    make: Callable[[], Bot]


def makers(levels: Sequence[Level]) -> Mapping[str, Callable[[], Bot]]:
    """As `BOTS` wants them: weakest first."""
    return {level.name: level.make for level in levels}


Overlooked: TypeAlias = Callable[[Sight, Any], float]
"""How likely this player overlooks a move."""


class OverlookingBot(Bot):
    """Another bot that does not see every move: what it overlooks does not exist for it."""

    def __init__(self, bot: Bot, overlooked: Overlooked) -> None:
        self.bot = bot
        self.overlooked = overlooked

    def choose(self, sight: Sight, generator: Random) -> Any:
        noticed = [
            move for move in sight.moves if generator.random() >= self.overlooked(sight, move)
        ]
        return self.bot.choose(replace(sight, moves=noticed or sight.moves), generator)

    def prepare(self) -> None:
        self.bot.prepare()

    def agrees(self, sight: Sight, event: Any) -> bool:
        return self.bot.agrees(sight, event)
