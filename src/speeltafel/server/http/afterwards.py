"""What an evening leaves, over HTTP: its file for the host's own device, and all that can be made
of it, now or from the file later. Nothing of a file that is opened is kept."""

import asyncio
from random import Random
from typing import Annotated, Final, Literal

from litestar import MediaType, Response, Router, get, post
from litestar.params import Parameter

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.print import Order, pdf
from speeltafel.protocol.afterwards import grids
from speeltafel.protocol.afterwards.certificates import certificates
from speeltafel.protocol.afterwards.documents import EveningResult
from speeltafel.protocol.afterwards.evening_file import OpenEvening, from_text, opened, to_text
from speeltafel.protocol.afterwards.result import result_of
from speeltafel.protocol.afterwards.saving import saved
from speeltafel.protocol.documents import Replay
from speeltafel.protocol.languages import language_of
from speeltafel.protocol.replays import replaying, whole
from speeltafel.server.evenings.live_evenings import LiveEvenings
from speeltafel.server.http.cookies import CookieSigner
from speeltafel.server.http.evenings import must_be_host, role_in, the_evening
from speeltafel.server.http.guests import AnyRequest
from speeltafel.server.http.print import PRESSES, can_print
from speeltafel.server.http.types import PROBLEMS
from speeltafel.server.ops.guesses import Doorkeeper
from speeltafel.table.actions import Context
from speeltafel.table.records import local_table
from speeltafel.words import Language, Voice

Form = Literal["csv", "ods", "pdf"]
KINDS: Final[dict[Form, str]] = {
    "csv": "text/csv; charset=utf-8",
    "ods": "application/vnd.oasis.opendocument.spreadsheet",
    "pdf": "application/pdf",
}
LanguageTag = Annotated[str | None, Parameter(max_length=20)]


@get(
    "/api/evenings/{evening_id:str}/file",
    summary="The evening as a file",
    responses=PROBLEMS,
    tags=["evenings"],
)
async def file(
    request: AnyRequest,
    evening_id: str,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
) -> Response[str]:
    """To keep on the host's own device; the server keeps nothing of it."""
    evening = await the_evening(evenings, evening_id)
    must_be_host(request, signer, evening, doors)
    kept = saved(evening.saved, evening.followers.states(), await evening.model.sheet())
    name = f"speeltafel-{evening.saved.setup.code}.json"
    text = await asyncio.to_thread(to_text, kept)
    return Response(text, media_type=MediaType.JSON, headers=_called(name))


@get(
    "/api/evenings/{evening_id:str}/result",
    summary="What everybody did in an evening",
    responses=PROBLEMS,
    tags=["evenings"],
)
async def result(
    request: AnyRequest,
    evening_id: str,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
    language: LanguageTag = None,
) -> EveningResult:
    known = await _of_host(request, evening_id, signer, evenings, doors)
    return await asyncio.to_thread(result_of, known, _spoken(request, language))


@get(
    [f"/api/evenings/{{evening_id:str}}/afterwards.{form}" for form in KINDS],
    summary="The same as a list, or a certificate for everybody",
    responses=PROBLEMS,
    tags=["evenings"],
)
async def result_as(
    request: AnyRequest,
    evening_id: str,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
    language: LanguageTag = None,
) -> Response[bytes]:
    known = await _of_host(request, evening_id, signer, evenings, doors)
    return await _made(known, _form_of(request), _spoken(request, language))


@get(
    "/api/evenings/{evening_id:str}/model",
    summary="The strongest player’s sheet with the same dice",
    responses=PROBLEMS,
    tags=["evenings"],
)
async def model(
    request: AnyRequest,
    evening_id: str,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
    language: LanguageTag = None,
) -> Replay:
    """For whoever has a key: it shows no child’s work."""
    evening = await the_evening(evenings, evening_id)
    role_in(request, signer, evening, doors)
    match = await evening.model.sheet()
    if match is None:
        raise Refused(Refusal(Kind.AWAY, reason("afterwards-no-model")))
    spoken = _spoken(request, language)
    called = Voice(spoken).word("afterwards-strongest")
    draft = local_table(match._replace(names=(called,)), Context(0.0, Random(0), "model"))
    entries = [change.entry for change in draft.changes]
    return await asyncio.to_thread(lambda: whole(replaying(draft.state, entries, 0, spoken)))


@post(
    "/api/evening-file/result",
    summary="What everybody did, from a saved evening",
    responses=PROBLEMS,
    tags=["evenings"],
    status_code=200,
)
async def opened_result(request: AnyRequest, language: LanguageTag = None) -> EveningResult:
    known = await _of_file(request)
    return await asyncio.to_thread(result_of, known, _spoken(request, language))


@post(
    [f"/api/evening-file/afterwards.{form}" for form in KINDS],
    summary="A saved evening as a list, or a certificate for everybody",
    responses=PROBLEMS,
    tags=["evenings"],
    status_code=200,
)
async def opened_as(request: AnyRequest, language: LanguageTag = None) -> Response[bytes]:
    return await _made(await _of_file(request), _form_of(request), _spoken(request, language))


def _form_of(request: AnyRequest) -> Form:
    ending = request.url.path.rpartition(".")[2]
    return next(form for form in KINDS if form == ending)


async def _of_host(
    request: AnyRequest,
    evening_id: str,
    signer: CookieSigner,
    evenings: LiveEvenings,
    doors: Doorkeeper,
) -> OpenEvening:
    evening = await the_evening(evenings, evening_id)
    must_be_host(request, signer, evening, doors)
    kept = saved(evening.saved, evening.followers.states(), await evening.model.sheet())
    return accept(await asyncio.to_thread(opened, kept))


async def _of_file(request: AnyRequest) -> OpenEvening:
    text = (await request.body()).decode(errors="replace")
    return accept(await asyncio.to_thread(from_text, text))


def _spoken(request: AnyRequest, language: str | None) -> Language:
    return language_of(language, request.headers.get("accept-language"))


async def _made(known: OpenEvening, form: Form, language: Language) -> Response[bytes]:
    if form == "csv":
        content = (await asyncio.to_thread(grids.csv, known, language)).encode()
    elif form == "ods":
        content = await asyncio.to_thread(grids.ods, known, language)
    else:
        if not can_print():
            why = reason("print-extra-missing")
            raise Refused(Refusal(Kind.AWAY, why, reason("print-extra-install")))
        what, names = f"{known.file.game}-certificate", certificates(known)
        async with PRESSES:
            content = await asyncio.to_thread(pdf, Order(what, language, names=names))
    return Response(content, media_type=KINDS[form], headers=_called(f"speeltafel.{form}"))


def _called(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


AFTERWARDS: Final = Router(
    "/", route_handlers=[file, result, result_as, model, opened_result, opened_as]
)
