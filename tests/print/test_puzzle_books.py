"""The puzzle books of the games with dice or cards: all that is there, and how it is solved."""

import pytest

from speeltafel.core.refusal import Refused
from speeltafel.learn.puzzles import COLLECTIONS, GRADES, collection_of
from speeltafel.print import PRINTABLES, Order, document
from speeltafel.print.documents.puzzle_books import BOOKS, chosen_puzzles
from speeltafel.words import LANGUAGES, Language, Voice
from tests.print.reading import printed, spoken_pictures


def test_every_game_with_puzzles_has_a_book() -> None:
    """The page of a puzzle leads to it."""
    assert {"katalon", *BOOKS} == set(COLLECTIONS)
    assert {f"{game}-puzzles" for game in COLLECTIONS} <= set(PRINTABLES)


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_has_every_puzzle_of_its_game(game: str) -> None:
    found = [each.number for each in chosen_puzzles(Order(f"{game}-puzzles"), game)]
    assert sorted(found) == [each.number for each in collection_of(game).puzzles()]
    for grade in GRADES:
        assert chosen_puzzles(Order(f"{game}-puzzles", grade=grade), game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_each_puzzle_is_drawn_with_its_task_and_solved_at_the_back(
    game: str, language: Language
) -> None:
    numbers = (3, 40, 77, 100)
    order = Order(f"{game}-puzzles", language, numbers=numbers)
    chosen = chosen_puzzles(order, game)
    voice = Voice.at(language, collection_of(game).judge.game)
    said = list(spoken_pictures(printed(order)))
    assert len(said) == len(chosen)
    for each, alt in zip(chosen, said, strict=True):
        assert str(each.number) in alt
        assert voice.sentence(each.task) in alt
    answers = document(order).data["answers"]
    for each, answer in zip(chosen, answers, strict=True):
        own = min(map(len, each.solutions))
        assert own <= len(answer["moves"]) <= own + len(each.script)
        assert len(answer["wrong"]) == any(not tempting.line for tempting in each.temptations)


def test_two_puzzles_that_look_different_are_drawn_differently() -> None:
    for game in BOOKS:
        drawn = document(Order(f"{game}-puzzles", grade=3)).data["svgs"]
        assert len(set(drawn.values())) >= 0.9 * len(drawn)


def test_a_book_without_a_puzzle_is_refused() -> None:
    with pytest.raises(Refused):
        document(Order("kapai-puzzles", numbers=(330,)))
