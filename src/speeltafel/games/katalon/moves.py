"""A move: where a stone goes, named by the box one was sent to and the letter within it."""

from typing import Final, NamedTuple

from speeltafel.games.katalon.components import BIT


class Move(NamedTuple):
    box: int
    letter: int
    capture: bool = False


def _choices(capture: bool) -> tuple[dict[int, tuple[Move, ...]], ...]:
    """For each box: the moves on every subset of its fields, made once and shared."""
    return tuple(
        {
            sum(BIT[box][letter] for letter in letters): tuple(
                Move(box, letter, capture) for letter in letters
            )
            for subset in range(32)
            for letters in [[letter for letter in range(5) if subset >> letter & 1]]
        }
        for box in range(5)
    )


PLACEMENTS: Final = _choices(capture=False)
CAPTURES: Final = _choices(capture=True)
FIRST_MOVES: Final = tuple(Move(box, letter) for box in range(5) for letter in range(5))
"""KT-2: 25 first moves on 21 fields."""
