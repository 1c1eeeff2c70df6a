"""The pages for researchers say what is so."""

import re
from pathlib import Path

import pytest

from speeltafel.games import GAMES
from speeltafel.research.pages import encodings_page, properties_page
from speeltafel.research.properties import GAMES_PLAYED, properties_of
from speeltafel.version import __version__
from tests.research.notebook import TOUR, code_cells, printed, read, written
from tests.research.tables import ENCODINGS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "research"


def test_the_page_of_encodings_is_the_one_that_would_be_written_now() -> None:
    assert (DOCS / "encodings.md").read_text(encoding="utf-8") == encodings_page()


@pytest.mark.parametrize("name", ["katalon", "kapai", "kobito"])
def test_the_page_of_properties_has_the_row_that_would_be_written_now(name: str) -> None:
    variant = GAMES[name].variants[0]
    coded = next(each for each in ENCODINGS if each.game.name == name and each.config.players == 2)
    found = properties_of(coded, variant, seed=1, games=GAMES_PLAYED)
    row = properties_page([found]).strip().splitlines()[-1]
    assert row in (DOCS / "properties.md").read_text(encoding="utf-8")


def test_the_page_of_properties_has_a_row_for_every_variant() -> None:
    text = (DOCS / "properties.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        for variant in game.variants:
            assert f"| {game.name} | {variant.name} |" in text


def test_the_tour_prints_what_it_says() -> None:
    book = read(TOUR)
    for cell, text in zip(code_cells(book), printed(book), strict=True):
        assert written(cell) == text


def test_what_the_page_names_exists() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", page):
        assert (ROOT / "docs" / target).exists(), target
    for line in re.findall(r"`((?:import|from) speeltafel[^`]*)`", page):
        exec("import gymnasium, pyspiel\n" + line)


def test_the_citation_names_the_version_that_is_installed() -> None:
    cited = re.search(r"^version: (.*)", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert cited is not None
    assert cited[1] == __version__
