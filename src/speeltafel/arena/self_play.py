"""Bots at one table: plays a whole match with a bot in every seat."""

from collections.abc import Sequence
from random import Random
from typing import Any

from speeltafel.bots.bot import Bot, observe
from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, advance, play, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import TABLE
from speeltafel.core.variants import Config


def play_out(
    game: AnyGame,
    config: Config,
    bots: Sequence[Bot],
    generator: Random,
    limit: int = 100_000,
    checked: bool = False,
) -> AnyMatch:
    """The finished match, or one of `limit` moves. Bots are trusted to play by the rules, unless
    they are checked: then an illegal move is refused (`Refused`)."""
    return finish(start(game, config), bots, generator, limit, checked)


def finish(
    match: AnyMatch,
    bots: Sequence[Bot],
    generator: Random,
    limit: int = 100_000,
    checked: bool = False,
) -> AnyMatch:
    game, config = match.game, match.config
    for bot in bots:
        bot.prepare()
    match = settle_chance(match, generator)
    while match.length < limit and (acting := game.to_act(match.state)):
        agreed = agreed_event(match, bots, generator)
        if agreed is not None:
            match = advance(match, TABLE, agreed)
        else:
            seat = next(iter(acting))
            observation = observe(game, config, match.state, seat, generator)
            move = bots[seat].choose(observation, generator)
            match = accept(play(match, seat, move)) if checked else advance(match, seat, move)
        match = settle_chance(match, generator)
    return match


def agreed_event(match: AnyMatch, bots: Sequence[Bot], generator: Random) -> Any:
    """An event that every bot consents to."""
    for event in match.game.events(match.state):
        if all(
            bot.agrees(observe(match.game, match.config, match.state, seat, generator), event)
            for seat, bot in enumerate(bots)
        ):
            return event
    return None
