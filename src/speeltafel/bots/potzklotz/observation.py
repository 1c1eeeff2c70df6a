"""What a seat sees of this game, with its types."""

from typing import TypeAlias

from speeltafel.bots import bot
from speeltafel.games.potzklotz.moves import Move
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.view import View

Observation: TypeAlias = bot.Observation[State, Move, View]
