"""The documentation site is built without a warning, and what it shows is run."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from speeltafel.cli import main
from speeltafel.games import GAMES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]


def fenced(kind: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for block in re.findall(
            rf"```{kind}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL
        ):
            found.append((page.name, block))
    return found


COMMANDS = sorted(
    {
        line.removeprefix("$ ")
        for _, block in fenced("console")
        for line in block.splitlines()
        if line.startswith("$ ")
    }
)


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    built = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "-b", "html"]
    answer = subprocess.run(
        [*built, str(DOCS), str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
    assert "Katalon" in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "legal_moves" in (tmp_path / "api.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_on_the_site_works(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command)
    if words[0] == "pip":
        named = re.findall(r"\[(.*)\]", words[-1])
        assert set(named[0].split(",")) <= set(EXTRAS)
        return
    assert words[0] == "speeltafel"
    if words[1:2] in ([], ["serve"]):
        words.append("--help")  # opening it is what tests/server and tools/release do
    if words[1] == "backup":
        words += ["--database", database(tmp_path)]
    with pytest.raises(SystemExit) as left:
        main(words[1:])
    assert left.value.code in (0, None)
    if "-o" in words:
        assert (tmp_path / words[words.index("-o") + 1]).read_bytes().startswith(b"%PDF")


def database(folder: Path) -> str:
    import sqlite3

    from speeltafel.server.store.schema import METADATA

    with sqlite3.connect(folder / "tables.sqlite") as empty:
        for table in METADATA.tables:
            empty.execute(f"create table {table} (id)")
    empty.close()
    return f"sqlite:///{folder / 'tables.sqlite'}"


@pytest.mark.parametrize(("page", "block"), fenced("python"))
def test_every_example_on_the_site_runs(page: str, block: str) -> None:
    exec(compile(block, page, "exec"), {})


NAMES = {
    "Katalon": ("katalon", ""),
    "Katoiz, Stapeltoren": ("katoiz", "stapeltoren"),
    "Katoiz, 3-stel": ("katoiz", "3-stel"),
    "Katoiz, Stapeltje": ("katoiz", "stapeltje"),
    "Potz Klotz": ("potzklotz", ""),
    "Ka Pai": ("kapai", ""),
    "Kobito": ("kobito", ""),
}


@pytest.mark.parametrize("page", ["families.md", "nl/gezinnen.md"])
@pytest.mark.parametrize("title", NAMES)
def test_ages_times_and_players_are_those_of_the_games(page: str, title: str) -> None:
    game, prefix = NAMES[title]
    variants = [each for each in GAMES[game].variants if each.name.startswith(prefix)]
    least, most = min(v.players[0] for v in variants), max(v.players[-1] for v in variants)
    age = min(each.age for each in variants)
    minutes = (min(v.minutes[0] for v in variants), max(v.minutes[1] for v in variants))
    players = f"{least}–{most}" if least < most else str(least)
    text = (DOCS / page).read_text(encoding="utf-8")
    row = re.findall(rf"^\| {title} \|.*$", text, re.MULTILINE)[0]
    assert f"| {age}" in row
    assert f"| {minutes[0]}–{minutes[1]} |" in row
    assert most > 1000 or f"| {players} |" in row
