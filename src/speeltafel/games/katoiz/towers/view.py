"""What all see at Stapeltoren."""

from typing import NamedTuple

from speeltafel.games.katoiz.components import tile_texts
from speeltafel.games.katoiz.dice import shown_roll
from speeltafel.games.katoiz.towers.rules import is_over
from speeltafel.games.katoiz.towers.state import Towers


class TowerView(NamedTuple):
    """Stapeltoren."""

    turn: int | None
    roll: str | None
    supply: tuple[str, ...]
    towers: tuple[tuple[tuple[str, ...], ...], ...]
    """For each seat its towers, each from the bottom up."""
    matches: int
    naming: bool


def view(state: Towers) -> TowerView:
    return TowerView(
        None if is_over(state) else state.turn,
        shown_roll(state.roll),
        tile_texts(state.supply),
        tuple(tuple(map(tile_texts, towers)) for towers in state.towers),
        state.rules.matches,
        state.rules.naming,
    )
