"""Steps the same tables in JAX and in numba, compares everything, prints how many games ended."""

import jax.numpy as jnp
import numpy as np

from speeltafel.research.vector import katalon_jax
from speeltafel.research.vector.katalon import VectorKatalon


def compare() -> int:
    env = VectorKatalon(512, seed=4)
    tables = katalon_jax.start(512)
    ended = 0
    for _ in range(60):
        assert np.array_equal(np.asarray(katalon_jax.observe(tables)), env.observations)
        assert np.array_equal(np.asarray(katalon_jax.legal(tables)), env.masks.astype(bool))
        actions = env.random_actions()
        env.step(actions)
        tables, rewards, dones = katalon_jax.step(tables, jnp.asarray(actions, jnp.int32))
        assert np.array_equal(np.asarray(dones), env.dones)
        assert np.array_equal(np.asarray(rewards), env.rewards)
        ended += int(env.dones.sum())
    return ended


if __name__ == "__main__":
    print(compare())
