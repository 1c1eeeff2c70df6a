"""A real server in a process of its own, for tests and benchmarks: start, stop, kill."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any

START_SECONDS = 90.0

QUICK = {
    "bot_pause": 0,
    "bot_seconds": 30,
    "guest_messages": 100_000,
    "guest_setups": 1_000_000,
    "guest_tables": 1_000_000,
    "guest_bytes": 1_000_000_000,
    "guest_hints": 100_000,
    "address_messages": 1_000_000,
    "address_requests": 1_000_000,
    "address_sockets": 10_000,
    "log_level": "warning",
}
"""No waiting for politeness in tests, and time to think on a busy machine; tests of the limits set
their own."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    program = "from speeltafel.cli import main; main()"

    def __init__(
        self,
        folder: Path,
        settings: Mapping[str, Any] | None = None,
        database: str | None = None,
        redis: str = "",
        name: str = "house",
    ) -> None:
        self.port = free_port()
        self.folder = folder
        self.log = folder / f"{name}.log"
        self.settings = {
            **QUICK,
            "database": database or f"sqlite:///{folder / 'tables.sqlite'}",
            "redis": redis,
            **(settings or {}),
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> None:
        environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("SPEELTAFEL_")},
            **{f"SPEELTAFEL_{k.upper()}": str(v) for k, v in self.settings.items()},
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    self.program,
                    "serve",
                    "--port",
                    str(self.port),
                ],
                env=environment,
                stdout=log,
                stderr=log,
            )
        if wait:
            self.wait_until_open()

    def wait_until_open(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the server did not open: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As somebody who asks nicely would; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(by)
        return process.wait(timeout=30)

    def __enter__(self) -> "House":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()

    def memory(self) -> int:
        """Bytes this process keeps in memory for itself."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(each for each in text.splitlines() if each.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def troubles(self) -> str:
        """Anything in the log that looks like a fault."""
        lines = self.log.read_text().splitlines()
        return "\n".join(line for line in lines if "Traceback" in line or '"error"' in line)
