"""Katoiz: Stapeltoren with dice (levels 3, 4 and 5), vectorised."""

from typing import Any

import numpy as np
import numpy.typing as npt

from speeltafel.bots.compilation import KATOIZ
from speeltafel.games.katoiz.components import KINDS
from speeltafel.games.katoiz.variants import tower_rules
from speeltafel.research.encoding import encoding
from speeltafel.research.vector.environment import VectorEnv

if not KATOIZ.demand():
    raise ImportError(
        "this process already plays Katoiz without machine code: import VectorTowers first, or run"
        " `python -m speeltafel.bots` once"
    )

# After the demand, for these kernels are compiled or plain for the whole process.
from speeltafel.bots.katoiz.kernels.towers import MOST, tables
from speeltafel.research.vector.kernels import towers as kernel

MOST_LOTS = 2
MOST_FOUND = 3 * KINDS * MOST


class VectorTowers(VectorEnv):
    def __init__(
        self,
        count: int,
        seed: int = 0,
        *,
        level: int = 4,
        players: int = 2,
        naming: bool = True,
    ) -> None:
        super().__init__(count, players, MOST_LOTS)
        if level not in (3, 4, 5):
            raise ValueError("Stapeltoren is vectorised with dice: levels 3, 4 and 5")
        self.encoding = encoding("katoiz", f"stapeltoren-{level}", players, {"naming": naming})
        rules = tower_rules(self.encoding.config)
        known = tables(rules.matches, rules.colour_die, rules.picture_die)
        observer, alphabet = self.encoding.observer, self.encoding.alphabet
        self.observations = np.zeros((count, observer.size), np.int8)
        self.masks = np.zeros((count, alphabet.size), np.int8)
        self._arrays = (
            np.zeros((count, KINDS), np.int64),
            np.zeros((count, MOST * players), np.int64),
            np.zeros((count, MOST * players), np.int64),
            np.zeros((count, players), np.int64),
            np.zeros((count, 2), np.int64),
            np.zeros((count, kernel.SLOTS, 3), np.int64),
            np.zeros(count, np.int64),
            np.zeros((count, MOST_FOUND), np.int64),
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
        )
        self._fixed = (known.fits, known.rolls, rules.picture_die, naming)
        self._scratch = np.zeros((kernel.SLOTS, 3), np.int64)
        self.reset(seed)

    def _rules(self) -> tuple[Any, ...]:
        seen = (self.lots, self.observations, self.masks, self.seats, self._scratch)
        return (*self._fixed, self.states, *seen)

    def _reset(self) -> None:
        kernel.reset_all(self._arrays, self._rules())

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        kernel.step_all(actions, self._arrays, self._rules(), self.rewards, self.dones)

    def random_actions(self) -> npt.NDArray[np.int64]:
        kernel.random_all(self.states, self._arrays[7], self._arrays[8], self.actions)
        return self.actions

    def play_random(self, moves: int) -> int:
        played = kernel.play_all(moves, self._arrays, self._rules(), self.rewards, self.dones)
        return int(played)
