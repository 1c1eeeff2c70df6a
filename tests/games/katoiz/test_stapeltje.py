"""Stapeltje: passing, targets, clocks, the ladder, stopping (KZ-36, KZ-38 … KZ-42)."""

from random import Random
from typing import Any

import pytest

from speeltafel.core.match import AnyMatch, Match, advance, play, play_text, settle_chance
from speeltafel.core.record import format_record, parse_record, record_of, replay
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE, TABLE
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.piles.moves import STOP, TIME_OVER, Event
from speeltafel.games.katoiz.piles.state import Piles
from tests.games.katoiz.drawing import (
    after,
    allowed,
    new_match,
    piles,
    refusal,
    table,
)
from tests.games.katoiz.test_walks import HOMEWARD, STEPS

# ── Passing and lapsing (KZ-36)


def test_passing_is_allowed_and_a_turn_lapses_only_without_a_move() -> None:
    """KZ-36."""
    assert allowed(piles(STEPS, roll="R★"))[-1] == "pas"
    assert allowed(piles(STEPS, roll="G★")) == ["-"]
    assert refusal(piles(STEPS, roll="R★"), "-") == "katoiz-can-act"


# ── Targets (KZ-38)


@pytest.mark.parametrize(
    ("variant", "options", "target"),
    [
        ("stapeltje-1", {}, 4),
        ("stapeltje-2", {}, 5),
        ("stapeltje-2", {"target": 7}, 7),
        ("stapeltje-3", {}, 0),
        ("stapeltje-4", {}, 4),
        ("stapeltje-4", {"target": 6}, 6),
        ("stapeltje-5", {}, 4),
        ("stapeltje-5", {"level": 2}, 5),
        ("stapeltje-5", {"level": 2, "target": 6}, 6),
        ("stapeltje-5", {"level": 3}, 0),
    ],
)
def test_targets(variant: str, options: dict[str, Any], target: int) -> None:
    """KZ-38, KZ-41."""
    assert new_match(variant, **options).state.rules.target == target


# ── Level 3 (KZ-39)


def test_level_three_ends_after_three_lapses_in_a_row() -> None:
    """KZ-39."""
    state = piles(STEPS, homes=("B△Y■", "G■"), roll="G★", variant="stapeltje-3")
    state = after(state, "-", "G★", "-", "G★")
    assert state.ending == ""
    state = after(state, "-")
    assert state.ending == "stuck"
    outcome = KATOIZ.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (2, 1)


def test_a_chosen_pass_starts_the_count_again() -> None:
    """KZ-39."""
    state = piles(STEPS, roll="G★", variant="stapeltje-3")
    assert after(state, "-", "G★", "-", "R★", "pas").stuck == 0


def test_a_turn_limit_ends_level_three() -> None:
    """KZ-39: a limit is always set."""
    state = piles(STEPS, roll="R★", variant="stapeltje-3", turns=199)
    assert after(state, "pas").ending == "turns"
    assert new_match("stapeltje-3").state.rules.turns == 200


def test_the_agreed_time_ends_level_three() -> None:
    """KZ-39."""
    state = piles(STEPS, homes=("B△", "G■G●"), variant="stapeltje-3", minutes=30)
    (clock,) = KATOIZ.clocks(state)
    assert (clock.seconds, clock.seat, clock.event) == (1800, None, TIME_OVER)
    over = accept(play(table(state), TABLE, TIME_OVER))
    outcome = KATOIZ.outcome(over.state)
    assert outcome is not None
    assert outcome.winners == (1,)


# ── Level 4 (KZ-40)


def timed() -> Piles:
    homes = ("B△B□", "G■", "W■W□W○")
    return piles(STEPS, homes=homes, roll="R★", variant="stapeltje-4")


@pytest.mark.parametrize(("target", "minutes"), [(4, 2), (5, 5), (6, 10), (7, 20)])
def test_a_clock_for_each_player(target: int, minutes: int) -> None:
    """KZ-40."""
    state = new_match("stapeltje-4", 2, target=target).state
    assert [(clock.seconds, clock.seat) for clock in KATOIZ.clocks(state)] == [
        (minutes * 60, 0),
        (minutes * 60, 1),
    ]


def test_the_minutes_can_be_changed() -> None:
    """KZ-40."""
    state = new_match("stapeltje-4", 2, minutes=30).state
    assert {clock.seconds for clock in KATOIZ.clocks(state)} == {1800}


def test_out_of_time_is_out_of_the_game() -> None:
    """KZ-40: the tiles stay, the turn goes on, the clock is gone."""
    match = accept(play_text(table(timed()), TABLE, "tijd 1"))
    state = match.state
    assert state.out == (0,)
    assert state.turn == 1
    assert state.piles == timed().piles
    assert [clock.seat for clock in KATOIZ.clocks(state)] == [1, 2]
    later = after(state, "R★", "pas", "R★", "pas")
    assert later.turn == 1  # seat 0 is passed over


def test_only_the_clock_of_the_seat_on_turn_can_run_out() -> None:
    assert isinstance(play_text(table(timed()), TABLE, "tijd 2"), Refusal)
    assert isinstance(play_text(table(timed()), TABLE, "stop"), Refusal)


def test_the_last_player_left_wins_at_once() -> None:
    """KZ-40: whatever the heights."""
    match = accept(play_text(table(timed()), TABLE, "tijd 1"))
    match = advance(match, CHANCE, KATOIZ.parse_move(match.state, "R★"))
    match = accept(play_text(match, 1, "pas"))
    match = accept(play_text(match, TABLE, "tijd 3"))
    outcome = KATOIZ.outcome(match.state)
    assert outcome is not None
    assert outcome.reason.code == "katoiz-last-in-time"
    assert outcome.winners == (1,)


def test_alone_the_highest_pile_within_five_minutes() -> None:
    """KZ-40: there is no target then."""
    state = piles(STEPS, homes=("B△B□B□B□B□",), variant="stapeltje-4", roll="R★")
    assert [clock.seconds for clock in KATOIZ.clocks(state)] == [300]
    assert KATOIZ.outcome(after(state, "c3-c2")) is None
    outcome = KATOIZ.outcome(KATOIZ.apply(state, TABLE, Event("time-up", 0)))
    assert outcome is not None
    assert outcome.scores == (5,)
    assert outcome.reason.code == "katoiz-end-time"


# ── Level 5 (KZ-41)


def test_the_ladder_is_laid_by_chance_and_no_dice_are_rolled() -> None:
    """KZ-41."""
    match = settle_chance(new_match("stapeltje-5"), Random(1))
    assert sorted(match.state.ladder) == [0, 1, 2, 3, 4]
    assert KATOIZ.to_act(match.state) == (0,)
    assert len(KATOIZ.chance(match.state._replace(ladder=())).outcomes or ()) == 120


def test_each_turn_demands_the_next_colour_and_round_again() -> None:
    """KZ-41: also after a pass."""
    state = piles(STEPS, variant="stapeltje-5", ladder="RBYWG")
    asked = []
    for _ in range(7):
        view = KATOIZ.view(state, None)
        asked.append(view.roll)
        state = after(state, "pas")
    assert asked == ["R·", "B·", "Y·", "W·", "G·", "R·", "B·"]


@pytest.mark.parametrize(("level", "clocks"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_the_ladder_goes_on_top_of_every_level(level: int, clocks: int) -> None:
    """KZ-41."""
    state = new_match("stapeltje-5", 2, level=level).state
    assert state.rules.ladder
    assert len(KATOIZ.clocks(state)) == clocks


# ── Agreeing to stop (KZ-42)


def test_without_a_clock_all_may_agree_to_stop() -> None:
    """KZ-42: highest home pile, ties shared."""
    state = piles(STEPS, homes=("B△B□", "G■G●", "W■"))
    assert KATOIZ.events(state) == (STOP,)
    outcome = KATOIZ.outcome(accept(play(table(state), TABLE, STOP)).state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.parametrize("variant", ["stapeltje-3", "stapeltje-4"])
def test_with_a_clock_nobody_agrees_to_stop(variant: str) -> None:
    """KZ-42."""
    assert STOP not in KATOIZ.events(piles(STEPS, variant=variant))


def test_quiet_turns_are_counted_until_a_home_pile_grows() -> None:
    """KZ-42."""
    state = piles(HOMEWARD, homes=("Y□", "G■"))
    assert after(state, "a2-b2").quiet == 1
    assert after(state._replace(quiet=9), "a1-h").quiet == 0


# ── Events in the record


@pytest.mark.parametrize(
    ("variant", "events"),
    [("stapeltje-4", ("tijd 1", "tijd 2")), ("stapeltje-3", ("tijd",)), ("stapeltje-1", ("stop",))],
)
def test_what_the_table_announces_enters_the_record(variant: str, events: tuple[str, ...]) -> None:
    """KZ-40: so replays need no clock."""
    match: AnyMatch = settle_chance(new_match(variant, 3), Random(4))
    for event in events:
        match = settle_chance(accept(play_text(match, TABLE, event)), Random(4))
    text = format_record(record_of(match))
    assert all(f"! {event}" in text.splitlines() for event in events)
    again = replay(accept(parse_record(text)), {"katoiz": KATOIZ})
    assert isinstance(again, Match)
    assert again.state == match.state
    assert KATOIZ.outcome(again.state) is not None
