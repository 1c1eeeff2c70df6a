"""KO-1 … KO-3: what is in the box and how a game begins."""

from random import Random

import pytest

from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.components import DECK, GOLD_TABLES, REPLACEMENT
from speeltafel.games.kobito.components import KOBITO as A_KOBITO_CARD
from speeltafel.games.kobito.moves import TurnStart
from speeltafel.games.kobito.state import Stage
from tests.games.kobito.positions import cards_in, play, pot, read, table


def test_the_pile_has_84_rainbow_cards_5_kobitos_and_3_replacements() -> None:
    """KO-1"""
    assert sum(DECK[1:REPLACEMENT]) == 84
    assert set(DECK[1:REPLACEMENT]) == {7}
    assert DECK[A_KOBITO_CARD] == 5
    assert DECK[REPLACEMENT] == 3


@pytest.mark.parametrize(("name", "lengths"), [("4-9", range(4, 10)), ("3-8", range(3, 9))])
def test_there_are_three_gold_cards_for_each_length(name: str, lengths: range) -> None:
    """KO-2"""
    cards = GOLD_TABLES[name]
    assert len(cards) == 18
    for length in lengths:
        assert [gold.value for gold in cards if gold.length == length] == [
            length - 1,
            length,
            length + 1,
        ]


def test_the_table_chooses_the_gold_cards() -> None:
    """KO-2"""
    shorter = accept(configure(KOBITO, options={"gold": "3-8"}))
    assert KOBITO.setup(shorter).gold == GOLD_TABLES["3-8"]
    assert KOBITO.setup(accept(configure(KOBITO))).gold == GOLD_TABLES["4-9"]


@pytest.mark.parametrize("players", range(2, 7))
def test_three_pots_lie_open_and_everybody_has_five_cards(players: int) -> None:
    """KO-3"""
    config = accept(configure(KOBITO, players=players))
    match = settle_chance(start(KOBITO, config), Random(players))
    state = match.state
    assert [len(hand) for hand in state.hands] == [5] * players
    assert len(state.gold) == 15
    assert all(pot and len(pot.rainbow.places) == 1 for pot in state.pots)
    assert cards_in(state) == DECK
    assert KOBITO.to_act(state) == (0,)
    assert state.minimum == 1


def test_a_start_card_is_always_a_number() -> None:
    """KO-3"""
    state = KOBITO.apply(
        opening := KOBITO.setup(accept(configure(KOBITO))),
        CHANCE,
        read(opening, "gold 4:4"),
    )
    outcomes = KOBITO.chance(state).outcomes
    assert outcomes is not None
    assert dict(outcomes) == {TurnStart(number): 7 for number in range(1, 13)}


def test_without_a_number_in_the_pile_the_discard_pile_is_shuffled_in() -> None:
    """KO-3"""
    before = table(
        """
        A 4:4  1 2 3
        B 5:5  7
        C 9:9  9
        1: 4 4
        2: 8
        pile k r
        discard 6
        """
    )
    won = play(before, "4 A", "gold 6:6")
    assert won.stage is Stage.START
    assert sum(won.discard) == 5
    outcomes = KOBITO.chance(won).outcomes
    assert outcomes is not None
    assert dict(outcomes) == {TurnStart(number): 1 for number in (1, 2, 3, 4, 6)}
    after = play(won, "turn 6")
    assert pot(after, "A") == "6"
    assert sum(after.discard) == 0
    assert sum(after.pile) == 6
    assert cards_in(after) == DECK


def test_a_won_rainbow_always_leaves_a_start_card() -> None:
    """KO-3, KO-13: with everything else gone, the rainbow just won is the pile."""
    before = table(
        """
        A 4:4  1 k2 k3
        B 5:5  7
        C 9:9  9
        1: k
        2: 8
        pile -
        """
    )
    won = play(before, "A+k", "gold 6:6")
    outcomes = KOBITO.chance(won).outcomes
    assert outcomes is not None
    assert dict(outcomes) == {TurnStart(1): 1}
    for seed in range(20):
        dealt = KOBITO.resample(won, 0, Random(seed))
        assert KOBITO.chance(dealt).outcomes
