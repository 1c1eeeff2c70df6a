"""What each thing is coloured with: in colour, in greys, or with as little ink as it takes.

In greys and with little ink nothing may hang on colour: greys of neighbours differ, with little ink
a surface keeps only its edge and its sign, and every line stays in black and white.
"""

from math import cos, pi, sin
from typing import Final, Literal, TypeAlias, get_args

from speeltafel.games.kobito.components import NUMBERS
from speeltafel.games.kobito.geometry import STRIPE_HUES, card_lch

Ink: TypeAlias = Literal["colour", "grey", "low"]
INKS: Final[tuple[Ink, ...]] = get_args(Ink)
NOTHING: Final = "#ffffff"


def oklch(lightness: float, chroma: float, hue: float) -> str:
    """As CSS has it, clipped to what a screen shows."""
    a, b = chroma * cos(hue * pi / 180), chroma * sin(hue * pi / 180)
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _gamma(min(1, max(0, part)))):02x}" for part in linear)


def _gamma(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


_ROLES: Final[dict[str, tuple[str, str, str]]] = {
    # the product's own, as in the pages
    "ink": ("#22303c", "#1f1f1f", "#000000"),
    "soft": ("#566069", "#555555", "#444444"),
    "linen": ("#f5eee0", "#f1f1f1", NOTHING),
    "paper": ("#fffaf0", "#ffffff", NOTHING),
    "edge": ("#d9c7a3", "#787878", "#787878"),
    "wood": ("#b4834c", "#8b8b8b", "#777777"),
    "wood-deep": ("#7d5023", "#4d4d4d", "#333333"),
    "wood-pale": ("#ecdcbf", "#e2e2e2", NOTHING),
    "felt": ("#3f6f5b", "#555555", "#333333"),
    "felt-pale": ("#e6efe9", "#ededed", NOTHING),
    "sun": ("#e6a817", "#777777", "#555555"),
    "sun-pale": ("#fdf0cc", "#eeeeee", NOTHING),
    "berry": ("#b23a48", "#444444", "#222222"),
    # Katalon
    "box": ("#f9eed6", "#f4f4f4", NOTHING),
    "box-middle": ("#efdcb4", "#e4e4e4", NOTHING),
    "box-forced": ("#fdf0cc", "#dcdcdc", NOTHING),
    "box-line": ("#b4834c", "#6b6b6b", "#555555"),
    "forced-line": ("#e6a817", "#111111", "#000000"),
    "field": ("#eadcc0", "#ffffff", NOTHING),
    "field-edge": ("#b8975f", "#6c6c6c", "#6c6c6c"),
    "yellow": ("#e2a30f", "#ececec", NOTHING),
    "yellow-edge": ("#a36f00", "#333333", "#000000"),
    "yellow-mark": ("#fffaf0", "#222222", "#000000"),
    "red": ("#ad3342", "#4a4a4a", NOTHING),
    "red-edge": ("#6f1c27", "#222222", "#000000"),
    "red-mark": ("#fffaf0", "#ffffff", "#000000"),
    # Ka Pai
    "sheet": ("#fffdf6", "#ffffff", NOTHING),
    "sheet-line": ("#8fb0a6", "#6e6e6e", "#6e6e6e"),
    "sea": ("#17465a", "#5a5a5a", NOTHING),
    "pencil": ("#2b3d52", "#222222", "#000000"),
    "totem": ("#b9a799", "#d0d0d0", NOTHING),
    "totem-lit": ("#c65a2e", "#777777", NOTHING),
    "totem-edge": ("#5d4f45", "#333333", "#000000"),
    "totem-cut": ("#5d4f45", "#333333", "#000000"),
    "totem-lit-cut": ("#fff2d6", "#ffffff", "#000000"),
    # Katoiz: letters of the colours, and the edges of the tiles
    "B": ("#2f74c4", "#a4a4a4", NOTHING),
    "R": ("#cf4035", "#bcbcbc", NOTHING),
    "G": ("#43a457", "#cecece", NOTHING),
    "Y": ("#f3c32c", "#e4e4e4", NOTHING),
    "W": ("#fffdf6", "#ffffff", NOTHING),
    "P": ("#7b4fa3", "#8d8d8d", NOTHING),
    "B-edge": ("#225a9c", "#555555", "#225a9c"),
    "R-edge": ("#a32f26", "#555555", "#a32f26"),
    "G-edge": ("#2f7d41", "#555555", "#2f7d41"),
    "Y-edge": ("#c0950f", "#555555", "#8a6a00"),
    "W-edge": ("#cbc3b0", "#555555", "#777777"),
    "P-edge": ("#5c3a7d", "#555555", "#5c3a7d"),
    "shape": ("#141414", "#000000", "#000000"),
    "letter-halo": ("#fffdf6", "#ffffff", NOTHING),
    "die": ("#fffdf6", "#ffffff", NOTHING),
    "die-wood": ("#ddb981", "#e8e8e8", NOTHING),
    "seat-0": ("#e2a30f", "#ececec", NOTHING),
    "seat-1": ("#ad3342", "#6a6a6a", NOTHING),
    "seat-2": ("#3f6f5b", "#454545", NOTHING),
    "seat-3": ("#2f5f9a", "#7a7a7a", NOTHING),
    "seat-0-mark": ("#fffaf0", "#222222", "#000000"),
    "seat-mark": ("#fffaf0", "#ffffff", "#000000"),
    "disc-rim": ("#fffaf0", "#ffffff", NOTHING),
    "seat-edge": ("#5a4020", "#333333", "#000000"),
    # Potz Klotz
    "front": ("#d3a96c", "#bdbdbd", NOTHING),
    "right": ("#b98a4e", "#939393", "#d4d4d4"),
    "top": ("#efd8ad", "#f0f0f0", NOTHING),
    "beech-line": ("#8a5a24", "#222222", "#000000"),
    "base": ("#3d74ab", "#c8c8c8", NOTHING),
    "base-line": ("#dcebf8", "#6a6a6a", "#6a6a6a"),
    "base-edge": ("#234e7a", "#555555", "#555555"),
    # Kobito
    "card-border": ("#fffdf6", "#ffffff", NOTHING),
    "replacement": ("#f3e3c3", "#ededed", NOTHING),
    "replacement-front": ("#ecd3a0", "#d8d8d8", NOTHING),
    "skin": ("#fbe3c8", "#f5f5f5", NOTHING),
    "hat": ("#b23a48", "#777777", NOTHING),
    "pot": ("#463629", "#3a3a3a", NOTHING),
    "pot-rim": ("#6b5238", "#666666", NOTHING),
    "pot-text": ("#ffe9a8", "#ffffff", "#000000"),
    "coin": ("#f0bf27", "#e2e2e2", NOTHING),
    "coin-edge": ("#c9940f", "#666666", "#666666"),
    "sky": ("#e4f0f1", "#f3f3f3", NOTHING),
}
_ROLES.update(
    {
        f"number-{number}": (oklch(*card_lch(number)), ("#dedede", "#f2f2f2")[number % 2], NOTHING)
        for number in NUMBERS
    }
)
_ROLES.update(
    {
        f"number-{number}-edge": (
            oklch(card_lch(number)[0] - 0.12, 0.14, card_lch(number)[2]),
            "#777777",
            oklch(min(0.5, card_lch(number)[0] - 0.2), 0.14, card_lch(number)[2]),
        )
        for number in NUMBERS
    }
)
_ROLES.update(
    {
        f"stripe-{index}": (oklch(*lch), ("#c9c9c9", "#eeeeee")[index % 2], NOTHING)
        for index, lch in enumerate(STRIPE_HUES)
    }
)


def paint(role: str, ink: Ink) -> str:
    return _ROLES[role][INKS.index(ink)]


def palette(ink: Ink) -> dict[str, str]:
    """Every role with its colour, for the template."""
    return {role: colours[INKS.index(ink)] for role, colours in _ROLES.items()}
