"""Katoiz's baseline: one move ahead, by what then lies on the table for everybody to see.

It counts what the game counts, and where that stays the same how far the thing in hand has come:
discs that have something in common, the tile that walked towards home as the rulebook advises. It
calculates no rolls, plans no pile and does not look at what the others may do next.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from speeltafel.bots.bot import AnyObservation
from speeltafel.bots.search.one_ply import OnePlyBot
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.board import CORNERS, HOME, SIDE
from speeltafel.games.katoiz.components import VALUES
from speeltafel.games.katoiz.piles.moves import STOP
from speeltafel.games.katoiz.piles.rules import home_number
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers import rules as stapeltoren
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.scoring import score
from speeltafel.games.katoiz.trios.state import Trios

QUIET_TURNS: Final = 300
"""KZ-42: after so many turns without anybody coming nearer a bot agrees to stop."""
A_POINT: Final = 100.0
A_SET: Final = 10.0
ON_TURN: Final = 0.5
"""One more roll is better than none (KZ-25)."""
FAR: Final = 2 * SIDE


def lead(heights: tuple[int, ...], seat: Seat) -> int:
    others = [height for other, height in enumerate(heights) if other != seat]
    return heights[seat] - max(others, default=0)


def visible_towers(state: Towers, seat: Seat) -> float:
    return float(lead(stapeltoren.heights(state), seat))


def visible_trios(state: Trios, seat: Seat) -> float:
    standings = [_visible_trio(state, each) for each in range(len(state.discs))]
    own = standings.pop(seat)
    return own - max(standings, default=0.0) + ON_TURN * (state.turn == seat)


def _visible_trio(state: Trios, seat: Seat) -> float:
    """Points, then sets, then discs that have something in common."""
    taken = state.taken[seat]
    return A_POINT * score(state.rules, taken) + A_SET * (len(taken) // 3) + alike(state, seat)


def alike(state: Trios, seat: Seat) -> float:
    """How many of the own discs have one value in common, and a little for every disc."""
    kinds = [state.tiles[place] for place in state.discs[seat]]
    most = max(
        (
            sum(VALUES[kind][which] == VALUES[one][which] for kind in kinds)
            for one in kinds
            for which in range(3)
        ),
        default=0,
    )
    return most + 0.1 * len(kinds)


def visible_piles(state: Piles, seat: Seat) -> float:
    """Home piles, then how near home the tile came that was just moved."""
    heights = tuple(map(len, state.homes))
    return A_POINT * lead(heights, seat) - distance_home(state, seat)


def distance_home(state: Piles, seat: Seat) -> int:
    """Steps beside each other from the tile just moved to the own corner; far after a pass."""
    if state.last is None:
        return FAR
    if state.last.end == HOME:
        return 0
    corner = CORNERS[home_number(state, seat)]
    row, column = divmod(state.last.end, SIDE)
    return 1 + abs(row - corner // SIDE) + abs(column - corner % SIDE)


VISIBLE: Final[Mapping[Any, Callable[[Any, Seat], float]]] = {
    Towers: visible_towers,
    Trios: visible_trios,
    Piles: visible_piles,
}


def visible_result(state: State, seat: Seat) -> float:
    return VISIBLE[type(state)](state, seat)


class KatoizOnePly(OnePlyBot):
    def __init__(self) -> None:
        super().__init__(visible_result)

    def agrees(self, observation: AnyObservation, event: Any) -> bool:
        return agrees_to_stop(observation, event)


def agrees_to_stop(observation: AnyObservation, event: Any) -> bool:
    """KZ-42."""
    state = observation.dealt
    return isinstance(state, Piles) and event == STOP and state.quiet >= QUIET_TURNS
