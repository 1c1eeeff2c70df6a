"""Stapeltoren imagined to its end; `tests/bots/test_katoiz_kernels.py` holds it against the rules.

A game is rows of numbers: how many tiles of each kind lie open, heights and top tiles of the
towers (`MOST` for each seat), how many towers every seat has, and `now`.
"""

from typing import Any, NamedTuple

from speeltafel.bots.kernels.katoiz_dice import (
    bit_count,
    chance_of,
    compiled,
    fraction,
    next_seed,
    row,
    scattered,
    thrown,
)
from speeltafel.games.katoiz.components import DEMANDED, KINDS, MATCHES
from speeltafel.games.katoiz.stapeltoren import LAPSES_ALONE

MOST = 40
TURN, LAPSES = range(2)
"""What `now` holds."""
GOES_ON, LINKS, RIVAL, COVER, LUCK = range(5)
"""What a player weighs besides the height: rolls that go on, tiles that fit, a rival's rolls, rolls
that fit any own tower, luck."""
A_TILE_AHEAD = 0.15
"""What a tile more or less counts beside the victory: less noisy than victories alone."""
RIVALRY = 0.5
"""What a tile more for the best rival counts beside an own one, at sight."""
NONE = -1


class Tables(NamedTuple):
    rolls: Any
    """What each roll asks for, as tiles in bits; without dice one that asks for nothing."""
    fits: Any
    """For each tile those with matches enough, as bits."""
    several: bool
    """Whether new towers are begun (KZ-13)."""


def tables(matches: int, colour_die: bool, picture_die: bool) -> Tables:
    rolls = [tiles for roll, tiles in DEMANDED.items() if (roll.picture >= 0) == picture_die]
    return Tables(
        row(rolls if colour_die else [(1 << KINDS) - 1]),
        row(
            [
                sum(1 << other for other in range(KINDS) if MATCHES[kind][other] >= matches)
                for kind in range(KINDS)
            ]
        ),
        colour_die,
    )


@compiled
def present_kinds(counts):
    present = 0
    for kind in range(KINDS):
        if counts[kind]:
            present |= 1 << kind
    return present


@compiled
def highest(heights, numbers, seat):
    """Which tower of a seat; -1: none."""
    found, most = NONE, 0
    for tower in range(numbers[seat]):
        if heights[MOST * seat + tower] > most:
            found, most = tower, heights[MOST * seat + tower]
    return found


@compiled
def appeal(counts, heights, tops, numbers, seat, tower, kind, present, tables, weights):
    """How good a tile looks on a tower; beyond the last one: as a new tower."""
    own, height = MOST * seat, 0
    if tower < numbers[seat]:
        height = heights[own + tower]
    left = present
    if counts[kind] == 1:
        left &= ~(1 << kind)
    best = highest(heights, numbers, seat)
    value = float(height)
    if best < 0 or height == heights[own + best]:
        value += weights[GOES_ON] * chance_of(left & tables.fits[kind], tables.rolls)
        value += weights[LINKS] * bit_count(left & tables.fits[kind]) / KINDS
    else:
        top = tops[own + best]
        value += weights[GOES_ON] * chance_of(left & tables.fits[top], tables.rolls)
        value += weights[LINKS] * bit_count(left & tables.fits[top]) / KINDS
    if weights[COVER] != 0.0:
        fitting = tables.fits[kind]
        for other in range(numbers[seat]):
            if other != tower:
                fitting |= tables.fits[tops[own + other]]
        value += weights[COVER] * chance_of(left & fitting, tables.rolls)
    if weights[RIVAL] != 0.0 and len(numbers) > 1:
        rival = (seat + 1) % len(numbers)
        best = highest(heights, numbers, rival)
        if best >= 0:
            top = tops[MOST * rival + best]
            value -= weights[RIVAL] * chance_of(left & tables.fits[top], tables.rolls)
    return value


@compiled
def growth(left, tables, turns):
    """For each tile on top of a tower how many may be expected to follow in so many own turns, as
    long as those left lie there."""
    follow = [0.0] * KINDS
    for _ in range(turns):
        before, follow = follow, [0.0] * KINDS
        for top in range(KINDS):
            total = 0.0
            for roll in tables.rolls:
                asked, best = left & tables.fits[top] & roll, -1.0
                if asked:
                    for kind in range(KINDS):
                        if asked >> kind & 1:
                            best = max(best, before[kind])
                total += 1.0 + best if asked else before[top]
            follow[top] = total / len(tables.rolls)
    return follow


@compiled
def tallest(heights, tops, numbers, seat, follow):
    """The height that a seat may expect of its best tower."""
    best = 0.0
    for place in range(MOST * seat, MOST * seat + numbers[seat]):
        best = max(best, heights[place] + follow[tops[place]])
    return best


@compiled
def prospect(counts, heights, tops, numbers, tables, turns, seat):
    """The height a seat may expect, less part of what the best rival may."""
    follow, rival = growth(present_kinds(counts), tables, turns), 0.0
    for each in range(len(numbers)):
        if each != seat:
            rival = max(rival, tallest(heights, tops, numbers, each, follow))
    return tallest(heights, tops, numbers, seat, follow) - RIVALRY * rival


@compiled
def stack(counts, heights, tops, numbers, seat, tower, kind):
    if tower == numbers[seat]:
        numbers[seat] += 1
        heights[MOST * seat + tower] = 0
    heights[MOST * seat + tower] += 1
    tops[MOST * seat + tower] = kind
    counts[kind] -= 1


@compiled
def choose(counts, heights, tops, numbers, seat, open_kinds, present, tables, weights, seed):
    """The tower × 64 + the tile that look best; -1: the turn lapses."""
    own, number, best, chosen = MOST * seat, numbers[seat], -1e9, NONE
    stacking = False
    for tower in range(number):
        if open_kinds & tables.fits[tops[own + tower]]:
            stacking = True
    if not stacking and number and not tables.several:
        return NONE
    for tower in range(0 if stacking else number, number if stacking else number + 1):
        takes = open_kinds
        if stacking:
            takes &= tables.fits[tops[own + tower]]
        for kind in range(KINDS):
            if takes >> kind & 1:
                seed = next_seed(seed)
                value = weights[LUCK] * fraction(seed) + appeal(
                    counts, heights, tops, numbers, seat, tower, kind, present, tables, weights
                )
                if value > best:
                    best, chosen = value, 64 * tower + kind
    return chosen


@compiled
def play(counts, heights, tops, numbers, now, tables, weights, dice, seed):
    players, rolls = len(numbers), 0
    patience = LAPSES_ALONE if players == 1 else players
    present = present_kinds(counts)
    while present and now[LAPSES] < patience:
        seat = now[TURN]
        now[TURN] = (seat + 1) % players
        open_kinds = present
        if numbers[seat]:
            seed = next_seed(seed)
            open_kinds &= tables.rolls[thrown(dice, rolls, seed, len(tables.rolls))]
            rolls += 1
        chosen = NONE
        if open_kinds:
            seed = next_seed(seed)
            luck = scattered(seed)
            chosen = choose(
                counts, heights, tops, numbers, seat, open_kinds, present, tables, weights, luck
            )
        if chosen < 0:
            now[LAPSES] += 1
            continue
        now[LAPSES] = 0
        kind = chosen & 63
        stack(counts, heights, tops, numbers, seat, chosen >> 6, kind)
        if counts[kind] == 0:
            present &= ~(1 << kind)


@compiled
def share(heights, numbers, seat):
    """Of the victory, and how many tiles ahead; alone, the height."""
    own, best, equals = 0, 0, 0
    for each in range(len(numbers)):
        tower = highest(heights, numbers, each)
        height = heights[MOST * each + tower] if tower >= 0 else 0
        if each == seat:
            own = height
        elif height > best:
            best, equals = height, 1
        elif height == best:
            equals += 1
    if len(numbers) == 1:
        return own / MOST, 0
    return (1.0 if own > best else 0.0 if own < best else 1.0 / (1 + equals)), own - best


@compiled
def playouts(counts, heights, tops, numbers, now, tables, weights, dice, seed, games, seat):
    """The shares of so many imagined games, added up, and what they were worth."""
    won, worth = 0.0, 0.0
    for _ in range(games):
        seed = next_seed(seed)
        supply, high, uppermost = counts.copy(), heights.copy(), tops.copy()
        towers, then = numbers.copy(), now.copy()
        play(supply, high, uppermost, towers, then, tables, weights, dice, scattered(seed))
        part, ahead = share(high, towers, seat)
        won += part
        worth += part + A_TILE_AHEAD * ahead
    return won, worth
