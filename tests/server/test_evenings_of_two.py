"""One evening served by two processes on PostgreSQL and Redis."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.screen import Child, EveningScreen
from tests.server.services import postgres, redis
from tests.server.visitor import Visitor


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[House, House]]:
    with ExitStack() as stack:
        database = stack.enter_context(postgres(tmp_path))
        announcer = stack.enter_context(redis(tmp_path))
        address = f"postgresql://postgres@127.0.0.1:{database.port}/postgres"
        word = f"redis://127.0.0.1:{announcer.port}"
        one, two = (House(tmp_path, None, address, word, name) for name in ("one", "two"))
        stack.enter_context(one)
        stack.enter_context(two)
        yield one, two
        for house in (one, two):
            assert not house.troubles(), house.troubles()


def test_children_at_two_processes_play_one_evening_and_one_process_may_die(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    host = Visitor(one.url)
    keys = host.http.post("/api/evenings", json={}).json()
    desk = EveningScreen(host, keys["evening"], "desk", keys["host_key"])
    here, there = Child(one.url, keys["evening"]), Child(two.url, keys["evening"])
    desk.wait_until(lambda screen: screen.info.get("players") == 2)
    assert desk.ask("begin")["is"] == "done"
    for child in (here, there):
        child.sits_down()
        child.place.wait_until(lambda place: place.sights[0]["view"]["round"] == 1)
        assert child.draws()["is"] == "done"
    for child in (here, there):
        child.place.wait_until(lambda place: place.sights[0]["view"]["round"] == 2)
    assert desk.ask("pause")["is"] == "done"
    there.screen.wait_until(lambda screen: screen.you.get("paused", False))
    there.place.wait_until(lambda place: place.situation.get("paused", False))
    assert there.draws()["why"]["code"] == "table-held"
    one.kill()
    colleague = EveningScreen(Visitor(two.url), keys["evening"], "remote", keys["host_key"])
    assert colleague.info["paused"]
    assert colleague.ask("resume")["is"] == "done"
    there.place.wait_until(lambda place: not place.situation.get("paused", False))
    assert there.draws()["is"] == "done"
    assert colleague.ask("next", seen=2)["is"] == "done"
    there.place.wait_until(lambda place: place.sights[0]["view"]["round"] == 3)
    one.start()
    again = Child.__new__(Child)
    again.visitor, again.evening = here.visitor, keys["evening"]
    again.comes_in()
    again.sits_down()
    again.place.wait_until(lambda place: place.sights[0]["view"]["round"] == 3)
    assert again.draws()["is"] == "done"
