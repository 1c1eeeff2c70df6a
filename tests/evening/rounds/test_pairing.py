"""Who plays whom: nobody rests twice and nobody meets twice while it can be avoided."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.core.refusal import Refusal, accept
from speeltafel.evening.rounds import (
    Entrant,
    Played,
    Round,
    System,
    advised_system,
    enough_rounds,
    next_round,
    table_sizes,
)
from tests.evening.rounds.playing import PAIRS, all_ways, entrants, meetings, play, rests

SEEDS = st.integers(0, 10_000)
SYSTEMS = st.sampled_from(list(System))
FOURS, THREES, PAIRS_OR_THREE = (4, 3), (3, 4), (2, 3)


@given(st.integers(3, 40), SEEDS)
@settings(max_examples=15, deadline=None, derandomize=True)
def test_up_to_half_as_many_swiss_rounds_as_players_nobody_meets_twice(
    players: int, seed: int
) -> None:
    rounds = min(players // 2, 7)
    assert advised_system(players, rounds) is System.SWISS
    played = play(System.SWISS, PAIRS, entrants(players), rounds, seed)
    assert max(meetings(played).values()) == 1
    assert not any(each.round.again for each in played)


@pytest.mark.parametrize("players", range(2, 15))
def test_everybody_meets_everybody_once_in_as_few_rounds_as_there_can_be(players: int) -> None:
    field = entrants(players)
    pairs = {frozenset((one.player, other.player)) for one, other in combinations(field, 2)}
    for seed in range(5):
        played = play(System.EVERYBODY, PAIRS, field, players - 1 + players % 2, seed)
        assert meetings(played) == dict.fromkeys(pairs, 1)
        assert {rests(played, each.player) for each in field} == {players % 2}


@given(st.integers(3, 7), st.integers(1, 9), SYSTEMS, SEEDS)
@settings(max_examples=40, deadline=None, derandomize=True)
def test_no_other_pairing_would_rest_or_repeat_less(
    players: int, rounds: int, system: System, seed: int
) -> None:
    check_against_all_ways(system, PAIRS, players, rounds, seed)


@given(st.integers(3, 8), st.integers(1, 5), st.sampled_from((FOURS, THREES)), SEEDS)
@settings(max_examples=30, deadline=None, derandomize=True)
def test_no_other_tables_would_rest_or_repeat_less(
    players: int, rounds: int, sizes: tuple[int, ...], seed: int
) -> None:
    check_against_all_ways(System.SWISS, sizes, players, rounds, seed)


def check_against_all_ways(
    system: System, sizes: tuple[int, ...], players: int, rounds: int, seed: int
) -> None:
    field = entrants(players)
    played = play(system, sizes, field, rounds, seed)
    met, everybody = meetings(played), [each.player for each in field]

    def burden(tables: object, resting: object) -> tuple[int, int]:
        assert isinstance(tables, tuple)
        assert isinstance(resting, tuple)
        return (
            sum(rests(played, player) ** 2 for player in resting),
            sum(
                met.get(frozenset(pair), 0) ** 2
                for table in tables
                for pair in combinations(table, 2)
            ),
        )

    drawn = accept(next_round(system, sizes, field, played, seed))
    least = min(burden(*way) for way in all_ways(everybody, table_sizes(players, sizes)))
    assert burden(drawn.tables, drawn.resting) == least


@given(st.integers(3, 40), st.sampled_from((PAIRS, PAIRS_OR_THREE, FOURS, THREES)), SYSTEMS, SEEDS)
@settings(max_examples=20, deadline=None, derandomize=True)
def test_everybody_sits_once_or_rests(
    players: int, sizes: tuple[int, ...], system: System, seed: int
) -> None:
    field = entrants(players)
    for each in play(system, sizes, field, 2, seed):
        placed = [player for table in each.round.tables for player in table]
        assert Counter([*placed, *each.round.resting]) == Counter(one.player for one in field)
        assert {len(table) for table in each.round.tables} <= set(sizes)


@given(st.integers(3, 15), st.integers(1, 12), SYSTEMS, SEEDS)
@settings(max_examples=20, deadline=None, derandomize=True)
def test_nobody_rests_again_before_everybody_has_rested(
    players: int, rounds: int, system: System, seed: int
) -> None:
    field = entrants(players)
    played = play(system, PAIRS, field, rounds, seed)
    count = [rests(played, each.player) for each in field]
    assert max(count) - min(count) <= 1


@given(st.integers(2, 16), st.integers(1, 8), SYSTEMS, SEEDS)
@settings(max_examples=20, deadline=None, derandomize=True)
def test_everybody_begins_about_as_often_as_not(
    players: int, rounds: int, system: System, seed: int
) -> None:
    played = play(system, PAIRS, entrants(players), rounds, seed)
    begun: Counter[int] = Counter()
    for each in played:
        for first, second in each.round.tables:
            begun[first] += 1
            begun[second] -= 1
    assert max(map(abs, begun.values())) <= 2


@given(st.integers(3, 20), SYSTEMS, st.sampled_from((PAIRS, FOURS)), SEEDS)
@settings(max_examples=10, deadline=None, derandomize=True)
def test_the_same_seed_draws_the_same_rounds(
    players: int, system: System, sizes: tuple[int, ...], seed: int
) -> None:
    field = entrants(players)
    assert play(system, sizes, field, 3, seed) == play(system, sizes, field, 3, seed)


def test_another_seed_draws_another_first_round() -> None:
    drawn = {
        accept(next_round(System.SWISS, PAIRS, entrants(20), [], seed)).tables for seed in range(5)
    }
    assert len(drawn) == 5


def test_equals_meet_equals() -> None:
    a, b, c, d = (each.player for each in entrants(4))
    first = Played(Round(1, ((a, b), (c, d))), ((120, 0), (120, 0)))
    drawn = accept(next_round(System.SWISS, PAIRS, entrants(4), [first], 7))
    assert {frozenset(table) for table in drawn.tables} == {frozenset((a, c)), frozenset((b, d))}


def test_one_of_the_last_rests() -> None:
    a, b, c, d, e = (each.player for each in entrants(5))
    first = Played(Round(1, ((a, b), (c, d)), (e,)), ((120, 0), (120, 0)))
    for seed in range(5):
        drawn = accept(next_round(System.SWISS, PAIRS, entrants(5), [first], seed))
        assert drawn.resting in ((b,), (d,))


def test_who_has_rested_does_not_rest_again_for_being_last() -> None:
    played = [
        Played(Round(1, ((1, 2), (3, 4)), (5,)), ((120, 0), (120, 0))),
        Played(Round(2, ((1, 3), (2, 5)), (4,)), ((120, 0), (120, 0))),
        Played(Round(3, ((1, 4), (3, 5)), (2,)), ((120, 0), (120, 0))),
    ]
    for seed in range(5):
        drawn = accept(next_round(System.SWISS, PAIRS, entrants(5), played, seed))
        assert drawn.resting in ((1,), (3,))


def test_who_comes_late_does_not_rest_at_once() -> None:
    played = [Played(Round(1, ((1, 2), (3, 4))), ((60, 60), (60, 60)))]
    for seed in range(10):
        late = Entrant(5, joined=2)
        drawn = accept(next_round(System.SWISS, PAIRS, [*entrants(4), late], played, seed))
        assert drawn.resting != (5,)


def test_a_class_at_tables_of_four_meets_nobody_twice_in_four_rounds() -> None:
    for players in (24, 30):
        met = meetings(play(System.SWISS, FOURS, entrants(players), 4, players))
        assert max(met.values()) == 1


def test_who_meets_again_is_named() -> None:
    field = entrants(2)
    played = play(System.SWISS, PAIRS, field, 1, 3)
    drawn = accept(next_round(System.SWISS, PAIRS, field, played, 3))
    assert [frozenset(pair) for pair in drawn.again] == [frozenset(drawn.tables[0])]


def test_who_has_left_is_not_drawn_and_who_comes_late_plays_at_once() -> None:
    field = entrants(7)
    played = play(System.SWISS, PAIRS, field, 2, 5)
    gone, *others = field
    late = Entrant(90, joined=3)
    now = [Entrant(gone.player, present=False), *others, late, Entrant(91, joined=3)]
    for system in System:
        drawn = accept(next_round(system, PAIRS, now, played, 5))
        seated = {player for table in drawn.tables for player in table}
        assert len(seated) == 8
        assert gone.player not in seated


@given(st.integers(4, 12), SEEDS)
@settings(max_examples=15, deadline=None, derandomize=True)
def test_all_against_all_goes_on_when_somebody_leaves_and_somebody_comes(
    players: int, seed: int
) -> None:
    """Nobody who stays misses anybody who stays, in a few rounds more than without the change."""
    field = entrants(players)
    played = play(System.EVERYBODY, PAIRS, field, 2, seed)
    field = [*field[1:], Entrant(90, joined=3)]
    rounds = 0
    wanted = {frozenset((one.player, other.player)) for one, other in combinations(field, 2)}
    while wanted - meetings(played).keys():
        played = play(System.EVERYBODY, PAIRS, field, 1, seed, played)
        rounds += 1
        assert rounds <= players + 3


def test_tables_are_as_near_to_the_wanted_size_as_can_be() -> None:
    assert table_sizes(33, (4, 3)) == (4,) * 6 + (3,) * 3
    assert table_sizes(6, (4, 3)) == (3, 3)
    assert table_sizes(5, (4, 3)) == (4,)
    assert table_sizes(5, (4, 3, 2)) == (3, 2)
    assert table_sizes(9, (2, 3)) == (3, 2, 2, 2)
    assert table_sizes(9, (2,)) == (2, 2, 2, 2)
    assert table_sizes(1, (2,)) == ()


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 2), (8, 3), (9, 4), (30, 5)])
def test_enough_rounds_leave_one_with_all_victories(players: int, rounds: int) -> None:
    assert enough_rounds(players) == rounds


def test_one_player_alone_cannot_play() -> None:
    refused = next_round(System.SWISS, PAIRS, entrants(1), [], 1)
    assert isinstance(refused, Refusal)
    assert refused.why.code == "rounds-too-few"
