"""The whole solution, one layer at a time, on a few threads."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import numpy as np

from speeltafel.solve.make.kernels.backward import solve_captures, solve_open
from speeltafel.solve.make.kernels.forward import spread_all_captures, spread_placements
from speeltafel.solve.make.kernels.layer import Layer, empty_layer
from speeltafel.solve.make.kernels.orbits import Orbits

Progress: TypeAlias = Callable[[float], None]
"""Called with the share of a layer that is done."""

PIECES = 64


class _Pieces:
    """Hands out ranges of orbits to threads until none is left, or somebody stops."""

    def __init__(self, orbits: int, progress: Progress) -> None:
        self._step = max(1, -(-orbits // PIECES))
        self._starts = iter(range(0, orbits, self._step))
        self._orbits = orbits
        self._lock = threading.Lock()
        self._progress = progress

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while True:
            with self._lock:
                start = next(self._starts, None)
                if start is None:
                    return
                self._progress(start / self._orbits)
            yield start, min(self._orbits, start + self._step)

    def stop(self) -> None:
        with self._lock:
            self._starts = iter(range(0))


def _in_threads(threads: int, pieces: _Pieces, work: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(threads) as pool:
        try:
            return [future.result() for future in [pool.submit(work) for _ in range(threads)]]
        except BaseException:  # an interrupt should not wait for the whole layer
            pieces.stop()
            raise


def next_layer(orbits: Orbits, layer: Layer, threads: int, progress: Progress) -> Layer:
    """All that placements reach from a layer whose captures have been followed."""
    following = empty_layer(orbits, layer.stones + 1)
    pieces = _Pieces(len(layer.representatives), progress)

    def work() -> Any:
        # Each thread marks a set of its own: two must not change one word at the same time.
        bits = np.zeros_like(following.bits)
        for first, last in pieces:
            spread_placements(
                layer.stones, layer.representatives, layer.planes, layer.words, layer.bits,
                first, last,
                following.representatives, following.planes, following.words, bits,
                orbits.number, orbits.symmetry, orbits.stabilizer,
            )  # fmt: skip
        return bits

    for bits in _in_threads(threads, pieces, work):
        following.bits |= bits
    return following


def follow_captures(orbits: Orbits, layer: Layer, threads: int, progress: Progress) -> Any:
    """Adds what captures reach within the layer; returns the positions per capture count."""
    pieces = _Pieces(len(layer.representatives), progress)

    def work() -> Any:
        counts = np.zeros(10, np.int64)
        for first, last in pieces:
            spread_all_captures(
                layer.stones, layer.representatives, layer.planes, layer.words, layer.bits,
                first, last, orbits.stabilizer, counts,
            )  # fmt: skip
        return counts

    return sum(_in_threads(threads, pieces, work))


def solve_layer(
    orbits: Orbits, layer: Layer, following: Layer | None, threads: int, progress: Progress
) -> Any:
    """Fills `layer.values`; returns how many positions have each score (+ 128), per count.

    Row 0 holds all that is not within a row of captures: open positions and first captures.
    """
    layer.index()
    after = following or layer  # nothing follows the last layer, and nothing is looked up then
    pieces = _Pieces(len(layer.representatives), progress)

    def work() -> Any:
        counts = np.zeros(10, np.int64)
        histogram = np.zeros((10, 256), np.int64)
        for first, last in pieces:
            solve_open(
                layer.stones, layer.representatives, layer.planes, layer.words, layer.bits,
                layer.ranks, layer.values, first, last,
                after.representatives, after.planes, after.words, after.bits,
                after.ranks, after.values,
                orbits.number, orbits.symmetry, orbits.stabilizer,
            )  # fmt: skip
            solve_captures(
                layer.stones, layer.representatives, layer.planes, layer.words, layer.bits,
                layer.ranks, layer.values, first, last, orbits.stabilizer, counts, histogram,
            )  # fmt: skip
        return histogram

    histogram = sum(_in_threads(threads, pieces, work))
    histogram[0] = np.bincount(layer.values.astype(np.int64) + 128, minlength=256)
    return histogram
