"""Katalon, vectorised."""

from typing import Any

import numpy as np
import numpy.typing as npt

from speeltafel.games.katalon.state import State
from speeltafel.research.encoding import encoding
from speeltafel.research.vector.environment import VectorEnv
from speeltafel.research.vector.kernels import katalon as kernel


class VectorKatalon(VectorEnv):
    def __init__(self, tables: int, seed: int = 0) -> None:
        super().__init__(tables, players=2)
        self.encoding = encoding("katalon")
        self._tables = np.zeros(tables, kernel.STATE)
        self._rows = np.zeros((tables, kernel.ROW_WORDS), np.uint64)
        self._masks = np.zeros((tables, kernel.MASK_WORDS), np.uint64)
        self.observations = self._rows.view(np.int8)[:, : kernel.SIZE]
        self.masks = self._masks.view(np.int8)[:, : kernel.ACTIONS]
        self.reset(seed)

    def _reset(self) -> None:
        kernel.reset_all(self._tables, self._rows, self._masks, self.seats)

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        kernel.step_all(self._tables, actions, *self._seen())

    def random_actions(self) -> npt.NDArray[np.int64]:
        kernel.random_all(self._tables, self.states, self.actions)
        return self.actions

    def play_random(self, moves: int) -> int:
        return int(kernel.play_all(self._tables, self.states, moves, *self._seen()))

    def _seen(self) -> tuple[Any, ...]:
        return self._rows, self._masks, self.seats, self.rewards, self.dones

    def position(self, table: int) -> State:
        """The rules' own state of a table."""
        own, other, _, turn, box, last, captures = (int(n) for n in self._tables[table])
        return State(own, other, turn, box, last, captures)
