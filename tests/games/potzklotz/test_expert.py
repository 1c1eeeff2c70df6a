"""PK-13: several cards in a turn, own piles, hands refilled."""

import pytest

from speeltafel.core.refusal import accept
from speeltafel.core.variants import Value, configure
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.rules import outcome, setup, to_act
from speeltafel.games.potzklotz.state import START_CARD, State
from speeltafel.words import Voice
from tests.games.potzklotz.tables import a_table, claim, lay, mistake, names, play, written


def experts(*hands: str, pile: str | None = None, bottom: str = "28b", hand: int = 3) -> State:
    options: dict[str, Value] = {"hand": hand, "match": False}
    return a_table(*hands, pile=pile, discard=bottom, variant="expert", options=options)


def test_several_cards_may_be_laid_in_one_turn_with_one_cube_each() -> None:
    table = lay(experts("12a 13a 1a", "5a"), "13a", "12a")
    assert to_act(table) == (0,)
    assert names(table.laid[0]) == "13a 12a"
    assert table.discard == ()
    assert POTZKLOTZ.prompt(table, 0).code == "potzklotz-go-on"


def test_everybody_keeps_the_cards_they_have_laid() -> None:
    table = play(lay(experts("13a 1a 1b", "13b 5a 5b"), "13a"), "1 pass", "* 1+2a")
    table = lay(table, "13b")
    assert (names(table.laid[0]), names(table.laid[1])) == ("13a", "13b")


def test_the_hand_is_refilled_at_the_end_of_the_turn() -> None:
    table = play(lay(experts("12a 13a 1a", "5a"), "13a", "12a"), "1 pass")
    assert table.due == (0, 0)
    table = play(table, "* 1+2a", "* 1+3a")
    assert names(table.hands[0]) == "1a 2a 3a"
    assert to_act(table) == (1,)


def test_a_turn_ends_by_itself_with_the_last_card() -> None:
    table = lay(experts("12a 13a", "5a"), "13a", "12a")
    assert table.due == (0, 0, 0)


def test_a_mistake_ends_the_turn_and_postpones_the_refill() -> None:
    table = mistake(lay(experts("12a 13a 1a", "5a 5b 6a"), "13a"), "1a")
    assert names(table.hands[0]) == "1a 12a"
    assert names(table.laid[0]) == "13a"  # what was laid before stays
    assert table.due == ()  # no refill, and no extra card either
    table = play(table, "2 pass", "1 pass")
    assert table.due[:1] == (0,)  # filled up after the next turn


def test_a_mistake_after_a_card_is_no_pass() -> None:
    table = mistake(lay(experts("12a 13a 1a", "5a 5b 6a"), "13a"), "1a")
    assert table.passes == 0


def test_when_everybody_passes_everybody_draws_and_hands_may_grow() -> None:
    """PK-7 while the pile lasts"""
    table = play(experts("1a 1b 5a", "6a 6b 7a"), "1 pass", "2 pass")
    assert table.due == (0, 1)
    table = play(table, "* 1+2a", "* 2+2b")
    assert [len(hand) for hand in table.hands] == [4, 4]


def test_a_hand_above_the_limit_is_not_refilled() -> None:
    table = play(lay(experts("13a 1a 1b 5a", "6a 6b 7a"), "13a"), "1 pass")
    assert table.due == ()


def test_the_start_card_goes_under_the_pile_and_is_drawn_last() -> None:
    config = accept(configure(POTZKLOTZ, "expert", 2, {"hand": 3}))
    table = setup(config)
    assert table.due[-1] == START_CARD
    table = play(table, "* 1+1a", "* 1+1b", "* 1+2a", "* 2+2b", "* 2+3a", "* 2+3b", "* +12a")
    assert table.bottom is not None
    assert names((table.bottom,)) == "12a"
    table = experts("13a 1a 1b", "6a 6b 7a", pile="9a", bottom="28b")
    table = play(table, "1 pass", "2 pass", "* 1+9a")
    outcomes = POTZKLOTZ.chance(table).outcomes
    assert outcomes is not None
    assert [written(move) for move, _ in outcomes] == ["2+28b"]
    table = play(table, "* 2+28b")
    assert names(table.shown[1]) == "28b"
    assert table.bottom is None


def test_the_game_ends_when_the_pile_is_empty_and_everybody_in_a_row_lays_nothing() -> None:
    table = experts("1a 1b", "5a", pile="", bottom="")
    table = play(table, "1 pass")
    assert to_act(table) == (1,)
    final = outcome(play(table, "2 pass"))
    assert final is not None


def test_passes_made_while_there_were_cards_do_not_end_the_game() -> None:
    """The last card came after seat 0 had passed, so seat 0 is asked again."""
    table = experts("1a 1b 5a", "6a 6b", pile="13a", bottom="")
    table = play(table, "1 pass", "2 pass", "* 2+13a")
    table = play(table, "1 pass")
    assert outcome(table) is None
    assert to_act(table) == (1,)
    assert outcome(play(table, "2 pass")) is not None


def test_a_card_laid_keeps_the_game_going() -> None:
    table = experts("1a 1b", "13a 5a", pile="", bottom="")
    table = play(table, "1 pass")
    table = play(lay(table, "13a"), "2 pass")
    assert to_act(table) == (0,)
    assert outcome(table) is None


def test_whoever_has_no_cards_left_is_passed_over() -> None:
    table = experts("13a", "1a", "5a", pile="", bottom="")
    table = lay(table, "13a")
    table = play(table, "2 pass", "3 pass")
    assert outcome(table) is not None


def test_the_discards_are_not_shuffled_in() -> None:
    """PK-10 does not apply."""
    table = play(lay(experts("12a 13a 1a", "5a 5b 6a", pile="", bottom=""), "13a"), "1 pass")
    assert table.due == ()


def test_most_cards_win_and_ties_are_shared() -> None:
    table = experts("13a 1a", "13b 5a", pile="", bottom="")
    table = play(lay(table, "13a"), "1 pass")
    tied = play(lay(table, "13b"), "2 pass", "1 pass", "2 pass")
    final = outcome(tied)
    assert final is not None
    assert (final.winners, final.scores) == ((0, 1), (1, 1))
    alone = outcome(play(table, "2 pass", "1 pass"))
    assert alone is not None
    assert (alone.winners, alone.scores) == ((0,), (1, 0))
    assert Voice("nl").sentence(alone.reason) == "Speler 1 wint met 1 gelegde kaart."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_one_game_per_player(players: int) -> None:
    config = accept(configure(POTZKLOTZ, "expert", players))
    assert setup(config).agreed.games == players
    single = accept(configure(POTZKLOTZ, "expert", players, {"match": False}))
    assert setup(single).agreed.games == 1


def test_a_claim_may_be_wrong_after_a_right_one_on_the_new_building() -> None:
    """Each card needs one more cube: the claims are those of the building that stands now."""
    table = lay(experts("12a 13a 1a", "5a"), "13a")
    assert claim(table, "12a") != claim(experts("12a 13a 1a", "5a"), "12a")
