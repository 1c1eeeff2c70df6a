"""Buildings drawn from any side: as SVG, and in characters (PK-2a).

Both are the same parallel projection along front : right : up = 1 : ½ : 1. As SVG it is at right
angles to the paper, so that cubes look like cubes; in characters the front is square to the eye.
"""

from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Final, NamedTuple, TypeAlias

from speeltafel.games.potzklotz.buildings import Building, seen_from
from speeltafel.games.potzklotz.components import ALL, DECKS, Card, pictured
from speeltafel.games.potzklotz.pictures import FACES, FRONT, RIGHT, TOP, Cube, cubes

Point: TypeAlias = tuple[int, int]

EDGES: Final = ((6, 2), (3, -4), (0, -5))
"""Where one step to the right, to the back and up goes on the paper, y pointing down: the exact
projection along the line of sight, times √5 ⋅ 3."""

CORNERS: Final = {
    FRONT: ((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1)),
    RIGHT: ((1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1)),
    TOP: ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)),
}
COLOURS: Final = {FRONT: "#d3a96c", RIGHT: "#b98a4e", TOP: "#efd8ad"}
STROKE: Final = "#8a5a24"
MARGIN: Final = 1


class Frame(NamedTuple):
    left: float
    top: float
    width: int
    height: int


def on_paper(x: int, y: int, z: int) -> Point:
    right, back, up = EDGES
    return x * right[0] + y * back[0] + z * up[0], x * right[1] + y * back[1] + z * up[1]


def face(cube: Cube, name: str) -> list[Point]:
    x, y, z = cube
    return [on_paper(x + u, y + v, z + w) for u, v, w in CORNERS[name]]


def frame_of(shape: Building) -> Frame:
    points = [point for cube in cubes(shape) for name in FACES for point in face(cube, name)]
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    width = max(x for x, _ in points) + MARGIN - left
    height = max(y for _, y in points) + MARGIN - top
    return Frame(left, top, width, height)


def svg(shape: Building, side: int = 0, title: str = "", frame: Frame | None = None) -> str:
    """The building seen from a side. In one `frame` cubes of different buildings are of one size.

    What stands in front is painted last, so the picture needs no hidden lines worked out.
    """
    shape = seen_from(shape, side) if side else shape
    drawn = frame_of(shape)
    if frame is not None:
        drawn = Frame(
            drawn.left - (frame.width - drawn.width) / 2,
            drawn.top - (frame.height - drawn.height) / 2,
            frame.width,
            frame.height,
        )
    label = f"<title>{escape(title)}</title>" if title else ""
    polygons = "".join(
        f'<polygon class="{name}" fill="{COLOURS[name]}" points="{_points(face(cube, name))}"/>'
        for cube in cubes(shape)
        for name in FACES
    )
    box = " ".join(f"{side:g}" for side in drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{box}">'
        f'{label}<g stroke="{STROKE}" stroke-width="0.35" stroke-linejoin="round">{polygons}</g>'
        "</svg>"
    )


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)


@cache
def card_frame() -> Frame:
    """The smallest frame in which every card fits."""
    frames = [frame_of(pictured(card)) for card in DECKS[ALL]]
    return Frame(0, 0, max(f.width for f in frames), max(f.height for f in frames))


def card_svg(card: Card, title: str = "") -> str:
    return svg(pictured(card), title=title, frame=card_frame())


Cell: TypeAlias = tuple[str, str]
"""A character, and the face it belongs to."""

_CUBE: Final = (
    ("  +---+", "  ttttt"),
    (" /   /|", " tttttr"),
    ("+---+ +", "fffffrr"),
    ("|   |/ ", "fffffr "),
    ("+---+  ", "fffff  "),
)
"""The characters of a cube, and beside them the faces they belong to."""


def characters(shape: Building) -> dict[tuple[int, int], Cell]:
    """The picture in characters, by column and by line counted upwards from the ground."""
    drawn: dict[tuple[int, int], Cell] = {}
    initials = {name[0]: name for name in FACES}
    for x, y, z in cubes(shape):
        for up, (line, faces) in enumerate(reversed(_CUBE)):
            for right, (character, initial) in enumerate(zip(line, faces, strict=True)):
                if initial != " ":
                    place = (4 * x + 2 * y + right, 2 * y + 2 * z + up)
                    drawn[place] = (character, initials[initial])
    return drawn


def lines(shape: Building) -> list[str]:
    """The picture in characters, line by line from the top."""
    drawn = characters(shape)
    columns = [column for column, _ in drawn]
    rows = [row for _, row in drawn]
    return [
        "".join(
            drawn.get((column, row), (" ", ""))[0]
            for column in range(min(columns), max(columns) + 1)
        ).rstrip()
        for row in range(max(rows), min(rows) - 1, -1)
    ]
