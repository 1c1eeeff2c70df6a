"""Bad input: one line that says what, why and what instead; exit code not 0; no traceback."""

from pathlib import Path

import pytest

from tests.cli import speeltafel

RECORD = """\
speeltafel record 1
game: katalon
rules: 1
variant: standard
seat 1: Anna
seat 2: Bram

1 Nz
2 Zn

result: -
"""


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["perft", "chess", "1"], 2, ["chess", "katalon"]),
        (["simulate", "katalon", "--variant", "giant"], 2, ["giant", "standard"]),
        (["simulate", "katalon", "--players", "3"], 2, ["2", "3"]),
        (["simulate", "katalon", "--option", "colour=red"], 2, ["colour"]),
        (["simulate", "katalon", "--option", "colour"], 2, ["colour", "name=value"]),
        (["simulate", "katalon", "--bots", "genius"], 2, ["genius", "random"]),
        (["simulate", "katalon", "--bots", "random,random,random"], 2, ["3", "2"]),
        (["simulate", "katalon", "--games", "0"], 2, ["--games", "--help"]),
        (["simulate", "katalon", "--games", "many"], 2, ["--games", "--help"]),
        (["play", "katalon", "--seat", "A", "--seat", "B", "--seat", "C"], 2, ["3", "2"]),
        (["play", "katalon", "--seat", "bot:genius"], 2, ["genius"]),
        (["play", "katalon", "--resume", "/nowhere/game.txt"], 1, ["/nowhere/game.txt"]),
        (["dance"], 2, ["dance", "--help"]),
        (["perft", "katalon"], 2, ["--help"]),
        (["games", "--lang", "fr"], 2, ["fr", "nl of en"]),
    ],
)
def test_a_wrong_command_is_answered_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, words: list[str]
) -> None:
    answer = (
        speeltafel(capsys, "--lang", "en", *arguments)
        if "--lang" not in arguments
        else (speeltafel(capsys, *arguments))
    )
    assert answer.code == code
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    for word in words:
        assert word in answer.err


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("2 Zn", "2 Nn", "play in South"),
        ("2 Zn", "2 hello", "‘hello’"),
        ("result: -\n", "", "breaks off"),
        ("record 1", "record 9", "newer"),
        ("rules: 1", "rules: 7", "newer"),
        ("game: katalon", "game: chess", "chess"),
        ("1 Nz", "Nz", "‘Nz’"),
    ],
)
def test_check_names_the_first_thing_wrong_in_a_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, word: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD.replace(old, new), encoding="utf-8")
    answer = speeltafel(capsys, "check", str(file), "--lang", "en")
    assert answer.code in (1, 2)
    assert answer.err.count("\n") == 1
    assert word in answer.err


def test_a_file_that_is_not_text_is_not_a_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xff\xfe\x00\x01")
    for command in ("check", "replay"):
        answer = speeltafel(capsys, command, str(file), "--lang", "en")
        assert (answer.code, answer.err.count("\n")) == (1, 1)


def test_with_json_a_refusal_is_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    answer = speeltafel(capsys, "games", "chess", "--json", "--lang", "en")
    assert answer.code == 2
    assert '"code": "core-unknown-game"' in answer.out
