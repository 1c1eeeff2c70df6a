"""Katalon solved whole, against the limit of the machine; and how quickly the oracle answers.

    scripts/bench solve

Limit: the bytes that must be moved (each layer's set of positions written once, read once forward
and once backward; each score written once and read once) at the speed at which this machine copies
memory with as many threads, measured before and after in the same run. The oracle uses the shipped
book and live search only; it has no compiled code, so its first answer is that of a new process.
Processor time stands beside the time on the wall, for machines that have other things to do.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np

from speeltafel.core.refusal import accept
from speeltafel.games.katalon.notation import format_position
from speeltafel.games.katalon.rules import apply, is_over, legal_moves
from speeltafel.games.katalon.state import START, State
from speeltafel.solve.oracle import Oracle, open_book

THREADS = 2
MOST_SECONDS = 300
MOST_GIB = 6
COPIED = 1 << 28
ANSWERS = 1000
STARTS = 20


def copy_speed() -> float:
    """Bytes read and written a second, copying large arrays on all threads; the best of five."""
    pairs = [(np.ones(COPIED // 8), np.empty(COPIED // 8)) for _ in range(THREADS)]
    times: list[float] = []
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(5):
            began = time.perf_counter()
            list(pool.map(lambda pair: np.copyto(pair[1], pair[0]), pairs))
            times.append(time.perf_counter() - began)
    return 2 * COPIED * THREADS / min(times)


@contextmanager
def timed(spent: dict[str, float], module: Any, names: dict[str, str]) -> Iterator[None]:
    """Adds up the seconds spent in functions of a module."""
    kept = {name: getattr(module, name) for name in names}

    def clocked(what: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def run(*arguments: Any) -> Any:
            began = time.perf_counter()
            try:
                return function(*arguments)
            finally:
                spent[what] = spent.get(what, 0.0) + time.perf_counter() - began

        return run

    for name, what in names.items():
        setattr(module, name, clocked(what, kept[name]))
    try:
        yield
    finally:
        for name, function in kept.items():
            setattr(module, name, function)


def solve_once(folder: Path) -> dict[str, Any]:
    """Solves everything in this process; what it took."""
    from speeltafel.solve.make import solver

    spent: dict[str, float] = {}
    names = {
        "follow_captures": "forward: captures",
        "next_layer": "forward: placements",
        "solve_layer": "backward",
        "pack": "packing",
        "_join": "one file",
    }
    began, cpu = time.perf_counter(), time.process_time()
    with timed(spent, solver, names):
        solved = solver.solve(folder, THREADS, lambda _: None)
    return {
        "seconds": time.perf_counter() - began,
        "cpu": time.process_time() - cpu,
        "bytes": bytes_to_move(solved.counts),
        "gib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20),
        "spent": spent,
        "positions": sum(layer["positions"] for layer in solved.counts),
        "file": solved.path.stat().st_size,
    }


def bytes_to_move(counts: list[dict[str, Any]]) -> int:
    from speeltafel.solve.make.kernels.layer import empty_layer
    from speeltafel.solve.make.kernels.orbits import find_orbits

    orbits = find_orbits()
    sets = sum(empty_layer(orbits, layer["stones"]).bits.nbytes for layer in counts)
    return int(3 * sets + 2 * sum(layer["stored"] for layer in counts))


def random_positions(seed: int, count: int) -> list[State]:
    generator = Random(seed)
    found: list[State] = []
    for _ in range(count):
        game = [START]
        while not is_over(game[-1]):
            move = generator.choice(legal_moves(game[-1], game[-1].turn))
            game.append(apply(game[-1], game[-1].turn, move))
        found.append(generator.choice(game[:-1]))
    return found


def oracle_times() -> tuple[list[float], list[float]]:
    """Milliseconds for the whole answer, every move's value and distance: on the wall, and of
    the processor."""
    oracle = Oracle(accept(open_book()))
    positions = random_positions(1, ANSWERS)
    oracle.ask(START)
    wall, cpu = [], []
    for position in positions:
        began, processor = time.perf_counter(), time.process_time()
        oracle.ask(position)
        wall.append(1000 * (time.perf_counter() - began))
        cpu.append(1000 * (time.process_time() - processor))
    return sorted(wall), sorted(cpu)


def first_answers(folder: Path) -> tuple[list[float], list[float]]:
    """Seconds from the start of `speeltafel value` to its end: on the wall, of the processor."""
    wall, cpu = [], []
    environment = {**os.environ, "SPEELTAFEL_SOLUTION": str(folder / "nothing-here")}
    for position in random_positions(2, STARTS):
        command = ["value", "katalon", format_position(position), "--json"]
        began, processor = time.perf_counter(), processor_of_children()
        subprocess.run(
            [sys.executable, "-m", "speeltafel", *command],
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        wall.append(time.perf_counter() - began)
        cpu.append(processor_of_children() - processor)
    return sorted(wall), sorted(cpu)


def processor_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    if sys.argv[1:2] == ["--inside"]:
        print(json.dumps(solve_once(Path(sys.argv[2]))))
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        before = copy_speed()
        runs = []
        compiled = {**os.environ, "NUMBA_CACHE_DIR": str(folder / "compiled")}
        for number in range(2):  # the first compiles, the second is measured
            command = [sys.executable, __file__, "--inside", str(folder / f"run-{number}")]
            done = subprocess.run(command, env=compiled, check=True, capture_output=True, text=True)
            runs.append(json.loads(done.stdout))
        speed = max(before, copy_speed())
        cold = first_answers(folder)
    warm = oracle_times()
    report(runs, speed, warm, cold)


def report(
    runs: list[dict[str, Any]],
    speed: float,
    warm: tuple[list[float], list[float]],
    cold: tuple[list[float], list[float]],
) -> None:
    compiled = runs[-1]
    limit = compiled["bytes"] / speed
    print(f"copying memory: {speed / 1e9:.1f} GB/s read and written, {THREADS} threads")
    print(
        f"whole solution: {compiled['positions']:,} positions in {compiled['seconds']:.1f} s "
        f"({compiled['cpu']:.1f} s of processor; with compiling {runs[0]['seconds']:.1f} s), "
        f"{compiled['gib']:.2f} GiB, file {compiled['file'] / 1e6:.1f} MB"
    )
    for what, seconds in sorted(compiled["spent"].items(), key=lambda each: -each[1]):
        print(f"  {what:<20} {seconds:5.1f} s  {seconds / compiled['seconds']:4.0%}")
    print(f"bytes that must be moved: {compiled['bytes'] / 1e9:.2f} GB, limit {limit:.2f} s")
    print(
        f"ratio to the limit: {compiled['seconds'] / limit:.1f} × on the wall, "
        f"{compiled['cpu'] / THREADS / limit:.1f} × by processor time over {THREADS} threads"
    )
    print(
        f"of the allowance: {compiled['seconds'] / MOST_SECONDS:.0%} of {MOST_SECONDS} s, "
        f"{compiled['gib'] / MOST_GIB:.0%} of {MOST_GIB} GiB"
    )
    for what, times in zip(("wall", "processor"), warm, strict=True):
        print(
            f"oracle, {len(times)} random positions, {what}: median {median(times):.2f} ms "
            f"(limit 5), p99 {times[int(len(times) * 0.99)]:.1f} ms (limit 100), "
            f"most {times[-1]:.0f} ms"
        )
    for what, times in zip(("wall", "processor"), cold, strict=True):
        print(
            f"first answer of a new process, {len(times)} starts, {what}: "
            f"median {median(times):.2f} s, most {times[-1]:.2f} s (limit 2)"
        )


if __name__ == "__main__":
    main()
