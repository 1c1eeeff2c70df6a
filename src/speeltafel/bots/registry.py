"""Finds computer players and advice by game and name."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from speeltafel.bots import general, kapai, katalon, katoiz, kobito, potzklotz
from speeltafel.bots.advice import Advice
from speeltafel.bots.bot import AnyObservation, Bot
from speeltafel.bots.brains import Brains
from speeltafel.bots.effort import Effort
from speeltafel.core.game import AnyGame
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused

BRAINS: Final[Mapping[str, Brains]] = {
    "katalon": katalon.BRAINS,
    "katoiz": katoiz.BRAINS,
    "potzklotz": potzklotz.BRAINS,
    "kapai": kapai.BRAINS,
    "kobito": kobito.BRAINS,
}
BASELINE: Final = "ahead"
"""The level that every game has, plays at once, and needs nothing compiled."""
UNHURRIED: Final = 60.0
"""Seconds for a bot that was asked for by a number of rounds."""


def brains_of(game: AnyGame) -> Brains:
    return BRAINS.get(game.name, general.BRAINS)


def _makers(game: AnyGame) -> Mapping[str, Callable[[], Bot]]:
    brains = brains_of(game)
    found = {level.name: level.make for level in (*general.BRAINS.levels, *brains.levels)}
    return {**found, BASELINE: brains.baseline}


def bot_names(game: AnyGame) -> tuple[str, ...]:
    return tuple(_makers(game))


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """What people are offered, weakest first."""
    return tuple(level.name for level in brains_of(game).levels)


def find_bot(game: AnyGame, name: str) -> Bot | Refusal:
    """By the name of a level; `strongest@200` and `search@200` think for 200 rounds."""
    make = _makers(game).get(name)
    if make is not None:
        return make()
    level, at, rounds = name.partition("@")
    with_effort = {"search": general.search_bot, "strongest": brains_of(game).strongest}.get(level)
    if at and with_effort is not None and rounds.isdecimal() and int(rounds):
        return with_effort(Effort(int(rounds), UNHURRIED))
    known = reason("core-choose-from", known=bot_names(game))
    return Refusal(Kind.UNKNOWN, reason("core-unknown-bot", name=name), known)


def advise(observation: AnyObservation, generator: Random) -> Advice:
    """For a seat that is to act."""
    if not observation.moves:
        raise Refused(Refusal(Kind.NOT_YOUR_TURN, reason("core-not-your-turn")))
    return brains_of(observation.game).advise(observation, generator)
