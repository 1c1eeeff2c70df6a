"""3-stel imagined to its end: where the discs lie beside each other is left out, which tiles they
lie on is not.

Every imagined player completes a set where the dice allow it, and else puts a disc where the most
tiles would complete one.
"""

from random import Random
from typing import Final, NamedTuple

from speeltafel.bots.katoiz_trios import ROLLS, WITH_VALUE, shared
from speeltafel.games.katoiz.components import DEMANDED, KINDS, VALUES
from speeltafel.games.katoiz.drie_stel import QUIET_TURNS
from speeltafel.games.katoiz.scoring import SET, score
from speeltafel.games.katoiz.state import Trios

WITH_BOTH: Final = tuple(
    tuple(
        sum(
            1 << kind
            for kind in range(KINDS)
            if any(WITH_VALUE[value] >> kind & 1 for value in shared((one, other)))
        )
        for other in range(KINDS)
    )
    for one in range(KINDS)
)
"""The tiles that make a set with two others, as bits."""


class Imagined(NamedTuple):
    """A game in the quickest shape; it is changed as it goes on."""

    counts: list[int]
    """Free tiles of each kind."""
    discs: list[list[int]]
    """The tiles under the discs of each seat."""
    taken: list[list[int]]


def imagined(state: Trios) -> Imagined:
    counts = [0] * KINDS
    for kind in state.tiles:
        if kind >= 0:
            counts[kind] += 1
    discs = [[state.tiles[place] for place in places] for places in state.discs]
    for kinds in discs:
        for kind in kinds:
            counts[kind] -= 1
    return Imagined(counts, discs, [list(tiles) for tiles in state.taken])


def play_on(state: Trios, generator: Random) -> list[int]:
    """The scores at the end of one imagined game."""
    counts, discs, taken = imagined(state)
    random = generator.random
    players, turn, quiet = len(discs), state.turn, state.quiet
    patience = QUIET_TURNS * (players if state.rules.rounds else 1)
    roll = DEMANDED[state.roll] if state.roll is not None else 0
    free = 0
    values = [0] * 10
    for kind in range(KINDS):
        if counts[kind]:
            free |= 1 << kind
    for tiles in (kind for kind in state.tiles if kind >= 0):
        colour, shape, size = VALUES[tiles]
        values[colour] += 1
        values[5 + shape] += 1
        values[8 + size] += 1
    while quiet < patience and free and max(values) >= SET:
        open_now = free & (roll or ROLLS[int(random() * 36)])
        roll = 0
        own = discs[turn]
        number = len(own)
        quiet += 1
        if open_now:
            placed = _placed(own, number, open_now, free, random)
            if placed is not None:
                quiet = 0
                kind, left = placed
                counts[kind] -= 1
                if not counts[kind]:
                    free &= ~(1 << kind)
                if left >= 0:
                    lifted = own.pop(left)
                    counts[lifted] += 1
                    free |= 1 << lifted
                own.append(kind)
                if len(own) == SET and WITH_BOTH[own[0]][own[1]] >> kind & 1:
                    taken[turn] += own
                    for gone in own:
                        colour, shape, size = VALUES[gone]
                        values[colour] -= 1
                        values[5 + shape] -= 1
                        values[8 + size] -= 1
                    own.clear()
        turn = (turn + 1) % players
    return [score(state.rules, tiles) for tiles in taken]


def _placed(own, number, open_now, free, random):
    """The tile chosen and which disc is moved there (-1: a new one); None to pass."""
    if number == 2:
        both = WITH_BOTH[own[0]][own[1]]
        return _any(open_now & both or open_now, random), -1
    if number == 3:
        first, second, third = own
        for left, one, other in ((2, first, second), (1, first, third), (0, second, third)):
            both = WITH_BOTH[one][other] & open_now
            if both:
                return _any(both, random), left
        # The two that hope for most stay.
        hopes = (
            (WITH_BOTH[second][third] & free).bit_count(),
            (WITH_BOTH[first][third] & free).bit_count(),
            (WITH_BOTH[first][second] & free).bit_count(),
        )
        left = hopes.index(max(hopes))
        kind = _any(open_now, random)
        one, other = (own[each] for each in range(3) if each != left)
        gain = ((WITH_BOTH[one][kind] | WITH_BOTH[other][kind]) & free).bit_count()
        lost = ((WITH_BOTH[one][own[left]] | WITH_BOTH[other][own[left]]) & free).bit_count()
        return (kind, left) if gain > lost else None
    kind = _any(open_now, random)
    if number == 1:
        second = _any(open_now, random)
        one = own[0]
        if (WITH_BOTH[one][second] & free).bit_count() > (WITH_BOTH[one][kind] & free).bit_count():
            kind = second
    return kind, -1


def _any(bits: int, random) -> int:
    for _ in range(int(random() * bits.bit_count())):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1
