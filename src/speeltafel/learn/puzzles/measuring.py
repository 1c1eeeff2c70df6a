"""Which levels find a puzzle, and what those who miss it choose instead: they are asked to play."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final, NamedTuple

from speeltafel.bots.bot import Bot, observe
from speeltafel.bots.registry import BRAINS
from speeltafel.learn.puzzles.judge import Judge, own, reply, sit
from speeltafel.learn.puzzles.puzzle import Line, Puzzle

TRIES: Final = 20
MOST_STEPS: Final = 24

Miss = tuple[Line, str]
"""What was played, and the wrong move."""


class Measured(NamedTuple):
    found: tuple[tuple[str, int], ...]
    """For each level, of a hundred tries."""
    misses: dict[Miss, Counter[str]]
    """For each wrong move, how often each level chose it."""


@cache
def level_bots(game: str) -> dict[str, Bot]:
    """The levels as they play at a table, weakest first and ready."""
    bots = {level.name: level.make() for level in BRAINS[game].levels}
    for bot in bots.values():
        bot.prepare()
    return bots


def measured(
    judge: Judge,
    puzzle: Puzzle,
    bots: dict[str, Bot],
    tempts: Callable[[str], bool],
    tries: int = TRIES,
) -> Measured:
    """The same for the same puzzle, but for bots that think by the clock."""
    found, misses = [], dict[Miss, Counter[str]]()
    for name, bot in bots.items():
        solved = 0
        for number in range(tries):
            miss = tried(judge, puzzle, bot, Random(f"{name} {number} {puzzle.position}"))
            if miss is None:
                solved += 1
            elif tempts(miss[1]):
                misses.setdefault(miss, Counter())[name] += 1
        found.append((name, round(100 * solved / tries)))
    return Measured(tuple(found), misses)


def tried(judge: Judge, puzzle: Puzzle, bot: Bot, generator: Random) -> Miss | None:
    """None when the bot solves it, playing as at a table."""
    game, config, seat = judge.game, puzzle.config(judge.game), puzzle.seat
    sitting, line = sit(judge, puzzle), list[str]()
    while len(line) < MOST_STEPS:
        move = bot.choose(observe(game, config, sitting.state, seat, generator), generator)
        answer = judge.answer(sitting, move)
        if not answer.right:
            return tuple(line), game.format_move(move)
        if answer.done:
            return None
        line.append(game.format_move(move))
        sitting = own(judge, sitting, move)
        for each in answer.replies:
            line.append(game.format_move(each))
            sitting = reply(judge, sitting, each)
    raise AssertionError(f"{puzzle.game}: no end after {line}")
