"""The evaluation of Ka Pai (`bots/kapai/evaluation.py`), compiled, and quicker for each draw.

A sheet is evaluated once (`analyse`); of a draw only what it changes is evaluated
again (`evaluate_after`), to the same number.
"""

import numpy as np

from speeltafel.bots.kapai.kernels.draws import (
    CROSSES,
    FILLED,
    FRAME,
    FRAMED,
    GROUPS,
    OTHER_FRAME,
    SYMBOL,
    area_around,
    beside,
    compiled,
    count_of,
    lowest,
)
from speeltafel.games.kapai.components import (
    GROUP_POINTS,
    LINE,
    MOST_TOTEMS,
    NETWORK_POINTS,
)

LACKS_ONE, LACKS_TWO, GAP, LATE, CERTAIN, UNLIKELY = 0, 4, 8, 12, 13, 14
"""Where the weights stand."""
POINTS = np.array(GROUP_POINTS, np.float64)
NETWORK = np.array(NETWORK_POINTS, np.float64)
FAR = 41
"""More gaps than there are fields."""


SQUARE = (MOST_TOTEMS, MOST_TOTEMS)
# What is remembered of one sheet while its draws are compared: one record, made once.
MEMORY = np.dtype(
    [
        # For each symbol the chance that so many gaps are closed; 0 when it is not thought of.
        ("likely", np.float64, (4, FAR + 1)),
        # For each symbol the groups that lack one field, and those that lack two.
        ("one", np.int64, (4,)),
        ("two", np.int64, (4,)),
        # The groups whose fields are all free.
        ("empty", np.int64),
        # For each symbol the groups that may still be finished.
        ("hoped", np.float64, (4,)),
        # For each symbol and totem the free fields that are reached with 1, 2, … gaps.
        ("steps", np.int64, (4, MOST_TOTEMS, FAR + 2)),
        # For each symbol the gaps between every two totems.
        ("gaps", np.int64, (4, *SQUARE)),
        # For each symbol and totem the free fields on a shortest way to a later totem.
        ("paths", np.int64, (4, MOST_TOTEMS)),
        # For each symbol those of them where no other symbol has a likelier way.
        ("needed", np.int64, (4,)),
        # Those of them again that the network makes use of.
        ("in_use", np.int64, (4,)),
        # For every two totems how likely they get linked, and whether the network links them.
        ("chances", np.float64, SQUARE),
        ("tree", np.int64, SQUARE),
        # What the network is worth.
        ("network", np.float64),
        # The same for a draw on trial.
        ("trial_hoped", np.float64, (4,)),
        ("trial_chances", np.float64, SQUARE),
        ("until", np.int64, (MOST_TOTEMS,)),  # gaps before the field drawn, from each totem
        # While a network is put together, for each part of it.
        ("home", np.int64, (MOST_TOTEMS,)),
        ("size", np.int64, (MOST_TOTEMS,)),
        ("certainty", np.float64, (MOST_TOTEMS,)),
        ("worth", np.float64, (MOST_TOTEMS,)),
    ]
)


def memory_for(weights: np.ndarray) -> np.void:
    memory: np.void = np.zeros(1, MEMORY)[0]
    for symbol in range(4):
        chance, gaps = 1.0, 0
        while chance > weights[UNLIKELY] and gaps < FAR:
            memory["likely"][symbol, gaps] = chance
            chance *= weights[GAP + symbol]
            gaps += 1
    return memory


@compiled
def hoped_for(one, two, chance_of_one, chance_of_two, tables):
    """Groups that may still be finished, none of them sharing a field with another."""
    found = 0.0
    while one:
        found += chance_of_one
        group = lowest(one)
        one &= ~tables.touching[group]
        two &= ~tables.touching[group]
    while two:
        found += chance_of_two
        two &= ~tables.touching[lowest(two)]
    return found


@compiled
def value_of(sheet, hoped, time, network, weights):
    value = 0.0
    most = 0.0
    for symbol in range(4):
        groups = sheet[GROUPS + symbol] + time * hoped[symbol]
        value += groups * (POINTS[symbol] + sheet[CROSSES + symbol])
        most = max(most, groups)
    return value + weights[CERTAIN] * (time * hoped[LINE]) * most + network


@compiled
def time_left(free, weights):
    return min(1.0, count_of(free) / weights[LATE])


@compiled
def measure(mark, free, symbol, totem, tables, memory):
    """The gaps from one totem to the others, and the free fields reached on the way there; one
    step further than is likely, for who closes the first gap."""
    gaps, steps = memory.gaps, memory.steps
    totems = tables.totems
    start = tables.sides[totem]
    zone = area_around(start & mark, mark)
    missing = totems - 1
    for other in range(totems):
        gaps[symbol, totem, other] = FAR
    count = 0
    while True:
        for other in range(totems):
            unlinked = other != totem and gaps[symbol, totem, other] == FAR
            if unlinked and tables.sides[other] & zone:
                gaps[symbol, totem, other] = count
                missing -= 1
        step = (start | beside(zone)) & free & ~zone
        if missing == 0 or memory.likely[symbol, count] == 0.0:
            step = 0
        count += 1
        steps[symbol, totem, count] = step
        if not step:
            return
        zone |= area_around(step, mark)


@compiled
def network_to_come(chances, totems, memory):
    """KP-9 with chances: links are taken from the surest on, as in a spanning tree."""
    home, size, certainty, worth = memory.home, memory.size, memory.certainty, memory.worth
    for totem in range(totems):
        home[totem] = totem
        size[totem] = 1
        certainty[totem] = 1.0
        worth[totem] = 0.0
    top = 0.0
    while True:
        chance = 0.0
        one = -1
        two = -1
        for first in range(totems - 1):
            for other in range(first + 1, totems):
                likely = chances[first, other]
                if likely > 0.0 and likely >= chance and home[first] != home[other]:
                    one, two, chance = first, other, likely
        if one < 0:
            return top
        memory.tree[one, two] = 1
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


@compiled
def analyse(sheet, tables, weights, memory):
    """Fills the memory with all that the evaluation of this sheet needs."""
    totems = tables.totems
    free = tables.drawable & ~sheet[FILLED]
    memory.empty = 0
    for group in range(tables.groups):
        if tables.fields[group] & free == tables.fields[group]:
            memory.empty |= 1 << group
    for symbol in range(4):
        memory.one[symbol] = 0
        memory.two[symbol] = 0
        loose = sheet[symbol] & ~sheet[FRAMED]
        if loose:
            for group in range(tables.groups):
                mask = tables.fields[group]
                if mask & (loose | free) == mask and mask & loose and mask & free:
                    lacking = mask & free
                    if lacking & (lacking - 1):
                        memory.two[symbol] |= 1 << group
                    else:
                        memory.one[symbol] |= 1 << group
        memory.hoped[symbol] = hoped_for(
            memory.one[symbol],
            memory.two[symbol],
            weights[LACKS_ONE + symbol],
            weights[LACKS_TWO + symbol],
            tables,
        )
        for totem in range(totems):
            measure(sheet[symbol], free, symbol, totem, tables, memory)
    memory.chances[:, :] = 0.0
    for first in range(totems - 1):
        for other in range(first + 1, totems):
            for symbol in range(4):
                likely = memory.likely[symbol, memory.gaps[symbol, first, other]]
                memory.chances[first, other] = max(memory.chances[first, other], likely)
    memory.tree[:, :] = 0
    memory.network = network_to_come(memory.chances, totems, memory)


@compiled
def mark_paths(totems, memory):
    """Which free fields the links hang on, after `analyse`."""
    for symbol in range(4):
        memory.needed[symbol] = 0
        memory.in_use[symbol] = 0
        for first in range(totems - 1):
            memory.paths[symbol, first] = 0
            for other in range(first + 1, totems):
                gaps = memory.gaps[symbol, first, other]
                likely = memory.likely[symbol, gaps]
                if likely == 0.0:
                    continue
                ways = 0
                for step in range(1, gaps + 1):
                    there = memory.steps[symbol, first, step]
                    ways |= there & memory.steps[symbol, other, gaps + 1 - step]
                memory.paths[symbol, first] |= ways
                if likely == memory.chances[first, other]:
                    memory.needed[symbol] |= ways
                    if memory.tree[first, other]:
                        memory.in_use[symbol] |= ways


@compiled
def evaluate(sheet, tables, weights, memory):
    analyse(sheet, tables, weights, memory)
    free = tables.drawable & ~sheet[FILLED]
    return value_of(sheet, memory.hoped, time_left(free, weights), memory.network, weights)


@compiled
def hopes_after(row, new, tables, weights, memory):
    """The groups that may still be finished after a draw, for each symbol."""
    drawn = row[SYMBOL]
    through = 0
    one, two, empty = memory.one[drawn], memory.two[drawn], memory.empty
    fields = new
    while fields:
        here = tables.through[lowest(fields)]
        one, two, empty = one & ~here | two & here, two & ~here | empty & here, empty & ~here
        through |= here
        fields &= fields - 1
    for frame in (row[FRAME], row[OTHER_FRAME]):
        if frame >= 0:
            one &= ~tables.touching[frame]
            two &= ~tables.touching[frame]
    for symbol in range(4):
        if symbol != drawn:
            one_other, two_other = memory.one[symbol] & ~through, memory.two[symbol] & ~through
            if one_other == memory.one[symbol] and two_other == memory.two[symbol]:
                memory.trial_hoped[symbol] = memory.hoped[symbol]
                continue
        else:
            one_other, two_other = one, two
        chance_of_one, chance_of_two = weights[LACKS_ONE + symbol], weights[LACKS_TWO + symbol]
        memory.trial_hoped[symbol] = hoped_for(
            one_other, two_other, chance_of_one, chance_of_two, tables
        )


@compiled
def raise_chances(mark, free, symbol, first, tables, likely, chances):
    """Takes a symbol's links from one totem to later ones into these chances, measured anew;
    whether any rose."""
    totems = tables.totems
    start = tables.sides[first]
    zone = area_around(start & mark, mark)
    rose = False
    count = 0
    chance = 1.0
    while chance > 0.0:
        missing = False
        for other in range(first + 1, totems):
            if not tables.sides[other] & zone:
                missing = True
            elif chance > chances[first, other]:
                chances[first, other] = chance
                rose = True
        step = (start | beside(zone)) & free & ~zone
        if not missing or not step:
            break
        zone |= area_around(step, mark)
        count += 1
        chance = likely[symbol, count]
    return rose


@compiled
def network_after(row, new, tables, memory):
    totems = tables.totems
    drawn = row[SYMBOL]
    free = tables.drawable & ~row[FILLED]
    chances, likely = memory.trial_chances, memory.likely
    blocked, stale = False, False
    for symbol in range(4):
        if symbol != drawn:
            blocked |= memory.in_use[symbol] & new != 0
            stale |= memory.needed[symbol] & new != 0
    rose = False
    if not blocked:
        chances[:, :] = memory.chances
        rose = close_gaps(row, new, free, tables, memory)
        if not rose:
            return memory.network
    if blocked or stale:
        chances[:, :] = 0.0
        for symbol in range(4):
            for first in range(totems - 1):
                if symbol != drawn and memory.paths[symbol, first] & new:
                    raise_chances(row[symbol], free, symbol, first, tables, likely, chances)
                    continue
                for other in range(first + 1, totems):
                    chance = likely[symbol, memory.gaps[symbol, first, other]]
                    chances[first, other] = max(chances[first, other], chance)
        close_gaps(row, new, free, tables, memory)
    return network_to_come(chances, totems, memory)


@compiled
def close_gaps(row, new, free, tables, memory):
    """Takes the links of the symbol drawn into the chances on trial; whether any rose."""
    drawn = row[SYMBOL]
    totems = tables.totems
    if not new & (new - 1):
        return shorten(drawn, new, totems, memory)
    rose = False
    for first in range(totems - 1):
        rose |= raise_chances(
            row[drawn], free, drawn, first, tables, memory.likely, memory.trial_chances
        )
    return rose


@compiled
def shorten(symbol, field, totems, memory):
    """One field of a symbol drawn: every way through it has a gap less than it had. Whether any
    chance on trial rose by that."""
    rose = False
    steps, until = memory.steps, memory.until
    for totem in range(totems):
        count = 1
        while steps[symbol, totem, count] and not steps[symbol, totem, count] & field:
            count += 1
        until[totem] = count - 1 if steps[symbol, totem, count] else FAR
    for first in range(totems - 1):
        for other in range(first + 1, totems):
            gaps = until[first] + until[other]
            if gaps < memory.gaps[symbol, first, other]:
                likely = memory.likely[symbol, gaps]
                if likely > memory.trial_chances[first, other]:
                    memory.trial_chances[first, other] = likely
                    rose = True
    return rose


@compiled
def evaluate_after(row, sheet, tables, weights, memory):
    """The value of a draw, after `analyse` and `mark_paths` for the sheet it is made on."""
    new = row[FILLED] & ~sheet[FILLED]
    hopes_after(row, new, tables, weights, memory)
    network = network_after(row, new, tables, memory)
    time = time_left(tables.drawable & ~row[FILLED], weights)
    return value_of(row, memory.trial_hoped, time, network, weights)
