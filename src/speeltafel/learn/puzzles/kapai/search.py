"""The most a sheet can come to with known rolls, by the engine's own draws."""

from collections.abc import Iterable
from typing import NamedTuple

from speeltafel.games.kapai.drawing import drawn, draws, is_full
from speeltafel.games.kapai.moves import Draw, Roll
from speeltafel.games.kapai.scoring import Tally, tally
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import Sheet, State
from speeltafel.learn.puzzles.kapai.positions import roll_of
from speeltafel.learn.puzzles.known_rolls.search import Search
from speeltafel.learn.puzzles.puzzle import Line


class Desk(NamedTuple):
    """A sheet and all rolls that will still be drawn on it."""

    layout: str
    sheet: Sheet
    rolls: tuple[Roll, ...]


def desk_of(state: State, coming: Line) -> Desk:
    on_the_table = () if state.roll is None else (state.roll,)
    rolls = (*on_the_table, *map(roll_of, coming))
    return Desk(state.layout, state.sheets[0]._replace(last=0), rolls)


def after(desk: Desk, draw: Draw) -> Desk:
    # what was drawn last makes no difference, and sheets that are equal are searched once
    sheet = drawn(desk.sheet, draw)._replace(last=0)
    return Desk(desk.layout, sheet, desk.rolls[1:])


def branches(desk: Desk) -> Iterable[tuple[Draw, Desk]]:
    layout = SHEETS[desk.layout]
    if not desk.rolls or is_full(layout, desk.sheet):
        return ()
    options = draws(layout, desk.sheet, desk.rolls[0])
    return ((draw, after(desk, draw)) for draw in options)


def counted(desk: Desk) -> Tally:
    return tally(SHEETS[desk.layout], desk.sheet)


def score(desk: Desk) -> int:
    return counted(desk).total


def new_search() -> Search:
    return Search(branches, score)
