"""Stapeltoren (KZ-3, KZ-10 … KZ-13)."""

from random import Random

import pytest

from speeltafel.core.match import play_text, settle_chance
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.components import TILES
from speeltafel.words import Voice
from tests.games.katoiz.drawing import after, allowed, new_match, refusal, table, towers


def test_twenty_random_tiles_lie_open() -> None:
    """KZ-10."""
    first, second = (settle_chance(new_match("stapeltoren-1"), Random(seed)) for seed in (1, 2))
    assert len(first.state.supply) == 20
    assert first.state.supply != second.state.supply


@pytest.mark.parametrize("count", [20, 31, 40])
def test_the_number_of_tiles_can_be_chosen(count: int) -> None:
    """KZ-10."""
    match = settle_chance(new_match("stapeltoren-2", tiles=count), Random(1))
    assert len(match.state.supply) == count


def test_chance_cannot_open_a_tile_that_is_not_in_the_box() -> None:
    match = new_match("stapeltoren-1")
    tile_text = "R○" * 20  # the big red circle is there once
    assert isinstance(play_text(match, CHANCE, f"open {tile_text}"), Refusal)


def test_players_choose_a_start_tile_in_turn() -> None:
    """KZ-10, KZ-3: the seat named first begins."""
    match = settle_chance(new_match("stapeltoren-1", 3, tiles=40), Random(1))
    for seat in range(3):
        assert KATOIZ.to_act(match.state) == (seat,)
        assert all(text.startswith("+") for text in allowed(match.state))
        match = accept(play_text(match, seat, "+W△" if seat < 2 else "W□"))
    assert [len(towers) for towers in match.state.towers] == [1, 1, 1]
    assert KATOIZ.to_act(match.state) == (0,)


def test_level_one_asks_for_one_match() -> None:
    """KZ-10."""
    state = towers("R○ B□ B●", ("R●",), ("G△",))
    assert allowed(state) == ["B● vorm", "B● grootte", "R○ kleur", "R○ vorm"]
    assert refusal(state, "B□ kleur") == "katoiz-does-not-fit"


def test_level_two_asks_for_two_matches() -> None:
    """KZ-10."""
    state = towers("R○ B□ B● R□", ("R●",), ("G△",), variant="stapeltoren-2")
    assert allowed(state) == ["B● vorm", "B● grootte", "R○ kleur", "R○ vorm"]
    assert refusal(state, "R□ kleur") == "katoiz-does-not-fit"


def test_taking_is_compulsory_when_possible() -> None:
    """KZ-10."""
    assert refusal(towers("R○", ("R●",), ("G△",)), "pas") == "katoiz-something-fits"


def test_a_turn_lapses_when_nothing_fits() -> None:
    """KZ-10: who writes `pas` then, means just that."""
    state = towers("B□ Y■", ("R●",), ("G△",), variant="stapeltoren-2")
    assert allowed(state) == ["-"]
    assert after(state, "pas").turn == 1


def test_a_wrong_property_is_refused_kindly_and_costs_nothing() -> None:
    """KZ-11: the answer is left for the child to find."""
    state = towers("R○ B●", ("R●",), ("G△",))
    assert "R○ grootte" not in allowed(state)
    match = table(state)
    answer = play_text(match, 0, "R○ grootte")
    assert isinstance(answer, Refusal)
    assert answer.why.code == "katoiz-look-again"
    said = Voice("nl").refusal(answer)
    assert "grootte" in said.split(":")[1]
    given_away = [dict(each.arguments).get("name") for _, each in answer.why.arguments]  # type: ignore[union-attr] # all arguments are reasons here
    assert given_away.count("size") == 1
    assert not {"colour", "shape"} & set(given_away)
    assert match.state == state
    assert after(state, "R○ vorm").turn == 1


def test_a_property_must_be_named() -> None:
    """KZ-11."""
    assert refusal(towers("R○", ("R●",), ("G△",)), "R○") == "katoiz-name-it"


def test_naming_can_be_switched_off() -> None:
    """KZ-11."""
    state = towers("R○ B●", ("R●",), ("G△",), naming=False)
    assert allowed(state) == ["B●", "R○"]
    assert after(state, "R○ kleur") == after(state, "R○")


def test_it_ends_when_the_tiles_are_gone_and_no_winner_is_named() -> None:
    """KZ-12."""
    outcome = KATOIZ.outcome(after(towers("R○", ("R●",), ("G△",)), "R○ vorm"))
    assert outcome is not None
    assert outcome.reason.code == "katoiz-tiles-gone-look"
    assert outcome.winners == ()
    assert outcome.scores == (2, 1)


def test_it_ends_when_every_player_in_a_row_could_not_take() -> None:
    """KZ-12."""
    state = towers("B□", ("R●",), ("G▲",), ("Y●",))
    for expected in (None, None, "katoiz-nothing-fits-look"):
        state = after(state, "pas")
        outcome = KATOIZ.outcome(state)
        assert (outcome and outcome.reason.code) == expected


def test_taking_starts_the_count_of_lapses_again() -> None:
    """KZ-12."""
    state = towers("B□ W□", ("R●",), ("Y▲",), ("B△",))
    assert after(state, "-", "-").lapses == 2
    assert after(state, "-", "-", "B□ kleur").lapses == 0


def test_alone_it_ends_after_three_lapses_in_a_row() -> None:
    """KZ-12."""
    state = towers("B□", ("R●",))
    assert KATOIZ.outcome(after(state, "-", "-")) is None
    assert KATOIZ.outcome(after(state, "-", "-", "-")) is not None


# ── Levels 3 to 5 (KZ-13)


def test_level_three_opens_all_tiles_and_rolls_after_the_start_tiles() -> None:
    """KZ-13: nothing is left to chance in the layout."""
    match = new_match("stapeltoren-3")
    assert match.state.supply == TILES
    assert KATOIZ.to_act(match.state) == (0,)
    assert KATOIZ.to_act(after(match.state, "+R●")) == (1,)
    assert KATOIZ.to_act(after(match.state, "+R●", "+G△")) == (CHANCE,)


def test_only_tiles_of_the_rolled_colour_may_be_taken() -> None:
    """KZ-13."""
    state = towers("R○ B● B○ G□", ("R●",), ("G△",), roll="B", variant="stapeltoren-3")
    assert allowed(state) == ["B○ vorm", "B● vorm", "B● grootte"]
    assert refusal(state, "R○ kleur") == "katoiz-not-rolled"


def test_purple_is_any_colour() -> None:
    """KZ-2."""
    state = towers("R○ B● G□", ("R●",), ("G△",), roll="P", variant="stapeltoren-3")
    assert allowed(state) == ["B● vorm", "B● grootte", "R○ kleur", "R○ vorm"]


def test_any_own_tower_may_grow() -> None:
    """KZ-13."""
    state = towers("R○ R△", ("R●", "G△"), ("Y▲",), roll="R", variant="stapeltoren-3")
    assert allowed(state) == [
        "R○ kleur",
        "R○ vorm",
        "R○/2 grootte",
        "R△ kleur",
        "R△/2 vorm",
        "R△/2 grootte",
    ]
    grown = after(state, "R○/2 grootte")
    assert [len(tower) for tower in grown.towers[0]] == [1, 2]


def test_a_new_tower_starts_only_when_nothing_fits() -> None:
    """KZ-13."""
    fits = towers("B○ B■", ("R●",), ("Y▲",), roll="B", variant="stapeltoren-3")
    assert refusal(fits, "+B○") == "katoiz-no-new-tower"
    state = towers("B□ B△", ("R●",), ("Y▲",), roll="B", variant="stapeltoren-3")
    assert allowed(state) == ["+B□", "+B△"]
    assert refusal(state, "pas") == "katoiz-start-new-tower"
    assert [len(tower) for tower in after(state, "B△").towers[0]] == [1, 1]


def test_a_turn_lapses_when_the_colour_is_gone() -> None:
    """KZ-13."""
    assert allowed(towers("R○", ("R●",), ("Y▲",), roll="B", variant="stapeltoren-3")) == ["-"]


def test_level_four_asks_for_two_matches() -> None:
    """KZ-13: with one match only, a new tower is started."""
    state = towers("B○", ("R●",), ("Y▲",), roll="B", variant="stapeltoren-4")
    assert allowed(state) == ["+B○"]


def test_at_level_five_both_dice_bind_also_for_a_new_tower() -> None:
    """KZ-13."""
    state = towers("B○ B● B■", ("R●",), ("Y▲",), roll="B☆", variant="stapeltoren-5")
    assert allowed(state) == ["B○ vorm"]
    state = towers("B□ B● B■", ("R●",), ("Y▲",), roll="B☆", variant="stapeltoren-5")
    assert allowed(state) == ["+B□"]


def test_the_highest_tower_wins_and_only_the_highest_counts() -> None:
    """KZ-13."""
    state = towers("B○", ("R●R○", "G△G▲"), ("Y▲Y△Y□",), roll="B", variant="stapeltoren-3")
    outcome = KATOIZ.outcome(after(state, "B○ vorm"))
    assert outcome is not None
    assert outcome.scores == (3, 3)
    assert outcome.winners == (0, 1)  # KZ-3: ties are shared
    assert outcome.reason.code == "katoiz-tiles-gone-win"


def test_alone_no_winner_is_named() -> None:
    outcome = KATOIZ.outcome(
        after(towers("B○", ("R●",), roll="B", variant="stapeltoren-3"), "B○ vorm")
    )
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("W□ kleur", "katoiz-not-open"),
        ("R○/3 kleur", "katoiz-no-such-tower"),
        ("nog", "katoiz-no-again"),
        ("stop", "katoiz-not-yours"),
        ("c3", "katoiz-not-a-move"),
    ],
)
def test_what_cannot_be_done_is_answered(text: str, code: str) -> None:
    assert refusal(towers("R○", ("R●",), ("G△",)), text) == code


def test_stacking_before_a_start_tile_is_answered() -> None:
    assert refusal(towers("R○", (), ()), "R○ kleur") == "katoiz-begin-first"
    assert refusal(towers("R○", (), ()), "pas") == "katoiz-begin-first"
