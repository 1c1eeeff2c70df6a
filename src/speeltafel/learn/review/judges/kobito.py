"""Judges turns of Kobito by what they leave, counted with hands that may come: how far the gold is
ahead."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from speeltafel.bots.bot import AnyObservation
from speeltafel.bots.effort import Effort
from speeltafel.bots.kobito.counting import Expectation
from speeltafel.bots.kobito.plan import Style, best_plans, worth
from speeltafel.bots.kobito.players import WHOLE_TURN, counted_plans
from speeltafel.bots.registry import UNHURRIED
from speeltafel.core.match import AnyMatch
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config
from speeltafel.games.kobito.moves import END
from speeltafel.games.kobito.rules import apply, score
from speeltafel.games.kobito.state import Stage, State
from speeltafel.learn.review.findings import Unit
from speeltafel.learn.review.judging import Care, Judge, Way

CARE: Final = Care(search=96, tries=12, chances=24, luck=1)
HANDS: Final = Effort(32, UNHURRIED)
"""Sampled for each seed."""
QUICK: Final = Style(width=1, depth=4)
"""How a turn is planned to see what a hand is worth."""
RIVALS: Final = 4


class KobitoJudge(Judge):
    unit: ClassVar[Unit] = "points"
    whole_turns: ClassVar[bool] = True
    matters: ClassVar[float] = 1.0

    def care(self) -> Care:
        return CARE

    def base(self, config: Config) -> float | None:
        del config
        return 0.0

    def result(self, match: AnyMatch, seat: Seat) -> float:
        return float(lead(match.state, seat))

    def best(self, observation: AnyObservation, care: Care, generator: Random) -> Sequence[Way]:
        """Of plans that leave the same table the first."""
        plans = counted_plans(observation, Effort(care.search, UNHURRIED), generator)
        left: dict[State, Way] = {}
        for plan in plans:
            left.setdefault(plan.table, plan.moves)
        return list(left.values())[:RIVALS]

    def chosen(self, observation: AnyObservation, way: Way) -> Way:
        """A turn that was broken off by a pot that was won goes on as well as it could."""
        table = played(observation.dealt, way)
        if way[-1] == END or table.stage is Stage.OVER:
            return way
        judge = Expectation(observation.dealt, observation.seat, Random(len(way)), HANDS)
        best = best_plans(table, observation.seat, WHOLE_TURN, judge=judge.worth)[0]
        return (*way, *best.moves)

    def results(
        self, observation: AnyObservation, ways: Sequence[Way], seeds: Sequence[int]
    ) -> list[list[float]]:
        seat = observation.seat
        tables = [played(observation.dealt, way) for way in ways]
        found: list[list[float]] = [[] for _ in ways]
        for seed in seeds:
            judge = Expectation(observation.dealt, seat, Random(seed), HANDS)
            for values, table in zip(found, tables, strict=True):
                values.append(expected_lead(judge, table, seat))
        return found

    def standing(self, observation: AnyObservation, seeds: Sequence[int]) -> list[float]:
        """As if the seat were on turn with the hand it has: a quick plan."""
        table, seat = observation.dealt, observation.seat
        own = table._replace(turn=seat, stage=Stage.PLAY, played=0)
        best = best_plans(own, seat, QUICK, judge=quick_lead)[0]
        return [best.value] * len(seeds)


def played(table: State, way: Way) -> State:
    """What a turn leaves, before the hand is refilled; a pot that is won is not turned up anew."""
    for move in way:
        if move == END or table.stage is Stage.OVER:
            break
        table = apply(table, table.turn, move)
        if table.stage is Stage.GOLD:
            table = table._replace(stage=Stage.PLAY)
    return table


def best_other(table: State, seat: Seat) -> int:
    return max(score(table, each) for each in range(len(table.hands)) if each != seat)


def lead(table: State, seat: Seat) -> int:
    return score(table, seat) - best_other(table, seat)


def expected_lead(judge: Expectation, table: State, seat: Seat) -> float:
    if table.stage is Stage.OVER:
        return float(lead(table, seat))
    return judge.worth(table, seat) - best_other(table, seat)


def quick_lead(table: State, seat: Seat) -> float:
    if table.stage is Stage.OVER:
        return float(lead(table, seat))
    return worth(table, seat) - best_other(table, seat)
