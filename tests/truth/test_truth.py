"""Every sentence that is said in random play is true where it is said."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from speeltafel.games import GAMES
from tests.server.volume import volume
from tests.truth.said import any_move, counted, heard
from tests.truth.sentences import VOICES, check_sentences

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


def runs_of_five(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"[\w’'-]+", text.lower())
    return {tuple(words[at : at + 5]) for at in range(len(words) - 4)}


@each_game
def test_a_reason_and_the_hint_behind_it_do_not_repeat_each_other(name: str) -> None:
    """A move refused is answered with why not, and then with what can be done."""
    judge, game = room(name), GAMES[name]
    player = getattr(judge, "play", any_move)
    pairs = set()
    for said in heard(game, judge.type_something, volume(1_000, 20_000), seed=2, player=player):
        if said.actor >= 0 and said.move is not None and said.actor in game.to_act(said.state):
            refused = game.why_not(said.state, said.actor, said.move) == said.reason
            if refused and said.text:
                pairs.add((said.reason, game.prompt(said.state, said.actor)))
    assert len(pairs) > 20
    for why, instead in pairs:
        for voice in VOICES.values():
            reason, hint = voice.sentence(why), voice.sentence(instead)
            assert not runs_of_five(reason) & runs_of_five(hint), f"{reason} {hint}"


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
