"""A list that never changes, however long."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.core.data import from_data, to_data
from speeltafel.core.vector import WIDTH, Vector

LENGTHS = [0, 1, 2, WIDTH, WIDTH + 1, WIDTH**2, WIDTH**2 + 1, 10_000]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_vector_holds_what_was_put_in(length: int) -> None:
    vector = Vector(range(length))
    assert len(vector) == length
    assert list(vector) == list(range(length))
    assert [vector[index] for index in range(length)] == list(range(length))


@given(st.integers(1, 2000), st.lists(st.tuples(st.integers(0, 1999), st.integers())))
def test_a_vector_behaves_as_a_list_and_never_changes(
    length: int, changes: list[tuple[int, int]]
) -> None:
    vector, expected = Vector(range(length)), list(range(length))
    for index, item in changes:
        before, before_list = vector, list(vector)
        vector = vector.replace(index % length, item)
        expected[index % length] = item
        assert list(before) == before_list
    assert list(vector) == expected
    assert vector == Vector(expected)
    assert hash(vector) == hash(Vector(expected))


@pytest.mark.parametrize("index", [-1, 5, 32])
def test_a_place_that_is_not_there_is_refused(index: int) -> None:
    with pytest.raises(IndexError):
        Vector(range(5))[index]
    with pytest.raises(IndexError):
        Vector(range(5)).replace(index, 0)


def nodes(root: Any) -> set[int]:
    if not isinstance(root, tuple):
        return set()
    return {id(root)}.union(*(nodes(child) for child in root))


def test_replacing_one_of_ten_thousand_makes_three_new_nodes() -> None:
    vector = Vector(range(10_000))
    for index in Random(1).sample(range(10_000), 20):
        after = vector.replace(index, -1)
        assert len(nodes(after._root) - nodes(vector._root)) == 3


def test_a_vector_read_back_from_data_is_the_same() -> None:
    kind = Vector[tuple[int, str]]
    vector = Vector((number, str(number)) for number in range(1100))
    assert from_data(kind, json.loads(json.dumps(to_data(kind, vector)))) == vector


def test_vectors_of_other_length_or_content_differ() -> None:
    assert Vector([1, 2]) != Vector([1, 3])
    assert Vector([1, 2]) != Vector([1])
    assert Vector([1, 2]) != (1, 2)
    assert repr(Vector([1, 2])) == "Vector([1, 2])"
