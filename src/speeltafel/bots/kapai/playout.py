"""Sheets of Ka Pai played out with rolls given beforehand: with machine code where it is used, in
plain Python otherwise, with the same result."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol, TypeAlias

from speeltafel.bots.compilation import KAPAI
from speeltafel.bots.effort import Deadline
from speeltafel.bots.kapai.evaluation import Weights, evaluate
from speeltafel.games.kapai.components import DRAWABLE, ROLL_WEIGHTS
from speeltafel.games.kapai.drawing import drawn, draws, is_full
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.sheets import SHEETS, Layout
from speeltafel.games.kapai.state import Sheet

Rolls: TypeAlias = Sequence[Roll]

_ROLLS: Final = [Roll(*symbols) for symbols, _ in ROLL_WEIGHTS]
_WEIGHTS: Final = [weight for _, weight in ROLL_WEIGHTS]


def rolls_to_come(generator: Random) -> list[Roll]:
    """Enough for any sheet (KP-2)."""
    return generator.choices(_ROLLS, _WEIGHTS, k=DRAWABLE)


class Playouts(Protocol):
    """Some sheets of one layout, to be played out as often as needed."""

    def evaluations(self) -> list[float]: ...

    def scores(self, places: Sequence[int], rolls: Rolls) -> list[float]:
        """What the sheets at these places end with when these rolls come and every draw is the one
        with the highest evaluation."""
        ...


class PlainPlayouts(NamedTuple):
    layout: str
    sheets: Sequence[Sheet]
    weights: Weights
    deadline: Deadline | None = None

    def evaluations(self) -> list[float]:
        return [evaluate(SHEETS[self.layout], sheet, self.weights) for sheet in self.sheets]

    def scores(self, places: Sequence[int], rolls: Rolls) -> list[float]:
        return [
            _playout_score(
                SHEETS[self.layout], self.sheets[place], rolls, self.weights, self.deadline
            )
            for place in places
        ]


def playouts_of(
    layout: str,
    sheets: Sequence[Sheet],
    weights: Weights,
    compiled: bool | None = None,
    deadline: Deadline | None = None,
) -> Playouts:
    """In plain Python a playout takes long enough to be broken off at the deadline."""
    if not (KAPAI.used() if compiled is None else compiled):
        return PlainPlayouts(layout, sheets, weights, deadline)
    from speeltafel.bots.kapai.kernels import playout as kernel

    return kernel.playouts_of(layout, sheets, weights.numbers())


def _playout_score(
    layout: Layout, sheet: Sheet, rolls: Rolls, weights: Weights, deadline: Deadline | None
) -> float:
    for roll in rolls:
        if is_full(layout, sheet):
            break
        if deadline is not None:
            deadline.check()
        options = [drawn(sheet, draw) for draw in draws(layout, sheet, roll)]
        if len(options) == 1:
            sheet = options[0]
            continue
        values = [evaluate(layout, option, weights) for option in options]
        sheet = options[values.index(max(values))]
    return evaluate(layout, sheet, weights)
