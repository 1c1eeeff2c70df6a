"""Tables over HTTP: set up, find, join, replay. Playing goes over the socket."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Final

import segno
from litestar import MediaType, Response, Router, get, post
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.protocol import replays
from speeltafel.protocol.catalogue import shelf
from speeltafel.protocol.codes import tidy_code
from speeltafel.protocol.documents import KeptTable, NewTable, Replay, Shelf, Sit, TableCard
from speeltafel.protocol.guests import Guest, tidy_name
from speeltafel.protocol.languages import language_of
from speeltafel.protocol.setting_up import card
from speeltafel.server.http.cookies import CookieSigner
from speeltafel.server.http.guests import (
    AnyRequest,
    guest_needed,
    guest_of,
    may_guess,
    who_asks,
)
from speeltafel.server.http.types import PROBLEMS
from speeltafel.server.ops.allowances import Allowances
from speeltafel.server.ops.guesses import Doorkeeper
from speeltafel.server.store.evenings import evening_by_code
from speeltafel.server.tables.live_table import LiveTable, Sender
from speeltafel.server.tables.live_tables import LiveTables, Unreadable
from speeltafel.server.tables.table_setup import create_table, open_table
from speeltafel.table import messages

PAGE: Final = 50
"""Tables in one list: each is read in for it."""

FILE_PRICE: Final = 24
"""Seats that reading a whole log counts for."""
LanguageTag = Annotated[str | None, Parameter(max_length=20)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=1_000_000)]


@get("/api/shelf", summary="What can be played", responses=PROBLEMS, tags=["shelf"])
async def what_can_be_played(request: AnyRequest, language: LanguageTag = None) -> Shelf:
    return shelf(language_of(language, request.headers.get("accept-language")))


@post("/api/tables", summary="Set up a table", responses=PROBLEMS, tags=["tables"])
async def set_up(
    request: AnyRequest,
    data: NewTable,
    signer: CookieSigner,
    tables: LiveTables,
    allowances: Allowances,
    language: LanguageTag = None,
) -> TableCard:
    guest = guest_needed(request, signer)
    await _must_be_allowed(request, tables, allowances, guest, len(data.seats))
    table = await the_table(tables, await create_table(tables, data, guest), guest.id)
    return _card(request, tables, table, guest.id, language)


@post("/api/tables/file", summary="Go on with a table from a file", responses=PROBLEMS)
async def open_file(
    request: AnyRequest,
    data: KeptTable,
    signer: CookieSigner,
    tables: LiveTables,
    allowances: Allowances,
    language: LanguageTag = None,
) -> TableCard:
    """A table that was played without a server moves here with all that happened at it; a record
    of a match opens too. Whoever sat on that device sits on this one."""
    guest = guest_needed(request, signer)
    await _must_be_allowed(request, tables, allowances, guest, FILE_PRICE)
    table = await the_table(tables, await open_table(tables, data.text, guest), guest.id)
    return _card(request, tables, table, guest.id, language)


@get("/api/tables", summary="Your tables", responses=PROBLEMS, tags=["tables"])
async def your_tables(
    request: AnyRequest,
    signer: CookieSigner,
    tables: LiveTables,
    language: LanguageTag = None,
    page: Annotated[int, Parameter(ge=0, le=10_000)] = 0,
) -> list[TableCard]:
    """The ones where you sit, the latest active first, fifty to a page."""
    guest = guest_needed(request, signer)
    cards = []
    for name in await tables.store.tables_of(guest.id, PAGE, page * PAGE):
        try:
            table = await tables.get(name)
        except Unreadable:
            continue
        if table is not None:
            cards.append(_card(request, tables, table, guest.id, language))
    return cards


@get("/api/tables/{table_id:str}", summary="One table", responses=PROBLEMS, tags=["tables"])
async def one_table(
    request: AnyRequest,
    table_id: str,
    signer: CookieSigner,
    tables: LiveTables,
    language: LanguageTag = None,
) -> TableCard:
    return await _card_for(request, table_id, signer, tables, language)


@get(
    "/api/codes/{code:str}", summary="Find a table by its code", responses=PROBLEMS, tags=["tables"]
)
async def by_code(
    request: AnyRequest,
    code: str,
    signer: CookieSigner,
    tables: LiveTables,
    doors: Doorkeeper,
    language: LanguageTag = None,
) -> TableCard:
    """Every code that is not there makes the next one wait longer; one of an evening is no miss."""
    who = who_asks(request, guest_of(request, signer))
    may_guess(doors, who)
    wanted = tidy_code(code)[:12]
    setup = await tables.store.setup_by_code(wanted)
    table = None if setup is None else await tables.get(setup.table)
    if setup is None or (table is not None and not table.saved.admits(who.guest)):
        if await evening_by_code(tables.store, wanted) is not None:
            raise Refused(Refusal(Kind.UNKNOWN, reason("server-code-of-evening", code=wanted)))
        doors.missed(who)
        why = reason("server-no-such-code", code=wanted)
        raise Refused(Refusal(Kind.UNKNOWN, why, reason("server-check-code")))
    return await _card_for(request, setup.table, signer, tables, language)


@post(
    "/api/tables/{table_id:str}/sit",
    summary="Take a seat",
    responses=PROBLEMS,
    tags=["tables"],
    status_code=200,
)
async def take_a_seat(
    request: AnyRequest,
    table_id: str,
    data: Sit,
    signer: CookieSigner,
    tables: LiveTables,
    language: LanguageTag = None,
) -> TableCard:
    """A free one, or the one named. Who sits here already keeps their seat."""
    guest = guest_needed(request, signer)
    table = await the_table(tables, table_id, guest.id)
    name = accept(tidy_name(data.name)) if data.name else guest.name
    accept(await table.append(messages.Sit(seat=data.seat, name=name), Sender(guest.id)))
    await tables.store.sat_down(guest.id, table.id)
    return _card(request, tables, table, guest.id, language)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="Replay",
    responses={**PROBLEMS, 200: ResponseSpec(Replay, generate_examples=False)},
    tags=["tables"],
)
async def replay(
    request: AnyRequest,
    table_id: str,
    signer: CookieSigner,
    tables: LiveTables,
    seat: SeatQuery = None,
    language: LanguageTag = None,
) -> Stream:
    """The match so far, as a seat saw it: your own, or a spectator's (no `seat`); any seat once
    the game is over. At a large table the moves of other seats are left out."""
    table = await the_table(tables, table_id, guest_id(request, signer))
    _must_see(request, signer, table, seat)
    entries = await tables.store.entries(table.id)
    spoken = language_of(language, request.headers.get("accept-language"))
    work = replays.replaying(table.saved, entries, seat, spoken)

    async def pieces() -> AsyncIterator[bytes]:
        for piece in work:
            if piece:
                yield piece
            await asyncio.sleep(0)

    return Stream(pieces(), media_type=MediaType.JSON)


@get(
    "/api/tables/{table_id:str}/record",
    summary="Record",
    responses=PROBLEMS,
    tags=["tables"],
    media_type=MediaType.TEXT,
)
async def record(
    request: AnyRequest, table_id: str, signer: CookieSigner, tables: LiveTables
) -> Response[str]:
    """The finished match as a text to keep, which `speeltafel replay` reads."""
    table = await the_table(tables, table_id, guest_id(request, signer))
    if not table.saved.over:
        raise Refused(Refusal(Kind.CONFIG, reason("table-not-over")))
    name = f"{table.saved.setup.game}-{table.saved.setup.code}.txt"
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
async def qr_code(
    request: AnyRequest, table_id: str, signer: CookieSigner, tables: LiveTables
) -> Response[bytes]:
    table = await the_table(tables, table_id, guest_id(request, signer))
    picture = segno.make(link(request, tables, table), micro=False).svg_inline(scale=8, border=4)
    header = '<?xml version="1.0" encoding="utf-8"?>\n'
    svg = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response((header + svg).encode(), media_type="image/svg+xml")


async def _card_for(
    request: AnyRequest,
    table_id: str,
    signer: CookieSigner,
    tables: LiveTables,
    language: str | None,
) -> TableCard:
    guest = guest_id(request, signer)
    table = await the_table(tables, table_id, guest)
    return _card(request, tables, table, guest, language)


async def _must_be_allowed(
    request: AnyRequest, tables: LiveTables, allowances: Allowances, guest: Guest, seats: int
) -> None:
    """Another table, as far as a guest may have one."""
    if not allowances.table(who_asks(request, guest), seats):
        raise Refused(Refusal(Kind.AWAY, reason("server-too-fast")))
    if not await tables.may_found(guest.id):
        why = reason("server-too-many-tables", most=tables.settings.guest_tables)
        raise Refused(Refusal(Kind.AWAY, why))


def guest_id(request: AnyRequest, signer: CookieSigner) -> str:
    guest = guest_of(request, signer)
    return guest.id if guest else ""


def _card(
    request: AnyRequest, tables: LiveTables, table: LiveTable, guest: str, language: str | None
) -> TableCard:
    spoken = language_of(language, request.headers.get("accept-language"))
    return card(table.saved, guest, link(request, tables, table), spoken)


async def the_table(tables: LiveTables, name: str, guest: str) -> LiveTable:
    """Whoever may not look on does not learn that it is there."""
    try:
        table = await tables.get(name) if len(name) <= 32 and "\x00" not in name else None
    except Unreadable:
        why = reason("server-table-unreadable")
        raise Refused(Refusal(Kind.UNKNOWN, why, reason("server-table-new"))) from None
    if table is None or not table.saved.admits(guest):
        why = reason("server-no-such-table")
        raise Refused(Refusal(Kind.UNKNOWN, why, reason("server-table-removed")))
    return table


def link(request: AnyRequest, tables: LiveTables, table: LiveTable) -> str:
    """The address to give to others."""
    base = tables.settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/t/{table.saved.setup.code}"


def _must_see(
    request: AnyRequest, signer: CookieSigner, table: LiveTable, seat: int | None
) -> None:
    state = table.saved
    if not state.started:
        raise Refused(Refusal(Kind.CONFIG, reason("table-not-started")))
    if seat is not None and seat >= len(state.chairs):
        raise Refused(Refusal(Kind.UNKNOWN, reason("table-no-such-seat")))
    if not replays.may_see(state, guest_id(request, signer), seat):
        raise HTTPException(status_code=403)


DESK: Final = Router(
    "/",
    route_handlers=[
        what_can_be_played,
        set_up,
        open_file,
        your_tables,
        one_table,
        by_code,
        take_a_seat,
        replay,
        record,
        qr_code,
    ],
)
