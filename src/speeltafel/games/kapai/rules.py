"""The verbs of the table: the dice roll, everybody draws at once, the round closes."""

from collections.abc import Collection, Sequence
from typing import Final

from speeltafel.core.chance import Weighted
from speeltafel.core.outcome import Outcome
from speeltafel.core.seat_set import SeatSet
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.core.variants import Config
from speeltafel.core.vector import Vector
from speeltafel.games.kapai.drawing import drawn, draws, is_full
from speeltafel.games.kapai.moves import ROLLS, Draw, Move, Roll
from speeltafel.games.kapai.scoring import leading_seats, outcome_of
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import BLANK, Sheet, State

LARGE: Final = 36
"""A table with more seats is not shown whole: a view of all for all would grow with the square."""
LEADERS: Final = 12

_CHANCE: Final = (CHANCE,)
_DICE: Final = Weighted(ROLLS)


def setup(config: Config) -> State:
    sheets = Vector([BLANK] * config.players)
    return State(config.choice("sheet"), 0, None, sheets, sheets, SeatSet.all_of(config.players))


def is_over(table: State) -> bool:
    """KP-10: every roll fills as many fields on each sheet, so one full sheet tells of all."""
    return table.roll is None and is_full(SHEETS[table.layout], table.sheets[0])


def to_act(table: State) -> Collection[Actor]:
    if table.roll is not None:
        return table.waiting
    return () if is_over(table) else _CHANCE


def chance(table: State) -> Weighted[Roll]:
    del table
    return _DICE


def legal_moves(table: State, seat: Seat) -> Sequence[Draw]:
    assert table.roll is not None
    return draws(SHEETS[table.layout], table.sheets[seat], table.roll)


def apply(table: State, actor: Actor, move: Move) -> State:
    layout, number, roll, sheets, drawing, waiting, leaders, redealt = table
    if isinstance(move, Roll):
        return State(layout, number + 1, move, sheets, drawing, waiting, leaders)
    assert isinstance(move, Draw)
    drawing = drawing.replace(actor, drawn(sheets[actor], move))
    left = waiting.without(actor)
    if left:
        return State(layout, number, roll, sheets, drawing, left, leaders, redealt)
    return _closed(State(layout, number, roll, sheets, drawing, left, leaders, redealt))


def _closed(table: State) -> State:
    """The round is over: everybody sees what everybody drew."""
    sheets = table.drawing if table.redealt is None else _decided(table, table.redealt)
    leaders = (
        leading_seats(SHEETS[table.layout], tuple(sheets), LEADERS) if len(sheets) > LARGE else ()
    )
    return State(
        table.layout, table.round, None, sheets, sheets, SeatSet.all_of(len(sheets)), leaders
    )


def _decided(table: State, number: int) -> Vector[Sheet]:
    """The sheets of a state dealt again, with some legal draw for each that is not known."""
    layout, roll = SHEETS[table.layout], table.roll
    assert roll is not None
    sheets = []
    for before, after in zip(table.sheets, table.drawing, strict=True):
        if after.filled == before.filled:
            options = draws(layout, before, roll)
            after = drawn(before, options[(number >> 16) % len(options)])
            number = (number * 1_103_515_245 + 12_345) & 0xFFFFFFFF
        sheets.append(after)
    return Vector(sheets)


def outcome(table: State) -> Outcome | None:
    if not is_over(table):
        return None
    return outcome_of(SHEETS[table.layout], tuple(table.sheets))


def count(table: State) -> Outcome:
    """Sheets with what was drawn in this round, by whoever has drawn."""
    return outcome_of(SHEETS[table.layout], tuple(table.drawing))
