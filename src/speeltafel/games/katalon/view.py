"""What a seat sees: everything, for Katalon has no secrets."""

from typing import NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.games.katalon.components import ANY_BOX, FIELDS, LETTERS, STONES
from speeltafel.games.katalon.notation import last_name
from speeltafel.games.katalon.rules import is_over
from speeltafel.games.katalon.state import RED, YELLOW, Position


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


def view(position: Position, seat: Seat | None) -> View:
    del seat
    yellow, red = position.yellow, position.red
    return View(
        tuple(
            YELLOW if yellow >> field & 1 else RED if red >> field & 1 else None
            for field in range(FIELDS)
        ),
        (STONES - yellow.bit_count(), STONES - red.bit_count()),
        None if is_over(position) else position.turn,
        None if position.box == ANY_BOX else LETTERS[position.box],
        last_name(position),
        position.captures,
    )
