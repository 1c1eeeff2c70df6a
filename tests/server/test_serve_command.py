"""`speeltafel serve` as somebody types it."""

import socket
from dataclasses import fields
from pathlib import Path

import pytest

from speeltafel.cli.app import run
from speeltafel.server.settings import Settings
from tests.server.house import House


def serve(*arguments: str) -> int:
    """None of these gets so far as to open."""
    return run(["serve", *arguments])


def test_help_explains_every_setting_and_its_environment_variable(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    monkeypatch.setattr("typer.rich_utils.MAX_WIDTH", 250)
    serve("--help")
    shown = capsys.readouterr().out
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
    arguments: tuple[str, ...], says: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(*arguments, "--port", "0") == code
    told = capsys.readouterr().err
    assert says in told
    assert len(told.strip().splitlines()) == 1


def test_a_port_that_is_taken_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.setenv("SPEELTAFEL_PORT", str(port))
        assert serve() == 1
    told = capsys.readouterr().err
    assert str(port) in told
    assert "--port" in told


def test_a_second_server_on_one_file_does_not_start_and_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with House(tmp_path) as house:
        assert serve("--database", house.settings["database"], "--port", "0") == 1
        told = capsys.readouterr().err
        assert str(tmp_path / "tables.sqlite") in told
        assert "--database" in told
        assert len(told.strip().splitlines()) == 1
        house.kill()
        house.start()
