"""The way a tile walks, step by step."""

from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.rules import home_number
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.piles.walks import shortest_path


def path(state: Piles, seat: Seat, walk: Walk) -> tuple[int, ...] | None:
    """A shortest way for this walk; None when there is none."""
    return shortest_path(
        state.piles,
        walk.start,
        walk.end,
        home_number(state, seat),
        state.homes[seat][-1],
        state.rules.straight,
    )


def last_path(state: Piles) -> tuple[int, ...]:
    """The way of the walk just made: the tile is put back where it came from. A home pile is
    `HOME` + seat here."""
    if state.last is None:
        return ()
    players = len(state.homes)
    seat = (state.turn - 1) % players
    while seat in state.out:
        seat = (seat - 1) % players
    piles, homes = list(state.piles), list(state.homes)
    if state.last.end == HOME:
        kind, homes[seat] = homes[seat][-1], homes[seat][:-1]
    else:
        end = state.last.end
        kind, piles[end] = piles[end][-1], piles[end][:-1]
    piles[state.last.start] = (*piles[state.last.start], kind)
    before = state._replace(piles=tuple(piles), homes=tuple(homes))
    way = path(before, seat, state.last) or ()
    return tuple(HOME + seat if place == HOME else place for place in way)
