"""What decided a match, over HTTP."""

import asyncio
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import Parameter

from speeltafel.protocol.decisions import NOTHING, decidable, decided
from speeltafel.protocol.documents import Decision
from speeltafel.protocol.languages import language_of
from speeltafel.protocol.seat_frames import voice_at
from speeltafel.server.http.cookies import CookieSigner
from speeltafel.server.http.guests import AnyRequest
from speeltafel.server.http.tables import guest_id, the_table
from speeltafel.server.http.types import PROBLEMS
from speeltafel.server.tables.live_tables import LiveTables


@get(
    "/api/tables/{table_id:str}/decision",
    summary="What decided it",
    responses=PROBLEMS,
    tags=["tables"],
)
async def decision(
    request: AnyRequest,
    table_id: str,
    tables: LiveTables,
    signer: CookieSigner,
    language: Annotated[str | None, Parameter(max_length=20)] = None,
) -> Decision:
    """The last move that gave something away, in a match of Katalon played to its end. Other games
    have no proof to offer: they get no words."""
    state = (await the_table(tables, table_id, guest_id(request, signer))).saved
    match = decidable(state)
    if match is None:
        return NOTHING
    spoken = language_of(language, request.headers.get("accept-language"))
    return await asyncio.to_thread(decided, match, voice_at(state, spoken))


DECISIONS: Final = Router("/", route_handlers=[decision])
