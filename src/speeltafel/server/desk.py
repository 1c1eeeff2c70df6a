"""Tables over HTTP: set up, find, join, replay. Playing goes over the socket."""

from typing import Annotated, Final

import segno
from litestar import MediaType, Response, Router, get, post
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.server import acts, replays
from speeltafel.server.codes import tidy_code
from speeltafel.server.forms import PROBLEMS, NewTable, Replay, Shelf, Sit, TableCard
from speeltafel.server.guests import Seal, tidy_name
from speeltafel.server.languages import language_of
from speeltafel.server.lobby import card, found_table
from speeltafel.server.reception import AnyRequest, guest_needed, guest_of
from speeltafel.server.shelf import shelf
from speeltafel.server.table import Table
from speeltafel.server.tables import Tables

MOST_TABLES: Final = 50

LanguageTag = Annotated[str | None, Parameter(max_length=20)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=1_000_000)]


@get("/api/shelf", summary="What can be played", responses=PROBLEMS, tags=["shelf"])
async def what_can_be_played(request: AnyRequest, language: LanguageTag = None) -> Shelf:
    return shelf(language_of(language, request.headers.get("accept-language")))


@post("/api/tables", summary="Set up a table", responses=PROBLEMS, tags=["tables"])
async def set_up(request: AnyRequest, data: NewTable, seal: Seal, tables: Tables) -> TableCard:
    guest = guest_needed(request, seal)
    table = await the_table(tables, await found_table(tables, data, guest))
    return card(table.saved, guest.id, link(request, tables, table))


@get("/api/tables", summary="Your tables", responses=PROBLEMS, tags=["tables"])
async def your_tables(request: AnyRequest, seal: Seal, tables: Tables) -> list[TableCard]:
    """The ones where you sit, the latest first."""
    guest = guest_needed(request, seal)
    cards = []
    for name in await tables.store.tables_of(guest.id, MOST_TABLES):
        table = await tables.get(name)
        if table is not None:
            cards.append(card(table.saved, guest.id, link(request, tables, table)))
    return cards


@get("/api/tables/{table_id:str}", summary="One table", responses=PROBLEMS, tags=["tables"])
async def one_table(request: AnyRequest, table_id: str, seal: Seal, tables: Tables) -> TableCard:
    return await _card_for(request, table_id, seal, tables)


@get(
    "/api/codes/{code:str}", summary="Find a table by its code", responses=PROBLEMS, tags=["tables"]
)
async def by_code(request: AnyRequest, code: str, seal: Seal, tables: Tables) -> TableCard:
    charter = await tables.store.charter_by_code(tidy_code(code)[:12])
    if charter is None:
        why = reason("server-no-such-code", code=tidy_code(code)[:12])
        raise Refused(Refusal(Kind.UNKNOWN, why, reason("server-check-code")))
    return await _card_for(request, charter.table, seal, tables)


@post(
    "/api/tables/{table_id:str}/sit",
    summary="Take a seat",
    responses=PROBLEMS,
    tags=["tables"],
    status_code=200,
)
async def take_a_seat(
    request: AnyRequest, table_id: str, data: Sit, seal: Seal, tables: Tables
) -> TableCard:
    """A free one, or the one named. Who sits here already keeps their seat."""
    guest = guest_needed(request, seal)
    table = await the_table(tables, table_id)
    name = accept(tidy_name(data.name)) if data.name else guest.name
    accept(await table.append(acts.sit(data.seat, guest.id, name)))
    await tables.store.sat_down(guest.id, table.id)
    return card(table.saved, guest.id, link(request, tables, table))


@get("/api/tables/{table_id:str}/replay", summary="Replay", responses=PROBLEMS, tags=["tables"])
async def replay(
    request: AnyRequest,
    table_id: str,
    seal: Seal,
    tables: Tables,
    seat: SeatQuery = None,
    language: LanguageTag = None,
) -> Replay:
    """The match so far, as a seat saw it: your own, or a spectator's (no `seat`); any seat once
    the game is over."""
    table = await the_table(tables, table_id)
    _must_see(request, seal, table, seat)
    entries = await tables.store.entries(table.id)
    spoken = language_of(language, request.headers.get("accept-language"))
    return await replays.replay(table.saved, entries, seat, spoken)


@get(
    "/api/tables/{table_id:str}/record",
    summary="Record",
    responses=PROBLEMS,
    tags=["tables"],
    media_type=MediaType.TEXT,
)
async def record(table_id: str, tables: Tables) -> Response[str]:
    """The finished match as a text to keep, which `speeltafel replay` reads."""
    table = await the_table(tables, table_id)
    if not table.saved.over:
        raise Refused(Refusal(Kind.CONFIG, reason("server-not-over")))
    name = f"{table.saved.charter.game}-{table.saved.charter.code}.txt"
    return Response(
        replays.record(table.saved),
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/tables/{table_id:str}/qr.svg",
    summary="QR code of the link",
    responses=PROBLEMS,
    tags=["tables"],
)
async def qr_code(request: AnyRequest, table_id: str, tables: Tables) -> Response[bytes]:
    table = await the_table(tables, table_id)
    picture = segno.make(link(request, tables, table), micro=False).svg_inline(scale=8, border=4)
    header = '<?xml version="1.0" encoding="utf-8"?>\n'
    svg = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response((header + svg).encode(), media_type="image/svg+xml")


async def _card_for(request: AnyRequest, table_id: str, seal: Seal, tables: Tables) -> TableCard:
    table = await the_table(tables, table_id)
    guest = guest_of(request, seal)
    return card(table.saved, guest.id if guest else "", link(request, tables, table))


async def the_table(tables: Tables, name: str) -> Table:
    table = await tables.get(name) if len(name) <= 32 and "\x00" not in name else None
    if table is None:
        why = reason("server-no-such-table")
        raise Refused(Refusal(Kind.UNKNOWN, why, reason("server-table-removed")))
    return table


def link(request: AnyRequest, tables: Tables, table: Table) -> str:
    """The address to give to others."""
    base = tables.settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/t/{table.saved.charter.code}"


def _must_see(request: AnyRequest, seal: Seal, table: Table, seat: int | None) -> None:
    standing = table.saved
    if not standing.started:
        raise Refused(Refusal(Kind.CONFIG, reason("server-not-started")))
    if seat is not None and seat >= len(standing.chairs):
        raise Refused(Refusal(Kind.UNKNOWN, reason("server-no-such-seat")))
    guest = guest_of(request, seal)
    if not replays.may_see(standing, guest.id if guest else "", seat):
        raise HTTPException(status_code=403)


DESK: Final = Router(
    "/",
    route_handlers=[
        what_can_be_played,
        set_up,
        your_tables,
        one_table,
        by_code,
        take_a_seat,
        replay,
        record,
        qr_code,
    ],
)
