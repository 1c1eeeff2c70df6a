"""Chance before the first turn: 36 tiles in a square (KZ-20), home tiles, the ladder (KZ-41)."""

from itertools import permutations
from random import Random
from typing import Final

from speeltafel.core.chance import Sampled, Weighted
from speeltafel.games.katoiz.board import PLACES
from speeltafel.games.katoiz.components import DOUBLES, TILES
from speeltafel.games.katoiz.moves import Layout, Move
from speeltafel.games.katoiz.piles.moves import Ladder

KEPT_OUT: Final = 4


def layout(homes: int) -> Sampled[Move]:
    """Four doubles stay out; at Stapeltje they become the home tiles."""

    def draw(generator: Random) -> Move:
        out = generator.sample(DOUBLES, KEPT_OUT)
        tiles = list(TILES)
        for kind in out:
            tiles.remove(kind)
        generator.shuffle(tiles)
        return Layout(tuple(tiles), tuple(out[:homes]))

    def possible(move: object) -> bool:
        if not isinstance(move, Layout) or len(move.tiles) != PLACES or len(move.homes) != homes:
            return False
        out = list(TILES)
        for kind in move.tiles:
            if kind not in out:
                return False
            out.remove(kind)
        return (
            len(set(out)) == KEPT_OUT
            and set(out) <= set(DOUBLES)
            and len(set(move.homes)) == homes
            and set(move.homes) <= set(out)
        )

    return Sampled(draw, possible)


LADDERS: Final[Weighted[Move]] = Weighted(
    tuple((Ladder(order), 1) for order in permutations(range(5)))
)
