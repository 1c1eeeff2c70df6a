"""The verbs of one sheet: where a symbol may go, which groups arise, what a draw leaves behind."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

from speeltafel.games.kapai.components import (
    BIT,
    BOXES,
    LINE,
    NEIGHBOURS,
    TRIPLE_MASKS,
    TRIPLES_THROUGH,
    beside,
    fields_of,
)
from speeltafel.games.kapai.moves import DOUBLES, SINGLES, Draw, Roll
from speeltafel.games.kapai.sheets import Layout
from speeltafel.games.kapai.state import Sheet

Framing: TypeAlias = tuple[int, ...]
"""Groups that are framed together, as numbers in `TRIPLES`."""

NO_GROUP: Final[tuple[Framing, ...]] = ((),)


def is_full(layout: Layout, sheet: Sheet) -> bool:
    return sheet.filled == layout.drawable


def free_fields(layout: Layout, sheet: Sheet) -> int:
    return layout.drawable & ~sheet.filled


def reachable_fields(layout: Layout, sheet: Sheet) -> int:
    """KP-4: the first symbol goes anywhere, later ones next to the drawing."""
    free = layout.drawable & ~sheet.filled
    return free & beside(sheet.filled) if sheet.filled else free


def symbols_due(layout: Layout, sheet: Sheet, roll: Roll) -> int:
    """How many fields this roll fills (KP-3; KP-5: one field left takes one)."""
    return min(2 if roll.first == roll.second else 1, free_fields(layout, sheet).bit_count())


def adjacent_pairs(layout: Layout, sheet: Sheet) -> list[tuple[int, int]]:
    """KP-5: two free fields side by side, at least one of them next to the drawing."""
    free = free_fields(layout, sheet)
    near = reachable_fields(layout, sheet)
    return [
        (first, second)
        for first, second, both in layout.pairs
        if free & both == both and near & both
    ]


def pairs_to_fill(layout: Layout, sheet: Sheet) -> Sequence[tuple[int, int]]:
    """KP-5: apart only when no two free fields are adjacent. The sheet hangs together, so as long
    as two free fields are adjacent, two such fields also touch the drawing."""
    return adjacent_pairs(layout, sheet) or list(
        combinations(fields_of(free_fields(layout, sheet)), 2)
    )


def framings(sheet: Sheet, symbol: int, fields: tuple[int, ...]) -> Sequence[Framing]:
    """KP-6: all ways to frame what arises when this symbol is drawn on these fields.

    No open triple was left before, so each new group runs through a new field: two at most.
    """
    loose = sheet.marks[symbol] & ~sheet.framed
    if len(fields) == 1:
        field = fields[0]
        if not loose & NEIGHBOURS[field]:
            return NO_GROUP
        loose |= BIT[field]
        return [
            (triple,)
            for triple in TRIPLES_THROUGH[field]
            if loose & TRIPLE_MASKS[triple] == TRIPLE_MASKS[triple]
        ] or NO_GROUP
    first, second = fields
    if not loose & (NEIGHBOURS[first] | NEIGHBOURS[second]):
        return NO_GROUP
    return complete_framings(open_triples(loose | BIT[first] | BIT[second], fields))


def open_triples(loose: int, fields: tuple[int, ...]) -> list[int]:
    """The triples through these fields whose fields all lie in `loose`."""
    through = sorted({triple for field in fields for triple in TRIPLES_THROUGH[field]})
    return [t for t in through if loose & TRIPLE_MASKS[t] == TRIPLE_MASKS[t]]


def complete_framings(triples: Sequence[int]) -> Sequence[Framing]:
    """Ways to choose among triples through two fields until none is left open."""
    ways: list[Framing] = []
    for index, triple in enumerate(triples):
        mask = TRIPLE_MASKS[triple]
        beyond = [other for other in triples if not TRIPLE_MASKS[other] & mask]
        if not beyond:
            ways.append((triple,))
        ways += [(triple, other) for other in triples[index + 1 :] if other in beyond]
    return ways or NO_GROUP


def cross_choices(sheet: Sheet, count: int) -> Sequence[tuple[int, ...]]:
    """KP-7: the rows that may get this many new crosses; a full row gets none."""
    crosses = sheet.crosses
    if count == 1:
        return [(row,) for row in range(4) if crosses[row] < BOXES]
    return [
        rows
        for rows in combinations_with_replacement(range(4), count)
        if all(crosses[row] + rows.count(row) <= BOXES for row in rows)
    ]


def draws(layout: Layout, sheet: Sheet, roll: Roll) -> list[Draw]:
    """Everything a player may do with this roll."""
    found: list[Draw] = []
    if roll.first != roll.second:
        fields = fields_of(reachable_fields(layout, sheet))
        for symbol in roll:
            plain = SINGLES[symbol]
            loose = sheet.marks[symbol] & ~sheet.framed
            for field in fields:
                if loose & NEIGHBOURS[field]:
                    _extend(found, sheet, plain[field])
                else:
                    found.append(plain[field])
        return found
    symbol = roll.first
    if symbols_due(layout, sheet, roll) == 1:
        _extend(found, sheet, SINGLES[symbol][fields_of(free_fields(layout, sheet))[0]])
        return found
    for pair in pairs_to_fill(layout, sheet):
        _extend(found, sheet, DOUBLES[symbol].get(pair) or Draw(symbol, pair))
    return found


def _extend(found: list[Draw], sheet: Sheet, plain: Draw) -> None:
    """Adds the draw with every choice of frames and crosses it brings."""
    symbol, fields, _, _ = plain
    ways = framings(sheet, symbol, fields)
    if ways is NO_GROUP:
        found.append(plain)
        return
    choice = len(ways) > 1
    for way in ways:
        frames = way if choice else ()
        if symbol == LINE:
            for crosses in cross_choices(sheet, len(way)):
                found.append(Draw(symbol, fields, frames, crosses))
        else:
            found.append(Draw(symbol, fields, frames) if choice else plain)


def framing_of(sheet: Sheet, draw: Draw) -> Framing:
    """The groups a legal draw makes: those it names, or the only ones possible."""
    return draw.frames or framings(sheet, draw.symbol, draw.fields)[0]


def drawn(sheet: Sheet, draw: Draw) -> Sheet:
    """The sheet after a legal draw."""
    symbol, fields, _, new_crosses = draw
    marks, filled, framed, frames, groups, crosses, _ = sheet
    new = 0
    for field in fields:
        new |= BIT[field]
    way = framing_of(sheet, draw)
    for triple in way:
        framed |= TRIPLE_MASKS[triple]
        frames |= 1 << triple
    if way:
        groups = _raised(groups, symbol, len(way))
    for row in new_crosses:
        crosses = _raised(crosses, row, 1)
    return Sheet(_raised(marks, symbol, new), filled | new, framed, frames, groups, crosses, new)


def _raised(four: tuple[int, int, int, int], place: int, amount: int) -> tuple[int, int, int, int]:
    a, b, c, d = four
    if place == 0:
        return a + amount, b, c, d
    if place == 1:
        return a, b + amount, c, d
    if place == 2:
        return a, b, c + amount, d
    return a, b, c, d + amount
