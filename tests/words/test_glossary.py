"""The catalogues keep to the words of docs/glossary.md."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentSerializer

from speeltafel.cli.rules import rules_page
from speeltafel.games import GAMES
from speeltafel.words import Language
from tests.words.test_catalogues import SOURCE, messages

PAGE: Final = Path(__file__).parents[2] / "docs" / "glossary.md"
ROOMS: Final = {
    "At every table": (*GAMES, "core"),
    "Around the table": ("table", "web", "puzzles", "solve", "print", "review"),
    "Katalon": ("katalon",),
    "Katoiz": ("katoiz",),
    "Potz Klotz": ("potzklotz",),
    "Ka Pai": ("kapai",),
    "Kobito": ("kobito",),
}


class Term(NamedTuple):
    section: str
    dutch: str
    english: str
    code: str
    never: str


def terms() -> list[Term]:
    found, section = [], ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 4 and cells[0] != "Dutch":
            found.append(Term(section, *cells))
    return found


@cache
def text_of(room: str, language: Language) -> str:
    """Everything a game says in this language: its messages and its rules page."""
    said = [
        FluentSerializer().serialize_entry(message)
        for name, message in messages(language).items()
        if name.startswith((f"{room}-", f"web-{room}-", f"bots-{room}-", f"web-about-{room}"))
        or (room == "katoiz" and name.startswith("web-level-"))
    ]
    page = rules_page(GAMES[room], language) if room in GAMES else ""
    return "\n".join([*said, page])


@cache
def all_code() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("core", "games", "bots", "table", "learn")
        for path in (SOURCE / folder).rglob("*")
        if path.suffix in (".py", ".toml")
    )


TERMS: Final = terms()


def test_the_page_names_every_game() -> None:
    assert {term.section for term in TERMS} == set(ROOMS)
    assert len(TERMS) > 40


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.section} {term.dutch}")
def test_a_word_is_used_in_both_languages_and_in_the_code(term: Term) -> None:
    rooms = ROOMS[term.section]
    everywhere: dict[Language, str] = {
        language: "\n".join(text_of(room, language) for room in rooms) for language in ("nl", "en")
    }
    stem = term.dutch.removesuffix("en").lower()
    assert stem in everywhere["nl"].lower(), term.dutch
    assert term.english.lower() in everywhere["en"].lower(), term.english
    for name in re.findall(r"`([^`]+)`", term.code):
        assert name in all_code(), name


@pytest.mark.parametrize("term", [t for t in TERMS if t.never], ids=lambda term: term.never)
def test_another_word_is_not_used_for_it(term: Term) -> None:
    word = re.compile(rf"\b{term.never}\w*", re.IGNORECASE)
    for room in ROOMS[term.section]:
        said = [
            line
            for line in text_of(room, "nl").splitlines()
            if word.search(re.sub(r"^[\w-]+ =", "", line))
        ]
        if room == "kobito" and term.never == "joker":
            said = [line for line in said if "kobito" not in line]  # explained once, on the page
        assert said == []
