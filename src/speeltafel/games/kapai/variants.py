"""Ka Pai is played in one way; the table chooses the sheet (KP-1), alone or with a hall (KP-11)."""

from typing import Final

from speeltafel.core.variants import ANY_NUMBER, Option, Variant
from speeltafel.games.kapai.sheets import DEFAULT_SHEET, SHEETS

VARIANTS: Final = (
    Variant(
        "standard",
        players=range(1, ANY_NUMBER + 1),
        age=8,
        minutes=(15, 20),
        options=(Option("sheet", DEFAULT_SHEET, tuple(SHEETS)),),
    ),
)
