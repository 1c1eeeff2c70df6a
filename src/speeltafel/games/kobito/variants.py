"""Kobito is played in one way; the table may choose shorter pots (KO-2)."""

from typing import Final

from speeltafel.core.variants import Option, Variant
from speeltafel.games.kobito.components import GOLD_TABLES, MOST_PLAYERS

VARIANTS: Final = (
    Variant(
        "standard",
        players=range(2, MOST_PLAYERS + 1),
        age=8,
        minutes=(20, 30),
        options=(Option("gold", next(iter(GOLD_TABLES)), tuple(GOLD_TABLES)),),
    ),
)
