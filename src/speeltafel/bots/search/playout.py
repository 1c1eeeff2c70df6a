"""A game played out at random from any state."""

from random import Random
from typing import Any, TypeAlias

from speeltafel.core.game import AnyGame
from speeltafel.core.seats import CHANCE, Actor

Shares: TypeAlias = tuple[float, ...]
"""Of the victory, for every seat: 0 to 1."""


def next_actor(game: AnyGame, state: Any) -> Actor | None:
    """Of several who may act the first: in a playout their order does not matter."""
    return next(iter(game.to_act(state)), None)


def playout(game: AnyGame, state: Any, players: int, generator: Random, limit: int) -> Shares:
    """After so many moves of players without an end all seats get the same share."""
    moves = 0
    while (actor := next_actor(game, state)) is not None:
        if actor == CHANCE:
            state = game.apply(state, CHANCE, game.chance(state).sample(generator))
            continue
        if moves == limit:
            return (1 / players,) * players
        options = game.legal_moves(state, actor)
        state = game.apply(state, actor, options[generator.randrange(len(options))])
        moves += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return tuple(outcome.share(seat, players) for seat in range(players))
