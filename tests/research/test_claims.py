"""Sentences about a position that the solution judges."""

from random import Random

from speeltafel.games.katalon.notation import format_move
from speeltafel.games.katalon.rules import apply, is_over, legal_moves, outcome
from speeltafel.games.katalon.state import START, State
from speeltafel.research.claims import FORMS, Claim, all_claims, claims_in, judge, quiz
from speeltafel.research.regret import standard_positions
from speeltafel.solve.oracle import find_oracle


def completes_a_box(position: State) -> bool:
    ends = (
        outcome(apply(position, position.turn, m)) for m in legal_moves(position, position.turn)
    )
    return any(end is not None and end.reason.code == "katalon-box-complete" for end in ends)


SOME = (
    *standard_positions()[::40],
    next(position for position in standard_positions() if completes_a_box(position)),
)


def test_every_claim_is_found_again_in_its_own_sentence() -> None:
    for position in SOME:
        for claim, _ in all_claims(position):
            assert claims_in(f"Well. {claim.sentence} So I think.") == [claim]


def test_claims_are_judged_as_listed_and_every_form_is_sometimes_true_and_sometimes_false() -> None:
    seen = set()
    for position in SOME:
        for claim, true in all_claims(position):
            assert judge(position, claim) == true
            seen.add((claim.form, true))
    assert seen == {(form, true) for form in FORMS for true in (True, False)}


def test_what_a_move_does_is_read_off_the_board_and_not_off_the_judge() -> None:
    """Judged once more from the rules alone, for the forms that need no solution."""
    for position in SOME:
        for move in legal_moves(position, position.turn):
            after, text = apply(position, position.turn, move), format_move(move)
            sent = {c.said for c, true in all_claims(position) if true and c[:2] == ("sends", text)}
            assert sent == (set() if is_over(after) else {"NOZWM"[move.letter]})
            replies = [] if is_over(after) else legal_moves(after, after.turn)
            ends = [outcome(apply(after, after.turn, reply)) for reply in replies]
            wins = any(end is not None and end.winners == (after.turn,) for end in ends)
            assert judge(position, Claim("allows", text, "can")) == wins
            won = not replies and outcome(after).winners == (position.turn,)  # type: ignore[union-attr]  # it is over
            answer = find_oracle().ask(position).moves[move]
            assert (answer.value == "win" and answer.plies == 1) == won


def test_a_claim_about_a_move_that_cannot_be_made_is_false() -> None:
    assert not judge(START, Claim("value", "✕Mm", "wins"))
    assert not judge(START, Claim("best", "✕Mm", "not a"))


def test_a_quiz_is_half_true() -> None:
    for position in SOME[:5]:
        asked = quiz(position, Random(1), 8)
        assert sum(true for _, true in asked) == len(asked) / 2 == 4
