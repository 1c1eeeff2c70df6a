"""Hands are secret, and nothing else is."""

from random import Random

from speeltafel.core.data import to_data
from speeltafel.core.seats import CHANCE
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.components import DECK, HAND_SIZE, REPLACEMENT
from speeltafel.games.kobito.components import KOBITO as KOBITO_CARD
from speeltafel.games.kobito.moves import HIDDEN, Draw
from speeltafel.games.kobito.view import View
from tests.games.kobito.positions import cards_in, play, table

TABLE = table(
    """
    A 6:7  5 6 7 8
    B 5:4  12 k1
    C 9:8  2 3 4
    1: 1 2 6 9 k | 1 2 3 | 9 10
    2: 1 5 5 r k | 6 7
    3: 4 4 4 4 4
    """
)


def test_a_seat_sees_its_own_hand_and_of_others_the_size() -> None:
    view = KOBITO.view(TABLE, 1)
    assert view.hand == (0, 1, 5, 5, 13)
    assert [player.hand for player in view.players] == [5, 5, 5]
    assert KOBITO.view(TABLE, None).hand is None


def test_a_view_does_not_change_with_what_others_hold() -> None:
    for seat in (0, 1, 2):
        before = to_data(View, KOBITO.view(TABLE, seat))
        for seed in range(20):
            dealt = KOBITO.resample(TABLE, seat, Random(seed))
            assert to_data(View, KOBITO.view(dealt, seat)) == before


def test_dealing_again_keeps_every_card_every_hand_size_and_the_own_hand() -> None:
    hands = set()
    for seed in range(50):
        dealt = KOBITO.resample(TABLE, 0, Random(seed))
        assert cards_in(dealt) == DECK
        assert dealt.hands[0] == TABLE.hands[0]
        assert [len(hand) for hand in dealt.hands] == [5, 5, 5]
        hands.add(dealt.hands[1:])
    assert len(hands) == 50


def test_only_who_draws_sees_the_card() -> None:
    refilling = play(TABLE, "9 A", "1 C", "2 B", "end")
    assert KOBITO.to_act(refilling) == (CHANCE,)
    move = Draw(7)
    assert KOBITO.seen_move(refilling, CHANCE, move, 0) == move
    for viewer in (1, 2, None):
        seen = KOBITO.seen_move(refilling, CHANCE, move, viewer)
        assert seen == Draw(HIDDEN)
        assert KOBITO.format_move(seen) == "draw ?"
        assert KOBITO.tell(refilling, CHANCE, seen).code == "kobito-draws-hidden"


def test_a_kobito_swapped_in_the_open_stays_in_that_hand_when_dealt_again() -> None:
    """KO-10"""
    swapped = play(TABLE, "swap 1 B")
    assert KOBITO.view(swapped, 1).players[0].known == (KOBITO_CARD,)
    kobitos = [
        KOBITO.resample(swapped, 1, Random(seed)).hands[0].count(KOBITO_CARD) for seed in range(60)
    ]
    assert min(kobitos) == 1
    played = play(swapped, "A+k")
    again = [
        KOBITO.resample(played, 1, Random(seed)).hands[0].count(KOBITO_CARD) for seed in range(60)
    ]
    assert min(again) == 0


def test_waiving_the_minimum_shows_that_only_replacements_are_left() -> None:
    """KO-12"""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: r r
        2: 3 3 3 3 3
        """
    )
    ended = play(start, "end", *["draw 1"] * (HAND_SIZE - 2))
    for seed in range(20):
        hand = KOBITO.resample(ended, 1, Random(seed)).hands[0]
        assert hand.count(REPLACEMENT) >= 2
