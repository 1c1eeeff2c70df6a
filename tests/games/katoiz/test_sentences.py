"""What Katoiz says is so: the true rule, the pile that can be mended, the tower that fits."""

import pytest

from speeltafel.core.match import play_text
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.state import State
from speeltafel.words import Voice
from tests.games.katoiz.drawing import allowed, piles, refusal, table, towers, trios

VOICE = Voice("nl", ["Anna", "Bram"])
EMPTY_ROW = "\n· · · · · ·\n"


def refused(state: State, text: str) -> Refusal:
    answer = play_text(table(state), state.turn, text)
    assert isinstance(answer, Refusal), f"{text} is allowed"
    return answer


def said(state: State, text: str) -> str:
    return VOICE.sentence(refused(state, text).why)


def prompted(state: State) -> str:
    return VOICE.sentence(KATOIZ.prompt(state, state.turn))


# ── Stapeltje

HOMEWARD = "B○ · · · · ·" + EMPTY_ROW * 5


@pytest.mark.parametrize("end", ["h", "thuis", "home", "h1"])
def test_the_own_home_has_several_names(end: str) -> None:
    assert not isinstance(play_text(table(piles(HOMEWARD)), 0, f"a1-{end}"), Refusal)


def test_a_walk_to_anothers_home_is_refused_and_not_taken_for_the_own() -> None:
    """KZ-33"""
    state = piles(HOMEWARD)
    assert refused(state, "a1-h2").kind is Kind.ILLEGAL
    assert said(state, "a1-h2") == (
        "Naar de thuisstapel van Bram loop je niet: "
        "je brengt tegels alleen naar je eigen thuisstapel."
    )


@pytest.mark.parametrize("end", ["h0", "h3", "h9", "g1"])
def test_a_home_that_is_not_there_is_no_place(end: str) -> None:
    assert refused(piles(HOMEWARD), f"a1-{end}").why.code == "katoiz-not-a-move"


TWO_BREACHES = """
    · · B□B□B□B□B○ · · ·
    · · · · · ·
    B□B□B○ · · · · ·
""" + (EMPTY_ROW * 3)


def test_the_repair_prompt_names_a_pair_that_can_be_mended() -> None:
    """KZ-35: b1 and c1 differ by five, which no single walk mends."""
    state = piles(TWO_BREACHES)
    assert prompted(state) == (
        "Eerst herstellen: a2 en a3 verschillen in jouw stelling meer dan twee. "
        "Loop met een tegel (elke kleur mag) zo dat dat verschil hoogstens twee wordt."
    )
    assert said(state, "pas") == (
        "Daarmee herstel je niets, en dat kan wel: a3 is 3 hoog en a2 leeg."
    )


SIEGE = EMPTY_ROW * 4 + "· · · · R● B□B□R○" + EMPTY_ROW


def test_a_difference_at_an_opponent_may_be_made_but_not_grow() -> None:
    """KZ-34: f5 belongs to the position of seat 1 and towers three over f4 already."""
    assert said(piles(SIEGE, roll="R★"), "e5-f5") == (
        "Het verschil tussen f5 en f4 is al 3; groter mag niemand het maken."
    )


def test_passing_when_nothing_can_be_done_is_no_repair() -> None:
    state = piles(TWO_BREACHES, roll="Y·")
    assert KATOIZ.legal_moves(state, 0) == [KATOIZ.parse_move(state, "pas")]
    assert refusal(state, "nog") == "katoiz-no-again"


def test_a_home_pile_that_is_high_enough_lacks_nothing() -> None:
    """KZ-37: four high, but a1 is empty beside it."""
    state = piles(EMPTY_ROW * 5 + "· · · B○ · ·", homes=("B△B△Y□B○", "G■"))
    assert KATOIZ.prompt(state, 0).code == "katoiz-walk-level"


# ── Stapeltoren


def test_the_first_levels_have_one_tower_each() -> None:
    """KZ-10"""
    state = towers("B○ R○", ("B●",), ("G■",))
    assert refusal(state, "+R○") == "katoiz-one-tower"
    state = towers("B○ R○", ("B●",), ("G■",), variant="stapeltoren-3", roll="B")
    assert refusal(state, "+B○") == "katoiz-no-new-tower"


TWO_TOWERS = towers("B○ Y△", ("G■", "B△"), ("W■",), variant="stapeltoren-3", roll="B", naming=True)


def test_a_tile_that_fits_the_second_tower_is_not_said_to_fit_none() -> None:
    """KZ-11: the big blue circle shares colour and size with the big blue triangle."""
    assert refusal(TWO_TOWERS, "B○") == "katoiz-name-it"
    assert said(TWO_TOWERS, "B○ vorm") == (
        "Kijk nog eens goed: de vorm van de grote blauwe cirkel en de grote blauwe driehoek "
        "is niet gelijk. Wat hebben ze wél gemeen?"
    )
    assert refusal(TWO_TOWERS, "B○/1 kleur") == "katoiz-does-not-fit"


# ── 3-stel


def test_no_free_tile_is_not_counted_as_zero() -> None:
    drawn = "B○1" + " ·" * 11 + " R● R■ R▲ R○" + " ·" * 20
    state = trios(drawn, roll="B○", variant="3-stel-4")
    assert "0" not in prompted(state)
    assert KATOIZ.prompt(state, 0).code == "katoiz-only-send-back"
    sent = KATOIZ.apply(state, 0, KATOIZ.legal_moves(state, 0)[0])
    assert allowed(sent) == ["pas"]
    assert KATOIZ.prompt(sent, 0).code == "katoiz-nothing-more"


def test_one_tile_is_not_several() -> None:
    assert "1 tegels" not in VOICE.word(
        "katoiz-counts-pile", seat="Anna", height=1, shared="rood en klein"
    )
