"""What can be done: by players, by chance, and by the table.

Named tuples with the same content are equal whatever their type, so moves that may stand beside
each other differ in content. What only one type knows is in its own room.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from speeltafel.games.katoiz.components import Roll
from speeltafel.games.katoiz.piles.moves import Event, Ladder, Walk
from speeltafel.games.katoiz.towers.moves import Begin, Open, Stack
from speeltafel.games.katoiz.trios.moves import Disc


class Choice(NamedTuple):
    """`pas`: the turn ends by choice; `-`: it lapses, for nothing can be done; `nog`: one more
    roll (KZ-25)."""

    word: Literal["pas", "-", "nog"]


PASS: Final = Choice("pas")
LAPSE: Final = Choice("-")
AGAIN: Final = Choice("nog")


class Layout(NamedTuple):
    """36 tiles row by row (KZ-20), and at Stapeltje a home tile for each seat."""

    tiles: tuple[int, ...]
    homes: tuple[int, ...]


Move: TypeAlias = Choice | Begin | Stack | Disc | Walk | Roll | Open | Layout | Ladder | Event
