"""The public face, listed: what `import speeltafel` offers."""

from speeltafel.bots import Bot, Observation, bot_names, find_bot, observe
from speeltafel.core.game import Correction, Game, Traits
from speeltafel.core.kit import Nonconformance, check_game, check_tables
from speeltafel.core.match import (
    Match,
    new_match,
    play,
    play_text,
    rewind,
    settle_chance,
    start,
)
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import Reason, reason
from speeltafel.core.record import Record, format_record, parse_record, record_of, replay
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import CHANCE, TABLE
from speeltafel.core.variants import Config, Option, Variant, configure
from speeltafel.games import GAMES, add_game, find_game, game_of
from speeltafel.learn.review import Review, review
from speeltafel.words import Voice

__all__ = [
    "CHANCE",
    "GAMES",
    "TABLE",
    "Bot",
    "Config",
    "Correction",
    "Game",
    "Kind",
    "Match",
    "Nonconformance",
    "Observation",
    "Option",
    "Outcome",
    "Reason",
    "Record",
    "Refusal",
    "Refused",
    "Review",
    "Traits",
    "Variant",
    "Voice",
    "accept",
    "add_game",
    "bot_names",
    "check_game",
    "check_tables",
    "configure",
    "find_bot",
    "find_game",
    "format_record",
    "game_of",
    "new_match",
    "observe",
    "parse_record",
    "play",
    "play_text",
    "reason",
    "record_of",
    "replay",
    "review",
    "rewind",
    "settle_chance",
    "start",
]
