"""The judgement of a claim: right, or wrong and why (PK-5)."""

from enum import Enum
from functools import cache
from typing import NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.games.potzklotz.buildings import (
    MIRROR_OF,
    SIDES,
    Building,
    building,
    seen_from,
    with_number,
)
from speeltafel.games.potzklotz.components import Card, number_on, pictured
from speeltafel.games.potzklotz.placement import FALLS_APART, Place, Standing


class Judgement(Enum):
    RIGHT = "right"
    MIRROR = "mirror"
    OTHER = "other"
    APART = "apart"


class Verdict(NamedTuple):
    """What everybody has seen of the last claim."""

    seat: Seat
    card: Card
    source: Place | None
    """None for a twin laid out of turn (PK-11)."""
    target: Place | None
    made: int
    """Number of the building that was made; 0 when it fell apart."""
    judgement: Judgement
    tried: Standing
    """How the cubes stood when the claim was judged."""


def judge(made: int, card: Card) -> Judgement:
    wanted = number_on(card)
    if made == wanted:
        return Judgement.RIGHT
    if made == FALLS_APART:
        return Judgement.APART
    return Judgement.MIRROR if MIRROR_OF[made] == wanted else Judgement.OTHER


@cache
def side_shown(standing: Standing, card: Card) -> int:
    """From which side one must look at the building to see the picture of its card."""
    shape = building(standing)
    return next(side for side in range(SIDES) if seen_from(shape, side) == pictured(card))


class Difference(NamedTuple):
    """Where a building first differs from the one wanted, laid over it as well as can be."""

    place: Place
    stands: int
    wanted: int


@cache
def first_difference(standing: Standing, card: Card) -> Difference:
    """The first column that stands too low or too high, from the back to the front and from left
    to right. As both have five cubes, where one lacks a cube another has one too many."""
    here = {(x, y): height for x, y, height in standing}
    best = min(
        (_overlays(here, seen_from(with_number(number_on(card)), side)) for side in range(SIDES)),
        key=lambda found: found[0],
    )
    there = best[1]
    return next(
        Difference(place, here[place], there.get(place, 0))
        for place in sorted(here, key=lambda place: (-place[1], place[0]))
        if here[place] != there.get(place, 0)
    )


def _overlays(here: dict[Place, int], shape: Building) -> tuple[int, dict[Place, int]]:
    """The best way to shift a building over the cubes that stand, and how many cubes differ."""
    ways = []
    for right, back in sorted({(x - u, y - v) for x, y in here for u, v, _ in shape}):
        there = {(x + right, y + back): height for x, y, height in shape}
        places = here.keys() | there.keys()
        ways.append((sum(abs(here.get(p, 0) - there.get(p, 0)) for p in places), there))
    return min(ways, key=lambda way: way[0])
