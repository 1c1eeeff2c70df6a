"""KO-8 and KO-9: from the workshop to gold, and winning a pot."""

import pytest

from speeltafel.games.kobito.state import Stage, State
from tests.games.kobito.positions import moves, play, pot, refused, table, workshop


def carries(start: State) -> set[str]:
    return {move for move in moves(start) if move.startswith("w") and " " in move}


ONE_RAINBOW = """
    A 6:7  5 6
    B 4:4  1
    C 9:8  12
    1: 3 3 | 7 8 9 10 11
    2: 3 3 3 3 3
    """


def test_a_block_is_carried_from_an_end_and_two_or_more_cards_stay() -> None:
    """KO-8"""
    start = table(ONE_RAINBOW)
    assert {"w1 A+7", "w1 A+7-8", "w1 A+7-9"} <= carries(start)
    after = play(start, "w1 A+7-9")
    assert pot(after, "A") == "5 6 7 8 9"
    assert workshop(after) == ["10 11"]
    assert refused(start, "w1 A+7-10") == "kobito-single-card-stays"


def test_a_pot_takes_no_more_than_it_asks() -> None:
    """KO-6, KO-8"""
    assert refused(table(ONE_RAINBOW), "w1 A+7-11") == "kobito-pot-overfull"


def test_nothing_is_taken_from_the_middle() -> None:
    """KO-8"""
    start = table(
        """
        A 6:7  8
        B 4:4  1
        C 9:8  12
        1: 3 3 | 7 8 9 10 11
        2: 3 3 3 3 3
        """
    )
    assert refused(start, "w1 A+9") == "kobito-only-from-the-ends"
    assert "w1 A+9-11" in carries(start)


def test_both_ends_may_be_carried_in_one_move() -> None:
    """KO-8"""
    start = table(ONE_RAINBOW)
    assert refused(start, "w1 A+7-8 10-11+C") == "kobito-single-card-stays"
    after = play(start, "w1 A+7 10-11+C")
    assert pot(after, "A") == "5 6 7"
    assert pot(after, "C") == "10 11 12"
    assert workshop(after) == ["8 9"]


def test_a_whole_rainbow_is_divided_over_several_pots_in_one_move() -> None:
    """KO-8: card by card it could not be done, for a single card would stay behind."""
    start = table(
        """
        A 6:7  5 6
        B 4:4  1
        C 9:8  9
        1: 3 3 | 7 8
        2: 3 3 3 3 3
        """
    )
    assert refused(start, "w1 A+7") == "kobito-single-card-stays"
    after = play(start, "w1 A+7 8+C")
    assert pot(after, "A") == "5 6 7"
    assert pot(after, "C") == "8 9"
    assert workshop(after) == []


def test_three_cards_go_to_three_pots() -> None:
    """KO-8"""
    start = table(
        """
        A 6:7  4
        B 5:4  7
        C 9:8  8
        1: 3 3 | 5 6 7
        2: 3 3 3 3 3
        """
    )
    after = play(start, "w1 A+5 6+B 7+C")
    assert [pot(after, letter) for letter in "ABC"] == ["4 5", "6 7", "7 8"]


def test_one_pot_may_get_both_ends() -> None:
    """KO-8"""
    start = table(
        """
        A 6:7  7
        B 5:4  7
        C 9:8  7
        1: 3 3 | 8 9 10 11 12 1 2 3 4 5 6
        2: 1 1 1 1 1
        """
    )
    after = play(start, "w1 A+8-9 5-6+A")
    assert pot(after, "A") == "5 6 7 8 9"
    assert workshop(after) == ["10 11 12 1 2 3 4"]
    assert refused(start, "w1 A+8-10 4-6+A") == "kobito-pot-overfull"


def test_one_side_of_a_pot_takes_one_block_at_a_time() -> None:
    """KO-8: two blocks that follow one another only in a rainbow of twelve."""
    start = table(
        """
        A 6:7  10
        B 5:4  7
        C 9:8  7
        1: 3 3 | 1 2 3 4 5 6 7 8 9 10 11 12
        2: 1 1 1 1 1
        """
    )
    assert refused(start, "w1 A+11-12 A+1-2") == "kobito-one-block-a-side"
    assert pot(play(start, "w1 A+11-12", "w1 A+1-2"), "A") == "10 11 12 1 2"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("w2 A", "kobito-no-such-rainbow"),
        ("w1 A+7-12", "kobito-not-in-rainbow"),
        ("w1 A+6", "kobito-not-in-rainbow"),
        ("w1 A+7-8 A+8-9", "kobito-blocks-overlap"),
        ("w1 B+7-8", "kobito-block-does-not-fit"),
        ("w1 7-8+A", "kobito-block-other-end"),
    ],
)
def test_a_carry_must_be_there_and_follow_on(text: str, code: str) -> None:
    """KO-8"""
    assert refused(table(ONE_RAINBOW), text) == code


def test_kobitos_only_do_not_stay_behind() -> None:
    """KO-7, KO-8"""
    start = table(
        """
        A 6:7  5 6
        B 4:4  1
        C 9:8  1
        1: 3 3 | 7 k8 k9
        2: 3 3 3 3 3
        """
    )
    assert refused(start, "w1 A+7") == "kobito-only-kobitos-stay"
    assert carries(start) == {"w1 A+7-9"}


def test_a_kobito_and_a_stack_keep_their_places_when_carried() -> None:
    """KO-8, KO-11"""
    start = table(
        """
        A 6:7  5 6
        B 4:4  1
        C 9:8  1
        1: 3 3 | 7^1 k8 9
        2: 3 3 3 3 3
        """
    )
    assert pot(play(start, "w1 A"), "A") == "5 6 7^1 k8 9"


FULL_SOON = """
    A 6:7  5 6 7 8 9
    B 4:5  1
    C 9:8  12
    1: 3 10 10
    2: 3 3 3 3 3
    """


def test_a_pot_is_won_at_exactly_its_length_and_the_turn_goes_on() -> None:
    """KO-9"""
    won = play(table(FULL_SOON), "10 A")
    assert [gold.value for gold in won.won[0]] == [7]
    assert sum(won.discard) == 6
    assert won.pots[0] is None
    after = play(won, "gold 5:5", "turn 2")
    assert pot(after, "A") == "2"
    assert after.turn == 0
    assert after.stage is Stage.PLAY
    assert "A+3" in moves(after)


def test_a_pot_may_be_won_on_the_left() -> None:
    """KO-9"""
    start = table(FULL_SOON.replace("3 10 10", "4 10 10"))
    assert play(start, "4 A").won[0] == play(table(FULL_SOON), "10 A").won[0]


TWO_POTS = """
    A 5:6  3 4 5 6
    B 4:5  10 11
    C 6:7  9 10 11 12 1
    1: 2 2 | 7 8
    2: 3 3 3 3 3
    """


def test_of_two_pots_filled_in_one_move_the_dearer_is_won_first() -> None:
    """KO-9"""
    won = play(table(TWO_POTS), "w1 A+7 8+C")
    assert [gold.value for gold in won.won[0]] == [7]
    assert won.pots[0] is not None
    after = play(won, "gold 4:4", "turn 1")
    assert [gold.value for gold in after.won[0]] == [7, 6]
    assert after.stage is Stage.GOLD
    assert play(after, "gold 4:3", "turn 2").stage is Stage.PLAY


def test_no_card_of_a_divided_move_goes_to_a_pot_turned_up_by_it() -> None:
    """KO-8: all of it is laid before chance turns up anything."""
    won = play(table(TWO_POTS), "w1 A+7 8+C")
    assert workshop(won) == []
    assert sum(won.discard) == 6


def test_if_the_dearer_pot_ends_the_game_the_other_is_not_won() -> None:
    """KO-9, KO-14"""
    over = play(table(TWO_POTS + "gold -"), "w1 A+7 8+C")
    assert over.stage is Stage.OVER
    assert [gold.value for gold in over.won[0]] == [7]
    assert over.pots[0] is not None


def test_of_two_equal_pots_the_first_is_won_first() -> None:
    """KO-9"""
    start = table(TWO_POTS.replace("C 6:7", "C 6:6"))
    assert [gold.length for gold in play(start, "w1 A+7 8+C").won[0]] == [5]
