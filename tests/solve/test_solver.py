"""The whole solver, from a start so late that a test can afford it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from speeltafel.games.katalon import KATALON
from speeltafel.solve.make import resources, solver
from speeltafel.solve.make.kernels.layer import Layer
from speeltafel.solve.make.layers import solve_layer
from speeltafel.solve.make.sampling import random_game
from speeltafel.solve.make.verification import compare_methods
from speeltafel.solve.node import Node
from speeltafel.solve.oracle import Oracle
from speeltafel.solve.solution_file import SolutionFile, open_solution
from tests.solve.test_kernels import seeded_layer


def late_nodes() -> list[Node]:
    generator = Random(9)
    nodes: list[Node] = []
    while len(nodes) < 30:
        game = random_game(generator)
        nodes += [node for node in game if node.stones == 17 and not node.captures]
    return nodes


@pytest.fixture(autouse=True)
def late_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_layer(orbits: Any) -> Layer:
        del orbits
        return seeded_layer(late_nodes(), 17)

    monkeypatch.setattr(solver, "first_layer", first_layer)


def unwatched(moment: solver.Moment) -> None:
    del moment


def test_it_writes_one_file_that_answers(tmp_path: Path) -> None:
    solved = solver.solve(tmp_path, 2, unwatched)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "katalon.counts.json",
        "katalon.solution",
    ]
    opened = open_solution(solved.path, KATALON.rules_version)
    assert isinstance(opened, SolutionFile)
    assert opened.positions == sum(layer["stored"] for layer in solved.counts)
    for layer in solved.counts:
        assert layer["positions"] == layer["wins"] + layer["draws"] + layer["losses"]
    for node in late_nodes():
        assert opened.score(node) == Oracle(opened).score(node)


def test_what_is_solved_is_not_solved_again_unless_it_is_damaged(tmp_path: Path) -> None:
    assert solver.solved_earlier(tmp_path) is None
    solved = solver.solve(tmp_path, 2, unwatched)
    assert solver.solved_earlier(tmp_path) == solved
    solved.path.write_bytes(solved.path.read_bytes()[:-1])
    assert solver.solved_earlier(tmp_path) is None


def test_stopped_halfway_it_goes_on_and_ends_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = solver.solve(tmp_path / "whole", 2, unwatched)

    def stop(moment: solver.Moment) -> None:
        if moment.backward and moment.stones == 18:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solver.solve(tmp_path / "halves", 2, stop)
    parts = tmp_path / "halves" / solver.PARTS
    assert {path.stem for path in parts.glob("*.solution")} == {"layer-19", "layer-20"}
    (parts / "layer-19.solution").write_bytes(b"damaged meanwhile")

    again: list[int] = []

    def counted(orbits: Any, layer: Layer, *rest: Any) -> Any:
        again.append(layer.stones)
        return solve_layer(orbits, layer, *rest)

    monkeypatch.setattr(solver, "solve_layer", counted)
    halves = solver.solve(tmp_path / "halves", 2, unwatched)
    assert again == [19, 18, 17]
    assert halves.path.read_bytes() == whole.path.read_bytes()
    assert halves.counts == whole.counts


def test_too_little_memory_is_said_before_anything_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver, "free_memory", lambda: resources.GIB)
    refusal = solver.lacking(tmp_path / "later")
    assert refusal is not None
    assert refusal.why.code == "solve-lack-memory"
    assert refusal.why.argument("found") == "1.0"
    assert list(tmp_path.iterdir()) == []


def test_too_little_disk_is_said_before_anything_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver, "free_memory", lambda: None)
    monkeypatch.setattr(solver, "free_disk", lambda folder: 1000)
    refusal = solver.lacking(tmp_path)
    assert refusal is not None
    assert refusal.why.code == "solve-lack-disk"


def test_the_machine_tells_what_it_has(tmp_path: Path) -> None:
    memory = resources.free_memory()
    assert memory is None or memory > 0
    assert resources.free_disk(tmp_path / "not" / "there" / "yet") > 0


def test_both_methods_agree_on_random_positions_of_all_layers() -> None:
    from speeltafel.solve.oracle import find_oracle

    agreement = compare_methods(find_oracle(), 200, seed=5)
    assert agreement.compared == 200
    assert agreement.differing == 0
