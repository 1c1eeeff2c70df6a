"""How far imagination goes: what a state is worth to every seat, and how a game is imagined on."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from speeltafel.core.game import AnyGame
from speeltafel.core.outcome import Outcome
from speeltafel.core.seats import CHANCE, Actor, Seat

Worth: TypeAlias = tuple[float, ...]
"""For every seat a share of the victory, or what stands for it: 0 to 1."""

Judge: TypeAlias = Callable[[Any], Worth]
"""What a running game seems worth to every seat."""

Playing: TypeAlias = Callable[[Any, Seat, Random], Any]
"""A quick way to choose a move in a state that is imagined."""


def shares(outcome: Outcome, players: int) -> Worth:
    return tuple(outcome.share(seat, players) for seat in range(players))


def even(players: int) -> Judge:
    """Knows nothing: all seats alike."""
    worth = (1 / players,) * players
    return lambda _: worth


def any_move(game: AnyGame) -> Playing:
    def choose(state: Any, seat: Seat, generator: Random) -> Any:
        moves = game.legal_moves(state, seat)
        return moves[generator.randrange(len(moves))]

    return choose


def next_actor(game: AnyGame, state: Any) -> Actor | None:
    """Who acts next in imagination: of several the first, as their order does not matter there."""
    return next(iter(game.to_act(state)), None)


def imagined(
    game: AnyGame, state: Any, playing: Playing, generator: Random, limit: int
) -> tuple[Any, bool]:
    """The state after at most so many moves of players, and whether the game is over there."""
    moves = 0
    while (actor := next_actor(game, state)) is not None:
        if actor == CHANCE:
            state = game.apply(state, CHANCE, game.chance(state).sample(generator))
            continue
        if moves == limit:
            return state, False
        state = game.apply(state, actor, playing(state, actor, generator))
        moves += 1
    return state, True
