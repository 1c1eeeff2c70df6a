"""Ka Pai's opponents: people who see groups before links, and players who imagine the rest.

What others draw does not touch a sheet, so a bot looks at its own only, and its thinking costs
the same at a table of two and of ten thousand.
"""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Final

from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.effort import AT_ONCE, Effort
from speeltafel.bots.kapai_advice import advise
from speeltafel.bots.kapai_promise import OUTLOOK, Outlook, promise
from speeltafel.bots.kapai_rollouts import SKILLED, RolloutBot, RolloutSearch
from speeltafel.bots.level import Level, OverlookingBot, makers
from speeltafel.bots.shelf import Maker
from speeltafel.games.kapai.drawing import drawn
from speeltafel.games.kapai.moves import Draw
from speeltafel.games.kapai.sheets import SHEETS

__all__ = ["BOTS", "LEVELS", "KaPaiAhead", "advise", "promise", "with_rounds"]


class KaPaiAhead(Bot):
    """The baseline: looks one draw ahead, and counts what may still become of the sheet."""

    def __init__(self, outlook: Outlook = OUTLOOK) -> None:
        self.outlook = outlook

    def choose(self, sight: Sight, generator: Random) -> Draw:
        layout = SHEETS[sight.dealt.layout]
        sheet = sight.dealt.sheets[sight.seat]
        best: list[Draw] = []
        best_value = float("-inf")
        for draw in sight.moves:
            value = promise(layout, drawn(sheet, draw), self.outlook)
            if value > best_value:
                best, best_value = [draw], value
            elif value == best_value:
                best.append(draw)
        return best[generator.randrange(len(best))]


NEVER: Final = (0.0, 0.0, 0.0, 0.0)
FINISHED_GROUPS: Final = Outlook((0.3, 0.3, 0.3, 0.0), NEVER, NEVER, crosses=0.0)
"""Sees three in a row coming when two lie there; lines, pairs apart and links mean nothing yet."""
GROUPS_ONLY: Final = Outlook((0.55, 0.45, 0.35, 0.3), (0.16, 0.12, 0.08, 0.05), NEVER, crosses=0.5)
"""Sees groups early, and forgets that totems can be linked."""


def hasty(outlook: Outlook, overlooks: float) -> Bot:
    """Looks one draw ahead and overlooks this part of the draws."""
    return OverlookingBot(KaPaiAhead(outlook), lambda *_: overlooks)


def imagining(effort: Effort, width: int) -> Bot:
    return RolloutBot(RolloutSearch(effort, width=width))


def hasty_imagining(effort: Effort, width: int, overlooks: float) -> Bot:
    """Imagines games, and overlooks this part of the draws."""
    return OverlookingBot(imagining(effort, width), lambda *_: overlooks)


QUICK: Final = Effort(rounds=24, seconds=0.5)
LONG: Final = Effort(rounds=400, seconds=0.9)
LONG_WIDTH: Final = 16

LEVELS: Final = (
    Level("beginner", "big-groups", AT_ONCE, partial(hasty, FINISHED_GROUPS, 0.6)),
    Level("pupil", "links", AT_ONCE, partial(hasty, GROUPS_ONLY, 0.5)),
    Level("player", "overlooks", AT_ONCE, partial(hasty, OUTLOOK, 0.5)),
    Level("thinker", "one-draw", AT_ONCE, partial(hasty, SKILLED, 0.25)),
    Level("expert", "overlooks", QUICK, partial(hasty_imagining, QUICK, 6, 0.08)),
    Level("strongest", "nothing", LONG, partial(imagining, LONG, LONG_WIDTH)),
)

BOTS: Final[Mapping[str, Maker]] = {"ahead": KaPaiAhead, **makers(LEVELS)}


def with_rounds(rounds: int) -> Bot:
    """The strongest with so many imagined games for each draw, however long they take."""
    return imagining(Effort(rounds, seconds=60.0), LONG_WIDTH)
