"""Every sentence that is said in random play is true where it is said."""

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from speeltafel.games import GAMES
from tests.server.volume import volume
from tests.truth.said import any_move, counted, heard
from tests.truth.sentences import check_sentences

SOURCE: Final = Path(str(files("speeltafel")))
TRIES: Final = volume(2_000, 100_000)
"""Moves tried for each game, allowed or not."""
each_game = pytest.mark.parametrize("name", GAMES)


def room(name: str) -> Any:
    return import_module(f"tests.truth.{name}")


@each_game
def test_what_is_said_is_so(name: str) -> None:
    judge = room(name)
    player = getattr(judge, "play", any_move)
    sayings = heard(GAMES[name], judge.type_something, TRIES, seed=1, player=player)
    found = counted(check_sentences(sayings), judge.TRUTH)
    print({code: found[code] for code in sorted(found)}, "never:", set(judge.TRUTH) - set(found))


def codes_said(name: str) -> Iterator[str]:
    """Codes that the game utters; `*` stands for a part computed."""
    for path in (SOURCE / "games" / name).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if not (isinstance(node.func, ast.Name) and "reason" in node.func.id):
                continue
            for code in ast.walk(node.args[0]):
                if isinstance(code, ast.Constant) and str(code.value).startswith(f"{name}-"):
                    yield str(code.value)


@each_game
def test_every_code_has_a_predicate(name: str) -> None:
    judge = room(name)
    known = {*judge.TRUTH, *judge.NOUNS, *judge.ELSEWHERE}
    stems = {code for code in codes_said(name) if code.endswith("-")}
    assert set(codes_said(name)) - stems - known == set()
    for stem in stems:
        assert any(code.startswith(stem) for code in known), stem
