"""Hidden hands: what each seat sees, what a new deal keeps, and what a record hides (PK-12)."""

from random import Random

from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Value
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.moves import Draw
from speeltafel.games.potzklotz.turns import can_anybody_lay
from tests.games.potzklotz.tables import (
    a_table,
    all_cards,
    called,
    cards,
    lay,
    mistake,
    names,
    play,
)

OPEN: dict[str, Value] = {"open": True}


def test_a_seat_sees_its_own_cards_and_counts_the_others() -> None:
    view = POTZKLOTZ.view(a_table("1a 5a", "6a 7a 8a"), 0)
    assert view.hands == (called("1a 5a"), (None, None, None))
    assert POTZKLOTZ.view(a_table("1a 5a", "6a 7a 8a"), None).hands == (
        (None, None),
        (None, None, None),
    )


def test_open_hands_are_seen_by_all() -> None:
    """PK-12, switch"""
    table = a_table("1a 5a", "6a 7a 8a", options=OPEN)
    assert POTZKLOTZ.view(table, None).hands == (called("1a 5a"), called("6a 7a 8a"))
    assert POTZKLOTZ.resample(table, 0, Random(1)) == table
    draw = Draw(1, cards("9a")[0])
    assert POTZKLOTZ.seen_move(table, CHANCE, draw, 0) == draw


def test_a_drawn_card_is_secret_to_the_others() -> None:
    table = mistake(a_table("1a 5a", "6a 7a 8a"), "1a")
    draw = Draw(0, cards("9a")[0])
    assert POTZKLOTZ.seen_move(table, CHANCE, draw, 0) == draw
    for viewer in (1, None):
        seen = POTZKLOTZ.seen_move(table, CHANCE, draw, viewer)
        assert POTZKLOTZ.format_move(seen) == "1+?"
        assert POTZKLOTZ.parse_move(table, "1+?") == seen
        assert not POTZKLOTZ.chance(table).admits(seen)


def test_a_card_shown_by_mistake_stays_known() -> None:
    table = play(mistake(a_table("1a 5a", "6a 7a 8a"), "1a"), "* 1+9a")
    assert POTZKLOTZ.view(table, 1).hands[0] == (*called("1a"), None, None)
    for seed in range(20):
        dealt = POTZKLOTZ.resample(table, 1, Random(seed))
        assert cards("1a")[0] in dealt.hands[0]
        assert all_cards(dealt) == all_cards(table)


def test_a_known_card_that_is_laid_is_known_no_more() -> None:
    table = play(mistake(a_table("13a 5a 6a", "6b 7a 8a"), "13a"), "* 1+9a", "2 pass")
    table = play(table, "* 1+9b", "* 2+10a")
    assert names(table.shown[0]) == "13a"
    assert lay(table, "13a").shown[0] == ()


def test_the_card_under_the_pile_is_known_to_all_when_drawn() -> None:
    """PK-13"""
    table = a_table("1a 1b 5a", "6a 6b 7a", pile="9a", variant="expert", options={"hand": 3})
    table = play(table, "1 pass", "2 pass", "* 1+9a")
    draw = Draw(1, cards("28b")[0])
    assert POTZKLOTZ.seen_move(table, CHANCE, draw, 0) == draw


def test_a_new_deal_changes_hands_and_pile_but_no_view() -> None:
    table = a_table("1a 5a", "6a 7a 8a", "9a 10a")
    hands = set()
    for seed in range(30):
        dealt = POTZKLOTZ.resample(table, 0, Random(seed))
        assert POTZKLOTZ.view(dealt, 0) == POTZKLOTZ.view(table, 0)
        assert all_cards(dealt) == all_cards(table)
        hands.add(dealt.hands[1])
    assert len(hands) == 30


def test_a_card_shuffled_in_cannot_be_one_that_was_held_before() -> None:
    """PK-10: the pile was empty, so the reshuffled cards lie in the pile or were just drawn."""
    table = a_table("1a 5a", "6a 7a 8a", pile="", discard="2a 3a 4a 9a 10a")
    table = play(table, "1 pass", "2 pass", "* 1+2a", "* 2+3a")
    for seed in range(30):
        dealt = POTZKLOTZ.resample(table, 0, Random(seed))
        assert set(cards("6a 7a 8a")) < set(dealt.hands[1])
        assert set(dealt.hands[1]) - set(cards("6a 7a 8a")) < set(cards("3a 4a 9a"))


def test_a_new_deal_keeps_to_what_the_table_has_said() -> None:
    """PK-7, switch: somebody can lay, and it is not the one who looks."""
    table = play(a_table("1a", "13a", options={"announce": True}), "1 pass", "2 pass")
    assert table.announced
    for seed in range(30):
        dealt = POTZKLOTZ.resample(table, 0, Random(seed))
        assert can_anybody_lay(dealt)


def test_hands_are_shown_when_the_match_is_over() -> None:
    table = a_table("13a", "1a 5a", options={"games": 1})
    table = play(lay(table, "13a"), "2 pass")
    assert POTZKLOTZ.view(table, None).hands == ((), called("1a 5a"))
