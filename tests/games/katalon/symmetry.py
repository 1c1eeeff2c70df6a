"""The eight symmetries of the board, as permutations of the five compass words."""

from itertools import permutations
from typing import Final

from speeltafel.games.katalon.components import (
    ANY_BOX,
    EAST,
    FIELD,
    FIELDS,
    MIDDLE,
    NAMES,
    NORTH,
    OPPOSITE,
    SOUTH,
    WEST,
)
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.state import NO_FIELD, State

SYMMETRIES: Final = tuple(
    (*turn, MIDDLE)
    for turn in permutations((NORTH, EAST, SOUTH, WEST))
    if all(turn[OPPOSITE[side]] == OPPOSITE[turn[side]] for side in range(4))
)
"""Turning and mirroring keep opposite sides opposite; `symmetry[word]` is its image."""


def image_of_field(field: int, symmetry: tuple[int, ...]) -> int:
    box, letter = NAMES[field][0]
    return FIELD[symmetry[box]][symmetry[letter]]


def image_of_stones(stones: int, symmetry: tuple[int, ...]) -> int:
    return sum(
        1 << image_of_field(field, symmetry) for field in range(FIELDS) if stones >> field & 1
    )


def image(position: State, symmetry: tuple[int, ...]) -> State:
    return position._replace(
        own=image_of_stones(position.own, symmetry),
        other=image_of_stones(position.other, symmetry),
        box=ANY_BOX if position.box == ANY_BOX else symmetry[position.box],
        last=NO_FIELD if position.last == NO_FIELD else image_of_field(position.last, symmetry),
    )


def image_of_move(move: Move, symmetry: tuple[int, ...]) -> Move:
    return move._replace(box=symmetry[move.box], letter=symmetry[move.letter])
