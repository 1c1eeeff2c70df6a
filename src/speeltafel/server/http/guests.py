"""Guests over HTTP: a nickname gives a cookie, a passage takes it to another device."""

import math
import time
from typing import Any, Final

from litestar import Request, Response, Router, delete, get, post, put
from litestar.exceptions import HTTPException

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.protocol.codes import new_code, tidy_code
from speeltafel.protocol.documents import GuestInfo, NewGuest, Passage
from speeltafel.protocol.guests import Guest, new_guest, tidy_name
from speeltafel.server.http.cookies import CookieSigner
from speeltafel.server.http.types import PROBLEMS
from speeltafel.server.ops.fair_queue import Who
from speeltafel.server.ops.guesses import Doorkeeper
from speeltafel.server.ops.limits import network_of
from speeltafel.server.ops.security import guest_cookie
from speeltafel.server.tables.live_tables import LiveTables

PASSAGE_SECONDS: Final = 600
PASSAGE_LENGTH: Final = 8

AnyRequest = Request[Any, Any, Any]


def guest_of(request: AnyRequest, signer: CookieSigner) -> Guest | None:
    return signer.from_header(request.headers.get("cookie", ""))


def guest_needed(request: AnyRequest, signer: CookieSigner) -> Guest:
    guest = guest_of(request, signer)
    if guest is None:
        raise HTTPException(status_code=401)
    return guest


def who_asks(request: AnyRequest, guest: Guest | None) -> Who:
    address = request.client.host if request.client else ""
    return Who(network_of(address), guest.id if guest else "")


def may_guess(doors: Doorkeeper, who: Who) -> None:
    """Whoever has missed often waits before the next try, also before a right one."""
    seconds = doors.wait(who)
    if seconds > 0:
        why = reason("server-too-many-guesses", seconds=math.ceil(seconds))
        raise Refused(Refusal(Kind.AWAY, why))


def _with_cookie(request: AnyRequest, signer: CookieSigner, guest: Guest) -> Response[GuestInfo]:
    cookie = guest_cookie(signer.write(guest), request.url.scheme == "https")
    return Response(GuestInfo(guest.name), headers={"set-cookie": cookie})


@get("/", summary="Who am I?", responses=PROBLEMS)
async def who_am_i(request: AnyRequest, signer: CookieSigner) -> Response[GuestInfo | None]:
    """Your nickname, or null when you have not said one yet."""
    guest = guest_of(request, signer)
    info = None if guest is None else GuestInfo(guest.name)
    if guest is not None and signer.is_old(request.headers.get("cookie", "")):
        cookie = guest_cookie(signer.write(guest), request.url.scheme == "https")
        return Response(info, headers={"set-cookie": cookie})
    return Response(info)


@delete("/", summary="Forget me", responses=PROBLEMS, status_code=200)
async def forget_me(
    request: AnyRequest, signer: CookieSigner, tables: LiveTables
) -> Response[None]:
    """Everything of you is erased, or made nameless where others played with you; you end on all
    your devices. It cannot be taken back."""
    guest = guest_needed(request, signer)
    await tables.forget_guest(guest.id)
    gone = guest_cookie("", request.url.scheme == "https", seconds=0)
    return Response(None, headers={"set-cookie": gone})


@put("/", summary="Say a nickname", responses=PROBLEMS)
async def say_name(
    request: AnyRequest, data: NewGuest, signer: CookieSigner
) -> Response[GuestInfo]:
    """Makes you a guest, or gives you another nickname. Seats taken already keep their name."""
    name = accept(tidy_name(data.name))
    known = guest_of(request, signer)
    guest = new_guest(name) if known is None else Guest(known.id, name)
    return _with_cookie(request, signer, guest)


@post("/passage", summary="Go on on another device", responses=PROBLEMS, status_code=201)
async def open_passage(request: AnyRequest, signer: CookieSigner, tables: LiveTables) -> Passage:
    """A code that makes another device yours too. Whoever types it is you: show it to nobody."""
    guest = guest_needed(request, signer)
    code = new_code(PASSAGE_LENGTH)
    await tables.store.open_passage(code, guest, time.time() + PASSAGE_SECONDS)
    return Passage(code, PASSAGE_SECONDS)


@post("/passage/{code:str}", summary="Arrive on this device", responses=PROBLEMS, status_code=200)
async def take_passage(
    request: AnyRequest, code: str, signer: CookieSigner, tables: LiveTables, doors: Doorkeeper
) -> Response[GuestInfo]:
    who = who_asks(request, guest_of(request, signer))
    may_guess(doors, who)
    guest = await tables.store.take_passage(tidy_code(code)[:12])
    if guest is None:
        doors.missed(who)
        raise Refused(Refusal(Kind.UNKNOWN, reason("server-no-passage")))
    return _with_cookie(request, signer, guest)


RECEPTION: Final = Router(
    "/api/guest",
    route_handlers=[who_am_i, say_name, forget_me, open_passage, take_passage],
    tags=["guests"],
)
