"""Examples of the rules over HTTP."""

from typing import Annotated, Final

from litestar import Router, post
from litestar.params import Parameter

from speeltafel.protocol import examples
from speeltafel.protocol.documents import ExampleLine, ExampleState
from speeltafel.protocol.languages import language_of
from speeltafel.server.http.guests import AnyRequest
from speeltafel.server.http.types import PROBLEMS


@post("/{name:str}/{number:int}", summary="Try an example", responses=PROBLEMS, status_code=200)
async def try_example(
    request: AnyRequest,
    name: str,
    number: Annotated[int, Parameter(ge=1, le=100)],
    data: ExampleLine,
    language: Annotated[str | None, Parameter(max_length=20)] = None,
) -> ExampleState:
    """The position after `line`, and how its last move is told; a move that is not allowed is
    answered with the rule."""
    spoken = language_of(language, request.headers.get("accept-language"))
    return examples.tried(name, number, data.line, spoken)


PRACTICE: Final = Router("/api/examples", route_handlers=[try_example], tags=["shelf"])
