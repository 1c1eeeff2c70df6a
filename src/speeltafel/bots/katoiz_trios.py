"""3-stel: how soon each player may expect a set, reckoned exactly over all rolls of the dice.

What a player can hope for is a promise between 0 and 1: a set that is expected later is promised
less. It counts the free tiles that would complete a set and how many of the 36 rolls give one.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.components import DEMANDED, DICE_ROLLS, KINDS, VALUES
from speeltafel.games.katoiz.scoring import SET, score, value_counts
from speeltafel.games.katoiz.state import Trios
from speeltafel.games.katoiz.variants import TrioRules

ROLLS: Final = tuple(DEMANDED[roll] for roll, _ in DICE_ROLLS)
PATIENCE: Final = 0.65
"""What a set is still worth when it comes a turn later."""
A_LATER_SECOND: Final = 0.3
"""The promise where the dice give no second tile yet; a guess."""
LIKELY: Final = (0, 2, 9)
"""Three tiles that share one value, as most sets do."""
USUAL_GAIN: Final = 1.0

Value = tuple[int, int]
ALL_VALUES: Final[tuple[Value, ...]] = tuple(
    (which, value) for which, count in enumerate((5, 3, 2)) for value in range(count)
)
WITH_VALUE: Final = {
    (which, value): sum(1 << kind for kind in range(KINDS) if VALUES[kind][which] == value)
    for which, value in ALL_VALUES
}
"""The tiles that have a value, as bits."""


@lru_cache(maxsize=1 << 17)
def chance_of(tiles: int) -> float:
    """How likely a roll asks for one of these tiles."""
    return sum(1 for roll in ROLLS if roll & tiles) / len(ROLLS)


def soon(chance: float) -> float:
    """The promise of something that happens with this chance every turn."""
    return PATIENCE * chance / (1 - PATIENCE * (1 - chance))


@lru_cache(maxsize=1 << 15)
def shared(kinds: tuple[int, ...]) -> tuple[Value, ...]:
    first = VALUES[kinds[0]]
    return tuple(
        (which, first[which])
        for which in range(3)
        if all(VALUES[kind][which] == first[which] for kind in kinds[1:])
    )


def completing(kinds: Sequence[int], free: int) -> int:
    """Free tiles that make a set with two of these."""
    found = 0
    for pair in combinations(sorted(kinds), 2):
        for value in shared(pair):
            found |= WITH_VALUE[value]
    return found & free


@lru_cache(maxsize=1 << 16)
def promise(kinds: tuple[int, ...], free: int) -> float:
    """Of the next set for discs on these tiles, at the beginning of the own turn, as a number
    from 0 to 1."""
    if len(kinds) >= 2:
        now = soon(chance_of(completing(kinds, free)))
        # A pair that can hardly be completed is given up for a new one.
        return max(now, PATIENCE * promise(kinds[:1], free)) if now < 0.5 else now
    if len(kinds) == 1:
        return _with_one(kinds[0], free)
    return PATIENCE * max((_with_one(kind, free) for kind in _some(free)), default=0.0)


@lru_cache(maxsize=1 << 16)
def _with_one(kind: int, free: int) -> float:
    options = []
    values = tuple(enumerate(VALUES[kind]))
    for size in (1, 2, 3):
        for some in combinations(values, size):
            partners, together = free, 0
            for value in some:
                partners &= WITH_VALUE[value]
                together |= WITH_VALUE[value]
            if partners and (partners & (partners - 1) or (together & free) != partners):
                options.append((soon(chance_of(together & free)), partners))
    options.sort(reverse=True)
    total = 0.0
    for roll in ROLLS:
        for hope, partners in options:
            if roll & partners:
                total += hope
                break
        else:
            total += A_LATER_SECOND if options else 0.0
    return PATIENCE * total / len(ROLLS)


def _some(free: int) -> list[int]:
    """A tile for every fourth kind: enough to know how good a first disc will be."""
    found = [kind for kind in range(KINDS) if free >> kind & 1]
    return found[:: max(1, len(found) // 6)]


def free_tiles(state: Trios) -> int:
    lying = {place for places in state.discs for place in places}
    free = 0
    for place, kind in enumerate(state.tiles):
        if kind >= 0 and place not in lying:
            free |= 1 << kind
    return free


def standing(state: Trios, seat: Seat, free: int, on_turn: bool) -> float:
    """What the tiles taken are worth, and what the discs promise."""
    rules, taken = state.rules, state.taken[seat]
    kinds = tuple(sorted(state.tiles[place] for place in state.discs[seat]))
    hope = promise(kinds, free)
    if on_turn:
        hope = min(1.0, hope / PATIENCE)
    return hoard(rules, taken) + next_gain(rules, taken, kinds) * hope


@lru_cache(maxsize=1 << 14)
def hoard(rules: TrioRules, taken: tuple[int, ...]) -> float:
    """What tiles are worth, also for the sets to come: with those of one value the next ones of
    that value count more (KZ-24)."""
    points = float(score(rules, taken))
    if rules.scoring == "sets":
        return points
    if rules.scoring == "pile":
        return points + 0.15 * len(taken)
    counts = value_counts(taken, 1).values()
    return points + sum(0.6 if count == 2 else 0.3 for count in counts if count < SET)


@lru_cache(maxsize=1 << 16)
def next_gain(rules: TrioRules, taken: tuple[int, ...], kinds: tuple[int, ...]) -> float:
    """What the next set will add: the two discs that promise most, and one more tile."""
    if rules.scoring == "sets":
        return 1.0
    before = hoard(rules, taken)
    pairs = [pair for pair in combinations(kinds, 2) if shared(pair)]
    if not pairs:
        return USUAL_GAIN * (hoard(rules, (*taken, *LIKELY)) - before)
    return max(hoard(rules, (*taken, *pair, pair[0])) - before for pair in pairs)


def prospects(state: Trios, seat: Seat, rivals: float = 1.0) -> float:
    """The own standing less that of the best opponent."""
    free = free_tiles(state)
    own = standing(state, seat, free, state.turn == seat)
    others = [
        standing(state, other, free, state.turn == other)
        for other in range(len(state.discs))
        if other != seat
    ]
    return own - rivals * max(others, default=0.0)


def by_eye(state: Trios, seat: Seat) -> float:
    """Sets taken, and how many of the own discs have something in common."""
    kinds = [state.tiles[place] for place in state.discs[seat]]
    alike = max(
        (sum(VALUES[kind][which] == value for kind in kinds) for which, value in ALL_VALUES),
        default=0,
    )
    return 10.0 * len(state.taken[seat]) + alike + 0.1 * len(kinds)
