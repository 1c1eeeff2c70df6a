"""Stapeltoren: the tiles that lie open, and everybody's towers."""

from typing import NamedTuple

from speeltafel.games.katoiz.components import Roll
from speeltafel.games.katoiz.variants import TowerRules


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
