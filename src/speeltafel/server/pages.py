"""The pages of the browser, built by `web/` into this package, and the rules they show."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

from litestar import MediaType, Response, Router, get
from litestar.exceptions import HTTPException
from litestar.params import Parameter
from litestar.static_files import create_static_files_router

from speeltafel.core.refusal import accept
from speeltafel.games import find_game
from speeltafel.server.forms import RulesPage
from speeltafel.server.languages import language_of
from speeltafel.server.reception import AnyRequest
from speeltafel.words import Voice

FOLDER: Final = Path(str(files("speeltafel.server"))) / "pages"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"

PLACES: Final = [
    "/",
    "/puzzles",
    "/j",
    *(f"/{place}/{{rest:path}}" for place in ("play", "t", "j", "rules", "replay", "puzzles")),
]

_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}


@get("/api/rules/{name:str}", summary="The rules of a game", tags=["shelf"])
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


@get(
    PLACES,
    include_in_schema=False,
)
async def page(rest: str = "") -> Response[bytes]:
    """Every place of the product is the same page; the browser reads the address."""
    del rest
    return _file("index.html")


@get(
    "/{name:str}",
    include_in_schema=False,
)
async def loose_file(name: str) -> Response[bytes]:
    """Icons, the manifest, the worker that makes pages open without a network."""
    return _file(name)


def _file(name: str) -> Response[bytes]:
    path = FOLDER / name
    if path.parent != FOLDER or path.suffix not in _KINDS or not path.is_file():
        if name == "index.html":
            return Response(
                b"The pages have not been built. Run scripts/pages first.\n",
                media_type=MediaType.TEXT,
                status_code=503,
            )
        raise HTTPException(status_code=404)
    return Response(
        path.read_bytes(),
        media_type=_KINDS[path.suffix],
        headers={"cache-control": ALWAYS_ASK},
    )


def pages() -> list[Router]:
    routers = [Router("/", route_handlers=[rules_page, page, loose_file])]
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
