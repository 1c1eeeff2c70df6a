"""Ka Pai compiled: whole sheets played out.

`tests/bots/test_kapai_kernel.py` compares it with the rules and with plain Python.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from speeltafel.bots.kapai.kernels.draws import (
    FILLED,
    MOST_DRAWS,
    ROW,
    SHEET,
    all_draws,
    compiled,
    packed,
    tables_of,
)
from speeltafel.bots.kapai.kernels.evaluation import (
    analyse,
    evaluate,
    evaluate_after,
    mark_paths,
    memory_for,
)
from speeltafel.games.kapai.components import DRAWABLE
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.state import BLANK, Sheet


@compiled
def best_draw(sheet, first, second, tables, weights, memory, out):
    """The place of the best draw, the first of equals."""
    count = all_draws(sheet, first, second, tables, out)
    if count == 1:
        return 0
    analyse(sheet, tables, weights, memory)
    mark_paths(tables.totems, memory)
    best = 0
    best_value = -1.0
    for place in range(count):
        value = evaluate_after(out[place], sheet, tables, weights, memory)
        if value > best_value:
            best, best_value = place, value
    return best


@compiled
def playout(sheet, rolls, tables, weights, memory, out):
    """The final score when this sheet is drawn on with these rolls; each roll is 4 × one + two."""
    now = sheet.copy()
    turn = 0
    while tables.drawable & ~now[FILLED]:
        place = best_draw(now, rolls[turn] >> 2, rolls[turn] & 3, tables, weights, memory, out)
        now[:] = out[place, :SHEET]
        turn += 1
    return evaluate(now, tables, weights, memory)


@compiled
def playout_all(sheets, rolls, tables, weights, memory, scores):
    out = np.empty((MOST_DRAWS, ROW), np.int64)
    for place in range(len(sheets)):
        scores[place] = playout(sheets[place], rolls, tables, weights, memory, out)


@compiled
def evaluate_all(sheets, tables, weights, memory, values):
    for place in range(len(sheets)):
        values[place] = evaluate(sheets[place], tables, weights, memory)


class Playouts(NamedTuple):
    """Some sheets, ready to be played out as often as needed."""

    sheets: np.ndarray
    tables: np.void
    weights: np.ndarray
    memory: np.void

    def evaluations(self) -> list[float]:
        values = np.empty(len(self.sheets))
        evaluate_all(self.sheets, self.tables, self.weights, self.memory, values)
        return values.tolist()

    def scores(self, places: Sequence[int], rolls: Sequence[Roll]) -> list[float]:
        """What the sheets at these places end with."""
        scores = np.empty(len(places))
        coded = np.array([4 * first + second for first, second in rolls], np.int64)
        chosen = self.sheets[np.array(places, np.int64)]
        playout_all(chosen, coded, self.tables, self.weights, self.memory, scores)
        return scores.tolist()


def playouts_of(layout: str, sheets: Sequence[Sheet], weights: Sequence[float]) -> Playouts:
    numbers = np.array(weights, np.float64)
    rows = np.array([packed(sheet) for sheet in sheets], np.int64)
    return Playouts(rows, tables_of(layout), numbers, memory_for(numbers))


def warm_up() -> None:
    """Compiles all of it, or loads what was compiled before."""
    blank = playouts_of("corners", [BLANK], [0.5] * 12 + [12, 1, 0.02])
    blank.evaluations()
    blank.scores([0], [Roll(0, 1)] * DRAWABLE)
