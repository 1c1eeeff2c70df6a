"""Ka Pai compiled: draws, their promise, and whole sheets imagined to the end.

A sheet is fourteen numbers: marks of △ □ ○ /, filled, framed, groups of four, crosses of four.
`tests/bots/test_kapai_kernel.py` holds it against the rules.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numba import njit

from speeltafel.games.kapai.components import (
    BOXES,
    DRAWABLE,
    FIELDS,
    GROUP_POINTS,
    LINE,
    NEIGHBOURS,
    NETWORK_POINTS,
    SIZE,
    TRIPLE_MASKS,
)
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import BLANK, Sheet

FILLED, FRAMED, GROUPS, CROSSES, WIDTH = 4, 5, 6, 10, 14
MOST_DRAWS = 4096
ALL = (1 << FIELDS) - 1
NOT_FIRST = sum(1 << field for field in range(FIELDS) if field % SIZE != 0)
NOT_LAST = sum(1 << field for field in range(FIELDS) if field % SIZE != SIZE - 1)
POINTS = np.array(GROUP_POINTS, np.float64)
NETWORK = np.array(NETWORK_POINTS, np.float64)
AROUND = np.array(NEIGHBOURS, np.int64)


class Tables(NamedTuple):
    """A layout as arrays."""

    drawable: int
    sides: np.ndarray
    triples: np.ndarray
    """Those that lie on fields to draw on."""
    numbers: np.ndarray
    """Their numbers in `TRIPLES`."""
    through: np.ndarray
    """For each field the places in `triples` of those through it, then -1."""
    pairs: np.ndarray


@cache
def tables_of(name: str) -> Tables:
    layout = SHEETS[name]
    lying = [n for n, mask in enumerate(TRIPLE_MASKS) if mask & layout.drawable == mask]
    through = np.full((FIELDS, 8), -1, np.int64)
    for field in range(FIELDS):
        mine = [place for place, n in enumerate(lying) if TRIPLE_MASKS[n] >> field & 1]
        through[field, : len(mine)] = mine
    return Tables(
        layout.drawable,
        np.array(layout.sides, np.int64),
        np.array([TRIPLE_MASKS[n] for n in lying], np.int64),
        np.array(lying, np.int64),
        through,
        np.array([pair[:2] for pair in layout.pairs], np.int64),
    )


def packed(sheet: Sheet) -> np.ndarray:
    return np.array(
        [*sheet.marks, sheet.filled, sheet.framed, *sheet.groups, *sheet.crosses], np.int64
    )


@njit(cache=True)
def beside(fields):
    sideways = (fields & NOT_LAST) << 1 | (fields & NOT_FIRST) >> 1
    return (sideways | fields << SIZE | fields >> SIZE) & ALL


@njit(cache=True)
def area_around(start, within):
    area = start
    while True:
        sideways = (area & NOT_LAST) << 1 | (area & NOT_FIRST) >> 1
        grown = area | (sideways | area << SIZE | area >> SIZE) & within
        if grown == area:
            return area
        area = grown


@njit(cache=True)
def bits(mask):
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@njit(cache=True)
def put(out, count, sheet, symbol, new, first, second, tables):
    """The sheet with these fields and frames; for lines with every choice of crosses."""
    row = out[count]
    row[:] = sheet
    row[symbol] |= new
    row[FILLED] |= new
    made = 0
    if first >= 0:
        row[FRAMED] |= tables.triples[first]
        made += 1
    if second >= 0:
        row[FRAMED] |= tables.triples[second]
        made += 1
    row[GROUPS + symbol] += made
    if symbol != LINE or made == 0:
        return count + 1
    pattern = row.copy()
    for one in range(4):
        if made == 1:
            if pattern[CROSSES + one] < BOXES:
                out[count, :] = pattern
                out[count, CROSSES + one] += 1
                count += 1
            continue
        for other in range(one, 4):
            out[count, :] = pattern
            out[count, CROSSES + one] += 1
            out[count, CROSSES + other] += 1
            if out[count, CROSSES + one] <= BOXES and out[count, CROSSES + other] <= BOXES:
                count += 1
    return count


@njit(cache=True)
def put_framed(out, count, sheet, symbol, one, other, tables):
    """KP-6: every way to frame what arises on one field, or on two."""
    if count > MOST_DRAWS - 128:
        return count  # no sheet has so many; memory beyond the array must never be written
    new = 1 << one
    if other >= 0:
        new |= 1 << other
    loose = (sheet[symbol] & ~sheet[FRAMED]) | new
    opened = np.empty(16, np.int64)
    found = 0
    for which in range(2):
        field = one if which == 0 else other
        if field < 0:
            break
        for place in range(8):
            triple = tables.through[field, place]
            if triple < 0:
                break
            mask = tables.triples[triple]
            if mask & loose == mask and not (which == 1 and mask >> one & 1):
                opened[found] = triple
                found += 1
    if found == 0:
        return put(out, count, sheet, symbol, new, -1, -1, tables)
    opened[:found].sort()
    for i in range(found):
        mask = tables.triples[opened[i]]
        alone = True
        for j in range(found):
            if not tables.triples[opened[j]] & mask:
                alone = False
        if alone:
            count = put(out, count, sheet, symbol, new, opened[i], -1, tables)
        for j in range(i + 1, found):
            if not tables.triples[opened[j]] & mask:
                count = put(out, count, sheet, symbol, new, opened[i], opened[j], tables)
    return count


@njit(cache=True)
def all_draws(sheet, first, second, tables, out):
    """Every sheet that may come of this roll, in `out`; their number."""
    count = 0
    free = tables.drawable & ~sheet[FILLED]
    near = free & beside(sheet[FILLED]) if sheet[FILLED] else free
    if first != second:
        for which in range(2):
            symbol = first if which == 0 else second
            for field in range(FIELDS):
                if near >> field & 1:
                    count = put_framed(out, count, sheet, symbol, field, -1, tables)
        return count
    if bits(free) == 1:
        for field in range(FIELDS):
            if free >> field & 1:
                count = put_framed(out, count, sheet, first, field, -1, tables)
        return count
    for pair in range(len(tables.pairs)):
        one, other = tables.pairs[pair, 0], tables.pairs[pair, 1]
        both = (1 << one) | (1 << other)
        if free & both == both and near & both:
            count = put_framed(out, count, sheet, first, one, other, tables)
    if count:
        return count
    for one in range(FIELDS):
        if free >> one & 1:
            for other in range(one + 1, FIELDS):
                if free >> other & 1:
                    count = put_framed(out, count, sheet, first, one, other, tables)
    return count


@njit(cache=True)
def promise(sheet, tables, outlook):
    """`outlook`: lacks one (4), lacks two (4), gap (4), late, certain crosses, unlikely."""
    free = tables.drawable & ~sheet[FILLED]
    time = min(1.0, bits(free) / outlook[12])
    value = 0.0
    most = 0.0
    crosses_to_come = 0.0
    for symbol in range(4):
        loose = sheet[symbol] & ~sheet[FRAMED]
        found = 0.0
        if loose:
            usable = loose | free
            for lacking in range(1, 3):
                chance = outlook[symbol] if lacking == 1 else outlook[4 + symbol]
                if chance == 0.0:
                    continue
                for place in range(len(tables.triples)):
                    mask = tables.triples[place]
                    if mask & usable == mask:
                        lacks = mask & free
                        if lacks:
                            less = lacks & (lacks - 1)
                            if (lacking == 1 and not less) or (
                                lacking == 2 and less and not less & (less - 1)
                            ):
                                found += chance
                                usable &= ~mask
        groups = sheet[GROUPS + symbol] + time * found
        value += groups * (POINTS[symbol] + sheet[CROSSES + symbol])
        most = max(most, groups)
        if symbol == LINE:
            crosses_to_come = time * found
    return value + outlook[13] * crosses_to_come * most + links(sheet, free, tables, outlook)


@njit(cache=True)
def links(sheet, free, tables, outlook):
    """KP-9 with chances: links are taken from the surest on, as in a spanning tree."""
    totems = len(tables.sides)
    best = np.zeros((totems, totems))
    for first in range(totems - 1):
        start = tables.sides[first]
        for symbol in range(4):
            mark = sheet[symbol]
            zone = area_around(start & mark, mark)
            chance = 1.0
            while chance > outlook[14]:
                missing = False
                for other in range(first + 1, totems):
                    if tables.sides[other] & zone:
                        if chance > best[first, other]:
                            best[first, other] = chance
                    else:
                        missing = True
                if not missing:
                    break
                step = (start | beside(zone)) & free & ~zone
                if not step:
                    break
                zone = area_around(zone | step, mark)
                chance *= outlook[8 + symbol]
    home = np.arange(totems)
    size = np.ones(totems, np.int64)
    certainty = np.ones(totems)
    worth = np.zeros(totems)
    top = 0.0
    while True:
        chance = 0.0
        one = -1
        two = -1
        for first in range(totems - 1):
            for other in range(first + 1, totems):
                likely = best[first, other]
                if likely > outlook[14] and likely >= chance and home[first] != home[other]:
                    one, two, chance = first, other, likely
        if one < 0:
            return top
        kept, gone = home[one], home[two]
        sure = certainty[kept] * certainty[gone] * chance
        larger = max(size[kept], size[gone])
        size[kept] += size[gone]
        certainty[kept] = sure
        worth[kept] = max(worth[kept], worth[gone]) + sure * (NETWORK[size[kept]] - NETWORK[larger])
        top = max(top, worth[kept])
        for totem in range(totems):
            if home[totem] == gone:
                home[totem] = kept


@njit(cache=True)
def best_draw(sheet, first, second, tables, outlook, out):
    """The place in `out` of the draw that promises most, the first of equals."""
    count = all_draws(sheet, first, second, tables, out)
    best = 0
    best_value = -1.0
    if count > 1:
        for place in range(count):
            value = promise(out[place], tables, outlook)
            if value > best_value:
                best, best_value = place, value
    return best


@njit(cache=True)
def imagine(sheet, rolls, tables, outlook, out):
    """The final score when this sheet is drawn on with these rolls; each roll is 4 × one + two."""
    now = sheet.copy()
    turn = 0
    while tables.drawable & ~now[FILLED]:
        place = best_draw(now, rolls[turn] >> 2, rolls[turn] & 3, tables, outlook, out)
        now[:] = out[place]
        turn += 1
    return promise(now, tables, outlook)


@njit(cache=True)
def imagine_all(sheets, rolls, tables, outlook, scores):
    out = np.empty((MOST_DRAWS, WIDTH), np.int64)
    for place in range(len(sheets)):
        scores[place] = imagine(sheets[place], rolls, tables, outlook, out)


def promises(layout: str, sheets: Sequence[Sheet], outlook: Sequence[float]) -> list[float]:
    tables, numbers = tables_of(layout), np.array(outlook, np.float64)
    return [float(promise(packed(sheet), tables, numbers)) for sheet in sheets]


def final_scores(
    layout: str, sheets: Sequence[Sheet], rolls: Sequence[Roll], outlook: Sequence[float]
) -> list[float]:
    scores = np.zeros(len(sheets))
    imagine_all(
        np.array([packed(sheet) for sheet in sheets], np.int64),
        np.array([4 * roll.first + roll.second for roll in rolls], np.int64),
        tables_of(layout),
        np.array(outlook, np.float64),
        scores,
    )
    return [float(score) for score in scores]


@cache
def warm() -> None:
    """Compiles all of it (or reads it from numba's cache), so that no move has to wait."""
    final_scores("corners", [BLANK], [Roll(0, 1)] * DRAWABLE, [0.5] * 12 + [12, 1, 0.02])
    promises("corners", [BLANK], [0.5] * 12 + [12, 1, 0.02])
