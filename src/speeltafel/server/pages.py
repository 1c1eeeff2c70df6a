"""The pages of the browser, built by `web/` into this package, and the rules they show."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

from litestar import MediaType, Response, Router, get
from litestar.exceptions import HTTPException
from litestar.params import Parameter
from litestar.static_files import create_static_files_router

from speeltafel.core.refusal import accept
from speeltafel.games import find_game
from speeltafel.server.forms import PROBLEMS, RulesPage
from speeltafel.server.languages import language_of
from speeltafel.server.reception import AnyRequest
from speeltafel.words import Voice

FOLDER: Final = Path(str(files("speeltafel.server"))) / "pages"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"

_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
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
    title = Voice(spoken).word(f"{game.name}-title")
    return RulesPage(game.name, title, page.read_text(encoding="utf-8"))


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


def pages() -> list[Router]:
    routers = [Router("/", route_handlers=[rules_page, page])]
    assets = FOLDER / "assets"
    if assets.is_dir():
        routers.append(
            create_static_files_router(
                path="/assets",
                directories=[assets],
                cache_control=None,
                include_in_schema=False,
                after_request=_keep_for_ever,
            )
        )
    return routers


def _keep_for_ever(response: Response[object]) -> Response[object]:
    response.headers["cache-control"] = FOR_EVER
    return response
