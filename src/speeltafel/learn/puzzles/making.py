"""Makes the puzzles of a game: found by search, graded by who finds them, easy before hard."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import log2
from random import Random
from typing import Any, Final

from speeltafel.bots.bot import Bot
from speeltafel.core.reason import Reason
from speeltafel.core.refusal import accept
from speeltafel.learn.puzzles.judge import Judge, sit
from speeltafel.learn.puzzles.measuring import TRIES, Measured, Miss, measured
from speeltafel.learn.puzzles.puzzle import GRADES, Line, Puzzle, Temptation

MOST_TEMPTATIONS: Final = 3


def anything(move: str) -> bool:
    del move
    return True


@dataclass(frozen=True, kw_only=True)
class Maker:
    """How a game makes puzzles, and proves them again."""

    judge: Judge
    kinds: tuple[str, ...]
    """Equally many of each are made."""
    candidates: Callable[[str, Random], Iterator[Puzzle]]
    """Endless, of one kind: with task, solutions and effort, not graded."""
    solutions: Callable[[Puzzle], tuple[Line, ...]]
    """All of them, by a search of the whole position; in ascending order."""
    bots: Callable[[Puzzle], dict[str, Bot]]
    """Every level, weakest first, told what to try for where that is not to win."""
    tempts: Callable[[str], bool] = anything
    """Whether this wrong move is worth a word: to pass rarely is."""
    same: Callable[[Puzzle], Any] = lambda puzzle: repr(puzzle.position)
    """Two puzzles of which this is equal are one."""
    tries: int = TRIES
    """How often each level plays each puzzle; fewer where the strongest thinks long."""


def made(maker: Maker, count: int, seed: int, told: Callable[[Puzzle], None]) -> list[Puzzle]:
    """So many in five grades of equal size."""
    found: list[Puzzle] = []
    seen: set[Any] = set()
    for index, kind in enumerate(maker.kinds):
        share = count * (index + 1) // len(maker.kinds) - len(found)
        for candidate in maker.candidates(kind, Random(f"{seed} {kind}")):
            if not share:
                break
            if maker.same(candidate) in seen:
                continue
            puzzle = judged(maker, candidate, measured_by(maker, candidate))
            if puzzle is None:
                continue
            seen.add(maker.same(candidate))
            found.append(puzzle)
            told(puzzle)
            share -= 1
    return graded(found)


def measured_by(maker: Maker, candidate: Puzzle) -> Measured:
    return measured(maker.judge, candidate, maker.bots(candidate), maker.tempts, maker.tries)


def judged(maker: Maker, candidate: Puzzle, by: Measured) -> Puzzle | None:
    """With its measured difficulty; none when nobody is tempted by anything wrong."""
    misses = sorted(by.misses, key=lambda miss: (-by.misses[miss].total(), miss))
    if not misses:
        return None
    levels = tuple(name for name, _ in by.found)
    told: dict[tuple[Line, Reason], Temptation] = {}
    for miss in misses:
        chosen_by = tuple(name for name in levels if by.misses[miss][name])
        each = temptation(maker.judge, candidate, miss, chosen_by)
        told.setdefault((each.line, each.why), each)  # ways to make one mistake are one
    temptations = tuple(told.values())[:MOST_TEMPTATIONS]
    return candidate._replace(found=by.found, temptations=temptations)


def temptation(judge: Judge, puzzle: Puzzle, miss: Miss, levels: tuple[str, ...]) -> Temptation:
    sitting = sit(judge, puzzle, miss[0])
    move = accept(judge.game.parse_move(sitting.state, miss[1]))
    return Temptation(miss[0], miss[1], levels, judge.answer(sitting, move).why)


def difficulty(puzzle: Puzzle) -> float:
    """How often the levels miss it; what the search takes decides among near equals."""
    missed = sum(100 - share for _, share in puzzle.found)
    return missed / max(1, len(puzzle.found)) + 2 * log2(1 + puzzle.effort)


def graded(puzzles: list[Puzzle]) -> list[Puzzle]:
    ranked = sorted(puzzles, key=difficulty)
    return [
        puzzle._replace(number=index + 1, grade=GRADES[index * len(GRADES) // len(ranked)])
        for index, puzzle in enumerate(ranked)
    ]
