"""Somebody at a table, over real sockets: what a browser does, in plain Python."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

SECONDS = 20.0
PLACES = count(1)
EVERYBODY: list["Visitor"] = []
"""Sent home after each test."""


class Visitor:
    """A device with a cookie: sets up tables, joins, plays."""

    def __init__(self, url: str, name: str = "", language: str = "nl") -> None:
        self.url = url
        self.language = language
        self.http = httpx.Client(base_url=url, timeout=SECONDS)
        self.places: list[Place] = []
        EVERYBODY.append(self)
        if name:
            assert self.http.put("/api/guest", json={"name": name}).status_code == 200

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def set_up(self, game: str, seats: list[Any], **more: Any) -> dict[str, Any]:
        """Seats: `here`, `elsewhere`, or the level of a computer."""
        plans = [
            {"kind": seat} if seat in ("here", "elsewhere") else {"kind": "computer", "level": seat}
            for seat in seats
        ]
        answer = self.http.post("/api/tables", json={"game": game, "seats": plans, **more})
        assert answer.status_code == 201, answer.text
        card: dict[str, Any] = answer.json()
        return card

    def sit(self, table: str, **more: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/sit", json=more)

    def enter(self, table: str, have: int | None = None, **more: Any) -> "Place":
        place = Place(self, table, have, **more)
        self.places.append(place)
        return place

    def go_home(self) -> None:
        for place in self.places:
            place.close()
        self.http.close()


class Place:
    """One socket at one table."""

    def __init__(
        self, visitor: Visitor, table: str, have: int | None = None, url: str | None = None
    ) -> None:
        self.visitor = visitor
        self.table = table
        self.frames: list[str] = []
        self.sights: dict[int | None, dict[str, Any]] = {}
        self.situation: dict[str, Any] = {}
        self.steps: dict[int, dict[str, Any]] = {}
        self.seats: dict[int, dict[str, Any]] = {}
        self.sequence = 0
        self.you: list[int] = []
        self.tickets = 0
        self.name = f"p{next(PLACES)}"
        self._open = ExitStack()
        self.socket = self._connect(url or visitor.url, have)
        self.welcome = self.wait_for("welcome")

    def _connect(self, url: str, have: int | None) -> ClientConnection:
        query = f"language={self.visitor.language}" + ("" if have is None else f"&have={have}")
        return self._open.enter_context(
            connect(
                f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{query}",
                additional_headers={"Cookie": self.visitor.cookie},
                compression=None,
                max_size=None,
                open_timeout=SECONDS,
            )
        )

    # ── hearing

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["is"] in ("welcome", "news", "sights"):
            self.sequence = message["sequence"]
            for sight in message.get("sights", []):
                self.sights[sight["seat"]] = sight
            for step in message.get("steps", []):
                self.steps[step["sequence"]] = step
            for seat in message.get("seats", []):
                self.seats[seat["seat"]] = seat
            self.situation = message.get("situation", self.situation)
            self.you = message.get("you") or self.you
        return message

    def wait_for(
        self,
        kind: str,
        condition: Callable[[dict[str, Any]], bool] = lambda _: True,
        seconds: float = SECONDS,
    ) -> dict[str, Any]:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            message = self.hear(left)
            if message["is"] == kind and condition(message):
                return message
        raise AssertionError(f"no {kind} within {seconds} seconds")

    def wait_until(self, condition: Callable[["Place"], bool], seconds: float = SECONDS) -> None:
        until = time.monotonic() + seconds
        while not condition(self):
            left = until - time.monotonic()
            try:
                self.hear(max(0.0, left))
            except TimeoutError:
                raise AssertionError(f"waited {seconds} seconds in vain") from None

    # ── doing

    def send(self, kind: str, **more: Any) -> str:
        self.tickets += 1
        ticket = more.pop("ticket", f"{self.name}-{self.tickets}")
        self.socket.send(json.dumps({"is": kind, "ticket": ticket, **more}))
        return str(ticket)

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Sends, and waits for the answer with the same ticket."""
        ticket = self.send(kind, **more)
        while True:
            message = self.hear()
            if message.get("ticket") == ticket:
                return message
            if kind == "move" and ticket in message.get("tickets", []):
                return {"is": "done", "ticket": ticket, "sequence": message["sequence"]}

    def move(self, seat: int, move: str, seen: int | None = None, **more: Any) -> dict[str, Any]:
        return self.ask(
            "move", seat=seat, move=move, seen=self.sequence if seen is None else seen, **more
        )

    def can_move(self) -> int | None:
        """One of our seats that may act."""
        if self.over:
            return None
        for seat in self.you:
            if self.sights.get(seat, {}).get("acts"):
                return seat
        return None

    def move_somehow(self, generator: Random) -> dict[str, Any]:
        seat = self.can_move()
        assert seat is not None
        return self.move(seat, generator.choice(self.sights[seat]["moves"]))

    @property
    def over(self) -> bool:
        return self.situation.get("end") is not None

    def play_out(self, generator: Random, most: int = 5000) -> None:
        """Moves whenever it can, until the game is over."""
        for _ in range(most):
            if self.over:
                return
            if self.can_move() is not None:
                self.move_somehow(generator)
            else:
                self.hear()
        raise AssertionError("the game does not end")

    def catch_up(self) -> None:
        """Hears what has arrived already."""
        while True:
            try:
                self.hear(0.0)
            except TimeoutError:
                return

    def close(self) -> None:
        self._open.close()


def play_together(places: list[Place], generator: Random, most: int = 200_000) -> None:
    """Everybody moves whenever they can, until the game is over for all."""
    for _ in range(most):
        moved = False
        for place in places:
            place.catch_up()
            if place.can_move() is not None:
                place.move_somehow(generator)
                moved = True
        if all(place.over for place in places):
            return
        if not moved:
            time.sleep(0.001)
    raise AssertionError("the game does not end")


GONE = (ConnectionClosed, WebSocketException, OSError, EOFError, TimeoutError)
"""How a connection can end."""
