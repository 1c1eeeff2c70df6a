"""What the commands print when all is well."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from speeltafel.cli.app import COMMANDS, build, modules
from speeltafel.words import LANGUAGES, Language, Voice
from tests.cli import speeltafel
from tests.cli.test_bad_input import RECORD

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
SAMPLE = "Nz Zn No Ow Wo On Nw Wn Nn Nm Mm ✕Mn ✕Nm ✕Mm ✕Mn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_is_shown_and_listed_as_json(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert "katalon" in speeltafel(capsys, "games", "--lang", language).out
    assert "random" in speeltafel(capsys, "games", "katalon", "--lang", language).out
    shelf = json.loads(speeltafel(capsys, "games", "--json", "--lang", language).out)
    assert shelf[0]["variants"][0]["players"] == [2, 2]


def test_perft_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(speeltafel(capsys, "perft", "katalon", "3", "--split", "--json").out)
    assert answer["total"] == sum(answer["split"].values()) == 512
    assert speeltafel(capsys, "perft", "katalon", "3").out.strip() == "512"
    assert speeltafel(capsys, "perft", "katalon", "0", "--split").out.strip() == "1"


def test_simulate_is_repeatable_from_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "katalon", "--games", "5", "--bots", "random,ahead", "--json"]
    first = speeltafel(capsys, *command, "--seed", "3").out
    assert speeltafel(capsys, *command, "--seed", "3").out == first
    assert speeltafel(capsys, *command, "--seed", "4").out != first
    data = json.loads(first)
    assert data["games"] == 5
    assert sum(data["wins"]) + data["without_winner"] == pytest.approx(1)
    assert sum(data["reasons"].values()) == pytest.approx(1)


def test_simulate_draws_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = speeltafel(capsys, "simulate", "katalon", "--games", "3", "--lang", "en").out
    assert "moves per game" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_replayed_and_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    file = tmp_path / "sample.txt"
    moves = "\n".join(f"{n % 2 + 1} {move}" for n, move in enumerate(SAMPLE.split()))
    finished = RECORD.replace("1 Nz\n2 Zn", moves)
    file.write_text(finished.replace("result: -", "result: katalon-box-complete; winners 1"))
    assert speeltafel(capsys, "check", str(file), "--lang", language).code == 0
    replayed = speeltafel(capsys, "replay", str(file), "--print", "--lang", language).out
    assert "15. ✕Mn  Anna" in replayed
    data = json.loads(speeltafel(capsys, "replay", str(file), "--json").out)
    assert [step["move"] for step in data["moves"]] == SAMPLE.split()
    assert json.loads(speeltafel(capsys, "check", str(file), "--json").out)["valid"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_rules_are_there(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert "simulate" in speeltafel(capsys, "--help", "--lang", language).out
    assert "KT-6" in speeltafel(capsys, "rules", "katalon", "--lang", language).out


def test_a_playthrough_is_written_where_it_is_asked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer = speeltafel(capsys, "playthrough", "katalon", "--write", str(tmp_path))
    assert answer.code == 0
    assert "result:" in (tmp_path / "katalon" / "standard.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_tells_in_words_whatever_can_be_told(language: Language) -> None:
    playthroughs = [file.read_text() for file in PLAYTHROUGHS.rglob("*.txt")]
    told = {
        code for text in playthroughs for code in re.findall(r"^  told: ([a-z0-9-]+)", text, re.M)
    }
    assert len(told) > 40
    for code in told:
        assert Voice(language).word(f"cli-sim-{code}")


def test_a_table_of_numbers_in_dutch_has_commas(capsys: pytest.CaptureFixture[str]) -> None:
    out = speeltafel(capsys, "simulate", "katalon", "--games", "3", "--lang", "nl").out
    assert re.search(r"\d,\d%", out)
    assert not re.search(r"\d\.\d", out)


HELPED = ((), ("simulate",), ("research",), ("research", "dataset"))


@pytest.mark.parametrize("command", HELPED)
def test_help_speaks_the_chosen_language(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    out = speeltafel(capsys, *command, "--help", "--lang", "nl").out
    assert "Toont deze uitleg." in out
    for english in (
        "Show this",
        "Usage",
        "Options",
        "OPTIONS",
        "Commands",
        "Arguments",
        "default:",
    ):
        assert english not in out


MISUSED = (
    (("pllay",), "De opdracht ‘pllay’ is er niet. Bedoel je play of replay?"),
    (("play", "--foo"), "De optie --foo is er niet."),
    (("simulate",), "Noem erbij: GAME."),
    (("simulate", "katalon", "--games"), "Zet achter --games wat je kiest."),
    (("simulate", "katalon", "--games", "0"), "Bij --games hoort een getal vanaf 1."),
)


@pytest.mark.parametrize(("command", "said"), MISUSED)
def test_misuse_is_told_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...], said: str
) -> None:
    answer = speeltafel(capsys, *command, "--lang", "nl")
    assert answer.code == 2
    assert said in answer.err


def test_every_command_lives_where_it_is_looked_for() -> None:
    """And is found alone, so that only its own room is loaded."""
    voice = Voice("nl")
    for name in COMMANDS:
        assert name in names_of(build(voice, modules([name]))), name
    assert names_of(build(voice, modules())) == set(COMMANDS)


def names_of(app: typer.Typer) -> set[str]:
    groups = {each.name for each in app.registered_groups}
    return {str(each) for each in groups | {each.name for each in app.registered_commands}}


def test_a_game_in_the_terminal_loads_nothing_of_other_commands() -> None:
    code = (
        "import sys, io; sys.stdin = io.StringIO('quit\\n')\n"
        "from speeltafel.cli.app import run\n"
        "run(['play', 'katalon', '--people', '2'])\n"
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(told.stderr.split())
    assert "speeltafel.cli.play.command" in loaded
    assert not loaded & {"speeltafel.print", "speeltafel.arena", "speeltafel.cli.lab.arena"}
    assert not loaded & {"typst", "litestar", "numba"}
