"""The games on the shelf."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.versions import game_under
from speeltafel.games.kapai import KAPAI
from speeltafel.games.katalon import KATALON
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.kobito import KOBITO
from speeltafel.games.potzklotz import POTZKLOTZ

_SHELF: Final[dict[str, AnyGame]] = {
    game.name: game for game in (KATALON, KATOIZ, POTZKLOTZ, KAPAI, KOBITO)
}
GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(_SHELF)


def add_game(game: AnyGame) -> None:
    """Puts a game of your own on the shelf of this process: bots and terminal can play it."""
    _SHELF[game.name] = game


def find_game(name: str) -> AnyGame | Refusal:
    game = GAMES.get(name.strip().lower())
    if game is not None:
        return game
    why = reason("core-unknown-game", name=name)
    return Refusal(Kind.UNKNOWN, why, reason("core-choose-from", known=tuple(GAMES)))


def game_of(name: str, rules_version: int) -> AnyGame | Refusal:
    """A game as it was in this version of its rules; see `core/versions.py`."""
    newest = find_game(name)
    return newest if isinstance(newest, Refusal) else game_under(newest, rules_version)
