"""A voice speaks one language and knows who sits where."""

import pytest

from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.katalon import KATALON
from speeltafel.words import Voice
from speeltafel.words.voice import MissingWords


def test_a_seat_is_called_by_name_else_by_colour_else_by_number() -> None:
    voice = Voice.at("nl", KATALON, ("Anna", ""))
    assert [voice.say(seat_reason(seat)) for seat in (0, 1)] == ["Anna", "rood"]
    assert Voice("en").say(seat_reason(2)) == "player 3"


def test_reasons_within_reasons_are_spoken_too() -> None:
    field = reason("katalon-field-of", box="N", letter="Z")
    told = reason("katalon-other-box", field=field, box=reason("katalon-box", box="M"))
    assert Voice("nl").say(told) == "het zuidveld van Noord hoort niet bij vak Midden."
    assert Voice("en").say(told) == "the south field of North is not part of the Centre box."


@pytest.mark.parametrize(
    ("listed", "dutch", "english"),
    [
        ((), "", ""),
        ((1,), "1", "1"),
        ((1, 2), "1 en 2", "1 and 2"),
        ((1, 2, 3), "1, 2 en 3", "1, 2 and 3"),
    ],
)
def test_a_list_ends_with_and(listed: tuple[int, ...], dutch: str, english: str) -> None:
    told = reason("potzklotz-seen-cards", cards=listed)
    assert Voice("nl").say(told).strip() == f"gezien: {dutch}".strip()
    assert Voice("en").say(told).strip() == f"seen: {english}".strip()
    choice = reason("core-choose-from", known=listed)
    assert Voice("nl").say(choice) == f"Kies {dutch.replace(' en ', ' of ')}."


def test_dutch_has_a_decimal_comma() -> None:
    told = reason("bots-kapai-expected", points="44.5", games=3)
    assert "44,5 punten" in Voice("nl").say(told)
    assert "44.5 points" in Voice("en").say(told)


def test_one_move_after_the_other_is_no_list() -> None:
    assert "Nz → Zn" in Voice("nl").word("solve-line-on", line=("Nz", "Zn"))


def test_people_are_listed_as_one_says_it() -> None:
    seats = reason("core-waiting-for", seats=tuple(map(seat_reason, range(3))))
    assert Voice("nl", ["Anna", "Bram"]).say(seats) == "Nu aan zet: Anna, Bram en speler 3."
    assert Voice("en", ["Anna"]).say(seats).endswith("Anna, player 2 and player 3.")


def test_numbers_have_plurals() -> None:
    assert "1 speler," in Voice("nl").word("core-players-at-least", least=1, given=0)
    assert "2 spelers," in Voice("nl").word("core-players-at-least", least=2, given=0)


def test_a_refusal_says_why_and_what_instead() -> None:
    refusal = Refusal(Kind.STALE, reason("core-stale"), reason("core-look-again"))
    assert Voice("en").refusal(refusal).endswith("yet. Look again, then choose.")


@pytest.mark.parametrize("what", [reason("core-nonsense"), reason("core-choose-from")])
def test_missing_words_are_an_error_of_ours(what: object) -> None:
    with pytest.raises(MissingWords):
        Voice("nl").say(what)  # type: ignore[arg-type] # parametrised
