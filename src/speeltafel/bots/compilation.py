"""Whether the opponents of a game think with machine code, which takes a minute to compile.

A process that finds none plays the same search in plain Python, thinking less in the same time, and
has it compiled in the background (`python -m speeltafel.bots`) for the processes after it.
"""

import subprocess
import sys
import time
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from speeltafel.bots.effort import Effort
from speeltafel.kernels.machine_code import folder_of

BACKGROUND: Final = "--background"
GIVEN_UP: Final = 600.0
"""Seconds after which a compilation that has not ended counts as broken off."""

MEANWHILE: Final = 0.3
"""Seconds of thought at most while machine code is compiled, which keeps the processor busy."""


class Compilation:
    def __init__(self, game: str) -> None:
        self.game = game
        self.package = f"speeltafel.bots.{game}.kernels"
        self._used: bool | None = None
        self._background: subprocess.Popen[bytes] | None = None

    def used(self) -> bool:
        """Decided at the first question, so that all parts of a process agree."""
        if self._used is None:
            self._used = self.ready()
            if not self._used and installed():
                self._start()
        return self._used

    def demand(self) -> bool:
        """Uses machine code, also where it has to be compiled first; whether that can be: it is
        too late for a process that has begun to think without."""
        if self._used is None:
            self._used = installed()
            if self._used and not self.ready():
                self._begun.touch()  # so that nobody starts it in the background too
        return self._used

    def ready(self) -> bool:
        return installed() and _text(self._stamp) == this_machine()

    def effort(self, effort: Effort) -> Effort:
        if self.used() or not installed():
            return effort
        return effort._replace(seconds=min(effort.seconds, MEANWHILE))

    def outdated(self) -> bool:
        """A new process would think with machine code, this one does not."""
        return self._used is False and self.ready()

    def finish(self) -> None:
        """Everything is compiled."""
        self._stamp.write_text(this_machine(), encoding="utf-8")

    def _start(self) -> None:
        if time.time() - _changed(self._begun) < GIVEN_UP:
            return  # another process compiles
        self._begun.touch()
        self._background = subprocess.Popen(
            [sys.executable, "-m", "speeltafel.bots", BACKGROUND, self.game],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    @property
    def _stamp(self) -> Path:
        return folder_of(self.package) / "ready"

    @property
    def _begun(self) -> Path:
        return folder_of(self.package) / "begun"


KAPAI: Final = Compilation("kapai")
KATOIZ: Final = Compilation("katoiz")
COMPILED_GAMES: Final = (KAPAI, KATOIZ)


@cache
def installed() -> bool:
    return find_spec("numba") is not None


@cache
def this_machine() -> str:
    """What numba's machine code depends on beside the sources."""
    from llvmlite import binding

    processor = f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
    return f"{version('numba')} {sys.implementation.cache_tag} {processor}"


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def _changed(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0
