"""A table with the rolls that will come, one after each move of the solver."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from speeltafel.core.game import AnyGame
from speeltafel.core.seats import CHANCE

SOLVER: Final = 0


class Scene(NamedTuple):
    """What lies there, and what the dice will show."""

    state: Any
    rolls: tuple[Any, ...]


def settled(game: AnyGame, scene: Scene) -> Scene:
    """Rolls fall until the solver has something to choose, or nothing comes any more. A turn in
    which nothing can be done passes by itself."""
    while True:
        state, rolls = scene
        actors = game.to_act(state)
        if CHANCE in actors and rolls:
            scene = Scene(game.apply(state, CHANCE, rolls[0]), rolls[1:])
        elif SOLVER in actors and lapses(game, state):
            scene = Scene(game.apply(state, SOLVER, game.legal_moves(state, SOLVER)[0]), rolls)
        else:
            return scene


def lapses(game: AnyGame, state: Any) -> bool:
    """Whether the turn lapses: the only move there is, is none."""
    moves = game.legal_moves(state, SOLVER)
    return len(moves) == 1 and game.format_move(moves[0]) == "-"


def choices(game: AnyGame, scene: Scene) -> Sequence[Any]:
    """What the solver may do; nothing when the puzzle has come to its end."""
    if SOLVER not in game.to_act(scene.state):
        return ()
    return game.legal_moves(scene.state, SOLVER)


def after(game: AnyGame, scene: Scene, move: Any) -> Scene:
    state, rolls = scene
    return settled(game, Scene(game.apply(state, SOLVER, move), rolls))
