"""Setting up an evening: a wish, checked, becomes a setup."""

import time
from typing import Final

import msgspec

from speeltafel.bots import find_bot
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.variants import configure, find_variant
from speeltafel.evening.log import EveningSetup
from speeltafel.evening.state import QUESTIONS, SHEETS, TABLES, TOGETHER, WALL
from speeltafel.games import GAMES, find_game
from speeltafel.protocol.codes import new_code, new_id
from speeltafel.protocol.evening.wire import NewEvening
from speeltafel.protocol.setting_up import stand_in_level
from speeltafel.words import Language

VOTED: Final = ("katalon", "potzklotz")
"""Games a class can play by vote: one board, two sides, one move at a time."""
ASKED: Final = ("katoiz",)
"""Games about which a class can be asked."""
TOGETHER_GAMES: Final = {TOGETHER: VOTED, QUESTIONS: ASKED}
NOT_SO: Final = Refusal(Kind.CONFIG, reason("evening-shape"))


def evening_for(wish: NewEvening, language: Language) -> EveningSetup | Refusal:
    """Without its keys and its link, which whoever keeps it adds."""
    game = find_game(wish.game)
    if isinstance(game, Refusal):
        return game
    variant = game.variants[0] if wish.variant is None else find_variant(game, wish.variant)
    if isinstance(variant, Refusal):
        return variant
    players = {TABLES: wish.size, TOGETHER: 2, QUESTIONS: min(variant.players)}.get(wish.shape, 1)
    one_for_all = game.traits.simultaneous and game.traits.chance and 1 in variant.players
    if wish.shape in (SHEETS, WALL) and not one_for_all:
        return NOT_SO
    if players not in variant.players or game.name not in TOGETHER_GAMES.get(wish.shape, GAMES):
        return NOT_SO
    opponent = ""
    if wish.shape == TOGETHER:
        opponent = wish.opponent or stand_in_level(game)
        bot = find_bot(game, opponent)
        if isinstance(bot, Refusal):
            return bot
    config = configure(game, variant.name, players, wish.options)
    if isinstance(config, Refusal):
        return config
    return EveningSetup(
        new_id(),
        new_code(),
        game.name,
        game.rules_version,
        config.variant,
        dict(config.options),
        wish.shape,
        wish.naming,
        language,
        time.time(),
        "",
        "",
        "",
        cards=wish.cards if wish.naming == "cards" else 0,
        size=wish.size,
        system=wish.system,
        rounds=wish.rounds,
        opponent=opponent,
        pace=wish.pace,
        seconds=wish.seconds,
    )


def with_link(setup: EveningSetup, base: str) -> EveningSetup:
    link = f"{base.rstrip('/')}/a/{setup.code}"
    return msgspec.structs.replace(setup, link=link)
