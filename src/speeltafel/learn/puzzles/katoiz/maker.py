"""Makes the puzzles of Katoiz: tables of every type and level, and the search as judge."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from speeltafel.core.variants import Config, format_value
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.dice import roll_text
from speeltafel.games.katoiz.moves import AGAIN, LAPSE, PASS
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.learn.puzzles.katoiz import JUDGE
from speeltafel.learn.puzzles.katoiz.kinds import KINDS, tables
from speeltafel.learn.puzzles.katoiz.positions import opened, position_text
from speeltafel.learn.puzzles.katoiz.scenes import new_search, scene_of, standing
from speeltafel.learn.puzzles.katoiz.telling import goal_of, task
from speeltafel.learn.puzzles.known_rolls.scene import SOLVER, Scene, choices, lapses
from speeltafel.learn.puzzles.making import Maker
from speeltafel.learn.puzzles.measuring import level_bots
from speeltafel.learn.puzzles.puzzle import Line, Puzzle

MOST_FIRST_MOVES: Final = 2
IDLE: Final = (PASS, LAPSE, AGAIN)


def candidates(kind: str, generator: Random) -> Iterator[Puzzle]:
    for config, state, rolls in tables(kind, generator):
        puzzle = puzzle_at(kind, config, state, tuple(map(roll_text, rolls)))
        if puzzle is not None:
            yield puzzle


def puzzle_at(kind: str, config: Config, state: State, coming: Line) -> Puzzle | None:
    """Where few ways lead to the most, and there is something to choose."""
    asked = KINDS[kind]
    scene = scene_of(state, coming)
    moves = choices(KATOIZ, scene)
    if len(moves) < asked.least_choices or lapses(KATOIZ, state):
        return None
    search = new_search()
    values = search.values(scene)
    goal = max(values.values())
    best = sum(value == goal for value in values.values())
    if best > min(MOST_FIRST_MOVES, len(values) - 1) or goal <= max(
        standing(state), asked.least - 1
    ):
        return None
    if isinstance(state, Piles) and kind == "win" and goal <= state.rules.target:
        return None  # high enough, but not won
    lines = search.lines(scene, goal)
    if not 0 < len(lines) <= asked.most_lines or any(_idle(scene, line) for line in lines):
        return None
    options = {name: format_value(value) for name, value in config.options if name == "naming"}
    return Puzzle(
        game=KATOIZ.name,
        number=0,
        grade=0,
        kind=kind,
        variant=config.variant,
        players=config.players,
        options=tuple(options.items()),
        seat=SOLVER,
        position=position_text(state),
        script=coming,
        task=task(state, goal, coming),
        solutions=_written(lines),
        effort=search.effort,
    )


def _idle(scene: Scene, line: tuple[Any, ...]) -> bool:
    """Whether somebody passes on this way, or a roll passes by."""
    if any(move in IDLE for move in line):
        return True
    return bool(scene.state.roll) and len(line) != len(scene.rolls) + 1


def _written(lines: list[tuple[Any, ...]]) -> tuple[Line, ...]:
    return tuple(sorted(tuple(map(KATOIZ.format_move, line)) for line in lines))


def solutions(puzzle: Puzzle) -> tuple[Line, ...]:
    """Every way to what is asked for; none when more could be reached."""
    search, scene = new_search(), scene_of(opened(puzzle), puzzle.script)
    goal = goal_of(puzzle)
    return _written(search.lines(scene, goal)) if search.best(scene) == goal else ()


def tempts(move: str) -> bool:
    return move not in tuple(map(KATOIZ.format_move, IDLE))


MAKER: Final = Maker(
    judge=JUDGE,
    kinds=tuple(KINDS),
    candidates=candidates,
    solutions=solutions,
    bots=lambda puzzle: level_bots(puzzle.game),
    tempts=tempts,
    tries=6,
)
