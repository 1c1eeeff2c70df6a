"""`speeltafel evening` shows a saved evening, writes lists and certificates, and refuses kindly."""

import json
from pathlib import Path

import pytest

from speeltafel.protocol.afterwards.evening_file import EveningFile, SavedPlayer, to_text
from tests.cli import speeltafel
from tests.print.reading import page_text, reader
from tests.protocol.afterwards.evenings import class_evening, katalon_evening


def saved(folder: Path, file: EveningFile) -> str:
    path = folder / "evening.json"
    path.write_text(to_text(file), encoding="utf-8")
    return str(path)


def test_points_and_hardest_rounds_are_shown(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shown = speeltafel(capsys, "evening", saved(tmp_path, class_evening(14))).out
    assert "Egel 1" in shown
    assert "Moeilijkste rondes" in shown
    told = speeltafel(capsys, "evening", saved(tmp_path, katalon_evening()), "--lang", "en").out
    assert "Place" in told
    assert "2.5" in told


def test_one_player_can_be_looked_at(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved(tmp_path, class_evening(3))
    shown = speeltafel(capsys, "evening", path, "--player", "2").out
    assert shown.startswith("Haas 2\n1. Haas 2 tekent ")
    assert "Egel" not in shown
    page = json.loads(speeltafel(capsys, "evening", path, "--player", "2", "--json").out)
    assert page["name"] == "Haas 2"
    assert len(page["rounds"]) == 3
    assert speeltafel(capsys, "evening", path, "--player", "9").code == 2


def test_lists_and_certificates_are_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    grouped = class_evening(3)
    first, *others = grouped.players
    group = SavedPlayer(first.number, first.name, group=("Fien", "Gijs"))
    file = EveningFile(
        grouped.game, grouped.shape, grouped.created, (group, *others), grouped.tables
    )
    csv, ods, pdf = (str(tmp_path / name) for name in ("a.csv", "a.ods", "a.pdf"))
    written = ("--csv", csv, "--ods", ods, "--certificates", pdf)
    speeltafel(capsys, "evening", saved(tmp_path, file), *written)
    assert "Haas 2;" in Path(csv).read_text(encoding="utf-8")
    assert Path(ods).read_bytes()[:2] == b"PK"
    printed = Path(pdf).read_bytes()
    pages = [page_text(printed, number) for number in range(len(reader(printed).pages))]
    for name, page in zip(("Fien", "Gijs", "Haas 2", "=Bo", "Uil 4"), pages, strict=True):
        assert name in page
        assert "Ka Pai" in page


def test_what_is_no_evening_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    other = tmp_path / "x.json"
    other.write_text('{"format": "speeltafel-table"}', encoding="utf-8")
    refused = speeltafel(capsys, "evening", str(other))
    assert refused.code == 1
    assert "geen bewaarde les" in refused.err
