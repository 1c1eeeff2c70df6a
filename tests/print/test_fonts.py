"""The fonts that ship are those of the pages, and have every sign that is printed."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from speeltafel.print.typesetting import FONTS
from tools.print_fonts import CUTS, PACKAGES, Cut, make

needs_the_pages = pytest.mark.skipif(
    not PACKAGES.is_dir() or find_spec("brotli") is None, reason="scripts/pages has not been run"
)


@needs_the_pages
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("cut", CUTS, ids=lambda cut: cut.name)
def test_the_fonts_are_made_from_those_of_the_pages(cut: Cut, tmp_path: Path) -> None:
    made = tmp_path / cut.name
    make(cut).save(made)
    assert made.read_bytes() == (FONTS / cut.name).read_bytes()


@pytest.mark.parametrize("cut", CUTS, ids=lambda cut: cut.name)
def test_a_font_has_the_letters_of_names_from_many_languages(cut: Cut) -> None:
    letters = "abcXYZ0123456789 éèëïöüçñøåÅØß ĀāĒēŪū ŁłŞşČčŽžĞğ ×·–’“”…%"
    known = TTFont(FONTS / cut.name).getBestCmap()
    assert not [letter for letter in letters if ord(letter) not in known]


@pytest.mark.parametrize("package", sorted({cut.package for cut in CUTS}))
def test_every_family_brings_its_licence(package: str) -> None:
    assert "SIL OPEN FONT LICENSE" in (FONTS / f"{package}-OFL.txt").read_text(encoding="utf-8")
