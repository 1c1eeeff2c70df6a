"""What began under older rules goes on under them; where they were wrong, the record says so."""

from dataclasses import replace
from typing import Any

import pytest

from speeltafel import games
from speeltafel.core.game import AnyGame, Correction
from speeltafel.core.match import AnyMatch, play_text, start
from speeltafel.core.reason import reason
from speeltafel.core.record import format_record, parse_record, record_of, replay
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.core.variants import configure
from speeltafel.core.versions import corrected_since, game_under
from speeltafel.games import game_of
from speeltafel.games.katalon import KATALON
from tests.conformance.one_file import PAGE, TRAPJE

ONE: AnyGame = TRAPJE


def equal_is_enough(state: Any, seat: int) -> list[Any]:
    """Version 2 of Trapje: a card as high as the top may be laid too."""
    lays = [PAGE.Lay(card) for card in sorted(set(state.hands[seat])) if card >= state.top]
    return [*lays, PAGE.Pass()] if state.top != PAGE.FOOT else [*lays]


def why_not_equal(state: Any, seat: int, move: Any) -> object:
    return None if move in equal_is_enough(state, seat) else ONE.why_not(state, seat, move)


def raised(**changes: object) -> AnyGame:
    """Version 2, which says only what differs."""
    rules = {"legal_moves": equal_is_enough, "why_not": why_not_equal}
    return replace(ONE, rules_version=2, **rules, **changes)  # type: ignore[arg-type]  # what a test passes on


def played(game: AnyGame, moves: str) -> AnyMatch:
    """The same cards are dealt, then these moves are made by whoever is to act."""
    match = start(game, accept(configure(game)))
    for text in f"+1:3 +2:5 +1:5 +2:6 +1:7 +2:7 +1:9 +2:9 {moves}".split():
        actor = next(iter(game.to_act(match.state)))
        match = accept(play_text(match, actor, text))
    return match


def test_a_record_of_an_older_version_replays_under_its_own_rules() -> None:
    two = raised(earlier=(ONE,))
    old = record_of(played(ONE, "5 7"))
    match = accept(replay(old, {"trapje": two}))
    assert match.game is ONE
    refused = play_text(match, 0, "7")
    assert isinstance(refused, Refusal)
    assert refused.why.code == "trapje-must-be-higher"
    assert not isinstance(play_text(match._replace(game=two), 0, "7"), Refusal)
    assert accept(parse_record(format_record(record_of(match)))).rules == 1


def test_a_record_of_this_version_replays_under_the_new_rules() -> None:
    two = raised(earlier=(ONE,))
    record = record_of(played(two, "5 5"))
    assert record.rules == 2
    assert accept(replay(record, {"trapje": two})).game is two
    forged = replay(record._replace(rules=1), {"trapje": two})
    assert isinstance(forged, Refusal)
    assert forged.why.code == "core-record-move"


def test_without_the_older_version_its_records_are_refused_not_misread() -> None:
    answer = replay(record_of(played(ONE, "5 6")), {"trapje": raised()})
    assert isinstance(answer, Refusal)
    assert answer.kind is Kind.RECORD
    assert answer.why.code == "core-rules-gone"


def test_a_version_nobody_knows_yet_asks_for_an_update() -> None:
    answer = game_under(ONE, 2)
    assert isinstance(answer, Refusal)
    assert answer.why.code == "core-record-newer"


WRONG = Correction(1, reason("trapje-equal-cards-were-refused"))


def test_a_record_from_before_a_correction_is_read_under_the_corrected_rules() -> None:
    two = raised(corrections=(WRONG,))
    match = accept(replay(record_of(played(ONE, "5 6")), {"trapje": two}))
    assert match.game is two
    (note,) = corrected_since(two, 1)
    assert note.code == "core-rules-corrected"
    assert note.argument("why") == WRONG.why
    assert not corrected_since(two, 2)


def test_where_corrected_rules_refuse_an_old_record_the_correction_is_the_explanation() -> None:
    stricter = replace(
        ONE, rules_version=3, corrections=(Correction(2, reason("trapje-too-mild")),)
    )
    record = record_of(played(raised(), "5 5"))
    answer = replay(record, {"trapje": stricter})
    assert isinstance(answer, Refusal)
    assert answer.why.code == "core-record-move"
    assert answer.instead is not None
    assert answer.instead.code == "core-rules-corrected"


def test_corrections_are_followed_to_a_version_that_is_still_there() -> None:
    two = replace(ONE, rules_version=2)
    newest = replace(ONE, rules_version=4, earlier=(two,), corrections=(WRONG,))
    assert game_under(newest, 1) is two
    assert game_under(newest, 2) is two
    assert isinstance(game_under(newest, 3), Refusal)
    assert game_under(newest, 4) is newest


def test_a_table_finds_its_game_by_name_and_version(monkeypatch: pytest.MonkeyPatch) -> None:
    assert game_of("katalon", 1) is KATALON
    assert isinstance(game_of("katalon", 99), Refusal)
    assert isinstance(game_of("chess", 1), Refusal)
    two = raised(earlier=(ONE,))
    monkeypatch.setitem(games._SHELF, two.name, two)
    assert game_of("trapje", 1) is ONE
    assert game_of("trapje", 2) is two
