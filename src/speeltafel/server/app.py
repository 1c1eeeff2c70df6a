"""The web application: puts the doors together and opens and closes what is behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

import structlog
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from speeltafel.core.refusal import Refused
from speeltafel.server import problems
from speeltafel.server.api_page import API_PAGE
from speeltafel.server.desk import DESK
from speeltafel.server.front_door import House
from speeltafel.server.health import HEALTH
from speeltafel.server.log_file import StoreAway
from speeltafel.server.pubsub import herald_for
from speeltafel.server.reception import RECEPTION
from speeltafel.server.safety import HEADERS, HSTS, may_enter
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.tables import Tables

BODY_BYTES: Final = 1_000_000

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
        journal.info("open", database=store.url.get_backend_name(), redis=bool(settings.redis))
        yield
        await house.tables.close()
        journal.info("closed")

    pages = _pages(settings, house, lifespan)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await house.enter(scope, receive, send)
        else:
            await pages(scope, receive, send)

    return app


def _pages(settings: Settings, house: House, lifespan: Any) -> Litestar:
    rate = RateLimitConfig(
        rate_limit=("minute", settings.address_requests), exclude=["/health", "/metrics"]
    )
    return Litestar(
        route_handlers=[RECEPTION, DESK, HEALTH, API_PAGE],
        dependencies={
            "tables": Provide(lambda: house.tables, sync_to_thread=False),
            "seal": Provide(lambda: house.seal, sync_to_thread=False),
        },
        lifespan=[lifespan],
        middleware=[_guarded(settings), rate.middleware],
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


def _guarded(settings: Settings) -> Any:
    """Turns strange origins away and puts the safe headers on every answer."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            headers = dict(scope["headers"])
            origin = headers.get(b"origin")
            host = headers.get(b"host")

            async def send_safely(message: Message) -> None:
                if message["type"] == "http.response.start":
                    known = {name.lower() for name, _ in message["headers"]}
                    safe = [(n.encode(), v.encode()) for n, v in HEADERS.items()]
                    if scope["scheme"] == "https":
                        safe.append((b"strict-transport-security", HSTS.encode()))
                    message["headers"] = [
                        *message["headers"],
                        *(pair for pair in safe if pair[0] not in known),
                    ]
                await send(message)

            if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not may_enter(
                origin.decode("latin-1") if origin else None,
                host.decode("latin-1") if host else None,
                settings.origins,
            ):
                stranger: Response[bytes] = Response(b"", status_code=403)
                answer = stranger.to_asgi_response(app=None, request=None)  # type: ignore[arg-type]
                await answer(scope, receive, send_safely)
                return
            await app(scope, receive, send_safely)

        return guarded

    return middleware
