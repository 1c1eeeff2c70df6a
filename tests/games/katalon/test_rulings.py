"""The rulings of Katalon, KT-1 … KT-8."""

import pytest

from speeltafel.core.match import AnyMatch, play_text, start
from speeltafel.core.reason import seat_reason
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.core.variants import configure
from speeltafel.games.katalon import KATALON, refusals, rules
from speeltafel.games.katalon.components import FULL
from speeltafel.games.katalon.notation import format_move
from speeltafel.games.katalon.state import RED, YELLOW, State
from tests.games.katalon.drawing import position

SAMPLE = "Nz Zn No Ow Wo On Nw Wn Nn Nm Mm ✕Mn ✕Nm"


def played(moves: str) -> AnyMatch:
    match = start(KATALON, accept(configure(KATALON)))
    for number, text in enumerate(moves.split()):
        match = accept(play_text(match, number % 2, text))
    return match


def refused(match: AnyMatch, text: str) -> Refusal:
    answer = play_text(match, match.state.turn, text)
    assert isinstance(answer, Refusal)
    return answer


def allowed(state: State) -> str:
    return " ".join(format_move(move) for move in rules.legal_moves(state, state.turn))


def ending(state: State) -> tuple[str, tuple[int, ...]]:
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome.reason.code, outcome.winners


def after(state: State, text: str) -> State:
    move = accept(KATALON.parse_move(state, text))
    assert refusals.why_not(state, state.turn, move) is None
    return rules.apply(state, state.turn, move)


def test_the_letter_played_names_the_box_of_the_opponent() -> None:
    """KT-1"""
    assert allowed(played("Nw").state) == "Wn Wo Wz Ww Wm"
    assert allowed(played("Om").state) == "Mn Mo Mz Mw Mm"


def test_a_shared_field_sends_by_its_letter_in_the_forced_box() -> None:
    """KT-1: the same field is No's box-mate Nz, which sends south, or Mn, which sends north."""
    assert allowed(played("On Nz").state).startswith("Zn")
    assert allowed(played("Om Mn").state).startswith("Nn")


def test_playing_in_another_box_is_refused() -> None:
    """KT-1"""
    refusal = refused(played("Nw"), "Nn")
    assert (refusal.kind, refusal.why.code) == (Kind.ILLEGAL, "katalon-other-box")
    assert refusal.instead is not None


def test_there_are_25_first_moves_on_21_fields() -> None:
    """KT-2"""
    moves = rules.legal_moves(played("").state, YELLOW)
    assert len(moves) == 25
    assert len({rules.apply(played("").state, YELLOW, move).other for move in moves}) == 21


def test_the_first_player_says_which_box_is_meant() -> None:
    """KT-2"""
    assert played("Nz").state.other == played("Mn").state.other
    assert allowed(played("Nz").state).startswith("Z")
    assert allowed(played("Mn").state).startswith("N")


def test_a_free_field_in_the_forced_box_must_be_used() -> None:
    """KT-3"""
    match = played("Nn Nm Mn Nw Wn")
    assert allowed(match.state) == "No"
    assert refused(match, "Nm").why.code == "katalon-occupied"
    assert refused(match, "✕Nn").why.code == "katalon-box-not-full"


FULL_NORTH = """
       y
      ryr
     . y .
    .......
     . . .
      ...
       r
"""


def test_a_full_box_forces_a_capture() -> None:
    """KT-4: shared fields count and may be captured."""
    state = position(FULL_NORTH, "r", "Nn")
    assert allowed(state) == "✕Nz ✕Nm"


def test_a_captured_stone_goes_home_and_the_field_sends_on() -> None:
    """KT-4"""
    state = after(position(FULL_NORTH, "r", "Nn"), "✕Nz")
    assert (state.yellow.bit_count(), state.red.bit_count()) == (2, 4)
    assert KATALON.view(state, None).supply == (10, 8)
    assert allowed(state).startswith("Zn")


def test_a_placement_in_a_full_box_is_refused() -> None:
    """KT-4"""
    state = position(FULL_NORTH, "r", "Nn")
    move = accept(KATALON.parse_move(state, "Nz"))
    why = refusals.why_not(state, RED, move)
    assert why is not None
    assert why.code == "katalon-box-full"
    own = refusals.why_not(state, RED, accept(KATALON.parse_move(state, "✕No")))
    assert own is not None
    assert own.code == "katalon-own-stone"


def test_the_stone_just_placed_may_not_be_captured() -> None:
    """KT-5"""
    state = position(FULL_NORTH, "r", "Nn")
    why = refusals.why_not(state, RED, accept(KATALON.parse_move(state, "✕Nn")))
    assert why is not None
    assert why.code == "katalon-just-placed"


def test_the_stone_just_placed_may_be_captured_when_it_is_the_only_one() -> None:
    """KT-5"""
    state = position(
        """
           y
          rrr
         . r .
        .......
         . y .
          y..
           y
        """,
        "r",
        "Nn",
    )
    assert allowed(state) == "✕Nn"


def test_a_stone_just_captured_with_may_not_be_captured_back() -> None:
    """KT-5: by a placement or by a capture."""
    state = after(position(FULL_NORTH.replace("ryr", "yrr"), "r", "Mn"), "✕Nn")
    assert allowed(state) == "✕No ✕Nm"


def test_a_box_of_one_colour_wins_at_once() -> None:
    """KT-6 (1)"""
    before = position(
        """
           y
          yy.
         . y r
        .......
         . . .
          rr.
           r
        """,
        "y",
        "On",
    )
    assert rules.outcome(before) is None
    assert ending(after(before, "No")) == ("katalon-box-complete", (YELLOW,))


def test_a_full_board_is_won_by_most_majorities() -> None:
    """KT-6 (2): red holds the east box only."""
    state = after(
        position(
            """
               r
              yry
             r y r
            yryrr.y
             y y y
              ryr
               y
            """,
            "r",
            "Oo",
        ),
        "Om",
    )
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.reason.code == "katalon-most-boxes"
    holders = [dict(line.arguments)["seat"] for line in outcome.counting]
    assert [seat == seat_reason(RED) for seat in holders] == [False, True, False, False, False]
    assert (outcome.winners, outcome.scores) == ((YELLOW,), (4, 1))


def test_a_completed_box_comes_before_the_full_board() -> None:
    """KT-6: (1) before (2), though red would have most majorities."""
    state = after(
        position(
            """
               y
              y.y
             r y r
            rrrrryr
             y r y
              ryr
               r
            """,
            "y",
            "Wn",
        ),
        "Nm",
    )
    assert state.own | state.other == FULL
    assert ending(state) == ("katalon-box-complete", (YELLOW,))


def test_the_tenth_capture_in_a_row_draws() -> None:
    """KT-6 (3): counted in single moves of both players together."""
    state = position(FULL_NORTH, "r", "Nn", captures=8)
    ninth = after(state, "✕Nz")
    assert rules.outcome(ninth) is None
    tenth = after(position(FULL_NORTH, "r", "Nn", captures=9), "✕Nz")
    assert ending(tenth) == ("katalon-ten-captures", ())
    assert rules.to_act(tenth) == ()


def test_a_placement_starts_the_count_of_captures_again() -> None:
    """KT-6 (3)"""
    state = after(position(FULL_NORTH, "r", "Nn", captures=8), "✕Nz")
    assert state.captures == 9
    assert after(state, "Zm").captures == 0


def test_who_comes_to_move_with_all_stones_on_the_board_wins() -> None:
    """KT-6 (4): red has twelve stones and yellow moves without taking one."""
    state = after(
        position(
            """
               r
              ryr
             r y r
            .ryr.r.
             r . r
              yry
               r
            """,
            "y",
            "Oz",
        ),
        "Zn",
    )
    assert ending(state) == ("katalon-all-stones-placed", (RED,))


def test_the_printed_sample_game_replays() -> None:
    """KT-7"""
    match = played(SAMPLE)
    assert match.state.turn == RED
    assert allowed(match.state) == "✕Mw ✕Mm"


@pytest.mark.parametrize("line", ["✕Mm ✕Mn", "✕Mw Ww Wm ✕Mn", "✕Mw Ww Wz Zw Wm ✕Mn"])
def test_the_three_printed_continuations_end_as_stated(line: str) -> None:
    """KT-7: yellow completes the north box."""
    assert ending(played(f"{SAMPLE} {line}").state) == ("katalon-box-complete", (YELLOW,))


def test_after_the_second_printed_line_red_has_two_moves_and_in_the_third_one() -> None:
    """KT-7"""
    assert allowed(played(f"{SAMPLE} ✕Mw Ww").state) == "Wz Wm"
    assert allowed(played(f"{SAMPLE} ✕Mw Ww Wz Zw").state) == "Wm"


def test_the_misprinted_move_is_refused_with_the_reason() -> None:
    """KT-7: Mz holds red's own stone."""
    match = played("Nz Zn No Ow Wo On Nw Wn Nn Nm Mm")
    assert refused(match, "✕Mz").why.code == "katalon-own-stone"


def test_nobody_moves_after_the_end() -> None:
    """KT-6"""
    match = played(f"{SAMPLE} ✕Mm ✕Mn")
    assert refused(match, "Nn").kind is Kind.OVER
