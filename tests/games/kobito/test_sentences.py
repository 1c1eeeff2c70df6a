"""What Kobito says is so: no side that does not fit, nothing offered that cannot be done."""

import pytest

from speeltafel.core.refusal import Refusal
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.moves import Spot, Swap
from speeltafel.games.kobito.state import State
from speeltafel.words import Voice
from tests.games.kobito.positions import play, refused, table

VOICE = Voice("nl", ["Anna", "Bram"])


def why(start: State, text: str) -> str:
    """What is said to player 1 who types this."""
    move = KOBITO.parse_move(start, text)
    if isinstance(move, Refusal):
        return VOICE.sentence(move.why)
    reason = KOBITO.why_not(start, 0, move)
    assert reason is not None, f"{text} is allowed"
    return VOICE.sentence(reason)


def prompted(start: State) -> str:
    return VOICE.sentence(KOBITO.prompt(start, 0))


CARRYING = table(
    """
    A 6:7  12
    B 5:6  6 7
    C 9:8  2
    1: 9 9 9 9 k | 3 4 5
    2: 3 3 3 3 3
    """
)


def test_a_block_at_the_wrong_end_is_sent_to_the_other() -> None:
    assert why(CARRYING, "w1 B+5") == "De 5 past wel bij pot B, maar links."


def test_a_block_that_fits_nowhere_is_told_both_ends() -> None:
    assert why(CARRYING, "w1 B+3") == (
        "De 3 past niet bij pot B: daar past links een 5 en rechts een 8."
    )
    assert why(CARRYING, "w1 B+3-4") == (
        "Het stuk van 3 tot en met 4 past niet bij pot B: "
        "links moet het laatste getal een 5 zijn, rechts het eerste een 8."
    )


def test_a_block_is_named_from_left_to_right() -> None:
    assert refused(CARRYING, "w1 5-4+B") == "kobito-block-order"
    assert refused(CARRYING, "w1 7+B") == "kobito-not-in-rainbow"


NO_WORKSHOP = table(
    """
    A 6:7  12
    B 5:6  6 7
    C 9:8  2
    1: 9 9 9 9 10
    2: 3 3 3 3 3
    """
)
COMPLETE = table(
    """
    A 6:7  12
    B 5:6  6 7
    C 9:8  2
    1: 9 9 9 9 k | 1 2 3 4 5 6 7 8 9 10 11 12
    2: 3 3 3 3 3
    """
)


@pytest.mark.parametrize(
    ("start", "text", "code"),
    [
        (NO_WORKSHOP, "k w1", "kobito-not-in-hand"),
        (NO_WORKSHOP, "k A", "kobito-not-in-hand"),
        (COMPLETE, "k w2", "kobito-no-such-rainbow"),
        (COMPLETE, "k w1", "kobito-rainbow-complete"),
    ],
)
def test_a_card_that_cannot_be_laid_is_not_said_to_fit_at_two_ends(
    start: State, text: str, code: str
) -> None:
    assert refused(start, text) == code


def test_a_kobito_in_the_hand_is_asked_for_its_end() -> None:
    answer = KOBITO.parse_move(CARRYING, "k A")
    assert isinstance(answer, Refusal)
    assert answer.why.code == "kobito-which-end"


POTS = """
    A 6:7  5
    B 4:4  5
    C 9:8  5
"""


def test_only_what_is_possible_is_offered_beside_a_penalty() -> None:
    """KO-12"""
    swap = table(POTS + "1: 8 8\n 2: 3 3 3 | k8 9")
    carry = table(POTS + "1: 1 1 | 6 7 8 9")
    both = table(POTS + "1: 1 1 | 6 7 8 9\n 2: 3 3 3 | k1 2")
    assert [KOBITO.prompt(each, 0).code for each in (swap, carry, both)] == [
        "kobito-must-pay-or-swap",
        "kobito-must-pay-or-carry",
        "kobito-must-pay-or-help",
    ]


def test_an_empty_hand_offers_a_carry_only_when_there_is_one() -> None:
    start = table(POTS + "1: 6\n 2: 3 3 3")
    assert KOBITO.prompt(play(start, "6 A"), 0).code == "kobito-must-end"
    start = table(POTS + "1: 4 | 6 7\n 2: 3 3 3")
    assert KOBITO.prompt(play(start, "4 A"), 0).code == "kobito-may-end-empty"


def test_one_is_not_told_to_go_on_when_nothing_is_left_to_do() -> None:
    start = table(POTS + "1: 8 r\n 2: 3 3 3 3 3")
    assert KOBITO.prompt(play(start, "penalty 8"), 0).code == "kobito-must-end"


def test_no_notation_stands_in_what_people_hear() -> None:
    stuck = table(POTS + "1: 6 8\n 2: 3 3 3 3 3")
    assert why(stuck, "klaar") == "Je bent nog niet klaar. Je kunt een 6 aanleggen bij pot A."


def test_a_rainbow_called_as_others_call_it_is_answered() -> None:
    """Somebody else's move made by the player whose workshop it names."""
    start = table(POTS + "1: 8 8 | k8 9\n 2: 3 3 3")
    why = KOBITO.why_not(start, 0, Swap(8, Spot(0, 0)))
    assert why is not None
    assert why.code == "kobito-own-workshop"
