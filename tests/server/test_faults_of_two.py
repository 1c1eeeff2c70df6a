"""Two processes on PostgreSQL and Redis: any of the four may go away, nothing is lost."""

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.house import House
from tests.server.services import Service, postgres, redis
from tests.server.storm import (
    KILLS,
    MATCHES,
    Storm,
    asked_to_stop,
    check_accounts,
    grouped,
    power_cut,
    rage,
)
from tests.server.visitor import Place, Visitor


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with postgres(tmp_path_factory.mktemp("database")) as service:
        yield service


@pytest.fixture(scope="module")
def announcer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with redis(tmp_path_factory.mktemp("announcer")) as service:
        yield service


def new_database(service: Service, name: str) -> str:
    address = f"postgresql+asyncpg://postgres@127.0.0.1:{service.port}/postgres"

    async def make() -> None:
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"create database {name}"))
        await engine.dispose()

    asyncio.run(make())
    return f"postgresql://postgres@127.0.0.1:{service.port}/{name}"


def postgres_rows(url: str) -> list[tuple[object, ...]]:
    async def read() -> list[tuple[object, ...]]:
        engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
        async with engine.connect() as connection:
            rows = await connection.execute(
                text(
                    "select table_id, sequence, happening, actor, text, ticket from entries"
                    " order by table_id, sequence"
                )
            )
            found = [tuple(row) for row in rows]
        await engine.dispose()
        return found

    return asyncio.run(read())


def two_houses(tmp_path: Path, database: str, announcer: Service, stack: ExitStack) -> list[House]:
    redis_url = f"redis://127.0.0.1:{announcer.port}"
    houses = [House(tmp_path, None, database, redis_url, name) for name in ("one", "two")]
    for house in houses:
        house.start(wait=False)
    for house in houses:
        stack.callback(house.__exit__)
        house.wait_until_open()
    return houses


def redis_gone(announcer: Service, house: House) -> None:
    """And back a moment later, having forgotten everybody."""
    del house
    announcer.stop(signal.SIGKILL)
    time.sleep(0.3)
    announcer.start()


def test_every_acknowledged_move_survives_faults_of_two_processes_on_postgres_and_redis(
    tmp_path: Path, database: Service, announcer: Service
) -> None:
    url = new_database(database, "storm")
    with ExitStack() as stack:
        houses = two_houses(tmp_path, url, announcer, stack)
        storm = Storm(houses, "katalon", 3)
        faults = (power_cut, partial(redis_gone, announcer), asked_to_stop)
        asyncio.run(rage(storm, KILLS, Random(4), faults))
    checked = check_accounts(storm.accounts, grouped(postgres_rows(url)), "katalon")
    assert checked > 20 * KILLS
    assert storm.survivors() == 2 * MATCHES, "everybody plays on after the last kill"


def test_two_processes_serve_the_same_table_and_one_may_die(
    tmp_path: Path, database: Service, announcer: Service
) -> None:
    with ExitStack() as stack:
        one, two = two_houses(tmp_path, new_database(database, "shared"), announcer, stack)
        anna, bram = Visitor(one.url, "Anna"), Visitor(two.url, "Bram")
        card = anna.set_up("katalon", ["here", "elsewhere"])
        assert bram.sit(card["table"]).json()["started"]
        here, there = anna.enter(card["table"]), bram.enter(card["table"])
        here.wait_until(lambda place: place.seats[1].get("present", False))
        here.move(0, "Nz")
        there.wait_until(lambda place: place.sights[1]["acts"])
        there.move(1, "Zn")
        here.wait_until(lambda place: place.sights[0]["acts"])
        here.send("talk", seat=0, phrase="wow")
        assert there.wait_for("talk")["seat"] == 0
        one.kill()
        moved = anna.enter(card["table"], have=here.sequence, url=two.url)
        assert moved.move(0, "Nw")["is"] == "done"
        there.wait_until(lambda place: place.sights[1]["acts"])


def test_redis_may_go_away_and_come_back(
    tmp_path: Path, database: Service, announcer: Service
) -> None:
    with ExitStack() as stack:
        one, two = two_houses(tmp_path, new_database(database, "deaf"), announcer, stack)
        anna, bram = Visitor(one.url, "Anna"), Visitor(two.url, "Bram")
        card = anna.set_up("katalon", ["here", "elsewhere"])
        bram.sit(card["table"])
        here, there = anna.enter(card["table"]), bram.enter(card["table"])
        announcer.stop(signal.SIGKILL)
        try:
            assert here.move(0, "Nz")["is"] == "done"
            there.wait_until(lambda place: place.sights[1]["acts"])
            assert anna.http.get("/health").json()["status"] == "degraded"
            assert there.move(1, "Zn")["is"] == "done"
            here.wait_until(lambda place: place.sights[0]["acts"])
        finally:
            announcer.start()
        here.move(0, "Nw")
        there.wait_until(lambda place: place.sights[1]["acts"])
        for _ in range(100):
            if anna.http.get("/health").json()["status"] == "ok":
                break
            asyncio.run(asyncio.sleep(0.1))
        assert anna.http.get("/health").json()["status"] == "ok"


def test_the_database_may_go_away_and_come_back(
    tmp_path: Path, database: Service, announcer: Service
) -> None:
    with ExitStack() as stack:
        one, _ = two_houses(tmp_path, new_database(database, "mute"), announcer, stack)
        anna = Visitor(one.url, "Anna")
        card = anna.set_up("katalon", ["here", "here"])
        place = anna.enter(card["table"])
        place.move(0, "Nz")
        database.stop(signal.SIGQUIT)
        try:
            refusal = place.move(1, "Zn", ticket="again")
            assert (refusal["is"], refusal["kind"], refusal["again"]) == ("refused", "away", True)
            assert refusal["why"]["code"] == "server-store-away"
            answer = anna.http.get("/api/tables")
            assert (answer.status_code, answer.json()["kind"]) == (503, "away")
            for _ in range(50):  # it is looked up once a second
                if anna.http.get("/health").status_code == 503:
                    break
                asyncio.run(asyncio.sleep(0.1))
            assert anna.http.get("/health").status_code == 503
        finally:
            database.start()
        last = refusal
        for _ in range(50):
            last = place.move(1, "Zn", ticket="again")
            if last["is"] == "done":
                break
            asyncio.run(asyncio.sleep(0.2))
        assert last["is"] == "done"
        assert place.sights[0]["view"]["last"] == "Zn"


def test_two_who_draw_at_the_same_moment_through_two_processes_both_succeed(
    tmp_path: Path, database: Service, announcer: Service
) -> None:
    with ExitStack() as stack:
        one, two = two_houses(tmp_path, new_database(database, "race"), announcer, stack)
        anna, bram = Visitor(one.url, "Anna"), Visitor(two.url, "Bram")
        card = anna.set_up("kapai", ["here", "elsewhere"])
        bram.sit(card["table"])
        places = [anna.enter(card["table"]), bram.enter(card["table"])]
        for _ in range(12):
            tickets = []
            for seat, place in enumerate(places):
                place.wait_until(lambda each: each.can_move() is not None)
                move = place.sights[seat]["moves"][0]
                tickets.append(place.send("move", seat=seat, move=move, seen=place.sequence))
            for seat, place in enumerate(places):
                wait_until_done(place, tickets[seat])
        for place in places:
            place.wait_until(lambda each: each.can_move() is not None)
        assert places[0].sequence == places[1].sequence
        assert places[0].sights[0]["view"]["round"] == places[1].sights[1]["view"]["round"] == 13


def wait_until_done(place: Place, ticket: str) -> None:
    while True:
        message = place.hear()
        assert message["is"] != "refused", message
        if ticket in message.get("tickets", []) or message.get("ticket") == ticket:
            return
