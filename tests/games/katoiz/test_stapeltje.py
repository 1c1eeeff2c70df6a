"""Stapeltje: places, turns, steps, ends (KZ-30 … KZ-33, KZ-36, KZ-38 … KZ-42)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from speeltafel.core.match import Match, advance, play, play_text, settle_chance
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE, TABLE
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import (
    CORNERS,
    HOME_ASLANT,
    HOMES_BY_PLAYERS,
    POSITIONS,
    WIDE_POSITIONS,
    place_text,
)
from speeltafel.games.katoiz.components import DOUBLES, TILES
from speeltafel.games.katoiz.moves import STOP, TIME_OVER, Event
from speeltafel.games.katoiz.state import Piles
from speeltafel.games.katoiz.view import PileView
from tests.games.katoiz.drawing import (
    after,
    allowed,
    arguments,
    new_match,
    piles,
    refusal,
    table,
)

STEPS = """
    W□ ·  ·  ·  ·  ·
    ·  R○ R□ ·  ·  ·
    ·  B■ R● B□ ·  ·
    ·  ·  Y△ R□ ·  ·
    ·  ·  ·  ·  ·  ·
    ·  ·  ·  ·  ·  ·
"""


def test_tiles_and_home_tiles_come_from_the_box() -> None:
    """KZ-20, KZ-30: the four doubles kept out become home tiles."""
    for seed, players in enumerate((2, 3, 4)):
        state = settle_chance(new_match("stapeltje-1", players), Random(seed)).state
        laid = Counter(pile[0] for pile in state.piles)
        out = Counter(TILES) - laid
        homes = [home[0] for home in state.homes]
        assert len(out) == 4
        assert set(out) <= set(DOUBLES)
        assert set(homes) <= set(out)
        assert len(set(homes)) == players


def test_home_places_are_a_pinwheel_and_two_sit_opposite() -> None:
    """KZ-30."""
    assert [place_text(corner) for corner in CORNERS] == ["a1", "f1", "f6", "a6"]
    assert [place_text(place) for place in HOME_ASLANT] == ["a2", "e1", "f5", "b6"]
    assert HOMES_BY_PLAYERS[1:] == ((0,), (0, 2), (0, 1, 2), (0, 1, 2, 3))


def test_the_position_is_the_corner_and_its_neighbours() -> None:
    """KZ-31."""
    assert {place_text(place) for place in POSITIONS[0]} == {"a1", "b1", "a2"}
    assert {place_text(place) for place in POSITIONS[2]} == {"f6", "e6", "f5"}


def test_for_six_and_seven_it_has_one_more_ring() -> None:
    """KZ-31."""
    assert {place_text(place) for place in WIDE_POSITIONS[0]} == {
        *("a1", "b1", "a2"),
        *("c1", "b2", "a3"),
    }


# ── Choosing a tile (KZ-32)


def test_only_tiles_that_satisfy_the_dice_walk() -> None:
    """KZ-32."""
    state = piles(STEPS, roll="B★")
    assert {text[:2] for text in allowed(state)} == {"b3", "pa"}
    assert refusal(state, "c3-c2") == "katoiz-not-rolled-there"
    assert refusal(state, "f6-e6") == "katoiz-no-tile"


def test_only_the_top_tile_of_a_pile_walks() -> None:
    """KZ-32."""
    state = piles(STEPS.replace("R●", "R●G●"), roll="R●".replace("●", "★"))
    assert allowed(state) == ["-"]


def test_the_tile_moved_in_the_turn_before_is_barred() -> None:
    """KZ-32."""
    state = piles(STEPS, roll="R★", last="d4-c3")
    assert allowed(state) == ["-"]
    assert refusal(state, "c3-c2") == "katoiz-just-moved"


def test_another_tile_on_the_same_pile_is_not_barred() -> None:
    """KZ-32: the tile is barred, not the place: it lies there on top."""
    walked = after(piles(STEPS, roll="R★"), "c3-c2", "R☆")
    assert not any(text.startswith("c2") for text in allowed(walked))
    assert any(text.startswith("b2") for text in allowed(walked))


def test_after_a_pass_no_tile_is_barred() -> None:
    """KZ-32."""
    walked = after(piles(STEPS, roll="R★"), "c3-c2", "R☆", "pas", "R★")
    assert any(text.startswith("c2") for text in allowed(walked))


def test_alone_no_tile_is_barred() -> None:
    """KZ-32."""
    state = piles(STEPS, homes=("B△",), roll="R★", last="d4-c3", variant="stapeltje-4")
    assert any(text.startswith("c3") for text in allowed(state))


def test_after_a_time_up_no_tile_is_barred() -> None:
    """KZ-32, KZ-40."""
    state = piles(STEPS, homes=("B△", "G■", "W■"), roll="R★", last="d4-c3", variant="stapeltje-4")
    timed_out = KATOIZ.apply(state, TABLE, Event("time-up", 0))
    assert timed_out.turn == 1
    assert isinstance(timed_out, Piles)
    assert timed_out.last is None


def test_a_tile_on_a_home_pile_never_walks() -> None:
    """KZ-32: there is no text for it, and no move."""
    assert refusal(piles(STEPS), "h-c3") == "katoiz-not-a-move"


def test_a_walk_has_at_least_one_step() -> None:
    """KZ-32."""
    assert refusal(piles(STEPS, roll="R★"), "c3-c3") == "katoiz-stays"


# ── Steps (KZ-33)


@pytest.mark.parametrize(
    ("walk", "code"),
    [
        ("c3-c2", None),  # beside, colour
        ("c3-b3", None),  # beside, size
        ("c3-d3", "katoiz-step-straight"),  # beside, nothing in common
        ("c3-b2", None),  # diagonal, colour and shape
        ("c3-d4", "katoiz-step-aslant"),  # diagonal, colour only
        ("c3-d2", None),  # an empty place, diagonal
        ("c3-a4", None),  # over b3 to an empty place, diagonal
        ("c3-f1", "katoiz-step-over-empty"),  # beyond the empty places
    ],
)
def test_steps(walk: str, code: str | None) -> None:
    """KZ-33."""
    state = piles(STEPS, roll="R★")
    if code is None:
        assert walk in allowed(state)
    elif code == "katoiz-step-over-empty":
        assert refusal(state, walk).startswith("katoiz-step")
    else:
        assert refusal(state, walk) == code


def test_a_walk_ends_on_an_empty_place() -> None:
    """KZ-33: an island of empty places cannot be crossed."""
    island = """
        ·  ·  ·  ·  ·  ·
        ·  R● ·  R■ ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
    """
    state = piles(island, roll="R○")
    assert "b2-c2" in allowed(state)
    assert "b2-d2" not in allowed(state)
    assert refusal(state, "b2-d2") == "katoiz-step-over-empty"


def test_empty_places_can_be_entered_straight_only() -> None:
    """KZ-33, switch."""
    state = piles(STEPS, roll="R★", empty_straight=True)
    assert "c3-d2" in allowed(state)  # from c2, straight
    lonely = """
        ·  ·  ·  ·  ·  ·
        ·  R● ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
    """
    state = piles(lonely, roll="R★", empty_straight=True)
    assert allowed(state) == ["b2-b1", "b2-a2", "b2-c2", "b2-b3", "pas"]
    assert refusal(state, "b2-c3") == "katoiz-step-empty-aslant"


def test_a_refused_walk_names_the_step_that_fails() -> None:
    """KZ-33: as near to the goal as the tile gets, and then?"""
    corridor = """
        R● R○ R■ B□ R△ ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  ·  ·
    """
    told = arguments(piles(corridor, roll="R●".replace("●", "○")), "a1-e1")
    assert (told["start"], told["end"], told["goal"]) == ("c1", "d1", "e1")
    diagonal = arguments(piles(STEPS, roll="R★"), "c3-d4")
    assert (diagonal["start"], diagonal["end"], diagonal["matches"]) == ("c3", "d4", 1)


HOMEWARD = """
    Y▲ W●  ·  ·  ·  ·
    R● ·  ·  ·  ·  ·
    R■ ·  ·  ·  ·  ·
    ·  ·  ·  ·  ·  ·
    ·  ·  ·  ·  ·  ·
    ·  ·  ·  ·  ·  ·
"""


@pytest.mark.parametrize(
    ("walk", "home", "code"),
    [
        ("a1-h", "Y□", None),  # beside: one match
        ("a1-h", "B□", "katoiz-step-straight"),
        ("b1-h", "B□", "katoiz-step-straight"),
        ("a3-h", "R□", None),  # over a2, diagonal: two matches
        ("a3-h", "B■", None),
        ("a3-h", "B△", "katoiz-step-straight"),  # neither beside over a1
    ],
)
def test_the_own_home_pile_is_entered_by_the_same_matches(
    walk: str, home: str, code: str | None
) -> None:
    """KZ-33."""
    state = piles(HOMEWARD, homes=(home, "G■"))
    if code is None:
        grown = after(state, walk)
        assert len(grown.homes[0]) == 2
        assert grown.turn == 1
    else:
        assert refusal(state, walk).startswith("katoiz-step")


def test_a_diagonal_step_home_needs_two_matches() -> None:
    """KZ-33: from a2, for a1 is empty."""
    open_corner = HOMEWARD.replace("Y▲", "· ")
    assert "a2-h" in allowed(piles(open_corner, homes=("R○", "G■")))
    assert "a2-h" not in allowed(piles(open_corner, homes=("R□", "G■")))


def test_another_players_home_pile_is_never_entered() -> None:
    """KZ-33: `h` is always the own one."""
    state = piles(HOMEWARD, homes=("Y□", "Y□"), turn=1)
    assert not any(text.endswith("h") for text in allowed(state))


def test_heights_on_the_way_do_not_matter() -> None:
    """KZ-33."""
    ridge = """
        ·  ·  ·  ·      ·  ·
        ·  ·  ·  ·      ·  ·
        ·  Y■ Y● B□B□Y▲ Y○ ·
        ·  ·  ·  ·      ·  ·
        ·  ·  ·  ·      ·  ·
        ·  ·  ·  ·      ·  ·
    """
    assert "b3-e3" in allowed(piles(ridge, roll="Y□"))


# ── Passing and lapsing (KZ-36)


def test_passing_is_allowed_and_a_turn_lapses_only_without_a_move() -> None:
    """KZ-36."""
    assert allowed(piles(STEPS, roll="R★"))[-1] == "pas"
    assert allowed(piles(STEPS, roll="G★")) == ["-"]
    assert refusal(piles(STEPS, roll="R★"), "-") == "katoiz-other-move"


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


def test_the_walk_just_made_is_shown_as_a_path() -> None:
    walked = after(piles(STEPS, roll="R★"), "c3-a4")
    view = KATOIZ.view(walked, None)
    assert isinstance(view, PileView)
    assert view.path == ("c3", "b3", "a4")


def test_a_long_match_replays() -> None:
    match: Match = settle_chance(new_match("stapeltje-3"), Random(4))
    generator = Random(4)
    while KATOIZ.to_act(match.state):
        moves = KATOIZ.legal_moves(match.state, match.state.turn)
        match = advance(match, match.state.turn, generator.choice(list(moves)))
        match = settle_chance(match, generator)
    assert match.state.ending in ("stuck", "turns")
