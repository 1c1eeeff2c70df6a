"""`speeltafel arena`: tables, JSON, a picture, and clear refusals."""

import json
from pathlib import Path

import pytest

from speeltafel.words import LANGUAGES
from tests.cli import speeltafel

DUEL = ("arena", "katalon", "--bots", "random,ahead", "--games", "4", "--processes", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_shows_who_won(capsys: pytest.CaptureFixture[str], language: str) -> None:
    answer = speeltafel(capsys, *DUEL, "--lang", language)
    assert answer.code == 0
    assert "ahead – random" in answer.out


def test_the_arena_is_repeatable_from_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (json.loads(speeltafel(capsys, *DUEL, "--json").out) for _ in range(2))
    for each in (first, second):
        del each["thinking"]
    assert first == second
    assert first["games"] == 4
    assert first["encounters"][0]["won"] + first["encounters"][0]["lost"] <= 4


def test_three_players_and_one(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "kapai", "--bots", "random,ahead", "--games", "1", "--processes", "1")
    three = speeltafel(capsys, *command, "--players", "3")
    assert "ahead – random" in three.out
    assert "random – ahead" in three.out
    alone = json.loads(speeltafel(capsys, *command, "--players", "1", "--json").out)
    assert alone["ratings"] == {}
    assert set(alone["scores"]) == {"random", "ahead"}


@pytest.mark.parametrize("players", ["1", "2"])
def test_the_arena_draws_a_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, players: str
) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "arena.svg"
    command = ("arena", "kapai", "--bots", "random,ahead", "--games", "1", "--processes", "1")
    answer = speeltafel(capsys, *command, "--players", players, "--plot", str(picture))
    assert answer.code == 0
    assert "<svg" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--bots", "random"), "random"),
        (("--bots", "random,random"), "random"),
        (("--bots", "random,genius"), "genius"),
        (("--bots", "random,ahead", "--plot", "/nowhere/at/all.svg"), "/nowhere"),
        (("--bots", "random,ahead", "--plot", "arena.tale"), "tale"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], word: str
) -> None:
    answer = speeltafel(capsys, "arena", "katalon", "--games", "1", "--processes", "1", *arguments)
    assert answer.code == 2
    assert word in answer.err
    assert len(answer.err.strip().splitlines()) == 1
