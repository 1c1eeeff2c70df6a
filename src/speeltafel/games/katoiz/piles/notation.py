"""A walk as text: `c3-e5`, or `c3-h` to the own home pile."""

from typing import Final

from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.katoiz.board import HOME, ROUTE, place_of
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.state import Piles

OWN_HOME: Final = ("h", "thuis", "home")


def parse_walk(state: Piles, text: str) -> Walk | Refusal | None:
    route = ROUTE.fullmatch(text)
    if route is None:
        return None
    start, end = place_of(route[1]), place_of(route[2])
    if route[2] in OWN_HOME or route[2] == f"h{state.turn + 1}":
        end = HOME
    elif route[2][0] == "h" and 1 <= int(route[2][1]) <= len(state.homes):
        whose = seat_reason(int(route[2][1]) - 1)
        return Refusal(Kind.ILLEGAL, reason("katoiz-home-of-another", seat=whose))  # KZ-33
    return None if start is None or end is None else Walk(start, end)
