"""The games on the shelf."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.kapai import KAPAI
from speeltafel.games.katalon import KATALON
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.kobito import KOBITO
from speeltafel.games.potzklotz import POTZKLOTZ

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {game.name: game for game in (KATALON, KATOIZ, POTZKLOTZ, KAPAI, KOBITO)}
)


def find_game(name: str) -> AnyGame | Refusal:
    game = GAMES.get(name.strip().lower())
    if game is not None:
        return game
    why = reason("core-unknown-game", name=name)
    return Refusal(Kind.UNKNOWN, why, reason("core-choose-from", known=tuple(GAMES)))
