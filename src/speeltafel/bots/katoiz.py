"""Computer players for Katoiz: five levels for all three game types, and the baseline."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from speeltafel.bots.advice import Advice
from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.effort import AT_ONCE, Effort
from speeltafel.bots.katoiz_ahead import KatoizBot
from speeltafel.bots.katoiz_expert import EXPERT, ThinkingBot
from speeltafel.bots.katoiz_skill import Skill, SkilledBot
from speeltafel.bots.level import Level, makers
from speeltafel.core.outcome import Outcome
from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config

__all__ = ["BOTS", "LEVELS", "SHOWN", "advise", "foresee", "with_rounds"]

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

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {**makers(LEVELS), "ahead": KatoizBot}


RECKONS: Final = (
    "The expert reckons with others who plan as it does or look one move ahead, by an even chance: "
    "part of what it wins against `ahead` comes from knowing its kind"
)

SHOWN: Final[Mapping[str, str]] = {
    "stapeltoren-4": f"of the towers with a winner it leaves most to skill. {RECKONS}",
    "3-stel-2": "it is how that level is usually played; fewer of its games are drawn than at "
    f"level 1, and skill counts for more than at levels 3 and 4. {RECKONS}",
    "3-stel-2 shared-values=2": "it is the rulebook's harder way to count that level (KZ-24), and "
    f"leaves more to skill. {RECKONS}",
    "stapeltje-5": f"it is the type's last level, and nothing in it is left to dice. {RECKONS}",
}
"""Of every type the tables that stand for it in the report on opponents, and why: the rest of a
sentence, and what a reader should know besides."""


def with_rounds(rounds: int) -> Bot:
    """The expert with so many imagined games for each choice, however long they take."""
    return ThinkingBot(Effort(rounds, seconds=60.0))


def foresee(config: Config, others: Bot, seat: Seat, seed: str) -> Outcome | None:
    """A game of somebody who knows all rolls; None where nothing is rolled."""
    from speeltafel.bots import katoiz_clairvoyant

    return katoiz_clairvoyant.clairvoyant_outcome(config, others, seat, seed)


def advise(sight: Sight, generator: Random) -> Advice:
    # Imported when needed: compiled code takes a while to read in, and a list of bots needs none.
    from speeltafel.bots import katoiz_advice

    return katoiz_advice.advise(sight, generator)
