"""`python -m tools.opponents report`: one command measures, draws and writes the page."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from speeltafel.arena.arena import Fixture, Result, play_fixture
from speeltafel.cli.app import run
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from tests.cli import Answer, answered
from tools.opponents import command as opponents_command
from tools.opponents.ladder import rungs
from tools.opponents.measurement import Amount, measured, unusual
from tools.opponents.page import Data, alone, fair_play, page
from tools.opponents.tables import asked_tables


def opponents(capsys: pytest.CaptureFixture[str], *arguments: str) -> Answer:
    return answered(capsys, run(["--lang", "en", *arguments], [opponents_command]))


def test_a_ladder_is_measured_drawn_and_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("matplotlib")
    command = ("report", "--game", "potzklotz", "--variant", "beginners", "--games", "2")
    less = ("--processes", "1", "--growth", "0", "--crowds", "2", "--out", str(tmp_path))
    answer = opponents(capsys, *command, *less)
    assert answer.code == 0
    data = json.loads((tmp_path / "opponents" / "potzklotz-beginners.json").read_text())
    assert [rung["weaker"] for rung in data["rungs"]][-2:] == ["expert", "ahead"]
    assert sum(data["seats"]) == pytest.approx(1)
    told = (tmp_path / "opponents.md").read_text(encoding="utf-8")
    assert "strongest – expert" in told
    assert "misses buildings that stand turned" in told
    assert (tmp_path / "opponents" / "potzklotz-beginners-ladder.svg").exists()
    assert [crowd["players"] for crowd in data["crowds"]] == [3, 4]
    assert all(crowd["games"] == crowd["players"] for crowd in data["crowds"])


def test_a_table_with_an_option_has_a_ladder_of_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """KZ-24: a pile that shares two values."""
    pytest.importorskip("matplotlib")
    command = ("report", "--game", "katoiz", "--variant", "3-stel-2", "--games", "2")
    less = ("--processes", "1", "--growth", "0", "--crowds", "3", "--out", str(tmp_path))
    answer = opponents(capsys, *command, "--option", "shared-values=2", *less)
    assert answer.code == 0
    name = "katoiz-3-stel-2-shared-values-2"
    data = json.loads((tmp_path / "opponents" / f"{name}.json").read_text())
    assert data["options"] == ["shared-values=2"]
    assert [crowd["players"] for crowd in data["crowds"]] == [3, 4]
    told = (tmp_path / "opponents.md").read_text(encoding="utf-8")
    assert "## Katoiz: 3-stel 2, shared in the pile: 2" in told
    assert f"opponents/{name}-ladder.svg" in told


def test_options_that_are_as_usual_make_no_other_table() -> None:
    """However they are typed."""
    katoiz = GAMES["katoiz"]
    usual = asked_tables(katoiz, "3-stel-2", ["shared-values=1", "quiet-rounds=no"])
    assert [unusual(katoiz, config) for config in usual] == [[]]
    other = asked_tables(katoiz, "3-stel-2", ["shared-values=2", "quiet-rounds=yes"])
    named = [unusual(katoiz, config) for config in other]
    assert named == [["quiet-rounds=yes", "shared-values=2"]]
    assert asked_tables(katoiz, "3-stel-2", named[0]) == other


@pytest.mark.parametrize("variant", [("--variant", "3-stel-1"), ()])
def test_an_option_that_is_not_there_is_refused(
    variant: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Without a variant it is asked of the first."""
    command = ("report", "--game", "katoiz", *variant, "--option", "shared-values=2")
    answer = opponents(capsys, *command, "--out", str(tmp_path))
    assert answer.code == 2
    assert ("quiet-rounds" if variant else "naming") in answer.err


def test_a_measurement_goes_on_where_it_was_broken_off() -> None:
    """Meetings of the same size and seed are not played again; others are."""
    played: list[str] = []

    def play(planned: Sequence[Fixture]) -> Iterator[Result]:
        played.append(" ".join(sorted(set(planned[0].lineup))))
        return map(play_fixture, planned)

    table = GAMES["kapai"], accept(configure(GAMES["kapai"]))
    small = Amount(games=2, strongest=2, growth=0, crowds=0, seed=5)
    steps = measured(*table, small, play)
    next(steps)
    broken_off = next(steps)
    assert played == ["beginner pupil", "player pupil"]
    played.clear()
    next(measured(*table, small, play, broken_off))
    assert played == []
    next(measured(*table, small._replace(seed=6), play, broken_off))
    next(measured(*table, small._replace(games=4), play, broken_off))
    assert played == ["beginner pupil", "beginner pupil"]


def test_fair_play_joins_the_page() -> None:
    row = {"games": 40, "moves": 900, "seats": {}, "illegal": []}
    told = "\n".join(fair_play({"fair_play": True, "played": {"kobito": row}}))
    assert "| Kobito | 40 | 900 | 0 |" in told


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


def test_what_a_learner_reached_stands_with_its_variant() -> None:
    """With the ladder of the variant, else with the survey of the game."""
    nothing: Data = {
        "thinking": {},
        "rungs": [],
        "crowds": [],
        "growth": [],
        "seats": [],
        "luck": None,
    }
    length = {"mean": 60.0, "min": 50, "max": 70}
    about = {"game": "katoiz", "variant": "3-stel-2", "seed": 1, "branching": 8.0, "even": 0.1}
    ladder = {**about, **nothing, "length": length}
    limits = [learned("3-stel-1", 2, 0.64), learned("3-stel-2", 3, 0.54)]
    told = page([ladder, *limits, {"game": "katoiz", "seed": 1, "survey": []}])
    own, every = told.split("every variant")
    assert "| 3-stel 2 | 3 | 5000 games | 54.0% | 53.0% … 55.0% | 2000 | 67% |" in own
    assert "| 3-stel 1 | 2 | 5000 games | 64.0% | 63.0% … 65.0% | 2000 | 80% |" in every
    assert told.count("5000") == len(limits)


def learned(variant: str, players: int, share: float) -> Data:
    config = accept(configure(GAMES["katoiz"], variant, players))
    return {
        "limit": True,
        "game": "katoiz",
        "variant": variant,
        "players": players,
        "lessons": 5000,
        "wanted": rungs(GAMES["katoiz"], config)[-1].wanted,
        "at_sight": {
            "share_of_decided": share,
            "interval": [share - 0.01, share + 0.01],
            "games": 2000,
        },
        "two_turns": None,
    }


def test_a_folder_that_cannot_be_made_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("")
    answer = opponents(capsys, "report", "--out", str(taken))
    assert answer.code == 2
    assert len(answer.err.strip().splitlines()) == 1
