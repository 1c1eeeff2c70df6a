"""Nets of cubes to cut, fold and glue: four faces in a row, one above and one below the second,
and flaps where they meet. A face is a square of one.
"""

from collections.abc import Sequence
from typing import Final

from speeltafel.print.inks import Ink, paint
from speeltafel.print.pictures.svg import Picture, at, path, picture

FLAP: Final = 0.26
SLANT: Final = 0.16
WIDTH: Final = 4 + FLAP
HEIGHT: Final = 3 + 2 * FLAP
PLACES: Final = ((0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2))
"""Column and row of each face: the row of four, then above, then below."""
_MARGIN: Final = 0.06


def net(faces: Sequence[Picture], ink: Ink) -> Picture:
    """Six faces, in the order of `PLACES`: opposite are first and third, second and fourth, and
    the last two."""
    line = paint("ink", ink)
    parts = [path(_flaps(), paint("linen", ink), line, 0.012)]
    for (x, y), face in zip(PLACES, faces, strict=True):
        inside = face.inside
        left, top, w, _ = map(float, face.svg.split('viewBox="', 1)[1].split('"', 1)[0].split())
        scale = 1 / w
        place = f"translate({x:g} {y + FLAP:g}) scale({scale:g}) translate({-left:g} {-top:g})"
        parts.append(f'<g transform="{place}">{inside}</g>')
    parts.append(path(_outline(), "none", line, 0.02))
    parts.append(
        f'<path d="{_folds()}" fill="none" stroke="{line}" stroke-width="0.012" '
        'stroke-dasharray="0.06 0.05"/>'
    )
    return picture(-_MARGIN, -_MARGIN, WIDTH + 2 * _MARGIN, HEIGHT + 2 * _MARGIN, at(0, 0, *parts))


def _flaps() -> str:
    """On the two ends of the upper and lower face's neighbours, and at the end of the row."""
    up, down = 1 + FLAP, 2 + FLAP
    shapes = []
    for x in (0, 2, 3):
        shapes.append(f"M{x} {up:g} l{SLANT} {-FLAP} h{1 - 2 * SLANT:g} l{SLANT} {FLAP} z")
        shapes.append(f"M{x} {down:g} l{SLANT} {FLAP} h{1 - 2 * SLANT:g} l{SLANT} {-FLAP} z")
    shapes.append(f"M1 {FLAP:g} l{SLANT} {-FLAP} h{1 - 2 * SLANT:g} l{SLANT} {FLAP} z")
    shapes.append(f"M1 {3 + FLAP:g} l{SLANT} {FLAP} h{1 - 2 * SLANT:g} l{SLANT} {-FLAP} z")
    shapes.append(f"M4 {up:g} l{FLAP} {SLANT} v{1 - 2 * SLANT:g} l{-FLAP} {SLANT} z")
    return " ".join(shapes)


def _outline() -> str:
    y = FLAP
    return f"M0 {1 + y:g} H1 V{y:g} H2 V{1 + y:g} H4 V{2 + y:g} H2 V{3 + y:g} H1 V{2 + y:g} H0 Z"


def _folds() -> str:
    y = FLAP
    return f"M1 {1 + y:g} V{2 + y:g} M2 {1 + y:g} V{2 + y:g} M3 {1 + y:g} V{2 + y:g} " + (
        f"M1 {1 + y:g} H2 M1 {2 + y:g} H2"
    )
