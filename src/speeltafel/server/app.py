"""The web application: puts the doors together and opens and closes what is behind them."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

import structlog
from litestar import Litestar, Response, WebSocket, websocket
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
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
from speeltafel.server.devices import Device
from speeltafel.server.guests import Seal
from speeltafel.server.health import HEALTH
from speeltafel.server.languages import language_of
from speeltafel.server.limits import Limit
from speeltafel.server.pages import pages
from speeltafel.server.pubsub import herald_for
from speeltafel.server.puzzles import PUZZLES
from speeltafel.server.reception import RECEPTION
from speeltafel.server.safety import HEADERS, HSTS, may_enter
from speeltafel.server.settings import Settings
from speeltafel.server.sockets import Session
from speeltafel.server.store import Store, StoreAway
from speeltafel.server.tables import GONE_AWAY, Tables

BODY_BYTES: Final = 1_000_000
FORBIDDEN: Final = 4403
TRY_AGAIN: Final = 1013
CROWDED: Final = 4429

journal = structlog.get_logger()


@websocket("/api/tables/{table_id:str}/socket")
async def socket_at_table(
    socket: WebSocket[Any, Any, Any], table_id: str, tables: Tables, seal: Seal, state: State
) -> None:
    """`?language=nl&have=17`: what the device speaks, and the last sequence number it has."""
    settings: Settings = state.settings
    await socket.accept()
    headers = socket.headers
    if not may_enter(headers.get("origin"), headers.get("host"), settings.origins):
        await socket.close(FORBIDDEN)
        return
    address = socket.client.host if socket.client else ""
    crowd: Counter[str] = state.crowd
    if crowd[address] >= settings.address_sockets:
        await socket.close(CROWDED)
        return
    crowd[address] += 1
    try:
        try:
            table = await tables.get(table_id) if len(table_id) <= 32 else None
        except StoreAway:
            await socket.close(TRY_AGAIN)
            return
        if table is None:
            await socket.close(GONE_AWAY)
            return
        guest = seal.from_header(headers.get("cookie", ""))
        language = language_of(socket.query_params.get("language"), headers.get("accept-language"))
        device = Device(guest.id if guest else "", address, language, socket.send)
        limits = [(state.guest_limit, device.guest or address), (state.address_limit, address)]
        have = socket.query_params.get("have", "")
        session = Session(tables, table, device, limits)
        await session.run(
            socket.receive, int(have[:9]) if have.isascii() and have.isdigit() else -1
        )
    finally:
        crowd[address] -= 1
        if not crowd[address]:
            del crowd[address]


def make_app(settings: Settings) -> Litestar:
    store = Store(settings.database_url())
    tables_here: list[Tables] = []
    seals: list[Seal] = []

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        seals.append(Seal(await store.secret("cookies")))
        tables = Tables(settings, store, herald_for(settings.redis))
        tables_here.append(tables)
        tables.start()
        app.state.settings = settings
        app.state.crowd = Counter()
        app.state.guest_limit = Limit(settings.guest_messages)
        app.state.address_limit = Limit(settings.address_messages)
        journal.info("open", database=store.url.get_backend_name(), redis=bool(settings.redis))
        yield
        await tables.stop()
        journal.info("closed")

    rate = RateLimitConfig(
        rate_limit=("minute", settings.address_requests), exclude=["/health", "/metrics"]
    )
    return Litestar(
        route_handlers=[RECEPTION, DESK, HEALTH, API_PAGE, socket_at_table, PUZZLES, *pages()],
        dependencies={
            "tables": Provide(lambda: tables_here[0], sync_to_thread=False),
            "seal": Provide(lambda: seals[0], sync_to_thread=False),
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
        response_cache_config=ResponseCacheConfig(default_expiration=None),
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
