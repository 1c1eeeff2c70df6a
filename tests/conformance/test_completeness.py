"""A game on the shelf has words, rules pages, drawings, playthroughs and counts."""

from pathlib import Path

import pytest

from speeltafel.games import GAMES
from tests.conformance import COUNTS, PLAYTHROUGHS
from tests.conformance.completeness import PAGES, SOURCE, missing
from tests.conformance.one_file import TRAPJE


@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_a_game_is_missing(name: str) -> None:
    """The one test that a new game fails, and it says everything there is still to make."""
    assert not missing(GAMES[name]), "\n".join([f"{name} lacks", *missing(GAMES[name])])


def test_a_game_in_one_file_is_told_everything_it_lacks() -> None:
    lacking = "\n".join(missing(TRAPJE))
    for what in (
        "words (nl)",
        "words (en)",
        "words for the browser (nl)",
        "words for the browser (en)",
        "a rules page (nl)",
        "a rules page (en)",
        "a drawing for the terminal",
        "its Board.svelte for the browser",
        "a playthrough of standard",
        "exact counts",
        "the words trapje-title (nl)",
        "the words trapje-variant-standard (en)",
    ):
        assert what in lacking


def test_nothing_is_left_of_a_game_or_variant_that_is_gone() -> None:
    games = [PLAYTHROUGHS, COUNTS, PAGES, SOURCE / "rulebook" / "nl", SOURCE / "rulebook" / "en"]
    for folder in games:
        kept = {path.stem for path in folder.iterdir() if path.stem != "index"}
        assert kept <= set(GAMES), folder
    variants = {(game.name, variant.name) for game in GAMES.values() for variant in game.variants}
    assert {_named(path) for path in PLAYTHROUGHS.glob("*/*.txt")} <= variants


def _named(path: Path) -> tuple[str, str]:
    return path.parent.name, path.stem
