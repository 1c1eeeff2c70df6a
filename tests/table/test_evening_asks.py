"""A table whose evening holds it, deals it its dice and closes it: no server, no clock."""

from msgspec.structs import replace

from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE
from speeltafel.table.evening_asks import rolls_of
from speeltafel.table.messages import (
    Advance,
    Close,
    DrawFor,
    Hold,
    Leave,
    Move,
    Name,
    Place,
    Rematch,
    TakeHint,
    Undo,
    Unseat,
)
from speeltafel.table.seat_view import situation
from speeltafel.table.state import opening
from tests.table.evening import ANNA, BRAM, Evening, folded, moves


def sheet() -> Evening:
    """One child with a sheet of their own; the dice come from the evening."""
    evening = Evening("kapai", "here")
    setup = replace(evening.state.setup, evening="e", dealt=True, host="")
    evening.state = opening(setup)
    assert evening.asked(Place(seat=0, guest=ANNA, name="Haas 3")) is None
    evening.begins()
    return evening


def rolled(evening: Evening, *rolls: str) -> Evening:
    for number, roll in enumerate(rolls, rolls_of(evening.state) + 1):
        assert evening.asked(Advance(number=number, move=roll)) is None
        draw = moves(evening, 0)[0]
        assert evening.does(ANNA, Move(seat=0, move=draw, seen=evening.state.sequence)) is None
    return evening


def test_chance_waits_for_the_evening() -> None:
    evening = sheet()
    assert list(evening.state.acting) == [CHANCE]
    assert situation(evening.state, 0.0).waits
    assert evening.asked(Advance(number=1, move="△○")) is None
    assert list(evening.state.acting) == [0]
    assert not situation(evening.state, 0.0).waits


def test_a_roll_that_is_told_twice_is_rolled_once() -> None:
    evening = rolled(sheet(), "△○")
    before = evening.state
    assert evening.asked(Advance(number=1, move="△○")) is None
    assert evening.state == before


def test_no_roll_is_left_out_and_none_comes_before_everybody_has_drawn() -> None:
    evening = rolled(sheet(), "△○")
    assert isinstance(evening.asked(Advance(number=3, move="△○")), Refusal)
    assert evening.asked(Advance(number=2, move="△○")) is None
    assert isinstance(evening.asked(Advance(number=3, move="△○")), Refusal)
    assert rolls_of(evening.state) == 2


def test_a_draw_is_taken_back_until_the_next_roll_and_no_further() -> None:
    evening = rolled(sheet(), "△○", "□/")
    assert evening.does(ANNA, Undo(seat=0, seen=evening.state.sequence)) is None
    assert list(evening.state.acting) == [0]
    assert rolls_of(evening.state) == 2
    assert isinstance(evening.does(ANNA, Undo(seat=0, seen=evening.state.sequence)), Refusal)


def test_while_a_table_is_held_nobody_moves_and_nothing_is_lost() -> None:
    evening = rolled(sheet(), "△○")
    assert evening.asked(Advance(number=2, move="□/")) is None
    assert evening.asked(Hold(held=True)) is None
    draw, seen = moves(evening, 0)[0], evening.state.sequence
    for message in (
        Move(seat=0, move=draw, seen=seen),
        Undo(seat=0, seen=seen),
        TakeHint(seat=0, seen=seen),
    ):
        refused = evening.does(ANNA, message)
        assert refused is not None
        assert refused.why.code == "table-held"
    assert folded(evening).held
    assert evening.does(ANNA, Leave(seat=0)) is None
    assert evening.asked(Hold(held=False)) is None
    assert evening.does(ANNA, Move(seat=0, move=draw, seen=evening.state.sequence)) is None


def test_clocks_stand_still_while_a_table_is_held() -> None:
    evening = Evening("katoiz", "here", "elsewhere", variant="stapeltoren-1")
    evening.asked(Place(seat=0, guest=ANNA, name="Anna"))
    evening.asked(Place(seat=1, guest=BRAM, name="Bram"))
    evening.begins()
    clocks = situation(evening.state, evening.now).clocks
    evening.passes(10)
    evening.asked(Hold(held=True))
    shown = situation(evening.state, evening.now).clocks
    evening.passes(600)
    assert situation(evening.state, evening.now).clocks == shown
    evening.asked(Hold(held=False))
    evening.passes(5)
    assert folded(evening) == evening.state
    if clocks:
        left = situation(evening.state, evening.now).clocks[0].left
        assert left == clocks[0].left - 15


def test_what_is_there_counts_when_the_evening_ends_early() -> None:
    evening = rolled(sheet(), *["△△"] * 6)
    assert evening.asked(Close()) is None
    outcome = evening.state.outcome()
    assert outcome is not None
    assert evening.state.over
    match = evening.state.match
    assert match is not None
    assert outcome == match.game.count(match.state)
    assert folded(evening).outcome() == outcome
    refused = evening.does(ANNA, Undo(seat=0, seen=evening.state.sequence))
    assert refused is not None
    assert refused.kind is Kind.OVER


def test_a_game_that_counts_nothing_before_its_end_names_no_winner() -> None:
    evening = Evening("katalon", "here", "elsewhere")
    evening.asked(Place(seat=0, guest=ANNA, name="Anna"))
    evening.asked(Place(seat=1, guest=BRAM, name="Bram"))
    evening.begins()
    evening.asked(Close())
    outcome = evening.state.outcome()
    assert outcome is not None
    assert (outcome.reason.code, outcome.winners) == ("table-closed", ())


def test_the_computer_draws_for_somebody_and_it_is_marked() -> None:
    evening = rolled(sheet(), "△○")
    evening.asked(Advance(number=2, move="□/"))
    draw = moves(evening, 0)[-1]
    assert evening.asked(DrawFor(seat=0, move=draw, level="ahead")) is None
    assert evening.kinds()[-3:] == ["stand-in", "move", "return"]
    rolled(evening, "△△")
    assert evening.state.stood_in == (3,)
    assert folded(evening).stood_in == (3,)
    assert evening.state.chairs[0].guest == ANNA
    assert not evening.state.bots


def test_the_evening_gives_a_chair_to_another_device_and_back_to_who_was_sent_away() -> None:
    evening = rolled(sheet(), "△○")
    evening.asked(Place(seat=0, guest=BRAM, name="Haas 3"))
    assert evening.state.admits(BRAM)
    assert not evening.state.admits(ANNA)
    evening.asked(Unseat(seat=0, level="ahead"))
    assert not evening.state.admits(BRAM)
    evening.asked(Place(seat=0, guest=BRAM, name="Haas 3"))
    assert evening.state.admits(BRAM)
    assert not evening.state.bots
    evening.asked(Name(seat=0, name="Haas"))
    assert evening.state.names == ("Haas",)
    assert folded(evening) == evening.state


def test_nobody_else_looks_at_a_table_of_an_evening() -> None:
    evening = sheet()
    assert evening.state.admits(ANNA)
    assert not evening.state.admits(BRAM)
    assert not evening.state.admits("")


def test_at_a_table_of_an_evening_the_host_decides_about_the_next_match() -> None:
    evening = sheet()
    evening.asked(Close())
    refused = evening.does(ANNA, Rematch(seat=0, seen=evening.state.sequence))
    assert refused is not None
    assert refused.why.code == "table-evening-decides"
