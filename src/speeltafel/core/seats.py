"""Who acts: seats are numbered from 0 in turn order; chance and the table are actors too."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
Actor: TypeAlias = int

CHANCE: Final[Actor] = -1
"""Rolls the dice and draws the cards."""

TABLE: Final[Actor] = -2
"""Speaks for what happens outside the rules: a clock that ran out, an agreement to stop."""
