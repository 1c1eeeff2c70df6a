"""Kobito, vectorised."""

from typing import Any

import numpy as np
import numpy.typing as npt

from speeltafel.games.kobito.components import (
    GOLD_TABLES,
    KINDS,
    LARGEST,
    POTS,
    WORKSHOP_SIZE,
)
from speeltafel.research.actions.kobito import GOLD_CARDS
from speeltafel.research.encoding import encoding
from speeltafel.research.vector.environment import VectorEnv
from speeltafel.research.vector.kernels import kobito_dealing as kernel
from speeltafel.research.vector.kernels import kobito_tables as tables
from speeltafel.research.vector.kernels.rainbows import RAINBOW, carry_memory


class VectorKobito(VectorEnv):
    def __init__(self, count: int, seed: int = 0, *, players: int = 2, gold: str = "4-9") -> None:
        super().__init__(count, players, kernel.MOST_LOTS)
        self.encoding = encoding("kobito", "standard", players, {"gold": gold})
        size = self.encoding.alphabet.size
        self.observations = np.zeros((count, self.encoding.observer.size), np.int8)
        self.masks = np.zeros((count, size), np.int8)
        cards = GOLD_TABLES[gold]
        shapes: tuple[tuple[int, ...], ...] = (
            (POTS, 2 + RAINBOW),
            (players, WORKSHOP_SIZE, RAINBOW),
            (players, KINDS),
            (players, KINDS),
            (2, KINDS),
            (len(cards),),
            (players, len(cards)),
            (players, LARGEST),
            (kernel.NOW,),
        )
        self._world = tuple(np.zeros((count, *shape), np.int64) for shape in shapes)
        self._fixed = (
            np.array(cards, np.int64),
            np.array([GOLD_CARDS.index(card) for card in cards], np.int64),
            carry_memory(),
        )
        self._spelt = np.zeros((count, kernel.LONGEST), np.int64)
        self._found = np.zeros((count, size), np.int64)
        self._offered = np.zeros(count, np.int64)
        self.reset(seed)

    def _choices(self) -> tuple[Any, ...]:
        return self.states, self._spelt, self._found, self._offered

    def _all(self) -> tuple[Any, ...]:
        seen = (self.lots, self.observations, self.masks, self.seats)
        return self._world, self._fixed, self._choices(), seen

    def _reset(self) -> None:
        tables.reset_all(*self._all())

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        tables.step_all(*(actions, *self._all(), self.rewards, self.dones))

    def random_actions(self) -> npt.NDArray[np.int64]:
        tables.random_all(self._choices(), self.actions)
        return self.actions

    def play_random(self, moves: int) -> int:
        return int(tables.play_all(*(moves, *self._all(), self.rewards, self.dones)))
