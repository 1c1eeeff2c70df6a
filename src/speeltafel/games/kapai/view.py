"""What a seat sees: its own sheet as it is, the others' as they were when the round began."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

from speeltafel.core.seats import Actor, Seat
from speeltafel.games.kapai.components import (
    FIELD_NAMES,
    FIELDS,
    SIZE,
    SYMBOLS,
    TRIPLE_NAMES,
    fields_of,
)
from speeltafel.games.kapai.moves import UNSEEN, Draw, Move
from speeltafel.games.kapai.rules import LARGE
from speeltafel.games.kapai.scoring import networks, tally
from speeltafel.games.kapai.sheets import DARK, EMPTY, SHEETS, TOTEM
from speeltafel.games.kapai.state import Sheet, State


class Drawing(NamedTuple):
    """A sheet as it lies on the table. Fours are in the order △ □ ○ /."""

    rows: tuple[str, ...]
    """Seven times seven signs: a symbol, `.` empty, `T` totem, `#` dark."""
    frames: tuple[str, ...]
    """By their ends: `b4-d4`."""
    crosses: tuple[int, ...]
    groups: tuple[int, ...]
    group_points: tuple[int, ...]
    bonus_points: tuple[int, ...]
    networks: tuple[tuple[str, ...], ...]
    """The linked totems by their fields, largest network first."""
    network_points: int
    score: int
    """What it would count if the game ended now."""
    last: tuple[str, ...]
    """The fields drawn in the latest round."""


class Place(NamedTuple):
    seat: int
    drawn: bool
    """Whether this seat has drawn in this round."""
    drawing: Drawing


class View(NamedTuple):
    sheet: str
    players: int
    round: int
    roll: tuple[str, str] | None
    """None between rounds."""
    waiting: int
    """How many have not drawn in this round."""
    own: Place | None
    others: tuple[Place, ...]
    """Everybody else in the order of seats; at a large table the leaders and the neighbours."""


def view(table: State, seat: Seat | None) -> View:
    roll = table.roll
    return View(
        table.layout,
        len(table.sheets),
        table.round,
        None if roll is None else (SYMBOLS[roll.first], SYMBOLS[roll.second]),
        0 if roll is None else len(table.waiting),
        None if seat is None else _place(table, seat, table.drawing[seat]),
        tuple(_place(table, other, table.sheets[other]) for other in _others_shown(table, seat)),
    )


def _others_shown(table: State, seat: Seat | None) -> list[Seat]:
    players = len(table.sheets)
    if players <= LARGE:
        return [other for other in range(players) if other != seat]
    first = 0 if seat is None else seat + 1
    neighbours = ((first + step) % players for step in range(players))
    shown = set(table.leaders) - {seat}
    for other in neighbours:
        if len(shown) >= LARGE - 1:
            break
        shown.add(other)
    return sorted(shown)


def _place(table: State, seat: Seat, sheet: Sheet) -> Place:
    drawn = table.roll is not None and seat not in table.waiting
    return Place(seat, drawn, drawing_of(table.layout, sheet))


@lru_cache(maxsize=1024)
def drawing_of(layout_name: str, sheet: Sheet) -> Drawing:
    """Kept for a while, because everybody at the table sees the same sheets."""
    layout = SHEETS[layout_name]
    cells = [EMPTY] * FIELDS
    for field in fields_of(layout.dark):
        cells[field] = DARK
    for field in layout.totems:
        cells[field] = TOTEM
    for sign, mark in zip(SYMBOLS, sheet.marks, strict=True):
        for field in fields_of(mark):
            cells[field] = sign
    counted = tally(layout, sheet)
    linked = sorted(networks(layout, sheet), key=lambda each: (-each.bit_count(), each))
    return Drawing(
        tuple("".join(cells[start : start + SIZE]) for start in range(0, FIELDS, SIZE)),
        tuple(TRIPLE_NAMES[frame] for frame in fields_of(sheet.frames)),
        sheet.crosses,
        sheet.groups,
        counted.groups,
        counted.bonus,
        tuple(
            tuple(FIELD_NAMES[layout.totems[totem]] for totem in fields_of(network))
            for network in linked
        ),
        counted.network,
        counted.total,
        tuple(FIELD_NAMES[field] for field in fields_of(sheet.last)),
    )


def seen_move(table: State, actor: Actor, move: Move, viewer: Seat | None) -> Move:
    """Others hear only that somebody has drawn; what, they see when the round closes."""
    if not isinstance(move, Draw) or viewer == actor or len(table.sheets) == 1:
        return move
    return UNSEEN


def resample(table: State, seat: Seat, generator: Random) -> State:
    """Takes away what others have drawn in this round; it is drawn anew when the round closes, so
    that looking costs the same at a table of two and of ten thousand."""
    if table.roll is None or len(table.waiting) == len(table.sheets):
        return table
    return table._replace(
        drawing=table.sheets.replace(seat, table.drawing[seat]),
        redealt=generator.getrandbits(32),
    )
