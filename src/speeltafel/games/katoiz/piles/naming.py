"""How piles and the difference between two of them are named in reasons."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.naming import place_reason
from speeltafel.games.katoiz.piles.heights import Pair


def steep_reason(code: str, seat: Seat, heights: list[int], pair: Pair, **more: int) -> Reason:
    low, high = sorted(pair, key=lambda place: heights[place])
    return reason(
        code,
        low=pile_reason(low, seat),
        high=pile_reason(high, seat),
        lower=heights[low],
        higher=heights[high],
        difference=heights[high] - heights[low],
        **more,
    )


def pile_reason(place: int, seat: Seat) -> Reason:
    if place < HOME:
        return place_reason(place)
    if place == HOME + seat:
        return reason("katoiz-home-own")
    return reason("katoiz-home-of", seat=seat_reason(place - HOME))
