"""The engine as files for a browser: Pyodide, the rooms that a table without a server needs, a
snapshot of the memory with them imported, and what the pages show before any of it has arrived.

    python -m tools.engine FOLDER

Takes Pyodide from web/node_modules and msgspec's wheel for it from PyPI. Everything is compressed
here, so that the plainest web server sends few bytes.
"""

import gzip
import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from speeltafel.games import GAMES
from speeltafel.protocol.catalogue import shelf
from speeltafel.protocol.documents import RulesPage
from speeltafel.protocol.learn.lessons import examples_in
from speeltafel.words import LANGUAGES, Voice

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "speeltafel"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
ROOMS: Final = (
    *("core", "games", "table", "words", "kernels", "solve", "bots", "learn", "evening"),
    *("protocol", "local"),
)
LEFT_OUT: Final = re.compile(r"bots/kapai/kernels/|solve/make/|core/kit/|__pycache__/|/web/|\.pyc$")
"""Below `src/speeltafel`: what only numba, tests, the making of the solution or the pages need."""
UNUSED: Final = re.compile(
    r"^(_pyrepl|curses|ensurepip|idlelib|multiprocessing|pydoc_data|tkinter|unittest|wsgiref)/"
    r"|^(xml|xmlrpc)/"
    r"|^(bdb|doctest|ftplib|imaplib|mailbox|optparse|pdb|pickletools|poplib|profile|pydoc|smtplib"
    r"|socketserver|trace|turtle|webbrowser)\.py"
    r"|^encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_|unicode_|utf_)"
)
"""In Python's library: debuggers, servers, mail, and the alphabets of old files."""
BOOK: Final = SOURCE / "solve" / "data" / "katalon-book.solution"
"""Fetched when a proof is asked for; `speeltafel site` puts it beside the engine."""
NEEDED: Final = ROOT / "web" / "engine" / "wheels.toml"


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with TemporaryDirectory() as scratch:
        source = Path(scratch) / "source.zip"
        pack(source)
        wheel(folder / "msgspec.whl")
        node = shutil.which("node") or "node"
        script = ROOT / "web" / "engine" / "make.mjs"
        subprocess.run([node, script, PYODIDE, source, folder], check=True)
    squeeze(PYODIDE / "pyodide.asm.wasm", folder / "pyodide.asm.wasm.gz")
    squeeze(folder / "snapshot.bin", folder / "snapshot.bin.gz")
    (folder / "snapshot.bin").unlink()
    trim(PYODIDE / "python_stdlib.zip", folder / "python_stdlib.zip")
    keep_pages(folder / "kept")
    write_list(folder)


def pack(target: Path) -> None:
    """The sources, for Python in Node to compile: its bytecode differs from ours."""
    with zipfile.ZipFile(target, "w") as archive:
        for name in ("__init__.py", "face.py"):
            archive.write(SOURCE / name, f"speeltafel/{name}")
        for room in ROOMS:
            for path in sorted((SOURCE / room).rglob("*")):
                inside = str(path.relative_to(SOURCE))
                if path.is_file() and path != BOOK and not LEFT_OUT.search(inside):
                    archive.write(path, f"speeltafel/{inside}")


def wheel(target: Path) -> None:
    """Pinned by its checksum, as everything here that runs in somebody's browser."""
    wanted = tomllib.loads(NEEDED.read_text(encoding="utf-8"))["msgspec"]
    with TemporaryDirectory() as scratch:
        pinned = Path(scratch) / "pinned.txt"
        pinned.write_text(f"msgspec=={wanted['version']} --hash=sha256:{wanted['sha256']}\n")
        subprocess.run(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
                *("--disable-pip-version-check", "--only-binary=:all:", "--require-hashes"),
                *("--platform", wanted["platform"], "--python-version", wanted["python"]),
                *("--implementation", "cp", "--abi", wanted["abi"]),
                *("--dest", scratch, "--requirement", pinned),
            ],
            check=True,
        )
        (found,) = Path(scratch).glob("*.whl")
        shutil.copy(found, target)


def squeeze(source: Path, target: Path) -> None:
    target.write_bytes(gzip.compress(source.read_bytes(), 9, mtime=0))


def trim(source: Path, target: Path) -> None:
    """The standard library without what a table never needs."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w") as trimmed:
        for entry in whole.infolist():
            if not UNUSED.search(entry.filename):
                data = whole.read(entry)
                entry.compress_type = zipfile.ZIP_DEFLATED
                trimmed.writestr(entry, data, compresslevel=9)


def keep_pages(folder: Path) -> None:
    """The shelf and the rules, there before the engine is."""
    for language in LANGUAGES:
        place = folder / language
        place.mkdir(parents=True)
        _write(place / "shelf.json", shelf(language))
        for game in GAMES.values():
            page = files("speeltafel") / "rulebook" / language / f"{game.name}.md"
            voice = Voice(language)
            rules = RulesPage(
                game.name,
                voice.word(f"{game.name}-title"),
                page.read_text(encoding="utf-8"),
                examples_in(game, voice),
            )
            _write(place / f"rules-{game.name}.json", rules)


def write_list(folder: Path) -> None:
    """How large each file is, so that progress can be shown."""
    sizes = {
        str(path.relative_to(folder)): path.stat().st_size
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    (folder / "files.json").write_text(json.dumps(sizes), encoding="utf-8")


def _write(path: Path, document: Any) -> None:
    path.write_bytes(msgspec.json.encode(document))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
