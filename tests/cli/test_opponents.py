"""`speeltafel opponents-report`: one command measures, draws and writes the page."""

import json
from pathlib import Path

import pytest

from speeltafel.cli.opponents_page import alone
from tests.cli import speeltafel


def test_a_ladder_is_measured_drawn_and_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("matplotlib")
    command = ("opponents-report", "--game", "potzklotz", "--variant", "beginners", "--games", "2")
    answer = speeltafel(capsys, *command, "--processes", "1", "--no-growth", "--out", str(tmp_path))
    assert answer.code == 0
    data = json.loads((tmp_path / "opponents" / "potzklotz-beginners.json").read_text())
    assert [rung["weaker"] for rung in data["rungs"]][-2:] == ["expert", "ahead"]
    assert sum(data["seats"]) == pytest.approx(1)
    told = (tmp_path / "opponents.md").read_text(encoding="utf-8")
    assert "strongest – expert" in told
    assert "misses buildings that stand turned" in told
    assert (tmp_path / "opponents" / "potzklotz-beginners-ladder.svg").exists()


def test_scores_of_one_player_join_the_page() -> None:
    row = {
        "games": 2,
        "mean": 51.0,
        "interval": [50.0, 52.0],
        "deviation": 1.0,
        "quartiles": [50, 51, 52],
        "least": 50,
        "most": 52,
        "mean_ms": 3.0,
        "bands": {"begun": 0.0, "close": 1.0},
    }
    told = "\n".join(alone({"game": "kapai", "players": {"strongest": row}, "note": "So it is."}))
    assert "| strongest | 2 | 51.00 |" in told
    assert "| strongest | 0% | 100% |" in told
    assert "So it is." in told


def test_a_folder_that_cannot_be_made_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("")
    answer = speeltafel(capsys, "opponents-report", "--out", str(taken))
    assert answer.code == 2
    assert len(answer.err.strip().splitlines()) == 1
