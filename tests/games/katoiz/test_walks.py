"""Stapeltje: places, tiles, steps (KZ-30 … KZ-33)."""

from collections import Counter
from random import Random

import pytest

from speeltafel.core.match import settle_chance
from speeltafel.core.seats import TABLE
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
from speeltafel.games.katoiz.piles.moves import Event
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.piles.view import PileView
from tests.games.katoiz.drawing import (
    after,
    allowed,
    arguments,
    new_match,
    piles,
    refusal,
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


def test_the_walk_just_made_is_shown_as_a_path() -> None:
    walked = after(piles(STEPS, roll="R★"), "c3-a4")
    view = KATOIZ.view(walked, None)
    assert isinstance(view, PileView)
    assert view.path == ("c3", "b3", "a4")


def test_the_path_of_a_walk_home_says_whose_home_it_is() -> None:
    """KZ-30: by seat, since the turn has passed on."""
    walked = after(piles(HOMEWARD, homes=("R○", "G■")), "a2-h")
    view = KATOIZ.view(walked, None)
    assert isinstance(view, PileView)
    assert view.path[0] == "a2"
    assert view.path[-1] == "h1"
