"""3-stel: the square of tiles, the discs on it, and what everybody has taken."""

from typing import Literal, NamedTuple, TypeAlias

from speeltafel.games.katoiz.components import Roll
from speeltafel.games.katoiz.variants import TrioRules

TrioEnding: TypeAlias = Literal["", "no-tiles", "no-set", "no-free-tile", "quiet"]


class Trios(NamedTuple):
    """3-stel."""

    rules: TrioRules
    tiles: tuple[int, ...]
    """The tile on each place, `NO_TILE` once taken; empty before the layout."""
    discs: tuple[tuple[int, ...], ...]
    """For each seat the places of its discs, in ascending order."""
    taken: tuple[tuple[int, ...], ...]
    """For each seat its tiles; every three of them in a row are a set."""
    turn: int
    roll: Roll | None = None
    acted: bool = False
    """Whether this turn a disc was placed, moved or sent back."""
    sent: bool = False
    """Whether under this roll a disc was sent back."""
    vacated: tuple[int, ...] = ()
    """Tiles from which a disc was sent back this turn."""
    bonus: bool = False
    """Whether one more roll may be taken."""
    quiet: int = 0
    """Turns in a row in which no disc was touched."""
    ending: TrioEnding = ""
