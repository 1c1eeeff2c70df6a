"""The searching players of Ka Pai: the best draws are played out with the same dice.

The same rolls for all draws compared take most of the luck out of the comparison.
"""

from functools import cache
from random import Random
from time import process_time
from typing import Any, Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.compilation import KAPAI
from speeltafel.bots.effort import Deadline, Effort, Stopwatch
from speeltafel.bots.kapai.evaluation import SKILLED
from speeltafel.bots.kapai.observation import Observation
from speeltafel.bots.kapai.playout import playouts_of, rolls_to_come
from speeltafel.bots.search.halving import Candidates, SearchWidth, ranked_by_halving
from speeltafel.bots.search.ranked_moves import RankedMove
from speeltafel.games.kapai.drawing import drawn

PRIOR_WEIGHT: Final = 15.0


@cache
def compile_kernels() -> None:
    if KAPAI.demand():
        from speeltafel.bots.kapai.kernels.playout import warm_up

        warm_up()
        KAPAI.finish()


class SearchingBot(Bot):
    """A round of the effort is one sheet played out; values are points."""

    def __init__(
        self,
        effort: Effort,
        width: int = 16,
        compiled: bool | None = None,
        clock: Stopwatch = process_time,
    ) -> None:
        self.effort = effort
        self.search = SearchWidth(width, PRIOR_WEIGHT, at_least=1, keeps_middle=False)
        self.compiled = compiled
        self.clock = clock

    def prepare(self) -> None:
        compile_kernels()

    def choose(self, observation: Observation, generator: Random) -> Any:
        if len(observation.moves) == 1:
            return observation.moves[0]
        return self.ranked_moves(observation, generator)[0].move

    def ranked_moves(self, observation: Observation, generator: Random) -> list[RankedMove]:
        """The best first."""
        effort = KAPAI.effort(self.effort)
        deadline = Deadline(effort.seconds, self.clock)
        sheets = [
            drawn(observation.dealt.sheets[observation.seat], draw) for draw in observation.moves
        ]
        playouts = playouts_of(observation.dealt.layout, sheets, SKILLED, self.compiled, deadline)

        def scored(choice: int, rolls: Any, games: int) -> tuple[float, float]:
            del games  # as many as there are rows of rolls: one
            (score,) = playouts.scores((choice,), rolls)
            return score, score

        candidates = Candidates(observation.moves, playouts.evaluations(), scored, rolls_to_come)
        return ranked_by_halving(candidates, effort.rounds, self.search, generator, deadline)
