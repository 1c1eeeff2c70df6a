"""What a seat sees: everything, for Katalon has no secrets."""

from functools import cache
from typing import Final, NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.games.katalon.components import ANY_BOX, LETTERS, STONES
from speeltafel.games.katalon.notation import last_name
from speeltafel.games.katalon.rules import is_over
from speeltafel.games.katalon.state import RED, YELLOW, State


class View(NamedTuple):
    stones: tuple[int | None, ...]
    """The seat whose stone lies on each of the 21 fields, in the order of `components.NAMES`."""
    supply: tuple[int, int]
    turn: int | None
    box: str | None
    """Letter of the forced box; None when any will do."""
    last: str | None
    """Name of the field played last."""
    captures: int


SEVEN: Final = 0b1111111


@cache
def _lie(yellow: int, red: int) -> tuple[int | None, ...]:
    """Whose stones lie on seven fields: three of these are a board, and there are not many."""
    return tuple(YELLOW if yellow >> n & 1 else RED if red >> n & 1 else None for n in range(7))


def view(position: State, seat: Seat | None) -> View:
    del seat
    own, other, turn, box, _, captures = position
    yellow, red = (own, other) if turn == YELLOW else (other, own)
    return View(
        _lie(yellow & SEVEN, red & SEVEN)
        + _lie(yellow >> 7 & SEVEN, red >> 7 & SEVEN)
        + _lie(yellow >> 14, red >> 14),
        (STONES - yellow.bit_count(), STONES - red.bit_count()),
        None if is_over(position) else turn,
        None if box == ANY_BOX else LETTERS[box],
        last_name(position),
        captures,
    )
