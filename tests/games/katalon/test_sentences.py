"""What Katalon says is so: refusals name the true reason, the page shows what can happen."""

import re

import pytest

from speeltafel.cli.rules import rules_page
from speeltafel.core.match import AnyMatch, play_text, start
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.variants import configure
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.notation import format_position, parse_position
from speeltafel.words import LANGUAGES, Language, Voice


def played(moves: str) -> AnyMatch:
    match = start(KATALON, accept(configure(KATALON)))
    for number, text in enumerate(moves.split()):
        match = accept(play_text(match, number % 2, text))
    return match


def refused(moves: str, text: str) -> Refusal:
    match = played(moves)
    answer = play_text(match, match.state.turn, text)
    assert isinstance(answer, Refusal)
    return answer


def said(moves: str, text: str, language: Language = "nl") -> str:
    return Voice.at(language, KATALON).sentence(refused(moves, text).why)


def test_a_shared_field_called_by_its_other_name_is_not_said_to_lie_elsewhere() -> None:
    """After No red is sent to East, and Mo is the west field of East (KT-1)."""
    assert refused("No", "Mo").why.code == "katalon-other-name"
    assert said("No", "Mo") == (
        "In Oost is dit het westveld: leg je hier, dan moet geel naar West."
    )
    assert said("No", "Mo", "en") == (
        "In East this is the west field: if you play here, yellow must go to West."
    )
    assert refused("No", "Mz").why.code == "katalon-other-box"


FULL_MIDDLE = "Nz Zn No Ow Wo On Nw Wn Nn Nm Mm"
"""The middle box is full and red is sent there."""


def test_a_capture_under_the_other_name_of_a_field_is_not_said_to_lie_elsewhere() -> None:
    assert said(FULL_MIDDLE, "xNz") == (
        "In Midden is dit het noordveld: sla je hier, dan moet geel naar Noord."
    )
    assert said(FULL_MIDDLE, "xNz", "en") == (
        "In Centre this is the north field: if you capture here, yellow must go to North."
    )
    assert refused(FULL_MIDDLE, "xNw").why.code == "katalon-other-box"


def test_what_is_wrong_with_the_field_itself_is_said_first() -> None:
    assert refused(FULL_MIDDLE, "xZn").why.code == "katalon-own-stone"
    assert refused(FULL_MIDDLE, "Nz").why.code == "katalon-box-full"


def test_the_last_move_tells_the_ending_and_sends_nobody_on() -> None:
    match = played(FULL_MIDDLE + " xMn xNm xMm")
    last = accept(KATALON.parse_move(match.state, "xMn"))
    voice = Voice.at("nl", KATALON)
    assert voice.sentence(KATALON.tell(match.state, 0, last)) == (
        "Geel slaat op het noordveld van Midden en wint: Noord is helemaal geel."
    )


def test_the_prompt_says_why_one_plays_there() -> None:
    voice = Voice.at("nl", KATALON)
    assert voice.sentence(KATALON.prompt(played("No").state, 1)) == (
        "Jij zet in Oost, want geel legde op een oostveld."
    )
    full = played(FULL_MIDDLE + " xMn xNm").state
    assert voice.sentence(KATALON.prompt(full, 1)) == (
        "Midden is vol: sla daar een gele steen, want geel sloeg op een middenveld."
    )


def examples(language: Language) -> list[str]:
    page = rules_page(KATALON, language)
    return re.findall(r"^```katalon\n(.*)$", page, re.MULTILINE)


GAMES_TO = (
    "No",
    "No On Nw Ww Wn Nm Mm Mn Nn",
    "Nz Zn No Ow Wo On Nw Wn Nn Nm Mm xMn xNm xMm xMn",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_the_page_comes_from_a_game(language: Language) -> None:
    shown = [format_position(accept(parse_position(text))) for text in examples(language)]
    assert shown == [format_position(played(moves).state) for moves in GAMES_TO]
