"""Ka Pai's opponents: people who see groups before links, and players who search.

What others draw does not touch a sheet, so a bot looks at its own only, and its thinking costs
the same at a table of two and of ten thousand.
"""

from functools import partial
from random import Random
from typing import Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.effort import AT_ONCE, Effort
from speeltafel.bots.kapai.evaluation import SKILLED, WEIGHTS, Weights, evaluate
from speeltafel.bots.kapai.observation import Observation
from speeltafel.bots.kapai.search import SearchingBot
from speeltafel.bots.levels import Level, OverlookingBot
from speeltafel.bots.search.ranked_moves import any_of_the_best
from speeltafel.games.kapai.drawing import drawn
from speeltafel.games.kapai.moves import Draw
from speeltafel.games.kapai.sheets import SHEETS


class KaPaiOnePly(Bot):
    """The baseline: looks one draw ahead, and counts what may still become of the sheet."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, observation: Observation, generator: Random) -> Draw:
        layout = SHEETS[observation.dealt.layout]
        sheet = observation.dealt.sheets[observation.seat]
        values = [evaluate(layout, drawn(sheet, draw), self.weights) for draw in observation.moves]
        choice: Draw = any_of_the_best(observation.moves, values, generator)
        return choice


NEVER: Final = (0.0, 0.0, 0.0, 0.0)
FINISHED_GROUPS: Final = Weights((0.3, 0.3, 0.3, 0.0), NEVER, NEVER, crosses=0.0)
"""Sees three in a row coming when two lie there; lines, pairs apart and links mean nothing yet."""
GROUPS_ONLY: Final = Weights((0.55, 0.45, 0.35, 0.3), (0.16, 0.12, 0.08, 0.05), NEVER, crosses=0.5)
"""Sees groups early, and forgets that totems can be linked."""


def hasty(weights: Weights, overlooks: float) -> Bot:
    """Looks one draw ahead and overlooks this part of the draws."""
    return OverlookingBot(KaPaiOnePly(weights), lambda *_: overlooks)


def hasty_searching(effort: Effort, width: int, overlooks: float) -> Bot:
    """Searches, and overlooks this part of the draws."""
    return OverlookingBot(SearchingBot(effort, width), lambda *_: overlooks)


QUICK: Final = Effort(rounds=24, seconds=0.5)
LONG: Final = Effort(rounds=400, seconds=0.9)
LONG_WIDTH: Final = 16

LEVELS: Final = (
    Level("beginner", "big-groups", AT_ONCE, partial(hasty, FINISHED_GROUPS, 0.6)),
    Level("pupil", "links", AT_ONCE, partial(hasty, GROUPS_ONLY, 0.5)),
    Level("player", "overlooks", AT_ONCE, partial(hasty, WEIGHTS, 0.5)),
    Level("thinker", "one-draw", AT_ONCE, partial(hasty, SKILLED, 0.25)),
    Level("expert", "overlooks", QUICK, partial(hasty_searching, QUICK, 6, 0.08)),
    Level("strongest", "nothing", LONG, partial(SearchingBot, LONG, LONG_WIDTH)),
)
