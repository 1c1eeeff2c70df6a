"""Time at a terminal table."""

from dataclasses import replace

from speeltafel.cli.clocks import Timekeeper, clock_text
from speeltafel.core.game import Clock
from speeltafel.core.match import start
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.katalon import KATALON

CLOCKS = (Clock(60, 0, "yellow late"), Clock(60, 1, "red late"), Clock(100, None, "all late"))


def test_a_clock_runs_only_for_whose_turn_it_is() -> None:
    game = replace(KATALON, clocks=lambda state: CLOCKS)
    match = start(game, accept(configure(game)))
    now = [0.0]
    keeper = Timekeeper(now=lambda: now[0])
    keeper.tick(match)
    now[0] = 45.0
    keeper.tick(match)
    assert [keeper.left(clock) for clock in CLOCKS] == [15.0, 60.0, 55.0]
    ending = keeper.next_to_end(match)
    assert ending is not None
    assert ending.event == "yellow late"


def test_a_game_without_clocks_has_none_running() -> None:
    match = start(KATALON, accept(configure(KATALON)))
    assert Timekeeper().next_to_end(match) is None


def test_clocks_are_shown_in_minutes_and_seconds() -> None:
    assert [clock_text(seconds) for seconds in (125.4, 59.6, -1)] == ["2:05", "1:00", "0:00"]
