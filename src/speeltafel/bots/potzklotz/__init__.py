"""Potz Klotz's opponents."""

from typing import Final

from speeltafel.bots.brains import Brains
from speeltafel.bots.potzklotz.advice import advise
from speeltafel.bots.potzklotz.levels import LEVELS
from speeltafel.bots.potzklotz.players import PersonLikeBot, PlanningBot

BRAINS: Final = Brains(LEVELS, advise, PlanningBot, PersonLikeBot)
