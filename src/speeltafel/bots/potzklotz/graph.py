"""Potz Klotz as a graph: which building one cube makes of which, and games played out on it.

Without a border the number of the building says all; with one (PK-4) a few ways are missing near
the edge, which playouts can do without: the claim itself is always taken from the real moves.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.games.potzklotz.buildings import BUILDINGS
from speeltafel.games.potzklotz.components import number_on
from speeltafel.games.potzklotz.placement import FALLS_APART, number_standing, reachable
from speeltafel.games.potzklotz.state import State

REACH: Final = (
    0,
    *(
        sum(1 << number for number in reachable(shape, False) if number != FALLS_APART)
        for shape in BUILDINGS
    ),
)
"""For each building the numbers one cube away, as bits."""

LONGEST: Final = 40
"""Turns of a playout of the basic game at most."""
MOST_RUNS: Final = 2000
"""Beginnings of runs that are looked into: a hand of five has 26 at most, one of fourteen half a
million."""
EXPERT_ROUNDS: Final = 2
"""In the expert game points come all the time, so a few rounds tell."""


class Situation(NamedTuple):
    """Numbers of buildings instead of cards."""

    standing: int
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    turn: Seat
    start: Seat
    hand: int
    expert: bool


def situation_of(table: State) -> Situation:
    return Situation(
        number_standing(table.building),
        tuple(tuple(map(number_on, hand)) for hand in table.hands),
        tuple(map(number_on, table.pile)),
        table.turn,
        table.start,
        table.agreed.hand,
        table.agreed.expert,
    )


def outs(standing: int, hand: Sequence[int]) -> int:
    """How many of these cards could be laid next."""
    return sum(REACH[standing] >> number & 1 for number in hand)


def without(hand: Sequence[int], number: int) -> list[int]:
    rest = list(hand)
    rest.remove(number)
    return rest


def follow_up(standing: int, hand: Sequence[int], generator: Random) -> int | None:
    """The card that keeps the most outs; of equals any."""
    best: list[int] = []
    most = -1
    for number in set(hand):
        if REACH[standing] >> number & 1:
            kept = outs(number, without(hand, number))
            if kept > most:
                best, most = [number], kept
            elif kept == most:
                best.append(number)
    return best[generator.randrange(len(best))] if best else None


def longest_run(standing: int, hand: Sequence[int]) -> list[int]:
    """The most cards that can be laid one after the other."""
    return _longest_run(standing, hand, iter(range(MOST_RUNS)))


def _longest_run(standing: int, hand: Sequence[int], looks: Iterator[int]) -> list[int]:
    longest: list[int] = []
    for number in set(hand):
        if REACH[standing] >> number & 1:
            if next(looks, None) is None:
                break
            run = [number, *_longest_run(number, without(hand, number), looks)]
            if len(run) > len(longest):
                longest = run
                if len(longest) == len(hand):
                    break
    return longest


def playout_points(now: Situation, first: int | None, generator: Random) -> list[float]:
    """The points of each seat when the one on turn lays this number first, or passes, and everybody
    sees everything from then on."""
    hands = [list(hand) for hand in now.hands]
    if first is not None:
        hands[now.turn].remove(first)
    pile = list(now.pile)
    generator.shuffle(pile)
    if now.expert:
        return _expert(now, first, hands, pile)
    return _basic(now, first, hands, pile, generator)


def _basic(
    now: Situation, first: int | None, hands: list[list[int]], pile: list[int], generator: Random
) -> list[float]:
    standing = now.standing if first is None else first
    players, turn, passes = len(hands), now.turn, int(first is None)
    for _ in range(LONGEST):
        turn = (turn + 1) % players
        if turn == now.start and not all(hands):
            break
        number = follow_up(standing, hands[turn], generator)
        if number is None:
            passes += 1
            if passes == players:
                passes = 0
                for hand in hands:
                    if pile:
                        hand.append(pile.pop())
        else:
            hands[turn].remove(number)
            standing, passes = number, 0
    return [float(not hand) for hand in hands]


def _expert(
    now: Situation, first: int | None, hands: list[list[int]], pile: list[int]
) -> list[float]:
    standing = now.standing if first is None else first
    players, laid = len(hands), [0.0] * len(hands)
    laid[now.turn] = float(first is not None)
    for step in range(int(first is None), EXPERT_ROUNDS * players):
        seat = (now.turn + step) % players
        run = longest_run(standing, hands[seat])
        for number in run:
            hands[seat].remove(number)
            standing = number
        laid[seat] += len(run)
        while pile and len(hands[seat]) < now.hand:
            hands[seat].append(pile.pop())
    return laid
