"""What players hear: what happened, what is due, how the score is counted out."""

import pytest

from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.moves import END
from speeltafel.games.kobito.state import State
from speeltafel.words import Voice
from tests.games.kobito.positions import play, read, table

TABLE = table(
    """
    A 5:6  3 4 5 6
    B 4:5  10 k11
    C 6:7  9 10 11 12 1
    1: 2 2 9 k r | 7 8 | 4 5
    2: 3 3 3 3 3 | 2 3
    """
)


def told(text: str, language: str = "en") -> str:
    voice = Voice("nl" if language == "nl" else "en", ["Anna", "Bram"])
    return voice.sentence(KOBITO.tell(TABLE, 0, read(TABLE, text)))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("9 B", "Anna lays a 9 at pot B."),
        ("A+k", "Anna lays a kobito as 7 at pot A and wins 6 gold!"),
        ("2 C", "Anna lays a 2 at pot C and wins 7 gold!"),
        ("w1+9", "Anna lays a 9 at the first rainbow in their own workshop."),
        ("start 2 k", "Anna starts a rainbow in the workshop with 2 and a kobito as 3."),
        (
            "w1 A+7 8+C",
            "Anna carries from the workshop 7 to pot A and 8 to pot C and wins 13 gold!",
        ),
        (
            "replace 2 2w1",
            "Anna lays a replacement card and a 2 on the 2 in the first rainbow of Bram.",
        ),
    ],
)
def test_a_move_is_told(text: str, sentence: str) -> None:
    assert told(text) == sentence


def test_it_is_told_in_dutch_too() -> None:
    assert told("A+k", "nl") == "Anna legt een kobito als 7 aan bij pot A en wint 6 goud!"


def test_of_two_pots_only_the_dearer_is_told_when_it_ends_the_game() -> None:
    """KO-9"""
    last = TABLE._replace(gold=())
    assert KOBITO.tell(last, 0, read(last, "w1 A+7 8+C")).argument("gold") == 7


def prompted(state: State) -> str:
    return KOBITO.prompt(state, 0).code


def test_the_prompt_says_what_is_due() -> None:
    """KO-4, KO-12"""
    assert KOBITO.prompt(TABLE, 0).argument("due") == 3
    assert prompted(TABLE) == "kobito-must-play"
    assert prompted(play(TABLE, "9 B", "k+w2", "2 w2")) == "kobito-may-end"
    stuck = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 8 r
        2: 3 3 3 3 3
        """
    )
    assert prompted(stuck) == "kobito-must-pay"
    assert prompted(play(stuck, "penalty 8")) == "kobito-must-end"
    waived = stuck._replace(hands=((13,), stuck.hands[1]))
    assert prompted(waived) == "kobito-waived"
    assert KOBITO.tell(waived, 0, END).code == "kobito-ends-waived"
    assert KOBITO.tell(play(stuck, "penalty 8"), 0, END).code == "kobito-ends"
    assert prompted(stuck._replace(hands=((), stuck.hands[1]), minimum=0)) == ("kobito-must-end")
    helped = table(
        """
        A 6:7  5
        B 4:4  5
        C 9:8  5
        1: 9 11 | 6 7
        2: 3 3 3 3 3
        """
    )
    assert prompted(helped) == "kobito-must-pay-or-carry"
