"""The one checked door: over, not your turn, stale, illegal, in that order."""

from dataclasses import replace

import pytest

from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, Entry, play, play_text, rewind, start
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import CHANCE, TABLE
from speeltafel.core.variants import configure
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.moves import Move


def fresh() -> AnyMatch:
    return start(KATALON, accept(configure(KATALON)), ("Anna", "Bram"))


def kind(answer: AnyMatch | Refusal) -> Kind:
    assert isinstance(answer, Refusal)
    return answer.kind


def test_a_legal_move_is_played_and_the_match_before_it_stays_as_it_was() -> None:
    before = fresh()
    after = accept(play(before, 0, Move(0, 2)))
    assert (before.length, after.length) == (0, 1)
    assert before == fresh()


def test_who_is_not_to_move_is_told_who_is() -> None:
    answer = play(fresh(), 1, Move(0, 2))
    assert kind(answer) is Kind.NOT_YOUR_TURN
    assert isinstance(answer, Refusal)
    assert answer.instead is not None
    assert answer.instead.code == "core-waiting-for"


def test_somebody_who_does_not_sit_here_may_not_move() -> None:
    assert kind(play(fresh(), 2, Move(0, 2))) is Kind.NOT_YOUR_TURN
    assert kind(play(fresh(), CHANCE, Move(0, 2))) is Kind.NOT_YOUR_TURN


def test_the_table_announces_only_what_the_game_knows() -> None:
    assert kind(play(fresh(), TABLE, Move(0, 2))) is Kind.ILLEGAL


def test_a_move_decided_on_an_old_position_is_stale() -> None:
    match = accept(play(fresh(), 0, Move(0, 2)))
    assert kind(play(match, 1, Move(2, 0), seen=0)) is Kind.STALE
    assert accept(play(match, 1, Move(2, 0), seen=1)).length == 2


def test_a_double_click_moves_once() -> None:
    match = accept(play(fresh(), 0, Move(0, 2), seen=0))
    assert kind(play(match, 0, Move(0, 2), seen=0)) is Kind.NOT_YOUR_TURN


def test_an_illegal_move_is_refused_with_what_may_be_done_instead() -> None:
    match = accept(play(fresh(), 0, Move(0, 2)))
    answer = play(match, 1, Move(0, 0))
    assert kind(answer) is Kind.ILLEGAL
    assert isinstance(answer, Refusal)
    assert answer.instead is not None
    assert answer.instead.code == "katalon-must-place"


def test_text_that_is_not_a_move_is_refused() -> None:
    assert kind(play_text(fresh(), 0, "hello")) is Kind.NOTATION


def test_rewinding_gives_the_match_as_it_was() -> None:
    match = fresh()
    seen = [match]
    for number, text in enumerate(["Nz", "Zn", "No", "Ow"]):
        match = accept(play_text(match, number % 2, text))
        seen.append(match)
    for length, earlier in enumerate(seen):
        assert rewind(match, length).state == earlier.state
        assert rewind(match, length).length == length


def test_a_refusal_can_be_raised() -> None:
    with pytest.raises(Refused, match="not-your-turn") as raised:
        accept(play(fresh(), 1, Move(0, 2)))
    assert raised.value.refusal.kind is Kind.NOT_YOUR_TURN


def test_in_a_simultaneous_game_others_do_not_make_a_move_stale_but_waiting_does() -> None:
    """A toy of two rounds: first both seats answer at once, then seat 0 alone, and again."""
    katalon: AnyGame = KATALON
    game = replace(
        katalon,
        traits=KATALON.traits._replace(simultaneous=True),
        to_act=lambda asked: asked[0],
        setup=lambda _: ((0, 1), (1,), (0,), (0,)),
        apply=lambda asked, _actor, _move: asked[1:],
        why_not=lambda *_: None,
    )
    match = accept(play(start(game, accept(configure(KATALON))), 0, "a", seen=0))
    match = accept(play(match, 1, "b", seen=0))
    assert kind(play(match, 0, "c", seen=1)) is Kind.STALE
    match = accept(play(match, 0, "c", seen=2))
    assert kind(play(match, 0, "c", seen=2)) is Kind.STALE


def test_a_long_match_can_be_printed() -> None:
    match = start(KATALON, accept(configure(KATALON)))
    for number in range(3000):  # unchecked: only the length of the log matters
        match = match._replace(last=Entry(0, number, match.last), length=number + 1)
    assert len(repr(match)) < 3000
    assert len(match.entries()) == 3000
