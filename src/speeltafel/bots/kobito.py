"""Kobito's opponents: from laying a card where it fits to planning a turn with counted cards.

Weaker levels do not know everything that a turn can be made of, or overlook it.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.effort import AT_ONCE, Effort
from speeltafel.bots.kobito_advice import advise
from speeltafel.bots.kobito_plan import Style
from speeltafel.bots.kobito_players import COUNTING, CountingBot, PlanningBot
from speeltafel.bots.level import Level, makers
from speeltafel.bots.shelf import Maker

__all__ = ["BOTS", "LEVELS", "advise", "with_rounds"]

POTS_ONLY: Final = frozenset({"start", "carry", "swap", "replace"})
NO_TRICKS: Final = frozenset({"swap", "replace"})
ONE_CARD: Final = Style(width=1, depth=1)
"""Looks one small move ahead, and compares it with ending the turn."""


def one_card(overlooks: float, unaware: frozenset[str] = frozenset()) -> Bot:
    return PlanningBot(ONE_CARD._replace(overlooks=overlooks, unaware=unaware))


LEVELS: Final = (
    Level("beginner", "pots-only", AT_ONCE, partial(one_card, 0.6, POTS_ONLY)),
    Level("pupil", "overlooks", AT_ONCE, partial(one_card, 0.45, NO_TRICKS)),
    Level("player", "no-tricks", AT_ONCE, partial(one_card, 0.2, NO_TRICKS)),
    Level("thinker", "one-card", AT_ONCE, partial(one_card, 0.07)),
    Level("expert", "uncounted", AT_ONCE, partial(PlanningBot, Style(overlooks=0.03))),
    Level("strongest", "nothing", COUNTING, CountingBot),
)

BOTS: Final[Mapping[str, Maker]] = {"ahead": partial(one_card, 0.0), **makers(LEVELS)}


def with_rounds(rounds: int) -> Bot:
    """The strongest with so many sampled hands."""
    return CountingBot(Effort(rounds, seconds=60.0))
