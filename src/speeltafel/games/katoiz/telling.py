"""What a move does and what may be done: the state says which rules are played."""

from speeltafel.core.reason import Reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.piles import telling as piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers import telling as towers
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios import telling as trios
from speeltafel.games.katoiz.trios.state import Trios


def tell(state: State, actor: Actor, move: Move) -> Reason:
    if isinstance(state, Towers):
        return towers.tell(state, actor, move)
    if isinstance(state, Trios):
        return trios.tell(state, actor, move)
    return piles.tell(state, actor, move)


def prompt(state: State, seat: Seat) -> Reason:
    if isinstance(state, Towers):
        return towers.prompt(state, seat)
    if isinstance(state, Trios):
        return trios.prompt(state, seat)
    return piles.prompt(state, seat)
