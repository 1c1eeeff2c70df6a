"""Whose chair may be taken: of nobody who is there, wherever that is, and of nobody too soon."""

from speeltafel.server.broadcast.presence import Presence, grace_for
from speeltafel.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 100.0
        self.sighted = 0.0

    def __call__(self) -> float:
        return self.now


def presence(clock: Clock) -> Presence:
    return Presence(40.0, lambda: clock.sighted, clock)


def test_the_chair_of_who_dropped_out_is_kept_for_the_grace_time() -> None:
    clock = Clock()
    table = presence(clock)
    table.came("bram")
    clock.now += 1000
    table.went("bram")
    assert table.wait("bram") == 40
    clock.now += 39
    assert table.wait("bram") == 1
    table.came("bram")
    table.came("bram")
    table.went("bram")
    assert "bram" in table.present()
    assert table.wait("bram") == 40


def test_who_was_not_here_when_the_table_was_read_in_may_be_on_the_way() -> None:
    clock = Clock()
    table = presence(clock)
    assert table.wait("bram") == 40
    clock.now += 40
    assert table.wait("bram") == 0


def test_who_is_in_another_process_is_there_and_gone_when_that_says_so_or_dies() -> None:
    clock = Clock()
    table = presence(clock)
    clock.now += 1000
    assert table.heard_of("two", ["bram"], 20) == {"bram"}
    assert "bram" in table.present()
    assert table.heard_of("two", ["bram"], 20) == set()
    assert table.heard_of("two", [], 20) == {"bram"}
    assert table.wait("bram") == 40
    table.heard_of("two", ["bram"], 20)
    clock.now += 30
    assert "bram" not in table.present(), "nothing was heard of that process"
    assert table.wait("bram") == 30


def test_while_other_processes_cannot_be_heard_nobody_counts_as_away() -> None:
    clock = Clock()
    table = presence(clock)
    table.heard_of("two", ["bram"], 20)
    clock.now += 1000
    assert table.wait("bram") == 0
    clock.sighted = clock.now
    assert table.wait("bram") == 40


def test_children_get_more_time_and_nobody_less_than_forty_seconds() -> None:
    usual = Settings().grace_seconds
    assert grace_for(usual, 10) >= 40
    assert grace_for(usual, 6) > grace_for(usual, 10)
