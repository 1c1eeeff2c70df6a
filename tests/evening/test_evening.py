"""Whole evenings as values: no server, no clock, no disk."""

import pytest

from speeltafel.evening.following import has_done
from speeltafel.evening.messages import (
    Begin,
    EndEvening,
    Join,
    LetIn,
    Lock,
    Next,
    Pace,
    Pause,
    Played,
    Release,
    RemovePlayer,
    Rename,
    Resume,
    Scores,
    Show,
)
from speeltafel.evening.record import record_of
from speeltafel.evening.rounds import POINT
from speeltafel.evening.state import OVER, PLAYING
from speeltafel.table.evening_asks import rolls_of
from tests.evening.class_room import ClassRoom

ANNA, BRAM, CARLA, DIRK = "anna", "bram", "carla", "dirk"


def begun(*guests: str, **more: object) -> ClassRoom:
    room = ClassRoom(**more)  # type: ignore[arg-type]  # what a test passes on
    room.come(*guests)
    assert room.does(Begin()) is None
    room.follow()
    return room


def code(refusal: object) -> str:
    return str(getattr(getattr(refusal, "why", None), "code", ""))


def test_everybody_draws_the_same_dice_on_a_sheet_of_their_own() -> None:
    room = begun(ANNA, BRAM)
    assert room.state.phase == PLAYING
    rolls = [table.match.state.roll for table in room.tables.values() if table.match]
    assert len(rolls) == 2
    assert rolls[0] == rolls[1] is not None
    assert all(len(table.chairs) == 1 for table in room.tables.values())


def test_two_taps_on_next_are_one_roll() -> None:
    room = begun(ANNA)
    assert room.does(Next(seen=1)) is None
    assert room.does(Next(seen=1)) is None
    assert room.state.round == 2


def test_for_who_has_not_drawn_the_computer_draws_and_it_is_marked() -> None:
    room = begun(ANNA, BRAM)
    room.draws(1)
    assert has_done(room.state, room.sheet(1))
    assert not has_done(room.state, room.sheet(2))
    room.does(Next(seen=1))
    room.follow()
    room.draws(2)
    record = record_of(room.state, room.tables)
    assert [each.missed for each in record.tables] == [(), (1,)]


def test_who_comes_late_gets_the_rounds_that_were_missed_from_a_stand_in() -> None:
    room = begun(ANNA)
    for seen in (1, 2, 3):
        room.does(Next(seen=seen))
    room.come(BRAM)
    room.follow()
    late = room.sheet(2)
    assert rolls_of(late) == 4
    assert list(late.acting) == [0], "the round that goes on is theirs"
    assert room.state.players[1].since == 4
    assert record_of(room.state, room.tables).tables[1].missed == (1, 2, 3)


def test_a_pause_holds_every_sheet_and_no_roll_comes() -> None:
    room = begun(ANNA, BRAM)
    room.does(Pause())
    room.follow()
    assert all(table.held for table in room.tables.values())
    assert code(room.does(Next(seen=1))) == "evening-held"
    assert room.folded().held
    room.does(Resume())
    room.follow()
    assert not any(table.held for table in room.tables.values())


def test_the_timer_stands_still_during_a_pause_and_begins_anew_each_round() -> None:
    room = begun(ANNA)
    room.does(Pace(pace="timer", seconds=60))
    room.now = 20
    assert room.state.left(room.now) == 40
    room.does(Pause())
    room.now = 500
    assert room.state.left(room.now) == 40
    room.does(Resume())
    room.now = 510
    assert room.state.left(room.now) == 30
    room.does(Next(seen=1))
    assert room.state.left(room.now) == 60
    assert room.folded().left(room.now) == 60


def test_a_timer_that_is_switched_on_or_set_anew_gives_its_whole_time() -> None:
    room = begun(ANNA)
    room.now = 300
    room.does(Pace(pace="timer", seconds=60))
    assert room.state.left(room.now) == 60
    room.now = 345
    room.does(Pace(pace="timer", seconds=30))
    assert room.state.left(room.now) == 30


def test_an_evening_that_ends_early_counts_what_is_there() -> None:
    room = begun(ANNA, BRAM)
    room.draws(1)
    room.does(Pause())
    room.follow()
    room.does(EndEvening())
    room.follow()
    for table in room.tables.values():
        outcome = table.outcome()
        assert outcome is not None
        assert len(outcome.scores) == 1
    assert code(room.does(Next(seen=1))) == "evening-over"
    assert code(room.does(Join(), CARLA)) == "evening-over"
    assert room.does(Show(players=[1])) is None


def test_it_ends_by_itself_when_every_sheet_is_full() -> None:
    room = begun(ANNA)
    for _ in range(100):
        room.does(Next(seen=room.state.round))
        room.follow()
        if room.state.phase == OVER:
            break
        room.draws(1)
    assert room.state.phase == OVER
    assert room.sheet(1).over
    assert not room.sheet(1).closed, "the game itself was over"


def test_a_refresh_is_no_second_child() -> None:
    room = begun(ANNA)
    assert room.does(Join(), ANNA) is None
    assert len(room.state.players) == 1


def test_on_another_device_a_child_finds_its_animal_once_the_first_one_is_gone() -> None:
    room = begun(ANNA, BRAM)
    assert code(room.does(Join(player=1), "tablet")) == "evening-still-here"
    room.away = {ANNA: 6.0}
    assert room.does(Join(player=1), "tablet") is None
    room.follow()
    assert room.state.players[0].guest == "tablet"
    assert room.sheet(1).seats_of("tablet") == (0,)
    assert not room.sheet(1).admits(ANNA), "the lost device sees nothing any more"
    assert code(room.does(Join(player=1), ANNA)) == "evening-still-here"


def test_the_host_can_let_another_device_take_a_place_at_once() -> None:
    room = begun(ANNA)
    room.does(Release(player=1))
    assert room.does(Join(player=1), "tablet") is None
    assert code(room.does(Join(player=1), "thief")) == "evening-still-here"


def test_who_is_removed_is_out_until_let_in_and_loses_nothing() -> None:
    room = begun(ANNA, BRAM)
    room.draws(2)
    drawn = room.sheet(2).match
    room.does(RemovePlayer(player=2))
    room.follow()
    assert not room.sheet(2).admits(BRAM)
    assert code(room.does(Join(), BRAM)) == "evening-removed"
    room.does(Next(seen=1))
    room.follow()
    assert room.sheet(2).match == drawn, "nobody draws for who is not there"
    room.does(LetIn(player=2))
    room.follow()
    assert room.sheet(2).admits(BRAM)
    assert rolls_of(room.sheet(2)) == 2
    assert record_of(room.state, room.tables).tables[1].missed == ()


def test_behind_a_locked_door_nobody_new_comes_in_but_everybody_finds_the_way_back() -> None:
    room = begun(ANNA)
    room.does(Lock(locked=True))
    assert code(room.does(Join(), BRAM)) == "evening-locked"
    assert room.does(Join(), ANNA) is None
    room.away = {ANNA: 60.0}
    assert room.does(Join(player=1), "tablet") is None


def test_with_cards_everybody_says_which_animal_they_are() -> None:
    room = ClassRoom(naming="cards", cards=3)
    assert code(room.does(Join(), ANNA)) == "evening-say-animal"
    assert room.does(Join(player=3), ANNA) is None
    assert code(room.does(Join(player=3), BRAM)) == "evening-still-here"
    assert code(room.does(Join(player=4), BRAM)) == "evening-no-such-animal"
    assert [player.number for player in room.state.playing()] == [3]


def test_a_name_can_be_changed_at_once_and_the_sheet_says_so() -> None:
    room = ClassRoom(naming="own")
    room.come("poep")
    assert room.state.players[0].name == "poep"
    room.does(Begin())
    room.does(Rename(player=1, name="Bo"))
    room.follow()
    assert room.sheet(1).names == ("Bo",)
    room.does(Rename(player=1, name=""))
    assert room.state.players[0].name == ""


def test_an_empty_room_cannot_begin_and_what_is_shown_must_be_somebody_s() -> None:
    room = ClassRoom()
    assert code(room.does(Begin())) == "evening-nobody-yet"
    assert code(room.does(Next(seen=0))) == "evening-not-begun"
    assert code(room.does(Show(players=[1]))) == "evening-no-such-player"


def test_without_devices_the_wall_rolls_until_the_printed_sheets_are_full() -> None:
    room = ClassRoom(shape="wall")
    assert code(room.does(Join(), ANNA)) == "evening-no-devices"
    room.does(Begin())
    for _ in range(100):
        room.does(Next(seen=room.state.round))
    assert room.state.phase == OVER
    assert 20 < len(room.state.rolls) < 60


@pytest.mark.parametrize("game", ["katalon", "kobito", "potzklotz", "katoiz"])
def test_in_pairs_nobody_meets_the_same_player_twice(game: str) -> None:
    room = ClassRoom(game, "tables")
    room.come(ANNA, BRAM, CARLA, DIRK)
    room.does(Begin())
    met: set[frozenset[int]] = set()
    for number in (1, 2, 3):
        pairings = room.state.pairings[-1]
        for name, seats in zip(pairings.tables, pairings.seats, strict=True):
            assert frozenset(seats) not in met
            met.add(frozenset(seats))
            assert room.does(Played(table=name, points=(POINT, 0))) is None
        room.does(Next(seen=number))
    assert len(met) == 6
    assert room.folded() == room.state


def test_a_planned_number_of_rounds_ends_the_evening() -> None:
    room = ClassRoom("katalon", "tables", rounds=2)
    room.come(ANNA, BRAM)
    room.does(Begin())
    room.does(Next(seen=1))
    room.does(Next(seen=2))
    assert room.state.phase == OVER
    assert room.does(Played(table=room.state.pairings[1].tables[0], points=(POINT, 0))) is None
    assert room.state.results[1] == {room.state.pairings[1].tables[0]: (POINT, 0)}


def test_the_log_alone_gives_the_same_evening() -> None:
    room = begun(ANNA, BRAM, CARLA)
    room.does(Pace(pace="host"))
    room.does(Next(seen=1))
    room.does(Show(players=[2, 1], advice=True))
    room.does(Scores(show="distribution"))
    room.does(Rename(player=2, name="Bo"))
    room.does(Pause())
    assert room.folded() == room.state
