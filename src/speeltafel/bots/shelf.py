"""Finds computer players: two that play any game, and those of a game's own module.

A game's own bots stand in `speeltafel.bots.<game>`, in its mapping `BOTS` from name to maker,
weakest first. Where it also has `with_rounds`, `strongest@200` is its strongest with 200 rounds.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from speeltafel.bots.ahead import AheadBot
from speeltafel.bots.bot import Bot
from speeltafel.bots.random_bot import RandomBot
from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal

Maker: TypeAlias = Callable[[], Bot]

ANY_GAME: Mapping[str, Maker] = {"random": RandomBot, "ahead": AheadBot}


def bots_of(game: AnyGame) -> Mapping[str, Maker]:
    """All computer players of a game; its own version of a name replaces the general one."""
    own: Mapping[str, Maker] = own_part(game.name, "BOTS") or {}
    return {**ANY_GAME, **own}


def own_part(game: str, name: str) -> Any:
    """What the module of a game's own bots has by this name, or None."""
    module = f"speeltafel.bots.{game}"
    return getattr(import_module(module), name, None) if find_spec(module) else None


def bot_names(game: AnyGame) -> tuple[str, ...]:
    return tuple(bots_of(game))


def own_levels(game: AnyGame) -> tuple[str, ...]:
    """The levels that a game has of its own, weakest first."""
    return tuple(name for name in bots_of(game) if name not in ANY_GAME)


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The computer players to offer to people: the game's own levels where it has them."""
    own = own_levels(game)
    return own if len(own) > 1 else bot_names(game)


def find_bot(game: AnyGame, name: str) -> Bot | Refusal:
    maker = bots_of(game).get(name)
    if maker is not None:
        return maker()
    level, at, rounds = name.partition("@")
    if at and level == "strongest" and rounds.isdecimal() and int(rounds):
        with_rounds = own_part(game.name, "with_rounds")
        if with_rounds is not None:
            bot: Bot = with_rounds(int(rounds))
            return bot
    known = reason("core-choose-from", known=bot_names(game))
    return Refusal(Kind.UNKNOWN, reason("core-unknown-bot", name=name), known)
