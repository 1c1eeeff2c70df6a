"""Katalon: 50 numbers. `5 × box + letter` places, 25 more captures; both in the order N O Z W M."""

from typing import Final

from speeltafel.core.variants import Config
from speeltafel.games.katalon.moves import Move
from speeltafel.games.katalon.notation import format_move
from speeltafel.research.actions.alphabet import Alphabet, Path

CAPTURES: Final = 25


def number_of(move: Move) -> int:
    box, letter, capture = move
    return 5 * box + letter + CAPTURES * capture


def move_with(number: int) -> Move:
    return Move(number % CAPTURES // 5, number % 5, number >= CAPTURES)


def _spell(move: Move) -> Path:
    return (number_of(move),)


ALPHABET: Final = Alphabet(tuple(format_move(move_with(number)) for number in range(50)), _spell)


def alphabet(config: Config) -> Alphabet:
    del config
    return ALPHABET
