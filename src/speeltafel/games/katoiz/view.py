"""What a seat sees: everything, for Katoiz has no secrets. Tiles and places are texts here."""

from typing import TypeAlias

from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.piles import view as piles
from speeltafel.games.katoiz.piles.view import PileView
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers import view as towers
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.towers.view import TowerView
from speeltafel.games.katoiz.trios import view as trios
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.games.katoiz.trios.view import TrioView

View: TypeAlias = TowerView | TrioView | PileView


def view(state: State, seat: Seat | None) -> View:
    del seat
    if isinstance(state, Towers):
        return towers.view(state)
    return trios.view(state) if isinstance(state, Trios) else piles.view(state)
