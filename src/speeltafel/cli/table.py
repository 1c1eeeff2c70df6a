"""`speeltafel table`: the table on this machine, in the browser; what `scripts/play` runs."""

import os
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from speeltafel.cli.arguments import console, installed
from speeltafel.cli.serve import check
from speeltafel.server.settings import Settings
from speeltafel.words import Voice

FIRST_PORT: Final = 8000
PORTS: Final = 50
PATIENCE: Final = 30.0


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("table", help=voice.word("cli-table"))
    def table(
        port: Annotated[int | None, typer.Option(min=1, help=voice.word("server-port"))] = None,
        browser: Annotated[bool, typer.Option(help=voice.word("cli-table-browser"))] = True,
    ) -> None:
        open_table(voice, port, browser)


def open_table(voice: Voice, port: int | None = None, browser: bool = True) -> None:
    with installed("server"):
        from speeltafel.server.serve import own_address, serve

    chosen = port or free_port()
    others = f"http://{own_address()}:{chosen}"
    settings = Settings(
        host="0.0.0.0", port=chosen, public_url=others, log_level="warning", log_format="plain"
    )
    check(settings)
    here = f"http://127.0.0.1:{chosen}"
    console.print(voice.word("cli-table-here", address=here), markup=False)
    console.print(voice.word("cli-table-others", address=others), markup=False)
    if browser and has_screen():
        threading.Thread(target=open_when_ready, args=(here,), daemon=True).start()
    serve(settings)


def can_open() -> bool:
    """Whether the server and its pages are there."""
    pages = Path(str(files("speeltafel"))) / "server" / "pages" / "index.html"
    return find_spec("litestar") is not None and pages.exists()


def free_port() -> int:
    """The usual port, or the next one that nobody uses."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("0.0.0.0", port))
            except OSError:
                continue
            return port
    return FIRST_PORT


def has_screen() -> bool:
    """Whether a browser could be shown; in a text-only session opening one would take the
    terminal over."""
    if os.name == "nt" or os.uname().sysname == "Darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                break
        except urllib.error.URLError:
            time.sleep(0.1)
    webbrowser.open(address)
