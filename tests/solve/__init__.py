"""Positions to ask about, and the slow, plain truth to compare with."""

from functools import cache
from random import Random

from speeltafel.games.katalon.rules import apply, is_over, legal_moves, outcome
from speeltafel.games.katalon.state import START, State
from speeltafel.solve.scores import DRAW, backed_up


def random_positions(seed: int, games: int) -> list[State]:
    """All positions, the ends too, of some games of random moves."""
    generator = Random(seed)
    found: list[State] = []
    for _ in range(games):
        position = START
        found.append(position)
        while not is_over(position):
            move = generator.choice(legal_moves(position, position.turn))
            position = apply(position, position.turn, move)
            found.append(position)
    return found


def running_positions(seed: int, games: int) -> list[State]:
    return [position for position in random_positions(seed, games) if not is_over(position)]


@cache
def plain_score(position: State) -> int:
    """Straight from the rules of the game: no bits, no symmetry, no bounds."""
    end = outcome(position)
    if end is not None:
        if not end.winners:
            return DRAW
        return 128 if end.winners == (position.turn,) else -128
    return max(
        backed_up(plain_score(apply(position, position.turn, move)))
        for move in legal_moves(position, position.turn)
    )
