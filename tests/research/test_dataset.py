"""The data set holds what the solution says, and its card counts it."""

from pathlib import Path
from random import Random

import pyarrow.parquet as pq
import pytest

from speeltafel.research.dataset import COLUMNS, make_dataset
from speeltafel.solve.node import Node
from speeltafel.solve.oracle import find_oracle


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("katalon")
    make_dataset(made, layers=[1, 4, 7])
    return made


def test_every_row_is_what_the_solution_says(folder: Path) -> None:
    oracle = find_oracle()
    for stones in (1, 4, 7):
        rows = pq.read_table(folder / f"katalon-{stones:02}.parquet").to_pylist()
        assert len(rows) == oracle.solution.layers[stones].positions
        for row in Random(1).sample(rows, min(len(rows), 300)):
            node = Node(row["mine"], row["theirs"], row["box"], row["barred"])
            assert node.stones == stones
            assert oracle.solution.score(node) == row["score"]
            assert row["value"] == (row["score"] > 0) - (row["score"] < 0)
            assert row["plies"] == (None if row["score"] == 0 else 128 - abs(row["score"]))


def test_no_position_stands_twice(folder: Path) -> None:
    rows = pq.read_table(folder / "katalon-07.parquet").to_pylist()
    assert len({(r["mine"], r["theirs"], r["box"], r["barred"]) for r in rows}) == len(rows)


def test_the_card_names_every_column_and_counts_every_file(folder: Path) -> None:
    card = (folder / "README.md").read_text(encoding="utf-8")
    for name in COLUMNS:
        assert f"| `{name}` |" in card
    values = pq.read_table(folder / "katalon-04.parquet")["value"].to_pylist()
    counts = " | ".join(str(values.count(value)) for value in (1, 0, -1))
    assert f"| 4 | {len(values)} | {counts} |" in card
