"""Stapeltje: the piles on the square and at home, and whose turn it is."""

from typing import Literal, NamedTuple, TypeAlias

from speeltafel.games.katoiz.components import Roll
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.variants import PileRules

PileEnding: TypeAlias = Literal["", "target", "last", "stuck", "time", "turns", "agreed"]


class Piles(NamedTuple):
    """Stapeltje."""

    rules: PileRules
    piles: tuple[tuple[int, ...], ...]
    """The tiles on each place from the bottom up; empty before the layout."""
    homes: tuple[tuple[int, ...], ...]
    """The home pile of each seat from the bottom up."""
    ladder: tuple[int, ...]
    """Colours from the bottom up; empty where dice are rolled, or before it is laid."""
    turn: int
    roll: Roll | None = None
    last: Walk | None = None
    """What was walked in the turn just before; None after a pass, a lapse or a time-up."""
    turns: int = 0
    stuck: int = 0
    """Turns in a row that lapsed (KZ-39)."""
    quiet: int = 0
    """Turns since a home pile grew (KZ-42)."""
    out: tuple[int, ...] = ()
    """Seats whose time ran out, in that order."""
    ending: PileEnding = ""
    winner: int | None = None
    """Who brought the game to its end at the target."""
