"""The road of a move, as ARCHITECTURE.md lists it, is the road it takes."""

import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import uvicorn

import speeltafel
from speeltafel.server.serve import server_config
from speeltafel.server.settings import Settings
from speeltafel.server.socket.entry import AppState
from tests.server.house import free_port
from tests.server.visitor import Visitor

SOURCE = Path(speeltafel.__file__).parent
PAGE = SOURCE.parent.parent / "ARCHITECTURE.md"
MOST_FILES = 16
ELSEWHERE = ["server/store/sqlite_process"]
"""On the road, but in a process of its own."""


def road() -> list[str]:
    block = re.search(
        r"^## One move\n.*?```\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S | re.M
    )
    assert block is not None
    return [line.split()[0] for line in block.group(1).splitlines() if not line.startswith("web")]


class Trace:
    """Who calls whom among our files, in the order of first calls."""

    def __init__(self) -> None:
        self.on = False
        self.files: list[str] = []
        self.calls: set[tuple[str, str]] = set()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        del argument
        if not self.on or event != "call":
            return
        called = name_of(frame)
        if called is None:
            return
        if called not in self.files:
            self.files.append(called)
        caller = None if frame.f_back is None else name_of(frame.f_back)
        if caller is not None and caller != called:
            self.calls.add((caller, called))


def name_of(frame: FrameType) -> str | None:
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(SOURCE):
        return None
    return str(path.relative_to(SOURCE).with_suffix(""))


@contextmanager
def traced_server(folder: Path, trace: Trace) -> Iterator[str]:
    settings = Settings(port=free_port(), database=f"sqlite:///{folder / 'tables.sqlite'}")
    server = uvicorn.Server(server_config(settings, AppState(settings)))
    threading.setprofile(trace)
    thread = threading.Thread(target=server.run)
    thread.start()
    threading.setprofile(None)
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield f"http://127.0.0.1:{settings.port}"
    finally:
        server.should_exit = True
        thread.join(timeout=30)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar's, seen only in this process
def test_a_move_takes_the_road_that_the_architecture_lists(tmp_path: Path) -> None:
    trace = Trace()
    with traced_server(tmp_path, trace) as url:
        anna, bram = Visitor(url, "Anna"), Visitor(url, "Bram")
        table = anna.set_up("katalon", ["here", "elsewhere"])["table"]
        bram.sit(table)
        here, there = anna.enter(table), bram.enter(table)
        here.move(0, "Nz")
        there.wait_until(lambda place: place.sights[1]["acts"])
        time.sleep(0.5)
        trace.on = True
        there.move(1, "Zn")
        here.wait_until(lambda place: place.sights[0]["acts"])
        trace.on = False
        anna.go_home()
        bram.go_home()
    listed = road()
    assert len(listed) <= MOST_FILES
    assert [name for name in trace.files if name in listed] == [
        name for name in listed if name not in ELSEWHERE
    ]
    backwards = {
        (caller, called)
        for caller, called in trace.calls
        if caller not in listed and called in listed
    }
    assert not backwards, "what is not on the road serves it and calls nothing on it"


def test_every_file_of_the_road_is_there() -> None:
    for name in road():
        assert (SOURCE / f"{name}.py").exists(), name
