"""Ka Pai compiled: a layout as arrays, and every draw a roll allows.

A sheet is fourteen numbers: marks of △ □ ○ /, filled, framed, groups of four, crosses of four. A
draw is the sheet it leaves, followed by its symbol and the places of the groups it frames.
"""

from functools import cache

import numpy as np

from speeltafel.games.kapai.components import (
    BOXES,
    FIELDS,
    LINE,
    MOST_TOTEMS,
    NEIGHBOURS,
    SIZE,
    TRIPLE_MASKS,
    TRIPLES_THROUGH,
)
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import Sheet
from speeltafel.kernels.machine_code import compiler

compiled = compiler(__package__)

FILLED, FRAMED, GROUPS, CROSSES, SHEET = 4, 5, 6, 10, 14
SYMBOL, FRAME, OTHER_FRAME, ROW = 14, 15, 16, 17
MOST_DRAWS = 4096
AT_ONCE = 128
"""More ways than any two fields give to frame and cross."""
ALL = (1 << FIELDS) - 1
NOT_FIRST = sum(1 << field for field in range(FIELDS) if field % SIZE != 0)
NOT_LAST = sum(1 << field for field in range(FIELDS) if field % SIZE != SIZE - 1)
AROUND = np.array(NEIGHBOURS, np.int64)

# The place of the only bit in a number, by a multiplication (de Bruijn).
SEQUENCE = 0x022FDD63CC95386D
PLACES = np.zeros(64, np.int64)
for _place in range(64):
    PLACES[(SEQUENCE << _place & (1 << 64) - 1) >> 58] = _place


MOST_GROUPS = 62
"""A set of groups is a number with those bits, as a set of fields is. Seventy would lie on an empty
grid; nine fields that are not drawn on leave fewer than this."""

# A layout as one record, which compiled code hands on as one pointer. Groups go by their place
# among those that can lie on this sheet.
TABLES = np.dtype(
    [
        ("drawable", np.int64),
        ("totems", np.int64),
        ("sides", np.int64, (MOST_TOTEMS,)),
        ("groups", np.int64),
        ("fields", np.int64, (MOST_GROUPS,)),  # of each group
        ("through", np.int64, (FIELDS,)),  # the groups through each field
        ("touching", np.int64, (MOST_GROUPS,)),  # the groups that share a field with each, itself
        ("pairs", np.int64),
        ("pair", np.int64, (2 * FIELDS, 2)),
    ]
)


@cache
def tables_of(name: str) -> np.void:
    layout = SHEETS[name]
    lying = [n for n, mask in enumerate(TRIPLE_MASKS) if mask & layout.drawable == mask]
    place = {number: place for place, number in enumerate(lying)}
    masks = [TRIPLE_MASKS[number] for number in lying]
    tables: np.void = np.zeros(1, TABLES)[0]
    tables["drawable"] = layout.drawable
    tables["totems"] = len(layout.totems)
    tables["sides"][: len(layout.sides)] = layout.sides
    tables["groups"] = len(masks)
    tables["fields"][: len(masks)] = masks
    tables["through"][:] = [
        sum(1 << place[number] for number in numbers if number in place)
        for numbers in TRIPLES_THROUGH
    ]
    tables["touching"][: len(masks)] = [
        sum(1 << place for place, other in enumerate(masks) if other & mask) for mask in masks
    ]
    tables["pairs"] = len(layout.pairs)
    tables["pair"][: len(layout.pairs)] = [pair[:2] for pair in layout.pairs]
    return tables


def packed(sheet: Sheet) -> np.ndarray:
    return np.array(
        [*sheet.marks, sheet.filled, sheet.framed, *sheet.groups, *sheet.crosses], np.int64
    )


@compiled
def lowest(bits):
    """The place of the lowest bit."""
    return PLACES[(((bits & -bits) * SEQUENCE) >> 58) & 63]


@compiled
def count_of(bits):
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@compiled
def beside(fields):
    sideways = (fields & NOT_LAST) << 1 | (fields & NOT_FIRST) >> 1
    return (sideways | fields << SIZE | fields >> SIZE) & ALL


@compiled
def area_around(start, within):
    area = start
    while True:
        sideways = (area & NOT_LAST) << 1 | (area & NOT_FIRST) >> 1
        grown = area | (sideways | area << SIZE | area >> SIZE) & within
        if grown == area:
            return area
        area = grown


@compiled
def put(out, count, sheet, symbol, new, frame, other, tables):
    """The sheet with these fields and frames; for lines with every choice of crosses."""
    row = out[count]
    row[:SHEET] = sheet
    row[symbol] |= new
    row[FILLED] |= new
    row[SYMBOL] = symbol
    row[FRAME] = frame
    row[OTHER_FRAME] = other
    made = 0
    if frame >= 0:
        row[FRAMED] |= tables.fields[frame]
        made += 1
    if other >= 0:
        row[FRAMED] |= tables.fields[other]
        made += 1
    row[GROUPS + symbol] += made
    if symbol != LINE or made == 0:
        return count + 1
    pattern = row.copy()
    for first in range(4):
        if made == 1:
            if pattern[CROSSES + first] < BOXES:
                out[count] = pattern
                out[count, CROSSES + first] += 1
                count += 1
            continue
        for second in range(first, 4):
            out[count] = pattern
            out[count, CROSSES + first] += 1
            out[count, CROSSES + second] += 1
            if out[count, CROSSES + first] <= BOXES and out[count, CROSSES + second] <= BOXES:
                count += 1
    return count


@compiled
def put_framed(out, count, sheet, symbol, one, other, tables):
    """KP-6: every way to frame what arises on one field, or on two (`other` is not -1)."""
    if count > MOST_DRAWS - AT_ONCE:
        return count  # no sheet has so many; memory beyond the array must never be written
    new = 1 << one
    near = AROUND[one]
    through = tables.through[one]
    if other >= 0:
        new |= 1 << other
        near |= AROUND[other]
        through |= tables.through[other]
    loose = sheet[symbol] & ~sheet[FRAMED]
    arising = 0
    if loose & near:
        loose |= new
        while through:
            group = lowest(through)
            through &= through - 1
            if tables.fields[group] & loose == tables.fields[group]:
                arising |= 1 << group
    if not arising:
        return put(out, count, sheet, symbol, new, -1, -1, tables)
    firsts = arising
    while firsts:
        first = lowest(firsts)
        firsts &= firsts - 1
        beyond = arising & ~tables.touching[first]
        if not beyond:
            count = put(out, count, sheet, symbol, new, first, -1, tables)
        seconds = beyond & firsts
        while seconds:
            count = put(out, count, sheet, symbol, new, first, lowest(seconds), tables)
            seconds &= seconds - 1
    return count


@compiled
def all_draws(sheet, first, second, tables, out):
    """Every sheet that may come of this roll, in `out`; their number."""
    count = 0
    free = tables.drawable & ~sheet[FILLED]
    near = free & beside(sheet[FILLED]) if sheet[FILLED] else free
    if first != second:
        for which in range(2):
            fields = near
            while fields:
                symbol = first if which == 0 else second
                count = put_framed(out, count, sheet, symbol, lowest(fields), -1, tables)
                fields &= fields - 1
        return count
    if not free & (free - 1):
        return put_framed(out, count, sheet, first, lowest(free), -1, tables)
    for pair in range(tables.pairs):
        one, other = tables.pair[pair, 0], tables.pair[pair, 1]
        both = (1 << one) | (1 << other)
        if free & both == both and near & both:
            count = put_framed(out, count, sheet, first, one, other, tables)
    if count:
        return count
    while free:
        one = lowest(free)
        free &= free - 1
        others = free
        while others:
            count = put_framed(out, count, sheet, first, one, lowest(others), tables)
            others &= others - 1
    return count
