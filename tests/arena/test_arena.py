"""The arena: fair seats, honest intervals, ratings that say who is stronger."""

from collections import Counter
from math import isclose

import pytest

from speeltafel.arena.arena import Result, fixtures, lineups, play_fixture
from speeltafel.arena.intervals import mean_interval, wilson
from speeltafel.arena.ratings import ratings
from speeltafel.arena.results import Standings
from speeltafel.arena.workers import play_here
from tests.conformance import config_for

KATALON = config_for("katalon", "standard")


def test_two_players_meet_in_both_seats_equally_often() -> None:
    planned = fixtures("katalon", KATALON, ["random", "ahead"], 10, seed=1)
    assert Counter(each.lineup for each in planned) == {
        ("random", "ahead"): 5,
        ("ahead", "random"): 5,
    }
    assert len({each.seed for each in planned}) == 10


def test_with_three_players_one_sits_alone_on_every_seat() -> None:
    assert lineups(["a", "b"], 3) == [
        [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")],
        [("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")],
    ]


def test_a_game_repeats_from_its_seed() -> None:
    fixture = fixtures("kapai", config_for("kapai", "standard"), ["random", "ahead"], 2, 3)[0]
    first, second = play_fixture(fixture), play_fixture(fixture)
    assert first._replace(thinking=()) == second._replace(thinking=())


def test_processes_bring_the_same_results() -> None:
    planned = fixtures("katalon", KATALON, ["random", "ahead"], 6, seed=1)
    here = [each._replace(thinking=()) for each in play_here(planned, 1)]
    there = [each._replace(thinking=()) for each in play_here(planned, 2)]
    assert here == there


def test_the_wilson_interval() -> None:
    """Newcombe 1998, table I: 81 of 263, and 0 of 20."""
    low, high = wilson(81, 263)
    assert isclose(low, 0.2553, abs_tol=5e-5)
    assert isclose(high, 0.3662, abs_tol=5e-5)
    low, high = wilson(0, 20)
    assert low == 0
    assert isclose(high, 0.1611, abs_tol=5e-5)
    assert wilson(0, 0) == (0, 1)


def test_an_interval_of_a_mean_holds_the_mean() -> None:
    low, high = mean_interval([1.0, 2.0, 3.0])
    assert low < 2 < high
    assert mean_interval([4.0]) == (4, 4)


def test_ratings_follow_the_odds() -> None:
    """Three to one is 191 Elo points; half a game each keeps it finite."""
    table = ratings({("a", "b"): 3000.0, ("b", "a"): 1000.0})
    assert isclose(table["a"] - table["b"], 190.8, abs_tol=0.5)
    assert isclose(sum(table.values()), 0, abs_tol=1e-6)
    assert ratings({("a", "b"): 10.0})["a"] > 100


def test_ratings_are_even_where_results_are() -> None:
    table = ratings({("a", "b"): 5.0, ("b", "a"): 5.0, ("b", "c"): 5.0, ("c", "b"): 5.0})
    assert all(abs(each) < 1e-6 for each in table.values())


@pytest.mark.parametrize("players", [2, 3])
def test_standings_count_from_both_sides(players: int) -> None:
    standings = Standings(["a", "b"], players)
    lineup = ("a", *["b"] * (players - 1))
    nobody = (0.0,) * (players - 1)
    standings.add(Result(lineup, (1.0, *nobody), True, (), 10, (("a", 5, 1.0, 0.5),)))
    standings.add(Result(lineup, (0.0, 1.0, *nobody[1:]), True, (), 20, ()))
    standings.add(Result(lineup, (1 / players,) * players, False, (), 30, ()))
    data = standings.data()
    row = next(each for each in data["encounters"] if each["one"] == "a")
    assert (row["won"], row["lost"], row["even"]) == (1, 1, 1)
    assert row["share_of_decided"] == 0.5
    assert data["length"] == {"mean": 20, "min": 10, "max": 30}
    assert data["thinking"]["a"] == {"mean_ms": 200.0, "longest_ms": 500.0}


def test_alone_the_score_counts() -> None:
    config = config_for("kapai", "standard", 1)
    standings = Standings(["random", "ahead"], 1)
    for fixture in fixtures("kapai", config, ["random", "ahead"], 3, seed=1):
        standings.add(play_fixture(fixture))
    scores = standings.data()["scores"]
    assert scores["ahead"]["mean"] > scores["random"]["mean"]
    assert standings.data()["ratings"] == {}
