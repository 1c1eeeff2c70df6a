"""Guests over HTTP: a nickname gives a cookie, a passage takes it to another device."""

import time
from typing import Any, Final

from litestar import Request, Response, Router, get, post, put
from litestar.exceptions import HTTPException

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.server.codes import new_code, tidy_code
from speeltafel.server.forms import PROBLEMS, GuestInfo, NewGuest, Passage
from speeltafel.server.guests import Guest, Seal, new_guest, tidy_name
from speeltafel.server.safety import guest_cookie
from speeltafel.server.tables import Tables

PASSAGE_SECONDS: Final = 600
PASSAGE_LENGTH: Final = 8

AnyRequest = Request[Any, Any, Any]


def guest_of(request: AnyRequest, seal: Seal) -> Guest | None:
    return seal.from_header(request.headers.get("cookie", ""))


def guest_needed(request: AnyRequest, seal: Seal) -> Guest:
    guest = guest_of(request, seal)
    if guest is None:
        raise HTTPException(status_code=401)
    return guest


def _with_cookie(request: AnyRequest, seal: Seal, guest: Guest) -> Response[GuestInfo]:
    cookie = guest_cookie(seal.write(guest), request.url.scheme == "https")
    return Response(GuestInfo(guest.name), headers={"set-cookie": cookie})


@get("/", summary="Who am I?", responses=PROBLEMS)
async def who_am_i(request: AnyRequest, seal: Seal) -> GuestInfo | None:
    """Your nickname, or null when you have not said one yet."""
    guest = guest_of(request, seal)
    return None if guest is None else GuestInfo(guest.name)


@put("/", summary="Say a nickname", responses=PROBLEMS)
async def say_name(request: AnyRequest, data: NewGuest, seal: Seal) -> Response[GuestInfo]:
    """Makes you a guest, or gives you another nickname. Seats taken already keep their name."""
    name = accept(tidy_name(data.name))
    known = guest_of(request, seal)
    guest = new_guest(name) if known is None else Guest(known.id, name)
    return _with_cookie(request, seal, guest)


@post("/passage", summary="Go on on another device", responses=PROBLEMS, status_code=201)
async def open_passage(request: AnyRequest, seal: Seal, tables: Tables) -> Passage:
    """A code that makes another device yours too. Whoever types it is you: show it to nobody."""
    guest = guest_needed(request, seal)
    code = new_code(PASSAGE_LENGTH)
    await tables.store.open_passage(code, guest, time.time() + PASSAGE_SECONDS)
    return Passage(code, PASSAGE_SECONDS)


@post("/passage/{code:str}", summary="Arrive on this device", responses=PROBLEMS, status_code=200)
async def take_passage(
    request: AnyRequest, code: str, seal: Seal, tables: Tables
) -> Response[GuestInfo]:
    guest = await tables.store.take_passage(tidy_code(code)[:12])
    if guest is None:
        raise Refused(Refusal(Kind.UNKNOWN, reason("server-no-passage")))
    return _with_cookie(request, seal, guest)


RECEPTION: Final = Router(
    "/api/guest", route_handlers=[who_am_i, say_name, open_passage, take_passage], tags=["guests"]
)
