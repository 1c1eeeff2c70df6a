"""`speeltafel site`: the pages as a folder of files that needs no server of ours."""

import json
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

import typer

from speeltafel.cli.arguments import console
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.solve.oracle import SOLUTION_NAME, book_path
from speeltafel.words import Voice

PAGES: Final = Path(str(files("speeltafel"))) / "server" / "pages"


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("site", help=voice.word("cli-site"))
    def site(
        folder: Annotated[
            Path, typer.Argument(help=voice.word("cli-site-folder"), metavar="FOLDER")
        ],
    ) -> None:
        write_site(PAGES, folder)
        console.print(voice.word("cli-site-written", folder=str(folder)), markup=False)


def write_site(pages: Path, folder: Path) -> None:
    """The built pages, made to stand anywhere: addresses are relative, and the page knows that the
    device is its own server. What a site wrote there before goes."""
    if not (pages / "index.html").is_file() or not list((pages / "assets").glob("engine-*")):
        raise Refused(Refusal(Kind.AWAY, reason("cli-site-unbuilt"), reason("cli-site-build")))
    if folder.exists() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise Refused(Refusal(Kind.CONFIG, reason("cli-site-full", folder=str(folder))))
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(pages, folder, ignore=shutil.ignore_patterns(".*"))
    # The package holds Katalon's book once; here it lies where the engine fetches it.
    for engine in (folder / "assets").glob("engine-*"):
        shutil.copy(book_path(), engine / SOLUTION_NAME)
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8").replace('="/', '="./')
    page.write_text(text.replace("<html ", '<html data-home="folder" ', 1), encoding="utf-8")
    manifest = folder / "manifest.webmanifest"
    told = json.loads(manifest.read_text(encoding="utf-8"))
    told["start_url"] = "./"
    for icon in told["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    manifest.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
