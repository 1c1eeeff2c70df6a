"""What a seat sees of this game, with its types."""

from typing import Any, TypeAlias

from speeltafel.bots import bot
from speeltafel.games.kapai.state import State
from speeltafel.games.kapai.view import View

Observation: TypeAlias = bot.Observation[State, Any, View]
"""What a seat may do is always a `Draw`; the game's own moves are rolls as well."""
