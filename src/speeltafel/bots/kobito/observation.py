"""What a seat sees of this game, with its types."""

from typing import TypeAlias

from speeltafel.bots import bot
from speeltafel.games.kobito.moves import Move
from speeltafel.games.kobito.state import State
from speeltafel.games.kobito.view import View

Observation: TypeAlias = bot.Observation[State, Move, View]
