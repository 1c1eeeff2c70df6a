"""KO-12 … KO-14: penalties, empty piles, the stand-off and the end."""

from speeltafel.core.seats import CHANCE
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.components import DECK, REPLACEMENT, listed
from speeltafel.games.kobito.rules import score
from speeltafel.games.kobito.state import Stage
from tests.games.kobito.positions import cards_in, moves, play, refused, table

STUCK = """
    A 6:7  5
    B 4:4  5
    C 9:8  5
    1: 1 1 8 8 10 | 4 5
    2: 3 3 3 3 3
    """


def test_a_penalty_is_for_the_shortfall_when_nothing_fits() -> None:
    """KO-12"""
    start = table(STUCK)
    assert moves(start) == ["penalty 1", "penalty 8", "penalty 10"]
    after = play(start, "penalty 8", "penalty 1")
    assert moves(after) == ["end"]
    assert score(after, 0) == -6
    assert refused(after, "penalty 1") == "kobito-penalty-not-due"
    assert refused(start, "end") == "kobito-end-without-penalty"


def test_a_penalty_is_not_allowed_while_something_can_be_laid() -> None:
    """KO-12: a number, a kobito, a new rainbow and a replacement pair all count."""
    for hand in ("1 1 8 8 6", "1 1 8 8 k", "1 1 8 9 10", "1 1 5 8 r"):
        start = table(STUCK.replace("1 1 8 8 10", hand))
        assert refused(start, "penalty 1") == "kobito-penalty-can-lay", hand


def test_swaps_and_carries_are_never_compulsory() -> None:
    """KO-12"""
    start = table(
        """
        A 6:7  3
        B 4:4  8
        C 9:8  5 k6 7
        1: 10 10 | 4 5
        2: 3 3 3 3 3
        """
    )
    assert "w1 A+4-5" in moves(start)
    assert "penalty 10" in moves(start)


def test_a_kobito_swapped_in_must_be_laid_before_a_penalty() -> None:
    """KO-12, KO-10: nothing fits but the swap, and then the kobito does."""
    start = table(
        """
        A 6:7  9 k10 11
        B 4:4  3
        C 9:8  12
        1: 6 6 10 | 2 3
        2: 3 3 3 3 3
        """
    )
    assert {"swap 10 A", "penalty 6", "penalty 10"} == set(moves(start))
    swapped = play(start, "swap 10 A")
    assert refused(swapped, "penalty 6") == "kobito-penalty-can-lay"


def test_only_rainbow_cards_are_penalties_and_with_replacements_alone_the_rest_is_waived() -> None:
    """KO-12"""
    start = table(STUCK.replace("1 1 8 8 10", "8 r r"))
    assert moves(start) == ["penalty 8"]
    assert refused(start, "penalty r") == "kobito-penalty-numbers-only"
    after = play(start, "penalty 8")
    assert after.due == 1
    assert moves(after) == ["end"]
    ended = play(after, "end")
    assert ended.known[0] == (REPLACEMENT, REPLACEMENT)
    assert ended.stage is Stage.REFILL


def test_cards_left_in_the_hand_cost_nothing() -> None:
    """KO-12, KO-14"""
    over = play(table(LAST_POT), "8 A")
    outcome = KOBITO.outcome(over)
    assert outcome is not None
    assert outcome.scores[0] == 7
    assert over.hands[0] == (1, 2, 3)


def test_an_empty_pile_takes_the_discard_pile_at_once() -> None:
    """KO-13"""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 6 6 6
        2: 3 3 3 3 3
        pile 1
        discard 2 3
        """
    )
    refilling = play(start, "6 A", "end", "draw 1")
    assert listed(refilling.pile) == [2, 3]
    assert sum(refilling.discard) == 0
    after = play(refilling, "draw 2", "draw 3")
    assert after.hands[0] == (1, 2, 3, 6, 6)
    assert cards_in(after) == DECK


def test_with_both_piles_empty_one_plays_on_with_fewer_cards() -> None:
    """KO-13"""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 6 6 6
        2: 3 3
        pile -
        """
    )
    after = play(start, "6 A", "end")
    assert KOBITO.to_act(after) == (1,)
    assert after.hands[0] == (6, 6)


IDLE = """
    A 6:7  5
    B 4:4  5
    C 9:8  5
    1: r
    2: r r
    pile -
    """


def test_a_full_round_in_which_nobody_does_anything_ends_the_game() -> None:
    """KO-13"""
    start = table(IDLE)
    assert moves(start) == ["end"]
    once = play(start, "end")
    assert once.stage is Stage.PLAY
    over = play(once, "end")
    assert KOBITO.to_act(over) == ()
    outcome = KOBITO.outcome(over)
    assert outcome is not None
    assert outcome.reason.code == "kobito-stand-off"


def test_whoever_does_something_or_draws_breaks_the_stand_off() -> None:
    """KO-13"""
    start = table(IDLE.replace("1: r", "1: r | 6 7"))
    assert play(start, "w1 A", "end", "end", "end").stage is Stage.OVER
    assert play(start, "w1 A", "end", "end").stage is Stage.PLAY
    drawing = play(table(IDLE.replace("pile -", "pile 9")), "end", "draw 9", "end")
    assert KOBITO.to_act(drawing) == (0,)
    assert drawing.idle == 1


LAST_POT = """
    A 6:7  3 4 5 6 7
    B 4:4  5
    C 9:8  5
    1: 1 2 3 8 | 2 3
    2: 1 1 1 1 1
    gold -
    """


def test_the_game_ends_at_once_when_two_gold_cards_lie_open() -> None:
    """KO-14: no minimum is due any more."""
    start = table(LAST_POT)
    assert start.due == 2
    over = play(start, "8 A")
    assert over.stage is Stage.OVER
    assert KOBITO.to_act(over) == ()
    assert sum(map(len, over.won)) == 16
    outcome = KOBITO.outcome(over)
    assert outcome is not None
    assert outcome.reason.code == "kobito-all-gold-won"
    assert outcome.winners == (1,)


def test_the_highest_score_wins_and_ties_are_shared() -> None:
    """KO-14"""
    start = table(
        """
        A 6:7  3 4 5 6 7
        B 4:4  5
        C 9:8  5
        1: 8
        2: 3 ! 9:10 / 9
        3: 3 ! 9:9
        4: 3
        gold -
        """
    )
    over = play(start, "8 A")
    outcome = KOBITO.outcome(over._replace(won=(*over.won[:3], ())))
    assert outcome is not None
    assert outcome.scores == (7, 7, 9, 0)
    assert outcome.winners == (2,)
    tied = KOBITO.outcome(over._replace(won=(*over.won[:2], (), ())))
    assert tied is not None
    assert tied.winners == (0, 1)
    assert [line.argument("score") for line in tied.counting] == [7, 7, 0, 0]


def test_chance_draws_by_what_is_left_in_the_pile() -> None:
    """KO-3, KO-13"""
    start = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 6
        2: 3 3
        pile 9 9 k
        """
    )
    refilling = play(start, "6 A", "end")
    assert KOBITO.to_act(refilling) == (CHANCE,)
    outcomes = KOBITO.chance(refilling).outcomes
    assert outcomes is not None
    assert {KOBITO.format_move(move): weight for move, weight in outcomes} == {
        "draw k": 1,
        "draw 9": 2,
    }
