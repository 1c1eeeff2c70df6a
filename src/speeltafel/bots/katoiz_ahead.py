"""Katoiz's baseline: one move ahead, with an eye for what each game type is about."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from speeltafel.bots.ahead import AheadBot
from speeltafel.bots.bot import Sight
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz import stapeltoren
from speeltafel.games.katoiz.board import BIT, CORNERS, HOME, HOME_ASLANT, aslant, beside
from speeltafel.games.katoiz.components import MATCHES, VALUES
from speeltafel.games.katoiz.heights import broken, heights_of, lie_of
from speeltafel.games.katoiz.moves import STOP
from speeltafel.games.katoiz.scoring import score
from speeltafel.games.katoiz.stapeltje import home_number
from speeltafel.games.katoiz.state import Piles, State, Towers, Trios
from speeltafel.games.katoiz.walks import survey

QUIET_TURNS: Final = 300
"""KZ-42: after so many turns without anybody coming nearer a bot agrees to stop."""
TIES_LOOKED_AT: Final = 12


def tower_prospects(state: Towers, seat: Seat) -> float:
    """The highest own tower, then how many tiles would fit on it."""
    towers = state.towers[seat]
    if not towers:
        return 0.0
    highest = max(towers, key=len)
    fitting = sum(MATCHES[kind][highest[-1]] >= state.rules.matches for kind in state.supply)
    others = max(
        (height for other, height in enumerate(stapeltoren.heights(state)) if other != seat),
        default=0,
    )
    return 10 * len(highest) - 5 * others + 0.1 * fitting


def trio_prospects(state: Trios, seat: Seat) -> float:
    """The own score and the next set, against those of the best opponent."""
    lying = {place for places in state.discs for place in places}
    free = Counter(
        (which, value)
        for place, kind in enumerate(state.tiles)
        if kind >= 0 and place not in lying
        for which, value in enumerate(VALUES[kind])
    )

    def standing(each: Seat) -> float:
        points = score(state.rules, state.taken[each])
        return 10 * points + 3 * len(state.taken[each]) + set_chances(state, each, free)

    others = [standing(other) for other in range(len(state.discs)) if other != seat]
    still_on_turn = 2 if state.turn == seat else 0
    return standing(seat) - 0.5 * max(others, default=0.0) + still_on_turn


def set_chances(state: Trios, seat: Seat, free: Mapping[tuple[int, int], int]) -> float:
    """How near three discs of a seat are to a set."""
    kinds = [state.tiles[place] for place in state.discs[seat]]
    counts = Counter((which, value) for kind in kinds for which, value in enumerate(VALUES[kind]))
    best = max((count + 0.05 * free[value] for value, count in counts.items()), default=0.0)
    return 2 * best + 0.1 * len(kinds)


def pile_prospects(state: Piles, seat: Seat) -> float:
    """How little is missing to the own home pile, against the opponent who misses least."""
    heights = heights_of(state)
    others = [
        missing(state, other, heights)
        for other in range(len(state.homes))
        if other != seat and other not in state.out
    ]
    return 0.4 * min(others, default=0.0) - missing(state, seat, heights)


def missing(state: Piles, seat: Seat, heights: Sequence[int]) -> float:
    """Tiles wanted on the home pile and, for the steps down from it, in the own position."""
    where, home = lie_of(state), heights[HOME + seat]
    goal = state.rules.target or home + 1
    wanted = 10.0 * max(goal - home, 0) if state.rules.target else -10.0 * home
    corner = CORNERS[home_number(state, seat)]
    row, column = divmod(corner, 6)
    for place in where.positions[seat]:
        if place < HOME:
            away = abs(place // 6 - row) + abs(place % 6 - column)
            wanted += (4 - away) * max(goal - 2 - 2 * away - heights[place], 0)
    return wanted + 6 * len(broken(heights, where.touching[seat]))


def ways_home(state: Piles, seat: Seat) -> int:
    """How many top tiles could walk to the own home pile."""
    ground, number = survey(state.piles), home_number(state, seat)
    top = state.homes[seat][-1]
    tops: dict[int, int] = {}
    for bit, pile in zip(BIT, state.piles, strict=True):
        if pile:
            tops[pile[-1]] = tops.get(pile[-1], 0) | bit
    found = 0
    for kind, lying in tops.items():
        matches = MATCHES[kind][top]
        if not matches:
            continue
        one, two = ground.of(kind)
        leading = new = BIT[CORNERS[number]] | (BIT[HOME_ASLANT[number]] if matches > 1 else 0)
        while new:
            new = (beside(new & one) | aslant(new & two)) & one & ~leading
            leading |= new
        starts = leading | beside(leading & one) | aslant(leading & two)
        found += (starts & lying).bit_count()
    return found


PROSPECTS: Final[Mapping[Any, Callable[[Any, Seat], float]]] = {
    Towers: tower_prospects,
    Trios: trio_prospects,
    Piles: pile_prospects,
}


def prospects(state: State, seat: Seat) -> float:
    return PROSPECTS[type(state)](state, seat)


class KatoizBot(AheadBot):
    def __init__(self) -> None:
        super().__init__(prospects)

    def choose(self, sight: Sight, generator: Random) -> Any:
        if len(sight.moves) == 1:
            return sight.moves[0]
        state, best = sight.dealt, self.best_moves(sight)
        if isinstance(state, Piles) and len(best) > 1:
            some = generator.sample(best, min(len(best), TIES_LOOKED_AT))
            return max(some, key=lambda move: self.open_ways(sight, move))
        return best[generator.randrange(len(best))]

    def best_moves(self, sight: Sight) -> list[Any]:
        values = [
            self.value(sight.game, sight.game.apply(sight.dealt, sight.seat, move), sight)
            for move in sight.moves
        ]
        highest = max(values)
        return [move for move, value in zip(sight.moves, values, strict=True) if value == highest]

    def open_ways(self, sight: Sight, move: Any) -> int:
        after = sight.game.apply(sight.dealt, sight.seat, move)
        return ways_home(after, sight.seat)

    def agrees(self, sight: Sight, event: Any) -> bool:
        state = sight.dealt
        return isinstance(state, Piles) and event == STOP and state.quiet >= QUIET_TURNS
