"""Word between processes gets lost at any moment; everybody hears of every move all the same."""

import asyncio
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect

from speeltafel.games import GAMES
from tests.server.house import House
from tests.server.services import Service, postgres, redis
from tests.server.test_faults_of_two import new_database, two_houses
from tests.server.test_large import draw_and_wait
from tests.server.visitor import Place, Visitor
from tests.server.volume import volume

SECONDS = 10.0
"""For a word that was lost: one, and patience with a busy machine."""
MOVES = volume(8, 80)
HALL = volume(30, 100)
ROUNDS = volume(3, 12)


@pytest.fixture(scope="module")
def announcer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with redis(tmp_path_factory.mktemp("announcer")) as service:
        yield service


@pytest.fixture(scope="module")
def houses(
    tmp_path_factory: pytest.TempPathFactory, announcer: Service
) -> Iterator[tuple[House, House]]:
    folder = tmp_path_factory.mktemp("houses")
    with postgres(folder) as database, ExitStack() as stack:
        one, two = two_houses(folder, new_database(database, "lost"), announcer, stack)
        yield one, two
        assert not one.troubles() + two.troubles()


@contextmanager
def trouble(announcer: Service, seed: int) -> Iterator[None]:
    """Pauses, stops and delays Redis, and cuts its listeners off, at random moments."""
    stop, generator = threading.Event(), Random(seed)

    def rage() -> None:
        while not stop.is_set():
            what = generator.randrange(3)
            assert announcer.process is not None
            if what == 0:
                announcer.process.send_signal(signal.SIGSTOP)
                time.sleep(generator.uniform(0.05, 2.0))
                announcer.process.send_signal(signal.SIGCONT)
            elif what == 1:
                announcer.stop(signal.SIGKILL)
                time.sleep(generator.uniform(0.05, 2.0))
                announcer.start()
            else:
                cut = ["redis-cli", "-p", str(announcer.port), "client", "kill", "type", "pubsub"]
                subprocess.run(cut, capture_output=True, timeout=10, check=False)
            stop.wait(generator.uniform(0.05, 1.0))

    raging = threading.Thread(target=rage)
    raging.start()
    try:
        yield
    finally:
        stop.set()
        raging.join()


def hear_all(places: list[Place], sequence: int) -> None:
    for place in places:
        place.wait_until(lambda each: each.sequence >= sequence, SECONDS)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_move_is_heard_in_the_other_process_while_redis_comes_and_goes(
    houses: tuple[House, House], announcer: Service, game: str
) -> None:
    one, two = houses
    anna, bram = Visitor(one.url, "Anna"), Visitor(two.url, "Bram")
    card = anna.set_up(game, ["here", "elsewhere"])
    assert bram.sit(card["table"]).status_code == 200
    places = [anna.enter(card["table"]), bram.enter(card["table"])]
    generator = Random(7)
    with trouble(announcer, len(game)):
        moved = 0
        while moved < MOVES and not places[0].over:
            for place in places:
                place.catch_up()
            mover = next((each for each in places if each.can_move() is not None), None)
            if mover is None:
                heard = {place.sequence for place in places}
                # Whoever is behind may be the one to move; only then is there more to come.
                hear_all(places, max(heard) if len(heard) > 1 else max(heard) + 1)
                continue
            answer = mover.move_somehow(generator)
            if answer["is"] == "refused":
                assert answer["kind"] in ("stale", "not-your-turn", "over"), answer
                mover.send("look", have=-1)
                mover.wait_for("welcome")
                continue
            moved += 1
            hear_all(places, answer["sequence"])


def test_a_hall_on_two_processes_plays_on_while_redis_is_away(
    houses: tuple[House, House], announcer: Service
) -> None:
    announcer.stop(signal.SIGKILL)
    try:
        asyncio.run(hall([house.url for house in houses], ROUNDS))
    finally:
        announcer.start()


async def hall(urls: list[str], rounds: int) -> None:
    async with httpx.AsyncClient(base_url=urls[0], timeout=60) as http:
        cookies = []
        for number in range(HALL):
            http.cookies.clear()
            answer = await http.put("/api/guest", json={"name": f"P{number}"})
            cookies.append(answer.headers["set-cookie"].partition(";")[0])
        http.cookies.clear()
        wish = {"game": "kapai", "seats": [{"kind": "elsewhere"}] * HALL}
        made = await http.post("/api/tables", json=wish, headers={"Cookie": cookies[0]})
        table = made.json()["table"]
        for cookie in cookies:
            http.cookies.clear()
            sat = await http.post(f"/api/tables/{table}/sit", json={}, headers={"Cookie": cookie})
            assert sat.status_code == 200, sat.text
    clients = [
        await connect(
            f"{urls[number % 2].replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
        )
        for number, cookie in enumerate(cookies)
    ]
    await asyncio.gather(*(draw_and_wait(client, rounds) for client in clients))
    for client in clients:
        await client.close()


def test_nobody_takes_the_chair_of_who_is_present_in_the_other_process(
    houses: tuple[House, House], announcer: Service
) -> None:
    one, two = houses
    anna, bram = Visitor(one.url, "Anna"), Visitor(two.url, "Bram")
    table = anna.set_up("katalon", ["here", "elsewhere"])["table"]
    bram.sit(table)
    bram.enter(table)
    here = anna.enter(table)
    here.wait_until(lambda each: each.seats[1].get("present", False), 30)
    announcer.stop(signal.SIGKILL)
    try:
        for _ in range(3):
            refused = here.ask("stand-in", seat=1)
            assert refused["why"]["code"] in ("table-still-here", "table-just-away")
            time.sleep(0.5)
    finally:
        announcer.start()
    here.wait_until(lambda each: each.seats[1].get("present", False), 30)
    assert here.ask("stand-in", seat=1)["why"]["code"] == "table-still-here"


def test_health_says_when_nothing_is_heard_though_the_line_is_open(
    houses: tuple[House, House], announcer: Service
) -> None:
    one, _ = houses
    _wait_for(one, "ok")
    assert announcer.process is not None
    announcer.process.send_signal(signal.SIGSTOP)
    try:
        _wait_for(one, "degraded")
    finally:
        announcer.process.send_signal(signal.SIGCONT)
    _wait_for(one, "ok")


def _wait_for(house: House, status: str) -> None:
    until = time.monotonic() + 15
    while httpx.get(f"{house.url}/health", timeout=20).json()["status"] != status:
        assert time.monotonic() < until, f"never {status}"
        time.sleep(0.1)
