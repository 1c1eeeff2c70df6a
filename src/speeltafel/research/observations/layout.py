"""An observation is a row of whole numbers, made of named parts.

It is filled from `game.view(state, seat)` and the steps this seat has already spelled, and from
nothing else: what a view hides cannot leak. Seats are relative: 0 is the observer, 1 the next in
turn order. One-hot parts are all 0 where there is nothing to say.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from speeltafel.research.actions.alphabet import Path

Numbers: TypeAlias = npt.NDArray[np.int8] | npt.NDArray[np.int16]


class Part(NamedTuple):
    name: str
    shape: tuple[int, ...]
    high: int
    """The greatest value."""
    meaning: str
    low: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


Fill: TypeAlias = Callable[[Any, int, Mapping[str, Any]], None]
"""(view, seat, parts by name) → writes into the parts, which are zero before."""

BASE: Final = 100
STEPS: Final = "steps"


@dataclass(frozen=True)
class Observer:
    parts: tuple[Part, ...]
    fill: Fill
    longest: int = 1
    """Steps of the longest path of a move: the last step is never pending."""
    slices: Mapping[str, slice] = field(init=False)
    size: int = field(init=False)
    low: Numbers = field(init=False)
    high: Numbers = field(init=False)

    def __post_init__(self) -> None:
        parts = self.parts
        if self.longest > 1:
            meaning = (
                "the steps of a move already spelled, each number + 1 in base 100, high digit first"
            )
            parts = (*parts, Part(STEPS, (self.longest - 1, 2), BASE - 1, meaning))
            object.__setattr__(self, "parts", parts)
        slices, at = {}, 0
        for part in parts:
            slices[part.name] = slice(at, at + part.size)
            at += part.size
        object.__setattr__(self, "slices", slices)
        object.__setattr__(self, "size", at)
        object.__setattr__(self, "low", self._bounds([part.low for part in parts]))
        object.__setattr__(self, "high", self._bounds([part.high for part in parts]))

    @property
    def dtype(self) -> Any:
        wide = any(part.high > 127 or part.low < -128 for part in self.parts)
        return np.int16 if wide else np.int8

    def _bounds(self, values: Sequence[int]) -> Numbers:
        rows = [np.full(part.size, value) for part, value in zip(self.parts, values, strict=True)]
        bounds: Numbers = np.concatenate(rows).astype(self.dtype)
        return bounds

    def observe(self, view: Any, seat: int, path: Path = ()) -> Numbers:
        row: Numbers = np.zeros(self.size, self.dtype)
        places = {part.name: row[self.slices[part.name]].reshape(part.shape) for part in self.parts}
        self.fill(view, seat, places)
        for index, number in enumerate(path):
            places[STEPS][index] = divmod(number + 1, BASE)
        return row

    def table(self) -> list[tuple[str, str, str, str]]:
        """Where each part lies, its shape, its values and what it means: for the documentation."""
        return [
            (
                f"{self.slices[part.name].start}–{self.slices[part.name].stop - 1}",
                part.name,
                f"{'×'.join(map(str, part.shape))}, {part.low}…{part.high}",
                part.meaning,
            )
            for part in self.parts
        ]


def relative(seat: int, observer: int, players: int) -> int:
    return (seat - observer) % players


def count_into(row: Any, numbers: Iterable[int]) -> None:
    for number in numbers:
        row[number] += 1
