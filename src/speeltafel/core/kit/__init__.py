"""For whoever writes a game: the checks every game must pass, golden playthroughs, exact counts."""

from speeltafel.core.kit.conformance import check_game, check_tables
from speeltafel.core.kit.evidence import Nonconformance
from speeltafel.core.kit.playthrough import playthrough
from speeltafel.core.kit.policy import Policy, next_move, random_move

__all__ = [
    "Nonconformance",
    "Policy",
    "check_game",
    "check_tables",
    "next_move",
    "playthrough",
    "random_move",
]
