"""Explicit chance."""

from collections import Counter
from random import Random
from typing import NamedTuple

from speeltafel.core.chance import Sampled, Weighted


def test_a_sample_follows_the_weights() -> None:
    die = Weighted([("a", 1), ("b", 3)])
    rolls = Counter(die.sample(generator) for generator in [Random(1)] for _ in range(4000))
    assert set(rolls) == {"a", "b"}
    assert 2.5 < rolls["b"] / rolls["a"] < 3.5


def test_only_listed_outcomes_are_admitted() -> None:
    die = Weighted([("a", 1), ("b", 3)])
    assert die.admits("a")
    assert not die.admits("c")


class Roll(NamedTuple):
    eyes: int


class Card(NamedTuple):
    rank: int


def test_a_move_of_another_type_is_not_admitted_though_equal() -> None:
    assert tuple(Roll(3)) == tuple(Card(3))
    assert Weighted([(Roll(3), 1)]).admits(Roll(3))
    assert not Weighted([(Roll(3), 1)]).admits(Card(3))


def test_the_same_generator_gives_the_same_chance() -> None:
    rich = Sampled(lambda generator: generator.random(), lambda move: isinstance(move, float))
    assert rich.sample(Random(5)) == rich.sample(Random(5))
    assert rich.outcomes is None
    assert rich.admits(0.5)
    assert not rich.admits("x")
