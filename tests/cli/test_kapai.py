"""Ka Pai at the terminal: the sheet as it is drawn, alone, in turns round one screen, with bots."""

from pathlib import Path

import pytest
from rich.console import Console

from speeltafel.cli.play import session
from speeltafel.cli.play.boards.kapai import draw
from speeltafel.core.match import rewind
from speeltafel.core.record import format_record, record_of
from speeltafel.games.kapai import KAPAI
from speeltafel.words import Voice
from tests.cli import Answer, speeltafel
from tests.games.kapai.drawing import sheet, table
from tests.games.kapai.test_scoring import EXAMPLE, EXAMPLE_FRAMES, example_match
from tests.games.kapai.test_table import random_hall

PICTURE = """
Hoeken
    a   b   c   d   e   f   g
  ┌───┬───┬───┬───┬───┲━━━┱───┐    △  3 × 2 =  6   ☒☒☐☐  2 × 3 =  6
1 │(▮)│ △ │ ○ │ △ │ □ ┃ △ ┃(▮)│    □  1 × 3 =  3   ☐☐☐☐  0 × 1 =  0
  ├───┼───┼───┼───╆━━━╉───╊━━━┪    ○  1 × 4 =  4   ☐☐☐☐  0 × 1 =  0
2 │ △ │ ○ │ △ │▒▒▒┃ △ ┃ △ ┃ / ┃    /  3 × 0 =  0   ☒☐☐☐  1 × 3 =  3
  ┢━━━┿━━━┿━━━╅───╂───╂───╂───┨    ▮  3 totems verbonden = 4
3 ┃ △ │ △ │ △ ┃ △ ┃ △ ┃ △ ┃ / ┃
  ┣━━━╈━━━╈━━━╉───╂───╊━━━╉───┨    26 punten
4 ┃ □ ┃▒▒▒┃ ○ ┃(▮)┃ △ ┃▒▒▒┃ / ┃
  ┠───╂───╂───╂───╊━━━╉───╄━━━┩
5 ┃ □ ┃ △ ┃ ○ ┃ △ ┃ / ┃ ○ │ ○ │
  ┠───╂───╂───╂───╂───╂───┼───┤
6 ┃ □ ┃ / ┃ ○ ┃▒▒▒┃ / ┃ □ │ ○ │
  ┡━━━╋━━━╇━━━╇━━━╉───╂───┼───┤
7 │(▮)┃ / │ / │ / ┃ / ┃ / │(▮)│
  └───┺━━━┷━━━┷━━━┻━━━┹───┴───┘
"""


def printed(what: object, width: int = 100) -> list[str]:
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as captured:
        console.print(what)
    return [line.rstrip() for line in captured.get().splitlines()]


def test_the_sheet_is_drawn_with_frames_bonus_boxes_and_linked_totems() -> None:
    """KP-12, readable without colour."""
    view = KAPAI.view(table(sheet(EXAMPLE, EXAMPLE_FRAMES, "△△/")), 0)
    lines = printed(draw(view, Voice("nl"), 0))
    assert [line for line in lines if line] == [line for line in PICTURE.splitlines() if line]


def test_a_hall_fits_on_the_screen() -> None:
    match = random_hall(300, 3)
    lines = printed(draw(KAPAI.view(match.state, 7), Voice("en"), 7))
    assert len(lines) < 60
    assert lines[-1] == "… and 291 more sheets"


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
    source = iter(lines)

    def read_line(prompt: str, seconds: float | None = None) -> str:
        del seconds
        print(prompt)
        try:
            return next(source)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(session, "read_line", read_line)
    return speeltafel(capsys, "play", "kapai", *arguments)


def test_a_solo_game_ends_with_the_score_counted_out_and_a_kind_word(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    """KP-11, KP-12"""
    match = example_match()
    almost = record_of(rewind(match, match.length - 1))
    (home / "almost.txt").write_text(format_record(almost), encoding="utf-8")
    lines = ["o d3", "t c3", "t d9", "? t d3", "t d3"]
    answer = typing(capsys, monkeypatch, lines, "--resume", "almost.txt", "--lang", "en")
    assert answer.code == 0
    assert answer.out.count("✋") == 3
    assert "Player 1: 3 totems linked = 4" in answer.out
    assert "Player 1: 26 points in all" in answer.out
    assert "26 points. That is a start." in answer.out
    finished = (home / "almost.txt").read_text(encoding="utf-8")
    assert finished.endswith("1 △ d3\n\nresult: kapai-solo; scores 26\n")


def test_round_one_screen_nobody_sees_a_draw_before_the_round_closes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = ("--seat", "Anna", "--seat", "Bram", "--seed", "3", "--lang", "en")
    before = typing(capsys, monkeypatch, ["", "t c4", ""], *seats).out
    assert "Give the screen to Bram" in before
    assert "Anna has drawn." in before
    after_hand_over = before.split("Give the screen to Bram")[1]
    assert "Anna ✓" in after_hand_over
    assert "△" not in after_hand_over.split("Anna ✓")[1].split("Choose")[0]
    closed = typing(capsys, monkeypatch, ["", "t c4", "", "l c3", "", "moves"], *seats).out
    last = closed.split("Give the screen to Anna")[-1]
    assert "new: c3" in last
    assert "Bram draws / on c3." in last


def test_bots_draw_without_a_word_and_have_numbers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = ("--seat", "Anna", "--players", "3", "--seed", "3", "--lang", "en")
    out = typing(capsys, monkeypatch, ["t c4", "l c4"], *seats).out
    assert "has drawn" not in out
    assert "Badger 2" in out
