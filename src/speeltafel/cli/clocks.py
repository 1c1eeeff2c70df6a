"""Real time at a terminal table: how long each clock of the game has run."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from speeltafel.core.game import Clock
from speeltafel.core.match import Match
from speeltafel.core.seats import Seat


@dataclass
class Timekeeper:
    now: Callable[[], float] = time.monotonic
    spent: dict[Seat | None, float] = field(default_factory=dict)
    since: float | None = None

    def tick(self, match: Match) -> None:
        """Charges the time since the last tick to the clocks that were running."""
        now = self.now()
        if self.since is not None:
            for clock in running(match):
                self.spent[clock.seat] = self.spent.get(clock.seat, 0.0) + now - self.since
        self.since = now

    def left(self, clock: Clock) -> float:
        return clock.seconds - self.spent.get(clock.seat, 0.0)

    def next_to_end(self, match: Match) -> Clock | None:
        return min(running(match), key=self.left, default=None)


def running(match: Match) -> list[Clock]:
    acting = match.game.to_act(match.state)
    return [
        clock
        for clock in match.game.clocks(match.state)
        if clock.seat is None or clock.seat in acting
    ]


def clock_text(seconds: float) -> str:
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02}"
