"""Players of Kobito: one that plans its turn, and one that counts cards as well."""

from random import Random
from time import process_time
from typing import Any, Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.effort import Deadline, Effort, Stopwatch
from speeltafel.bots.kobito.counting import Expectation
from speeltafel.bots.kobito.observation import Observation
from speeltafel.bots.kobito.plan import Plan, Style, best_plans

WHOLE_TURN: Final = Style()
COUNTING: Final = Effort(rounds=192, seconds=0.8)
"""A round is one sampled hand."""


class PlanningBot(Bot):
    """Plans the turn before every card, as far as its style goes."""

    def __init__(self, style: Style = WHOLE_TURN) -> None:
        self.style = style

    def choose(self, observation: Observation, generator: Random) -> Any:
        if len(observation.moves) == 1:
            return observation.moves[0]
        return best_plans(observation.dealt, observation.seat, self.style, generator)[0].moves[0]


class CountingBot(Bot):
    """Plans the whole turn and counts cards: what it leaves is judged by how likely each pot is
    completed by whom, so that it also keeps rainbows from others."""

    def __init__(self, effort: Effort = COUNTING, clock: Stopwatch = process_time) -> None:
        self.effort = effort
        self.clock = clock

    def choose(self, observation: Observation, generator: Random) -> Any:
        if len(observation.moves) == 1:
            return observation.moves[0]
        return counted_plans(observation, self.effort, generator, self.clock)[0].moves[0]


def counted_plans(
    observation: Observation, effort: Effort, generator: Random, clock: Stopwatch = process_time
) -> list[Plan]:
    """The best first, judged by counting cards; out of time the plans are shorter."""
    deadline = Deadline(effort.seconds, clock)
    judge = Expectation(observation.dealt, observation.seat, generator, effort, clock).worth
    return best_plans(
        observation.dealt, observation.seat, WHOLE_TURN, judge=judge, deadline=deadline
    )
