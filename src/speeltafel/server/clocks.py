"""The clocks of a table, kept from the times in its log: they survive a restart."""

from typing import Any, NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.server.standing import Standing


class Reading(NamedTuple):
    seat: Seat | None
    left: float
    running: bool
    event: Any


def readings(standing: Standing, now: float) -> list[Reading]:
    match = standing.match
    clocks = () if match is None else match.game.clocks(match.state)
    if not clocks:
        return []
    acting = standing.acting
    found = []
    for clock in clocks:
        running = bool(acting) and (clock.seat is None or clock.seat in acting)
        spent = standing.spent.get(clock.seat, 0.0)
        if running:
            spent += max(0.0, now - standing.changed_at)
        found.append(Reading(clock.seat, clock.seconds - spent, running, clock.event))
    return found


def next_to_end(standing: Standing, now: float) -> Reading | None:
    """The clock that runs out first if nobody does anything."""
    shown = readings(standing, now)
    if not shown:
        return None
    running = [reading for reading in shown if reading.running]
    return min(running, key=lambda reading: reading.left, default=None)
