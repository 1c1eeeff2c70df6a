"""Potz Klotz's opponents, from one who must have the building before their eyes to one who thinks
of what the others may hold."""

from functools import partial
from typing import Final

from speeltafel.bots.effort import AT_ONCE, Effort
from speeltafel.bots.levels import Level
from speeltafel.bots.potzklotz.players import PersonLikeBot, PlanningBot

LONG: Final = Effort(rounds=120, seconds=0.9)

LEVELS: Final = (
    Level("beginner", "turned", AT_ONCE, partial(PersonLikeBot, 0.5, 0.15, 0.25)),
    Level("pupil", "turned", AT_ONCE, partial(PersonLikeBot, 0.64, 0.09, 0.36)),
    Level("player", "turned", AT_ONCE, partial(PersonLikeBot, 0.8, 0.05, 0.5)),
    Level("thinker", "turned", AT_ONCE, partial(PersonLikeBot, 0.88, 0.02, 0.66)),
    Level("expert", "overlooks", AT_ONCE, partial(PersonLikeBot, 0.98, 0.0, 0.94)),
    Level("strongest", "nothing", LONG, partial(PlanningBot, LONG)),
)
