"""How everybody stands: points, then whom one has met, then a shared place."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason
from speeltafel.evening.rounds import (
    BYE,
    MISSED,
    POINT,
    Entrant,
    Played,
    Round,
    Standing,
    System,
    points_at_table,
    standings,
)
from tests.evening.rounds.playing import entrants, play

WON, LOST, DRAWN = (POINT, 0), (0, POINT), (POINT // 2, POINT // 2)
OVER = reason("core-over")


ANS, BO, CAS, DRE, EEF, FLIP = range(1, 7)


def field(*players: int) -> list[Entrant]:
    return [Entrant(player) for player in players]


def table(*lines: Standing) -> list[tuple[int, int, float]]:
    return [(line.place, line.player, line.points / POINT) for line in lines]


def test_most_points_stand_first_and_equals_in_everything_share_a_place() -> None:
    played = [
        Played(Round(1, ((ANS, BO), (CAS, DRE))), (WON, WON)),
        Played(Round(2, ((ANS, CAS), (BO, DRE))), (WON, WON)),
        Played(Round(3, ((ANS, DRE), (BO, CAS))), (LOST, DRAWN)),
    ]
    lines = standings(field(DRE, BO, CAS, ANS), played)
    assert table(*lines) == [(1, ANS, 2), (2, BO, 1.5), (2, CAS, 1.5), (4, DRE, 1)]
    assert [line.opponents for line in lines] == [4, 4.5, 4.5, 5]
    assert [line.beaten for line in lines] == [3, 1.75, 1.75, 2]


def test_among_equal_points_who_met_the_stronger_stands_first() -> None:
    played = [
        Played(Round(1, ((ANS, BO), (CAS, DRE), (EEF, FLIP))), (WON, WON, WON)),
        Played(Round(2, ((CAS, ANS), (BO, FLIP), (EEF, DRE))), (LOST, WON, DRAWN)),
    ]
    lines = {line.player: line for line in standings(field(1, 2, 3, 4, 5, 6), played)}
    assert lines[BO].points == lines[CAS].points
    assert (lines[CAS].opponents, lines[BO].opponents) == (2.5, 2)
    assert lines[CAS].place < lines[BO].place


def test_among_equals_in_both_their_own_game_decides() -> None:
    played = [
        Played(Round(1, ((CAS, DRE), (FLIP, ANS), (EEF, BO))), (LOST, LOST, LOST)),
        Played(Round(2, ((CAS, EEF), (ANS, BO), (DRE, FLIP))), (WON, LOST, LOST)),
    ]
    lines = {line.player: line for line in standings(field(4, 6, 1, 2, 3, 5), played)}
    flip, dre = lines[FLIP], lines[DRE]
    assert (flip.points, flip.opponents, flip.beaten) == (dre.points, dre.opponents, dre.beaten)
    assert (flip.place, dre.place) == (3, 4)


def test_three_who_beat_each_other_in_a_circle_share_the_place() -> None:
    played = [
        Played(Round(1, ((ANS, BO), (CAS, DRE))), (WON, WON)),
        Played(Round(2, ((CAS, ANS), (BO, DRE))), (WON, WON)),
        Played(Round(3, ((BO, CAS), (ANS, DRE))), (WON, WON)),
    ]
    assert table(*standings(field(ANS, BO, CAS, DRE), played)) == [
        (1, ANS, 2), (1, BO, 2), (1, CAS, 2), (4, DRE, 0),
    ]  # fmt: skip


def test_a_rest_counts_as_a_victory_against_oneself() -> None:
    played = [Played(Round(1, ((ANS, BO),), (CAS,)), (DRAWN,))]
    rested = {line.player: line for line in standings(field(ANS, BO, CAS), played)}[CAS]
    assert (rested.points, rested.opponents, rested.beaten) == (BYE, 1, 1)
    assert rested.resting == (1,)


def test_who_comes_late_gets_half_a_point_for_each_round_missed() -> None:
    played = [
        Played(Round(1, ((ANS, BO),)), (WON,)),
        Played(Round(2, ((ANS, EEF),), (BO,)), (WON,)),
    ]
    late = {
        line.player: line for line in standings([*field(ANS, BO), Entrant(EEF, joined=2)], played)
    }[EEF]
    assert (late.points, late.rounds, late.missed) == (MISSED, (MISSED, 0), (1,))


def test_an_unfinished_game_is_shared() -> None:
    played = [Played(Round(1, ((ANS, BO), (CAS, DRE))), (WON, ()))]
    points = {line.player: line.points for line in standings(field(CAS, DRE), played)}
    assert points == {CAS: POINT // 2, DRE: POINT // 2}


def test_a_round_somebody_was_away_brings_nothing_and_is_told_apart() -> None:
    played = [Played(Round(1, ((ANS, BO),)), (WON,))]
    assert standings(field(CAS), played)[0].rounds == (None,)


@given(
    st.integers(2, 12), st.integers(1, 4), st.sampled_from(((2,), (4, 3), (2, 3))), st.integers()
)
@settings(max_examples=25, deadline=None, derandomize=True)
def test_each_table_shares_out_the_same_for_each_seat(
    players: int, rounds: int, sizes: tuple[int, ...], seed: int
) -> None:
    if players < min(sizes):
        return
    everybody = entrants(players)
    played = play(System.SWISS, sizes, everybody, rounds, seed)
    lines = standings(everybody, played)
    seated = sum(len(table) for each in played for table in each.round.tables)
    idle = sum(len(each.round.resting) for each in played)
    assert sum(line.points for line in lines) == seated * POINT // 2 + idle * BYE
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    assert lines[0].place == 1
    assert [line.player for line in standings(everybody[::-1], played) if line.place == 1] != []


@pytest.mark.parametrize(
    ("winners", "scores", "parts"),
    [
        ((0,), (), (120, 0)),
        ((), (), (60, 60)),
        ((), (3, 2), (60, 60)),
        ((1,), (9, 2), (0, 120)),
        ((2,), (7, 5, 9), (60, 0, 120)),
        ((0, 1), (9, 9, 4), (90, 90, 0)),
        ((3,), (), (40, 40, 40, 120)),
        ((3,), (1, 2, 2, 9), (0, 60, 60, 120)),
    ],
)
def test_points_are_the_part_of_the_others_one_has_beaten(
    winners: tuple[int, ...], scores: tuple[int, ...], parts: tuple[int, ...]
) -> None:
    outcome = Outcome(OVER, winners, scores)
    if len(parts) == 2 and not scores:
        assert points_at_table(outcome, 2) == parts
    assert points_at_table(outcome, len(parts)) == parts


def test_a_game_without_an_end_brings_no_points_yet() -> None:
    assert points_at_table(None, 2) == ()
