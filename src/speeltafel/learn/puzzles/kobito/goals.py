"""What a puzzle of Kobito asks for in one turn."""

from collections.abc import Callable, Mapping
from typing import Final

from speeltafel.core.seats import Seat
from speeltafel.games.kobito.state import Stage, State

EMPTY_HAND: Final = "empty-hand"
WIN_POT: Final = "win-pot"
WIN_DEAREST: Final = "win-dearest"
WIN_LAST: Final = "win-last"
KINDS: Final = (EMPTY_HAND, WIN_POT, WIN_DEAREST, WIN_LAST)


def has_won(before: State, after: State) -> bool:
    return len(after.won[before.turn]) > len(before.won[before.turn])


def dearest(table: State) -> int | None:
    """The pot that is worth more than each other; none when two are worth as much."""
    values = [pot.gold.value for pot in table.pots if pot]
    if len(values) < len(table.pots) or values.count(max(values)) > 1:
        return None
    return values.index(max(values))


def _hand_is_empty(before: State, after: State) -> bool:
    return not after.hands[before.turn] and after.penalties == before.penalties


def _dearest_is_won(before: State, after: State) -> bool:
    pot = dearest(before)
    return pot is not None and has_won(before, after) and after.pots[pot] is None


def _won_with_the_last(before: State, after: State) -> bool:
    return has_won(before, after) and _hand_is_empty(before, after)


REACHED: Final[Mapping[str, Callable[[State, State], bool]]] = {
    EMPTY_HAND: _hand_is_empty,
    WIN_POT: has_won,
    WIN_DEAREST: _dearest_is_won,
    WIN_LAST: _won_with_the_last,
}
"""From the first state and a later one."""


def worth(kind: str, before: State, after: State, seat: Seat) -> float:
    """How near the goal looks, to who plans for it."""
    if REACHED[kind](before, after):
        return 100.0
    hand = len(after.hands[seat])
    if kind == EMPTY_HAND:
        return -float(hand)
    if after.stage is not Stage.PLAY or has_won(before, after):
        return -50.0
    pots = after.pots if kind != WIN_DEAREST else (after.pots[dearest(before) or 0],)
    lacks = min((pot.room for pot in pots if pot), default=12)
    return -float(lacks) if kind != WIN_LAST else -float(lacks + hand)
