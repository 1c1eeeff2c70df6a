"""Plays any legal move: the measure everybody must beat."""

from random import Random
from typing import Any

from speeltafel.bots.bot import Bot, Sight


class RandomBot(Bot):
    def choose(self, sight: Sight, generator: Random) -> Any:
        return sight.moves[generator.randrange(len(sight.moves))]
