"""Sheets of Ka Pai imagined to their end with rolls given beforehand: compiled where numba is
installed, in plain Python otherwise, with the same result."""

from collections.abc import Sequence
from importlib.util import find_spec
from random import Random
from typing import Final, TypeAlias

from speeltafel.bots.kapai_promise import Outlook, promise
from speeltafel.games.kapai.components import DRAWABLE, ROLL_WEIGHTS
from speeltafel.games.kapai.drawing import drawn, draws, is_full
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import Sheet

Rolls: TypeAlias = Sequence[Roll]

COMPILED: Final = find_spec("numba") is not None

_ROLLS: Final = [Roll(*symbols) for symbols, _ in ROLL_WEIGHTS]
_WEIGHTS: Final = [weight for _, weight in ROLL_WEIGHTS]


def rolls_to_come(generator: Random) -> list[Roll]:
    """Enough for any sheet (KP-2)."""
    return generator.choices(_ROLLS, _WEIGHTS, k=DRAWABLE)


def imagined_scores(
    layout: str, sheets: Sequence[Sheet], rolls: Rolls, outlook: Outlook, compiled: bool = COMPILED
) -> list[float]:
    """For each sheet the score it ends with when these rolls come and every draw is the one that
    promises most."""
    if compiled:
        from speeltafel.bots.kernels import kapai as kernel

        return kernel.final_scores(layout, sheets, rolls, outlook.numbers())
    return [_imagined_score(layout, sheet, rolls, outlook) for sheet in sheets]


def promises(
    layout: str, sheets: Sequence[Sheet], outlook: Outlook, compiled: bool = COMPILED
) -> list[float]:
    if compiled:
        from speeltafel.bots.kernels import kapai as kernel

        return kernel.promises(layout, sheets, outlook.numbers())
    return [promise(SHEETS[layout], sheet, outlook) for sheet in sheets]


def _imagined_score(name: str, sheet: Sheet, rolls: Rolls, outlook: Outlook) -> float:
    layout = SHEETS[name]
    for roll in rolls:
        if is_full(layout, sheet):
            break
        options = [drawn(sheet, draw) for draw in draws(layout, sheet, roll)]
        if len(options) == 1:
            sheet = options[0]
            continue
        values = [promise(layout, option, outlook) for option in options]
        sheet = options[values.index(max(values))]
    return promise(layout, sheet, outlook)
