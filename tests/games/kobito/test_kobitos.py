"""KO-10 and KO-11: kobitos and replacement cards."""

from speeltafel.core.reason import reason, seat_reason
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.components import KOBITO as KOBITO_CARD
from speeltafel.games.kobito.components import REPLACEMENT
from tests.games.kobito.positions import moves, play, pot, read, refused, table, workshop

JOKERS = """
    A 6:7  5
    B 4:4  1
    C 9:8  9 k10 k11 12
    1: k 2 8 10 11 | 3 k4
    2: 3 3 3 3 3 | 6 k7 8
    """


def test_a_kobito_shows_the_number_of_its_place() -> None:
    """KO-10"""
    start = table(JOKERS)
    assert pot(play(start, "k+A"), "A") == "k4 5"
    assert pot(play(start, "A+k"), "A") == "5 k6"
    assert pot(play(start, "swap 10 C", "A+k", "A+k"), "A") == "5 k6 k7"
    assert workshop(play(start, "w1+k")) == ["3 k4 k5"]


def test_a_kobito_is_swapped_for_exactly_its_number() -> None:
    """KO-10"""
    start = table(JOKERS)
    after = play(start, "swap 10 C")
    assert pot(after, "C") == "9 10 k11 12"
    assert after.hands[0].count(KOBITO_CARD) == 2
    assert 10 not in after.hands[0]
    assert refused(start, "swap 10 B") == "kobito-no-kobito"
    assert refused(start, "swap 9 C") == "kobito-no-kobito"
    assert refused(start, "swap 7 2w1") == "kobito-not-in-hand"


def test_kobitos_are_swapped_as_often_as_possible_and_used_in_the_same_turn() -> None:
    """KO-10"""
    after = play(table(JOKERS), "swap 10 C", "swap 11 C", "A+k", "k+A")
    assert pot(after, "A") == "k4 5 k6"
    assert pot(after, "C") == "9 10 11 12"
    assert after.hands[0] == (KOBITO_CARD, 2, 8)


def test_a_kobito_may_be_taken_from_another_workshop_or_the_own() -> None:
    """KO-10"""
    start = table(JOKERS.replace("k 2 8 10 11", "k 4 7 10 11"))
    assert workshop(play(start, "swap 7 2w1"), player=2) == ["6 7 8"]
    assert workshop(play(start, "swap 4 w1")) == ["3 4"]
    assert play(start, "swap 4 1w1") == play(start, "swap 4 w1")


def test_a_swapped_kobito_is_known_to_all_until_it_is_played() -> None:
    """KO-10"""
    after = play(table(JOKERS), "swap 10 C")
    assert after.known[0] == (KOBITO_CARD,)
    assert play(after, "A+k").known[0] == ()


STACKS = """
    A 6:7  5 6
    B 4:4  1 k2 3
    C 9:8  9
    1: 2 5 5 r r | 6 7
    2: 3 3 3 3 3 | 5 6
    """


def test_a_replacement_goes_with_its_number_on_the_same_number_anywhere() -> None:
    """KO-11"""
    start = table(STACKS)
    assert {"replace 5 A", "replace 5 2w1"} == {
        move for move in moves(start) if move.startswith("replace")
    }
    assert pot(play(start, "replace 5 A"), "A") == "5^1 6"
    assert workshop(play(start, "replace 5 2w1"), player=2) == ["5^1 6"]


def test_a_replacement_may_be_repeated_on_the_same_place() -> None:
    """KO-11"""
    assert pot(play(table(STACKS), "replace 5 A", "replace 5 A"), "A") == "5^2 6"


def test_a_replacement_does_not_go_on_a_kobito_nor_with_one_nor_alone() -> None:
    """KO-11"""
    start = table(STACKS)
    assert refused(start, "replace 2 B") == "kobito-replaces-kobito"
    assert refused(start, "replace 2 A") == "kobito-number-not-there"
    assert refused(start, "r A") == "kobito-replacement-alone"
    assert refused(table(STACKS.replace("2 5 5 r r", "2 5 5")), "replace 5 A") == (
        "kobito-not-in-hand"
    )


def test_a_stack_counts_as_one_and_is_discarded_as_three() -> None:
    """KO-11, KO-9"""
    start = table(
        """
        A 4:5  5 6^1 7
        B 5:4  1
        C 9:8  1
        1: 8 9
        2: 3 3 3 3 3
        """
    )
    won = play(start, "8 A")
    assert [gold.value for gold in won.won[0]] == [5]
    assert sum(won.discard) == 6
    assert won.discard[6] == 2
    assert won.discard[REPLACEMENT] == 1


def test_a_kobito_that_was_swapped_away_leaves_a_number_that_takes_a_stack() -> None:
    """KO-10, KO-11"""
    start = table(
        """
        A 6:7  5 k6
        B 4:4  1
        C 9:8  1
        1: 6 6 r
        2: 3 3 3 3 3
        """
    )
    assert refused(start, "replace 6 A") == "kobito-replaces-kobito"
    assert pot(play(start, "swap 6 A", "replace 6 A"), "A") == "5 6^1"


def test_what_lies_in_another_workshop_is_told_with_its_owner() -> None:
    start = table(STACKS)
    told = KOBITO.tell(start, 0, read(start, "replace 5 2w1"))
    assert told.argument("spot") == reason("kobito-their-rainbow", seat=seat_reason(1), number=1)
