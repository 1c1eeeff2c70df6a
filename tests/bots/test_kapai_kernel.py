"""The compiled Ka Pai is the Ka Pai of the rules: same draws, evaluations and playouts."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from speeltafel.bots.kapai.evaluation import SKILLED, WEIGHTS, Weights
from speeltafel.bots.kapai.playout import playouts_of, rolls_to_come
from speeltafel.games.kapai.drawing import drawn, draws, is_full
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import BLANK, Sheet

np = pytest.importorskip("numpy")
pytest.importorskip("numba")


def sheets_and_rolls(layout: str, seed: int) -> Iterator[tuple[Sheet, Roll]]:
    """A sheet drawn on at random, with each roll that came."""
    generator = Random(seed)
    sheet = BLANK
    for roll in rolls_to_come(generator):
        if is_full(SHEETS[layout], sheet):
            return
        yield sheet, roll
        sheet = drawn(sheet, generator.choice(draws(SHEETS[layout], sheet, roll)))


@pytest.mark.parametrize("layout", SHEETS)
def test_the_same_draws_in_the_same_order(layout: str) -> None:
    from speeltafel.bots.kapai.kernels import draws as kernel

    tables: Any = kernel.tables_of(layout)
    out = np.empty((kernel.MOST_DRAWS, kernel.ROW), np.int64)
    compared = 0
    for seed in range(40):
        for sheet, roll in sheets_and_rolls(layout, seed):
            count = kernel.all_draws(kernel.packed(sheet), roll.first, roll.second, tables, out)
            after = [drawn(sheet, draw) for draw in draws(SHEETS[layout], sheet, roll)]
            assert count == len(after)
            expected = np.array([kernel.packed(each) for each in after])
            assert (out[:count, : kernel.SHEET] == expected).all()
            compared += count
    assert compared > 10_000


@pytest.mark.parametrize("layout", SHEETS)
@pytest.mark.parametrize("weights", [WEIGHTS, SKILLED])
def test_the_same_evaluation(layout: str, weights: Weights) -> None:
    sheets = [sheet for seed in range(3) for sheet, _ in sheets_and_rolls(layout, seed)]
    compiled, plain = (playouts_of(layout, sheets, weights, way) for way in (True, False))
    assert compiled.evaluations() == pytest.approx(plain.evaluations())


@pytest.mark.parametrize("layout", SHEETS)
@pytest.mark.parametrize("weights", [WEIGHTS, SKILLED])
def test_a_draw_is_worth_what_the_sheet_after_it_is(layout: str, weights: Weights) -> None:
    """Only what a draw changes is worked out for it; nothing may be forgotten."""
    from speeltafel.bots.kapai.kernels import draws, evaluation

    tables: Any = draws.tables_of(layout)
    numbers = np.array(weights.numbers())
    memory: Any = evaluation.memory_for(numbers)
    out = np.empty((draws.MOST_DRAWS, draws.ROW), np.int64)
    compared = 0
    for seed in range(30):
        for before, roll in sheets_and_rolls(layout, seed):
            sheet = draws.packed(before)
            rows = out[: draws.all_draws(sheet, *roll, tables, out)]
            evaluation.analyse(sheet, tables, numbers, memory)
            evaluation.mark_paths(tables["totems"], memory)
            quick = [evaluation.evaluate_after(row, sheet, tables, numbers, memory) for row in rows]
            whole = [
                evaluation.evaluate(row[: draws.SHEET], tables, numbers, memory) for row in rows
            ]
            assert quick == whole
            compared += len(rows)
    assert compared > 10_000


def test_the_same_playouts() -> None:
    """From several sheets of one game; equal values are told apart the same way."""
    sheets = [sheet for sheet, _ in sheets_and_rolls("corners", 5)][8::6]
    compiled, plain = (playouts_of("corners", sheets, WEIGHTS, way) for way in (True, False))
    places = range(len(sheets))
    for seed in range(3):
        rolls = rolls_to_come(Random(seed))
        assert compiled.scores(places, rolls) == plain.scores(places, rolls)
