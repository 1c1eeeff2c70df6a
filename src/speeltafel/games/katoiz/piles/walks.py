"""How a tile walks over the board of Stapeltje (KZ-33).

A step depends only on the tile one steps onto: orthogonally it shares one property with the
walking tile, diagonally two. So the places within reach are found by flooding sets of places.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from speeltafel.games.katoiz.board import (
    ALL,
    ASLANT,
    BESIDE,
    BIT,
    CORNERS,
    HOME,
    HOME_ASLANT,
    PLACES,
    aslant,
    beside,
)
from speeltafel.games.katoiz.components import MATCHES, VALUES

Piles = Sequence[Sequence[int]]
STRAIGHT_MATCHES = 1
DIAGONAL_MATCHES = 2


class Ground(NamedTuple):
    """Where which top tiles lie, as sets of places."""

    empty: int
    colours: tuple[int, ...]
    shapes: tuple[int, ...]
    sizes: tuple[int, ...]

    def of(self, kind: int) -> tuple[int, int]:
        """Places whose top tile has at least one match with this tile, and at least two."""
        colour, shape, size = VALUES[kind]
        by_colour, by_shape, by_size = self.colours[colour], self.shapes[shape], self.sizes[size]
        one = by_colour | by_shape | by_size
        two = by_colour & by_shape | by_colour & by_size | by_shape & by_size
        return one, two


def survey(piles: Piles) -> Ground:
    colours, shapes, sizes, filled = [0] * 5, [0] * 3, [0] * 2, 0
    for bit, pile in zip(BIT, piles, strict=True):
        if pile:
            colour, shape, size = VALUES[pile[-1]]
            colours[colour] |= bit
            shapes[shape] |= bit
            sizes[size] |= bit
            filled |= bit
    return Ground(ALL & ~filled, tuple(colours), tuple(shapes), tuple(sizes))


def within_reach(
    ground: Ground, kind: int, start: int, corner: int, home_top: int, straight: bool
) -> tuple[int, bool]:
    """Places where this tile from `start` may stop, and whether it may stop at the home pile of
    `corner` (a number 0–3), whose top tile is `home_top`."""
    one, two = ground.of(kind)
    trodden = new = BIT[start]
    while new:
        new = (beside(new) & one | aslant(new) & two) & ~trodden
        trodden |= new
    entered = beside(trodden) if straight else beside(trodden) | aslant(trodden)
    matches = MATCHES[kind][home_top]
    home = bool(
        (matches >= STRAIGHT_MATCHES and trodden & BIT[CORNERS[corner]])
        or (matches >= DIAGONAL_MATCHES and trodden & BIT[HOME_ASLANT[corner]])
    )
    return (trodden | entered & ground.empty) & ~BIT[start], home


def shortest_path(
    piles: Piles, start: int, end: int, corner: int, home_top: int, straight: bool
) -> tuple[int, ...] | None:
    """The places of a shortest walk, start and end included; orthogonal steps first. None when
    there is none. `piles` as they were before the walk."""
    kind = piles[start][-1]
    ways: dict[int, int] = {start: start}
    front = [start]
    while front and end not in ways:
        following = []
        for place in front:
            for step, diagonal in _steps(place, corner):
                if step in ways or not can_step(
                    piles, kind, step, diagonal, home_top=home_top, straight=straight
                ):
                    continue
                ways[step] = place
                if step != HOME and piles[step]:
                    following.append(step)  # the walk ends on an empty place and at home
        front = following
    if end not in ways or start == end:
        return None
    path = [end]
    while path[-1] != start:
        path.append(ways[path[-1]])
    return tuple(reversed(path))


def _steps(place: int, corner: int) -> Iterable[tuple[int, bool]]:
    yield from ((other, False) for other in BESIDE[place])
    if place == CORNERS[corner]:
        yield HOME, False
    yield from ((other, True) for other in ASLANT[place])
    if place == HOME_ASLANT[corner]:
        yield HOME, True


def can_step(
    piles: Piles, kind: int, step: int, diagonal: bool, *, home_top: int, straight: bool
) -> bool:
    if step != HOME and not piles[step]:
        return not (diagonal and straight)
    top = home_top if step == HOME else piles[step][-1]
    return MATCHES[kind][top] >= (DIAGONAL_MATCHES if diagonal else STRAIGHT_MATCHES)


class FailedStep(NamedTuple):
    """The step at which a walk breaks off."""

    start: int
    end: int
    diagonal: bool
    matches: int | None
    """Between the walking tile and the one stepped onto; None for an empty place."""


def failed_step(
    piles: Piles, start: int, end: int, corner: int, home_top: int, straight: bool
) -> FailedStep | None:
    """Where a walk from start to end breaks off: from the places within reach, the step that
    would come nearest to the end. None when only empty places lie round them."""
    kind = piles[start][-1]
    reach, _ = within_reach(survey(piles), kind, start, corner, home_top, straight)
    goal = _spot(end, corner)
    trodden = [
        place for place in range(PLACES) if place == start or (reach & BIT[place] and piles[place])
    ]
    candidates = [
        (_distance(_spot(step, corner), goal), diagonal, place, step)
        for place in trodden
        for step, diagonal in _steps(place, corner)
        if (end == HOME if step == HOME else step != start and not reach & BIT[step])
    ]
    if not candidates:
        return None
    _, diagonal, place, step = min(candidates)
    if step != HOME and not piles[step]:
        return FailedStep(place, step, diagonal, None)
    top = home_top if step == HOME else piles[step][-1]
    return FailedStep(place, step, diagonal, MATCHES[kind][top])


def _spot(place: int, corner: int) -> tuple[int, int]:
    if place == HOME:
        return ((1, 0), (0, 6), (6, 7), (7, 1))[corner]  # KZ-30
    return place // 6 + 1, place % 6 + 1


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
