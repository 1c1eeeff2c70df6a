"""A record of older rules at the command line: replayed under them, or the correction explained."""

from dataclasses import replace
from pathlib import Path

import pytest

from speeltafel import games
from speeltafel.core.game import AnyGame, Correction
from speeltafel.core.reason import reason
from speeltafel.games.katalon import KATALON
from speeltafel.words import LANGUAGES
from tests.cli import speeltafel
from tests.cli.test_bad_input import RECORD

WHY = reason("trapje-stones-were-counted-twice")


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "record.txt"
    path.write_text(RECORD, encoding="utf-8")
    return str(path)


def on_the_shelf(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    monkeypatch.setitem(games._SHELF, game.name, game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_says_what_was_corrected_since(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    record: str,
    language: str,
) -> None:
    before = speeltafel(capsys, "check", record, "--lang", language).out
    on_the_shelf(monkeypatch, replace(KATALON, rules_version=2, corrections=(Correction(1, WHY),)))
    answer = speeltafel(capsys, "check", record, "--lang", language)
    assert answer.code == 0
    assert " ".join(answer.out.split()).startswith(" ".join(before.split()))
    assert "stones were counted twice" in " ".join(answer.out.split())


def test_a_record_goes_on_under_an_earlier_version(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, record: str
) -> None:
    """Version 2 forbids everything: only version 1 can have played this."""
    two = replace(
        KATALON,
        rules_version=2,
        why_not=lambda state, seat, move: reason("core-over"),
        earlier=(KATALON,),
    )
    on_the_shelf(monkeypatch, two)
    assert speeltafel(capsys, "check", record).code == 0
    on_the_shelf(monkeypatch, replace(two, earlier=()))
    assert speeltafel(capsys, "check", record).code == 1
