"""KO-4 … KO-7: what must be played, what counts, and what fits where."""

import pytest

from speeltafel.games.kobito import KOBITO
from tests.games.kobito.positions import moves, play, pot, refused, table, workshop

TWO_RAINBOWS = """
    A 6:7  5 6 7 8
    B 4:4  12 1
    C 9:8  2 k3 4
    1: 1 2 6 9 9 | 3 4 5 | 10 k11 12
    2: 5 5 5 5 5
    """


def test_the_minimum_is_one_and_one_more_for_each_rainbow_in_the_workshop() -> None:
    """KO-4"""
    start = table(TWO_RAINBOWS)
    assert start.due == 3
    after = play(start, "9 A", "6 w1")
    assert after.due == 1
    assert "end" not in moves(after)
    assert refused(after, "end") == "kobito-end-too-soon"
    assert "end" in moves(play(after, "9 w2"))


def test_the_minimum_counts_the_rainbows_at_the_start_of_the_turn() -> None:
    """KO-4"""
    start = table(
        """
        A 6:7  1
        B 4:4  1
        C 9:8  1
        1: 4 5 8 9 11
        2: 3 3 3 3 3
        """
    )
    after = play(start, "start 4 5", "start 8 9")
    assert after.due == 0
    later = play(after, "end", *["draw 1"] * 4)
    assert later.turn == 1
    assert later.due == 1


def test_the_minimum_is_at_most_the_hand() -> None:
    """KO-4"""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 6 7 | 1 2 | 1 2 | 1 2 | 1 2
        2: 3 3 3 3 3
        """
    )
    assert start.minimum == 2
    assert "end" in moves(play(start, "6 A", "7 A"))


def test_more_than_the_minimum_is_allowed_and_the_hand_is_refilled_to_five() -> None:
    """KO-4"""
    after = play(table(TWO_RAINBOWS), "9 A", "6 w1", "2 B", "9 w2", "end")
    for _ in range(4):
        assert KOBITO.to_act(after) == (-1,)
        after = play(after, "draw 7")
    assert after.hands[0] == (1, 7, 7, 7, 7)
    assert KOBITO.to_act(after) == (1,)


def test_every_card_of_a_new_rainbow_counts() -> None:
    """KO-5"""
    after = play(table(TWO_RAINBOWS), "start 1 2")
    assert after.due == 1


def test_a_replacement_pair_counts_as_two() -> None:
    """KO-5"""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 7 9 12 r | 6 7
        2: 3 3 3 3 3
        """
    )
    assert start.due == 2
    assert play(start, "replace 7 w1").due == 0


def test_swapping_and_carrying_do_not_count() -> None:
    """KO-5"""
    start = table(
        """
        A 6:7  5 k6
        B 4:4  1
        C 9:8  1
        1: 6 9 | 7 8 9 10
        2: 3 3 3 3 3
        """
    )
    assert play(start, "swap 6 A", "w1 A").due == start.due == 2


def test_a_pot_won_from_the_workshop_alone_leaves_the_minimum_due() -> None:
    """KO-5"""
    start = table(
        """
        A 4:5  5 6
        B 5:4  1
        C 9:8  1
        1: 2 9 | 7 8
        2: 3 3 3 3 3
        """
    )
    after = play(start, "w1 A", "gold 4:3", "turn 3")
    assert [gold.value for gold in after.won[0]] == [5]
    assert after.due == 2
    assert refused(after, "end") == "kobito-end-too-soon"


def test_a_card_follows_on_at_either_end() -> None:
    """KO-6"""
    start = table(TWO_RAINBOWS)
    assert pot(play(start, "9 A"), "A") == "5 6 7 8 9"
    assert workshop(play(start, "2 w1")) == ["2 3 4 5", "10 k11 12"]
    assert refused(start, "1 A") == "kobito-does-not-follow"
    assert refused(start, "9+A") == "kobito-other-end"


def test_twelve_and_one_are_neighbours() -> None:
    """KO-6"""
    start = table(TWO_RAINBOWS)
    assert pot(play(start, "2 B"), "B") == "12 1 2"
    assert workshop(play(start, "1 w2"))[1] == "10 k11 12 1"


def test_a_rainbow_of_eleven_takes_the_missing_number_at_either_end() -> None:
    """KO-6"""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 12 12 k | 1 2 3 4 5 6 7 8 9 10 11
        2: 3 3 3 3 3
        """
    )
    assert {"12+w1", "w1+12", "k+w1", "w1+k"} <= set(moves(start))
    assert workshop(play(start, "12+w1")) == ["12 1 2 3 4 5 6 7 8 9 10 11"]
    assert workshop(play(start, "w1+12")) == ["1 2 3 4 5 6 7 8 9 10 11 12"]


def test_a_rainbow_of_twelve_takes_no_more() -> None:
    """KO-6"""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 12 1 k | 1 2 3 4 5 6 7 8 9 10 11 12
        2: 3 3 3 3 3
        """
    )
    assert refused(start, "1 w1") == "kobito-rainbow-complete"
    assert refused(start, "w1+k") == "kobito-rainbow-complete"
    assert not any("+w1" in move or "w1+" in move for move in moves(start))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("7 A", "kobito-not-in-hand"),
        ("r+A", "kobito-replacement-alone"),
        ("2 w3", "kobito-no-such-rainbow"),
    ],
)
def test_only_what_is_in_the_hand_goes_to_what_is_there(text: str, code: str) -> None:
    assert refused(table(TWO_RAINBOWS), text) == code


STARTS = """
    A 6:7  5
    B 4:4  5
    C 9:8  5
    1: 1 2 12 k k
    2: 3 3 3 3 3
    """


def test_a_new_rainbow_has_two_or_more_consecutive_cards_from_the_hand() -> None:
    """KO-7"""
    start = table(STARTS)
    assert workshop(play(start, "start 12 1 2")) == ["12 1 2"]
    assert refused(start, "start 1") == "kobito-start-two"
    assert refused(start, "start 2 12") == "kobito-not-a-run"
    assert refused(start, "start 2 3") == "kobito-not-in-hand"


def test_a_kobito_may_be_in_a_new_rainbow_but_not_alone() -> None:
    """KO-7, KO-10"""
    start = table(STARTS)
    assert workshop(play(start, "start k 1 k")) == ["k12 1 k2"]
    assert workshop(play(start, "start k k 2")) == ["k12 k1 2"]
    assert refused(start, "start k k") == "kobito-only-kobitos"


def test_new_rainbows_are_offered_once_each() -> None:
    """KO-7: identical cards make the same move."""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 9 9 10 10 k
        2: 3 3 3 3 3
        """
    )
    starts = {move for move in moves(start) if move.startswith("start")}
    assert starts == {
        "start 9 10",
        "start 9 k",
        "start 10 k",
        "start k 9",
        "start k 10",
        "start 9 10 k",
        "start k 9 10",
    }


def test_there_are_never_more_than_four_rainbows_in_a_workshop() -> None:
    """KO-7"""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  7
        1: 2 3 6 7 8 | 1 2 | 1 2 | 8 9 | 10 11
        2: 3 3 3 3 3
        """
    )
    assert refused(start, "start 2 3") == "kobito-workshop-full"
    assert not any(move.startswith("start") for move in moves(start))
    assert len(workshop(play(start, "w3 C", "start 2 3"))) == 4


def test_cards_never_go_back_to_the_hand_and_rainbows_are_never_joined() -> None:
    """KO-6, KO-7: 6 would close the gap, and the two stay two."""
    start = table(
        """
        A 6:7  1
        B 4:4  1
        C 9:8  1
        1: 6 9 | 4 5 | 7 8
        2: 3 3 3 3 3
        """
    )
    assert workshop(play(start, "6 w1")) == ["4 5 6", "7 8"]
    assert workshop(play(start, "6 w2")) == ["4 5", "6 7 8"]
    assert not any(move.startswith(("w1 ", "w2 ")) for move in moves(start))
