"""The ladder of a game: each level against the one below, the strongest against the baseline."""

from itertools import pairwise
from typing import Final, NamedTuple

from speeltafel.bots.shelf import own_levels
from speeltafel.core.game import AnyGame
from speeltafel.core.variants import Config

WANTED: Final = 0.65
"""Of decided games, each level against the one below."""
SURELY: Final = 0.55
"""What the 95 % interval must lie above."""
AGAINST_BASELINE: Final = 0.80
"""The strongest against `ahead`, two players; with more, twice its fair share."""
BASELINE: Final = "ahead"


class Rung(NamedTuple):
    stronger: str
    weaker: str
    wanted: float


def rungs(game: AnyGame, config: Config) -> list[Rung]:
    """What must be shown for this table; nothing where a game has no levels yet."""
    levels = own_levels(game)
    if not levels:
        return []
    against_baseline = AGAINST_BASELINE if config.players == 2 else 2 / config.players
    fair = 1 / config.players
    wanted = WANTED if config.players == 2 else fair
    return [
        *(Rung(stronger, weaker, wanted) for weaker, stronger in pairwise(levels)),
        Rung(levels[-1], BASELINE, against_baseline),
    ]
