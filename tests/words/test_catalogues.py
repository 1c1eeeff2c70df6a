"""Every code has words in both languages, and the two catalogues say the same things."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from speeltafel.bots import bot_names
from speeltafel.games import GAMES
from speeltafel.words import LANGUAGES, Language

SOURCE = Path(str(files("speeltafel")))
# How the words of a folder begin; those outside folders begin with the name of their file.
ROOMS = {"web": "web", "lessons": "lessons-{}", "puzzles": "{}-puzzle", "advice": "{}-advice"}


@cache
def messages(language: Language) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in sorted((SOURCE / "words" / language).rglob("*.ftl")):
        room = ROOMS.get(path.parent.name, "{}").format(path.stem)
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                assert entry.id.name.startswith(f"{room}-"), f"{entry.id.name} in {path}"
                found[entry.id.name] = entry
    return found


def variables(node: ftl.BaseNode) -> set[str]:
    names: set[str] = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.VariableReference):
                names.add(part.id.name)
            if isinstance(part, ftl.BaseNode):
                names |= variables(part)
    return names


def test_dutch_and_english_have_the_same_messages() -> None:
    dutch, english = messages("nl"), messages("en")
    assert set(dutch) == set(english)
    for name, message in dutch.items():
        other = english[name]
        assert {a.id.name for a in message.attributes} == {a.id.name for a in other.attributes}
        assert variables(message) == variables(other), name


def codes_in(path: Path) -> Iterator[str]:
    """The codes given to `reason(…)` and `voice.word(…)`; `*` stands for a part computed."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        if name not in ("reason", "word"):
            continue
        code = node.args[0]
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            yield code.value
        elif isinstance(code, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "*" for part in code.values]
            yield "".join(map(str, parts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_is_without_words(language: Language) -> None:
    """A game without a catalogue is another test's: `conformance/test_completeness.py`."""
    known = messages(language)
    spoken = {name.partition("-")[0] for name in known}
    for path in sorted(SOURCE.rglob("*.py")):
        for code in codes_in(path):
            if path.is_relative_to(SOURCE / "games") and code.partition("-")[0] not in spoken:
                continue
            if "*" in code:
                assert any(Path(name).match(code) for name in known), f"{path.name}: {code}"
            else:
                assert code in known, f"{path.name}: {code}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_computer_player_has_a_kind_name(language: Language) -> None:
    known = messages(language)
    for game in GAMES.values():
        for name in bot_names(game):
            assert f"bots-{name}" in known, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_the_browser_lack_no_words(language: Language) -> None:
    known = messages(language)
    pages = SOURCE.parent.parent / "web" / "src"
    said = {
        code
        for path in [*pages.rglob("*.svelte"), *pages.rglob("*.ts")]
        for code in re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(said) > 100
    assert not [code for code in sorted(said) if f"web-{code}" not in known]
