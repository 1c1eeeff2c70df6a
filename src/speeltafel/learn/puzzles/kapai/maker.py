"""Makes the puzzles of Ka Pai: sheets from play, rolls from the dice, and the search as judge."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final, NamedTuple

from speeltafel.bots.kapai.evaluation import SKILLED, evaluate
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import DRAWABLE
from speeltafel.games.kapai.drawing import drawn, draws
from speeltafel.games.kapai.moves import ROLLS, Draw, Roll
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import BLANK, Sheet
from speeltafel.learn.puzzles.kapai import JUDGE
from speeltafel.learn.puzzles.kapai.positions import opened, position_text, roll_text
from speeltafel.learn.puzzles.kapai.search import Desk, desk_of, new_search, score
from speeltafel.learn.puzzles.kapai.telling import FILLS_THE_SHEET, NOW, goal_of, task
from speeltafel.learn.puzzles.making import Maker
from speeltafel.learn.puzzles.measuring import level_bots
from speeltafel.learn.puzzles.puzzle import Line, Puzzle

DICE: Final = tuple(roll for roll, weight in ROLLS for _ in range(weight))
CARELESS: Final = 0.2
"""How often the sheet was drawn on without looking: perfect sheets are all alike."""
MOST_FIRST_MOVES: Final = 2
MOST_LINES: Final = 4
LEAST_GAIN: Final = 3


class Kind(NamedTuple):
    rolls: int
    """0: as many as it takes to fill the sheet."""
    filled: tuple[int, int]
    """Fields drawn on before, from and up to."""
    least_choices: int


KINDS: Final = {
    NOW: Kind(1, (12, 36), 6),
    "two": Kind(2, (10, 34), 6),
    "three": Kind(3, (10, 32), 6),
    FILLS_THE_SHEET: Kind(0, (34, 38), 4),
}


def candidates(kind: str, generator: Random) -> Iterator[Puzzle]:
    """At most one of each sheet, so that the puzzles differ much."""
    layouts = tuple(SHEETS)
    for number in count():
        name = layouts[number % len(layouts)]
        sheet = sheet_from_play(name, generator.randint(*KINDS[kind].filled), generator)
        desk = Desk(name, sheet, rolls_for(KINDS[kind], sheet, generator))
        puzzle = puzzle_at(kind, desk)
        if puzzle is not None:
            yield puzzle


def sheet_from_play(name: str, filled: int, generator: Random) -> Sheet:
    layout, sheet = SHEETS[name], BLANK
    while sheet.filled.bit_count() < filled:
        options = draws(layout, sheet, generator.choice(DICE))
        if generator.random() < CARELESS:
            draw = generator.choice(options)
        else:
            draw = max(options, key=lambda each: evaluate(layout, drawn(sheet, each), SKILLED))
        sheet = drawn(sheet, draw)
    return sheet._replace(last=0)


def rolls_for(kind: Kind, sheet: Sheet, generator: Random) -> tuple[Roll, ...]:
    if kind.rolls:
        return tuple(generator.choice(DICE) for _ in range(kind.rolls))
    left, rolls = DRAWABLE - sheet.filled.bit_count(), []
    while left > 0:
        roll = generator.choice(DICE)
        rolls.append(roll)
        left -= 2 if roll.first == roll.second else 1
    return tuple(rolls)


def puzzle_at(kind: str, desk: Desk) -> Puzzle | None:
    """Where few ways lead to the most, and there is something to choose."""
    asked = KINDS[kind]
    left = DRAWABLE - desk.sheet.filled.bit_count()
    if left <= 2 * asked.rolls or len(desk.rolls) < (asked.rolls or 2):
        return None
    search = new_search()
    values = search.values(desk)
    goal = max(values.values())
    best = sum(value == goal for value in values.values())
    if (
        len(values) < asked.least_choices
        or best > min(MOST_FIRST_MOVES, len(values) - 2)
        or goal - score(desk) < LEAST_GAIN
    ):
        return None
    lines = search.lines(desk, goal)
    if len(lines) > MOST_LINES or any(len(line) < len(desk.rolls) for line in lines):
        return None
    coming = tuple(map(roll_text, desk.rolls[1:]))
    return Puzzle(
        game=KAPAI.name,
        number=0,
        grade=0,
        kind=kind,
        variant="standard",
        players=1,
        options=(("sheet", desk.layout),),
        seat=0,
        position=position_text(desk.layout, desk.sheet, desk.rolls[0]),
        script=coming,
        task=task(kind, goal, coming),
        solutions=_written(lines),
        effort=search.effort,
    )


def _written(lines: list[tuple[Draw, ...]]) -> tuple[Line, ...]:
    return tuple(sorted(tuple(map(KAPAI.format_move, line)) for line in lines))


def solutions(puzzle: Puzzle) -> tuple[Line, ...]:
    """Every way to the points that are asked for; none when more could be reached."""
    search, desk = new_search(), desk_of(opened(puzzle), puzzle.script)
    goal = goal_of(puzzle)
    return _written(search.lines(desk, goal)) if search.best(desk) == goal else ()


MAKER: Final = Maker(
    judge=JUDGE,
    kinds=tuple(KINDS),
    candidates=candidates,
    solutions=solutions,
    bots=lambda puzzle: level_bots(puzzle.game),
)
