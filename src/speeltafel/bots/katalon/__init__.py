"""Katalon's opponents."""

from typing import Final

from speeltafel.bots.brains import Brains
from speeltafel.bots.katalon.advice import advise
from speeltafel.bots.katalon.levels import LEVELS

BRAINS: Final = Brains(LEVELS, advise)
