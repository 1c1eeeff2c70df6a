"""Vector environments against pgx and OpenSpiel: random moves with observations and masks.

    scripts/bench vector [--seconds 3] [--tables 1024] [--write docs/research/vector.json]

All on one core. Every step chooses a random legal action, makes the move, starts ended games again
and builds the observation and the mask of the next player. Rates are steps for each second of
processor time, so that other work on the machine costs little; the wall clock stands beside it.

- ours: `play_random` of each vector environment (numba)
- pgx: `connect_four` (42 fields, observation 6 × 7 × 2; the game of pgx nearest to Katalon's 21
  fields and 71 numbers) and `tic_tac_toe`, jit, vmap and scan, on one thread
- OpenSpiel: `connect_four` in C++ driven from Python, with `observation_tensor`, and our adapter
"""

import argparse
import json
import os
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("NUMBA_NUM_THREADS", "1")
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

PEER = "pgx connect_four"


class Rate(NamedTuple):
    name: str
    per_cpu_second: float
    per_second: float


def measured(name: str, run: Callable[[], int], seconds: float) -> Rate:
    """Runs until the processor time is spent; the best of three, after one run to warm up."""
    run()
    best = Rate(name, 0.0, 0.0)
    for _ in range(3):
        steps, cpu, wall = 0, time.process_time(), time.perf_counter()
        while time.process_time() - cpu < seconds / 3:
            steps += run()
        spent, passed = time.process_time() - cpu, time.perf_counter() - wall
        if steps / spent > best.per_cpu_second:
            best = Rate(name, steps / spent, steps / passed)
    return best


def ours(tables: int, seconds: float) -> list[Rate]:
    from speeltafel.research.vector.kapai import VectorKapai
    from speeltafel.research.vector.katalon import VectorKatalon
    from speeltafel.research.vector.kobito import VectorKobito
    from speeltafel.research.vector.towers import VectorTowers

    made: list[tuple[str, Any, int]] = [
        ("Katalon", VectorKatalon(tables), 1000),
        ("Ka Pai, alone", VectorKapai(tables), 5),
        ("Ka Pai, 2 players", VectorKapai(tables, players=2), 5),
        ("Kobito, 2 players", VectorKobito(tables), 5),
        ("Stapeltoren 4, 2 players", VectorTowers(tables), 20),
    ]

    def runner(env: Any, moves: int) -> Callable[[], int]:
        def run() -> int:
            env.play_random(moves)
            return moves * tables

        return run

    rates = [measured(name, runner(env, moves), seconds) for name, env, moves in made]
    katalon = made[0][1]

    def from_python() -> int:
        for _ in range(100):
            katalon.step(katalon.random_actions())
        return 100 * tables

    return [*rates, measured("Katalon, stepped from Python", from_python, seconds)]


def pgx_rate(game: str, tables: int, seconds: float) -> Rate:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choose, again = jax.random.split(key, 3)
        wishes = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choose, wishes, axis=1)
        state = step(state, action, jax.random.split(again, tables))
        return (state, key), None

    @jax.jit
    def play(carry: Any) -> Any:
        return jax.lax.scan(one, carry, None, length=100)[0]

    init = jax.jit(jax.vmap(env.init))
    held = [(init(jax.random.split(jax.random.PRNGKey(0), tables)), jax.random.PRNGKey(1))]

    def run() -> int:
        held[0] = play(held[0])
        held[0][0].observation.block_until_ready()
        return 100 * tables

    return measured(f"pgx {game}", run, seconds)


def openspiel_rate(name: str, game: str, seconds: float) -> Rate:
    import random

    import pyspiel

    import speeltafel.research.openspiel  # noqa: F401 - registers our games

    loaded = pyspiel.load_game(game)
    generator = random.Random(1)

    def run() -> int:
        steps = 0
        for _ in range(5):
            state = loaded.new_initial_state()
            while not state.is_terminal():
                state.observation_tensor(state.current_player())
                state.apply_action(generator.choice(state.legal_actions()))
                steps += 1
        return steps

    return measured(name, run, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--write", type=Path)
    given = parser.parse_args()
    load = os.getloadavg()[0]
    rates = ours(given.tables, given.seconds)
    try:
        rates += [
            pgx_rate(game, given.tables, given.seconds) for game in ("connect_four", "tic_tac_toe")
        ]
    except ImportError:
        print("pgx is missing: pip install 'speeltafel[bench]'")
    rates.append(openspiel_rate("OpenSpiel connect_four", "connect_four", given.seconds))
    rates.append(openspiel_rate("our OpenSpiel Katalon", "speeltafel_katalon", given.seconds))
    by_name = {rate.name: rate.per_cpu_second for rate in rates}
    peer, spiel = by_name.get(PEER), by_name["OpenSpiel connect_four"]
    print(f"{platform.processor() or platform.machine()}, load {load:.1f}, {given.tables} tables")
    print(f"{'':32}{'M steps/CPU s':>14}{'M steps/s':>11}{'× pgx c4':>10}{'× OpenSpiel c4':>16}")
    for rate in rates:
        against = f"{rate.per_cpu_second / peer:10.2f}" if peer else " " * 10
        print(
            f"{rate.name:32}{rate.per_cpu_second / 1e6:14.3f}{rate.per_second / 1e6:11.3f}{against}"
            f"{rate.per_cpu_second / spiel:16.2f}"
        )
    if given.write:
        data = {
            "machine": platform.processor() or platform.machine(),
            "load": load,
            "tables": given.tables,
            "rates": [rate._asdict() for rate in rates],
        }
        given.write.parent.mkdir(parents=True, exist_ok=True)
        given.write.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
