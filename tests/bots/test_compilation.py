"""Machine code: never older than its sources, compiled while others play without it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from speeltafel import bots
from speeltafel.bots import advise, compilation, find_bot, observe
from speeltafel.bots.compilation import COMPILED_GAMES, KATOIZ, Compilation
from speeltafel.bots.effort import Effort
from speeltafel.core.match import settle_chance, start
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES
from speeltafel.kernels import machine_code
from speeltafel.kernels.machine_code import PREFIX, folder_of

BOTS = Path(bots.__path__[0])
TWICE = """
from changed.kernels.dice import compiled, next_seed

@compiled
def twice(seed):
    return next_seed(next_seed(seed))
"""
ASKED = """
from speeltafel.bots.compilation import KATOIZ
KATOIZ.demand()
from changed.kernels.twice import twice
print(twice(1), len(twice.stats.cache_hits))
"""


def twice(multiplier: int) -> int:
    seed = 1
    for _ in range(2):
        seed = (seed * multiplier + 12345) & 0x7FFFFFFF
    return seed


def asked(folder: Path) -> list[str]:
    """The number, and whether machine code from before was used."""
    told = subprocess.run(
        [sys.executable, "-c", ASKED],
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.split()


def test_a_changed_helper_is_compiled_anew_into_those_who_call_it(tmp_path: Path) -> None:
    """Numba looks at the file of `twice` only, which stays the same."""
    pytest.importorskip("numba")
    kernels = tmp_path / "changed" / "kernels"
    kernels.mkdir(parents=True)
    (kernels / "__init__.py").touch()
    (kernels / "twice.py").write_text(TWICE)
    dice = (BOTS / "katoiz" / "kernels" / "dice.py").read_text("utf-8")
    assert "1103515245" in dice
    (kernels / "dice.py").write_text(dice)
    assert asked(tmp_path) == [str(twice(1103515245)), "0"]
    assert asked(tmp_path) == [str(twice(1103515245)), "1"]
    (kernels / "dice.py").write_text(dice.replace("1103515245", "1103515249"))
    assert asked(tmp_path) == [str(twice(1103515249)), "0"]
    assert len(list((kernels / "__pycache__").glob(f"{PREFIX}*"))) == 1


def test_a_constant_that_kernels_take_from_elsewhere_counts_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = machine_code.checksum(KATOIZ.package)
    texts = Path.read_text

    def changed(path: Path, *arguments: Any) -> str:
        return texts(path, *arguments) + ("#" if path.name == "components.py" else "")

    monkeypatch.setattr(Path, "read_text", changed)
    assert machine_code.checksum(KATOIZ.package) != before


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Folders are looked for anew, none of them the real ones."""
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    monkeypatch.setattr(machine_code, "_source_folder", lambda _: tmp_path / "source")
    (tmp_path / "source").mkdir()
    folder_of.cache_clear()
    yield tmp_path
    folder_of.cache_clear()


def test_machine_code_lies_beside_its_sources(elsewhere: Path) -> None:
    assert folder_of("any").parent == elsewhere / "source" / "__pycache__"


def test_where_nothing_can_be_written_it_lies_with_the_caches_of_the_user(elsewhere: Path) -> None:
    """A file where the folder should be keeps even root from writing."""
    (elsewhere / "source" / "__pycache__").touch()
    assert folder_of("any").parent == elsewhere / "caches" / "speeltafel" / "any"


def test_machine_code_of_older_sources_is_removed(elsewhere: Path) -> None:
    place = elsewhere / "source" / "__pycache__"
    old, other = place / f"{PREFIX}0", place / "module.cpython-311.pyc"
    old.mkdir(parents=True)
    (old / "code.nbc").touch()
    (place / "code.nbc").touch()
    other.touch()
    folder = folder_of("any")
    assert sorted(place.iterdir()) == sorted([folder, other])


def test_every_game_with_kernels_is_compiled() -> None:
    folders = {path.parent.name for path in BOTS.glob("*/kernels") if list(path.glob("*.py"))}
    assert folders == {each.game for each in COMPILED_GAMES}


@pytest.fixture
def begun(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is started in the background, without starting it."""
    assert elsewhere.exists()
    started: list[Any] = []
    monkeypatch.setattr(compilation, "installed", lambda: True)
    monkeypatch.setattr(compilation, "this_machine", lambda: "this one")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    return started


def test_who_finds_no_machine_code_has_it_compiled_once_and_plays_without(
    begun: list[Any],
) -> None:
    first, second = Compilation("kapai"), Compilation("kapai")
    assert not first.used()
    assert not second.used()
    assert begun == [[sys.executable, "-m", "speeltafel.bots", "--background", "kapai"]]
    assert first.effort(Effort(400, 0.9)) == Effort(400, compilation.MEANWHILE)
    assert not first.outdated()
    assert not first.demand()


def test_when_machine_code_is_ready_the_next_process_uses_it(begun: list[Any]) -> None:
    waiting, compiling = Compilation("kapai"), Compilation("kapai")
    assert not waiting.used()
    assert compiling.demand()
    compiling.finish()
    assert waiting.outdated()
    assert not waiting.used()
    fresh = Compilation("kapai")
    assert fresh.used()
    assert fresh.effort(Effort(400, 0.9)) == Effort(400, 0.9)
    assert len(begun) == 1


def test_machine_code_of_another_machine_is_not_ready(
    begun: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    Compilation("kapai").finish()
    monkeypatch.setattr(compilation, "this_machine", lambda: "another one")
    assert not Compilation("kapai").used()
    assert len(begun) == 1


def test_a_compilation_that_was_broken_off_is_begun_again(
    begun: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not Compilation("kapai").used()
    monkeypatch.setattr(compilation, "GIVEN_UP", 0.0)
    assert not Compilation("kapai").used()
    assert len(begun) == 2


def test_to_seat_a_player_compiles_nothing(begun: list[Any]) -> None:
    """A table is set up in the server's own process, which must not stand still."""
    for each in COMPILED_GAMES:
        accept(find_bot(GAMES[each.game], "thinker"))
    assert begun == []


@pytest.mark.parametrize("each", COMPILED_GAMES, ids=lambda each: each.game)
def test_after_the_compilation_no_choice_and_no_advice_compiles_more(each: Compilation) -> None:
    pytest.importorskip("numba")
    game = GAMES[each.game]
    accept(find_bot(game, "strongest@1")).prepare()
    assert each.ready()
    before = sorted(folder_of(each.package).rglob("*.nbc"))
    for variant in game.variants:
        for players in (1, 4):
            config = configure(game, variant.name, players)
            if isinstance(config, Refusal):
                continue
            state = settle_chance(start(game, config), Random(1)).state
            observation = observe(game, config, state, 0, Random(1))
            accept(find_bot(game, "strongest@1")).choose(observation, Random(1))
            accept(find_bot(game, "thinker")).choose(observation, Random(1))
            if variant.name in ("standard", "stapeltoren-4", "3-stel-1", "stapeltje-1"):
                advise(observation, Random(1))
    assert sorted(folder_of(each.package).rglob("*.nbc")) == before
