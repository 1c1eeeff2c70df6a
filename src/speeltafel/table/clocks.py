"""The clocks of a table, kept from the times in its log: they survive a restart."""

from typing import Any, NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.table.state import TableState


class Reading(NamedTuple):
    seat: Seat | None
    left: float
    running: bool
    event: Any


def readings(state: TableState, now: float) -> list[Reading]:
    match = state.match
    clocks = () if match is None else match.game.clocks(match.state)
    if not clocks:
        return []
    acting = state.acting
    found = []
    for clock in clocks:
        running = bool(acting) and not state.held and (clock.seat is None or clock.seat in acting)
        spent = state.spent.get(clock.seat, 0.0)
        if running:
            spent += max(0.0, now - state.changed_at)
        found.append(Reading(clock.seat, clock.seconds - spent, running, clock.event))
    return found


def next_to_end(state: TableState, now: float) -> Reading | None:
    """The clock that runs out first if nobody does anything."""
    shown = readings(state, now)
    if not shown:
        return None
    running = [reading for reading in shown if reading.running]
    return min(running, key=lambda reading: reading.left, default=None)
