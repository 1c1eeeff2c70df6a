"""Kobito's opponents."""

from functools import partial
from typing import Final

from speeltafel.bots.brains import Brains
from speeltafel.bots.kobito.advice import advise
from speeltafel.bots.kobito.levels import LEVELS, one_card
from speeltafel.bots.kobito.players import CountingBot

BRAINS: Final = Brains(LEVELS, advise, CountingBot, partial(one_card, 0.0))
