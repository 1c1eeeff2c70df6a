"""Katalon is played in one way."""

from typing import Final

from speeltafel.core.variants import Variant

VARIANTS: Final = (Variant("standard", players=range(2, 3), age=7, minutes=(10, 15)),)
