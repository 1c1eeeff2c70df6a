"""Katalon in JAX on whatever device JAX finds: steps with observations, masks and random moves.

    scripts/bench katalon_gpu [--tables 1048576] [--moves 200]

Needs JAX and NumPy only, so it runs from a bare checkout too: `PYTHONPATH=src python3
benchmarks/katalon_gpu.py`. `scripts/bench vector` gives the figures of one processor core.
"""

import argparse
import json
import platform
import time
from typing import Any

import jax
import jax.numpy as jnp

from speeltafel.research.vector import katalon_jax as katalon


def mixed(word: Any) -> Any:
    """A 32-bit scrambler (lowbias32): cheap luck, one word for each table."""
    word = (word ^ (word >> 16)) * jnp.uint32(0x7FEB352D)
    word = (word ^ (word >> 15)) * jnp.uint32(0x846CA68B)
    return word ^ (word >> 16)


def chosen(mask: Any, luck: Any) -> Any:
    """The n-th legal number, n at random: one pass over the mask."""
    count = mask.sum(axis=1, dtype=jnp.int32)
    nth = (luck >> 8).astype(jnp.int32) % count
    reached = jnp.cumsum(mask, axis=1, dtype=jnp.int32)
    return jnp.argmax((reached == nth[:, None] + 1) & mask, axis=1).astype(jnp.int32)


def seen(state: Any) -> Any:
    """The mask and the row, written to memory at every step as a network would read them."""
    barrier: Any = jax.lax.optimization_barrier
    return barrier((katalon.legal(state), katalon.observe(state)))


def made_runner(tables: int, moves: int) -> Any:
    def one(carry: Any, turn: Any) -> Any:
        state, (mask, _), total = carry
        luck = mixed(jnp.arange(tables, dtype=jnp.uint32) * jnp.uint32(0x9E3779B9) ^ mixed(turn))
        state, rewards, dones = katalon.step(state, chosen(mask, luck))
        total += jnp.array([dones.sum(), (rewards[:, 0] > 0).sum()], jnp.int32)
        return (state, seen(state), total), None

    @jax.jit
    def run(state: Any, first: Any) -> Any:
        carry = (state, seen(state), jnp.zeros(2, jnp.int32))
        turns = first + jnp.arange(moves, dtype=jnp.uint32)
        return jax.lax.scan(one, carry, turns)[0]

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[1 << 16, 1 << 20, 1 << 22])
    parser.add_argument("--moves", type=int, default=200)
    given = parser.parse_args()
    device = jax.devices()[0]
    print(f"{device.device_kind} ({device.platform}), JAX {jax.__version__}, {platform.machine()}")
    found = []
    for tables in given.tables:
        run = made_runner(tables, given.moves)
        state = katalon.start(tables)
        carry = run(state, jnp.uint32(0))
        carry[2].block_until_ready()
        rates, ended, wins = [], 0, 0
        for turn in range(1, 6):
            begun = time.perf_counter()
            carry = run(carry[0], jnp.uint32(turn * given.moves))
            carry[2].block_until_ready()
            rates.append(tables * given.moves / (time.perf_counter() - begun))
            ended += int(carry[2][0])
            wins += int(carry[2][1])
        steps = 5 * tables * given.moves
        rates.sort()
        print(
            f"{tables:>9} tables: {rates[2] / 1e6:9.1f} M steps/s (median of 5; "
            f"{rates[0] / 1e6:.1f} to {rates[4] / 1e6:.1f}), "
            f"{steps / ended:.2f} moves a game, first player wins {100 * wins / ended:.2f} %"
        )
        found.append({"tables": tables, "steps_per_second": rates[2], "all": rates})
    print(json.dumps({"device": device.device_kind, "jax": jax.__version__, "runs": found}))


if __name__ == "__main__":
    main()
