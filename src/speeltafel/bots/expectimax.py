"""Expectimax: all moves some steps deep, chance by its weights, secrets by dealing them again.

Every seat is taken to choose what is best for itself. A round is one step deeper for every deal;
when the time is up the deepest finished round counts.
"""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, Final

from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.effort import Deadline, Effort, Stopwatch
from speeltafel.bots.finding import Finding, best_move
from speeltafel.bots.horizon import Judge, Worth, even, next_actor, shares
from speeltafel.core.seats import CHANCE

LISTED: Final = 12
"""Chance with more outcomes than this is sampled, so many times."""


class OutOfTime(Exception):
    pass


class Expectimax:
    """`effort.rounds` is the depth in moves of players; `deals` how often secrets are dealt."""

    def __init__(
        self,
        effort: Effort,
        *,
        judge: Judge | None = None,
        deals: int = 3,
        clock: Stopwatch = process_time,
    ) -> None:
        self.effort = effort
        self.judge = judge
        self.deals = deals
        self.clock = clock

    def findings(self, sight: Sight, generator: Random) -> list[Finding]:
        """Of the deepest round that was finished; the first always is."""
        hidden = not sight.game.traits.perfect_information
        deals = [sight.resample(generator) for _ in range(self.deals if hidden else 1)]
        judge = self.judge or even(sight.config.players)
        deadline = Deadline(self.effort.seconds, self.clock)
        found: list[Finding] = []
        for depth in range(1, self.effort.rounds + 1):
            walk = Walk(sight, judge, generator, deadline if depth > 1 else None)
            try:
                found = [
                    Finding(move, walk.value(deals, move, depth), len(deals))
                    for move in sight.moves
                ]
            except OutOfTime:
                break
        return found


class Walk:
    """One round: to a fixed depth, or until the time is up."""

    def __init__(
        self, sight: Sight, judge: Judge, generator: Random, deadline: Deadline | None
    ) -> None:
        self.game = sight.game
        self.seat = sight.seat
        self.players = sight.config.players
        self.judge = judge
        self.generator = generator
        self.deadline = deadline

    def value(self, deals: Sequence[Any], move: Any, depth: int) -> float:
        worths = (self.worth(self.game.apply(deal, self.seat, move), depth - 1) for deal in deals)
        return sum(worth[self.seat] for worth in worths) / len(deals)

    def worth(self, state: Any, depth: int) -> Worth:
        if self.deadline is not None and self.deadline.passed:
            raise OutOfTime
        actor = next_actor(self.game, state)
        if actor is None:
            outcome = self.game.outcome(state)
            assert outcome is not None
            return shares(outcome, self.players)
        if actor == CHANCE:
            return self._expected(state, depth)
        if depth == 0:
            return self.judge(state)
        after = (
            self.worth(self.game.apply(state, actor, move), depth - 1)
            for move in self.game.legal_moves(state, actor)
        )
        return max(after, key=lambda worth: worth[actor])

    def _expected(self, state: Any, depth: int) -> Worth:
        chance = self.game.chance(state)
        outcomes = chance.outcomes
        if outcomes is None or len(outcomes) > LISTED:
            count = LISTED if depth else 1
            outcomes = [(chance.sample(self.generator), 1) for _ in range(count)]
        total = sum(weight for _, weight in outcomes)
        sums = [0.0] * self.players
        for move, weight in outcomes:
            worth = self.worth(self.game.apply(state, CHANCE, move), depth)
            for seat in range(self.players):
                sums[seat] += worth[seat] * weight
        return tuple(each / total for each in sums)


class ExpectimaxBot(Bot):
    def __init__(self, search: Expectimax) -> None:
        self.search = search

    def choose(self, sight: Sight, generator: Random) -> Any:
        if len(sight.moves) == 1:
            return sight.moves[0]
        return best_move(self.search.findings(sight, generator), generator)
