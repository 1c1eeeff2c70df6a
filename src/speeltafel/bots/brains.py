"""Everything that plays one game: `bots/<game>` exports one `BRAINS`."""

from collections.abc import Callable
from dataclasses import dataclass

from speeltafel.bots.advice import Adviser
from speeltafel.bots.bot import Bot
from speeltafel.bots.effort import Effort
from speeltafel.bots.levels import Level
from speeltafel.bots.search.one_ply import OnePlyBot


@dataclass(frozen=True, slots=True)
class Brains:
    levels: tuple[Level, ...]
    """What people are offered, weakest first."""
    advise: Adviser
    strongest: Callable[[Effort], Bot] | None = None
    """The strongest level with another effort; None where it does not depend on one."""
    baseline: Callable[[], Bot] = OnePlyBot
    """Plays `ahead`: looks one move ahead, at once, and needs nothing compiled."""
