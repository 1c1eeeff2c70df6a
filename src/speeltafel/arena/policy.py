"""A bot as a policy: for the conformance kit and playthroughs, which know states only."""

from collections.abc import Sequence
from random import Random
from typing import Any

from speeltafel.bots.bot import Bot, observe
from speeltafel.core.game import AnyGame
from speeltafel.core.kit import Policy
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config


def policy_of(bot: Bot, config: Config) -> Policy:
    def choose(
        game: AnyGame, state: Any, seat: Seat, moves: Sequence[Any], generator: Random
    ) -> Any:
        del moves
        return bot.choose(observe(game, config, state, seat, generator), generator)

    return choose
