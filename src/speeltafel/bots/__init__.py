"""Computer players: every one is a `Bot`, found by game and name."""

from speeltafel.bots.bot import Bot, Sight, look
from speeltafel.bots.shelf import bot_names, find_bot, levels_of

__all__ = ["Bot", "Sight", "bot_names", "find_bot", "levels_of", "look"]
