"""Guessing codes costs more with every miss; people who mistype do not notice."""

from pathlib import Path

from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.ops.guesses import (
    FORGIVE_SECONDS,
    FREE_OF_MANY,
    MOST_SECONDS,
    Doorkeeper,
    Guesses,
)
from speeltafel.server.ops.limits import network_of
from tests.server.house import House
from tests.server.visitor import Visitor


def test_a_few_misses_are_free_then_each_costs_twice_the_last() -> None:
    now = [0.0]
    guesses = Guesses(3, now=lambda: now[0])
    waits = []
    for _ in range(6):
        guesses.missed("a")
        waits.append(guesses.wait("a"))
    assert waits == [0, 0, 0, 2, 4, 8]
    assert guesses.wait("b") == 0
    for _ in range(50):
        guesses.missed("a")
    assert guesses.wait("a") == MOST_SECONDS


def test_misses_are_forgiven_with_time() -> None:
    now = [0.0]
    guesses = Guesses(3, now=lambda: now[0])
    for _ in range(3):
        guesses.missed("a")
    now[0] = FORGIVE_SECONDS
    guesses.missed("a")
    assert guesses.wait("a") == 0
    guesses.missed("a")
    assert guesses.wait("a") > 0


def test_a_new_name_does_not_help_against_the_count_of_the_address() -> None:
    doors = Doorkeeper()
    for number in range(100):
        doors.missed(Who("1.2.3.4", f"guest {number}"))
    assert doors.wait(Who("1.2.3.4", "one more")) > 0
    assert doors.wait(Who("5.6.7.8", "one more")) == 0


def test_a_household_with_ipv6_is_one_address() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("fe80::1%eth0") == "fe80::"
    assert network_of("not an address:") == "not an address:"


def test_who_guesses_codes_must_wait_and_others_need_not(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        anna, bram = Visitor(house.url, "Anna"), Visitor(house.url, "Bram")
        code = anna.set_up("katalon", ["here", "elsewhere"])["code"]
        answers = [bram.http.get(f"/api/codes/A{number:03}") for number in range(12)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:6] == [404] * 6
        assert statuses[-1] == 429
        assert answers[-1].json()["code"] == "server-too-many-guesses"
        assert bram.http.get(f"/api/codes/{code}").status_code == 429, "a right one waits too"
        assert bram.http.post(f"/api/guest/passage/{code}").status_code == 429
        assert anna.http.get(f"/api/codes/{code}").status_code == 200


def test_the_right_code_of_a_class_is_no_miss_however_many_type_it(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        host = Visitor(house.url, "Host")
        code = host.http.post("/api/evenings", json={}).json()["code"]
        for _ in range(3 * FREE_OF_MANY):
            found = host.http.get(f"/api/codes/{code}")
            assert found.json()["code"] == "server-code-of-evening"
        assert host.http.get(f"/api/evenings/at/{code}").status_code == 200
