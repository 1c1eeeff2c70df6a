"""Where the games of an arena are played: here, on all cores, or on a Ray cluster."""

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final

from speeltafel.arena.arena import Fixture, Result, play_fixture
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused

PORTIONS: Final = 16
"""Portions for each worker: enough for a progress bar, few enough to be quick."""

KNOCKING: Final = 5.0
"""Seconds."""


def play_here(fixtures: Sequence[Fixture], processes: int = 0) -> Iterator[Result]:
    """In the order of the fixtures; 0 processes are as many as there are cores."""
    count = processes or os.cpu_count() or 1
    if count == 1:
        yield from map(play_fixture, fixtures)
        return
    portion = max(1, len(fixtures) // (count * PORTIONS))
    # Not forked: numba and JAX have threads, and a copy of those may hang.
    with ProcessPoolExecutor(count, get_context("spawn")) as pool:
        yield from pool.map(play_fixture, fixtures, chunksize=portion)


def play_on_ray(fixtures: Sequence[Fixture], address: str) -> Iterator[Result]:
    """On every machine of the cluster, as results come in; Speeltafel must be installed there."""
    try:
        ray: Any = import_module("ray")  # an extra: it need not be there, nor its types
    except ImportError:
        missing = Refusal(Kind.CONFIG, reason("bots-no-ray"), reason("bots-install-ray"))
        raise Refused(missing) from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        why = reason("bots-no-cluster", address=address, why=str(error).splitlines()[0])
        raise Refused(Refusal(Kind.CONFIG, why, reason("bots-start-cluster"))) from None
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        portion = max(1, len(fixtures) // (cores * PORTIONS))
        remote = ray.remote(_play_portion)
        waiting = [
            remote.remote(fixtures[start : start + portion])
            for start in range(0, len(fixtures), portion)
        ]
        while waiting:
            ready, waiting = ray.wait(waiting)
            for results in ray.get(ready):
                yield from results
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself tries for minutes to reach a machine that is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=KNOCKING).close()


def _play_portion(fixtures: Sequence[Fixture]) -> list[Result]:
    return [play_fixture(fixture) for fixture in fixtures]
