"""What is in the box (KZ-1, KZ-2)."""

from collections import Counter
from itertools import product

import pytest

from speeltafel.games.katoiz.components import (
    BLANK,
    COLOUR_FACES,
    COLOUR_ROLLS,
    COLOURS,
    DEMANDED,
    DICE_ROLLS,
    DOUBLES,
    KINDS,
    MATCHES,
    PICTURE_FACES,
    PICTURES,
    PURPLE,
    SHARED,
    TILES,
    VALUES,
    Roll,
    tile,
    tile_text,
)
from speeltafel.games.katoiz.dice import roll_of


def test_there_are_thirty_tiles_and_ten_doubles() -> None:
    """KZ-1."""
    assert len(TILES) == 40
    assert Counter(Counter(TILES).values()) == {1: 20, 2: 10}
    assert {tile_text(kind) for kind in range(KINDS)} == {
        colour + picture for colour in COLOURS for picture in PICTURES
    }


def test_the_doubles_are_those_in_the_box() -> None:
    """KZ-1: small red circle, yellow triangle, blue circle, green square, white square; big red
    square, yellow circle, blue triangle, green circle, white triangle."""
    assert set(map(tile_text, DOUBLES)) == {
        "R●",
        "Y▲",
        "B●",
        "G■",
        "W■",
        "R□",
        "Y○",
        "B△",
        "G○",
        "W△",
    }


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ("R●", "R●", (0, 1, 2)),
        ("R●", "R○", (0, 1)),
        ("R●", "R■", (0, 2)),
        ("R●", "B●", (1, 2)),
        ("R●", "R□", (0,)),
        ("R●", "B○", (1,)),
        ("R●", "B■", (2,)),
        ("R●", "B□", ()),
    ],
)
def test_tiles_match_in_what_they_share(one: str, other: str, shared: tuple[int, ...]) -> None:
    assert SHARED[tile(one)][tile(other)] == shared
    assert MATCHES[tile(one)][tile(other)] == len(shared)


def test_each_die_has_six_faces() -> None:
    """KZ-2."""
    assert len(COLOUR_FACES) == len(PICTURE_FACES) == 6
    assert len(COLOUR_ROLLS) == 6
    assert len(DICE_ROLLS) == 36
    assert all(weight == 1 for _, weight in (*COLOUR_ROLLS, *DICE_ROLLS))


@pytest.mark.parametrize(
    ("roll", "fitting"),
    [
        ("R○", "R○R●"),  # a shape face demands only shape
        ("R☆", "R□R○R△"),  # white star: big
        ("R★", "R■R●R▲"),  # black star: small
        ("R·", "R□R■R○R●R△R▲"),  # blank: no demand
        ("R", "R□R■R○R●R△R▲"),
        ("P△", "B△B▲R△R▲G△G▲Y△Y▲W△W▲"),  # purple: any colour
    ],
)
def test_a_roll_demands_what_its_faces_show(roll: str, fitting: str) -> None:
    """KZ-2."""
    rolled = roll_of(roll)
    assert rolled is not None
    found = {tile_text(kind) for kind in range(KINDS) if DEMANDED[rolled] >> kind & 1}
    assert found == {fitting[at : at + 2] for at in range(0, len(fitting), 2)}


def test_purple_and_blank_ask_for_nothing() -> None:
    assert DEMANDED[Roll(PURPLE, BLANK)] == (1 << KINDS) - 1


def test_values_are_all_combinations() -> None:
    assert sorted(VALUES) == sorted(product(range(5), range(3), range(2)))
