"""The review of a match over HTTP: in parts, thought out where bots think, and as a page."""

import asyncio
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import Parameter

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.print.documents.moments import moments_sheet
from speeltafel.print.order import Order
from speeltafel.print.typesetting import typeset
from speeltafel.protocol.languages import language_of
from speeltafel.protocol.learn.review import (
    page_of,
    review_task,
    reviewable,
    reviewable_record,
    whole_review,
)
from speeltafel.protocol.learn.review_documents import (
    ReviewedRecord,
    ReviewFound,
    ReviewPage,
    ReviewPart,
)
from speeltafel.protocol.seat_frames import voice_at
from speeltafel.server.http.cookies import CookieSigner
from speeltafel.server.http.guests import AnyRequest, guest_of, who_asks
from speeltafel.server.http.print import pressed, sheet_of
from speeltafel.server.http.tables import guest_id, the_table
from speeltafel.server.http.types import PROBLEMS
from speeltafel.server.tables.bot_pool import Trouble
from speeltafel.server.tables.live_tables import LiveTables
from speeltafel.words import Voice

AT_ONCE: Final = 3
"""Parts that are thought about or wait for it: more would keep other requests from their turn."""
Seat = Annotated[int, Parameter(ge=0, le=1_000)]
Part = Annotated[int, Parameter(ge=0, le=10_000)]
LanguageTag = Annotated[str | None, Parameter(max_length=20)]

_busy = asyncio.BoundedSemaphore(AT_ONCE)


@get("/api/tables/{table_id:str}/review", summary="A part of a review", responses=PROBLEMS)
async def review_part(
    request: AnyRequest,
    table_id: str,
    tables: LiveTables,
    signer: CookieSigner,
    seat: Seat = 0,
    part: Part = 0,
) -> ReviewPart:
    """Ask for part 0, then for the one each answer names, and send back all they found. A match of
    Katalon has one empty part. Busy: 503, ask again a little later."""
    guest = guest_of(request, signer)
    state = (await the_table(tables, table_id, guest.id if guest else "")).saved
    match = reviewable(state, seat)
    if _busy.locked():
        raise Refused(Refusal(Kind.AWAY, reason("server-too-fast")))
    async with _busy:
        try:
            task = review_task(match, seat, part)
            return await tables.bots.review(task, who_asks(request, guest))
        except Trouble as trouble:
            raise Refused(Refusal(Kind.AWAY, reason("server-too-fast"))) from trouble


@post(
    "/api/tables/{table_id:str}/review",
    summary="A review",
    responses=PROBLEMS,
    status_code=200,
)
async def review_page(
    request: AnyRequest,
    table_id: str,
    data: ReviewFound,
    tables: LiveTables,
    signer: CookieSigner,
    language: LanguageTag = None,
) -> ReviewPage:
    """What decided the match, in words, from what the parts found."""
    state = (await the_table(tables, table_id, guest_id(request, signer))).saved
    match = reviewable(state, data.seat)
    spoken = language_of(language, request.headers.get("accept-language"))
    return await asyncio.to_thread(page_of, match, data.seat, data.found, voice_at(state, spoken))


@post(
    "/api/print/review",
    media_type="application/pdf",
    summary="The moments of a review as PDF",
    responses=PROBLEMS,
    status_code=200,
)
async def review_paper(
    request: AnyRequest, data: ReviewedRecord, language: LanguageTag = None
) -> Response[bytes]:
    """To look for together on paper: the moments as tasks, what was better overleaf. Of any match,
    wherever it was played."""
    spoken = language_of(language, request.headers.get("accept-language"))
    order = Order("moments", spoken, address=str(request.base_url).rstrip("/"))

    def make() -> bytes:
        match = reviewable_record(data.record, data.seat)
        found = whole_review(match, data.seat, data.found)
        voice = Voice.at(spoken, match.game, data.names)
        return typeset(moments_sheet(order, match, found, voice, data.table))

    return sheet_of(await pressed(make), "speeltafel")


REVIEWS: Final = Router(
    "/", route_handlers=[review_part, review_page, review_paper], tags=["tables"]
)
