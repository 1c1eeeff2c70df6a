"""Katoiz at the terminal: drawn boards, clocks, simulation."""

import os
import sys
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from speeltafel.cli.play import session
from speeltafel.cli.play.boards import draw
from speeltafel.cli.play.session import Session
from speeltafel.cli.play.timed_input import OutOfTime, read_line
from speeltafel.core.match import start
from speeltafel.core.seats import TABLE
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.state import State
from speeltafel.words import Voice
from tests.cli import Answer, speeltafel
from tests.games.katoiz.drawing import after, config, piles, towers, trios


def drawn(state: State) -> list[str]:
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(draw(KATOIZ, state, Voice.at("nl", KATOIZ), None))
    return captured.get().splitlines()


def test_towers_grow_from_the_bottom_up() -> None:
    lines = drawn(towers("B○ R△", ("R●R○B●", "G△"), ("Y▲",), variant="stapeltoren-3", roll="B"))
    rows = [line.split() for line in lines]
    assert rows[rows.index(["R●", "G△", "Y▲"]) - 1] == ["R○"]
    assert ["3", "1", "1"] in rows
    assert any("Gevraagd: blauw (B)" in line for line in lines)


def test_discs_and_tiles_asked_for_are_marked() -> None:
    lines = drawn(trios("R●0 R○ B□1 G△ Y○ W■ " + "· " * 30, roll="R○"))
    assert lines[1].split() == ["1", "R●①", "<R○", ">", "B□②", "G△", "Y○", "W■"]


def test_piles_show_heights_homes_and_the_way() -> None:
    row = "\n· · · · · ·\n"
    state = piles("R●R○ R■ B■ · · ·\n" + row * 5, homes=("B△B△", "G■"), roll="B□")
    lines = drawn(after(state, "c1-d1"))
    assert lines[1].startswith("1  ① B△2 ·R○2·")
    assert "[B■ ]" in lines[1]
    assert any("c1 → d1" in line for line in lines)
    assert lines[6].rstrip().endswith("② G■1")


def test_piles_too_steep_are_named() -> None:
    row = "\n· · · · · ·\n"
    lines = drawn(piles(row * 2 + "· · R●R●R● · · ·" + row * 3))
    assert any("c3|d3" in line for line in lines)


class FakeClock:
    """Time passes by so many seconds with every line typed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.now = 0.0

    def read_line(self, prompt: str, seconds: float | None = None) -> str:
        if "bewaren" in prompt or seconds is None:
            return ""
        self.now += self.seconds
        if self.seconds >= seconds:
            raise OutOfTime
        return "pas"


@pytest.mark.parametrize(
    ("variant", "players", "seconds", "code"),
    [
        ("stapeltje-4", 2, 50.0, "katoiz-last-in-time"),  # KZ-40: two minutes each
        ("stapeltje-4", 3, 50.0, "katoiz-last-in-time"),
        ("stapeltje-4", 1, 50.0, "katoiz-end-time"),  # KZ-40: five minutes alone
        ("stapeltje-3", 2, 500.0, "katoiz-end-time"),  # KZ-39: twenty minutes together
    ],
)
def test_the_terminal_keeps_the_clocks(
    variant: str,
    players: int,
    seconds: float,
    code: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    clock = FakeClock(seconds)
    monkeypatch.setattr(session, "read_line", clock.read_line)
    match = start(KATOIZ, config(variant, players))
    played = Session(match, "nl", Random(5), now=lambda: clock.now, asks_again=False)
    played.run()
    outcome = played.state.outcome()
    assert outcome is not None
    assert outcome.reason.code == code
    announced = [entry.move for entry in played.current.entries() if entry.actor == TABLE]
    assert len(announced) == max(1, players - 1)


def test_lines_typed_ahead_are_read_under_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading) as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        os.write(writing, b"pas\nc3-h\n")
        assert [read_line("> ", 5.0) for _ in range(2)] == ["pas", "c3-h"]
        with pytest.raises(OutOfTime):
            read_line("> ", 0.0)
        os.write(writing, b"half")
        os.close(writing)
        assert read_line("> ", 5.0) == "half"
        with pytest.raises(EOFError):
            read_line("> ", 5.0)


@pytest.mark.parametrize("variant", ["stapeltoren-4", "3-stel-4", "stapeltje-3"])
def test_simulation_counts_lapsed_turns(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--variant", variant, "--games", "3", "--bots", "ahead")
    answer: Answer = speeltafel(capsys, "simulate", "katoiz", *arguments)
    assert answer.code == 0
    assert "kan niets doen" in answer.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--variant", "stapeltje-2", "--players", "4", "--option", "target=7"), "hoogstens 2"),
        (("--variant", "stapeltje-5", "--players", "1"), "kies niveau 4"),
        (("--variant", "stapeltje-6"), "stapeltje-6"),
        (("--variant", "stapeltoren-1", "--option", "tiles=90"), "90"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = speeltafel(capsys, "play", "katoiz", *arguments, "--lang", "nl")
    assert answer.code != 0
    assert told in answer.err
    assert "Traceback" not in answer.err
