"""A solution file answers exactly, or is refused with what to do."""

from pathlib import Path
from random import Random

import pytest

from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.katalon import KATALON
from speeltafel.solve.make.sampling import nodes_of_each_layer
from speeltafel.solve.make.solution_writer import write_book
from speeltafel.solve.node import Node
from speeltafel.solve.oracle import BOOK_LAYERS, open_book
from speeltafel.solve.search import LiveSearch
from speeltafel.solve.solution_file import HEAD, SolutionFile, open_solution

RULES = KATALON.rules_version


@pytest.fixture(scope="module")
def book() -> SolutionFile:
    opened = open_book()
    assert isinstance(opened, SolutionFile)
    return opened


@pytest.fixture
def small(book: SolutionFile, tmp_path: Path) -> Path:
    path = tmp_path / "small.solution"
    write_book(path, book, 6, RULES)
    return path


def test_the_book_is_at_most_ten_megabytes(book: SolutionFile) -> None:
    assert book.path.stat().st_size <= 10_000_000


def test_the_book_knows_every_reachable_position_of_its_layers(book: SolutionFile) -> None:
    last = max(book.layers)
    for node in nodes_of_each_layer(Random(1), 30):
        known = book.score(node)
        assert (known is not None) == (node.stones <= last and not node.captures)


def test_the_book_does_not_know_what_cannot_be_reached(book: SolutionFile) -> None:
    assert book.score(Node(0b111, 0b11000, 4)) is None


def test_the_book_says_what_search_says(book: SolutionFile) -> None:
    nodes = [
        node for node in nodes_of_each_layer(Random(2), 20) if 12 <= node.stones <= BOOK_LAYERS
    ]
    for node in nodes:
        if not node.captures:
            assert book.score(node) == LiveSearch().solve(node)


def test_a_copied_layer_keeps_its_scores(book: SolutionFile, small: Path) -> None:
    copy = open_solution(small, RULES)
    assert isinstance(copy, SolutionFile)
    for node in nodes_of_each_layer(Random(3), 5):
        assert copy.score(node) == (book.score(node) if node.stones <= 6 else None)


def refused(path: Path) -> str:
    answer = open_solution(path, RULES)
    assert isinstance(answer, Refusal)
    assert answer.kind is Kind.RECORD
    assert answer.instead is not None
    return answer.why.code


@pytest.mark.parametrize("at", [HEAD.size - 1, HEAD.size, 2000, -1])
def test_one_changed_bit_is_noticed(small: Path, at: int) -> None:
    data = bytearray(small.read_bytes())
    data[at] ^= 1
    small.write_bytes(data)
    assert refused(small) == "solve-file-damaged"


@pytest.mark.parametrize("length", [9, HEAD.size, 3000, -1])
def test_a_truncated_file_is_noticed(small: Path, length: int) -> None:
    small.write_bytes(small.read_bytes()[:length])
    assert refused(small) == "solve-file-damaged"


@pytest.mark.parametrize("content", [b"", b"KATA", b"speeltafel record 1\n" * 10])
def test_a_foreign_file_is_refused(small: Path, content: bytes) -> None:
    small.write_bytes(content)
    assert refused(small) == "solve-file-foreign"


def test_another_format_is_refused_by_its_number(small: Path) -> None:
    data = bytearray(small.read_bytes())
    data[8] = 0
    small.write_bytes(data)
    assert refused(small) == "solve-file-format"


def test_a_solution_of_older_rules_is_refused(book: SolutionFile, tmp_path: Path) -> None:
    path = tmp_path / "old.solution"
    write_book(path, book, 3, RULES - 1)
    assert refused(path) == "solve-file-rules"


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere") == "solve-file-unreadable"
