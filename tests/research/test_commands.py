"""`speeltafel research`: data and measurements from the command line."""

import json
from pathlib import Path

import pytest

from speeltafel.cli.app import run


def test_regret_of_perfect_play_is_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["research", "regret", "--bots", "perfect,random", "--each", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["perfect"]["value"] == 0
    assert told["random"]["value"] > 0
    assert told["random"]["positions"] == 40


def test_the_table_of_regret_names_every_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(["--lang", "en", "research", "regret", "--bots", "perfect,random", "--each", "1"]) == 0
    )
    told = capsys.readouterr().out
    assert "perfect" in told
    assert "mean regret" in told


def test_a_data_set_is_written_with_its_card(tmp_path: Path) -> None:
    assert run(["research", "dataset", str(tmp_path), "--most", "2"]) == 0
    written = sorted(path.name for path in tmp_path.iterdir())
    assert written[0] == "README.md"
    assert written[-1] == "katalon-02.parquet"


def test_an_unknown_player_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["research", "regret", "--bots", "nobody", "--each", "1"]) == 2
    assert "nobody" in capsys.readouterr().err


def test_what_is_not_installed_is_named_with_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "speeltafel.research.dataset", None)
    assert run(["--lang", "en", "research", "dataset", str(tmp_path)]) == 2
    assert "pip install" in capsys.readouterr().err
