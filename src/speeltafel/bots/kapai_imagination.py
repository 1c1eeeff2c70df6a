"""Sheets of Ka Pai imagined to their end with rolls given beforehand: compiled where numba is
installed, in plain Python otherwise, with the same result."""

from collections.abc import Sequence
from importlib.util import find_spec
from random import Random
from typing import Final, NamedTuple, Protocol, TypeAlias

from speeltafel.bots.kapai_promise import Outlook, promise
from speeltafel.games.kapai.components import DRAWABLE, ROLL_WEIGHTS
from speeltafel.games.kapai.drawing import drawn, draws, is_full
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.sheets import SHEETS, Layout
from speeltafel.games.kapai.state import Sheet

Rolls: TypeAlias = Sequence[Roll]

COMPILED: Final = find_spec("numba") is not None

_ROLLS: Final = [Roll(*symbols) for symbols, _ in ROLL_WEIGHTS]
_WEIGHTS: Final = [weight for _, weight in ROLL_WEIGHTS]


def rolls_to_come(generator: Random) -> list[Roll]:
    """Enough for any sheet (KP-2)."""
    return generator.choices(_ROLLS, _WEIGHTS, k=DRAWABLE)


class Imagination(Protocol):
    """Some sheets of one layout, to be imagined on as often as needed."""

    def promises(self) -> list[float]: ...

    def scores(self, places: Sequence[int], rolls: Rolls) -> list[float]:
        """What the sheets at these places end with when these rolls come and every draw is the
        one that promises most."""
        ...


class PlainImagination(NamedTuple):
    layout: str
    sheets: Sequence[Sheet]
    outlook: Outlook

    def promises(self) -> list[float]:
        return [promise(SHEETS[self.layout], sheet, self.outlook) for sheet in self.sheets]

    def scores(self, places: Sequence[int], rolls: Rolls) -> list[float]:
        return [
            _imagined_score(SHEETS[self.layout], self.sheets[place], rolls, self.outlook)
            for place in places
        ]


def imagination(
    layout: str, sheets: Sequence[Sheet], outlook: Outlook, compiled: bool = COMPILED
) -> Imagination:
    if not compiled:
        return PlainImagination(layout, sheets, outlook)
    from speeltafel.bots.kernels import kapai as kernel

    return kernel.imagination(layout, sheets, outlook.numbers())


def compile_kernel() -> None:
    """Or reads it in compiled: on a fresh machine this takes seconds, once."""
    from speeltafel.bots.kernels import kapai as kernel

    kernel.warm()


def _imagined_score(layout: Layout, sheet: Sheet, rolls: Rolls, outlook: Outlook) -> float:
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
