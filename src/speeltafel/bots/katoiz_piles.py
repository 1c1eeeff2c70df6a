"""Stapeltje: what is missing to the home pile, and how likely the next roll brings a tile home.

Which top tiles could walk home is found by flooding back from the home pile; how many of the rolls
ask for one of them is counted. So the bot sees its own routes, and those it can spoil.
"""

from collections.abc import Sequence
from typing import Final

from speeltafel.bots.katoiz_trios import chance_of
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.board import (
    BIT,
    CORNERS,
    HOME,
    HOME_ASLANT,
    aslant,
    beside,
    places_in,
)
from speeltafel.games.katoiz.components import BLANK, DEMANDED, MATCHES, Roll
from speeltafel.games.katoiz.heights import after_walk, breach, broken, heights_of, lie_of
from speeltafel.games.katoiz.stapeltje import home_number, wins
from speeltafel.games.katoiz.state import Piles
from speeltafel.games.katoiz.walks import Ground, survey

A_TILE_HOME: Final = 10.0
A_STEP_UP: Final = (6.0, 3.5, 1.5)
"""What a missing tile costs in the corner, beside it, and one ring further."""
A_BREACH: Final = 5.0
NEXT_HOME: Final = 4.0
"""What it is worth to be sure of a tile home with the next roll."""
A_VICTORY: Final = 60.0
"""What it is worth to be sure of winning with the next roll."""


def homeward(state: Piles, seat: Seat, ground: Ground, heights: Sequence[int]) -> list[int]:
    """Places whose top tile could go home now, if the dice ask for it."""
    number, top = home_number(state, seat), state.homes[seat][-1]
    where = lie_of(state)
    if heights[HOME + seat] + 1 - heights[CORNERS[number]] > 2:
        return []
    tops: dict[int, int] = {}
    for bit, pile in zip(BIT, state.piles, strict=True):
        if pile:
            tops[pile[-1]] = tops.get(pile[-1], 0) | bit
    found = []
    stays = state.last.end if state.last is not None and len(state.homes) > 1 else -1
    for kind, lying in tops.items():
        matches = MATCHES[kind][top]
        if not matches:
            continue
        one, two = ground.of(kind)
        leading = new = BIT[CORNERS[number]] | (BIT[HOME_ASLANT[number]] if matches > 1 else 0)
        while new:
            new = (beside(new & one) | aslant(new & two)) & one & ~leading
            leading |= new
        starts = (leading | beside(leading & one) | aslant(leading & two)) & lying
        for place in places_in(starts):
            if place != stays and breach(heights, where, seat, place, HOME + seat) is None:
                found.append(place)
    return found


def demanded(state: Piles, kinds: int, turns: int) -> float:
    """How likely one of these tiles may be chosen, `turns` turns from now."""
    if not state.rules.ladder:
        return chance_of(kinds)
    colour = state.ladder[(state.turns + turns) % len(state.ladder)]
    return float(bool(DEMANDED[Roll(colour, BLANK)] & kinds))


def standing(state: Piles, seat: Seat, ground: Ground, heights: list[int]) -> float:
    """Less the work that is left, with what the next roll promises."""
    where, home = lie_of(state), heights[HOME + seat]
    target = state.rules.target
    goal = target or home + 1
    value = -A_TILE_HOME * max(goal - home, 0) if target else A_TILE_HOME * home
    row, column = divmod(CORNERS[home_number(state, seat)], 6)
    for place in where.positions[seat]:
        if place < HOME:
            away = abs(place // 6 - row) + abs(place % 6 - column)
            wanted = goal - 2 - 2 * away - heights[place]
            if wanted > 0:
                value -= A_STEP_UP[min(away, 2)] * wanted
    value -= A_BREACH * len(broken(heights, where.touching[seat]))
    places = homeward(state, seat, ground, heights)
    if places:
        kinds, winning = 0, 0
        for place in places:
            bit = 1 << state.piles[place][-1]
            kinds |= bit
            if target and home + 1 >= target and not winning & bit:
                after = after_walk(heights, place, HOME + seat)
                if wins(state, seat, where, after):
                    winning |= bit
        turns = (seat - state.turn) % len(state.homes)
        value += NEXT_HOME * demanded(state, kinds, turns)
        if winning:
            value += A_VICTORY * demanded(state, winning, turns)
    return value


def prospects(state: Piles, seat: Seat, rivals: float = 0.8) -> float:
    """The own standing less that of the best opponent still in the game."""
    heights, ground = heights_of(state), survey(state.piles)
    others = [
        standing(state, other, ground, heights)
        for other in range(len(state.homes))
        if other != seat and other not in state.out
    ]
    return standing(state, seat, ground, heights) - rivals * max(others, default=0.0)
