"""PostgreSQL and Redis of our own for tests: found on the machine, else installed as root, else
the test says why it cannot run."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.house import free_port

POSTGRES_PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql")
NOBODY = "postgres"
"""PostgreSQL refuses to run as root, so root borrows this user."""


class Service:
    """A process that can be stopped and started again on the same port."""

    def __init__(self, command: list[str], ready: list[str], log: Path, port: int) -> None:
        self.command = command
        self.port = port
        self._ready = ready
        self._log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if subprocess.run(self._ready, capture_output=True).returncode == 0:
                return
            time.sleep(0.1)
        raise AssertionError(f"does not start: {self._log.read_text()[-1000:]}")

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(by)
            process.wait(timeout=30)


@contextmanager
def redis(folder: Path) -> Iterator[Service]:
    server, client = _program("redis-server"), _program("redis-cli")
    port = free_port()
    command = [server, "--port", str(port), "--save", "", "--appendonly", "no", "--bind"]
    service = Service(
        [*command, "127.0.0.1"], [client, "-p", str(port), "ping"], folder / "redis.log", port
    )
    service.start()
    try:
        yield service
    finally:
        service.stop()


@contextmanager
def postgres(folder: Path) -> Iterator[Service]:
    programs = _postgres_programs()
    # Not in pytest's folder, which pytest keeps closed to other users.
    data = Path(tempfile.mkdtemp(prefix="speeltafel-postgres-"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(data, NOBODY)
        change = ["--reuid", NOBODY, "--regid", NOBODY, "--clear-groups", "--"]
        as_user = [_program("setpriv"), *change]
    init = [
        *as_user,
        str(programs / "initdb"),
        "-D",
        str(data),
        "-A",
        "trust",
        "-U",
        "postgres",
    ]
    made = subprocess.run([*init, "--no-sync"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    port = free_port()
    service = Service(
        [
            *as_user,
            str(programs / "postgres"),
            "-D",
            str(data),
            "-p",
            str(port),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "unix_socket_directories=",
        ],
        [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)],
        folder / "postgres.log",
        port,
    )
    service.start()
    try:
        yield service
    finally:
        service.stop()
        shutil.rmtree(data, ignore_errors=True)


def _postgres_programs() -> Path:
    for place in POSTGRES_PLACES:
        for found in sorted(Path(place).glob("**/bin/initdb"), reverse=True):
            return found.parent
    _install("postgresql")
    for found in sorted(Path(POSTGRES_PLACES[0]).glob("**/bin/initdb"), reverse=True):
        return found.parent
    pytest.skip("PostgreSQL is not on this machine and could not be installed")


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        _install({"redis-cli": "redis-tools"}.get(name, name))
        found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not on this machine and could not be installed")
    return found


def _install(package: str) -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "install", "-y", package],
            capture_output=True,
            timeout=300,
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
