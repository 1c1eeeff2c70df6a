"""PK-7, PK-9 … PK-11: passing, the end of a game and of a match, piles that run out, twins."""

from speeltafel.core.variants import Value
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.rules import legal_moves, outcome, to_act
from speeltafel.games.potzklotz.state import START_CARD, State
from speeltafel.games.potzklotz.verdict import Judgement
from speeltafel.words import Voice
from tests.games.potzklotz.tables import a_table, claim, lay, mistake, names, parsed, play, written

# On the building of `a_table` (12) cards 1, 5, 6, 7, 20, 24 and 28 cannot be laid.


def told(table: State, text: str) -> str:
    move = parsed(table, text)
    return Voice("en").say(POTZKLOTZ.tell(table, to_act(table)[0], move))


def test_when_everybody_has_passed_everybody_draws_one() -> None:
    """PK-7"""
    table = play(a_table("1a", "5a", "6a"), "1 pass", "2 pass")
    assert told(table, "pass").endswith("everybody draws a card while they last.")
    table = play(table, "3 pass")
    assert table.due == (0, 1, 2)
    table = play(table, "* 1+2a", "* 2+2b", "* 3+3a")
    assert [len(hand) for hand in table.hands] == [2, 2, 2]
    assert to_act(table) == (0,)
    assert table.passes == 0


def test_passing_goes_on_from_whoever_passed_first() -> None:
    """PK-7: seat 1 was the first who could not lay."""
    table = lay(a_table("13a 1a", "5a 1b"), "13a")
    table = play(table, "2 pass", "1 pass")
    assert table.due == (1, 0)
    assert to_act(play(table, "* 2+2a", "* 1+2b")) == (1,)


def test_a_mistake_counts_as_a_pass() -> None:
    """PK-7"""
    table = mistake(a_table("1a", "5a"), "1a")
    table = play(table, "* 1+2a", "2 pass")
    assert table.due == (0, 1)


def test_a_card_laid_in_between_begins_the_count_anew() -> None:
    """PK-7"""
    table = play(a_table("1a 1b", "13a 5a"), "1 pass")
    table = lay(table, "13a")
    assert (table.passes, table.due) == (0, ())


BEGINNERS: dict[str, Value] = {"announce": True}


def test_the_table_says_that_somebody_could_have_laid_and_nobody_draws() -> None:
    """PK-7, switch"""
    table = play(a_table("1a", "13a 5a", options=BEGINNERS), "1 pass")
    assert told(table, "pass").endswith("somebody can lay a card. Look again!")
    table = play(table, "2 pass")
    assert table.announced
    assert to_act(table) == (0,)
    assert POTZKLOTZ.prompt(table, 0).code == "potzklotz-look-again"
    assert not lay(play(table, "1 pass"), "13a").announced


def test_the_table_says_it_once_for_a_building() -> None:
    """PK-7, ours: whoever still does not see it gets a card, so that a game never hangs."""
    table = a_table("1a", "13a 5a", options=BEGINNERS)
    table = play(table, "1 pass", "2 pass", "1 pass", "2 pass")
    assert table.due == (0, 1)


def test_the_table_says_nothing_when_nobody_could_have_laid() -> None:
    """PK-7, switch"""
    table = play(a_table("1a", "5a", options=BEGINNERS), "1 pass", "2 pass")
    assert not table.announced
    assert table.due == (0, 1)


def test_what_the_table_says_is_not_taken_back() -> None:
    table = play(a_table("1a", "13a", options=BEGINNERS), "1 pass")
    (*_, to_pass) = legal_moves(table, 1)
    assert POTZKLOTZ.reveals(table, 1, to_pass)


def test_the_youngest_level_helps_and_forgives() -> None:
    """PK-7: on by default there, off elsewhere."""
    beginners = a_table("1a", "5a", variant="beginners").agreed
    basic = a_table("1a", "5a").agreed
    assert (beginners.announce, beginners.turning, beginners.extra) == (True, True, False)
    assert (basic.announce, basic.turning, basic.extra) == (False, False, True)


def test_the_round_is_finished_when_somebody_goes_out() -> None:
    """PK-9: seat 1 goes out, seat 2 still has its turn, seat 0 does not."""
    table = a_table("1a", "13a", "5a 8a")
    table = play(table, "1 pass")
    table = lay(table, "13a")
    assert to_act(table) == (2,)
    table = play(table, "3 pass")
    assert table.results == ((0, 1, 0),)


def test_everybody_without_cards_scores_a_point() -> None:
    """PK-9"""
    table = lay(a_table("13a", "13b"), "13a")
    table = lay(table, "13b")
    assert table.results == ((1, 1),)


def test_the_start_rotates_and_all_cards_are_dealt_anew() -> None:
    """PK-9"""
    table = a_table("13a", "1a", options={"games": 2, "hand": 3})
    table = play(lay(table, "13a"), "2 pass")
    assert (table.start, table.turn) == (1, 1)
    assert table.due == (1, 1, 1, 0, 0, 0, START_CARD)
    assert len(table.pile) == 56
    deal = ["* 2+1a", "* 2+5a", "* 2+6a", "* 1+2a", "* 1+2b", "* 1+3a", "* +12a"]
    assert to_act(play(table, *deal)) == (1,)


def test_most_points_win_the_match() -> None:
    """PK-9"""
    table = a_table("13a", "1a", "5a", options={"games": 3}, results=((0, 1, 0), (1, 0, 0)))
    final = outcome(play(lay(table, "13a"), "2 pass", "3 pass"))
    assert final is not None
    assert (final.winners, final.scores) == ((0,), (2, 1, 0))
    assert [Voice("en").say(line) for line in final.counting] == [
        "Game 1: a point for player 2.",
        "Game 2: a point for player 1.",
        "Game 3: a point for player 1.",
    ]


def test_equal_points_share_the_victory() -> None:
    """PK-9"""
    table = lay(a_table("13a", "13b", options={"games": 1}), "13a")
    final = outcome(lay(table, "13b"))
    assert final is not None
    assert final.winners == (0, 1)
    told = Voice("en").sentence(final.reason)
    assert told == "A draw: player 1 and player 2 win together with 1 point."


def test_an_empty_pile_is_made_of_the_discards_but_the_top() -> None:
    """PK-10"""
    table = a_table("1a", "5a", pile="2a", discard="28a 3a 4a")
    table = play(table, "1 pass", "2 pass", "* 1+2a")
    outcomes = POTZKLOTZ.chance(table).outcomes
    assert outcomes is not None
    assert [written(move) for move, _ in outcomes] == ["2+3a", "2+28a"]
    table = play(table, "* 2+28a")
    assert names(table.pile) == "3a"
    assert names(table.discard) == "4a"
    assert names(table.hands[1]) == "5a 28a"


def test_too_few_cards_go_round_in_turn_order_from_the_next_player() -> None:
    """PK-10"""
    table = lay(a_table("13a 1a", "5a", "6a", pile="2a", discard="28a"), "13a")
    table = play(table, "2 pass", "3 pass", "1 pass")
    assert table.due == (1, 2)  # the pile and the start card, 13a stays on top


def test_two_all_passes_without_cards_end_the_game_without_points() -> None:
    """PK-10"""
    table = a_table("1a", "5a", pile="", options={"games": 1})
    table = play(table, "1 pass", "2 pass")
    assert table.idle == 1
    table = play(table, "1 pass")
    assert told(table, "pass").endswith("Game 1: nobody scores.")
    table = play(table, "2 pass")
    final = outcome(table)
    assert final is not None
    assert (final.winners, final.scores) == ((), (0, 0))


def test_a_card_laid_in_between_saves_the_game() -> None:
    """PK-10"""
    table = a_table("1a 13a 1b", "5a 5b", pile="")
    table = play(table, "1 pass", "2 pass")
    table = lay(table, "13a")
    table = play(table, "2 pass", "1 pass")
    assert table.due == (1,)  # the old top card can be drawn now
    assert table.idle == 0


TWINS: dict[str, Value] = {"out-of-turn": True}


def test_after_a_right_claim_everybody_else_may_try_the_twin() -> None:
    """PK-11"""
    table = lay(a_table("13a 1a", "13b 5a", "6a", options=TWINS), "13a")
    assert to_act(table) == (1, 2)
    assert [written(move) for move in legal_moves(table, 1)] == [
        "=5a",
        "=13b",
        "pass",
    ]
    table = play(table, "2 =13b")
    assert names(table.discard) == "28b 13a 13b"
    assert to_act(table) == (1,)  # the turn of seat 1 comes all the same


def test_answers_may_come_in_any_order() -> None:
    """PK-11"""
    table = lay(a_table("13a 1a", "5a", "6a", "13b 7a", options=TWINS), "13a")
    table = play(table, "3 pass", "2 pass")
    assert to_act(table) == (3,)
    assert to_act(play(table, "4 pass")) == (1,)


def test_a_mistake_out_of_turn_costs_a_card() -> None:
    """PK-11, PK-6"""
    table = lay(a_table("13a 1a", "5a", "6a 8a", options=TWINS), "13a")
    table = play(table, "2 =5a")
    assert table.due == (1,)
    table = play(table, "* 2+9a")
    assert names(table.hands[1]) == "5a 9a"
    assert to_act(table) == (2,)  # once only
    assert to_act(play(table, "3 pass")) == (1,)


def test_a_twin_laid_in_the_movers_round_counts_before_the_end_is_judged() -> None:
    """PK-11: seat 1 is last in the round and goes out; seat 0 goes out with the twin."""
    table = play(a_table("13b", "13a", options=TWINS), "1 pass")
    table = lay(table, "13a")
    assert to_act(table) == (0,)
    table = play(table, "1 =13b")
    assert table.results == ((1, 1),)


def test_who_goes_out_with_a_twin_ends_the_game_with_that_round() -> None:
    """PK-11: seat 2 is out before its turn and is passed over."""
    table = lay(a_table("13a 1a", "5a 5b", "13b", options=TWINS), "13a")
    table = play(table, "3 =13b")
    assert to_act(table) == (1,)
    table = play(table, "2 pass")
    assert table.results == ((0, 0, 1),)


def test_there_is_no_twin_for_the_start_card_nor_after_a_mistake() -> None:
    """PK-11"""
    table = a_table("12a 1a", "12b 5a", discard="12a", options=TWINS)
    assert to_act(table) == (0,)
    assert to_act(mistake(table, "1a")) == (-1,)


def test_a_mirror_image_is_no_twin() -> None:
    """PK-11: 14 is the mirror image of 13."""
    table = lay(a_table("13a 1a", "14a 5a", options=TWINS), "13a")
    table = play(table, "2 =14a")
    assert table.last is not None
    assert table.last.judgement is Judgement.MIRROR


def test_without_the_switch_nobody_lays_out_of_turn() -> None:
    """PK-8, PK-11"""
    table = lay(a_table("13a 1a", "13b 5a"), "13a")
    assert to_act(table) == (1,)
    assert claim(table, "13b")  # but a real move that makes it again will do
