"""Sequential halving: the best candidate is left, within the time, with the same luck for all."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest

from speeltafel.bots.effort import Deadline, OutOfTime
from speeltafel.bots.search.halving import Candidates, SearchWidth, ranked_by_halving

LONG = Deadline(3600.0)
Chance = Callable[[int, Any, int], tuple[float, float]]


def candidates(priors: list[float], playouts: Chance) -> Candidates:
    return Candidates("abcdefghijklmnop"[: len(priors)], priors, playouts)


def test_the_candidate_that_wins_most_comes_first() -> None:
    chances = [0.2, 0.5, 0.9, 0.4]
    found = ranked_by_halving(
        candidates([0.5] * 4, lambda choice, _, games: (games * chances[choice],) * 2),
        400,
        SearchWidth(4, 1.0),
        Random(1),
        LONG,
    )
    assert found[0].move == "c"
    assert found[0].value == pytest.approx(0.9)
    assert [each.tries for each in found] == [150, 150, 50, 50]


def test_only_the_best_by_their_priors_are_played_out() -> None:
    asked = set()

    def playouts(choice: int, *_: int) -> tuple[float, float]:
        asked.add(choice)
        return 0.0, 0.0

    four = candidates([0.1, 0.4, 0.3, 0.2], playouts)
    ranked_by_halving(four, 100, SearchWidth(2, 1.0), Random(1), LONG)
    assert asked == {1, 2}


@pytest.mark.parametrize("seconds", [0.5, 5.0, 60.0])
def test_out_of_time_the_best_so_far_counts(seconds: float) -> None:
    """Every look at the clock is a second, so at most so many games are played."""
    games, looks = 0, count(1)

    def playouts(choice: int, *luck_and_games: int) -> tuple[float, float]:
        nonlocal games
        games += 1
        won = float(luck_and_games[1] * (choice == 3))
        return won, won

    found = ranked_by_halving(
        candidates([0.4, 0.2, 0.3, 0.1], playouts),
        10_000,
        SearchWidth(4, 1.0),
        Random(1),
        Deadline(seconds, lambda: float(next(looks))),
    )
    assert games <= seconds
    assert found[0].move == ("a" if seconds < 4 else "d")


def test_a_playout_that_breaks_off_does_not_count() -> None:
    """Two have been played out when the time is up, in the middle of the third."""
    asked: list[int] = []

    def playouts(choice: int, *_: Any) -> tuple[float, float]:
        asked.append(choice)
        if len(asked) > 2:
            raise OutOfTime
        return (1.0, 1.0) if choice == 1 else (0.0, 0.0)

    found = ranked_by_halving(
        candidates([0.5] * 4, playouts), 100, SearchWidth(4, 1.0), Random(1), LONG
    )
    assert found[0].move == "b"
    assert sum(each.tries for each in found) == 2


def test_all_candidates_meet_the_same_luck() -> None:
    met: list[tuple[int, Any]] = []

    def playouts(choice: int, luck: Any, games: int) -> tuple[float, float]:
        met.append((choice, luck))
        return float(games), float(games)

    ranked_by_halving(candidates([0.5] * 2, playouts), 6, SearchWidth(2, 1.0), Random(1), LONG)
    luck = [[each for choice, each in met if choice == number] for number in (0, 1)]
    assert luck[0] == luck[1]
    assert len(set(luck[0])) == 3


@pytest.mark.parametrize(("keeps_middle", "tries"), [(True, [5, 5, 2]), (False, [2, 2, 2])])
def test_the_middle_one_of_three_stays_or_goes(keeps_middle: bool, tries: list[int]) -> None:
    found = ranked_by_halving(
        candidates([0.5] * 3, lambda choice, _, games: (games * choice,) * 2),
        12,
        SearchWidth(3, 1.0, keeps_middle=keeps_middle),
        Random(1),
        LONG,
    )
    assert [each.tries for each in found] == tries
    assert found[0].move == "c"
