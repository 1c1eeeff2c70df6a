"""How a game ended, and why."""

from typing import NamedTuple

from speeltafel.core.reason import Reason
from speeltafel.core.seats import Seat


class Outcome(NamedTuple):
    """Who won and why. Several winners share the victory; none means a draw, or a game
    that names no winner."""

    reason: Reason
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    counting: tuple[Reason, ...] = ()
    """The score counted out step by step, as one would at a table."""

    def share(self, seat: Seat, players: int) -> float:
        """The part of the victory that falls to a seat; without a winner all share alike."""
        if not self.winners:
            return 1 / players
        return 1 / len(self.winners) if seat in self.winners else 0.0
