"""Katoiz's tiles, piles, towers, dice faces and discs."""

from collections.abc import Sequence

from speeltafel.games.katoiz.components import BIG, COLOURS, PICTURES
from speeltafel.games.katoiz.geometry import (
    BIG_WIDTH,
    CIRCLE_RADIUS,
    DIE_CIRCLE_RADIUS,
    DIE_SQUARE_HALF,
    DIE_TRIANGLE,
    DIE_WIDTH,
    DISC_MARKS,
    DISC_RADIUS,
    DISC_RING,
    SQUARE_HALF,
    STAR,
    THICKNESS,
    TILE_HALF,
    TILE_ROUNDED,
    TOWER_LEAN,
    TOWER_THICKNESS,
    TRIANGLE,
)
from speeltafel.print.inks import Ink, paint
from speeltafel.print.pictures.svg import (
    DISPLAY,
    Picture,
    at,
    circle,
    group,
    path,
    picture,
    rect,
    text,
)

_LIGHT = "YW"
_BAND = 0.09

WALK_BELOW = 0.24
"""Of the middle of a tile, where a way runs."""


def tile_face(tile: str, ink: Ink, bleed: float = 0) -> Picture:
    """What is printed on a tile, from above: its colour to beyond the edge, shape and letter.

    `bleed` is in widths of a tile.
    """
    half = TILE_HALF * (1 + 2 * bleed)
    parts = [rect(-half, -half, 2 * half, 2 * half, 0, paint(tile[0], ink))]
    if ink == "low":
        inner = TILE_HALF - _BAND / 2
        line = paint(f"{tile[0]}-edge", ink)
        parts.append(rect(-inner, -inner, 2 * inner, 2 * inner, 0.06, "none", line, 0.035))
    parts.append(_shape(tile))
    parts.append(_letter(tile, ink))
    return picture(-half, -half, 2 * half, 2 * half, *parts)


def _shape(tile: str) -> str:
    if len(tile) == 1:
        return ""
    kind = PICTURES.index(tile[1])
    shape, size = kind // 2, kind % 2
    black = "#141414"
    fill, line, width = ("none", black, BIG_WIDTH) if size == BIG else (black, "none", 0.0)
    if shape == 0:
        half = SQUARE_HALF[size]
        return rect(-half, -half, 2 * half, 2 * half, 0, fill, line, width)
    if shape == 1:
        return circle(0, 0, CIRCLE_RADIUS[size], fill, line, width)
    return path(TRIANGLE[size], fill, line, width)


def _letter(tile: str, ink: Ink) -> str:
    """Never colour alone: every tile says its colour in a letter."""
    plain = len(tile) == 1
    dark = "#141414"
    fill = dark if ink != "colour" or tile[0] in _LIGHT else "#fffdf6"
    if plain:
        return text(0, 0.16, 0.46, tile[0], fill, DISPLAY, 700)
    plate = rect(-0.43, -0.43, 0.13, 0.13, 0.02, "#ffffff") if ink == "low" else ""
    return plate + text(-0.354, -0.324, 0.09, tile[0], fill, DISPLAY, 700)


def _large_letter(tile: str) -> str:
    """Piles are drawn small: there the letter stands within a large shape, beside a small one."""
    dark = "#141414"
    if len(tile) == 1 or PICTURES.index(tile[1]) % 2 != BIG:
        return text(-0.3, -0.2, 0.3, tile[0], dark, DISPLAY, 700)
    triangle = PICTURES.index(tile[1]) // 2 == 2
    low, size = (0.16, 0.23) if triangle else (0.11, 0.3)
    return text(0, low, size, tile[0], dark, DISPLAY, 700)


def pile(tiles: Sequence[str], ink: Ink, thickness: float = THICKNESS, lean: float = 1) -> str:
    """Tiles on each other, seen at an angle; the ground is at (0, 0)."""
    parts = []
    for index, tile in enumerate(tiles):
        half, high = TILE_HALF, TILE_HALF * lean
        edge = paint(f"{tile[0]}-edge", ink if ink != "low" else "grey")
        body = rect(
            -half, -high, 2 * half, 2 * high + thickness, TILE_ROUNDED, edge, "#33281a", 0.018
        )
        line = ("none", 0) if ink == "colour" else ("#33281a", 0.012)
        face = rect(-half, -high, 2 * half, 2 * high, TILE_ROUNDED, paint(tile[0], ink), *line)
        top = index == len(tiles) - 1
        signed = "" if lean == 1 else _signed(tile, high + thickness / 2, thickness)
        letter = _large_letter(tile) if top and ink != "colour" else ""
        print_ = group(f"scale(1 {lean:g})", _shape(tile), letter)
        parts.append(at(0, -index * thickness, body, face, signed, print_))
    return "".join(parts)


def _signed(tile: str, y: float, thickness: float) -> str:
    """The edge of a tile in a tower shows its shape too."""
    return at(0, y, group(f"scale({thickness * 1.15:g})", _shape(tile)))


def tower_picture(towers: Sequence[Sequence[str]], ink: Ink) -> Picture:
    tallest = max(map(len, towers))
    top = -0.5 * TOWER_LEAN - TOWER_THICKNESS * max(tallest - 1, 1) - 0.05
    height = 0.5 * TOWER_LEAN + TOWER_THICKNESS - top
    step = 1.5
    parts = [
        at(index * step, 0, pile(tiles, ink, TOWER_THICKNESS, TOWER_LEAN))
        for index, tiles in enumerate(towers)
    ]
    return picture(-0.52, top, 1.04 + step * (len(towers) - 1), height, *parts)


def square_picture(
    rows: Sequence[Sequence[tuple[Sequence[str], int | None]]],
    ink: Ink,
    walk: Sequence[str] = (),
    steep: Sequence[tuple[str, str]] = (),
) -> Picture:
    """Rows of piles, each perhaps with a disc; a walk over them, and steep steps between them."""
    highest = max(len(tiles) for row in rows for tiles, _ in row)
    above = 0.55 + max(0, highest - 1) * THICKNESS
    parts = []
    for y, row in enumerate(rows):
        for x, (tiles, seat) in enumerate(row):
            inside = [pile(tiles, ink)] if tiles else [_hole(ink)]
            if seat is not None:
                inside.append(at(0.21, 0.21, group("scale(0.52)", disc(seat, ink))))
            parts.append(at(x, y, *inside))

    def top(place: str) -> tuple[float, float]:
        x, y = "abcdef".index(place[0]), int(place[1]) - 1
        return x, y - max(0, len(rows[y][x][0]) - 1) * THICKNESS

    parts.append(_walk([top(place) for place in walk], ink) if walk else "")
    for one, other in steep:
        difference = abs(
            len(rows[int(one[1]) - 1]["abcdef".index(one[0])][0])
            - len(rows[int(other[1]) - 1]["abcdef".index(other[0])][0])
        )
        parts.append(_steep(top(one), top(other), difference, ink))
    width, height = len(rows[0]) + 0.1, len(rows) - 0.4 + above + THICKNESS
    return picture(-0.55, -above, width, height, *parts)


def _hole(ink: Ink) -> str:
    line = paint("field-edge", ink)
    return (
        f'<rect x="-0.4" y="-0.38" width="0.8" height="0.8" rx="0.1" fill="none" stroke="{line}" '
        'stroke-width="0.03" stroke-dasharray="0.08 0.06"/>'
    )


def _walk(points: Sequence[tuple[float, float]], ink: Ink) -> str:
    """Along the lower part of the tiles, so that their pictures stay readable."""
    low = [(x, y + WALK_BELOW) for x, y in points]
    data = "M" + " L".join(f"{x:g} {y:g}" for x, y in low)
    lit = "#ffd257" if ink == "colour" else "#ffffff"
    steps = "".join(
        circle(x, y, 0.16, lit, "#141414", 0.04)
        + text(x, y + 0.085, 0.25, str(count), "#22303c", DISPLAY, 800)
        for count, (x, y) in enumerate(low[1:], 1)
    )
    return path(data, "none", "#141414", 0.17) + path(data, "none", lit, 0.11) + steps


def _steep(start: tuple[float, float], end: tuple[float, float], difference: int, ink: Ink) -> str:
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    data = f"M{start[0]:g} {start[1]:g} L{end[0]:g} {end[1]:g}"
    red = "#b3202f" if ink == "colour" else "#141414"
    return (
        path(data, "none", red, 0.12)
        + circle(x, y, 0.27, red, "#ffffff", 0.04)
        + text(x, y + 0.1, 0.28, f"{difference}!", "#ffffff", DISPLAY, 700)
    )


def disc(seat: int, ink: Ink) -> str:
    """A colour and a sign for each player."""
    mark = paint("seat-0-mark" if seat == 0 else "seat-mark", ink)
    edge = paint("seat-edge", ink)
    parts = circle(0, 0, DISC_RADIUS + 0.03, edge)
    parts += circle(0, 0, DISC_RADIUS, paint(f"seat-{seat}", ink), paint("disc-rim", ink), 0.04)
    if not DISC_MARKS[seat]:
        return parts + circle(0, 0, DISC_RING, "none", mark, 0.11)
    return parts + path(DISC_MARKS[seat], "none", mark, 0.11)


def disc_picture(seat: int, ink: Ink) -> Picture:
    return picture(-0.5, -0.5, 1, 1, disc(seat, ink))


def die_face(face: str, ink: Ink) -> Picture:
    """B … P for the colour die, □ ○ △ ☆ ★ · for the picture die; a square of one."""
    wooden = face in COLOURS + "P"
    parts = [rect(-0.5, -0.5, 1, 1, 0, paint("die-wood" if wooden else "die", ink))]
    black = "#141414"
    if wooden:
        edge = paint(f"{face}-edge", ink)
        parts.append(rect(-0.33, -0.33, 0.66, 0.66, 0.12, paint(face, ink), edge, 0.04))
        dark = ink == "low" or face in _LIGHT or ink == "grey"
        parts.append(text(0, 0.15, 0.42, face, black if dark else "#fffdf6", DISPLAY, 700))
    elif face == "□":
        half = DIE_SQUARE_HALF
        parts.append(rect(-half, -half, 2 * half, 2 * half, 0, "none", black, DIE_WIDTH))
    elif face == "○":
        parts.append(circle(0, 0, DIE_CIRCLE_RADIUS, "none", black, DIE_WIDTH))
    elif face == "△":
        parts.append(path(DIE_TRIANGLE, "none", black, DIE_WIDTH))
    elif face in "☆★":
        parts.append(path(STAR, black if face == "★" else "none", black, DIE_WIDTH))
    return picture(-0.5, -0.5, 1, 1, *parts)


def tile_back(ink: Ink) -> Picture:
    """The same for every tile: a small pinwheel of the five colours."""
    parts = [rect(-0.65, -0.65, 1.3, 1.3, 0, paint("wood-pale", ink))]
    line = paint("wood", ink)
    for turn in range(4):
        leaf = path("M0 0 L0 -0.26 L0.17 -0.09 Z", paint("paper", ink), line, 0.02)
        parts.append(group(f"rotate({turn * 90})", leaf))
    return picture(-0.65, -0.65, 1.3, 1.3, *parts)
