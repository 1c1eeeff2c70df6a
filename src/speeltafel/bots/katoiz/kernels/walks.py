"""The walks of Stapeltje, quickly; `tests/bots/test_katoiz_kernels.py` compares them with the
rules.

A game is rows of numbers: the tiles on each place from the bottom up (`DEEP` for each; the home
pile of seat s is place 36 + s), the heights of the places, and `now`. Sets of places are bits in
rows of eight, as in `games.katoiz.board`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from speeltafel.bots.katoiz.kernels.dice import (
    compiled,
    row,
)
from speeltafel.games.katoiz.board import (
    BIT,
    CORNERS,
    HOME,
    HOME_ASLANT,
    HOMES_BY_PLAYERS,
    PLACES,
    SIDE,
)
from speeltafel.games.katoiz.components import (
    BLANK,
    DEMANDED,
    DICE_ROLLS,
    KINDS,
    MATCHES,
    VALUES,
    Roll,
)
from speeltafel.games.katoiz.piles.heights import lie

DEEP, STANDS, MOST_WALKS = 40, 40, 1400
TURN, ROLL, BARRED, TURNS, STUCK, OVER, WINNER, OUT = range(8)
"""What `now` holds; `ROLL` is -1 before the dice are rolled, `OUT` seats as bits."""
TARGET, LADDER, STRAIGHT, STUCK_ENDS, MOST_TURNS = range(5)
"""What `rules` holds."""
NONE = -1
EMPTY, GROUND = 10, 11
"""Of the ground: colours, shapes, sizes, then empty places."""


class Tables(NamedTuple):
    rolls: Any
    """What each roll asks for as tiles in bits; with a ladder its colours from the bottom up."""
    bits: Any
    matches: Any
    values: Any
    """For each tile colour, 5 + shape, 8 + size."""
    beside: Any
    """For each place its neighbours, five at most, then -1."""
    zones: Any
    """For each seat and place: 1 in the own position, 2 in an opponent's, 0 elsewhere."""
    steps: Any
    """For each seat and place: how far from the own corner; -1 outside the own position."""
    away: Any
    """For each seat and place of the board: how far from the own corner."""
    touching: Any
    """For each seat the pairs of places that touch its position, then -1."""
    corners: Any
    aslant: Any


PAIRS = 40
"""Numbers for the touching pairs of one seat: twice the most pairs there are, and a -1."""


def tables(players: int, wide: bool, ladder: Sequence[int]) -> Tables:
    where, homes = lie(players, wide), HOMES_BY_PLAYERS[players]
    corners = [CORNERS[number] for number in homes]
    stands = range(STANDS)
    beside = [*where.beside, *((),) * STANDS][:STANDS]
    zones: list[int] = []
    steps: list[int] = []
    away: list[int] = []
    touching: list[int] = []
    for seat, corner in enumerate(corners):
        own = where.positions[seat]
        others = set().union(*where.positions[:seat], *where.positions[seat + 1 :])
        far = [
            abs(p // SIDE - corner // SIDE) + abs(p % SIDE - corner % SIDE) for p in range(PLACES)
        ]
        zones += [1 if place in own else 2 if place in others else 0 for place in stands]
        steps += [far[p] if p in own and p < HOME else NONE for p in stands]
        away += far
        pairs = [place for pair in where.touching[seat] for place in pair]
        assert len(pairs) < PAIRS
        touching += [*pairs, *[NONE] * PAIRS][:PAIRS]
    rolls = [Roll(colour, BLANK) for colour in ladder] or [roll for roll, _ in DICE_ROLLS]
    return Tables(
        row([DEMANDED[roll] for roll in rolls]),
        row(BIT),
        row([matches for line in MATCHES for matches in line]),
        row([number for c, shape, size in VALUES for number in (c, 5 + shape, 8 + size)]),
        row([other for near in beside for other in (*near, *[NONE] * 5)[:5]]),
        row(zones),
        row(steps),
        row(away),
        row(touching),
        row(corners),
        row([HOME_ASLANT[number] for number in homes]),
    )


@compiled
def straight(bits):
    return bits << 1 | bits >> 1 | bits << 8 | bits >> 8


@compiled
def slanting(bits):
    return bits << 9 | bits >> 9 | bits << 7 | bits >> 7


@compiled
def survey(stacks, heights, ground, tables):
    for number in range(GROUND):
        ground[number] = 0
    for place in range(PLACES):
        if heights[place] == 0:
            ground[EMPTY] |= tables.bits[place]
            continue
        top = stacks[DEEP * place + heights[place] - 1]
        for which in range(3):
            ground[tables.values[3 * top + which]] |= tables.bits[place]


@compiled
def treadable(ground, kind, tables):
    """Places with one match at least, and with two."""
    colour = ground[tables.values[3 * kind]]
    shape = ground[tables.values[3 * kind + 1]]
    size = ground[tables.values[3 * kind + 2]]
    return colour | shape | size, colour & shape | colour & size | shape & size


@compiled
def breaks(heights, seat, start, end, tables):
    """KZ-34: whether this walk makes a difference of heights that is not allowed."""
    for which in range(2):
        place = start if which == 0 else end
        was, now = heights[place], heights[place] + (1 if which else -1)
        for near in range(5 * place, 5 * place + 5):
            other = tables.beside[near]
            if other < 0:
                break
            beyond = heights[other]
            before = abs(was - beyond)
            if other == start:
                beyond -= 1
            elif other == end:
                beyond += 1
            after = abs(now - beyond)
            if after <= 2 or after <= before:
                continue
            zone, beside = tables.zones[STANDS * seat + place], tables.zones[STANDS * seat + other]
            exempt = zone != 1 and beside != 1 and (zone == 2 or beside == 2)
            if before > 2 or not exempt:
                return True
    return False


@compiled
def steep(heights, seat, tables):
    """How many pairs that touch the position of a seat differ by more than two."""
    found = 0
    for pair in range(PAIRS * seat, PAIRS * (seat + 1), 2):
        one, other = tables.touching[pair], tables.touching[pair + 1]
        if one < 0:
            break
        if abs(heights[one] - heights[other]) > 2:
            found += 1
    return found


@compiled
def mends(heights, seat, start, end, tables):
    """KZ-35: whether a pair that differs too much does so no longer after this walk."""
    for pair in range(PAIRS * seat, PAIRS * (seat + 1), 2):
        one, other = tables.touching[pair], tables.touching[pair + 1]
        if one < 0:
            break
        difference = heights[one] - heights[other]
        if abs(difference) > 2:
            difference += (one == end) - (one == start) - (other == end) + (other == start)
            if abs(difference) <= 2:
                return True
    return False


@compiled
def wins(heights, seat, now, rules, tables):
    """KZ-37."""
    if rules[TARGET] == 0 or heights[HOME + seat] < rules[TARGET] or now[OUT] >> seat & 1:
        return False
    for pair in range(PAIRS * seat, PAIRS * (seat + 1), 2):
        one, other = tables.touching[pair], tables.touching[pair + 1]
        if one < 0:
            break
        inside = tables.zones[STANDS * seat + one] == 1 and tables.zones[STANDS * seat + other] == 1
        if inside and abs(heights[one] - heights[other]) > 2:
            return False
    return True


@compiled
def victor(heights, mover, now, rules, tables):
    """Who has won, the mover first (KZ-37); -1: nobody."""
    players = len(tables.corners)
    for step in range(players):
        each = (mover + step) % players
        if wins(heights, each, now, rules, tables):
            return each
    return NONE


@compiled
def shift(stacks, heights, start, end):
    kind = stacks[DEEP * start + heights[start] - 1]
    heights[start] -= 1
    stacks[DEEP * end + heights[end]] = kind
    heights[end] += 1


@compiled
def demand(now, rules, tables):
    if rules[LADDER]:
        return tables.rolls[now[TURNS] % 5]
    return tables.rolls[now[ROLL]]


@compiled
def all_walks(stacks, heights, ground, now, rules, tables, found):
    """Every legal walk as start × 64 + end (36: home) in `found`; their number, and whether they
    repair, so that passing is no choice (KZ-35)."""
    seat, asked, count = now[TURN], demand(now, rules, tables), 0
    home, corner, aslant = HOME + seat, tables.corners[seat], tables.aslant[seat]
    home_top = stacks[DEEP * home + heights[home] - 1]
    survey(stacks, heights, ground, tables)
    for start in range(PLACES):
        if heights[start] == 0 or start == now[BARRED]:
            continue
        kind = stacks[DEEP * start + heights[start] - 1]
        if not asked >> kind & 1:
            continue
        one, two = treadable(ground, kind, tables)
        trodden = new = tables.bits[start]
        while new:
            new = (straight(new) & one | slanting(new) & two) & ~trodden
            trodden |= new
        entered = straight(trodden)
        if not rules[STRAIGHT]:
            entered |= slanting(trodden)
        ends = (trodden | entered & ground[EMPTY]) & ~tables.bits[start]
        for end in range(PLACES):
            if ends & tables.bits[end] and not breaks(heights, seat, start, end, tables):
                found[count] = 64 * start + end
                count += 1
        matches = tables.matches[KINDS * kind + home_top]
        doorstep = tables.bits[corner] | (tables.bits[aslant] if matches >= 2 else 0)
        if matches and trodden & doorstep and not breaks(heights, seat, start, home, tables):
            found[count] = 64 * start + HOME
            count += 1
    if count == 0 or steep(heights, seat, tables) == 0:
        return count, False
    repairing, kept = False, 0
    for walk in range(count):
        start, end = found[walk] >> 6, found[walk] & 63
        place = home if end == HOME else end
        mended = mends(heights, seat, start, place, tables)
        repairing = repairing or mended
    if not repairing:
        return count, False
    for walk in range(count):
        start, end = found[walk] >> 6, found[walk] & 63
        place = home if end == HOME else end
        good = mends(heights, seat, start, place, tables)
        if not good:
            heights[start] -= 1
            heights[place] += 1
            good = wins(heights, seat, now, rules, tables)
            heights[start] += 1
            heights[place] -= 1
        if good:
            found[kept] = found[walk]
            kept += 1
    return kept, True


@compiled
def next_turn(now, rules, players):
    now[TURN] = (now[TURN] + 1) % players
    while now[OUT] >> now[TURN] & 1:
        now[TURN] = (now[TURN] + 1) % players
    now[TURNS] += 1
    now[ROLL] = NONE
    if (rules[STUCK_ENDS] and now[STUCK] >= 3) or (
        rules[MOST_TURNS] and now[TURNS] >= rules[MOST_TURNS]
    ):
        now[OVER] = 1


@compiled
def walk_on(stacks, heights, now, rules, tables, start, end):
    """A walk, and whether somebody has won by it."""
    seat, players = now[TURN], len(tables.corners)
    shift(stacks, heights, start, HOME + seat if end == HOME else end)
    now[STUCK] = 0
    now[BARRED] = end if players > 1 and end < HOME else NONE
    next_turn(now, rules, players)
    winner = victor(heights, seat, now, rules, tables)
    if winner >= 0:
        now[OVER], now[WINNER] = 1, winner
