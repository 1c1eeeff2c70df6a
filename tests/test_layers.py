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
    "words": {"core", "games", "words"},
    "bots": {"core", "games", "bots", "solve"},
    "solve": {"core", "games", "solve"},
    "printing": {"core", "games", "words", "printing"},
    "research": {"core", "games", "bots", "research"},
    "server": {"core", "games", "words", "bots", "solve", "printing", "server"},
    "cli": {"core", "games", "words", "bots", "solve", "printing", "research", "server", "cli"},
}
FORBIDDEN_IN_THE_ENGINE = {"os", "io", "sys", "time", "datetime", "socket", "asyncio", "secrets"}
MODULES = sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or ""


def layer(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_layer_imports_only_what_lies_below_it(path: Path) -> None:
    if path.parent == SOURCE:
        return
    for module in imports(path):
        parts = module.split(".")
        if parts[0] == "speeltafel" and len(parts) > 1:
            assert parts[1] in LAYERS[layer(path)], f"{layer(path)} imports {module}"
        elif layer(path) in ("core", "games"):
            assert parts[0] in sys.stdlib_module_names, f"the engine imports {module}"
            assert parts[0] not in FORBIDDEN_IN_THE_ENGINE, f"the engine imports {module}"


def test_a_game_does_not_know_another_game() -> None:
    for path in (SOURCE / "games").glob("*/*.py"):
        for module in imports(path):
            parts = module.split(".")
            if parts[:2] == ["speeltafel", "games"]:
                assert len(parts) > 2
                assert parts[2] == path.parent.name
