"""Moves as text, and the answers to what cannot be read."""

import pytest

from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.components import KINDS, tile, tile_text
from speeltafel.games.katoiz.moves import AGAIN, LAPSE, PASS
from speeltafel.games.katoiz.notation import format_move, parse_move
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.towers.notation import parse_tile
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.words import LANGUAGES, Voice
from tests.games.katoiz.drawing import new_match, piles, towers, trios

TOWER = towers("R● R○ B●", ("R■",), ("G△",))
TRIO = trios("R● R○ B□ G△ Y○ W■ " + "· " * 30)
PILE = piles("R● R○ B□ G△ Y○ W■ " + "· " * 30)


@pytest.mark.parametrize(
    "text",
    ["R●", "r●", "rck", "RCK", "rcs", "rood cirkel klein", "Klein rood rond", "small red circle"],
)
def test_a_tile_may_be_typed_in_several_ways(text: str) -> None:
    assert parse_tile(text) == tile("R●")


def test_every_tile_has_one_text_and_keyboard_texts_in_both_languages() -> None:
    for kind in range(KINDS):
        text = tile_text(kind)
        assert parse_tile(text) == kind
        colour = text[0].lower()
        for shapes, sizes in (("vcd", "gk"), ("sct", "bs")):
            typed = colour + shapes[kind % 6 // 2] + sizes[kind % 2]
            assert parse_tile(typed) == kind


@pytest.mark.parametrize("text", ["", "R", "R?", "xyz", "rood", "rood rood rood", "q●", "rck rck"])
def test_what_is_no_tile(text: str) -> None:
    assert parse_tile(text) is None


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("R● kleur", Stack(tile("R●"), 0, 0)),
        ("rck k", Stack(tile("R●"), 0, 0)),
        ("rcs c", Stack(tile("R●"), 0, 0)),
        ("rood cirkel klein grootte", Stack(tile("R●"), 0, 2)),
        ("small red circle size", Stack(tile("R●"), 0, 2)),
        ("R●/1 vorm", Stack(tile("R●"), 0, 1)),
        ("R●/2 shape", Stack(tile("R●"), 1, 1)),
        ("+R●", Begin(tile("R●"))),
        ("+ rck", Begin(tile("R●"))),
        ("PAS", PASS),
        ("pass", PASS),
    ],
)
def test_towers(text: str, move: object) -> None:
    assert parse_move(TOWER, text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("c3", Disc(HAND, 14)),
        (" C3 ", Disc(HAND, 14)),
        ("a1-c3", Disc(0, 14)),
        ("a1 c3", Disc(0, 14)),
        ("✕a1", Disc(0, HAND)),
        ("xA1", Disc(0, HAND)),
        ("nog", AGAIN),
        ("again", AGAIN),
        ("-", LAPSE),
    ],
)
def test_discs(text: str, move: object) -> None:
    assert parse_move(TRIO, text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("c3-e5", Walk(14, 28)),
        ("C3 – E5", Walk(14, 28)),
        ("c3 → e5", Walk(14, 28)),
        ("a1-h", Walk(0, 36)),
        ("a1 thuis", Walk(0, 36)),
        ("a1 home", Walk(0, 36)),
    ],
)
def test_walks(text: str, move: object) -> None:
    assert parse_move(PILE, text) == move


@pytest.mark.parametrize("state", [TOWER, TRIO, PILE], ids=["tower", "trio", "pile"])
@pytest.mark.parametrize(
    "text",
    [
        *("", "?", "x", "g9-a1", "a1-", "a1-z9", "xx", "rck q", "R●/0 kleur", "+R● kleur"),
        *("tijd 9", "leg R●", "open Q●", "ladder", "ladder BX", "tijd", "ü" * 200),
    ],
)
def test_what_is_not_a_move_is_answered_with_an_example(state: State, text: str) -> None:
    answer = parse_move(state, text)
    if not isinstance(answer, Refusal):  # readable, but nothing a player can do
        assert KATOIZ.why_not(state, state.turn, answer) is not None
        return
    assert answer.kind is Kind.NOTATION
    assert answer.instead is not None
    for language in LANGUAGES:
        assert len(Voice(language).refusal(answer)) < 300


def test_what_chance_and_the_table_bring_reads_back() -> None:
    lay = new_match("stapeltje-5").state
    for text in (
        "stop",
        "tijd",
        "tijd 3",
        "ladder BRGYW",
        "open B□B■",
    ):
        move = parse_move(lay, text)
        assert not isinstance(move, Refusal)
        assert format_move(move) == text
    rolling = piles("R● R○ B□ G△ Y○ W■ " + "· " * 30, roll=None)
    for text in ("R☆", "P·", "W★", "B△", "Y"):
        move = parse_move(rolling, text)
        assert not isinstance(move, Refusal)
        assert format_move(move) == text


def test_a_roll_is_not_a_move_of_a_player() -> None:
    """A roll and a walk may hold the same numbers; they are not the same."""
    answer = parse_move(PILE, "R△")
    assert isinstance(answer, Refusal)
