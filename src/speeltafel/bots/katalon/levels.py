"""Katalon's opponents: people who look some moves ahead and overlook things, and a perfect one.

A level looks a number of single moves ahead. What lies in plain sight it always sees: its own next
move and, from the second level on, the opponent's plain reply. Deeper down it overlooks what
people overlook: captures first, then stones that count for two boxes.
"""

from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.effort import AT_ONCE
from speeltafel.bots.katalon.observation import Observation
from speeltafel.bots.levels import Level
from speeltafel.games.katalon.moves import Move
from speeltafel.solve.heuristic import judged_by_eye
from speeltafel.solve.node import Node, Step, follow, move_of, node_of, steps_of
from speeltafel.solve.oracle import Oracle, find_oracle
from speeltafel.solve.scores import DRAW, LOSS_NOW, WIN_NOW, WORST, backed_up, plies_of, value_of

DECIDED: Final = 1000
"""Beyond any judgement by eye; a quicker end weighs more."""
ENDED: Final = {WIN_NOW: 1, DRAW: 0, LOSS_NOW: -1}


@dataclass(frozen=True)
class Foresight:
    looks: int
    """Single moves ahead, its own next one included."""
    sees: int
    """So many of them without overlooking anything."""
    overlooks: float
    """How often it overlooks a capture, deeper down; other things half or a quarter as often."""
    weighs: bool = True
    """Whether it judges what it sees by the stones in the boxes, or not at all."""


class LookingBot(Bot):
    def __init__(self, foresight: Foresight) -> None:
        self.foresight = foresight

    def choose(self, observation: Observation, generator: Random) -> Move:
        node = node_of(observation.dealt)
        best: list[Move] = []
        best_worth = -2 * DECIDED
        for step in steps_of(node):
            if self._overlooked(node, step, 1, generator):
                worth = 0
            else:
                # One less, so that equal moves are told from lesser ones.
                worth = self._worth(node, step, 1, best_worth - 1, 2 * DECIDED, generator)
            if worth > best_worth:
                best, best_worth = [], worth
            if worth == best_worth:
                best.append(move_of(node, step))
        return best[generator.randrange(len(best))]

    def _worth(
        self, node: Node, step: Step, depth: int, alpha: int, beta: int, generator: Random
    ) -> int:
        """What a move seems worth to its maker, if between alpha and beta; else a bound."""
        after = follow(node, step)
        if isinstance(after, int):
            return ENDED[after] * (DECIDED - depth)
        if depth >= self.foresight.looks:
            return -judged_by_eye(after) if self.foresight.weighs else 0
        steps = steps_of(after)
        seen = [each for each in steps if not self._overlooked(after, each, depth + 1, generator)]
        best = -2 * DECIDED
        for each in seen or steps:
            floor = max(best, -beta)
            if floor >= -alpha:
                break
            best = max(best, self._worth(after, each, depth + 1, floor, -alpha, generator))
        return -best

    def _overlooked(self, node: Node, step: Step, depth: int, generator: Random) -> bool:
        if depth <= self.foresight.sees or not self.foresight.overlooks:
            return False
        capture, shared = bool(step.stone & node.theirs), len(step.masks) == 2
        share = 1.0 if capture else 0.5 if shared else 0.25
        return generator.random() < self.foresight.overlooks * share


class PerfectBot(Bot):
    """Wins as soon as can be, loses as late as can be; else it sets the longest trap."""

    def __init__(self, oracle: Oracle | None = None) -> None:
        self._oracle = oracle

    @property
    def oracle(self) -> Oracle:
        if self._oracle is None:
            self._oracle = find_oracle()
        return self._oracle

    def choose(self, observation: Observation, generator: Random) -> Move:
        node = node_of(observation.dealt)
        scored = [(self._score(node, step), step) for step in steps_of(node)]
        best = max(score for score, _ in scored)
        equal = [step for score, step in scored if score == best]
        if len(equal) > 1 and best != WIN_NOW:
            traps = [self.trap(node, step) for step in equal]
            longest = max(traps)
            equal = [step for step, trap in zip(equal, traps, strict=True) if trap == longest]
        return move_of(node, equal[generator.randrange(len(equal))])

    def _score(self, node: Node, step: Step) -> int:
        after = follow(node, step)
        return after if isinstance(after, int) else backed_up(self.oracle.score(after))

    def trap(self, node: Node, step: Step) -> tuple[int, float]:
        """How far ahead the opponent must look to see that a reply is wrong, at the farthest,
        and the share of replies that are wrong."""
        after = follow(node, step)
        if isinstance(after, int):
            return 0, 0.0
        scores = [self._score(after, reply) for reply in steps_of(after)]
        right = value_of(max(scores, default=WORST))
        wrong = [score for score in scores if value_of(score) != right]
        if not wrong:
            return 0, 0.0
        return max(plies_of(score) or 0 for score in wrong), len(wrong) / len(scores)


def looking(name: str, errs: str, foresight: Foresight) -> Level:
    return Level(name, errs, AT_ONCE, partial(LookingBot, foresight))


LEVELS: Final = (
    looking("beginner", "one-move", Foresight(looks=1, sees=0, overlooks=0.6, weighs=False)),
    looking("pupil", "captures", Foresight(looks=2, sees=1, overlooks=0.3)),
    looking("player", "captures", Foresight(looks=3, sees=2, overlooks=0.4)),
    looking("thinker", "captures", Foresight(looks=5, sees=3, overlooks=0.2)),
    looking("expert", "eight-moves", Foresight(looks=8, sees=8, overlooks=0.0)),
    Level("perfect", "nothing", AT_ONCE, PerfectBot),
)
