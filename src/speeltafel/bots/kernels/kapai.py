"""Ka Pai compiled: whole sheets imagined to the end.

`tests/bots/test_kapai_kernel.py` holds it against the rules and against plain Python.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numba import njit

from speeltafel.bots.kernels.kapai_draws import (
    FILLED,
    MOST_DRAWS,
    ROW,
    SHEET,
    all_draws,
    packed,
    tables_of,
)
from speeltafel.bots.kernels.kapai_outlook import (
    foresee,
    mark_paths,
    memory_for,
    promise,
    promise_after,
)
from speeltafel.games.kapai.components import DRAWABLE
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.state import BLANK, Sheet


@njit(cache=True)
def best_draw(sheet, first, second, tables, outlook, memory, out):
    """The place of the draw that promises most, the first of equals."""
    count = all_draws(sheet, first, second, tables, out)
    if count == 1:
        return 0
    foresee(sheet, tables, outlook, memory)
    mark_paths(tables.totems, memory)
    best = 0
    best_value = -1.0
    for place in range(count):
        value = promise_after(out[place], sheet, tables, outlook, memory)
        if value > best_value:
            best, best_value = place, value
    return best


@njit(cache=True)
def imagine(sheet, rolls, tables, outlook, memory, out):
    """The final score when this sheet is drawn on with these rolls; each roll is 4 × one + two."""
    now = sheet.copy()
    turn = 0
    while tables.drawable & ~now[FILLED]:
        place = best_draw(now, rolls[turn] >> 2, rolls[turn] & 3, tables, outlook, memory, out)
        now[:] = out[place, :SHEET]
        turn += 1
    return promise(now, tables, outlook, memory)


@njit(cache=True)
def imagine_all(sheets, rolls, tables, outlook, memory, scores):
    out = np.empty((MOST_DRAWS, ROW), np.int64)
    for place in range(len(sheets)):
        scores[place] = imagine(sheets[place], rolls, tables, outlook, memory, out)


@njit(cache=True)
def promise_all(sheets, tables, outlook, memory, values):
    for place in range(len(sheets)):
        values[place] = promise(sheets[place], tables, outlook, memory)


class Imagination(NamedTuple):
    """Some sheets, ready to be imagined on as often as needed."""

    sheets: np.ndarray
    tables: np.void
    outlook: np.ndarray
    memory: np.void

    def promises(self) -> list[float]:
        values = np.empty(len(self.sheets))
        promise_all(self.sheets, self.tables, self.outlook, self.memory, values)
        return values.tolist()

    def scores(self, places: Sequence[int], rolls: Sequence[Roll]) -> list[float]:
        """What the sheets at these places end with."""
        scores = np.empty(len(places))
        coded = np.array([4 * first + second for first, second in rolls], np.int64)
        chosen = self.sheets[np.array(places, np.int64)]
        imagine_all(chosen, coded, self.tables, self.outlook, self.memory, scores)
        return scores.tolist()


def imagination(layout: str, sheets: Sequence[Sheet], outlook: Sequence[float]) -> Imagination:
    numbers = np.array(outlook, np.float64)
    rows = np.array([packed(sheet) for sheet in sheets], np.int64)
    return Imagination(rows, tables_of(layout), numbers, memory_for(numbers))


@cache
def warm() -> None:
    """Compiles all of it (or reads it from numba's cache), so that no move has to wait."""
    blank = imagination("corners", [BLANK], [0.5] * 12 + [12, 1, 0.02])
    blank.promises()
    blank.scores([0], [Roll(0, 1)] * DRAWABLE)
