"""`speeltafel value` and `solve`, run as a person would."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from speeltafel.solve.make import solver
from speeltafel.solve.oracle import find_oracle
from tests.cli import speeltafel

PRINTED = "Nz Zn No Ow Wo On Nw Wn Nn Nm Mm xMn xNm"


@pytest.fixture(autouse=True)
def without_a_full_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEELTAFEL_SOLUTION", str(tmp_path / "solution"))
    find_oracle.cache_clear()


def test_value_answers_for_the_player_to_move(capsys: pytest.CaptureFixture[str]) -> None:
    answer = speeltafel(capsys, "value", "katalon", "Nz Zn No", "--json")
    assert answer.code == 0
    assert json.loads(answer.out) == {
        "value": "win",
        "plies": 26,
        "moves": {
            "On": {"value": "loss", "plies": 27},
            "Oo": {"value": "win", "plies": 26},
            "Oz": {"value": "loss", "plies": 22},
            "Ow": {"value": "draw", "plies": None},
            "Om": {"value": "loss", "plies": 25},
        },
    }


def test_value_takes_a_position_text_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    by_moves = speeltafel(capsys, "value", "katalon", "Nz", "--json")
    by_text = speeltafel(capsys, "value", "katalon", "..y.. ..... ..... ..... . r Z Nz 0", "--json")
    assert by_moves.out == by_text.out


def test_value_explains_a_move_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    dutch = speeltafel(capsys, "--lang", "nl", "value", "katalon", PRINTED, "--why", "xMm")
    assert "geel wint met één zet" in " ".join(dutch.out.split())
    english = speeltafel(
        capsys, "--lang", "en", "value", "katalon", PRINTED, "--why", "xMw", "--long"
    )
    assert "that is proven" in " ".join(english.out.split())
    assert "Best play goes on" in english.out


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["value", "katalon", "Nz Nz"], 1, ["south field of North", "South"]),
        (["value", "katalon", "hello"], 1, ["hello"]),
        (["value", "katalon", "Nz", "--why", "Nn"], 1, ["South"]),
        (["value", "katalon", "yyyyy ..... rrr.. r.... . r M Nm 0"], 1, ["over"]),
        (["value", "chess"], 2, ["chess"]),
        (["puzzles", "katalon", "100000"], 2, ["330"]),
        (["puzzles", "katalon", "--grade", "9"], 2, ["--grade"]),
    ],
)
def test_what_cannot_be_answered_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, words: list[str]
) -> None:
    answer = speeltafel(capsys, "--lang", "en", *arguments)
    assert answer.code == code
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    for word in words:
        assert word in answer.err


def test_a_damaged_solution_is_refused_with_what_to_do(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "solution").mkdir()
    (tmp_path / "solution" / "katalon.solution").write_bytes(b"KATALON=" + bytes(100))
    answer = speeltafel(capsys, "--lang", "en", "value", "katalon")
    assert answer.code == 1
    assert "speeltafel solve katalon" in answer.err


def test_too_little_memory_is_said_before_solving(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver, "free_memory", lambda: 1 << 30)
    folder = tmp_path / "out"
    answer = speeltafel(capsys, "--lang", "en", "solve", "katalon", "--out", str(folder))
    assert answer.code == 2
    assert "2.0 GiB" in answer.err
    assert "1.0" in answer.err
    assert not folder.exists()


def test_without_numba_solving_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    answer = speeltafel(capsys, "--lang", "en", "solve", "katalon")
    assert answer.code == 2
    assert "pip install 'speeltafel[solve]'" in answer.err


def test_a_stopped_run_says_that_it_can_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object) -> None:
        del arguments
        raise KeyboardInterrupt

    monkeypatch.setattr(solver, "lacking", lambda folder: None)
    monkeypatch.setattr(solver, "solve", interrupted)
    answer = speeltafel(capsys, "--lang", "en", "solve", "katalon", "--out", str(tmp_path))
    assert answer.code == 130
    assert "goes on from there" in " ".join(answer.out.split())


def test_asking_needs_no_compiled_code() -> None:
    """So the first answer comes at once, and a plain installation can give it."""
    heavy = ("numba", "numpy", "llvmlite", "matplotlib")
    program = (
        "import sys; from speeltafel.cli.app import run; run(['value', 'katalon', 'Nz', '--json']);"
        f"assert not [name for name in {heavy} if name in sys.modules]"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
