"""Stapeltoren played out; `tests/bots/test_katoiz_stacking.py` compares it with the rules.

A choice is one number: the tower × 64 + the tile; beyond the last tower stands a new one.
"""

from typing import Any, NamedTuple

from speeltafel.bots.katoiz.kernels.dice import (
    below,
    bit_count,
    compiled,
    fraction,
    next_seed,
    row,
    scattered,
    thrown,
)
from speeltafel.games.katoiz.components import DEMANDED, KINDS, MATCHES
from speeltafel.games.katoiz.towers.rules import LAPSES_ALONE

MOST = 40
"""Towers of a seat: as many as there are tiles."""
MOST_CHOICES = MOST * KINDS
TURN, LAPSES = range(2)
"""What `now` holds."""
GOES_ON, LINKS, RIVAL, COVER, LUCK = range(5)
"""What a player weighs besides the height: rolls that go on, tiles that fit, a rival's rolls, rolls
that fit any own tower, luck."""
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


class Table(NamedTuple):
    """A game, as rows of numbers."""

    counts: Any
    """How many tiles of each kind lie open."""
    heights: Any
    """Of the towers, `MOST` for each seat."""
    tops: Any
    """The tile on top of each tower."""
    numbers: Any
    """How many towers each seat has."""
    now: Any


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
def copied(table):
    return Table(
        table.counts.copy(),
        table.heights.copy(),
        table.tops.copy(),
        table.numbers.copy(),
        table.now.copy(),
    )


@compiled
def present_kinds(counts):
    present = 0
    for kind in range(KINDS):
        if counts[kind]:
            present |= 1 << kind
    return present


@compiled
def patience(table):
    """Turns in a row that may lapse (KZ-12)."""
    return LAPSES_ALONE if len(table.numbers) == 1 else len(table.numbers)


@compiled
def highest(table, seat):
    """How high the highest tower of a seat is, and the tile on it; -1: none."""
    height, top = 0, NONE
    for place in range(MOST * seat, MOST * seat + table.numbers[seat]):
        if table.heights[place] > height:
            height, top = table.heights[place], table.tops[place]
    return height, top


@compiled
def highest_rival(table, seat):
    """How high the highest tower of the others is, and how many have one."""
    best, equals = 0, 0
    for each in range(len(table.numbers)):
        if each != seat:
            height, _ = highest(table, each)
            equals = equals + 1 if height == best else 1 if height > best else equals
            best = max(best, height)
    return best, equals


@compiled
def choices(table, seat, asked, tables, found):
    """How many there are, and which; of towers that are as high and end in the same tile one
    stands for all."""
    own, number, count = MOST * seat, table.numbers[seat], 0
    for tower in range(number):
        takes = asked & tables.fits[table.tops[own + tower]]
        if takes and not stands_before(table, own, tower):
            count = listed(takes, tower, found, count)
    if count == 0 and (tables.several or number == 0):
        count = listed(asked, number, found, count)
    return count


@compiled
def stands_before(table, own, tower):
    """Whether an earlier tower of the seat is like this one."""
    heights, tops, this = table.heights, table.tops, own + tower
    for place in range(own, this):
        if heights[place] == heights[this] and tops[place] == tops[this]:
            return True
    return False


@compiled
def listed(takes, tower, found, count):
    while takes:
        lowest = takes & -takes
        found[count] = 64 * tower + bit_count(lowest - 1)
        takes ^= lowest
        count += 1
    return count


@compiled
def cover(table, seat, tables):
    """Tiles that fit any tower of a seat, and those that fit several."""
    once, twice = 0, 0
    for place in range(MOST * seat, MOST * seat + table.numbers[seat]):
        fitting = tables.fits[table.tops[place]]
        twice |= once & fitting
        once |= fitting
    return once, twice


@compiled
def weigh(table, seat, present, tables, weights, found, count, looks):
    """How good each choice found looks."""
    own, rolls, fits = MOST * seat, tables.rolls, tables.fits
    most, top = highest(table, seat)
    once, twice = cover(table, seat, tables)
    rival = NONE
    if len(table.numbers) > 1:
        _, rival = highest(table, (seat + 1) % len(table.numbers))
    wanted = fits[rival] if rival >= 0 else 0
    for which in range(count):
        tower, kind = found[which] >> 6, found[which] & 63
        left, height, elsewhere = present, 0, once
        if table.counts[kind] == 1:
            left &= ~(1 << kind)
        if tower < table.numbers[seat]:
            height = table.heights[own + tower]
            elsewhere = twice | once & ~fits[table.tops[own + tower]]
        following = left & fits[kind if height == most else top]
        covered, helping = left & (fits[kind] | elsewhere), left & wanted
        follow, covers, helps = 0, 0, 0
        for roll in rolls:
            follow += (roll & following) != 0
            covers += (roll & covered) != 0
            helps += (roll & helping) != 0
        luck = weights[GOES_ON] * follow + weights[COVER] * covers - weights[RIVAL] * helps
        links = weights[LINKS] * bit_count(following) / KINDS
        looks[which] = height + luck / len(rolls) + links


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
def tallest(table, seat, follow):
    """The height that a seat may expect of its best tower."""
    best = 0.0
    for place in range(MOST * seat, MOST * seat + table.numbers[seat]):
        best = max(best, table.heights[place] + follow[table.tops[place]])
    return best


@compiled
def prospect(table, tables, turns, seat):
    """The height a seat may expect, less part of what the best rival may."""
    follow, rival = growth(present_kinds(table.counts), tables, turns), 0.0
    for each in range(len(table.numbers)):
        if each != seat:
            rival = max(rival, tallest(table, each, follow))
    return tallest(table, seat, follow) - RIVALRY * rival


@compiled
def stack(table, seat, chosen):
    tower, kind = chosen >> 6, chosen & 63
    if tower == table.numbers[seat]:
        table.numbers[seat] += 1
        table.heights[MOST * seat + tower] = 0
    table.heights[MOST * seat + tower] += 1
    table.tops[MOST * seat + tower] = kind
    table.counts[kind] -= 1


@compiled
def end_turn(table, present, chosen):
    """The seat in turn does as it chose (-1: its turn lapses); the kinds that lie there then."""
    seat = table.now[TURN]
    table.now[TURN] = (seat + 1) % len(table.numbers)
    if chosen < 0:
        table.now[LAPSES] += 1
        return present
    table.now[LAPSES] = 0
    stack(table, seat, chosen)
    return present & ~(1 << (chosen & 63)) if table.counts[chosen & 63] == 0 else present


@compiled
def by_plan(table, seat, asked, present, tables, weights, seed, found, looks):
    """The choice that looks best; -1: there is none."""
    count = choices(table, seat, asked, tables, found)
    weigh(table, seat, present, tables, weights, found, count, looks)
    best, chosen = -1e9, NONE
    for which in range(count):
        seed = next_seed(seed)
        value = looks[which] + weights[LUCK] * fraction(seed)
        if value > best:
            best, chosen = value, found[which]
    return chosen


@compiled
def by_eye(table, seat, asked, present, tables, seed, found):
    """What `ahead` chooses: anything that makes its highest tower higher, or wins with the last
    tile."""
    count = choices(table, seat, asked, tables, found)
    most, _ = highest(table, seat)
    last = present & present - 1 == 0 and table.counts[bit_count(present - 1)] == 1
    rival, _ = highest_rival(table, seat) if last else (0, 0)
    best, chosen, equals = NONE, NONE, 0
    for which in range(count):
        tower, height = found[which] >> 6, max(most, 1)
        if tower < table.numbers[seat]:
            height = max(most, table.heights[MOST * seat + tower] + 1)
        value = (height > rival) + (height >= rival) if last else height
        if value > best:
            best, chosen, equals = value, found[which], 1
        elif value == best:
            equals += 1
            seed = next_seed(seed)
            if below(seed, equals) == 0:
                chosen = found[which]
    return chosen


@compiled
def joined(key, event):
    """A number for what happened so far and this: so large that two hardly ever meet."""
    key = (key ^ event + 2) * 0x2545F4914F6CDD1D & 0x3FFFFFFFFFFFFFFF
    return key ^ key >> 29


@compiled
def play(table, tables, weights, plain, dice, rolls, seed, until, history, found, looks):
    """To the end, or until the turn of a seat: what its roll leaves it (-1: the game is over); how
    many were rolled then, the seed, and what happened. The seats in `plain`, as bits, look one move
    ahead."""
    present, most_lapses = present_kinds(table.counts), patience(table)
    while present and table.now[LAPSES] < most_lapses:
        seat, asked, chosen = table.now[TURN], present, NONE
        if table.numbers[seat]:
            seed = next_seed(seed)
            asked &= tables.rolls[thrown(dice, rolls, seed, len(tables.rolls))]
            rolls += 1
        if seat == until:
            return asked, rolls, seed, history
        if asked:
            seed = next_seed(seed)
            luck = scattered(seed)
            if plain >> seat & 1:
                chosen = by_eye(table, seat, asked, present, tables, luck, found)
            else:
                chosen = by_plan(table, seat, asked, present, tables, weights, luck, found, looks)
        history = joined(history, chosen)
        present = end_turn(table, present, chosen)
    return NONE, rolls, seed, history


@compiled
def share(table, seat):
    """Of the victory, and how many tiles ahead; alone, the height."""
    own, _ = highest(table, seat)
    if len(table.numbers) == 1:
        return own / MOST, 0
    best, equals = highest_rival(table, seat)
    return (1.0 if own > best else 0.0 if own < best else 1.0 / (1 + equals)), own - best
