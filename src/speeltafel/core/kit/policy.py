"""Who plays the games of the kit: at random, unless a policy is given."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from speeltafel.core.game import AnyGame
from speeltafel.core.seats import CHANCE, Actor, Seat

Policy: TypeAlias = Callable[[AnyGame, Any, Seat, Sequence[Any], Random], Any]
"""Chooses a move: (game, state, seat, legal moves, generator) → move."""


def random_move(
    game: AnyGame, state: Any, seat: Seat, moves: Sequence[Any], generator: Random
) -> Any:
    del game, state, seat
    return moves[generator.randrange(len(moves))]


def next_move(
    game: AnyGame, state: Any, generator: Random, policy: Policy = random_move
) -> tuple[Actor, Any]:
    """Who acts next and what they do; of several who may act, any."""
    acting = sorted(game.to_act(state))
    if acting[0] == CHANCE:
        return CHANCE, game.chance(state).sample(generator)
    seat = acting[generator.randrange(len(acting))]
    return seat, policy(game, state, seat, game.legal_moves(state, seat), generator)
