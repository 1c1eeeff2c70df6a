"""What the players may agree on: events of the table, hints, and to play again."""

from typing import Any

from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import Seat
from speeltafel.table.log import Proposal
from speeltafel.table.state import TableState


def agreements(match: AnyMatch) -> list[Any]:
    """The events that no clock announces."""
    events = match.game.events(match.state)
    if not events:
        return []
    timed = [clock.event for clock in match.game.clocks(match.state)]
    return [event for event in events if event not in timed]


def event_proposal(state: TableState, seat: Seat, text: str) -> Proposal | Refusal:
    match = state.match
    if match is None:
        return Refusal(Kind.ILLEGAL, reason("table-not-started"))
    texts = [match.game.format_move(event) for event in agreements(match)]
    if state.over or text not in texts:
        return Refusal(Kind.ILLEGAL, reason("core-no-such-event", move=text[:40]))
    return Proposal(others(state, seat), event=text)


def rematch_proposal(state: TableState, seat: Seat) -> Proposal | Refusal:
    if not state.over:
        return Refusal(Kind.ILLEGAL, reason("table-not-over"))
    gone = {each for each in range(len(state.chairs)) if state.chairs[each].left_at is not None}
    return Proposal(tuple(each for each in others(state, seat) if each not in gone), rematch=True)


def may_take_hints(state: TableState, seat: Seat) -> bool:
    """Against people on other devices only where the host has allowed it."""
    own = state.chairs[seat].guest
    return state.setup.hints or not any(
        chair.guest and chair.guest != own and not chair.stand_in for chair in state.chairs
    )


def others(state: TableState, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else who can be asked."""
    return tuple(sorted(state.people() - set(state.companions(seat))))
