"""What Ka Pai says is so: only what was rolled, and what one has done already."""

import pytest

from speeltafel.core.match import AnyMatch, advance, play_text, start
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import FIELD_NUMBERS, LINE, SQUARE
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.state import BLANK, Sheet
from speeltafel.words import Voice


def match_with(roll: str, squares: str = "", lines: str = "", players: int = 1) -> AnyMatch:
    """A table at which this was rolled, everybody's sheet with loose squares and lines on it."""
    bits = [sum(1 << FIELD_NUMBERS[name] for name in names.split()) for names in (squares, lines)]
    sheet: Sheet = BLANK._replace(marks=(0, bits[0], 0, bits[1]), filled=bits[0] | bits[1])
    match = start(KAPAI, accept(configure(KAPAI, players=players)))
    for seat in range(players):
        sheets = match.state.sheets.replace(seat, sheet)
        match = match._replace(state=match.state._replace(sheets=sheets, drawing=sheets))
    move = KAPAI.parse_move(match.state, roll)
    assert isinstance(move, Roll)
    return advance(match, CHANCE, move)


def refused(match: AnyMatch, text: str, seat: int = 0) -> Refusal:
    answer = play_text(match, seat, text)
    assert isinstance(answer, Refusal), f"{text} is allowed"
    return answer


def said(match: AnyMatch, text: str, seat: int = 0) -> str:
    return Voice("nl", ["Anna", "Bram"]).sentence(refused(match, text, seat).why)


def test_two_symbols_for_a_pair_are_answered_with_what_was_rolled() -> None:
    assert said(match_with("//"), "lo c4 c5") == "Er zijn twee lijnen gegooid: teken alleen lijnen."


def test_two_symbols_at_once_are_answered_with_what_was_rolled() -> None:
    match = match_with("△□")
    assert said(match, "lo c4") == "Eén symbool tegelijk: kies △ of □."


FOUR = "e2 f2 e3 f3"


@pytest.mark.parametrize("text", ["vv g2 g3", "vv g2 g3 e2-g2 e3-g3"])
def test_forced_frames_may_be_named(text: str) -> None:
    after = accept(play_text(match_with("□□", squares=FOUR), 0, text))
    assert after.state.sheets[0].groups[SQUARE] == 2
    assert after.last is not None
    assert KAPAI.format_move(after.last.move) == "□□ g2 g3"


def test_the_only_frame_may_be_named_at_a_table_of_two() -> None:
    match = match_with("△□", squares="e2 f2", players=2)
    assert not isinstance(play_text(match, 1, "v g2 e2-g2"), Refusal)


def test_one_of_two_forced_frames_is_not_called_the_only_one() -> None:
    assert said(match_with("□□", squares=FOUR), "vv g2 g3 e2-g2") == (
        "Hier valt niets te kiezen: de kaders van e2 tot g2 en van e3 tot g3 komen er vanzelf."
    )


def test_who_has_drawn_already_hears_that() -> None:
    match = accept(play_text(match_with("△□", players=2), 0, "v c4"))
    refusal = refused(match, "v c5")
    assert refusal.kind is Kind.NOT_YOUR_TURN
    assert Voice("nl").sentence(refusal.why) == "Je hebt deze ronde al getekend."


def test_one_cross_too_many_is_not_called_none() -> None:
    match = match_with("△/", lines="a2 b2")
    assert (
        said(match, "l c2") == "Voor je groep lijnen kies je bij welk symbool je een kruisje zet."
    )
    assert (
        said(match, "l c2 +d +o")
        == "Je hebt één groep lijnen, dus je kiest één kruisje en geen twee."
    )
    after = accept(play_text(match, 0, "l c2 +d"))
    assert after.state.sheets[0].groups[LINE] == 1
