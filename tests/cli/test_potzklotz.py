"""Potz Klotz in the terminal: cards as pictures, touch is move, secrets stay secret."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from speeltafel.arena.self_play import play_out
from speeltafel.bots.potzklotz.players import PersonLikeBot
from speeltafel.cli.play import session
from speeltafel.cli.play.boards import draw
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.components import CARD_NAMED, card_name
from speeltafel.games.potzklotz.state import State
from speeltafel.words import Voice
from tests.cli import Answer, speeltafel
from tests.games.potzklotz.tables import a_table, lay, mistake

NAME_OF_21B = card_name(CARD_NAMED["21b"])
NAME_OF_5A = card_name(CARD_NAMED["5a"])


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that people leave are kept here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def drawn(table: State, seat: int | None, width: int = 100) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(draw(POTZKLOTZ, table, Voice("en"), seat))
    return captured.get()


def typing(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lines: list[str],
    *arguments: str,
) -> Answer:
    source: Iterator[str] = iter(lines)

    def read_line(prompt: str, seconds: float | None = None) -> str:
        del prompt, seconds
        try:
            return next(source)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(session, "read_line", read_line)
    return speeltafel(capsys, "play", "potzklotz", "--lang", "en", "--seed", "3", *arguments)


def test_the_building_stands_as_picture_and_as_plan() -> None:
    board = drawn(a_table("21b", "1a"), 0)
    assert "3    · 1 1 · ·" in board
    assert "2    · 1 2 · ·" in board
    assert "  z a b c d e f" in board
    assert " /   /|   |/|" in board  # card 21b in hand


def test_hands_of_others_are_not_drawn() -> None:
    board = drawn(a_table("21b", "1a 5a"), 0)
    assert f" {NAME_OF_21B} " in board
    assert f" {NAME_OF_5A} " not in board
    assert "2 cards" in board


def test_cards_everybody_has_seen_are_named() -> None:
    board = drawn(mistake(a_table("21b", "1a 5a"), "21b"), 1)
    assert f"seen: {NAME_OF_21B}" in board
    assert "Wrong:" in board


def test_open_hands_lie_open() -> None:
    board = drawn(a_table("21b", "1a 5a", options={"open": True}), None)
    assert "Cards of player 2" in board
    assert f" {NAME_OF_5A} " in board


def test_who_may_turn_sees_all_four_sides() -> None:
    """PK-5, switch"""
    board = drawn(a_table("21b", "1a", options={"turning": True}), 0)
    for side in ("From the front", "From the right", "From behind", "From the left"):
        assert side in board
    assert "From behind" not in drawn(a_table("21b", "1a"), 0)


def test_without_eyes_buildings_are_told_in_words() -> None:
    console = Console(force_terminal=True, _environ={"TERM": "dumb"})
    with console.capture() as captured:
        console.print(draw(POTZKLOTZ, a_table("21b", "1a"), Voice("en"), 0))
    told = " ".join(captured.get().split())
    assert "corner on b2. 2 wide and 2 deep: front row (1 and 2) and back row (1 and 1)." in told
    shape = "2 wide and 2 deep: front row (2 and 1) and back row (nothing and 2)"
    assert f"{NAME_OF_21B}: {shape}" in told
    assert "+---+" not in told


def test_off_the_grid_is_drawn_only_where_it_is_allowed() -> None:
    assert " z a b" not in drawn(a_table("21b", "1a", options={"leaving": False}), 0)


def test_cards_laid_are_counted_in_the_expert_game() -> None:
    table = lay(a_table("13a 12a 1a", "5a", variant="expert"), "13a")
    assert "1 laid" in drawn(table, 0)


def test_a_question_does_not_try_the_cube(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """PK-5"""
    lines = ["? b4>c4=17", "quit"]
    answer = typing(capsys, monkeypatch, lines, "--seat", "Anna", "--seat", "bot:strongest")
    assert "Touch is move" in answer.out
    assert "Wrong" not in answer.out
    assert "Right!" not in answer.out


def test_a_claim_cannot_be_taken_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """PK-5: also when the mistake cost no card."""
    lines = ["b4>c4=17", "undo", "quit"]
    seats = ("--seat", "Anna", "--seat", "bot:strongest", "--option", "extra=no")
    answer = typing(capsys, monkeypatch, lines, *seats)
    assert "Wrong" in answer.out
    assert "cannot be taken back any more" in " ".join(answer.out.split())


def test_draws_of_others_are_told_once_and_without_the_card(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = typing(capsys, monkeypatch, ["quit"], "--seat", "Anna", "--seat", "bot:strongest")
    assert "draws a card. (×5)" in answer.out
    assert answer.out.count("Anna draws card") == 5


def test_it_can_be_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    answer = speeltafel(
        capsys, "simulate", "potzklotz", "--games", "3", "--bots", "ahead,strongest", "--lang", "en"
    )
    assert answer.code == 0
    assert "moves a cube, card right" in answer.out


def test_every_board_of_a_long_game_can_be_drawn() -> None:
    config = accept(configure(POTZKLOTZ, "expert", 4, {"deck": "all", "turning": True}))
    for limit in (25, 60, 120, 100_000):
        match = play_out(POTZKLOTZ, config, [PersonLikeBot()] * 4, Random(2), limit)
        assert drawn(match.state, 0, width=72).strip()
