"""Stapeltje: the height rule, the repair duty, winning (KZ-34, KZ-35, KZ-37).

Seat 0 is at home beside a1, seat 1 (of two) beside f6.
"""

from speeltafel.core.match import play_text
from speeltafel.core.refusal import Refusal
from speeltafel.games.katoiz import KATOIZ
from speeltafel.words import Voice
from tests.games.katoiz.drawing import after, allowed, arguments, piles, refusal, table

EMPTY_ROW = "\n· · · · · ·\n"


# ── KZ-34


def test_no_pair_may_be_brought_above_two() -> None:
    """KZ-34: raising c3 to three beside empty places."""
    state = piles(EMPTY_ROW * 2 + "· · B□R○ R● R■ ·" + EMPTY_ROW * 3, roll="R○")
    assert refusal(state, "d3-c3") == "katoiz-too-steep"
    told = arguments(state, "d3-c3")
    assert (told["high"], told["higher"], told["difference"]) == ("c3", 3, 3)


def test_leaving_a_low_place_beside_a_high_one_is_judged_too() -> None:
    """KZ-34."""
    state = piles(EMPTY_ROW * 2 + "· · B□B□R○ R● · ·" + EMPTY_ROW * 3, roll="R★")
    told = arguments(state, "d3-e3")
    assert (told["low"], told["lower"], told["high"], told["higher"]) == ("d3", 0, "c3", 3)


def test_a_difference_above_two_may_stay_as_it_was() -> None:
    """KZ-34: c3 towers over its empty neighbours already."""
    state = piles(EMPTY_ROW * 2 + "· · B□B□R○ R○R● · ·" + EMPTY_ROW * 3, roll="R★")
    assert "d3-e3" in allowed(state)


def test_a_difference_above_two_may_become_smaller() -> None:
    """KZ-34."""
    state = piles(EMPTY_ROW * 2 + "· · B□B□B□B□R○ R■ R● ·" + EMPTY_ROW * 3, roll="R☆")
    assert "c3-e3" in allowed(state)


SIEGE = EMPTY_ROW * 4 + "· · · · R● B□R○" + EMPTY_ROW


def test_a_pair_at_an_opponents_position_may_be_brought_above_two() -> None:
    """KZ-34: f5 belongs to the position of seat 1."""
    assert "e5-f5" in allowed(piles(SIEGE, roll="R★"))


def test_but_not_by_the_player_whose_position_it_is() -> None:
    """KZ-34."""
    assert refusal(piles(SIEGE, roll="R★", turn=1), "e5-f5") == "katoiz-too-steep"


def test_nobody_increases_a_difference_above_two() -> None:
    """KZ-34."""
    higher = SIEGE.replace("B□R○", "B□B□R○")
    assert refusal(piles(higher, roll="R★"), "e5-f5") == "katoiz-steeper"


def test_a_pair_that_touches_the_own_position_as_well_is_not_exempt() -> None:
    """KZ-34, KZ-31: with target six c1 and d1 belong to the positions of seats 0 and 1."""
    drawing = "· Y△ B□R○ · · ·\n· · R● · · ·\n" + EMPTY_ROW * 4
    homes = ("B△", "G■", "W■")
    for seat, free in ((0, False), (1, False), (2, True)):
        state = piles(drawing, homes=homes, roll="R★", turn=seat, variant="stapeltje-2", target=6)
        assert ("c2-c1" in allowed(state)) is free
    state = piles(drawing, homes=homes, roll="R★", turn=1, variant="stapeltje-2", target=6)
    told = arguments(state, "c2-c1")
    assert {told["low"], told["high"]} == {"d1", "c1"}


def test_a_home_pile_is_adjacent_to_its_corner() -> None:
    """KZ-34."""
    state = piles("Y▲ · · · · ·\nY■ · · · · ·" + EMPTY_ROW * 4, homes=("B□B□Y□", "G■"), roll="Y□")
    told = arguments(state, "a2-h")
    assert (told["high"], told["higher"], told["low"]) == ("katoiz-home-own", 4, "a1")


def test_an_opponent_may_undermine_a_corner() -> None:
    """KZ-34: a1 leaves a home pile of three standing alone."""
    state = piles("Y▲ · · · · ·" + EMPTY_ROW * 5, homes=("B□B□Y□", "G■"), turn=1)
    assert "a1-b1" in allowed(state)


# ── KZ-35

DAMAGED = "· Y△ · · · ·\n" + EMPTY_ROW + "· · · · R● ·" + EMPTY_ROW * 3
TALL = ("B□B□B□", "G■")


def test_a_repair_that_is_possible_must_be_made() -> None:
    """KZ-35: a1 is empty beside a home pile of three."""
    state = piles(DAMAGED, homes=TALL)
    assert allowed(state) == ["b1-a1"]
    assert refusal(state, "pas") == "katoiz-repair-due"
    assert refusal(state, "e3-e2") == "katoiz-repair-due"


def test_without_a_repairing_move_under_this_roll_anything_goes() -> None:
    """KZ-35."""
    state = piles(DAMAGED, homes=TALL, roll="R★")
    assert "e3-e2" in allowed(state)
    assert "pas" in allowed(state)


def test_the_other_player_need_not_repair() -> None:
    """KZ-35: only the own position."""
    assert "pas" in allowed(piles(DAMAGED, homes=TALL, turn=1))


def test_a_pair_with_a_neighbour_outside_the_position_is_to_be_repaired_too() -> None:
    """KZ-35: b1 is empty beside a c1 of three."""
    state = piles("R● · B□B□B△ · · ·" + EMPTY_ROW * 5, roll="P△")
    assert "pas" not in allowed(state)
    assert all(text.startswith("c1-") for text in allowed(state))


def test_a_move_that_wins_at_once_is_always_allowed() -> None:
    """KZ-35: b1 and c1 differ by three, outside what counts for winning."""
    state = piles("W●Y▲ · B□B□B□ · · ·\nY■ · · · · ·" + EMPTY_ROW * 4, homes=("B△B△Y□", "G■"))
    assert "a2-h" in allowed(state)
    assert "a2-b2" not in allowed(state)
    assert "c1-b1" in allowed(state)
    assert after(state, "a2-h").winner == 0


def test_the_refusal_says_which_piles_are_to_be_repaired() -> None:
    """KZ-35, spoken."""
    answer = play_text(table(piles(DAMAGED, homes=TALL)), 0, "pas")
    assert isinstance(answer, Refusal)
    said = Voice("nl").refusal(answer)
    assert "je thuisstapel is 3 hoog en a1 leeg" in said
    assert "Eerst herstellen" in said


# ── KZ-37

READY = "W●Y▲ · · · · ·\nY■ · · · · ·" + EMPTY_ROW * 4


def test_a_home_pile_of_four_wins() -> None:
    """KZ-37."""
    state = after(piles(READY, homes=("B△B△Y□", "G■")), "a2-h")
    assert state.ending == "target"
    outcome = KATOIZ.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.reason.code == "katoiz-target-reached"


def test_three_do_not() -> None:
    """KZ-37."""
    assert after(piles(READY, homes=("B△Y□", "G■")), "a2-h").ending == ""


STEEP_INSIDE = "W●W●B○ · Y△ · · ·\nB□Y■ · · · · ·" + EMPTY_ROW * 4


def test_a_difference_above_two_within_the_own_position_holds_the_win_up() -> None:
    """KZ-37: a1 is three high beside the empty b1; play goes on."""
    state = piles(STEEP_INSIDE, homes=("B△B△Y□", "G■"), roll="Y□", empty_straight=True)
    waiting = after(state, "a2-h")
    assert len(waiting.homes[0]) == 4
    assert waiting.ending == ""


def test_another_players_move_can_make_a_win() -> None:
    """KZ-37: tested for all players after each move."""
    state = piles(STEEP_INSIDE, homes=("B△B△Y□", "G■"), roll="Y□", empty_straight=True)
    won = after(state, "a2-h", "Y△", "c1-b1")
    assert won.ending == "target"
    assert won.winner == 0


RACE = """
    W○W○Y▲ ·  ·  ·  ·  ·
    Y■     ·  ·  ·  ·  ·
    Y●     ·  ·  ·  ·  ·
    Y■     ·  ·  ·  ·  ·
    Y●     ·  ·  ·  ·  ·
    Y■     Y● Y■ Y● Y■ G□Y□
"""


def test_when_one_move_makes_two_winners_the_mover_wins() -> None:
    """KZ-37: the top tile of a1 walks to f6's home pile; both piles are four then."""
    homes = ("B△B△B△B△", "G■G■Y□")
    assert after(piles(RACE, homes=homes, turn=1), "a1-h").winner == 1
    opposite = piles(RACE, homes=(homes[0], "G■Y□"), turn=1)
    assert after(opposite, "a1-h").winner == 0


def test_a_player_who_is_out_cannot_win_any_more() -> None:
    """KZ-40: but the position still counts for heights."""
    homes = ("B△B△B△B△", "W■", "G■Y□")
    state = piles(RACE, homes=homes, turn=2, variant="stapeltje-4", out=(0,))
    assert after(state, "a1-h").ending == ""


def test_targets_six_and_seven_look_at_the_wider_position() -> None:
    """KZ-37, KZ-31: b1 and c1 differ by three."""
    drawing = "W●W●W●Y▲ W●W○ · · · ·\nY■Y■Y■ B△ · · · ·\nY○ · · · · ·" + EMPTY_ROW * 3
    homes = ("B△B△B△B△Y□", "G■")
    wide = piles(drawing, homes=homes, variant="stapeltje-2", target=6, roll="Y□")
    won = after(wide, "a2-h")
    assert won.winner == 0
    steep = drawing.replace("W●W○", "W●W●W○")
    waiting = piles(steep, homes=homes, variant="stapeltje-2", target=6, roll="Y□")
    assert after(waiting, "a2-h").ending == ""
    five = piles(steep, homes=(homes[0][2:], "G■"), variant="stapeltje-2", roll="Y□")
    assert after(five, "a2-h").winner == 0
