"""`speeltafel serve` as somebody types it."""

import os
import socket
import subprocess
import sys
from dataclasses import fields

import pytest

from speeltafel.server.settings import Settings


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from speeltafel.cli import main; main()", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "COLUMNS": "250", "NO_COLOR": "1", **environment},
    )


def test_help_explains_every_setting_and_its_environment_variable() -> None:
    shown = serve("--help").stdout
    for setting in fields(Settings):
        assert f"--{setting.name.replace('_', '-')}" in shown
        assert f"SPEELTAFEL_{setting.name.upper()}" in shown


@pytest.mark.parametrize(
    ("arguments", "says", "code"),
    [
        (("--log-level", "loud"), "--log-level", 2),
        (("--database", "mysql://x"), "--database", 2),
        (("--redis", "http://x"), "--redis", 2),
        (("--bot-workers", "0"), "--bot-workers", 2),
        (("--database", "sqlite:////proc/nowhere/x.sqlite"), "--database", 1),
        (("--database", "postgresql://nobody@127.0.0.1:1/x"), "--database", 1),
    ],
)
def test_a_wrong_setting_gets_one_clear_line(
    arguments: tuple[str, ...], says: str, code: int
) -> None:
    ended = serve(*arguments, "--port", "0")
    assert ended.returncode == code, ended.stderr
    assert says in ended.stderr
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


def test_a_port_that_is_taken_is_said() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ended = serve(SPEELTAFEL_PORT=str(port))
    assert ended.returncode == 1
    assert str(port) in ended.stderr
    assert "--port" in ended.stderr
