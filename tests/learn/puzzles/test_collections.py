"""Every puzzle has its form, a sample of each game is proven again, and no page gives one away."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from speeltafel.core.refusal import Refused
from speeltafel.learn.puzzles import COLLECTIONS, GRADES, Puzzle, sit
from speeltafel.learn.puzzles.making import Maker
from speeltafel.learn.puzzles.proving import faults
from speeltafel.learn.puzzles.puzzle import read, written
from speeltafel.protocol.learn import puzzles
from speeltafel.words import LANGUAGES, Voice
from tools.puzzles import main, maker_of

MADE = [game for game in COLLECTIONS if game != "katalon"]
"""Katalon's are proven by its whole solution, in `tests/solve`."""
PROVEN_AGAIN = 12


def sample(game: str, count: int) -> list[Puzzle]:
    known = COLLECTIONS[game].puzzles()
    return [known[index * len(known) // count] for index in range(count)]


@pytest.mark.parametrize("game", COLLECTIONS)
def test_there_are_a_hundred_in_five_grades_of_equal_size(game: str) -> None:
    known = COLLECTIONS[game].puzzles()
    assert len(known) >= 100
    assert [each.number for each in known] == list(range(1, len(known) + 1))
    assert [each.grade for each in known] == sorted(each.grade for each in known)
    grades = Counter(each.grade for each in known)
    assert set(grades) == set(GRADES)
    assert max(grades.values()) - min(grades.values()) <= 1


@pytest.mark.parametrize("game", COLLECTIONS)
def test_every_puzzle_is_of_this_game_has_a_solution_and_a_temptation(game: str) -> None:
    for puzzle in COLLECTIONS[game].puzzles():
        assert puzzle.game == game
        assert puzzle.solutions
        assert len(set(puzzle.solutions)) == len(puzzle.solutions)
        assert puzzle.temptations
        assert read(written([puzzle])) == (puzzle,)


@pytest.mark.parametrize("game", MADE)
def test_no_two_are_the_same(game: str) -> None:
    maker = maker_of(game)
    known = COLLECTIONS[game].puzzles()
    assert len({maker.same(each) for each in known}) == len(known)


@pytest.mark.parametrize("game", MADE)
def test_harder_grades_are_found_less_by_the_levels(game: str) -> None:
    known = COLLECTIONS[game].puzzles()
    found = [
        sum(share for each in known if each.grade == grade for _, share in each.found)
        for grade in GRADES
    ]
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize("game", MADE)
def test_a_sample_is_proven_again(game: str) -> None:
    for puzzle in sample(game, PROVEN_AGAIN):
        assert faults(maker_of(game), puzzle) == []


@pytest.mark.parametrize("game", MADE)
@pytest.mark.parametrize(
    "spoil",
    [
        lambda each: each._replace(solutions=each.solutions[1:]),
        lambda each: each._replace(solutions=(*each.solutions, each.solutions[0][::-1] * 2)),
        lambda each: each._replace(temptations=()),
        lambda each: each._replace(
            temptations=(each.temptations[0]._replace(why=each.task), *each.temptations[1:])
        ),
    ],
    ids=["a solution is missing", "one is invented", "nothing tempts", "refuted otherwise"],
)
def test_a_spoilt_puzzle_is_not_proven(game: str, spoil: Callable[[Puzzle], Puzzle]) -> None:
    maker: Maker = maker_of(game)
    assert faults(maker, spoil(sample(game, 3)[1]))


@pytest.mark.parametrize("game", COLLECTIONS)
def test_a_page_says_nothing_that_only_the_solution_knows(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the same when all that solves the puzzle is taken out of it."""
    shown = {each.number: page(each) for each in sample(game, 20)}

    def robbed(name: str, number: int) -> Puzzle:
        puzzle = COLLECTIONS[name].puzzles()[number - 1]
        return puzzle._replace(solutions=(), temptations=(), found=(), effort=0, kind="")

    monkeypatch.setattr(puzzles, "find_puzzle", robbed)
    for number, text in shown.items():
        assert page(COLLECTIONS[game].puzzles()[number - 1]) == text
        assert set(msgspec.json.decode(text)) == {
            *("game", "variant", "number", "all", "grade", "task", "players", "seat", "prompt"),
            *("moves", "view", "coming"),
        }


def page(puzzle: Puzzle) -> bytes:
    return msgspec.json.encode(puzzles.puzzle_page(puzzle.game, puzzle.number, "nl"))


@pytest.mark.parametrize("game", MADE)
def test_what_is_hidden_from_the_solver_is_not_on_the_page(game: str) -> None:
    """Dealt again, the view stays the same."""
    judge = COLLECTIONS[game].judge
    for puzzle in sample(game, 10):
        state = judge.start(puzzle)
        dealt = judge.game.resample(state, puzzle.seat, Random(puzzle.number))
        assert judge.game.view(dealt, puzzle.seat) == judge.game.view(state, puzzle.seat)


@pytest.mark.parametrize("game", COLLECTIONS)
def test_following_the_hints_solves_it(game: str) -> None:
    for puzzle in sample(game, 10):
        line: list[str] = []
        for _ in range(20):
            move = puzzles.hint(game, puzzle.number, line, "nl").move
            answer = puzzles.attempt(game, puzzle.number, line, move, "nl")
            assert answer.right
            line += [step.move for step in answer.steps]
            if answer.done:
                break
            assert answer.moves
        assert answer.done


@pytest.mark.parametrize("game", COLLECTIONS)
def test_what_tempts_is_refuted_in_both_languages(game: str) -> None:
    for puzzle in sample(game, 10):
        for each in puzzle.temptations:
            for language in LANGUAGES:
                answer = puzzles.attempt(game, puzzle.number, each.line, each.move, language)
                assert not answer.right
                assert not answer.moves
                voice = Voice.at(language, COLLECTIONS[game].judge.game)
                assert answer.text == voice.sentence(each.why)


@pytest.mark.parametrize("game", COLLECTIONS)
def test_a_line_with_a_forbidden_move_is_refused(game: str) -> None:
    puzzle = COLLECTIONS[game].puzzles()[0]
    with pytest.raises(Refused):
        sit(COLLECTIONS[game].judge, puzzle, ["this is no move"])


def test_a_pack_of_katalon_is_made_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "pack.json"
    main(["make", "katalon", "--count", "5", "--seed", "3", "--out", str(file)])
    assert [each["number"] for each in json.loads(file.read_text("utf-8"))] == [1, 2, 3, 4, 5]
