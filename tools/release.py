"""Checks a release before it is one: what is built is installed, played and looked at.

scripts/release-check
"""

import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = "speeltafel/server/pages/"
MOST_MEGABYTES: Final = 25.0
IMPORT_LIMIT: Final = 0.150
PROMPT_LIMIT: Final = 1.0
TURNS: Final = 5
MOVES: Final = "Nz\nquit\n"


class Failed(Exception):
    """Something that a release must do is not so."""


def main() -> int:
    try:
        with tempfile.TemporaryDirectory() as folder:
            check(Path(folder))
    except Failed as failed:
        print(f"NOT READY: {failed}", file=sys.stderr)
        return 1
    print("ready")
    return 0


def check(folder: Path) -> None:
    wheel, source = built(ROOT, folder / "dist")
    again, _ = built(unpacked(source, folder / "source"), folder / "again", source=False)
    if contents(wheel) != contents(again):
        raise Failed("the source package builds another wheel")
    megabytes = wheel.stat().st_size / 1e6
    print(
        f"{wheel.name}: {megabytes:.1f} MB of {MOST_MEGABYTES:.0f}; {source.name}: "
        f"{source.stat().st_size / 1e6:.1f} MB"
    )
    if megabytes > MOST_MEGABYTES:
        raise Failed("the wheel is too large")
    for python in pythons():
        check_python(wheel, folder / Path(python).name, python)
    check_engine(wheel, folder / "light")
    check_table(wheel, folder / "table")


def built(root: Path, to: Path, source: bool = True) -> tuple[Path, Path]:
    kinds = ["--wheel", *(["--sdist"] if source else [])]
    run([sys.executable, "-m", "build", *kinds, "--outdir", str(to), str(root)])
    return next(to.glob("*.whl")), next(to.glob("*.tar.gz"), to)


def unpacked(source: Path, to: Path) -> Path:
    to.mkdir()
    run(["tar", "-xzf", str(source), "-C", str(to)])
    return next(to.iterdir())


def contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as packed:
        return {
            each.filename: each.CRC
            for each in packed.infolist()
            if "dist-info" not in each.filename
        }


def environment(folder: Path, wanted: str, python: str = sys.executable) -> Path:
    """An empty environment with this installed; its Python."""
    run([python, "-m", "venv", str(folder)])
    installed = folder / "bin" / "python"
    run(
        [
            str(installed),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--constraint",
            str(ROOT / "constraints.txt"),
            wanted,
        ]
    )
    return installed


def pythons() -> list[str]:
    """The other Pythons we name, if they are on this machine; pyenv hides some of its own."""
    hidden = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found = []
    for minor in sorted({11, 12, 13, 14} - {sys.version_info.minor}):
        name = f"python3.{minor}"
        known = [shutil.which(name), *map(str, sorted(hidden.glob(f"3.{minor}.*/bin/{name}")))]
        works = [python for python in known if python and runs(python)]
        found += works[:1]
    return found


def runs(python: str) -> bool:
    return not subprocess.run([python, "-c", "pass"], check=False, capture_output=True).returncode


def check_python(wheel: Path, folder: Path, python: str) -> None:
    environment(folder, str(wheel), python)
    command = str(folder / "bin" / "speeltafel")
    run([command, "simulate", "kobito", "--games", "2"])
    run([command, "play", "katalon", "--people", "2"], MOVES, cwd=folder)
    print(f"{Path(python).name}: installed, simulated and played")


def check_engine(wheel: Path, folder: Path) -> None:
    """The light package: engine, words and terminal."""
    python = environment(folder, str(wheel))
    command = str(folder / "bin" / "speeltafel")
    packages = run([str(python), "-m", "pip", "list", "--format=freeze"]).split()
    print(f"speeltafel: {len(packages)} packages in its environment")
    said = run([command, "play", "katalon", "--people", "2", "--lang", "en"], MOVES, cwd=folder)
    if "East" not in said and "South" not in said:
        raise Failed(f"the terminal did not play: {said[-300:]}")
    for room in ("table", "serve"):
        answer = subprocess.run(
            [command, room, "--lang", "en"], capture_output=True, text=True, check=False
        )
        if answer.returncode != 2 or "speeltafel[server]" not in answer.stderr:
            raise Failed(f"`speeltafel {room}` without the server says: {answer.stderr}")
    nothing = timed([str(python), "-c", "pass"])
    imported = timed([str(python), "-c", "import speeltafel"])
    loaded = timed([str(python), "-c", "import speeltafel; speeltafel.GAMES"])
    prompt = timed([command, "play", "katalon", "--people", "2"], "quit\n", cwd=folder)
    tell("import speeltafel", imported, nothing, IMPORT_LIMIT)
    tell("all five games loaded", loaded, nothing, PROMPT_LIMIT)
    tell("first prompt of the terminal", prompt, nothing, PROMPT_LIMIT)


def check_table(wheel: Path, folder: Path) -> None:
    """With the server: every page is there and is sent."""
    environment(folder, f"{wheel}[server]")
    with zipfile.ZipFile(wheel) as packed:
        pages = [name.removeprefix(PAGES) for name in packed.namelist() if name.startswith(PAGES)]
    shown = [page for page in pages if not Path(page).name.startswith(".")]
    if "index.html" not in shown:
        raise Failed("the wheel has no pages")
    with serving(folder) as address:
        for page in shown:
            with urllib.request.urlopen(
                f"{address}/{'' if page == 'index.html' else page}"
            ) as answer:
                if answer.status != 200 or not answer.read(1):
                    raise Failed(f"{page} is not sent")
        with urllib.request.urlopen(f"{address}/health") as answer:
            print(f"the table: {len(shown)} pages sent, health {answer.read().decode()}")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    port = free_port()
    database = f"sqlite:///{folder}/tables.sqlite"
    command = [
        str(folder / "bin" / "speeltafel"),
        "serve",
        "--port",
        str(port),
        "--database",
        database,
    ]
    with subprocess.Popen(command, cwd=folder) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(f"{address}/health")
            yield address
        finally:
            server.terminate()


def wait_for(address: str) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(address).close()
            return
        except OSError:
            time.sleep(0.2)
    raise Failed(f"nothing answers at {address}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def run(command: Sequence[str], typed: str = "", cwd: Path | None = None) -> str:
    answer = subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, cwd=cwd
    )
    if answer.returncode:
        raise Failed(f"{' '.join(command)}: {answer.stdout}{answer.stderr}")
    return answer.stdout


class Time(NamedTuple):
    clock: float
    used: float
    """Of the processor, which other work on the machine hardly changes."""


def timed(command: Sequence[str], typed: str = "", cwd: Path | None = None) -> Time:
    """What the middle one of a few runs takes."""
    taken = []
    for _ in range(TURNS):
        began, before = time.perf_counter(), processor()
        run(command, typed, cwd)
        taken.append(Time(time.perf_counter() - began, processor() - before))
    return Time(median(each.clock for each in taken), median(each.used for each in taken))


def processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def tell(what: str, taken: Time, nothing: Time, limit: float) -> None:
    """Held to what the processor did: the clock counts whatever else the machine does."""
    used, clock = taken.used / nothing.used, taken.clock / nothing.clock
    print(
        f"{what}: {1000 * taken.used:.0f} ms of the processor ({used:.1f} × python -c pass), "
        f"{1000 * taken.clock:.0f} ms by the clock ({clock:.1f} ×); at most {1000 * limit:.0f} ms"
    )
    if taken.used > limit:
        raise Failed(f"{what} takes too long")


if __name__ == "__main__":
    sys.exit(main())
