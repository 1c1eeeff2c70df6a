"""How a sheet of Ka Pai is drawn: fields of size one, symbols and frames as a hand draws them.

Everything is an SVG path; y points down. The same seed always trembles in the same way, in the
browser and on paper alike.
"""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

CELL_INSET: Final = 0.03
CELL_ROUNDED: Final = 0.1
PENCIL_WIDTH: Final = 0.065
FRAME_WIDTH: Final = 0.08

TOTEM_POST: Final = "M0.31 0.93 V0.24 L0.4 0.1 L0.5 0.2 L0.6 0.1 L0.69 0.24 V0.93 Z"
TOTEM_CUTS: Final = (
    "M0.31 0.36 H0.69 M0.31 0.78 H0.69",
    "M0.5 0.42 L0.63 0.57 L0.5 0.72 L0.37 0.57 Z",
    "M0.5 0.5 L0.56 0.57 L0.5 0.64 L0.44 0.57 Z",
    "M0.36 0.86 H0.64",
)
TOTEM_WIDTH: Final = 0.035

_CORNERS: Final[dict[str, tuple[Point, ...]]] = {
    "△": ((0.5, 0.22), (0.8, 0.76), (0.2, 0.76)),
    "□": ((0.24, 0.25), (0.76, 0.25), (0.76, 0.76), (0.24, 0.76)),
    "/": ((0.24, 0.78), (0.77, 0.22)),
}
_ROUND: Final = 8
_FULL: Final = 0xFFFFFFFF


def seed_at(x: int, y: int) -> int:
    """The seed of the symbol on a field."""
    return x * 7 + y * 13 + 1


def symbol_path(sign: str, seed: int) -> str:
    """The pencil line of a symbol within a field of size one."""
    shake = _tremble(seed)
    if sign == "○":
        return _circle(shake)
    return _stroke(_CORNERS[sign], shake, closed=sign != "/")


def frame_path(x: int, y: int, width: int, height: int, seed: int) -> str:
    """A frame drawn by hand round so many fields."""
    shake = _tremble(seed)
    inset, corner = 0.09, 0.2
    left, top, right, bottom = x + inset, y + inset, x + width - inset, y + height - inset
    places = (
        ("M", left + corner, top),
        ("L", right - corner, top),
        ("Q", right, top),
        ("", right, top + corner),
        ("L", right, bottom - corner),
        ("Q", right, bottom),
        ("", right - corner, bottom),
        ("L", left + corner, bottom),
        ("Q", left, bottom),
        ("", left, bottom - corner),
        ("L", left, top + corner),
        ("Q", left, top),
        ("", left + corner, top),
    )
    return " ".join(f"{sign}{px + shake():.3f} {py + shake():.3f}" for sign, px, py in places)


def _tremble(seed: int) -> Callable[[], float]:
    state = (seed * 2654435761 + 97) & _FULL

    def shake() -> float:
        nonlocal state
        state = (state * 1664525 + 1013904223) & _FULL
        return (state / 2**32 - 0.5) * 0.05

    return shake


def _stroke(points: Sequence[Point], shake: Callable[[], float], closed: bool) -> str:
    loose = [(x + shake(), y + shake()) for x, y in points]
    path = f"M{loose[0][0]:.3f} {loose[0][1]:.3f}"
    for index in range(1, len(loose) + (1 if closed else 0)):
        start = loose[index - 1]
        back = index == len(loose)
        end = (loose[0][0] + shake(), loose[0][1] + shake()) if back else loose[index]
        bend = ((start[0] + end[0]) / 2 + shake(), (start[1] + end[1]) / 2 + shake())
        path += f" Q{bend[0]:.3f} {bend[1]:.3f} {end[0]:.3f} {end[1]:.3f}"
    return path


def _circle(shake: Callable[[], float]) -> str:
    def at(turn: float, radius: float) -> Point:
        angle = turn / _ROUND * 2 * pi - pi / 2
        return 0.5 + radius * cos(angle), 0.5 + radius * sin(angle)

    loose = [
        (x + shake() / 2, y + shake() / 2) for x, y in (at(turn, 0.28) for turn in range(_ROUND))
    ]
    path = f"M{loose[0][0]:.3f} {loose[0][1]:.3f}"
    for index in range(_ROUND):
        bend = at(index + 0.5, 0.303)
        end = loose[(index + 1) % _ROUND]
        path += f" Q{bend[0]:.3f} {bend[1]:.3f} {end[0]:.3f} {end[1]:.3f}"
    return path
