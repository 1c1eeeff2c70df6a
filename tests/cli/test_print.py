"""`speeltafel print` writes what was asked, lists what there is, and refuses kindly."""

import json
from pathlib import Path

import pytest

from speeltafel.print import PRINTABLES
from speeltafel.words import LANGUAGES
from tests.cli import speeltafel
from tests.print.reading import page_text, root, sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_everything(capsys: pytest.CaptureFixture[str], language: str) -> None:
    shown = speeltafel(capsys, "print", "--list", "--lang", language).out
    listed = json.loads(speeltafel(capsys, "print", "--list", "--json", "--lang", language).out)
    assert [each["name"] for each in listed] == list(PRINTABLES)
    assert all(name in shown for name in PRINTABLES)


def test_a_file_is_written_as_ordered(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    command = ["print", "kapai-sheets", "-o", str(file), "--lang", "en", "--paper", "letter"]
    done = speeltafel(capsys, *command, "--per-page", "4", "--count", "8", "--ink", "low")
    assert str(file) in done.out.replace("\n", "")
    content = file.read_bytes()
    assert root(content)["/Lang"] == "en"
    assert sizes(content) == [pytest.approx((215.9, 279.4), abs=0.01)] * 2
    assert "Mads Fløe" in page_text(content)


def test_puzzles_of_ones_own_choice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "book.pdf"
    speeltafel(capsys, "print", "katalon-puzzles", "--numbers", "5,20-22", "-o", str(file))
    assert "4 puzzels" in page_text(file.read_bytes())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["poster"], "poster"),
        (["kobito-cards", "--ink", "pink"], "--ink"),
        (["kobito-cards", "--shift", "far"], "--shift"),
        (["katalon-puzzles", "--numbers", "one"], "--numbers"),
        (["katalon-puzzles", "--numbers", "999"], "puzzel"),
        (["kapai-sheets", "--count", "9999"], "--count"),
        (["kapai-sheets", "-o", "/nowhere/at/all.pdf"], "/nowhere"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_reason(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    done = speeltafel(capsys, "print", *arguments, "--lang", "nl")
    assert done.code
    assert told in done.err.replace("\n", "")
