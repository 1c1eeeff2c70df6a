"""The pictures in the rules show what their captions say."""

import re
from importlib.resources import files
from itertools import pairwise, product

import pytest

from speeltafel.cli.rules import rules_page
from speeltafel.games import GAMES
from speeltafel.games.katoiz.components import MATCHES
from speeltafel.games.katoiz.towers.notation import parse_tile
from speeltafel.games.potzklotz.buildings import Building, mirrored, same
from speeltafel.games.potzklotz.components import CARD_NAMED, pictured, twin_of
from speeltafel.words import LANGUAGES, Language

EXAMPLE = re.compile(r"^```(\w+)\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
RULEBOOK = files("speeltafel") / "rulebook" / "nl"
WORDS = {"toren": "tower", "weg": "walk", "steil": "steep"}


def examples(game: str, language: Language) -> list[list[str]]:
    """For each picture its lines without the caption."""
    found = EXAMPLE.findall(rules_page(GAMES[game], language))
    assert {named for named, _ in found} == {game}
    lines = [text.split("\n")[:-1] for _, text in found]
    return [
        [" ".join(WORDS.get(word, word) for word in line.split()) for line in each]
        for each in lines
    ]


@pytest.mark.parametrize("game", [each for each in GAMES if (RULEBOOK / f"{each}.md").is_file()])
def test_every_rules_page_has_the_same_pictures_in_every_language(game: str) -> None:
    first, *others = [examples(game, language) for language in LANGUAGES]
    assert len(first) >= 2
    assert all(other == first for other in others)


def tile(text: str) -> int:
    found = parse_tile(text)
    assert found is not None
    return found


def test_the_towers_have_one_and_two_matches() -> None:
    towers = [
        [tile(word) for word in line.split()[1:]]
        for example in examples("katoiz", "nl")
        for line in example
        if line.startswith("tower")
    ]
    assert [min(MATCHES[one][other] for one, other in pairwise(tower)) for tower in towers] == [
        1,
        2,
    ]


def cubes(shape: Building, right: int = 0, back: int = 0) -> set[tuple[int, int, int]]:
    return {(x + right, y + back, z) for x, y, height in shape for z in range(height)}


def test_the_cards_are_twins_mirror_images_and_one_cube_apart() -> None:
    shown = [line.split() for example in examples("potzklotz", "nl") for line in example]
    assert [sign for _, sign, _ in shown] == ["=", "≠", "→"]
    twins, mirrors, moved = [(CARD_NAMED[one], CARD_NAMED[other]) for one, _, other in shown]
    assert twin_of(twins[0]) == twins[1]
    one, other = map(pictured, mirrors)
    assert same(mirrored(one), other)
    assert not same(one, other)
    before, after = map(pictured, moved)
    shifts = product((-1, 0, 1), repeat=2)
    assert max(len(cubes(before) & cubes(after, *shift)) for shift in shifts) == 4
