"""Ka Pai's opponents."""

from typing import Final

from speeltafel.bots.brains import Brains
from speeltafel.bots.kapai.advice import advise
from speeltafel.bots.kapai.levels import LEVELS, KaPaiOnePly
from speeltafel.bots.kapai.search import SearchingBot

BRAINS: Final = Brains(LEVELS, advise, SearchingBot, KaPaiOnePly)
