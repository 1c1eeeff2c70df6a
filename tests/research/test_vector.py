"""Vector environments are the rules: the same choices, observations, chance and results.

Each table is played beside an episode of the rules, step by step; what chance did in compiled code
(`lots`) is done again by the rules, which must admit it. `SPEELTAFEL_VOLUME=full` compares 10⁶
positions of each game, the ordinary suite a few thousand.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from speeltafel.core.seats import CHANCE
from speeltafel.kernels import machine_code
from speeltafel.research.episode import Episode
from speeltafel.research.rewards import payoffs, usual_reward
from speeltafel.research.vector.environment import VectorEnv
from speeltafel.research.vector.kapai import VectorKapai
from speeltafel.research.vector.katalon import VectorKatalon
from speeltafel.research.vector.kobito import VectorKobito
from speeltafel.research.vector.towers import VectorTowers

POSITIONS = 1_000_000 if os.environ.get("SPEELTAFEL_VOLUME") == "full" else 3_000
TABLES = 6

Maker = Callable[[int, int], VectorEnv]
MAKERS: dict[str, Maker] = {
    "katalon": VectorKatalon,
    "kapai-alone": VectorKapai,
    "kapai-3": partial(VectorKapai, players=3, sheet="garden"),
    "kobito-2": VectorKobito,
    "kobito-4": partial(VectorKobito, players=4, gold="3-8"),
    "stapeltoren-3": partial(VectorTowers, level=3, players=3),
    "stapeltoren-4": VectorTowers,
    "stapeltoren-5": partial(VectorTowers, level=5, players=1, naming=False),
}
pytestmark = pytest.mark.timeout(7200 if POSITIONS > 3_000 else 900)
"""The kernels are compiled here, and with all positions it takes its time."""
every_env = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)


class Beside:
    """One table of a vector environment, followed by the rules."""

    def __init__(self, env: VectorEnv, table: int) -> None:
        self.env, self.table = env, table
        self.begin()

    def begin(self) -> None:
        self.episode = Episode(self.env.encoding)
        self.settled = 0

    def settle(self) -> None:
        """Chance does what it did at the table, from the first lot not yet drawn."""
        while self.episode.actors()[:1] == (CHANCE,):
            number = int(self.env.lots[self.table, self.settled])
            assert number in dict(self.episode.lots())
            self.episode.act(CHANCE, number)
            self.settled += 1

    def compare(self) -> None:
        env, table, seat = self.env, self.table, int(self.env.seats[self.table])
        assert self.episode.actors()[0] == seat
        assert env.masks[table].nonzero()[0].tolist() == self.episode.choices(seat)
        expected, found = self.episode.observe(seat), env.observations[table]
        if not np.array_equal(found, expected):
            wrong = [
                (part.name, found[lies].tolist(), expected[lies].tolist())
                for part in env.encoding.observer.parts
                for lies in [env.encoding.observer.slices[part.name]]
                if not np.array_equal(found[lies], expected[lies])
            ]
            raise AssertionError(wrong)

    def follow(self, seat: int, action: int) -> None:
        """The same step by the rules, and what it led to."""
        env, config = self.env, self.env.encoding.config
        self.settled = 0
        self.episode.act(seat, action)
        if env.dones[self.table]:
            self.settle_until_the_end()
            assert self.episode.over
            paid = payoffs(config, self.episode.outcome(), usual_reward(config))
            assert env.rewards[self.table].tolist() == pytest.approx(paid)
            self.episode = Episode(env.encoding)
        else:
            assert not env.rewards[self.table].any()
        self.settle()
        assert not self.episode.over

    def settle_until_the_end(self) -> None:
        while self.episode.actors()[:1] == (CHANCE,):
            self.episode.act(CHANCE, int(self.env.lots[self.table, self.settled]))
            self.settled += 1


@every_env
def test_vector_environments_play_by_the_rules(make: Maker) -> None:
    env = make(TABLES, 5)
    beside = [Beside(env, table) for table in range(TABLES)]
    for each in beside:
        each.settle()
    ended = 0
    for _ in range(POSITIONS // TABLES):
        for each in beside:
            each.compare()
        actions = env.random_actions().copy()
        seats = env.seats.copy()
        env.step(actions)
        for each in beside:
            each.follow(int(seats[each.table]), int(actions[each.table]))
        ended += int(env.dones.sum())
    assert ended > 0


@every_env
def test_the_same_seed_gives_the_same_games(make: Maker) -> None:
    first, second, third = make(8, 1), make(8, 1), make(8, 2)
    for env in (first, second, third):
        env.play_random(300)
    assert np.array_equal(first.observations, second.observations)
    assert not np.array_equal(first.observations, third.observations)


@every_env
def test_random_play_in_compiled_code_is_stepping_with_random_actions(make: Maker) -> None:
    inside, outside = make(8, 3), make(8, 3)
    inside.play_random(150)
    for _ in range(150):
        outside.step(outside.random_actions())
    assert np.array_equal(inside.observations, outside.observations)


@every_env
def test_arrays_stay_where_they_are(make: Maker) -> None:
    env = make(4, 1)
    places = [each.ctypes.data for each in (env.observations, env.masks, env.rewards, env.dones)]
    env.step(env.random_actions())
    env.reset(seed=2)
    arrays = (env.observations, env.masks, env.rewards, env.dones)
    assert places == [each.ctypes.data for each in arrays]


@every_env
def test_a_number_outside_the_mask_ends_the_game_for_its_seat(make: Maker) -> None:
    env = make(4, 1)
    wrong = np.array([np.flatnonzero(mask == 0)[-1] for mask in env.masks])
    seats = env.seats.copy()
    env.step(wrong)
    assert env.dones.all()
    assert (env.rewards[np.arange(4), seats] == -1).all()


def test_katalon_in_jax_is_katalon_in_numba() -> None:
    """In a process of its own: with JAX loaded, one that others share may not fork any more."""
    if find_spec("jax") is None:
        pytest.skip("the extra `gpu` is not installed")
    told = subprocess.run(
        [sys.executable, "-m", "tests.research.katalon_in_jax"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr[-2000:]
    assert int(told.stdout) > 500, "too few games were played to their end"


FRESH = """
from speeltafel.research.vector.towers import VectorTowers
env = VectorTowers(2, 1)
env.step(env.random_actions())
print(env.observations.shape[0])
"""


def test_kernels_of_opponents_are_compiled_for_who_needs_them(tmp_path: Path) -> None:
    """Also where no opponent has had them compiled before."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    told = subprocess.run(
        [sys.executable, "-c", FRESH], env=environment, capture_output=True, text=True, check=False
    )
    assert told.stdout.strip() == "2", told.stderr[-500:]


def test_a_changed_kernel_of_an_opponent_is_compiled_anew_into_vector_environments() -> None:
    """What they build in from elsewhere counts, also what that takes from its neighbours."""
    before = machine_code.checksum("speeltafel.research.vector.kernels")
    read = Path.read_text

    def changed(path: Path, *arguments: Any) -> str:
        text = read(path, *arguments)
        return text + "# changed" if path.name == "dice.py" else text

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "read_text", changed)
        assert machine_code.checksum("speeltafel.research.vector.kernels") != before
