"""The API documentation as one plain page, made from the schema: no script, nothing from afar."""

from functools import cache
from html import escape
from typing import Any, Final

from litestar import Litestar, MediaType, Response, Router, get

from speeltafel.server.http.guests import AnyRequest

STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; color: #22303c; background: #f5eee0;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { border-bottom: 2px solid #b4834c; } code { background: #fff8; padding: 0 .2em; }
section { margin: 1.5rem 0; } .method { font-weight: bold; color: #3f6f5b; }
table { border-collapse: collapse; } td { padding: .2rem .8rem .2rem 0; vertical-align: top; }
@media (prefers-color-scheme: dark) { body { color: #f5eee0; background: #22303c; }
  code { background: #0004; } .method { color: #e6a817; } }
"""


@get("/api/docs", summary="This page", media_type=MediaType.HTML, include_in_schema=False)
async def api_page(request: AnyRequest) -> str:
    return _page_of(request.app)


@get("/api/docs/style.css", media_type="text/css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type="text/css")


@cache
def _page_of(app: Litestar) -> str:
    """Made once."""
    return page(app.openapi_schema.to_schema())


def page(schema: dict[str, Any]) -> str:
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width'>",
        "<title>Speeltafel API</title><link rel=stylesheet href=/api/docs/style.css>",
        "<h1>Speeltafel API</h1><p>Playing goes over the socket at ",
        "<code>/api/tables/{table}/socket</code>; its messages are told in ",
        "<code>docs/server.md</code>. Everything else is HTTP. ",
        "<a href=/api/schema/openapi.json>openapi.json</a></p>",
    ]
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            parts.append(_operation(path, method, operation))
    parts.append("<h2>Shapes</h2>")
    for name, shape in sorted(schema["components"]["schemas"].items()):
        parts.append(_shape(name.rpartition("_")[2], shape))
    return "".join(parts)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    text = f"<section><h2><span class=method>{method.upper()}</span> <code>{escape(path)}</code>"
    text += f"</h2><p>{escape(operation.get('summary', ''))}. "
    text += f"{escape(operation.get('description', ''))}</p><table>"
    for parameter in operation.get("parameters", []):
        text += f"<tr><td><code>{escape(parameter['name'])}</code><td>{parameter['in']}"
        text += f"<td>{_kind(parameter.get('schema', {}))}"
    if "requestBody" in operation:
        for media in operation["requestBody"]["content"].values():
            text += f"<tr><td>body<td><td>{_kind(media.get('schema', {}))}"
    for status, answer in operation.get("responses", {}).items():
        kinds = [_kind(m.get("schema", {})) for m in answer.get("content", {}).values()]
        text += f"<tr><td>{status}<td>answer<td>{' '.join(kinds)}"
    return text + "</table></section>"


def _shape(name: str, shape: dict[str, Any]) -> str:
    text = f"<section><h3 id='{escape(name)}'>{escape(name)}</h3>"
    text += f"<p>{escape(shape.get('description', ''))}</p><table>"
    for field, kind in shape.get("properties", {}).items():
        text += f"<tr><td><code>{escape(field)}</code><td>{_kind(kind)}"
    return text + "</table></section>"


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2].rpartition("_")[2])
        return f"<a href='#{name}'>{name}</a>"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " | ".join(_kind(each) for each in schema[key])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    return escape(str(schema.get("type", "anything")))


API_PAGE: Final = Router("/", route_handlers=[api_page, style])
