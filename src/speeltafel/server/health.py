"""For those who keep the server running: is it well, and what does it do?"""

from importlib.metadata import version
from typing import Final, Literal

from litestar import Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from speeltafel.server.forms import Health
from speeltafel.server.tables import Tables


@get("/health", summary="Is the server well?", status_code=200)
async def health(tables: Tables) -> Response[Health]:
    """503 when the database does not answer or the server is stopping: send nobody here."""
    database = await tables.store.answers()
    announcements = tables.herald.is_up()
    status: Literal["ok", "degraded", "stopping"] = "stopping"
    if not tables.stopping:
        status = "ok" if database and announcements else "degraded"
    body = Health(
        status,
        database,
        announcements,
        tables.count,
        version("speeltafel"),
    )
    return Response(body, status_code=200 if database and not tables.stopping else 503)


@get("/metrics", summary="Measurements for Prometheus", media_type=CONTENT_TYPE_LATEST)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


HEALTH: Final = Router("/", route_handlers=[health, metrics], tags=["operation"])
