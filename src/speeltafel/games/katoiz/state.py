"""A state for each game type. Everything lies open: there is nothing to hide."""

from typing import Literal, NamedTuple, TypeAlias

from speeltafel.games.katoiz.components import Roll
from speeltafel.games.katoiz.moves import Walk
from speeltafel.games.katoiz.variants import PileRules, TowerRules, TrioRules


class Towers(NamedTuple):
    """Stapeltoren."""

    rules: TowerRules
    supply: tuple[int, ...]
    """Tiles lying open, in ascending order; empty before they are laid out."""
    towers: tuple[tuple[tuple[int, ...], ...], ...]
    """For each seat its towers, each from the bottom up."""
    turn: int
    roll: Roll | None = None
    lapses: int = 0
    """Turns in a row that lapsed."""
    laid: bool = False


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


State: TypeAlias = Towers | Trios | Piles
