"""Puzzles of every game in the terminal."""

import io
import json
from collections.abc import Iterator

import pytest

from speeltafel.games import GAMES
from speeltafel.learn.puzzles import COLLECTIONS, Puzzle, find_puzzle, sit
from speeltafel.protocol.learn.puzzles import attempt, hint
from speeltafel.words import LANGUAGES, Language
from tests.cli import speeltafel


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def solving(puzzle: Puzzle) -> Iterator[str]:
    """What to type: a solution, without what follows by itself."""
    line, done = list[str](), False
    while not done:
        move = hint(puzzle.game, puzzle.number, line, "en").move
        yield move
        answer = attempt(puzzle.game, puzzle.number, line, move, "en")
        line += [step.move for step in answer.steps]
        done = answer.done


def middle_of(game: str) -> Puzzle:
    puzzles = COLLECTIONS[game].puzzles()
    return puzzles[len(puzzles) // 2]


def forbidden_at(puzzle: Puzzle) -> str:
    """Can be read as a move, and may not be played."""
    judge = COLLECTIONS[puzzle.game].judge
    state, found = sit(judge, puzzle).state, ""
    for other in COLLECTIONS[puzzle.game].puzzles():
        for text in (line[0] for line in other.solutions):
            move = judge.game.parse_move(state, text)
            if type(move).__name__ != "Refusal" and judge.game.why_not(state, puzzle.seat, move):
                found = text
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_played_to_its_end(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = middle_of(game)
    moves, wrong = list(solving(puzzle)), puzzle.temptations[0].move
    first = () if puzzle.temptations[0].line else (wrong,)
    typed(monkeypatch, "?", "nonsense here", forbidden_at(puzzle), *first, *moves)
    answer = speeltafel(capsys, "--lang", "en", "puzzles", game, str(puzzle.number))
    assert answer.code == 0
    assert answer.out.count("✓") == len(moves)
    assert answer.out.count("✗ ") == len(first)
    assert answer.out.count("✋") == 2
    assert "Solved!" in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_three_steps_and_the_solution_is_played_out(
    game: str,
    language: Language,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = middle_of(game)
    given = hint(game, puzzle.number, (), language)
    typed(monkeypatch, "hint", "tip", "tip", "oplossing")
    answer = speeltafel(capsys, "--lang", language, "puzzles", game, str(puzzle.number))
    told = [" ".join(part.split()) for part in answer.out.split("★")[1:4]]
    assert told[0].startswith(given.look)
    assert given.move in told[1]
    assert told[2].startswith(given.because)
    assert answer.out.count("✓") == 1
    assert answer.out.count("» ") >= len(list(solving(puzzle)))


def test_without_a_number_it_is_the_puzzle_of_today_and_without_a_game_all_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    today = json.loads(speeltafel(capsys, "puzzles", "--json").out)
    assert list(today) == list(COLLECTIONS)
    named = speeltafel(capsys, "puzzles").out
    for game, number in today.items():
        assert f"speeltafel puzzles {game} {number}" in named
        typed(monkeypatch, "stop")
        heading = speeltafel(capsys, "--lang", "en", "puzzles", game).out
        assert f"Puzzle {number} of" in heading


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_listed_by_grade(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(speeltafel(capsys, "puzzles", game, "--grade", "2", "--json").out)
    assert {puzzle["grade"] for puzzle in listed} == {2}
    assert len(listed) == sum(each.grade == 2 for each in COLLECTIONS[game].puzzles())
    shown = speeltafel(capsys, "--lang", "en", "puzzles", game, "--list", "--grade", "2").out
    assert "difficulty" in shown


def test_an_unknown_puzzle_is_said_with_how_many_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = speeltafel(capsys, "puzzles", "kobito", "100000")
    assert answer.code == 2
    assert str(len(COLLECTIONS["kobito"].puzzles())) in answer.err
    assert find_puzzle("kobito", 1).number == 1
