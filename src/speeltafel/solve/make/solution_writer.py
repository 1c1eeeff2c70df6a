"""Writes solved layers into a solution file."""

import hashlib
import os
import struct
import zlib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from speeltafel.solve.make.kernels.layer import Layer, list_keys
from speeltafel.solve.solution_file import (
    BLOCK,
    COLOURING_BITS,
    FORMAT,
    HEAD,
    LAYER,
    MAGIC,
    SolutionFile,
)

EFFORT = 6
"""Of deflate: 9 saves one part in a hundred and takes twice the time."""


class Section(NamedTuple):
    """A layer, packed: its part of the table of contents, and its blocks."""

    contents: bytes
    blocks: bytes


def pack(layer: Layer, threads: int = 2) -> Section:
    keys = np.empty(len(layer.values), np.int64)
    list_keys(layer.representatives, layer.planes, layer.words, layer.bits, keys)
    starts = range(0, len(keys), BLOCK)
    with ThreadPoolExecutor(threads) as pool:
        packed = list(
            pool.map(
                lambda at: pack_block(keys[at : at + BLOCK], layer.values[at : at + BLOCK]), starts
            )
        )
    return _section(layer.stones, len(keys), keys[::BLOCK], packed)


def section_of(solution: SolutionFile, stones: int) -> Section:
    """A layer of a file, to be put into another one."""
    layer = solution.layers[stones]
    blocks = solution.packed_blocks(stones)
    return _section(stones, layer.positions, np.array(layer.first_keys), blocks)


def _section(stones: int, positions: int, first_keys: Any, blocks: list[bytes]) -> Section:
    lengths = np.array([len(block) for block in blocks], "<u4").tobytes()
    head = LAYER.pack(stones, positions, len(blocks))
    return Section(head + first_keys.astype("<u8").tobytes() + lengths, b"".join(blocks))


def pack_block(keys: Any, values: Any) -> bytes:
    planes = keys >> COLOURING_BITS
    colourings = keys & ((1 << COLOURING_BITS) - 1)
    begins = np.flatnonzero(np.diff(planes, prepend=-1))
    gaps = np.diff(colourings, prepend=0)
    gaps[begins] = colourings[begins]
    sizes = np.diff(begins, append=len(keys))
    raw = [
        struct.pack("<II", len(begins), len(keys)),
        planes[begins].astype("<u4").tobytes(),
        sizes.astype("<u2").tobytes(),
        *[(gaps >> shift & 255).astype(np.uint8).tobytes() for shift in (0, 8, 16)],
        values.tobytes(),
    ]
    return zlib.compress(b"".join(raw), EFFORT)


def write_solution(path: Path, sections: Sequence[Section], rules_version: int) -> None:
    """All or nothing: the file gets its name when it is complete."""
    contents = b"".join(section.contents for section in sections)
    digest = hashlib.sha256(contents)
    for section in sections:
        digest.update(section.blocks)
    head = HEAD.pack(MAGIC, FORMAT, rules_version, len(sections), len(contents), digest.digest())
    write_whole(path, [head, contents, *[section.blocks for section in sections]])


def write_whole(path: Path, parts: Iterable[bytes]) -> None:
    unfinished = path.with_name(path.name + ".unfinished")
    with unfinished.open("wb") as file:
        for part in parts:
            file.write(part)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def write_book(path: Path, solution: SolutionFile, stones: int, rules_version: int) -> None:
    """The first layers of a solution; what comes later is near enough to be searched live."""
    sections = [section_of(solution, each) for each in range(1, stones + 1)]
    write_solution(path, sections, rules_version)
