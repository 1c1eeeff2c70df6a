"""What all vector environments are: arrays that stay where they are, stepped in place.

    env = VectorKatalon(4096, seed=1)
    while True:
        env.step(policy(env.observations, env.masks))      # writes into the same arrays

`seats` says who is to act at each table, and `observations` and `masks` are theirs. `rewards` has a
column for each seat. A table that ended starts again at once: `dones` and `rewards` tell of the
game that ended, all else of the new one. A number outside the mask ends the game: its seat loses.
"""

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
import numpy.typing as npt

from speeltafel.research.encoding import Encoding
from speeltafel.research.observations.layout import Numbers
from speeltafel.research.vector.kernels.random import seeded


class VectorEnv(ABC):
    encoding: Encoding
    observations: Numbers
    masks: npt.NDArray[np.int8]

    def __init__(self, tables: int, players: int, most_lots: int = 0) -> None:
        self.tables = tables
        self.seats: npt.NDArray[np.int8] = np.zeros(tables, np.int8)
        self.rewards: npt.NDArray[np.float32] = np.zeros((tables, players), np.float32)
        self.dones: npt.NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.actions: npt.NDArray[np.int64] = np.zeros(tables, np.int64)
        """A place for actions, which `random_actions` fills."""
        self.lots: npt.NDArray[np.int16] = np.full((tables, most_lots), -1, np.int16)
        """What chance did since the last step, in the numbers of the alphabet; -1: nothing more."""

    def reset(self, seed: int = 0) -> None:
        self.states = seeded(seed, self.tables)
        self.rewards[:] = 0
        self.dones[:] = False
        self._reset()

    @abstractmethod
    def _reset(self) -> None: ...

    @abstractmethod
    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """One action at each table."""

    @abstractmethod
    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal one for each table, all alike."""

    @abstractmethod
    def play_random(self, moves: int) -> int:
        """So many random steps at each table without leaving compiled code; games that ended."""
