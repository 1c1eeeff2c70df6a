"""The HTTP protocol class under our pages: bounds what somebody may send before anything reads it.

uvicorn's parser takes heads of any size, for as long as they take. Here a head has a limit in
bytes, lines and seconds, and whoever keeps many connections waiting loses the oldest of them.
"""

import asyncio
from collections.abc import Collection
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from speeltafel.server.http.errors import plain_problem
from speeltafel.server.ops.limits import network_of
from speeltafel.server.ops.security import HEADERS

MOST_HEADERS: Final = 64
LINE_BYTES: Final = 8000
"""Of the address, or of one header: a little less than the WebSocket parser takes."""
TAKE_SECONDS: Final = 30.0
"""Whoever does not take an answer for so long is cut off."""

BAD: Final = 400
TOO_SLOW: Final = 408
TOO_LARGE: Final = 431


class TooLarge(Exception):
    """The head of a request is longer than we read."""


class Lobby:
    """Connections whose request is not here yet, by address, the oldest first. When there are too
    many, of one address or of all, the oldest of the fullest address goes."""

    def __init__(self, most: int, most_of_one: int, trusted: Collection[str] = ()) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._trusted = trusted
        """Proxies: many people come from their address."""
        self._waiting: dict[str, dict[BoundedHttp, None]] = {}
        self._count = 0

    def enter(self, connection: "BoundedHttp") -> None:
        own = self._waiting.setdefault(connection.network, {})
        if connection in own:
            return
        own[connection] = None
        self._count += 1
        if len(own) > self._most_of_one and not self._trusts(connection.network):
            next(iter(own)).cut_off()
        elif self._count > self._most:
            fullest = max(self._waiting.values(), key=lambda each: len(each))
            next(iter(fullest)).cut_off()

    def leave(self, connection: "BoundedHttp") -> None:
        own = self._waiting.get(connection.network, {})
        if connection in own:
            del own[connection]
            self._count -= 1
            if not own:
                del self._waiting[connection.network]

    def _trusts(self, network: str) -> bool:
        return network in self._trusted or "*" in self._trusted


class BoundedHttp(HttpToolsProtocol):
    lobby: Lobby
    head_bytes: int
    request_seconds: float
    most_connections: int

    network = ""
    _timer: asyncio.TimerHandle | None = None
    """Runs until the whole request is here."""
    _taking: asyncio.TimerHandle | None = None
    """Runs while an answer is not being taken."""
    _in_head = False
    _pieces = 0
    """Bytes of a head that comes in pieces."""
    _read = 0
    """Bytes of a head that has been read."""
    _status = BAD

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as above
        super().connection_made(transport)
        self.network = network_of(self.client[0] if self.client else "")
        if len(self.connections) > self.most_connections:
            self.cut_off()
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_taking()
        super().connection_lost(exc)

    def cut_off(self) -> None:
        self._stop_waiting()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        goes_on = self._in_head
        super().data_received(data)
        if goes_on and self._in_head and not self.transport.is_closing():
            self._pieces += len(data)
            if self._pieces > self.head_bytes:
                self._answer(TOO_LARGE)

    # ── what the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._pieces, self._read = True, 0, 0
        self._wait()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url), len(self.url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value), len(name) + len(value))
        if len(self.headers) >= MOST_HEADERS:
            self._count(self.head_bytes + 1, 0)
        super().on_header(name, value)

    def _count(self, bytes_read: int, line: int) -> None:
        self._read += bytes_read
        if self._read > self.head_bytes or line > LINE_BYTES:
            self._status = TOO_LARGE
            raise TooLarge

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self._in_head:
            self._wait()

    # ── time

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.request_seconds, self._too_slow)
        self.lobby.enter(self)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.lobby.leave(self)

    def _too_slow(self) -> None:
        self._timer = None
        if self._in_head:
            self._answer(TOO_SLOW)
        self.cut_off_gently()

    def cut_off_gently(self) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._taking is None:
            self._taking = self.loop.call_later(TAKE_SECONDS, self.cut_off)

    def resume_writing(self) -> None:
        self._stop_taking()
        super().resume_writing()

    def _stop_taking(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    # ── what cannot be read gets a sentence too

    def send_400_response(self, msg: str) -> None:
        del msg
        self._answer(self._status)

    def _answer(self, status: int) -> None:
        self._in_head = False
        self._stop_waiting()
        if self.transport.is_closing():
            return
        accepted = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
        body = plain_problem(status, accepted)
        fields = {
            **HEADERS,
            "content-type": "application/json",
            "content-length": str(len(body)),
            "connection": "close",
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        self.transport.write(STATUS_LINE[status] + lines.encode() + b"\r\n" + body)
        self.transport.close()


def bounded_http(lobby: Lobby, **bounds: Any) -> type[BoundedHttp]:
    """The class with its limits: uvicorn makes the objects and knows nothing of them."""
    return type("BoundedHttp", (BoundedHttp,), {"lobby": lobby, **bounds})
