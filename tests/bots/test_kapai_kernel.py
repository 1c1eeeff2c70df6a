"""The compiled Ka Pai is the Ka Pai of the rules: same draws, promises and imagined games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from speeltafel.bots.kapai_imagination import imagination, rolls_to_come
from speeltafel.bots.kapai_promise import OUTLOOK, Outlook
from speeltafel.bots.kapai_rollouts import SKILLED
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
    from speeltafel.bots.kernels import kapai_draws as kernel

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
@pytest.mark.parametrize("outlook", [OUTLOOK, SKILLED])
def test_the_same_promise(layout: str, outlook: Outlook) -> None:
    sheets = [sheet for seed in range(3) for sheet, _ in sheets_and_rolls(layout, seed)]
    compiled, plain = (imagination(layout, sheets, outlook, way) for way in (True, False))
    assert compiled.promises() == pytest.approx(plain.promises())


@pytest.mark.parametrize("layout", SHEETS)
@pytest.mark.parametrize("outlook", [OUTLOOK, SKILLED])
def test_a_draw_promises_what_the_sheet_after_it_does(layout: str, outlook: Outlook) -> None:
    """Only what a draw changes is worked out for it; nothing may be forgotten."""
    from speeltafel.bots.kernels import kapai_draws, kapai_outlook

    tables: Any = kapai_draws.tables_of(layout)
    numbers = np.array(outlook.numbers())
    memory: Any = kapai_outlook.memory_for(numbers)
    out = np.empty((kapai_draws.MOST_DRAWS, kapai_draws.ROW), np.int64)
    compared = 0
    for seed in range(30):
        for before, roll in sheets_and_rolls(layout, seed):
            sheet = kapai_draws.packed(before)
            rows = out[: kapai_draws.all_draws(sheet, *roll, tables, out)]
            kapai_outlook.foresee(sheet, tables, numbers, memory)
            kapai_outlook.mark_paths(tables["totems"], memory)
            quick = [
                kapai_outlook.promise_after(row, sheet, tables, numbers, memory) for row in rows
            ]
            whole = [
                kapai_outlook.promise(row[: kapai_draws.SHEET], tables, numbers, memory)
                for row in rows
            ]
            assert quick == whole
            compared += len(rows)
    assert compared > 10_000


def test_the_same_imagined_games() -> None:
    """From several sheets of one game; equal promises are told apart the same way."""
    sheets = [sheet for sheet, _ in sheets_and_rolls("corners", 5)][8::6]
    compiled, plain = (imagination("corners", sheets, OUTLOOK, way) for way in (True, False))
    places = range(len(sheets))
    for seed in range(3):
        rolls = rolls_to_come(Random(seed))
        assert compiled.scores(places, rolls) == plain.scores(places, rolls)
