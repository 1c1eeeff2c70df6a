"""A disc as text: `c3` places one, `a1-c3` moves one, `✕c3` sends one back."""

from typing import Final

from speeltafel.games.katoiz.board import ROUTE, place_of
from speeltafel.games.katoiz.trios.moves import HAND, Disc

_SEND_BACK: Final = "✕x×"


def parse_disc(text: str) -> Disc | None:
    if text[:1] in _SEND_BACK and text != "":
        place = place_of(text[1:])
        return None if place is None else Disc(place, HAND)
    place = place_of(text)
    if place is not None:
        return Disc(HAND, place)
    route = ROUTE.fullmatch(text)
    if route is None:
        return None
    start, end = place_of(route[1]), place_of(route[2])
    return None if start is None or end is None else Disc(start, end)
