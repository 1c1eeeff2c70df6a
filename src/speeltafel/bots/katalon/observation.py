"""What a seat sees of this game, with its types."""

from typing import TypeAlias

from speeltafel.bots import bot
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.state import State
from speeltafel.games.katalon.view import View

Observation: TypeAlias = bot.Observation[State, Move, View]
