"""Every way a request can fail, as one JSON shape with a sentence in the client's language."""

from typing import Any, Final

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.protocol.documents import Problem
from speeltafel.protocol.languages import language_of
from speeltafel.server.store.sqlite_writer import StoreAway
from speeltafel.words import Voice

STATUS: Final = {
    Kind.UNKNOWN: 404,
    Kind.CONFIG: 409,
    Kind.AWAY: 503,
}
TOO_MANY: Final = ("server-too-fast", "server-too-many-guesses", "server-too-many-tables")
_PLAIN: Final[dict[int, Reason]] = {
    400: reason("server-bad-request"),
    401: reason("server-no-guest"),
    403: reason("server-forbidden"),
    404: reason("server-not-found"),
    405: reason("server-wrong-method"),
    408: reason("server-too-slow"),
    413: reason("server-too-large"),
    415: reason("server-bad-request"),
    429: reason("server-too-fast"),
    431: reason("server-too-large"),
}

journal = structlog.get_logger()


def voice_for(request: Request[Any, Any, Any]) -> Voice:
    wanted = request.query_params.get("language")
    return Voice(language_of(wanted, request.headers.get("accept-language")))


def plain_problem(status: int, accepted: str) -> bytes:
    """For what is turned away before it becomes a request."""
    refusal = Refusal(Kind.AWAY if status == 429 else Kind.UNKNOWN, _PLAIN[status])
    voice = Voice(language_of(None, accepted))
    problem = Problem(refusal.kind.value, refusal.why.code, voice.refusal(refusal))
    return msgspec.json.encode(problem)


def answer_refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    refusal = error.refusal
    status = 429 if refusal.why.code in TOO_MANY else STATUS.get(refusal.kind, 400)
    return _problem(request, status, refusal)


def answer_away(request: Request[Any, Any, Any], error: StoreAway) -> Response[Problem]:
    journal.warning("the database is away", error=str(error))
    away = Refusal(Kind.AWAY, reason("server-store-away"), reason("server-try-again"))
    return _problem(request, 503, away)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    why = _PLAIN.get(status)
    if why is None:
        why = _PLAIN[400] if status < 500 else reason("server-trouble")
    response = _problem(request, status, Refusal(Kind.UNKNOWN, why))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def answer_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON within JSON, deeper than anybody reads."""
    del error
    return _problem(request, 400, Refusal(Kind.UNKNOWN, _PLAIN[400]))


def answer_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    journal.exception("a request failed", path=request.scope["path_template"], exc_info=error)
    return _problem(request, 500, Refusal(Kind.AWAY, reason("server-trouble")))


def _problem(request: Request[Any, Any, Any], status: int, refusal: Refusal) -> Response[Problem]:
    voice = voice_for(request)
    problem = Problem(refusal.kind.value, refusal.why.code, voice.refusal(refusal))
    return Response(problem, status_code=status, media_type=MediaType.JSON)
