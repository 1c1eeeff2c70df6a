"""Puzzles in words: what is open today, one to look at, moves that are judged and answered, hints.

Nobody is told more than what lies on the table: solutions stay where the judge is.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

import msgspec

from speeltafel.core.data import writer_of
from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.learn.puzzles.collection import COLLECTIONS, collection_of, find_puzzle
from speeltafel.learn.puzzles.days import grade_on, puzzle_on
from speeltafel.learn.puzzles.judge import Judge, Sitting, actor_of, allowed, own, reply, sit
from speeltafel.learn.puzzles.puzzle import GRADES
from speeltafel.protocol.documents import (
    PuzzleAnswer,
    PuzzleHint,
    PuzzlePage,
    PuzzleShelf,
    PuzzlesOfGame,
    PuzzleStep,
)
from speeltafel.protocol.sentences import said
from speeltafel.protocol.wire import Said
from speeltafel.words import Language, Voice


def shelf(day: date) -> PuzzleShelf:
    """Every game that has puzzles, with the one of this day."""
    return PuzzleShelf(
        day.isoformat(),
        grade_on(day),
        [_of_game(name, day) for name in COLLECTIONS],
    )


def _of_game(name: str, day: date) -> PuzzlesOfGame:
    puzzles = COLLECTIONS[name].puzzles()
    grades = Counter(each.grade for each in puzzles)
    return PuzzlesOfGame(
        name, puzzle_on(day, puzzles).number, len(puzzles), [grades[grade] for grade in GRADES]
    )


def day_of(text: str | None) -> date:
    """The date of the device that asks; of the world's clock where it does not say."""
    if not text:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused(Refusal(Kind.CONFIG, reason("puzzles-no-such-day"))) from None


def puzzle_page(game: str, number: int, language: Language) -> PuzzlePage:
    puzzle = find_puzzle(game, number)
    judge, voice = _judge_and_voice(game, language)
    sitting = sit(judge, puzzle)
    return PuzzlePage(
        puzzle.game,
        puzzle.variant,
        puzzle.number,
        len(collection_of(game).puzzles()),
        puzzle.grade,
        voice.sentence(puzzle.task),
        puzzle.players,
        puzzle.seat,
        _prompt(judge, sitting, voice),
        _choices(judge, sitting),
        _view(judge, sitting),
        list(puzzle.script) if collection_of(game).open_script else [],
    )


def attempt(
    game: str, number: int, line: Sequence[str], text: str, language: Language
) -> PuzzleAnswer:
    """`line` holds what was played before, replies included."""
    judge, voice = _judge_and_voice(game, language)
    sitting = sit(judge, find_puzzle(game, number), line)
    move = accept(judge.game.parse_move(sitting.state, text))
    answer = judge.answer(sitting, allowed(judge, sitting, move))
    after = own(judge, sitting, move)
    steps = [_step(judge, sitting, move, after, voice)]
    for each in answer.replies:
        before, after = after, reply(judge, after, each)
        steps.append(_step(judge, before, each, after, voice))
    goes_on = answer.right and not answer.done
    return PuzzleAnswer(
        answer.right,
        answer.done,
        voice.sentence(answer.why),
        steps,
        _prompt(judge, after, voice) if goes_on else "",
        _choices(judge, after) if goes_on else [],
    )


def hint(game: str, number: int, line: Sequence[str], language: Language) -> PuzzleHint:
    """A move that solves the puzzle after `line`, and why."""
    judge, voice = _judge_and_voice(game, language)
    given = judge.hint(sit(judge, find_puzzle(game, number), line))
    return PuzzleHint(
        judge.game.format_move(given.move),
        voice.sentence(given.look),
        voice.sentence(given.because),
    )


def _judge_and_voice(game: str, language: Language) -> tuple[Judge, Voice]:
    judge = collection_of(game).judge
    return judge, Voice.at(language, judge.game)


def _step(judge: Judge, before: Sitting, move: Any, after: Sitting, voice: Voice) -> PuzzleStep:
    game, seat = judge.game, before.puzzle.seat
    actor = seat if seat in game.to_act(before.state) else actor_of(game, before.state)
    told = game.tell(before.state, actor, game.seen_move(before.state, actor, move, seat))
    return PuzzleStep(actor, game.format_move(move), _said(told, voice), _view(judge, after))


def _said(told: Reason, voice: Voice) -> Said:
    return msgspec.json.decode(said(told, voice), type=Said)


def _prompt(judge: Judge, sitting: Sitting, voice: Voice) -> str:
    return voice.sentence(judge.game.prompt(sitting.state, sitting.puzzle.seat))


def _choices(judge: Judge, sitting: Sitting) -> list[str]:
    game, seat = judge.game, sitting.puzzle.seat
    return [game.format_move(move) for move in game.legal_moves(sitting.state, seat)]


def _view(judge: Judge, sitting: Sitting) -> Any:
    return writer_of(judge.game.view)(judge.game.view(sitting.state, sitting.puzzle.seat))
