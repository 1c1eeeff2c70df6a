"""Katalon's solution as a data set: Parquet files, one for each number of stones, and a data card.

`speeltafel research dataset FOLDER` makes it: up to 13 stones from the book that is shipped, the
whole game where `speeltafel solve katalon` has made the whole solution.
"""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from speeltafel.games.katalon import KATALON
from speeltafel.solve.oracle import find_oracle
from speeltafel.solve.solution_file import COLOURING_BITS, SolutionFile, unpack

COLUMNS: Final = {
    "mine": (pa.int32(), "fields with a stone of the player to move, as bits 0 … 20"),
    "theirs": (pa.int32(), "fields with a stone of the opponent, who has just moved"),
    "box": (pa.int8(), "the forced box: 0 N, 1 O, 2 Z, 3 W, 4 M; 5 before the first move"),
    "barred": (
        pa.int8(),
        "where a capture is due, which stone may not be taken: 0 none, 1 the one on the field of "
        "the box's own letter, 2 the one shared with the middle box",
    ),
    "score": (pa.int8(), "128 − plies for a win, −(128 − plies) for a loss, 0 for a draw"),
    "value": (pa.int8(), "1 win, 0 draw, −1 loss, for the player to move, under best play"),
    "plies": (pa.int8(), "single moves until the end under best play; null for a draw"),
}
SCHEMA: Final = pa.schema([pa.field(name, kind) for name, (kind, _) in COLUMNS.items()])
CARD: Final = "README.md"


class Shard(NamedTuple):
    stones: int
    path: Path
    positions: int
    wins: int
    draws: int
    losses: int
    sha256: str


def make_dataset(
    folder: Path, layers: Iterable[int] | None = None, solution: SolutionFile | None = None
) -> list[Shard]:
    """Writes a file for each layer wanted (all that the solution holds) and the card."""
    source = solution or find_oracle().solution
    folder.mkdir(parents=True, exist_ok=True)
    wanted = sorted(source.layers) if layers is None else sorted(set(layers))
    shards = [_write_layer(folder, source, stones) for stones in wanted]
    (folder / CARD).write_text(data_card(shards), encoding="utf-8")
    return shards


def _write_layer(folder: Path, source: SolutionFile, stones: int) -> Shard:
    path = folder / f"katalon-{stones:02}.parquet"
    counts = np.zeros(3, np.int64)
    with pq.ParquetWriter(path, SCHEMA, compression="zstd") as writer:
        for columns in rows_of(source, stones):
            counts += np.bincount(columns["value"] + 1, minlength=3)
            writer.write_batch(_batch(columns))
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    losses, draws, wins = (int(count) for count in counts)
    return Shard(stones, path, int(counts.sum()), wins, draws, losses, digest)


def _batch(columns: dict[str, Any]) -> Any:
    arrays = [
        pa.array(columns[name], kind, mask=columns["score"] == 0 if name == "plies" else None)
        for name, (kind, _) in COLUMNS.items()
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=SCHEMA)


def rows_of(source: SolutionFile, stones: int) -> Iterator[dict[str, Any]]:
    """The positions of a layer, block by block, as columns."""
    for packed in source.packed_blocks(stones):
        block = unpack(packed)
        sizes = np.diff(block.starts)
        planes = np.repeat(np.array(block.planes, np.int64), sizes)
        low, middle, high = (
            np.frombuffer(column, np.uint8).astype(np.int64) for column in block.gaps
        )
        reached = np.cumsum(low | middle << 8 | high << 16)
        before = np.concatenate([[0], reached])[block.starts[:-1]]
        colourings = reached - np.repeat(before, sizes)
        assert colourings.max(initial=0) < 1 << COLOURING_BITS
        mine = _expanded(colourings, planes >> 5)
        scores = np.array(block.scores, np.int64)
        yield {
            "mine": mine,
            "theirs": (planes >> 5) ^ mine,
            "box": planes >> 2 & 7,
            "barred": planes & 3,
            "score": scores,
            "value": np.sign(scores),
            "plies": 128 - np.abs(scores),
        }


def _expanded(colourings: Any, occupied: Any) -> Any:
    """The stones of the player to move: the n-th bit of a colouring is the n-th field taken."""
    stones = np.zeros_like(occupied)
    place = np.zeros_like(occupied)
    for field in range(COLOURING_BITS):
        taken = occupied >> field & 1
        stones |= (colourings >> place & taken) << field
        place += taken
    return stones


def data_card(shards: list[Shard]) -> str:
    total = sum(shard.positions for shard in shards)
    columns = "\n".join(
        f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in COLUMNS.items()
    )
    rows = "\n".join(
        f"| {shard.stones} | {shard.positions} | {shard.wins} | {shard.draws} | {shard.losses} "
        f"| `{shard.sha256[:16]}` |"
        for shard in shards
    )
    return CARD_TEXT.format(
        total=f"{total:,}",
        most=max(shard.stones for shard in shards),
        version=KATALON.rules_version,
        columns=columns,
        rows=rows,
    )


CARD_TEXT: Final = """\
---
license: mit
pretty_name: Katalon, solved
tags: [board games, game theory, exact regret]
---
# Katalon, solved

Every reachable position of Katalon with up to {most} stones ({total} rows), each with its proven
value under best play and the number of moves to the end. Katalon is a board game by Hartmut
Kommerell; the rules are those of Speeltafel, rules version {version} (KT-1 … KT-9).

**How it was made.** `speeltafel research dataset` writes what `speeltafel solve katalon` has
proven, layer by layer from the full board backwards. Nothing is estimated.

**What a row is.** A position seen by the player to move. Rows stand for up to eight positions each:
boxes and letters turned and mirrored together. Colours do not matter. Where a capture is due the
count of captures in a row is 0: positions in the middle of such a row are not listed.

**Uses.** Exact regret of a policy, value and distance prediction, probing of what a network knows.
Splits are left to you; positions of neighbouring layers are related, so split by layer or by game.

**Limits.** One game; the distribution is that of all positions, not of positions people reach.

| column | type | meaning |
|---|---|---|
{columns}

| stones | positions | wins | draws | losses | sha256 of the file |
|---|---|---|---|---|---|
{rows}

Licence: MIT, as Speeltafel. Cite as in `CITATION.cff`.
"""
