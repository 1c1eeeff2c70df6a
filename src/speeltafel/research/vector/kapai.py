"""Ka Pai, vectorised: alone, or seat after seat."""

from typing import Any

import numpy as np
import numpy.typing as npt

from speeltafel.bots.kapai.kernels.draws import MOST_DRAWS, ROW, tables_of
from speeltafel.games.kapai.components import TRIPLE_MASKS
from speeltafel.games.kapai.sheets import DEFAULT_SHEET, SHEETS
from speeltafel.research.encoding import encoding
from speeltafel.research.vector.environment import VectorEnv
from speeltafel.research.vector.kernels import kapai as kernel


class VectorKapai(VectorEnv):
    def __init__(
        self, count: int, seed: int = 0, *, players: int = 1, sheet: str = DEFAULT_SHEET
    ) -> None:
        super().__init__(count, players, most_lots=1)
        self.encoding = encoding("kapai", "standard", players, {"sheet": sheet})
        self.observations = np.zeros((count, self.encoding.observer.size), np.int8)
        self.masks = np.zeros((count, self.encoding.alphabet.size), np.int8)
        drawable = SHEETS[sheet].drawable
        lying = [n for n, mask in enumerate(TRIPLE_MASKS) if mask & drawable == mask]
        self._world = (
            np.zeros((count, players, kernel.SHEET_ROW), np.int64),
            np.zeros((count, players, kernel.SHEET_ROW), np.int64),
            np.zeros((count, kernel.NOW), np.int64),
            np.zeros((count, kernel.LONGEST), np.int64),
        )
        self._scratch: tuple[Any, ...] = (
            tables_of(sheet),
            np.array(lying, np.int64),
            np.empty((MOST_DRAWS, ROW), np.int64),
            np.zeros((MOST_DRAWS, kernel.LONGEST), np.int64),
            np.zeros(MOST_DRAWS, np.int64),
        )
        self.reset(seed)

    def _all(self) -> tuple[Any, ...]:
        world = (*self._world, self.states)
        return world, self._scratch, self.observations, self.masks, self.seats, self.lots

    def _reset(self) -> None:
        kernel.reset_all(*self._all())

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        kernel.step_all(*(actions, *self._all(), self.rewards, self.dones))

    def random_actions(self) -> npt.NDArray[np.int64]:
        kernel.random_all(self.masks, self.states, self.actions)
        return self.actions

    def play_random(self, moves: int) -> int:
        return int(kernel.play_all(*(moves, *self._all(), self.rewards, self.dones)))
