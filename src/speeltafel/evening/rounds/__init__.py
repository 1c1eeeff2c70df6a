"""Who plays whom, round after round, and how everybody stands.

Swiss rounds, or everybody against everybody, at tables of any size. What comes first: nobody rests
again before everybody has rested; nobody meets the same player again as long as it can be avoided;
then equals meet equals, and everybody begins as often as not.
"""

from speeltafel.evening.rounds.field import (
    BYE,
    MISSED,
    POINT,
    Entrant,
    Played,
    Round,
    System,
    points_at_table,
    table_sizes,
)
from speeltafel.evening.rounds.pairing import advised_system, enough_rounds, next_round
from speeltafel.evening.rounds.standings import Standing, standings

__all__ = [
    "BYE",
    "MISSED",
    "POINT",
    "Entrant",
    "Played",
    "Round",
    "Standing",
    "System",
    "advised_system",
    "enough_rounds",
    "next_round",
    "points_at_table",
    "standings",
    "table_sizes",
]
