"""Printing over HTTP: any document made to order, where Typst is installed; and the standard pack,
which lies ready-made in the pages and needs nothing.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Annotated, Final, cast

from litestar import Response, Router, get
from litestar.params import Parameter
from litestar.static_files import create_static_files_router

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.print.catalogue import document, find_printable, pdf
from speeltafel.print.documents.puzzles import parse_numbers
from speeltafel.print.inks import Ink
from speeltafel.print.order import Order, parse_shift
from speeltafel.print.pack import first_page
from speeltafel.print.paper import Backs
from speeltafel.print.typesetting import render
from speeltafel.protocol.languages import language_of
from speeltafel.server.http.guests import AnyRequest
from speeltafel.server.http.pages import FOLDER
from speeltafel.server.http.types import PROBLEMS
from speeltafel.solve.puzzles import shipped_puzzles

MOST_SHEETS: Final = 60
"""Two classes: who needs more prints at home or twice."""
PREVIEW_PPI: Final = 96
AT_ONCE: Final = 1
"""Typesetting keeps a core busy for a second; tables come first."""

PRESSES: Final = asyncio.Semaphore(AT_ONCE)

Word = Annotated[str, Parameter(max_length=40)]
Words = Annotated[str, Parameter(max_length=200)]


@get("/{what:str}", media_type="application/pdf", summary="A document as PDF", responses=PROBLEMS)
async def print_document(
    request: AnyRequest,
    what: Word,
    language: Annotated[str | None, Parameter(max_length=20)] = None,
    paper: Word = "a4",
    ink: Word = "colour",
    large: bool = False,
    backs: Word = "fold",
    shift: Word = "0,0",
    sheet: Word = "corners",
    per_page: Annotated[int, Parameter(ge=1, le=4)] = 1,
    count: Annotated[int, Parameter(ge=0, le=MOST_SHEETS)] = 0,
    grade: Annotated[int, Parameter(ge=0, le=5)] = 0,
    numbers: Words = "",
    size: Word = "single",
    gold: Word = "4-9",
    deck: Word = "derived",
    name: Word = "",
    seed: Annotated[int, Parameter(ge=0, le=1_000_000)] = 1,
    preview: bool = False,
) -> Response[bytes]:
    """As the command line makes it, or a picture of its first page; its QR codes lead back to this
    server."""
    accept(find_printable(what))
    order = Order(
        what,
        language_of(language, request.headers.get("accept-language")),
        paper,
        cast(Ink, ink),  # checked by `document`
        large,
        cast(Backs, backs),
        accept(parse_shift(shift)),
        address=str(request.base_url).rstrip("/"),
        sheet=sheet,
        per_page=per_page,
        copies=count,
        grade=grade,
        numbers=accept(parse_numbers(numbers, len(shipped_puzzles()))),
        size=size,
        gold=gold,
        deck=deck,
        name=name,
        seed=seed,
    )
    content = await pressed(partial(_look if preview else pdf, order))
    return Response(content, media_type="image/png") if preview else sheet_of(content, what)


async def pressed(make: Callable[[], bytes]) -> bytes:
    if not can_print():
        why = reason("print-extra-missing")
        raise Refused(Refusal(Kind.AWAY, why, reason("print-extra-install")))
    async with PRESSES:
        return await asyncio.to_thread(make)


def sheet_of(content: bytes, name: str) -> Response[bytes]:
    return Response(
        content,
        media_type="application/pdf",
        headers={"content-disposition": f'inline; filename="{name}.pdf"'},
    )


def _look(order: Order) -> bytes:
    return render(first_page(document(order)), PREVIEW_PPI)[0]


@get("/", summary="Whether documents can be made to order")
async def print_ability() -> dict[str, bool]:
    return {"made_to_order": can_print()}


def can_print() -> bool:
    return find_spec("typst") is not None


def printing() -> list[Router]:
    routers = [Router("/api/print", route_handlers=[print_ability, print_document], tags=["print"])]
    ready_made = FOLDER / "paper"
    if ready_made.is_dir():
        routers.append(
            create_static_files_router(
                path="/paper", directories=[ready_made], include_in_schema=False
            )
        )
    return routers
