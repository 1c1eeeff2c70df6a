"""States as plain data and back."""

import json
from enum import Enum
from typing import Any, Literal, NamedTuple

import pytest

from speeltafel.core.data import from_data, to_data


class Colour(Enum):
    RED = 1
    BLUE = 2


class Leaf(NamedTuple):
    number: int
    colour: Colour | None


class Branch(NamedTuple):
    left: "Leaf | Branch"
    names: tuple[str, ...]
    pair: tuple[int, bool]
    bag: frozenset[int]
    side: Literal["a", "b"]
    counts: dict[str, int]


VALUE = Branch(
    Branch(Leaf(1, Colour.RED), (), (0, False), frozenset(), "a", {}),
    ("x", "y"),
    (3, True),
    frozenset({2, 1}),
    "b",
    {"z": 26, "a": 1},
)


def test_a_value_survives_the_way_through_json() -> None:
    assert from_data(Branch, json.loads(json.dumps(to_data(Branch, VALUE)))) == VALUE


def test_one_of_several_says_which_it_is() -> None:
    assert to_data(Leaf | Branch, Leaf(1, None)) == {"is": "Leaf", "number": 1, "colour": None}
    assert from_data(Leaf | Branch, {"is": "Leaf", "number": 1, "colour": "BLUE"}) == Leaf(
        1, Colour.BLUE
    )


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (int, "1"),
        (int, True),
        (Leaf, {"number": 1}),
        (Leaf, {"number": "1", "colour": None}),
        (Leaf, {"number": 1, "colour": "GREEN"}),
        (tuple[int, int], [1]),
        (Leaf | Branch, {"is": "Root"}),
        (int | None, "x"),
    ],
)
def test_data_of_another_shape_is_not_read(kind: Any, data: object) -> None:
    with pytest.raises((TypeError, ValueError, KeyError)):
        from_data(kind, data)
