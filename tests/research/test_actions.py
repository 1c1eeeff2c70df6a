"""Numbers for moves: stable, small, unambiguous, with text both ways."""

from itertools import pairwise
from random import Random
from zlib import crc32

import pytest

from speeltafel.core.seats import CHANCE
from speeltafel.games import GAMES
from speeltafel.games.kobito.components import NUMBERS
from speeltafel.games.kobito.moves import END, Lay, Move, Penalty, Replace, Swap
from speeltafel.games.kobito.notation import format_move
from speeltafel.research.actions.alphabet import Alphabet
from speeltafel.research.actions.kobito import CARDS, OWN_SPOTS, SPOTS
from speeltafel.research.encoding import Encoding, encoding
from speeltafel.research.episode import Episode, IllegalAction
from tests.research.tables import every_table, every_variant, walked

PUBLISHED = {
    ("katalon", "standard"): (50, "bc9c6365"),
    ("katoiz", "stapeltoren-1"): (121, "b8ce9e17"),
    ("katoiz", "stapeltoren-2"): (121, "b8ce9e17"),
    ("katoiz", "stapeltoren-3"): (3631, "42124173"),
    ("katoiz", "stapeltoren-4"): (3631, "42124173"),
    ("katoiz", "stapeltoren-5"): (3631, "42124173"),
    ("katoiz", "3-stel-1"): (1371, "12d81386"),
    ("katoiz", "3-stel-2"): (1371, "12d81386"),
    ("katoiz", "3-stel-3"): (1371, "12d81386"),
    ("katoiz", "3-stel-4"): (1371, "12d81386"),
    ("katoiz", "stapeltje-1"): (1334, "0d684eb6"),
    ("katoiz", "stapeltje-2"): (1334, "0d684eb6"),
    ("katoiz", "stapeltje-3"): (1334, "0d684eb6"),
    ("katoiz", "stapeltje-4"): (1334, "0d684eb6"),
    ("katoiz", "stapeltje-5"): (1334, "0d684eb6"),
    ("potzklotz", "basic"): (187, "9e19f6f7"),
    ("potzklotz", "beginners"): (187, "9e19f6f7"),
    ("potzklotz", "expert"): (187, "9e19f6f7"),
    ("kapai", "standard"): (320, "d2883cb8"),
    ("kobito", "standard"): (1834, "402cb38a"),
}
"""Size and checksum of the texts: whoever changes a number breaks every trained network."""


@every_table
def test_every_legal_move_has_a_path_of_its_own_that_begins_no_other(coded: Encoding) -> None:
    alphabet = coded.alphabet
    for episode in walked(coded, seed=1, limit=150):
        for seat in episode.actors():
            paths = sorted(
                alphabet.spell(move) for move in coded.game.legal_moves(episode.state, seat)
            )
            for path, following in pairwise(paths):
                assert following[: len(path)] != path
            for path in paths:
                assert 0 < len(path) <= alphabet.longest
                assert all(0 <= number < alphabet.size for number in path)


@every_table
def test_spelling_a_move_step_by_step_makes_that_move(coded: Encoding) -> None:
    generator = Random(2)
    for episode in walked(coded, seed=2, limit=60):
        if any(episode.paths.values()):
            continue
        seat = episode.actors()[0]
        move = generator.choice(list(coded.game.legal_moves(episode.state, seat)))
        copy, made = episode.clone(), None
        for number in coded.alphabet.spell(move):
            assert made is None
            assert number in copy.choices(seat)
            made = copy.act(seat, number)
        assert made == move
        assert copy.state == coded.game.apply(episode.state, seat, move)


@every_variant
def test_numbers_and_texts_lead_to_each_other(coded: Encoding) -> None:
    alphabet = coded.alphabet
    assert [alphabet.numbers[text] for text in alphabet.texts] == list(range(alphabet.size))


@pytest.mark.parametrize("game", ["katalon", "katoiz"])
def test_where_a_move_is_one_number_its_text_is_the_notation(game: str) -> None:
    for variant in GAMES[game].variants:
        coded = encoding(game, variant.name, 2)
        for episode in walked(coded, seed=3, limit=80):
            seat = episode.actors()[0]
            for move in coded.game.legal_moves(episode.state, seat):
                (number,) = coded.alphabet.spell(move)
                assert coded.alphabet.texts[number] == coded.game.format_move(move)


def test_every_single_step_of_kobito_is_its_notation() -> None:
    """Also what random play hardly ever does."""
    alphabet = encoding("kobito").alphabet
    moves: list[Move] = [
        *(Lay(card, spot, side) for spot in OWN_SPOTS for card in range(CARDS) for side in (0, 1)),
        *(kind(number, spot) for kind in (Swap, Replace) for spot in SPOTS for number in NUMBERS),
        *(Penalty(number) for number in NUMBERS),
        END,
    ]
    spelled = [alphabet.spell(move) for move in moves]
    assert len(set(spelled)) == len(moves)
    for move, path in zip(moves, spelled, strict=True):
        assert [alphabet.texts[number] for number in path] == [format_move(move)]


@every_variant
def test_chance_in_steps_makes_only_what_the_rules_admit(coded: Encoding) -> None:
    if not coded.game.traits.chance:
        return
    generator = Random(4)
    episode = Episode(coded, limit=40)
    while actors := episode.actors():
        if actors[0] != CHANCE:
            episode.act(actors[0], generator.choice(episode.choices(actors[0])))
            continue
        before = episode.state
        numbers, weights = zip(*episode.lots(), strict=True)
        assert len(set(numbers)) == len(numbers)
        assert max(numbers) < len(coded.alphabet.lots.texts)
        drawn = episode.act(CHANCE, generator.choices(numbers, weights)[0])
        if drawn is not None:
            assert coded.game.chance(before).admits(drawn)


@every_variant
def test_listed_chance_keeps_its_weights(coded: Encoding) -> None:
    generator = Random(5)
    episode = Episode(coded, limit=30)
    while actors := episode.actors():
        if actors[0] != CHANCE:
            episode.act(actors[0], generator.choice(episode.choices(actors[0])))
            continue
        outcomes = coded.game.chance(episode.state).outcomes
        if outcomes is not None:
            made = {
                episode.clone().act(CHANCE, number): weight for number, weight in episode.lots()
            }
            assert made == dict(outcomes)
        episode.settle(generator)


def test_a_number_that_is_not_allowed_is_refused() -> None:
    episode = Episode(encoding("katalon"))
    with pytest.raises(IllegalAction):
        episode.act(0, 25)


def digest(alphabet: Alphabet) -> str:
    return f"{crc32('|'.join((*alphabet.texts, *alphabet.lots.texts)).encode()):08x}"


@every_variant
def test_published_numbers_never_change(coded: Encoding) -> None:
    published = PUBLISHED[coded.game.name, coded.config.variant]
    assert (coded.alphabet.size, digest(coded.alphabet)) == published
