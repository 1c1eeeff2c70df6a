"""Katoiz's opponents."""

from random import Random
from typing import Final

from speeltafel.bots.advice import Advice
from speeltafel.bots.bot import AnyObservation
from speeltafel.bots.brains import Brains
from speeltafel.bots.katoiz.expert import ThinkingBot
from speeltafel.bots.katoiz.levels import LEVELS
from speeltafel.bots.katoiz.one_ply import KatoizOnePly


def _advise(observation: AnyObservation, generator: Random) -> Advice:
    # Imported when needed: compiled code takes a while to load, and a list of bots needs none.
    from speeltafel.bots.katoiz.advice import advise

    return advise(observation, generator)


BRAINS: Final = Brains(LEVELS, _advise, ThinkingBot, KatoizOnePly)
