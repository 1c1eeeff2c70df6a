"""How high piles may stand beside each other (KZ-34, KZ-35, KZ-37).

Places are 0–35 and, for the home pile of seat s, `HOME` + s. A pair is two orthogonally adjacent
places; a home pile is adjacent to its corner.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from speeltafel.games.katoiz.board import (
    BESIDE,
    CORNERS,
    HOME,
    HOMES_BY_PLAYERS,
    PLACES,
    POSITIONS,
    WIDE_POSITIONS,
)
from speeltafel.games.katoiz.piles.state import Piles

MOST = 2
Pair: TypeAlias = tuple[int, int]


class Lie(NamedTuple):
    """What lies beside what at a table of this size, and whose position is where."""

    beside: tuple[tuple[int, ...], ...]
    pairs: tuple[Pair, ...]
    positions: tuple[frozenset[int], ...]
    """KZ-31: for each seat, its home pile included."""
    touching: tuple[tuple[Pair, ...], ...]
    """For each seat the pairs with at least one place in its position."""
    inside: tuple[tuple[Pair, ...], ...]
    """For each seat the pairs with both places in its position."""
    exempt: tuple[frozenset[Pair], ...]
    """KZ-34: for each seat the pairs, in both orders, that touch an opponent's position and not
    its own."""


@cache
def lie(players: int, wide: bool) -> Lie:
    corners = [CORNERS[number] for number in HOMES_BY_PLAYERS[players]]
    beside = [list(others) for others in BESIDE] + [[corner] for corner in corners]
    for seat, corner in enumerate(corners):
        beside[corner].append(HOME + seat)
    shapes = WIDE_POSITIONS if wide else POSITIONS
    positions = tuple(
        shapes[number] | {HOME + seat} for seat, number in enumerate(HOMES_BY_PLAYERS[players])
    )
    pairs = tuple(
        (one, other) for one in range(len(beside)) for other in beside[one] if one < other
    )
    touching = tuple(
        tuple(pair for pair in pairs if not position.isdisjoint(pair)) for position in positions
    )
    inside = tuple(
        tuple(pair for pair in pairs if position.issuperset(pair)) for position in positions
    )
    exempt = tuple(
        frozenset(
            order
            for other in range(players)
            if other != seat
            for pair in touching[other]
            if pair not in touching[seat]
            for order in (pair, pair[::-1])
        )
        for seat in range(players)
    )
    return Lie(tuple(map(tuple, beside)), pairs, positions, touching, inside, exempt)


def lie_of(state: Piles) -> Lie:
    return lie(len(state.homes), state.rules.target >= 6)


def heights_of(state: Piles) -> list[int]:
    return [*map(len, state.piles), *map(len, state.homes)]


def after_walk(heights: Sequence[int], start: int, end: int) -> list[int]:
    after = list(heights)
    after[start] -= 1
    after[end] += 1
    return after


def broken(heights: Sequence[int], pairs: Sequence[Pair]) -> list[Pair]:
    return [
        (one, other) for one, other in pairs if not -MOST <= heights[one] - heights[other] <= MOST
    ]


def breach(heights: Sequence[int], where: Lie, seat: int, start: int, end: int) -> Pair | None:
    """The pair of piles that forbids this walk, if any (KZ-34)."""
    exempt = where.exempt[seat]
    for place in (start, end):
        was, now = heights[place], heights[place] + (1 if place == end else -1)
        for other in where.beside[place]:
            beyond = heights[other]
            before = abs(was - beyond)
            if other == start:
                beyond -= 1
            elif other == end:
                beyond += 1
            after = abs(now - beyond)
            if after <= MOST or after <= before:
                continue
            if before > MOST or (place, other) not in exempt:
                return place, other
    return None


def unraisable(heights: Sequence[int], where: Lie, seat: int) -> frozenset[int] | set[int]:
    """Places of the board that may not grow, whatever place the tile comes from, unless from the
    very neighbour that is too low."""
    if max(heights) < MOST:
        return frozenset()
    exempt = where.exempt[seat]
    found = set()
    for place in range(PLACES):
        height = heights[place]
        if height < MOST:
            continue
        for other in where.beside[place]:
            over = height - heights[other]
            if over > MOST or (over == MOST and (place, other) not in exempt):
                found.add(place)
                break
    return found


def unlowerable(heights: Sequence[int], where: Lie, seat: int, start: int) -> bool:
    """Whether no tile may leave this place, unless for the very neighbour that is too high."""
    exempt = where.exempt[seat]
    height = heights[start]
    for other in where.beside[start]:
        over = heights[other] - height
        if over > MOST or (over == MOST and (start, other) not in exempt):
            return True
    return False
