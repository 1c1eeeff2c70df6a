"""Kobito at the terminal: hands stay secret when the screen goes from hand to hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from speeltafel.cli.play import session
from speeltafel.cli.play.boards import draw
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.state import State
from speeltafel.words import Voice
from tests.cli import Answer, speeltafel
from tests.games.kobito.positions import play, table


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
    source: Iterator[str] = iter(lines)

    def read_line(prompt: str, seconds: float | None = None) -> str:
        del seconds
        print(prompt, end="")
        try:
            return next(source)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(session, "read_line", read_line)
    return speeltafel(capsys, "play", "kobito", *arguments)


def drawn(state: State, seat: int | None, language: str = "en", colour: bool = False) -> str:
    console = Console(
        width=100, color_system="truecolor" if colour else None, force_terminal=colour
    )
    with console.capture() as captured:
        console.print(draw(KOBITO, state, Voice("nl" if language == "nl" else "en"), seat))
    return captured.get()


def test_two_people_share_a_screen_and_see_only_their_own_hand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["", "k+A", "end", ""]
    seats = ("--seat", "Anna", "--seat", "Bram", "--seed", "4", "--lang", "en")
    out = typing(capsys, monkeypatch, lines, *seats).out
    dealing, anna, bram = out.split("press Enter", 2)
    assert "Your hand" not in dealing
    assert "Anna draws a card. (×5)" in dealing
    assert "Your hand: [1] [1] [8] [11] [k]" in anna
    assert "Anna draws a card." in anna
    assert "Your hand:" in bram
    assert "[1] [1] [8]" not in bram


def test_a_person_alone_is_told_the_cards_drawn_but_not_those_of_the_computer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = typing(capsys, monkeypatch, [], "--seed", "4", "--lang", "nl").out
    assert "Speler 1 trekt een kobito." in out
    assert "trekt een kaart. (×5)" in out


def test_what_is_not_allowed_is_answered_and_nothing_is_lost(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["", "end", "hello", "k A", "7 A", "penalty 1", "w1 A", "draw 3", "k+A", "end"]
    answer = typing(capsys, monkeypatch, lines, "--people", "2", "--seed", "4", "--lang", "en")
    assert answer.code == 0
    assert answer.out.count("✋") == 7
    assert "Traceback" not in answer.out + answer.err


def test_computers_play_a_whole_game_and_the_score_is_counted_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [word for _ in range(3) for word in ("--seat", "bot:random")]
    answer = typing(
        capsys, monkeypatch, [], *seats, "--players", "3", "--seed", "2", "--lang", "en"
    )
    assert answer.code == 0
    assert "only two gold cards lie open" in answer.out
    assert answer.out.count("gold from") == 3


def test_games_are_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    answer = speeltafel(capsys, "simulate", "kobito", "--games", "3", "--players", "6", "--json")
    assert answer.code == 0
    assert '"kobito-all-gold-won": 1.0' in answer.out


TABLE = """
    A 6:7  5 6 7 8
    B 5:4  12 k1
    C 9:8  2^1 3 4
    1: 2 6 9 k r | 1 2 3
    2: 1 5 5 5 5 | 6 k7
    """


def test_the_table_shows_pots_rainbows_what_fits_workshops_hand_and_what_is_due() -> None:
    picture = drawn(table(TABLE), 0)
    lines = [" ".join(line.split()) for line in picture.splitlines()]
    assert lines[0] == "A 7 gold 4 of 6 ‹4›[5][6][7][8]«9» ··"
    assert lines[1] == "B 4 gold 2 of 5 ‹11›[12][k1]«2» ···"
    assert lines[2] == "C 8 gold 3 of 9 ‹1›[2⁺][3][4]‹5› ······"
    assert "w1:‹12›[1][2][3]‹4›" in picture
    assert "2w1:‹5›[6][k7]‹8›" in picture
    assert "Player 1 is to play: 2 more cards to play (minimum 2)." in picture
    assert "Your hand: [2] [6] [9] [k] [r]" in picture
    assert "\x1b" not in picture
    assert "\x1b" in drawn(table(TABLE), 0, colour=True)


def test_a_spectator_sees_no_hand() -> None:
    assert "hand:" not in drawn(table(TABLE), None)


def test_a_kobito_swapped_in_the_open_is_shown_with_the_hand() -> None:
    start = table(TABLE.replace("1: 2 6 9 k r", "1: 1 6 9 k r"))
    assert "5 kaarten (bekend: k)" in drawn(play(start, "swap 1 B"), 1, "nl")
