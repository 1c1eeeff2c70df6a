"""What a picture shows of a building, exactly (PK-2a).

Seen along the line front : right : up = 1 : ½ : 1, every edge of every cube falls on the lines of
one net of equal triangles: with U = 2x + y and V = y + z the squares of a grid, each cut from lower
left to upper right. So a face is a set of triangles and what can be seen of a cube is a number:
4 of its front, 4 of its top, 2 of its right side.
"""

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from speeltafel.games.potzklotz.buildings import BUILDINGS, SIDES, Building, seen_from

Cube: TypeAlias = tuple[int, int, int]
Triangle: TypeAlias = tuple[int, int, int]
"""U and V of the square, and its half: above the cut or below it."""

ABOVE: Final = 0
BELOW: Final = 1

FRONT: Final = "front"
RIGHT: Final = "right"
TOP: Final = "top"
FACES: Final = (FRONT, RIGHT, TOP)

_TRIANGLES: Final = {
    FRONT: ((0, 0, ABOVE), (0, 0, BELOW), (1, 0, ABOVE), (1, 0, BELOW)),
    RIGHT: ((2, 0, ABOVE), (2, 1, BELOW)),
    TOP: ((0, 1, BELOW), (1, 1, ABOVE), (1, 1, BELOW), (2, 1, ABOVE)),
}
"""The triangles of each face of the cube at the origin."""


def cubes(shape: Building) -> list[Cube]:
    """Every cube, those that stand in front of others after them."""
    return sorted(
        ((x, y, z) for x, y, height in shape for z in range(height)),
        key=lambda cube: (-cube[1], cube[0], cube[2]),
    )


def triangles(cube: Cube, face: str) -> list[Triangle]:
    x, y, z = cube
    return [(2 * x + y + right, y + z + up, half) for right, up, half in _TRIANGLES[face]]


def picture(shape: Building) -> dict[Triangle, tuple[Cube, str]]:
    """Which face of which cube each triangle of the picture shows."""
    return {
        triangle: (cube, face)
        for cube in cubes(shape)
        for face in FACES
        for triangle in triangles(cube, face)
    }


class Visibility(NamedTuple):
    least: int
    """Triangles of the cube that shows least; 0 when a cube is completely hidden."""
    total: int


def visibility(shape: Building) -> Visibility:
    shown = [cube for cube, _ in picture(shape).values()]
    return Visibility(min(map(shown.count, cubes(shape))), len(shown))


@cache
def card_sides(number: int) -> tuple[int, int] | None:
    """The two sides from which the cards of a building show it, or None when there are no two
    different honest views."""
    views = [seen_from(BUILDINGS[number - 1], side) for side in range(SIDES)]
    seen = [visibility(view) for view in views]
    honest = [
        (one, other)
        for one, other in combinations(range(SIDES), 2)
        if seen[one].least and seen[other].least and views[one] != views[other]
    ]
    return max(
        honest,
        key=lambda pair: (
            seen[pair[0]].least + seen[pair[1]].least,
            seen[pair[0]].total + seen[pair[1]].total,
            pair[1] - pair[0] == SIDES // 2,
            -pair[0],
            -pair[1],
        ),
        default=None,
    )
