"""A record is looked back at in the terminal."""

import json
from pathlib import Path

import pytest

from speeltafel.core.record import format_record, record_of
from speeltafel.words import LANGUAGES, Language
from tests.cli import speeltafel
from tests.learn.review.matches import played


@pytest.fixture(scope="module")
def katalon(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("review") / "katalon.txt"
    file.write_text(format_record(record_of(played("katalon", ("player", "beginner"), 3))))
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_of_katalon_is_reviewed_with_proof(
    capsys: pytest.CaptureFixture[str], katalon: Path, language: Language
) -> None:
    out = speeltafel(capsys, "review", str(katalon), "--lang", language).out
    assert {"nl": "bewezen", "en": "proven"}[language] in out
    assert {"nl": "De laatste fout was van", "en": "The last mistake was by"}[language] in out


def test_the_review_as_json_holds_what_the_page_shows(
    capsys: pytest.CaptureFixture[str], katalon: Path
) -> None:
    (page,) = json.loads(speeltafel(capsys, "review", str(katalon), "--json").out)
    assert page["proven"]
    assert len(page["points"]) == page["length"] + 1
    for moment in page["moments"]:
        assert moment["played"] not in moment["better"]
        assert set(moment["better"]) | set(moment["refuted"]) == set(moment["moves"])
        assert moment["line"][0]["move"] == moment["better"][0] or len(moment["better"]) > 1


def test_the_line_that_proves_a_moment_is_told_in_sentences(
    capsys: pytest.CaptureFixture[str], katalon: Path
) -> None:
    (page,) = json.loads(speeltafel(capsys, "review", str(katalon), "--json").out)
    out = " ".join(speeltafel(capsys, "review", str(katalon)).out.split())
    lines = [moment["line"] for moment in page["moments"] if len(moment["line"]) > 1]
    assert lines
    for line in lines:
        assert " ".join(f"→ {step['told']}" for step in line) in out


def test_luck_and_skill_are_shown_as_numbers_that_add_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "trios.txt"
    match = played("katoiz", ("beginner", "ahead"), 3, "3-stel-1")
    file.write_text(format_record(record_of(match)))
    page, other = json.loads(speeltafel(capsys, "review", str(file), "--json").out)
    for each in (page, other):
        signs = {"": 1, "+": 1, "-": -1, "=": -1}
        assert sum(signs[n["sign"]] * n["value"] for n in each["numbers"]) == pytest.approx(0)
    assert speeltafel(capsys, "review", str(file), "--seat", "3").code != 0


def test_the_moments_are_also_written_as_a_sheet_for_each_seat(
    capsys: pytest.CaptureFixture[str], katalon: Path, tmp_path: Path
) -> None:
    sheet = tmp_path / "moments.pdf"
    speeltafel(capsys, "review", str(katalon), "--print", str(sheet))
    assert sheet.read_bytes().startswith(b"%PDF-")
    json.loads(speeltafel(capsys, "review", str(katalon), "--print", str(sheet), "--json").out)
    file = tmp_path / "trios.txt"
    match = played("katoiz", ("beginner", "ahead"), 3, "3-stel-1")
    file.write_text(format_record(record_of(match)))
    speeltafel(capsys, "review", str(file), "--print", str(sheet))
    assert {each.name for each in tmp_path.glob("moments-*.pdf")} == {
        "moments-1.pdf",
        "moments-2.pdf",
    }


def test_a_match_that_goes_on_is_not_reviewed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, katalon: Path
) -> None:
    lines = katalon.read_text().splitlines()
    file = tmp_path / "unfinished.txt"
    file.write_text("\n".join([*lines[: lines.index("") + 4], "", "result: -", ""]))
    assert "nog niet uit" in speeltafel(capsys, "review", str(file)).err
