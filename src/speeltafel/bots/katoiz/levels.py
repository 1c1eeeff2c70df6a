"""Computer players for Katoiz: five levels for all three game types."""

from functools import partial
from typing import Final

from speeltafel.bots.effort import AT_ONCE
from speeltafel.bots.katoiz.expert import EXPERT, ThinkingBot
from speeltafel.bots.katoiz.skill import Skill, SkilledBot
from speeltafel.bots.levels import Level

LEVELS: Final = (
    Level(
        "beginner",
        "evenly",
        AT_ONCE,
        partial(
            SkilledBot,
            Skill(evenly=1.0),
            Skill(wild=0.7, overlooks=0.6, one_die=0.5),
            Skill(wild=0.15, overlooks=0.75, one_die=0.5, diagonals=False),
        ),
    ),
    Level(
        "pupil",
        "one-die",
        AT_ONCE,
        partial(
            SkilledBot,
            Skill(evenly=0.6),
            Skill(wild=0.22, overlooks=0.6, one_die=0.4),
            Skill(overlooks=0.78, one_die=0.4),
        ),
    ),
    Level(
        "player",
        "by-eye",
        AT_ONCE,
        partial(
            SkilledBot,
            Skill(evenly=0.29),
            Skill(overlooks=0.4, one_die=0.1),
            Skill(overlooks=0.57, one_die=0.2),
        ),
    ),
    Level(
        "thinker",
        "overlooks",
        AT_ONCE,
        partial(
            SkilledBot,
            Skill(judges="sight", overlooks=0.75),
            Skill(judges="sight", overlooks=0.1),
            Skill(judges="sight", overlooks=0.44),
        ),
    ),
    Level("expert", "nothing", EXPERT, partial(ThinkingBot, EXPERT)),
)
