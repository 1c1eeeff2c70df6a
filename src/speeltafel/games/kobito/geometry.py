"""How the cards of Kobito are drawn, and how a rainbow bends over its pot; y points down."""

from math import cos, pi, sin
from typing import Final, NamedTuple

CARD_RATIO: Final = 1.36
"""Height over width."""
ROUNDED: Final = 0.17
BORDER: Final = 0.045
NUMBER_SIZE: Final = 0.5
"""All in widths of a card."""

FIRST_HUE: Final = 25
STRIPE_HUES: Final = (
    (0.76, 0.14, 25),
    (0.84, 0.13, 95),
    (0.8, 0.13, 150),
    (0.76, 0.12, 255),
)
"""Lightness, chroma and hue (OKLCH) of the stripes of a kobito."""
STRIPE: Final = 0.12
STRIPE_GAP: Final = 0.04

GNOME_FACE: Final = (5.0, 6.8, 2.5)
"""Middle and radius, in a square of ten."""
GNOME_HAT: Final = "M1.9 6 Q5 4.6 8.1 6 L5.6 0.4 Z"
PAIR: Final = ((1.0, 0.8), (4.0, 2.8))
"""Two cards on each other, 5 by 6.6, in a square of ten."""
PAIR_SIZE: Final = (5.0, 6.6)
PAIR_ROUNDED: Final = 0.9
PLUS: Final = "M6.5 4.6 v3 M5 6.1 h3"

POT_BODY: Final = (
    "M-1.75 0.15 C-1.95 2.6 -0.9 3.05 0 3.05 S1.95 2.6 1.75 0.15 C1.2 0.75 -1.2 0.75 -1.75 0.15 Z"
)
POT_RIM: Final = (0.0, 0.15, 1.75, 0.55)
COINS: Final = (
    (-0.78, 0.0, 0.42),
    (0.78, 0.0, 0.42),
    (0.0, -0.3, 0.48),
    (-0.35, 0.12, 0.4),
    (0.4, 0.12, 0.4),
)


class ArcPlace(NamedTuple):
    """On a half circle: from the middle −1 … 1 across, 0 … 1 up, and the lean in degrees."""

    across: float
    up: float
    lean: float


def card_lch(number: int) -> tuple[float, float, int]:
    """The colour of a number, round the colour circle; yellow is lighter than blue."""
    hue = FIRST_HUE + (number - 1) * 30
    return 0.82 + 0.06 * cos((hue - 105) * pi / 180), 0.125, hue


def arc_places(count: int) -> list[ArcPlace]:
    half = min(80, 15 + 15 * (count - 1)) if count > 1 else 0
    angles = [2 * half * index / (count - 1) - half if count > 1 else 0 for index in range(count)]
    return [ArcPlace(sin(a * pi / 180), cos(a * pi / 180), a * 0.62) for a in angles]
