"""The sixth game on one page is a whole game: kit, bots and terminal take it as it is."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from speeltafel.arena.self_play import play_out
from speeltafel.bots import bot_names, find_bot
from speeltafel.core.kit.conformance import check_tables
from speeltafel.core.record import record_of, replay
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.words import LANGUAGES, Language, Voice
from tests.conformance.one_file import FILE, PAGE, TRAPJE


def test_it_keeps_every_promise_of_the_contract() -> None:
    check_tables(TRAPJE, games=5)


def test_it_fits_on_one_page_and_needs_nothing_beside_it() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) <= 260


@pytest.mark.parametrize("name", bot_names(TRAPJE))
def test_every_general_bot_plays_it_to_the_end(name: str) -> None:
    config = accept(configure(TRAPJE))
    bots = [accept(find_bot(TRAPJE, each)) for each in (name, "random")]
    match = play_out(TRAPJE, config, bots, Random(2))
    assert TRAPJE.outcome(match.state) is not None
    assert accept(replay(record_of(match), {"trapje": TRAPJE})).state == match.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_catalogue_its_reasons_are_said_plainly(language: Language) -> None:
    voice = Voice(language, ["Anna", "Bram"])
    told = PAGE.tell(TRAPJE.setup(accept(configure(TRAPJE))), 0, PAGE.Lay(5))
    assert voice.sentence(told) == "Lays: card 5, seat Anna"
    assert voice.word("trapje-title") == "title"


@pytest.fixture
def quiet_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One that draws in words and keeps its saves apart."""
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def terminal(*arguments: str, typed: str) -> str:
    command = [sys.executable, str(FILE), *arguments]
    ran = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)
    assert not ran.stderr
    assert ran.returncode == 0
    return ran.stdout


@pytest.mark.usefixtures("quiet_terminal")
def test_it_plays_in_the_terminal() -> None:
    table = ("--seed", "3", "--seat", "Anna", "--seat", "bot:random")
    shown = terminal(*table, typed="1\n3\nregels\nstop\n")
    assert re.search("hand +3 5 7 7", shown)
    assert "Not in your hand: card 1" in shown
    assert "Lays: card 3, seat Anna" in shown
    assert "you lay a card that is higher" in shown


@pytest.mark.usefixtures("quiet_terminal")
def test_two_computers_play_it_to_the_end_in_the_terminal() -> None:
    shown = terminal("--seed", "3", "--people", "0", typed="")
    assert "Wins: winner" in shown
