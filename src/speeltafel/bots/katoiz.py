"""Computer players for Katoiz: five levels for all three game types, and the baseline."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.effort import AT_ONCE, Effort
from speeltafel.bots.katoiz_advice import advise
from speeltafel.bots.katoiz_ahead import KatoizBot
from speeltafel.bots.katoiz_skill import Skill, SkilledBot, TowerSkill
from speeltafel.bots.level import Level, makers

__all__ = ["BOTS", "LEVELS", "advise"]

EXPERT: Final = Effort(rounds=800)

LEVELS: Final = (
    Level(
        "beginner",
        "evenly",
        AT_ONCE,
        partial(
            SkilledBot,
            TowerSkill(highest=0.0),
            Skill(wild=0.75, overlooks=0.5, rivals=False, exact=False),
            Skill(overlooks=0.85, rivals=False, exact=False, diagonals=False),
        ),
    ),
    Level(
        "pupil",
        "takes-what-comes",
        AT_ONCE,
        partial(
            SkilledBot,
            TowerSkill(highest=0.5),
            Skill(wild=0.4, overlooks=0.5, rivals=False, exact=False),
            Skill(overlooks=0.72, rivals=False, exact=False),
        ),
    ),
    Level(
        "player",
        "own-only",
        AT_ONCE,
        partial(
            SkilledBot,
            TowerSkill(highest=0.85),
            Skill(wild=0.15, overlooks=0.5, rivals=False, exact=False),
            Skill(overlooks=0.58, rivals=False, exact=False),
        ),
    ),
    Level(
        "thinker",
        "overlooks",
        AT_ONCE,
        partial(
            SkilledBot,
            TowerSkill(imagines=100),
            Skill(overlooks=0.3, rivals=False),
            Skill(overlooks=0.3, rivals=False),
        ),
    ),
    Level(
        "expert",
        "nothing",
        EXPERT,
        partial(SkilledBot, TowerSkill(imagines=EXPERT.rounds), Skill(), Skill()),
    ),
)

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {**makers(LEVELS), "ahead": KatoizBot}
