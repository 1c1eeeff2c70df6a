"""The rules pages say what players need; numbers and notes stand at the end, for experts."""

import re

import pytest

from speeltafel.cli.rules import rules_page
from speeltafel.games import GAMES
from speeltafel.words import LANGUAGES, Language

EXPERTS = {"nl": "## Voor kenners", "en": "## For experts"}
NUMBER = re.compile(r"\b(?:K[TZPO]|PK)-\d+")
NOTES = {
    "nl": re.compile(r"\bvan ons\b|drukfout", re.IGNORECASE),
    "en": re.compile(r"\bours\b|misprint", re.IGNORECASE),
}
each_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)


def halves(game: str, language: Language) -> tuple[str, str]:
    before, heading, after = rules_page(GAMES[game], language).partition(EXPERTS[language])
    assert heading, "the page has a part for experts"
    return before, after


@each_page
def test_numbers_and_notes_stand_behind_the_part_for_experts(game: str, language: Language) -> None:
    before, after = halves(game, language)
    assert not NUMBER.findall(before)
    assert not NOTES[language].findall(before)
    assert "\n## " not in after, "it is the last part"


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_number_the_same_rules(game: str) -> None:
    dutch, english = (set(NUMBER.findall(halves(game, each)[1])) for each in LANGUAGES)
    assert dutch == english
    assert len(dutch) > 5


@each_page
def test_a_page_for_players_names_no_option_by_its_code(game: str, language: Language) -> None:
    before, _ = halves(game, language)
    codes = {option.name for variant in GAMES[game].variants for option in variant.options}
    assert not {f"`{code}`" for code in codes} & set(re.findall(r"`[^`]+`", before))


SAID = {
    ("katoiz", "nl"): ["maar nooit minder dan nul", "zolang het je eigen stelling niet raakt"],
    ("katoiz", "en"): ["but never less than nought", "does not touch your own position"],
    ("kobito", "nl"): ["nooit een kaart terug in je hand", "nog een keer op dezelfde plaats"],
    ("kobito", "en"): ["no card ever returns to your hand", "again on the same place"],
    ("potzklotz", "nl"): ["dertig gebouwen", "2-1-2 en 1-3-1"],
    ("potzklotz", "en"): ["thirty buildings", "2-1-2 and 1-3-1"],
}


@pytest.mark.parametrize(("game", "language"), SAID)
def test_the_page_leaves_out_no_half_of_a_rule(game: str, language: Language) -> None:
    """KZ-24, KZ-34; KO-6, KO-11; PK-2."""
    page = rules_page(GAMES[game], language)
    assert all(said in page for said in SAID[game, language])
