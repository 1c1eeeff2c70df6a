"""Moves as people type them, and what they are told when it cannot be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from speeltafel.core.match import play_text, start
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.core.variants import configure
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.moves import END, GOLD, OWN, Block, Carry, Lay, Move, Spot, Start, Swap
from speeltafel.games.kobito.rainbow import LEFT, RIGHT
from tests.games.kobito.positions import read, table

TABLE = table(
    """
    A 6:7  5 6 7 8
    B 5:4  12 k1
    C 9:8  2 3 4
    1: 2 6 9 k r | 1 2 3 | 9 10
    2: 1 5 5 5 5 | 6 k7
    """
)


def parsed(text: str) -> Move | Refusal:
    return KOBITO.parse_move(TABLE, text)


@pytest.mark.parametrize("text", ["9 A", "9 > A", "9>A", "9a", "A+9", "a + 9", "  A+9 ", "9 → A"])
def test_a_number_is_laid_where_it_fits(text: str) -> None:
    assert parsed(text) == Lay(9, Spot(GOLD, 0), RIGHT)
    assert KOBITO.format_move(read(TABLE, text)) == "A+9"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("9+A", Lay(9, Spot(GOLD, 0), LEFT)),
        ("k+w2", Lay(0, Spot(OWN, 1), LEFT)),
        ("W2+K", Lay(0, Spot(OWN, 1), RIGHT)),
        ("kobito+A", Lay(0, Spot(GOLD, 0), LEFT)),
        ("begin 3 k 5", Start((3, 0, 5))),
        ("start 5 4 3", Start((3, 4, 5))),
        ("start 1 12", Start((12, 1))),
        ("ruil 7 2w1", Swap(7, Spot(1, 0))),
        ("swap 1 B", Swap(1, Spot(GOLD, 1))),
        ("8 1w2", Lay(8, Spot(OWN, 1), LEFT)),
        ("leg 9 A", Lay(9, Spot(GOLD, 0), RIGHT)),
        ("breng w2 A", Carry(1, (Block(0, RIGHT, 9, 10),))),
        ("1w2 A", Carry(1, (Block(0, RIGHT, 9, 10),))),
        ("klaar", END),
        ("END", END),
        ("w2 A", Carry(1, (Block(0, RIGHT, 9, 10),))),
        ("w2 > A", Carry(1, (Block(0, RIGHT, 9, 10),))),
        ("w2>9-10+A", Carry(1, (Block(0, LEFT, 9, 10),))),
        ("w2 A + 9 – 10", Carry(1, (Block(0, RIGHT, 9, 10),))),
        ("w2 9-10 > A", Carry(1, (Block(0, RIGHT, 9, 10),))),
        ("w1 B+2-3 1+C", Carry(0, (Block(2, LEFT, 1, 1), Block(1, RIGHT, 2, 3)))),
    ],
)
def test_there_are_shorter_ways_and_dutch_and_english(text: str, move: object) -> None:
    assert parsed(text) == move


def test_a_swap_in_the_only_place_needs_no_place() -> None:
    holding = TABLE._replace(hands=((7,), *TABLE.hands[1:]))
    assert KOBITO.parse_move(holding, "swap 7") == Swap(7, Spot(1, 0))


@pytest.mark.parametrize(
    ("text", "code", "instead"),
    [
        ("", "kobito-not-a-move", "kobito-write-a-move"),
        ("hello", "kobito-not-a-move", "kobito-write-a-move"),
        ("13 A", "kobito-not-a-move", "kobito-write-a-move"),
        ("7 D", "kobito-not-a-move", "kobito-write-a-move"),
        ("7+8", "kobito-not-a-move", "kobito-write-a-move"),
        ("A+B", "kobito-not-a-move", "kobito-write-a-move"),
        ("k A", "kobito-which-end", "kobito-write-an-end"),
        ("start", "kobito-not-a-move", "kobito-write-a-start"),
        ("start 3 x", "kobito-not-a-move", "kobito-write-a-start"),
        ("swap k A", "kobito-not-a-move", "kobito-write-a-swap"),
        ("swap 7", "kobito-not-a-move", "kobito-write-a-swap"),
        ("replace 7 Z", "kobito-not-a-move", "kobito-write-a-replacement"),
        ("penalty 3 4", "kobito-not-a-move", "kobito-write-a-penalty"),
        ("w1", "kobito-not-a-move", "kobito-write-a-carry"),
        ("w1 nowhere", "kobito-not-a-move", "kobito-write-a-carry"),
        ("w1 w2", "kobito-not-a-move", "kobito-write-a-carry"),
        ("end now", "kobito-not-a-move", "kobito-write-a-move"),
        ("draw ?", "kobito-not-a-move", "kobito-write-a-move"),
    ],
)
def test_what_cannot_be_read_is_refused_with_an_example(text: str, code: str, instead: str) -> None:
    refusal = parsed(text)
    assert isinstance(refusal, Refusal)
    assert refusal.kind is Kind.NOTATION
    assert refusal.why.code == code
    assert refusal.instead is not None
    assert refusal.instead.code == instead


@pytest.mark.parametrize("text", ["5 2w1", "5+2w1", "2w1+k", "2w1 A", "2w1 6-7+A"])
def test_another_workshop_is_for_swaps_and_replacements_only(text: str) -> None:
    """KO-6, KO-8"""
    refusal = parsed(text)
    assert isinstance(refusal, Refusal)
    assert refusal.why.code == "kobito-not-your-workshop"


@given(some.text(max_size=40) | some.from_regex(r"[0-9kwWABC+> :-]{1,14}", fullmatch=True))
def test_any_text_is_a_move_or_a_refusal(text: str) -> None:
    move = parsed(text)
    if not isinstance(move, Refusal):
        why = KOBITO.why_not(TABLE, 0, move)
        assert (why is None) == (move in KOBITO.legal_moves(TABLE, 0))


@pytest.mark.parametrize(
    "text", ["start k 2 3 4", "swap 7 6w1", "w4 A", "replace 1 9w9", "k+w9", "draw 7", "turn 3",
             "gold 4:4", "penalty k", "penalty r", "start r 2", "start 2 2", "w1 A+12-3"]
)  # fmt: skip
def test_what_can_be_read_but_not_played_gets_a_reason(text: str) -> None:
    move = read(TABLE, text)
    assert KOBITO.why_not(TABLE, 0, move) is not None


def test_a_person_cannot_draw_or_turn_up_cards() -> None:
    config = accept(configure(KOBITO))
    match = start(KOBITO, config)
    refusal = play_text(match, 0, "gold 4:4")
    assert isinstance(refusal, Refusal)
    assert refusal.kind is Kind.NOT_YOUR_TURN
