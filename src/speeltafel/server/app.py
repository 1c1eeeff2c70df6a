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
from litestar.types import ASGIApp, Receive, Scope, Send

from speeltafel.core.refusal import Refused
from speeltafel.protocol.catalogue import shelf
from speeltafel.server.broadcast.announcer import announcer_for
from speeltafel.server.http import errors
from speeltafel.server.http.afterwards import AFTERWARDS
from speeltafel.server.http.api_page import API_PAGE
from speeltafel.server.http.decisions import DECISIONS
from speeltafel.server.http.evenings import EVENINGS
from speeltafel.server.http.guard import BODY_BYTES, guarded
from speeltafel.server.http.guests import RECEPTION
from speeltafel.server.http.lessons import LESSONS
from speeltafel.server.http.pages import pages
from speeltafel.server.http.print import printing
from speeltafel.server.http.puzzles import PUZZLES
from speeltafel.server.http.reviews import REVIEWS
from speeltafel.server.http.tables import DESK
from speeltafel.server.ops.health import HEALTH
from speeltafel.server.ops.keys import read_keys
from speeltafel.server.settings import Settings
from speeltafel.server.socket.entry import AppState
from speeltafel.server.store.sqlite_writer import StoreAway
from speeltafel.server.store.store import Store
from speeltafel.server.tables.live_tables import LiveTables
from speeltafel.words import LANGUAGES

COLLECT: Final = (2_000, 5, 500)
"""The two younger generations often, so that no pause is long: ten thousand objects take two
milliseconds. The oldest seldom: it goes through all."""
SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may keep Python's lock while a thread that reads a table in waits for it
(Python's own: 0.005)."""

journal = structlog.get_logger()


def make_app(settings: Settings, state: AppState) -> ASGIApp:
    store = Store(settings.database_url())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        keys = settings.keys()
        tables = LiveTables(settings, store, announcer_for(settings.redis))
        tables.ended.update(await store.ended())
        # A key that was in the database before goes on being believed.
        in_database = await store.secret("cookies", make=keys is None)
        state.open(tables, read_keys(keys, in_database) if keys else [in_database])
        if keys is not None:
            await store.forget_secret("cookies")
        settle_down(app)
        journal.info("open", database=store.url.get_backend_name(), redis=bool(settings.redis))
        yield
        await state.tables.close()
        journal.info("closed")

    pages = guarded(settings, http_app(state, lifespan))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await state.enter(scope, receive, send)
        else:
            await pages(scope, receive, send)

    return app


def load_words() -> None:
    """Now, and not when the first who speaks a language comes: that would hold up every table."""
    for language in LANGUAGES:
        shelf(language)


def settle_down(app: Litestar) -> None:
    """What has been read in stays for good: the collector need not look through all of it again
    and again, which would hold up every table for a tenth of a second each time."""
    load_words()
    app.openapi_schema  # noqa: B018 - made once, and not while somebody plays
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH_SECONDS)


def http_app(state: AppState, lifespan: Any = None) -> Litestar:
    return Litestar(
        route_handlers=[
            RECEPTION,
            DESK,
            DECISIONS,
            REVIEWS,
            EVENINGS,
            AFTERWARDS,
            HEALTH,
            API_PAGE,
            PUZZLES,
            LESSONS,
            *printing(),
            *pages(),
        ],
        dependencies={
            "tables": Provide(lambda: state.tables, sync_to_thread=False),
            "evenings": Provide(lambda: state.evenings, sync_to_thread=False),
            "signer": Provide(lambda: state.signer, sync_to_thread=False),
            "allowances": Provide(lambda: state.allowances, sync_to_thread=False),
            "doors": Provide(lambda: state.doors, sync_to_thread=False),
        },
        lifespan=[lifespan] if lifespan else [],
        exception_handlers={
            Refused: errors.answer_refused,
            StoreAway: errors.answer_away,
            HTTPException: errors.answer_http,
            RecursionError: errors.answer_too_deep,
            Exception: errors.answer_anything,
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
