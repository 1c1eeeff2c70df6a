"""3-stel (KZ-20 … KZ-25)."""

from collections import Counter
from random import Random

import pytest

from speeltafel.core.match import play_text, settle_chance
from speeltafel.core.reason import Reason
from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import CHANCE
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.components import DOUBLES, TILES
from speeltafel.games.katoiz.moves import Layout
from speeltafel.games.katoiz.trios.rules import set_possible
from speeltafel.games.katoiz.trios.scoring import best_pile, score
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.games.katoiz.variants import TrioRules
from speeltafel.words import Voice
from tests.games.katoiz.drawing import after, allowed, new_match, refusal, tiles, trios

BOARD = """
    R● R○ B□ G△ Y○ W■
    B● R■ ·  ·  ·  ·
    Y▲ ·  ·  ·  ·  ·
    ·  ·  ·  ·  ·  ·
    ·  ·  ·  ·  ·  ·
    ·  ·  ·  ·  ·  ·
"""


def test_36_tiles_lie_in_a_square_and_four_doubles_stay_out() -> None:
    """KZ-20."""
    for seed in range(20):
        state = settle_chance(new_match("3-stel-1"), Random(seed)).state
        out = Counter(TILES) - Counter(state.tiles)
        assert len(state.tiles) == 36
        assert sorted(out.values()) == [1, 1, 1, 1]
        assert set(out) <= set(DOUBLES)


def test_chance_cannot_lay_out_what_is_not_in_the_box() -> None:
    """KZ-20."""
    match = new_match("3-stel-1")
    fair = KATOIZ.chance(match.state).sample(Random(1))
    assert isinstance(fair, Layout)
    assert KATOIZ.chance(match.state).admits(fair)
    for wrong in (
        (*fair.tiles[:-1], fair.tiles[0]),
        fair.tiles[:-1],
        tuple(sorted(TILES)[:36]),
        tuple(sorted((Counter(TILES) - Counter(tiles("B□B■B○R○"))).elements())),  # no doubles
    ):
        text = KATOIZ.format_move(Layout(wrong, ()))
        assert isinstance(play_text(match, CHANCE, text), Refusal)


def test_a_disc_goes_on_a_free_tile_that_satisfies_both_dice() -> None:
    """KZ-21."""
    assert allowed(trios(BOARD, roll="R○")) == ["a1", "b1", "pas"]
    assert allowed(trios(BOARD, roll="R★")) == ["a1", "b2", "pas"]
    assert allowed(trios(BOARD.replace("R●", "R●1"), roll="R○")) == ["b1", "pas"]
    assert refusal(trios(BOARD, roll="R○"), "b2") == "katoiz-not-rolled-there"
    assert refusal(trios(BOARD.replace("R●", "R●1"), roll="R○"), "a1") == "katoiz-disc-there"
    assert refusal(trios(BOARD, roll="R○"), "f6") == "katoiz-no-tile"


def test_placing_is_voluntary() -> None:
    """KZ-21."""
    assert after(trios(BOARD, roll="R○"), "pas").turn == 1


def test_when_nothing_satisfies_the_dice_the_turn_lapses() -> None:
    assert allowed(trios(BOARD, roll="W△")) == ["-"]


def test_when_all_three_discs_lie_one_of_them_may_be_moved() -> None:
    """KZ-21."""
    lying = BOARD.replace("R●", "R●0").replace("B□", "B□0").replace("Y▲", "Y▲0")
    state = trios(lying, roll="W★")
    assert allowed(state) == ["a1-f1", "c1-f1", "a3-f1", "pas"]
    assert refusal(state, "f1") == "katoiz-discs-all-lie"
    assert refusal(state, "b1-f1") == "katoiz-not-your-disc"
    moved = after(state, "a1-f1")
    assert moved.discs[0] == (2, 5, 12)


def test_with_a_disc_in_hand_none_is_moved() -> None:
    """KZ-21."""
    state = trios(BOARD.replace("R●", "R●0"), roll="W★")
    assert refusal(state, "a1-f1") == "katoiz-disc-in-hand"


def test_three_discs_on_tiles_with_one_value_in_common_to_all_take_them() -> None:
    """KZ-22."""
    state = trios(BOARD.replace("R●", "R●0").replace("R○", "R○0"), roll="R□")
    taken = after(state, "b2")
    assert taken.taken[0] == tiles("R●R○R■")
    assert taken.discs[0] == ()
    assert [taken.tiles[place] for place in (0, 1, 7)] == [-1, -1, -1]


def test_pairs_in_common_are_not_enough() -> None:
    """KZ-22: colour shared by two, shape by two others, nothing by all three."""
    drawing = BOARD.replace("R●", "R●0").replace("B□", "B□0")
    state = after(trios(drawing, roll="R□"), "b2")
    assert state.taken[0] == ()
    assert len(state.discs[0]) == 3


# ── The end (KZ-23)


def test_it_ends_when_no_set_can_be_made() -> None:
    """KZ-23."""
    drawing = f"R●0 R○0 R■ B□ Y▲ G△ {'· ' * 30}"
    state = after(trios(drawing, roll="R□"), "c1")
    assert [tile for tile in state.tiles if tile >= 0] == list(tiles("B□Y▲G△"))
    assert state.ending == "no-set"
    assert not set_possible(state.tiles)


def test_it_ends_when_no_tiles_are_left() -> None:
    """KZ-23."""
    assert after(trios(f"R●0 R○0 R■ {'· ' * 33}", roll="R□"), "c1").ending == "no-tiles"


def test_it_ends_when_a_disc_lies_on_every_tile() -> None:
    """KZ-23."""
    state = trios(f"R●0 B□0 R■1 Y▲ B△1 {'· ' * 31}", roll="Y△")
    assert after(state, "d1").ending == "no-free-tile"


def test_it_ends_after_three_turns_without_a_disc_touched() -> None:
    """KZ-23: whoever's turns they are."""
    state = trios(BOARD, roll="R○")
    two = after(state, "pas", "W△", "-", "R○")
    assert two.quiet == 2
    assert after(two, "pas").ending == "quiet"
    assert after(two, "a1").quiet == 0


def test_three_whole_rounds_can_be_chosen() -> None:
    """KZ-23, switch."""
    state = trios(BOARD, roll="R○", quiet_rounds=True)
    for number in range(1, 6):
        state = after(state, "pas", "R○")
        assert state.quiet == number
    assert after(state, "pas").ending == "quiet"


# ── Scoring (KZ-24)

OWN = tiles("R●R○R■ B●B○G● Y●Y△Y□")


def test_level_one_counts_sets() -> None:
    """KZ-24."""
    assert score(TrioRules(scoring="sets"), OWN) == 3


def test_level_two_counts_the_highest_pile_that_shares_a_value() -> None:
    """KZ-24."""
    assert score(TrioRules(scoring="pile"), OWN) == 6
    assert best_pile(OWN, 1) == tiles("R●R○B●B○G●Y●")


def test_level_two_may_ask_for_two_shared_values() -> None:
    """KZ-24, switch: small circles R● B● G● Y●."""
    assert score(TrioRules(scoring="pile", values=2), OWN) == 4
    assert best_pile(OWN, 2) == tiles("R●B●G●Y●")


def test_level_three_counts_points_above_two_of_everything() -> None:
    """KZ-24: colours R3 B2 G1 Y3 → 2; shapes ○6 □2 △1 → 4; sizes small 5, big 4 → 5."""
    assert score(TrioRules(scoring="points"), OWN) == 2 + 4 + 5


def test_no_tiles_score_nothing() -> None:
    for scoring in ("sets", "pile", "points"):
        assert score(TrioRules(scoring=scoring), ()) == 0


@pytest.mark.parametrize(
    ("variant", "options", "scores", "code"),
    [
        ("3-stel-1", {}, (1, 1), "katoiz-most-sets"),
        ("3-stel-2", {}, (3, 3), "katoiz-most-pile"),
        ("3-stel-2", {"shared_values": 2}, (2, 3), "katoiz-most-pile"),
        ("3-stel-3", {}, (1, 2), "katoiz-most-points"),
        ("3-stel-4", {"scoring": 3}, (1, 2), "katoiz-most-points"),
    ],
)
def test_the_level_decides_who_wins(
    variant: str, options: dict[str, int], scores: tuple[int, ...], code: str
) -> None:
    """KZ-24, KZ-25: level 4 is scored like level 1, 2 or 3; ties are shared (KZ-3)."""
    state = trios(BOARD, roll="R○", variant=variant, taken=("R●R○R□", "G●B●W●"), **options)
    state = after(state._replace(quiet=2), "pas")
    outcome = KATOIZ.outcome(state)
    assert outcome is not None
    assert outcome.scores == scores
    assert outcome.reason.code == "katoiz-end-quiet"
    result = outcome.reason.argument("result")
    assert isinstance(result, Reason)
    assert result.code == code
    best = max(outcome.scores)
    assert outcome.winners == tuple(s for s in (0, 1) if outcome.scores[s] == best)


# ── Level 4 (KZ-25)

BOLD = """
    R●1 R○ B□0 G△ Y○ W■
    B●1 R■ ·   ·  ·  ·
    Y▲  ·  ·   ·  ·  ·
    ·   ·  ·   ·  ·  ·
    ·   ·  ·   ·  ·  ·
    ·   ·  ·   ·  ·  ·
"""


def bold(drawing: str = BOLD, roll: str = "R○", sending_ends: bool = False) -> Trios:
    return trios(drawing, roll=roll, variant="3-stel-4", sending_ends=sending_ends)


def test_an_opponents_disc_that_satisfies_the_dice_may_be_sent_back() -> None:
    """KZ-25 (a)."""
    assert allowed(bold()) == ["b1", "✕a1", "pas"]
    assert refusal(bold(), "xa2") == "katoiz-not-rolled-there"
    assert refusal(bold(), "xc1") == "katoiz-own-disc"
    assert refusal(bold(), "xb1") == "katoiz-no-disc"
    assert refusal(trios(BOLD, roll="R○"), "xa1") == "katoiz-no-sending-back"


def test_the_turn_goes_on_but_the_vacated_tile_may_not_be_used() -> None:
    """KZ-25 (a)."""
    sent = after(bold(), "xa1")
    assert sent.discs == ((2,), (6,))
    assert sent.turn == 0
    assert allowed(sent) == ["b1", "pas"]
    assert refusal(sent, "a1") == "katoiz-just-vacated"


def test_one_disc_for_each_roll() -> None:
    """KZ-25 (a)."""
    sent = after(bold(roll="P○"), "xa1")
    assert not any(text.startswith("✕") for text in allowed(sent))
    assert refusal(sent, "xa2") == "katoiz-sent-already"


def test_sending_back_counts_as_touching_a_disc() -> None:
    """KZ-23."""
    assert after(bold(), "xa1", "pas").quiet == 0


def test_sending_back_can_replace_placing() -> None:
    """KZ-25 (a), switch."""
    assert after(bold(sending_ends=True), "xa1").turn == 1


def test_landing_beside_an_own_disc_gives_one_more_roll() -> None:
    """KZ-25 (b)."""
    state = after(bold(), "b1")
    assert allowed(state) == ["nog", "pas"]
    assert state.turn == 0
    again = after(state, "nog")
    assert KATOIZ.to_act(again) == (CHANCE,)
    assert allowed(after(again, "Y○")) == ["e1", "pas"]
    assert after(state, "pas").turn == 1
    assert refusal(state, "e1") == "katoiz-bonus-first"


def test_a_vacated_tile_stays_barred_after_one_more_roll() -> None:
    """KZ-25 (a): not this turn."""
    state = after(bold(), "xa1", "b1", "nog", "R○")
    assert allowed(state) == ["-"]
    assert allowed(after(bold(), "xa1", "b1", "nog", "B○")) == ["✕a2", "pas"]


def test_beside_is_orthogonal_and_only_an_own_disc_counts() -> None:
    """KZ-25 (b)."""
    assert after(bold(roll="R□"), "b2").turn == 1  # diagonal to c1, beside a2 of the other
    assert after(trios(BOLD, roll="R○"), "b1").turn == 1  # not before level 4


def test_the_extra_roll_is_judged_before_the_set_is_taken() -> None:
    """KZ-25 (b)."""
    drawing = BOARD.replace("R●", "R●0").replace("R○", "R○0")
    state = after(bold(drawing, "R□"), "b2")
    assert state.taken[0] == tiles("R●R○R■")
    assert allowed(state) == ["nog", "pas"]


def test_no_extra_roll_once_no_set_can_be_made() -> None:
    """KZ-25 (b)."""
    state = after(bold(f"R●0 R○0 R■ B□ Y▲ G△ {'· ' * 30}", "R□"), "c1")
    assert state.ending == "no-set"


def test_moving_a_disc_beside_another_gives_the_roll_too() -> None:
    """KZ-25 (b): the disc's own old place does not count."""
    lying = BOARD.replace("R●", "R●0").replace("B□", "B□0").replace("Y▲", "Y▲0")
    assert allowed(after(bold(lying, "B○"), "c1-a2")) == ["nog", "pas"]
    assert after(bold(lying, "G△"), "c1-d1").turn == 1


def test_alone_it_is_practice() -> None:
    state = trios(BOARD, roll="R○", players=1)._replace(quiet=2)
    outcome = KATOIZ.outcome(after(state, "pas"))
    assert outcome is not None
    assert outcome.winners == ()
    assert "Je score is 0" in Voice("nl").say(outcome.reason)
