"""The web application: puts the doors together and opens and closes what is behind them."""

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

import structlog
from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from speeltafel.core.refusal import Refused
from speeltafel.server import problems
from speeltafel.server.api_page import API_PAGE
from speeltafel.server.desk import DESK
from speeltafel.server.front_door import House
from speeltafel.server.health import HEALTH
from speeltafel.server.limits import Limit
from speeltafel.server.pages import pages
from speeltafel.server.pubsub import herald_for
from speeltafel.server.puzzles import PUZZLES
from speeltafel.server.reception import RECEPTION
from speeltafel.server.safety import HEADERS, HSTS, may_enter
from speeltafel.server.scribe import StoreAway
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.tables import Tables

COLLECT: Final = (10_000, 5, 100)
"""The middle generation often, so that no pause is long; the oldest seldom: it goes through all."""
SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may keep Python's lock while a thread that reads a table in waits for it
(Python's own: 0.005)."""
BODY_BYTES: Final = 1_000_000
JSON_HEADERS: Final = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
UNLIMITED: Final = ("/health", "/metrics")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SECURE: Final = (b"strict-transport-security", HSTS.encode())

journal = structlog.get_logger()


def make_app(settings: Settings, house: House) -> ASGIApp:
    store = Store(settings.database_url())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        del app
        await store.open()
        house.open(
            Tables(settings, store, herald_for(settings.redis)), await store.secret("cookies")
        )
        settle_down()
        journal.info("open", database=store.url.get_backend_name(), redis=bool(settings.redis))
        yield
        await house.tables.close()
        journal.info("closed")

    pages = _guarded(settings, _pages(house, lifespan))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await house.enter(scope, receive, send)
        else:
            await pages(scope, receive, send)

    return app


def settle_down() -> None:
    """What has been read in stays for good: the collector need not look through all of it again
    and again, which would hold up every table for a tenth of a second each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH_SECONDS)


def _pages(house: House, lifespan: Any) -> Litestar:
    return Litestar(
        route_handlers=[RECEPTION, DESK, HEALTH, API_PAGE, PUZZLES, *pages()],
        dependencies={
            "tables": Provide(lambda: house.tables, sync_to_thread=False),
            "seal": Provide(lambda: house.seal, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers={
            Refused: problems.answer_refused,
            StoreAway: problems.answer_away,
            HTTPException: problems.answer_http,
            Exception: problems.answer_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Speeltafel",
            version=version("speeltafel"),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )


def _guarded(settings: Settings, app: ASGIApp) -> ASGIApp:
    """Turns strange origins and floods away, and puts the safe headers on every answer."""
    safe = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    limit = Limit(settings.address_requests / 60, settings.address_requests)

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [*safe, SECURE] if scope["scheme"] == "https" else safe
                message["headers"] = [*message["headers"], *added]
            await send(message)

        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        own = may_enter(headers.get(b"origin"), headers.get(b"host"), settings.origins)
        address = scope["client"][0] if scope["client"] else ""
        if scope["method"] not in SAFE_METHODS and not own:
            status = 403
        elif scope["path"] not in UNLIMITED and not limit.take(address):
            status = 429
        else:
            await app(scope, receive, send_safely)
            return
        body = problems.plain_problem(status, headers.get(b"accept-language", ""))
        start: Any = {"type": "http.response.start", "status": status, "headers": JSON_HEADERS}
        await send_safely(start)
        await send_safely({"type": "http.response.body", "body": body, "more_body": False})

    return guarded
