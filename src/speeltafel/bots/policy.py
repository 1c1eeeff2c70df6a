"""A bot as a policy: for the conformance kit and playthroughs, which know states only."""

from collections.abc import Sequence
from random import Random
from typing import Any

from speeltafel.bots.bot import Bot, look
from speeltafel.core.conformance import Policy
from speeltafel.core.game import AnyGame
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config


def policy_of(bot: Bot, config: Config) -> Policy:
    def choose(
        game: AnyGame, state: Any, seat: Seat, moves: Sequence[Any], generator: Random
    ) -> Any:
        del moves
        return bot.choose(look(game, config, state, seat, generator), generator)

    return choose
