"""Plays any legal move: the measure everybody must beat."""

from random import Random
from typing import Any

from speeltafel.bots.bot import AnyObservation, Bot


class RandomBot(Bot):
    def choose(self, observation: AnyObservation, generator: Random) -> Any:
        return observation.moves[generator.randrange(len(observation.moves))]
