"""The discs of 3-stel, quickly; `tests/bots/test_katoiz_kernels.py` compares them with the rules.

A game is rows of numbers: the tile on each place, whose disc lies there, the places of the discs
(three for each seat, -1 in hand), how many tiles of each class every seat has taken, and `now`.
"""

from itertools import combinations, product
from typing import Any, NamedTuple

from speeltafel.bots.katoiz.kernels.dice import compiled, row
from speeltafel.games.katoiz.board import BESIDE, PLACES
from speeltafel.games.katoiz.components import DEMANDED, DICE_ROLLS, KINDS, VALUES

TURN, ROLL, SENT, ACTED, QUIET, VACATED, OVER, NOW = range(8)
"""What `now` holds; `ROLL` is -1 before the dice are rolled, `VACATED` places as bits."""
SETS, PILE, POINTS = range(3)
SCORING, BOLD, SENDING_ENDS, PATIENCE = range(4)
"""What `rules` holds."""
CLASSES = 31
"""At most: colours with shapes, colours with sizes, shapes with sizes."""
NONE = -1
VALUE_COUNTS = (5, 3, 2)


class Tables(NamedTuple):
    rolls: Any
    together: Any
    """For two tiles those that make a set with them, as bits."""
    alike: Any
    """For each tile those that share two values with it."""
    classes: Any
    """For each tile the three classes it counts in."""
    number: int
    """Of classes."""
    values: Any
    """For each tile colour, shape and size as numbers 0–9."""
    beside: Any
    """For each place its four neighbours, or -1."""


def _classes(values: int) -> list[int]:
    """Colours 0–4, shapes 5–7, sizes 8–9; two values together likewise."""
    numbers: dict[tuple[int, ...], int] = {}
    for which in combinations(range(3), values):
        for each in product(*(range(VALUE_COUNTS[place]) for place in which)):
            numbers[(*which, *each)] = len(numbers)
    return [
        numbers[(*which, *(VALUES[kind][place] for place in which))]
        for kind in range(KINDS)
        for which in combinations(range(3), values)
    ]


def _sharing(one: int, other: int) -> int:
    return sum(a == b for a, b in zip(VALUES[one], VALUES[other], strict=True))


def _together(one: int, other: int) -> int:
    return sum(
        1 << kind
        for kind in range(KINDS)
        if any(
            a == b == c for a, b, c in zip(VALUES[one], VALUES[other], VALUES[kind], strict=True)
        )
    )


def tables(values: int) -> Tables:
    """For piles that share one value, or two."""
    classes = _classes(values)
    return Tables(
        row([DEMANDED[roll] for roll, _ in DICE_ROLLS]),
        row([_together(one, other) for one in range(KINDS) for other in range(KINDS)]),
        row([sum(1 << k for k in range(KINDS) if _sharing(k, kind) >= 2) for kind in range(KINDS)]),
        row(classes),
        len(set(classes)),
        row(_classes(1)),
        row([place for near in BESIDE for place in (*near, NONE, NONE, NONE, NONE)[:4]]),
    )


@compiled
def free_kinds(tiles, owner):
    free = 0
    for place in range(PLACES):
        if tiles[place] >= 0 and owner[place] < 0:
            free |= 1 << tiles[place]
    return free


@compiled
def kinds_under(seat, tiles, places, without):
    """The tiles under a seat's discs, but for the disc on one place; -1 where there are no more."""
    one, other, third = NONE, NONE, NONE
    for disc in range(3 * seat, 3 * seat + 3):
        if places[disc] >= 0 and places[disc] != without:
            if one < 0:
                one = tiles[places[disc]]
            elif other < 0:
                other = tiles[places[disc]]
            else:
                third = tiles[places[disc]]
    return one, other, third


@compiled
def put(tiles, owner, places, counts, now, start, end, tables):
    """A disc from a place (-1: from the hand) to another; whether it makes a set, which is taken
    (KZ-22)."""
    seat = now[TURN]
    first = 3 * seat
    for disc in range(first, first + 3):
        if places[disc] == start:
            places[disc] = end
            break
    if start >= 0:
        owner[start] = NONE
    owner[end] = seat
    now[ACTED], now[SENT], now[ROLL] = 1, 0, NONE
    one, other, third = places[first], places[first + 1], places[first + 2]
    if one < 0 or other < 0 or third < 0:
        return False
    if not tables.together[KINDS * tiles[one] + tiles[other]] >> tiles[third] & 1:
        return False
    for disc in range(first, first + 3):
        place = places[disc]
        for which in range(3):
            counts[CLASSES * seat + tables.classes[3 * tiles[place] + which]] += 1
        tiles[place] = owner[place] = places[disc] = NONE
    return True


@compiled
def next_to_own(places, seat, start, end, tables):
    """KZ-25: whether a disc that goes from start to end lies beside another own disc."""
    for disc in range(3 * seat, 3 * seat + 3):
        if places[disc] >= 0 and places[disc] != start:
            for near in range(4 * end, 4 * end + 4):
                if tables.beside[near] == places[disc]:
                    return True
    return False


@compiled
def set_possible(tiles, tables):
    counts = [0] * 10
    for place in range(PLACES):
        if tiles[place] >= 0:
            for which in range(3):
                value = tables.values[3 * tiles[place] + which]
                counts[value] += 1
                if counts[value] >= 3:
                    return True
    return False


@compiled
def end_turn(tiles, owner, now, rules, tables, players):
    """KZ-23."""
    now[QUIET] = 0 if now[ACTED] else now[QUIET] + 1
    now[TURN] = (now[TURN] + 1) % players
    now[ROLL], now[SENT], now[ACTED], now[VACATED] = NONE, 0, 0, 0
    nowhere = True
    for place in range(PLACES):
        if tiles[place] >= 0 and owner[place] < 0:
            nowhere = False
    if nowhere or now[QUIET] >= rules[PATIENCE] or not set_possible(tiles, tables):
        now[OVER] = 1


@compiled
def put_in_turn(tiles, owner, places, counts, now, start, end, rules, tables):
    """The turn ends with it, unless one more roll may be taken: it is taken (KZ-25)."""
    again = rules[BOLD] and next_to_own(places, now[TURN], start, end, tables)
    put(tiles, owner, places, counts, now, start, end, tables)
    if not (again and set_possible(tiles, tables)):
        end_turn(tiles, owner, now, rules, tables, len(places) // 3)


@compiled
def take_back(owner, places, now, place):
    """KZ-25: the disc there goes back to its owner."""
    for disc in range(len(places)):
        if places[disc] == place:
            places[disc] = NONE
    owner[place] = NONE
    now[VACATED] |= 1 << place
    now[SENT] = now[ACTED] = 1


@compiled
def score(counts, start, scoring):
    """KZ-24."""
    most, total, points = 0, 0, 0
    for place in range(start, start + CLASSES):
        total += counts[place]
        most = max(most, counts[place])
        points += max(0, counts[place] - 2)
    if scoring == SETS:
        return total // 9
    return most if scoring == PILE else points
