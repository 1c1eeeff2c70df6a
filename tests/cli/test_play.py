"""A game at the terminal, typed line by line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.cli.play import session
from speeltafel.words import LANGUAGES
from tests.cli import Answer, speeltafel

SAMPLE = "Nz Zn No Ow Wo On Nw Wn Nn Nm Mm xMn xNm xMm xMn"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typing(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lines: list[str],
    *arguments: str,
) -> Answer:
    def typed() -> Iterator[str]:
        yield from lines

    source = typed()

    def read_line(prompt: str, seconds: float | None = None) -> str:
        del seconds
        print(prompt, end="")
        try:
            return next(source)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(session, "read_line", read_line)
    return speeltafel(capsys, "play", "katalon", *arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_play_the_sample_game(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    home: Path,
    language: str,
) -> None:
    lines = SAMPLE.split()
    seats = ("--seat", "Anna", "--seat", "Bram", "--lang", language)
    answer = typing(capsys, monkeypatch, lines, *seats)
    assert answer.code == 0
    assert {"nl": "Anna wint", "en": "Anna wins"}[language] in answer.out
    assert not (home / "data").exists()


def test_a_refused_move_changes_nothing_and_is_explained(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    lines = ["Nz", "Nn", "blub", "xZn", "? Nn", "?", "Zn"]
    answer = typing(capsys, monkeypatch, lines, "--people", "2", "--lang", "en")
    assert answer.out.count("✋") == 4
    kept = (home / "data/speeltafel/katalon-1.txt").read_text(encoding="utf-8")
    assert "1 Nz\n2 Zn\n\nresult: -" in kept


def test_a_game_against_the_computer_can_be_taken_back_saved_and_resumed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    lines = ["undo", "Nz", "undo", "Oo", "save", "save mine.txt", "moves", "quit"]
    seats = ("--seat", "Anna", "--seat", "bot:random", "--seed", "1", "--lang", "en")
    answer = typing(capsys, monkeypatch, lines, *seats)
    assert answer.code == 0
    saved = (home / "mine.txt").read_text(encoding="utf-8")
    assert "seat 2: bot:random" in saved
    assert "1 Oo\n2 " in saved
    resumed = typing(capsys, monkeypatch, ["moves"], "--resume", "mine.txt", "--lang", "en")
    assert resumed.code == 0
    assert "1. Anna plays on the east field of East" in resumed.out


def test_saving_never_overwrites_another_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    (home / "letter.txt").write_text("dear Bram", encoding="utf-8")
    lines = ["Nz", "save letter.txt", "save /nowhere/at/all.txt"]
    answer = typing(capsys, monkeypatch, lines, "--people", "2", "--lang", "en")
    assert (home / "letter.txt").read_text(encoding="utf-8") == "dear Bram"
    assert "exists already" in answer.out
    assert "/nowhere/at/all.txt" in answer.out


def test_round_one_screen_whoever_moved_last_takes_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    lines = ["Nz", "Zn", "undo", "Zm", "undo", "undo", "Mm"]
    typing(capsys, monkeypatch, lines, "--people", "2", "--lang", "en")
    kept = (home / "data/speeltafel/katalon-1.txt").read_text(encoding="utf-8")
    assert "\n\n1 Mm\n\nresult: -" in kept


def test_who_resigns_loses(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = ("--seat", "Anna", "--seat", "Bram", "--lang", "en")
    answer = typing(capsys, monkeypatch, ["Nz", "resign"], *seats)
    assert answer.out.rstrip().endswith("Bram resigns.")


def test_the_computer_plays_on_for_who_goes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = ("--seat", "Anna", "--seat", "bot:random", "--seed", "2", "--lang", "en")
    answer = typing(capsys, monkeypatch, ["Nz", "computer"], *seats)
    assert "The computer plays on for Anna." in answer.out
    assert " wins" in answer.out
