"""Looks one move ahead, in any game: takes what is best on the board right after the move."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from speeltafel.bots.bot import Bot, Sight
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


class AheadBot(Bot):
    def __init__(self, evaluation: Evaluation = undecided, deals: int = 3) -> None:
        self.evaluation = evaluation
        self.deals = deals

    def choose(self, sight: Sight, generator: Random) -> Any:
        hidden = not sight.game.traits.perfect_information
        deals = [sight.resample(generator) for _ in range(self.deals if hidden else 1)]
        best: list[Any] = []
        best_value = float("-inf")
        for move in sight.moves:
            value = sum(
                self.value(sight.game, sight.game.apply(deal, sight.seat, move), sight)
                for deal in deals
            )
            if value > best_value:
                best, best_value = [move], value
            elif value == best_value:
                best.append(move)
        return best[generator.randrange(len(best))]

    def value(self, game: AnyGame, state: Any, sight: Sight) -> float:
        outcome = game.outcome(state)
        if outcome is None:
            return self.evaluation(state, sight.seat)
        players = sight.config.players
        return finished(outcome.share(sight.seat, players), players)
