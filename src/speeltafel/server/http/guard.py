"""In front of everything over HTTP: turns floods, strange origins and oversized bodies away, lets
addresses take turns, and puts the safe headers on every answer."""

import re
from collections.abc import Callable
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from speeltafel.server.http import errors
from speeltafel.server.ops.fair_queue import Crowded, FairQueue, Who
from speeltafel.server.ops.limits import Limit, network_of
from speeltafel.server.ops.security import HEADERS, HSTS, is_host, may_enter
from speeltafel.server.settings import Settings

BODY_BYTES: Final = 256 * 1024
AT_ONCE: Final = 8
AT_ONCE_OF_ONE: Final = 3
"""Requests that are worked on at the same time, and of one address: many at once hold up a move."""
WAITING: Final = 200
BURST_SECONDS: Final = 15
JSON_HEADERS: Final = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
WATCHED: Final = ("/health", "/metrics")
"""Whoever watches the server hears from it however crowded it is, and has a limit of his own."""
WATCHES_PER_SECOND: Final = 10.0
WATCHES_AT_ONCE: Final = 100.0
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SECURE: Final = (b"strict-transport-security", HSTS.encode())
PRICES: Final = (
    (re.compile(r"/api/docs|/api/schema/"), 10.0),
    (re.compile(r"/api/tables/[^/]*/(qr\.svg|record)"), 5.0),
    (re.compile(r"/api/tables/[^/]*/replay"), 20.0),
    (re.compile(r"/api/tables/[^/]*/review"), 5.0),
    (re.compile(r"/api/(evenings/[^/]*/(file|result|model|afterwards)|evening-file/)"), 20.0),
    (re.compile(r"/api/evenings/[^/]*/qr\.svg"), 5.0),
    (re.compile(r"/api/evenings/?$"), 5.0),
    (re.compile(r"/api/tables/?$"), 5.0),
    (re.compile(r"/api/(puzzles|print)/"), 10.0),
    (re.compile(r"/metrics"), 10.0),
)
"""What a request counts for, where it is more than one."""


def price(path: str) -> float:
    return next((cost for pattern, cost in PRICES if pattern.match(path)), 1.0)


class Gone(Exception):
    """Whoever asked is not there any more."""


def guarded(settings: Settings, app: ASGIApp) -> ASGIApp:
    safe = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    rate = settings.address_requests / 60
    limit = Limit(rate, max(rate * BURST_SECONDS, min(PRICES[2][1], settings.address_requests)))
    watches = Limit(WATCHES_PER_SECOND, WATCHES_AT_ONCE)
    turns = FairQueue(AT_ONCE, AT_ONCE_OF_ONE, WAITING)

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        answering: Callable[[], None] = _nothing

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                answering()  # whoever takes the answer slowly holds nobody up
                added = [*safe, SECURE] if scope["scheme"] == "https" else safe
                message["headers"] = [*message["headers"], *added]
            await send(message)

        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        network = network_of(scope["client"][0] if scope["client"] else "")
        watched = scope["path"] in WATCHED
        bucket = watches if watched else limit
        status = 0 if bucket.take(network, price(scope["path"])) else 429
        status = status or _objection(scope["method"], headers, settings)
        if not status:
            try:
                body = await _body(scope["method"], receive)
            except Gone:
                return
            if body is None:
                status = 413
            elif watched:
                await app(scope, _once(body, receive), send_safely)
            else:
                try:
                    async with turns.turn(Who(network)) as answering:
                        await app(scope, _once(body, receive), send_safely)
                except Crowded:
                    status = 429
        if status:
            await _refuse(status, headers.get(b"accept-language", ""), send_safely)

    return guarded


def _nothing() -> None: ...


def _objection(method: str, headers: dict[bytes, str], settings: Settings) -> int:
    """The status with which a request is turned away before anybody reads more of it, or 0."""
    host = headers.get(b"host")
    if host is not None and not is_host(host):
        return 400
    own = may_enter(headers.get(b"origin"), host, settings.allowed_origins)
    return 403 if method not in SAFE_METHODS and not own else 0


async def _body(method: str, receive: Receive) -> bytes | None:
    """The whole body, so that nobody holds a place while it trickles in; None: it is too large."""
    if method in SAFE_METHODS:
        return b""
    pieces, length = [], 0
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        pieces.append(message.get("body", b""))
        length += len(pieces[-1])
        if length > BODY_BYTES:
            return None
        if not message.get("more_body", False):
            return b"".join(pieces)


def _once(body: bytes, receive: Receive) -> Receive:
    """Hands the body over, then what comes after it."""
    given = False

    async def receive_again() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


async def _refuse(status: int, accepted: str, send: Send) -> None:
    body = errors.plain_problem(status, accepted)
    headers = [*JSON_HEADERS, (b"content-length", str(len(body)).encode())]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
