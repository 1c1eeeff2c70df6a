"""Looks one move ahead, in any game: takes what is best on the board right after the move."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from speeltafel.bots.bot import AnyObservation, Bot
from speeltafel.bots.search.ranked_moves import any_of_the_best
from speeltafel.core.game import AnyGame
from speeltafel.core.seats import Seat

Evaluation: TypeAlias = Callable[[Any, Seat], float]
"""How good a running game looks for a seat: only the order of the numbers counts, and none is as
good as a victory or as bad as a defeat."""

WIN = 100_000.0


def undecided(state: Any, seat: Seat) -> float:
    """Knows nothing but wins and losses."""
    del state, seat
    return 0.0


def finished(share: float, players: int) -> float:
    """What a game is worth that is over: nothing where the victory is shared by all."""
    return WIN * (max(players, 2) * share - 1)


class OnePlyBot(Bot):
    def __init__(self, evaluation: Evaluation = undecided, deals: int = 3) -> None:
        self.evaluation = evaluation
        self.deals = deals

    def choose(self, observation: AnyObservation, generator: Random) -> Any:
        game = observation.game
        hidden = not game.traits.perfect_information
        deals = [observation.resample(generator) for _ in range(self.deals if hidden else 1)]
        values = [
            sum(
                self.value(game, game.apply(deal, observation.seat, move), observation)
                for deal in deals
            )
            for move in observation.moves
        ]
        return any_of_the_best(observation.moves, values, generator)

    def value(self, game: AnyGame, state: Any, observation: AnyObservation) -> float:
        outcome = game.outcome(state)
        if outcome is None:
            return self.evaluation(state, observation.seat)
        players = observation.config.players
        return finished(outcome.share(observation.seat, players), players)
