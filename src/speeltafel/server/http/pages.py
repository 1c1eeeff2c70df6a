"""The pages of the browser, built by `web/` into this package, and the rules they show."""

from functools import cache
from gzip import compress
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Final

from litestar import MediaType, Response, Router, get
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from speeltafel.core.refusal import accept
from speeltafel.games import find_game
from speeltafel.protocol.documents import RulesPage
from speeltafel.protocol.languages import language_of
from speeltafel.protocol.learn.lessons import examples_in
from speeltafel.server.http.guests import AnyRequest
from speeltafel.server.http.types import PROBLEMS
from speeltafel.solve.oracle import SOLUTION_NAME, book_path
from speeltafel.words import Voice

FOLDER: Final = Path(str(files("speeltafel.server"))) / "pages"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"

_TEXTS: Final = (".js", ".css", ".svg", ".json")
_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".css": "text/css; charset=utf-8",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".gz": "application/octet-stream",  # unpacked by the pages themselves
}


@get("/api/rules/{name:str}", summary="The rules of a game", responses=PROBLEMS, tags=["shelf"])
async def rules_page(
    request: AnyRequest,
    name: str,
    language: Annotated[str | None, Parameter(max_length=20)] = None,
) -> RulesPage:
    """In Markdown, in our own words."""
    game = accept(find_game(name[:40]))
    spoken = language_of(language, request.headers.get("accept-language"))
    page = files("speeltafel") / "rulebook" / spoken / f"{game.name}.md"
    voice = Voice(spoken)
    return RulesPage(
        game.name,
        voice.word(f"{game.name}-title"),
        page.read_text(encoding="utf-8"),
        examples_in(game, voice),
    )


@get(["/", "/{name:path}"], include_in_schema=False)
async def page(request: AnyRequest, name: str = "") -> Response[bytes]:
    """Icons, the manifest and the worker are files; every place of the product is one page, and
    the browser reads the address. What is no place is told there too."""
    loose = name.strip("/")
    if loose in _loose_files():
        return _file(loose)
    if loose and "text/html" not in request.headers.get("accept", ""):
        raise HTTPException(status_code=404)
    return _file("index.html")


@cache
def _loose_files() -> frozenset[str]:
    return frozenset(path.name for path in FOLDER.glob("*.*") if path.suffix in _KINDS)


def _file(name: str) -> Response[bytes]:
    path = FOLDER / name
    if not path.is_file():
        unbuilt = b"The pages have not been built. Run scripts/pages first.\n"
        return Response(unbuilt, media_type=MediaType.TEXT, status_code=503)
    return Response(
        path.read_bytes(),
        media_type=_KINDS[path.suffix],
        headers={"cache-control": ALWAYS_ASK},
    )


@get("/assets/{name:path}", include_in_schema=False)
async def asset(request: AnyRequest, name: str) -> Response[bytes]:
    """A part of the pages. Its name changes with its content, so it is kept for ever."""
    loose = name.strip("/")
    path = _assets().get(loose)
    if path is None:
        raise HTTPException(status_code=404)
    packs = "gzip" in request.headers.get("accept-encoding", "") and _is_text(loose)
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    if packs:
        headers["content-encoding"] = "gzip"
    return Response(
        _packed(path) if packs else path.read_bytes(),
        media_type=_kind(loose),
        headers=headers,
    )


@cache
def _assets() -> dict[str, Path]:
    """By their names. The engine for a device that serves itself lies in a folder of its own; the
    package holds Katalon's book once, elsewhere."""
    folder = FOLDER / "assets"
    found = {
        path.relative_to(folder).as_posix(): path
        for path in folder.rglob("*.*")
        if path.is_file() and not path.name.startswith(".")
    }
    for engine in folder.glob("engine-*"):
        found[f"{engine.name}/{SOLUTION_NAME}"] = book_path()
    return found


def _kind(name: str) -> str:
    return _KINDS.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"


def _is_text(name: str) -> bool:
    return Path(name).suffix in _TEXTS


@cache
def _packed(path: Path) -> bytes:
    """Packed once, with all the care there is: everybody gets the same."""
    return compress(path.read_bytes(), 9, mtime=0)


def pages() -> list[Router]:
    return [Router("/", route_handlers=[rules_page, asset, page])]
