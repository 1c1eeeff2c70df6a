"""A position, seen from the player to move."""

from typing import Final, NamedTuple

from speeltafel.games.katalon.components import ANY_BOX

YELLOW: Final = 0
RED: Final = 1
NO_FIELD: Final = -1


class State(NamedTuple):
    """`own` and `other` are sets of fields as bits: the stones of the player to move, and of
    the opponent who has just moved."""

    own: int
    other: int
    turn: int
    box: int
    last: int
    captures: int

    @property
    def yellow(self) -> int:
        return self.own if self.turn == YELLOW else self.other

    @property
    def red(self) -> int:
        return self.own if self.turn == RED else self.other


START: Final = State(own=0, other=0, turn=YELLOW, box=ANY_BOX, last=NO_FIELD, captures=0)
