"""Imports go one way only, and the engine needs nothing but Python."""

import ast
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

SOURCE = Path(str(files("speeltafel")))

LAYERS = {
    "core": {"core"},
    "games": {"core", "games"},
    "table": {"core", "games", "table"},
    "words": {"core", "games", "words"},
    "kernels": {"kernels"},
    "solve": {"core", "games", "kernels", "solve"},
    "bots": {"core", "games", "kernels", "bots", "solve"},
    "arena": {"core", "games", "bots", "arena"},
    "research": {"core", "games", "bots", "solve", "arena", "research", "kernels"},
    "learn": {"core", "games", "words", "bots", "solve", "learn"},
    "evening": {"core", "games", "table", "evening"},
    "print": {"core", "games", "words", "solve", "learn", "print"},
    "protocol": {
        *("core", "games", "table", "evening", "words", "bots", "solve", "learn"),
        "protocol",
    },
    "local": {
        *("core", "games", "table", "words", "bots", "solve", "learn", "protocol"),
        "local",
    },
    "server": {
        *("core", "games", "table", "evening", "words", "bots", "solve", "learn", "print"),
        *("protocol", "server"),
    },
    "cli": {
        *("core", "games", "table", "words", "bots", "solve", "arena", "research", "print"),
        *("learn", "evening", "protocol", "server", "cli"),
    },
}
"""For each room the rooms it may import; nothing else is a room."""
PURE = {"core", "games", "table", "evening"}
FORBIDDEN_IN_THE_ENGINE = {"os", "io", "sys", "time", "datetime", "socket", "asyncio", "secrets"}
ALLOWED_BEYOND_PYTHON = {"table": {"msgspec"}, "evening": {"msgspec", "networkx"}}
MODULES = sorted(SOURCE.rglob("*.py"))
PAGES = Path(__file__).parents[1] / "web" / "src"
WRITTEN = MODULES + sorted(
    path
    for path in PAGES.rglob("*.*")
    if path.suffix in {".ts", ".svelte", ".css"} and ".gen." not in path.name
)
"""What people write and read: the modules of Python and the sources of the pages."""
MOST_FILES = 20


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or ""
            if node.module == "speeltafel":
                yield from (f"speeltafel.{alias.name}" for alias in node.names)


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def test_every_room_stands_in_the_plan_and_the_plan_names_no_other() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if list(path.rglob("*.py"))}
    assert rooms - {"__pycache__", "__init__.py", "__main__.py"} == set(LAYERS)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_room_imports_only_what_lies_below_it(path: Path) -> None:
    if path.parent == SOURCE:
        return
    own = room(path)
    for module in imports(path):
        parts = module.split(".")
        assert parts[0] not in ("tools", "tests", "benchmarks"), f"{own} imports {module}"
        if parts[0] == "speeltafel" and len(parts) > 1:
            assert parts[1] in LAYERS[own], f"{own} imports {module}"
        elif own in PURE:
            known = sys.stdlib_module_names | ALLOWED_BEYOND_PYTHON.get(own, set())
            assert parts[0] in known, f"{own} imports {module}"
            assert parts[0] not in FORBIDDEN_IN_THE_ENGINE, f"{own} imports {module}"


def test_a_game_does_not_know_another_game() -> None:
    for path in (SOURCE / "games").glob("*/**/*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for module in imports(path):
            parts = module.split(".")
            if parts[:2] == ["speeltafel", "games"]:
                assert len(parts) > 2
                assert parts[2] == game, f"{path} imports {module}"


def test_no_folder_holds_more_files_than_one_can_overlook() -> None:
    for folder in {path.parent for path in WRITTEN}:
        held = sorted(path.name for path in WRITTEN if path.parent == folder)
        assert len(held) <= MOST_FILES, f"{folder}: {held}"


def test_no_file_is_longer_than_one_can_read() -> None:
    for path in WRITTEN:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 400, f"{path}: {lines} lines"
