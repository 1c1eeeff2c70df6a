"""Kobito's opponents: from laying a card where it fits to planning a turn with counted cards.

Weaker levels do not know everything that a turn can be made of, or overlook it.
"""

from functools import partial
from typing import Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.effort import AT_ONCE
from speeltafel.bots.kobito.plan import Style
from speeltafel.bots.kobito.players import COUNTING, CountingBot, PlanningBot
from speeltafel.bots.levels import Level

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
