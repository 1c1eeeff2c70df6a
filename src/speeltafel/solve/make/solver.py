"""Solves Katalon from the empty board: in steps that are kept, so that it can be resumed.

Forward through the layers (seconds, always done again), then backward; each solved layer is
written to the folder of parts at once. When the last is there, the parts become one file.
"""

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.katalon import KATALON
from speeltafel.solve.make.kernels.layer import LAST_LAYER, Layer, first_layer
from speeltafel.solve.make.kernels.orbits import find_orbits
from speeltafel.solve.make.layers import follow_captures, next_layer, solve_layer
from speeltafel.solve.make.resources import GIB, free_disk, free_memory
from speeltafel.solve.make.solution_writer import (
    Section,
    pack,
    section_of,
    write_solution,
    write_whole,
)
from speeltafel.solve.oracle import SOLUTION_NAME
from speeltafel.solve.solution_file import SolutionFile, open_solution, unpack

MEMORY: Final = 2 * GIB
"""Measured: 1.5 GiB at most; the rest is room to breathe."""
DISK: Final = 100 << 20
"""The parts and the file made of them, 30 MB each."""
PARTS: Final = "katalon.parts"
COUNTS: Final = "katalon.counts.json"


class Moment(NamedTuple):
    """Where the work stands."""

    backward: bool
    stones: int
    share: float
    """Of this layer, between 0 and 1."""
    positions: int
    """In this layer; 0 while it is not known."""


Watcher: TypeAlias = Callable[[Moment], None]


@dataclass(frozen=True)
class Solved:
    path: Path
    counts: list[dict[str, Any]]
    """Per layer of stones: positions, wins, draws, losses, longest."""


def lacking(folder: Path) -> Refusal | None:
    """What the machine lacks to begin, said before anything is begun."""
    memory, disk = free_memory(), free_disk(folder)
    if memory is not None and memory < MEMORY:
        return _lack("memory", MEMORY, memory)
    return _lack("disk", DISK, disk) if disk < DISK else None


def _lack(what: str, needed: int, found: int) -> Refusal:
    sizes = {"needed": f"{needed / GIB:.1f}", "found": f"{found / GIB:.1f}"}
    return Refusal(Kind.CONFIG, reason(f"solve-lack-{what}", **sizes), reason(f"solve-free-{what}"))


def solved_earlier(folder: Path) -> Solved | None:
    """What lies in the folder already, if it is whole."""
    path, counts = folder / SOLUTION_NAME, folder / COUNTS
    if not (path.exists() and counts.exists()):
        return None
    if isinstance(open_solution(path, _rules()), Refusal):
        return None
    return Solved(path, json.loads(counts.read_bytes()))


def solve(folder: Path, threads: int, watch: Watcher) -> Solved:
    """Solves what is not in the folder yet; stopped in between, it goes on where it was."""
    parts = folder / PARTS
    parts.mkdir(parents=True, exist_ok=True)
    orbits = find_orbits()
    layers = [first_layer(orbits)]
    sizes: dict[int, list[int]] = {}
    while True:
        layer = layers[-1]
        seen = _watching(watch, False, layer, 0, until=0.5)
        sizes[layer.stones] = follow_captures(orbits, layer, threads, seen).tolist()
        if layer.stones == LAST_LAYER:
            break
        seen = _watching(watch, False, layer, 0, since=0.5)
        layers.append(next_layer(orbits, layer, threads, seen))
    following: Layer | None = None
    for layer in reversed(layers):
        captures = sum(sizes[layer.stones][1:])
        if not _resume(parts, layer):
            total = int(np.bitwise_count(layer.bits).sum(dtype=np.int64)) + captures
            seen = _watching(watch, True, layer, total)
            histogram = solve_layer(orbits, layer, following, threads, seen)
            counts = json.dumps(summary(layer.stones, histogram)).encode()
            write_whole(_counts_path(parts, layer.stones), [counts])
            write_solution(_part(parts, layer.stones), [pack(layer, threads)], _rules())
        if following is not None:
            following.bits = following.ranks = following.values = None
        following = layer
        watch(Moment(True, layer.stones, 1.0, len(layer.values) + captures))
    return _join(folder, [layer.stones for layer in layers])


def _watching(
    watch: Watcher,
    backward: bool,
    layer: Layer,
    positions: int,
    since: float = 0.0,
    until: float = 1.0,
) -> Callable[[float], None]:
    """Tells of a step that takes a layer from one share to another."""

    def tell(share: float) -> None:
        watch(Moment(backward, layer.stones, since + share * (until - since), positions))

    return tell


def _rules() -> int:
    return KATALON.rules_version


def _part(parts: Path, stones: int) -> Path:
    return parts / f"layer-{stones:02}.solution"


def _counts_path(parts: Path, stones: int) -> Path:
    return parts / f"layer-{stones:02}.json"


def _resume(parts: Path, layer: Layer) -> bool:
    """Takes over a layer solved earlier, if its part is whole."""
    path = _part(parts, layer.stones)
    part = open_solution(path, _rules()) if path.exists() else None
    if not isinstance(part, SolutionFile):
        return False
    layer.index()
    scores = [score for block in blocks_of(part, layer.stones) for score in block.scores]
    if len(scores) != len(layer.values):
        return False
    layer.values[:] = scores
    return True


def blocks_of(solution: SolutionFile, stones: int) -> list[Any]:
    return [unpack(data) for data in solution.packed_blocks(stones)]


def summary(stones: int, histogram: Any) -> dict[str, Any]:
    """What there is to count in a layer."""
    total = histogram.sum(axis=0)
    scores = np.flatnonzero(total) - 128
    wins, losses = scores[scores > 0], -scores[scores < 0]
    return {
        "stones": stones,
        "positions": int(total.sum()),
        "stored": int(histogram[0].sum()),
        "per_captures": [int(count) for count in histogram.sum(axis=1)],
        "wins": int(total[129:].sum()),
        "draws": int(total[128]),
        "losses": int(total[:128].sum()),
        "longest_win": int(128 - wins.min()) if len(wins) else None,
        "longest_loss": int(128 - losses.min()) if len(losses) else None,
        "plies": {
            str(128 - abs(int(score))): int(total[score + 128] + total[128 - score])
            for score in sorted({abs(int(each)) for each in scores if each}, reverse=True)
        },
    }


def _join(folder: Path, stones: list[int]) -> Solved:
    """One file from all parts, and the counts beside it."""
    parts = folder / PARTS
    sections: list[Section] = []
    for each in stones:
        part = open_solution(_part(parts, each), _rules())
        assert isinstance(part, SolutionFile), "this part was written or checked a moment ago"
        sections.append(section_of(part, each))
    counts = [json.loads(_counts_path(parts, each).read_bytes()) for each in stones]
    path = folder / SOLUTION_NAME
    write_solution(path, sections, _rules())
    write_whole(folder / COUNTS, [json.dumps(counts, indent=1).encode()])
    shutil.rmtree(parts)
    return Solved(path, counts)
