"""A set of seats that never changes, for a table of any size."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.core.data import from_data, to_data
from speeltafel.core.seat_set import SeatSet

SIZES = [0, 1, 31, 32, 33, 1024, 1025, 10_000]


@pytest.mark.parametrize("size", SIZES)
def test_all_seats_of_a_table(size: int) -> None:
    seats = SeatSet.all_of(size)
    assert len(seats) == size
    assert list(seats) == list(range(size))
    assert bool(seats) == (size > 0)
    assert seats == SeatSet.all_of(size)


@given(st.integers(1, 1500), st.lists(st.integers(0, 1499), unique=True))
def test_seats_leave_one_by_one(size: int, leaving: list[int]) -> None:
    seats, expected = SeatSet.all_of(size), set(range(size))
    for seat in leaving:
        if seat >= size:
            continue
        before = seats
        seats = seats.without(seat)
        expected.discard(seat)
        assert seat in before
        assert seat not in seats
    assert list(seats) == sorted(expected)
    assert len(seats) == len(expected)
    assert seats == expected
    assert hash(seats) == hash(frozenset(expected))
    again = from_data(SeatSet, json.loads(json.dumps(to_data(SeatSet, seats))))
    assert again == seats
    assert len(again) == len(seats)


@pytest.mark.parametrize("stranger", [-1, 33, 40, 1024, 5000, "1", None])
def test_who_does_not_sit_here_is_not_in_it(stranger: object) -> None:
    assert stranger not in SeatSet.all_of(33)
    assert stranger not in SeatSet.all_of(33).without(32)


def test_the_order_of_leaving_does_not_matter() -> None:
    one = two = SeatSet.all_of(2000)
    for seat in range(2000):
        one = one.without(seat)
    for seat in reversed(range(2000)):
        two = two.without(seat)
    assert one == two == SeatSet.all_of(0)
    assert list(one) == []


def test_set_operations_give_ordinary_sets() -> None:
    assert SeatSet.all_of(4) - {1} == frozenset({0, 2, 3})
    assert SeatSet.all_of(2) | {7} == frozenset({0, 1, 7})
    assert SeatSet.all_of(2) <= SeatSet.all_of(4)
    assert repr(SeatSet.all_of(2)) == "SeatSet([0, 1])"
