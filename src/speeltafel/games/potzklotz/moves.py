"""A move: a claim, a twin laid out of turn, a pass, or a card drawn."""

from typing import NamedTuple, TypeAlias

from speeltafel.core.seats import Seat
from speeltafel.games.potzklotz.components import Card
from speeltafel.games.potzklotz.standing import Place


class Claim(NamedTuple):
    """One cube moved, and a card laid that should show the building it makes (PK-5)."""

    source: Place
    target: Place
    card: Card


class Twin(NamedTuple):
    """A card laid out of turn on the building that has just been made (PK-11)."""

    card: Card


class Pass(NamedTuple):
    """No card, or no further card; out of turn: no twin."""


class Draw(NamedTuple):
    """Chance gives a card to a seat, or turns up the start card."""

    seat: Seat
    card: Card | None
    """None when the card is not for these eyes."""


Move: TypeAlias = Claim | Twin | Pass | Draw

PASS = Pass()
