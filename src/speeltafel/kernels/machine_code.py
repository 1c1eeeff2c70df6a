"""Keeps the machine code of kernels in a folder named by the checksum of all that it is made from.

Numba itself looks only at the file of the function that it compiled, and would go on using machine
code in which a changed function of another file is built in.
"""

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

PREFIX: Final = "machine-code-"
IMPORTED: Final = re.compile(r"^from (speeltafel[\w.]*) import", re.MULTILINE)
KERNELS: Final = ".kernels."
WITHOUT_CONSTANTS: Final = {"speeltafel.kernels.machine_code", "speeltafel.bots.compilation"}


def compiler(
    package: str,
    signature: str | None = None,
    *,
    nogil: bool = False,
    inline: Literal["never", "always"] = "never",
) -> Callable[[Callable[..., Any]], Any]:
    """A decorator that compiles the functions of a package of kernels."""
    import numba

    def compiled(function: Callable[..., Any]) -> Any:
        with _cache_folder(numba.config, folder_of(package)):
            return numba.njit(signature, cache=True, nogil=nogil, inline=inline)(function)

    return compiled


@contextmanager
def _cache_folder(config: Any, folder: Path) -> Iterator[None]:
    """What NUMBA_CACHE_DIR sets for all functions, for these only."""
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@cache
def folder_of(package: str) -> Path:
    """Beside the sources where that can be written, else where this user keeps caches."""
    name = f"{PREFIX}{checksum(package)}"
    for place in _places(package):
        try:
            if not (place / name).exists():
                (place / name).mkdir(parents=True)
                _remove_others(place, name)
            tempfile.TemporaryFile(dir=place / name).close()
        except OSError:
            continue
        return place / name
    return Path(tempfile.mkdtemp(prefix=PREFIX))  # nothing is kept for the next process


def _places(package: str) -> Iterator[Path]:
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen) / package
        return
    yield _source_folder(package) / "__pycache__"
    own = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME")
    with suppress(RuntimeError):  # a user without a home
        yield Path(own or Path.home() / ".cache") / "speeltafel" / package


def _remove_others(place: Path, name: str) -> None:
    """Machine code of sources that are no longer there."""
    for other in place.glob(f"{PREFIX}*"):
        if other.name != name:
            shutil.rmtree(other, ignore_errors=True)
    for pattern in ("*.nbi", "*.nbc"):  # where numba puts it when it is not told
        for old in place.glob(pattern):
            old.unlink(missing_ok=True)


def checksum(package: str) -> str:
    """Of the kernels, of those they build in from other packages, and of the modules from which
    they take constants."""
    texts = {path: path.read_text("utf-8") for path in _source_folder(package).glob("*.py")}
    waiting = {name for text in texts.values() for name in IMPORTED.findall(text)}
    while waiting := waiting - WITHOUT_CONSTANTS:
        name = waiting.pop()
        spec = find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        path = Path(spec.origin)
        if path not in texts:
            texts[path] = path.read_text("utf-8")
            if KERNELS in name:
                waiting |= set(IMPORTED.findall(texts[path]))
    ordered = sorted((path.name, text) for path, text in texts.items())
    return sha256("\0".join(text for pair in ordered for text in pair).encode()).hexdigest()[:16]


def _source_folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent
