"""Evenings over HTTP: set up, find, come in, take along, erase. The rest goes over the socket."""

from typing import Final, Literal

import segno
from litestar import Response, Router, delete, get, post

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.evening.animals import animal_of
from speeltafel.evening.messages import Join
from speeltafel.evening.state import Player
from speeltafel.protocol.codes import tidy_code
from speeltafel.protocol.evening import frames as evening_frames
from speeltafel.protocol.evening.setting_up import evening_for
from speeltafel.protocol.evening.wire import (
    Enter,
    Entered,
    EveningDoor,
    EveningKeys,
    KeyedEvening,
    NewEvening,
)
from speeltafel.protocol.guests import new_guest, tidy_name
from speeltafel.protocol.languages import language_of
from speeltafel.server.evenings.live_evening import LiveEvening
from speeltafel.server.evenings.live_evenings import HOST, LiveEvenings, role_of
from speeltafel.server.http.cookies import CookieSigner
from speeltafel.server.http.guests import AnyRequest, guest_of, may_guess, who_asks
from speeltafel.server.http.tables import LanguageTag
from speeltafel.server.http.types import PROBLEMS
from speeltafel.server.ops.allowances import Allowances
from speeltafel.server.ops.guesses import Doorkeeper
from speeltafel.server.ops.security import guest_cookie

SEATS_AN_EVENING: Final = 300
"""What setting one up counts for: as a table with so many chairs."""
NOT_THERE: Final = Refused(Refusal(Kind.UNKNOWN, reason("evening-no-such-evening")))


@post("/api/evenings", summary="Set up an evening", responses=PROBLEMS, tags=["evenings"])
async def set_up(
    request: AnyRequest,
    data: NewEvening,
    signer: CookieSigner,
    evenings: LiveEvenings,
    allowances: Allowances,
    language: LanguageTag = None,
) -> EveningKeys:
    """For a class, a club, a family. Nobody needs a name for it; whoever has the host key is the
    host."""
    who = who_asks(request, guest_of(request, signer))
    if not allowances.evening(who, SEATS_AN_EVENING):
        raise Refused(Refusal(Kind.AWAY, reason("server-too-fast")))
    if not evenings.tables.checkup.has_room():
        raise Refused(Refusal(Kind.AWAY, reason("server-disk-full")))
    spoken = language_of(language, request.headers.get("accept-language"))
    setup = accept(evening_for(data, spoken))
    base = evenings.tables.settings.public_url or str(request.base_url)
    return await evenings.create(setup, base)


@get(
    "/api/evenings/at/{code:str}",
    summary="Find an evening by its code",
    responses=PROBLEMS,
    tags=["evenings"],
)
async def by_code(
    request: AnyRequest,
    code: str,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
) -> EveningDoor:
    """Every code that is not there makes the next one wait longer."""
    guest = guest_of(request, signer)
    who = who_asks(request, guest)
    may_guess(doors, who)
    evening = await evenings.by_code(tidy_code(code)[:12])
    if evening is None:
        doors.missed(who)
        why = reason("server-no-such-code", code=tidy_code(code)[:12])
        raise Refused(Refusal(Kind.UNKNOWN, why, reason("server-check-code")))
    state = evening.saved
    you = state.player_of(guest.id if guest else "")
    setup = state.setup
    return EveningDoor(
        setup.evening,
        setup.code,
        setup.game,
        setup.variant,
        setup.shape,
        setup.naming,
        state.phase,
        state.locked,
        0 if you is None else you.number,
    )


@post(
    "/api/evenings/{evening_id:str}/join",
    summary="Take part in an evening",
    responses=PROBLEMS,
    tags=["evenings"],
    status_code=200,
)
async def join(
    request: AnyRequest,
    evening_id: str,
    data: Enter,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
    allowances: Allowances,
) -> Response[Entered]:
    """Who takes part already keeps their place. A device without a cookie gets one."""
    evening = await the_evening(evenings, evening_id)
    known = guest_of(request, signer)
    name = accept(tidy_name(data.name)) if data.name else ""
    group = tuple(accept(tidy_name(each)) for each in data.group)
    guest = known or new_guest(name or "-")
    who = who_asks(request, guest)
    if not allowances.entry(who):
        raise Refused(Refusal(Kind.AWAY, reason("server-too-fast")))
    own = evening.saved.player_of(guest.id)
    if data.player is not None and own is None:
        may_guess(doors, who)
    answer = await evening.append(Join(player=data.player, name=name, group=group), guest.id)
    if isinstance(answer, Refusal):
        if data.player is not None:
            doors.missed(who)
        raise Refused(answer)
    player = evening.saved.player_of(guest.id)
    assert player is not None
    if own is None:
        await evenings.tables.store.sat_down(guest.id, evening.id)
        await _sits_at(evenings, evening, player)
    entered = Entered(
        evening.id,
        player.number,
        animal_of(player.number),
        evening_frames.name_of(player, evening.saved.setup),
    )
    if known is not None:
        return Response(entered, status_code=200)
    cookie = guest_cookie(signer.write(guest), request.url.scheme == "https")
    return Response(entered, status_code=200, headers={"set-cookie": cookie})


async def _sits_at(evenings: LiveEvenings, evening: LiveEvening, player: Player) -> None:
    """So that it is found when this guest wants to be forgotten: at a table another device had."""
    name, _ = evening_frames.place_of(evening.saved, player.number)
    if name and await evenings.tables.store.setup(name) is not None:
        await evenings.tables.store.sat_down(player.guest, name)


# ── with a key


@get(
    "/api/evenings/{evening_id:str}/key",
    summary="What a key is good for",
    responses=PROBLEMS,
    tags=["evenings"],
)
async def key(
    request: AnyRequest,
    evening_id: str,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
) -> KeyedEvening:
    evening = await the_evening(evenings, evening_id)
    role = role_in(request, signer, evening, doors)
    setup = evening.saved.setup
    return KeyedEvening(setup.evening, setup.code, setup.link, role)


@get(
    "/api/evenings/{evening_id:str}/qr.svg",
    summary="QR code of a link",
    responses=PROBLEMS,
    tags=["evenings"],
)
async def qr_code(
    request: AnyRequest,
    evening_id: str,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
    to: Literal["guests", "wall", "desk", "remote"] = "guests",
) -> Response[bytes]:
    """For those who take part; or, with the key that is sent along, for another screen. The key
    stands in the fragment, which browsers do not send."""
    evening = await the_evening(evenings, evening_id)
    link = evening.saved.setup.link
    if to != "guests":
        role = role_in(request, signer, evening, doors)
        if role != HOST and to != "wall":
            raise Refused(Refusal(Kind.CONFIG, reason("evening-host-only")))
        link = f"{link}#{to}={_key_in(request)}"
    picture = segno.make(link, micro=False).svg_inline(scale=8, border=4)
    header = '<?xml version="1.0" encoding="utf-8"?>\n'
    svg = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response((header + svg).encode(), media_type="image/svg+xml")


@delete(
    "/api/evenings/{evening_id:str}",
    summary="Erase an evening",
    responses=PROBLEMS,
    tags=["evenings"],
    status_code=200,
)
async def erase(
    request: AnyRequest,
    evening_id: str,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
) -> Response[None]:
    """With all its tables, at once and for good."""
    evening = await the_evening(evenings, evening_id)
    must_be_host(request, signer, evening, doors)
    await evenings.erase(evening.id)
    return Response(None)


async def the_evening(evenings: LiveEvenings, name: str) -> LiveEvening:
    evening = await evenings.get(name) if len(name) <= 32 and "\x00" not in name else None
    if evening is None:
        raise NOT_THERE
    return evening


def must_be_host(
    request: AnyRequest, signer: CookieSigner, evening: LiveEvening, doors: Doorkeeper
) -> None:
    if role_in(request, signer, evening, doors) != HOST:
        raise Refused(Refusal(Kind.CONFIG, reason("evening-host-only")))


def role_in(
    request: AnyRequest, signer: CookieSigner, evening: LiveEvening, doors: Doorkeeper
) -> str:
    """Every key that does not fit makes the next one wait longer."""
    who = who_asks(request, guest_of(request, signer))
    may_guess(doors, who)
    role = role_of(evening.saved.setup, _key_in(request))
    if not role:
        doors.missed(who)
        why = reason("evening-no-key")
        raise Refused(Refusal(Kind.CONFIG, why, reason("evening-bring-key")))
    return role


def _key_in(request: AnyRequest) -> str:
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip()[:64] if kind.lower() == "bearer" else ""


EVENINGS: Final = Router("/", route_handlers=[set_up, by_code, join, key, qr_code, erase])
