"""Why a move is refused: the state says which rules are played."""

from speeltafel.core.reason import Reason
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.piles import refusals as piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers import refusals as towers
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios import refusals as trios
from speeltafel.games.katoiz.trios.state import Trios


def why_not(state: State, seat: Seat, move: Move) -> Reason | None:
    if isinstance(state, Towers):
        return towers.why_not(state, seat, move)
    if isinstance(state, Trios):
        return trios.why_not(state, seat, move)
    return piles.why_not(state, seat, move)
