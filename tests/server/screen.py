"""A screen of an evening over a real socket: the host's desk, the wall, a child's device."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.visitor import SECONDS, Place, Visitor

TICKETS = count(1)


class EveningScreen:
    def __init__(self, visitor: Visitor, evening: str, role: str, key: str = "") -> None:
        self.frames: list[str] = []
        self.last: dict[str, dict[str, Any]] = {}
        """Of each kind of message the latest."""
        self.players: dict[int, dict[str, Any]] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self._open = ExitStack()
        address = f"{visitor.url.replace('http', 'ws', 1)}/api/evenings/{evening}/socket"
        self.socket = self._open.enter_context(
            connect(
                f"{address}?language={visitor.language}",
                additional_headers={"Cookie": visitor.cookie},
                compression=None,
                max_size=None,
                open_timeout=SECONDS,
            )
        )
        visitor.places.append(self)  # type: ignore[arg-type]  # closed with the others
        self.arrived = self.ask("arrive", role=role, key=key)

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        self.last[message["is"]] = message
        if message["is"] == "desk":
            self.players.update({each["player"]: each for each in message["players"]})
            self.tables.update({each["table"]: each for each in message["tables"]})
        return message

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        ticket = f"s{next(TICKETS)}"
        self.socket.send(json.dumps({"is": kind, "ticket": ticket, **more}))
        while True:
            message = self.hear()
            if message.get("ticket") == ticket:
                return message

    def wait_until(
        self, condition: Callable[["EveningScreen"], bool], seconds: float = SECONDS
    ) -> None:
        until = time.monotonic() + seconds
        while not condition(self):
            try:
                self.hear(max(0.0, until - time.monotonic()))
            except TimeoutError:
                raise AssertionError(f"waited {seconds} seconds in vain: {self.last}") from None

    @property
    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = self.last["wall"]["info"]
        return info

    @property
    def you(self) -> dict[str, Any]:
        return self.last["you"]

    def closes(self) -> int:
        """The code with which the server shuts it."""
        with pytest.raises(ConnectionClosed) as closed:
            self.wait_until(lambda _: False)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def close(self) -> None:
        self._open.close()


class Child:
    """A device that takes part: a screen of the evening, and its table under it."""

    def __init__(self, url: str, evening: str, **more: Any) -> None:
        self.visitor = Visitor(url)
        self.evening = evening
        self.entered = self.visitor.http.post(f"/api/evenings/{evening}/join", json=more)
        if self.entered.status_code == 200:
            self.comes_in()

    def comes_in(self) -> None:
        self.screen = EveningScreen(self.visitor, self.evening, "guest")

    def sits_down(self) -> Place:
        self.screen.wait_until(lambda screen: bool(screen.you.get("table")))
        self.place = self.visitor.enter(self.screen.you["table"])
        return self.place

    def is_in_round(self, number: int) -> None:
        self.screen.wait_until(lambda screen: screen.you["round"] == number)

    def draws(self) -> dict[str, Any]:
        """Its first possible move, once it may."""
        seat = self.screen.you.get("seat", 0)
        self.place.wait_until(lambda place: bool(place.sights.get(seat, {}).get("acts")))
        return self.place.move(seat, self.place.sights[seat]["moves"][0])

    @property
    def frames(self) -> list[str]:
        return [*self.screen.frames, *self.place.frames]


class Class:
    """An evening with its desk and some children."""

    def __init__(self, url: str, children: int, names: tuple[str, ...] = (), **wish: Any) -> None:
        self.url = url
        self.host = Visitor(url)
        if names:
            wish["naming"] = "own"
        answer = self.host.http.post("/api/evenings", json=wish)
        assert answer.status_code == 201, answer.text
        self.keys: dict[str, str] = answer.json()
        self.id = self.keys["evening"]
        self.desk = EveningScreen(self.host, self.id, "desk", self.keys["host_key"])
        self.children = [
            Child(url, self.id, **({"name": names[number]} if names else {}))
            for number in range(children)
        ]

    def begins(self) -> None:
        assert self.desk.ask("begin")["is"] == "done"
        for child in self.children:
            child.sits_down()

    def round_is(self, number: int) -> None:
        self.desk.wait_until(lambda desk: desk.info.get("round") == number)
