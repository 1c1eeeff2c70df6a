"""The file that holds a solution, whole or in part; reading it needs the standard library only.

    magic  8 bytes   b"KATALON="
    format u16       FORMAT
    rules  u16       rules version of Katalon the values belong to
    layers u16       how many layers of stones are inside
    table  u32       length of the table of contents
    sha256 32 bytes  of everything after it
    table of contents, then blocks, each deflated on its own

The table of contents names, for each layer, its number of stones, of positions and of blocks, and
for each block its first key and its length. A key is (fields, box, barred code, colouring); a
block holds the keys of up to BLOCK positions in rising order, plane by plane, and their scores.
All numbers are little-endian.
"""

import hashlib
import struct
import zlib
from array import array
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Final, NamedTuple

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.solve.node import Node
from speeltafel.solve.symmetry import representative

MAGIC: Final = b"KATALON="
FORMAT: Final = 1
HEAD: Final = struct.Struct("<8sHHHI32s")
LAYER: Final = struct.Struct("<HQI")
BLOCK: Final = 4096
KEPT_BLOCKS: Final = 256
COLOURING_BITS: Final = 21


class Block(NamedTuple):
    planes: Sequence[int]
    starts: list[int]
    gaps: tuple[bytes, bytes, bytes]
    """The low, middle and high bytes of the distance of each colouring to the one before."""
    scores: Sequence[int]


def key_of(node: Node) -> int:
    """The key of a node that is its own representative."""
    occupied = node.mine | node.theirs
    colouring = place = 0
    rest = occupied
    while rest:
        low = rest & -rest
        if node.mine & low:
            colouring |= 1 << place
        place += 1
        rest ^= low
    plane = occupied << 5 | node.box << 2 | node.barred
    return plane << COLOURING_BITS | colouring


def unpack(data: bytes) -> Block:
    raw = zlib.decompress(data)
    count, positions = struct.unpack_from("<II", raw)
    at = 8
    planes = array("I", raw[at : at + 4 * count])
    at += 4 * count
    sizes = array("H", raw[at : at + 2 * count])
    at += 2 * count
    gaps = [raw[at + each * positions : at + (each + 1) * positions] for each in range(3)]
    scores = array("b", raw[at + 3 * positions :])
    return Block(planes, [0, *accumulate(sizes)], (gaps[0], gaps[1], gaps[2]), scores)


def find(block: Block, key: int) -> int | None:
    """The score of a key, if it is inside."""
    plane, colouring = key >> COLOURING_BITS, key & (1 << COLOURING_BITS) - 1
    index = bisect_right(block.planes, plane) - 1
    if index < 0 or block.planes[index] != plane:
        return None
    first, last = block.starts[index], block.starts[index + 1]
    low, middle, high = (column[first:last] for column in block.gaps)
    reached = 0
    for offset, (small, medium, large) in enumerate(zip(low, middle, high, strict=True)):
        reached += small | medium << 8 | large << 16
        if reached >= colouring:
            return block.scores[first + offset] if reached == colouring else None
    return None


class LayerIndex(NamedTuple):
    stones: int
    positions: int
    first_keys: Sequence[int]
    offsets: list[int]
    """Where each block begins, and where the last one ends."""


class SolutionFile:
    """Looks up scores by node; keeps the blocks used last."""

    def __init__(self, path: Path, data: bytes, layers: dict[int, LayerIndex]) -> None:
        self.path = path
        self.layers = layers
        self._data = data
        self._blocks: OrderedDict[tuple[int, int], Block] = OrderedDict()

    @property
    def positions(self) -> int:
        return sum(layer.positions for layer in self.layers.values())

    def score(self, node: Node) -> int | None:
        """The score of a node that is inside: open, or at the first of a row of captures."""
        layer = self.layers.get(node.stones)
        if layer is None or node.captures:
            return None
        key = key_of(representative(node))
        number = bisect_right(layer.first_keys, key) - 1
        return None if number < 0 else find(self._block(layer, number), key)

    def packed_blocks(self, stones: int) -> list[bytes]:
        offsets = self.layers[stones].offsets
        return [self._data[a:b] for a, b in pairwise(offsets)]

    def _block(self, layer: LayerIndex, number: int) -> Block:
        name = (layer.stones, number)
        block = self._blocks.get(name)
        if block is None:
            block = unpack(self._data[layer.offsets[number] : layer.offsets[number + 1]])
            self._blocks[name] = block
            if len(self._blocks) > KEPT_BLOCKS:
                self._blocks.popitem(last=False)
        else:
            self._blocks.move_to_end(name)
        return block


def open_solution(path: Path, rules_version: int) -> SolutionFile | Refusal:
    """The file, once its checksum, format and rules have been found right."""
    try:
        data = path.read_bytes()
    except OSError as error:
        return _refusal("unreadable", path, why=error.strerror or str(error))
    if data[: len(MAGIC)] != MAGIC:
        return _refusal("foreign", path)
    if len(data) < HEAD.size:
        return _refusal("damaged", path)
    _, version, rules, layers, table, checksum = HEAD.unpack_from(data)
    if version != FORMAT:
        return _refusal("format", path, found=version, wanted=FORMAT)
    if rules != rules_version:
        return _refusal("rules", path, found=rules, wanted=rules_version)
    if hashlib.sha256(memoryview(data)[HEAD.size :]).digest() != checksum:
        return _refusal("damaged", path)
    return SolutionFile(path, data, _read_table(data, layers, table))


def _read_table(data: bytes, layers: int, table: int) -> dict[int, LayerIndex]:
    found: dict[int, LayerIndex] = {}
    at, offset = HEAD.size, HEAD.size + table
    for _ in range(layers):
        stones, positions, blocks = LAYER.unpack_from(data, at)
        at += LAYER.size
        keys = array("Q", data[at : at + 8 * blocks])
        at += 8 * blocks
        lengths = array("I", data[at : at + 4 * blocks])
        at += 4 * blocks
        offsets = [offset, *accumulate(lengths, initial=offset)][1:]
        found[stones] = LayerIndex(stones, positions, keys, offsets)
        offset = offsets[-1]
    return found


def _refusal(what: str, path: Path, **arguments: int | str) -> Refusal:
    why = reason(f"solve-file-{what}", path=str(path), **arguments)
    return Refusal(Kind.RECORD, why, reason("solve-file-again"))
