"""How boxes, fields and colours are named in reasons; the words are made at the edge."""

from functools import cache

from speeltafel.core.reason import Reason, reason
from speeltafel.core.seats import Seat
from speeltafel.games.katalon.components import LETTERS
from speeltafel.games.katalon.moves import Move

SEAT_CODES = ("katalon-yellow", "katalon-red")


@cache
def box_reason(box: int) -> Reason:
    return reason("katalon-box", box=LETTERS[box])


@cache
def field_reason(move: Move) -> Reason:
    """The field as it is written: `Nz`."""
    return reason("katalon-field", box=LETTERS[move.box], letter=LETTERS[move.letter])


@cache
def spoken_field(move: Move) -> Reason:
    """The field as it is said: the south field of North."""
    return reason("katalon-field-of", box=LETTERS[move.box], letter=LETTERS[move.letter])


@cache
def side_field(letter: int) -> Reason:
    """The field within its box: the south field."""
    return reason("katalon-field-side", letter=LETTERS[letter])


@cache
def colour_reason(seat: Seat) -> Reason:
    """The colour of the stones, whoever sits there."""
    return reason(SEAT_CODES[seat])
