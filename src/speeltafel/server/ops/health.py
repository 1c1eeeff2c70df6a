"""For those who keep the server running: is it well, and what does it do?"""

from hmac import compare_digest
from importlib.metadata import version
from ipaddress import ip_address
from typing import Final, Literal

from litestar import Response, Router, get
from litestar.exceptions import HTTPException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from speeltafel.server.http.guests import AnyRequest
from speeltafel.server.http.types import PROBLEMS, Health
from speeltafel.server.tables.live_tables import LiveTables

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


@get("/health", summary="Is the server well?", status_code=200)
async def health(tables: LiveTables) -> Response[Health]:
    """503 when the database does not answer, moves cannot be saved or the server is stopping: send
    nobody here. Found out at most once a second."""
    found = await tables.checkup.result()
    well = found.database and found.writing and not tables.stopping
    status: Literal["ok", "degraded", "stopping"] = "stopping"
    if not tables.stopping:
        fine = well and found.disk and found.announcements
        status = "ok" if fine else "degraded"
    body = Health(
        status,
        found.database,
        found.writing,
        found.disk,
        found.announcements,
        tables.count,
        version("speeltafel"),
    )
    return Response(body, status_code=200 if well else 503)


@get(
    "/metrics",
    summary="Measurements for Prometheus",
    description="For the operator: with the token, or from the machine itself.",
    media_type=CONTENT_TYPE_LATEST,
    responses=PROBLEMS,
)
async def metrics(request: AnyRequest, tables: LiveTables) -> Response[bytes]:
    if not is_operator(request, tables.settings.metrics_token):
        raise HTTPException(status_code=403)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def is_operator(request: AnyRequest, token: str) -> bool:
    """Whoever has the token. Where none is set, this machine, and not somebody for whom a proxy on
    this machine asks."""
    if token:
        given = request.headers.get("authorization", "").encode()
        return compare_digest(given, f"Bearer {token}".encode())
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HEALTH: Final = Router("/", route_handlers=[health, metrics], tags=["operation"])
