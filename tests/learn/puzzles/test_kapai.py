"""Ka Pai's puzzles: the most that known rolls can bring, counted on the sheet."""

import pytest

from speeltafel.core.reason import reason
from speeltafel.core.refusal import accept
from speeltafel.games.kapai.drawing import drawn, draws
from speeltafel.games.kapai.moves import Roll
from speeltafel.games.kapai.scoring import tally
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import Sheet
from speeltafel.learn.puzzles import COLLECTIONS, Puzzle, sit
from speeltafel.learn.puzzles.judge import Sitting
from speeltafel.learn.puzzles.kapai import JUDGE
from speeltafel.learn.puzzles.kapai.maker import KINDS, puzzle_at, solutions
from speeltafel.learn.puzzles.kapai.positions import opened, position_text, roll_of
from speeltafel.learn.puzzles.kapai.search import Desk, desk_of
from speeltafel.learn.puzzles.kapai.telling import goal_of, task
from speeltafel.words import Voice

GAME = JUDGE.game
PUZZLES = COLLECTIONS["kapai"].puzzles()


def drawn_puzzle(rows: str, goal: int, rolls: str, kind: str = "two") -> Puzzle:
    """A puzzle on the corners sheet; △ is t, □ s, ○ c, / l."""
    first, *coming = rolls.split()
    cells = "".join(rows.split())
    script = tuple(coming)
    return PUZZLES[0]._replace(
        kind=kind,
        options=(("sheet", "corners"),),
        position=f"corners {cells} - 0000 {first}",
        script=script,
        task=task(kind, goal, script),
        solutions=(),
        temptations=(),
    )


TWO_CIRCLES = """
    . . . . . . .
    . . . . . . .
    . c c . . t .
    . . . . . t .
    . . . . . s .
    . . . . . s .
    . . . . . . .
"""


def test_a_third_circle_is_worth_more_than_a_third_triangle() -> None:
    found = solutions(drawn_puzzle(TWO_CIRCLES, 4, "△○", "now"))
    assert found == (("○ a3",), ("○ d3",))


def test_nothing_solves_a_puzzle_that_asks_for_less_than_the_most() -> None:
    assert solutions(drawn_puzzle(TWO_CIRCLES, 3, "△○", "now")) == ()


def test_with_two_rolls_the_order_matters() -> None:
    """The triangle is only rolled now, the circle also comes next."""
    found = solutions(drawn_puzzle(TWO_CIRCLES, 6, "△○ ○/"))
    assert {line[0] for line in found} == {"△ f2"}
    assert {line[1] for line in found} == {"○ a3", "○ d3"}


def test_a_wrong_draw_hears_how_far_it_still_leads() -> None:
    puzzle = drawn_puzzle(TWO_CIRCLES, 6, "△○ ○/")
    sitting = sit(JUDGE, puzzle)
    circle = accept(GAME.parse_move(sitting.state, "○ d3"))
    told = JUDGE.wrong(sitting, circle)
    assert Voice.at("en", GAME).sentence(told) == (
        "That brings 4 points at once, but then you reach 4 points at most; 6 are possible. "
        "You miss a group of triangles."
    )


def most(sheet: Sheet, layout: str, rolls: tuple[str, ...]) -> int:
    """Counted again without the search: every way is walked to its end."""
    if not rolls or sheet.filled == SHEETS[layout].drawable:
        return tally(SHEETS[layout], sheet).total
    options = draws(SHEETS[layout], sheet, roll_of(rolls[0]))
    return max(most(drawn(sheet, draw), layout, rolls[1:]) for draw in options)


SHORT = [each for each in PUZZLES if len(each.script) <= 1]


@pytest.mark.parametrize("puzzle", SHORT[::9], ids=lambda each: f"{each.number} {each.kind}")
def test_the_goal_is_the_most(puzzle: Puzzle) -> None:
    layout, sheet, roll = laid(puzzle)
    assert most(sheet, layout, (GAME.format_move(roll), *puzzle.script)) == goal_of(puzzle)


@pytest.mark.parametrize("puzzle", PUZZLES[::16], ids=lambda each: str(each.number))
def test_a_solution_played_at_the_table_counts_what_was_asked(puzzle: Puzzle) -> None:
    state = opened(puzzle)
    for number, text in enumerate(puzzle.solutions[0]):
        state = GAME.apply(state, 0, accept(GAME.parse_move(state, text)))
        if number < len(puzzle.script):
            roll = accept(GAME.parse_move(state, puzzle.script[number]))
            state = GAME.apply(state, -1, roll)
    assert tally(SHEETS[state.layout], state.sheets[0]).total == goal_of(puzzle)


def test_a_sheet_written_and_read_is_the_same() -> None:
    for puzzle in PUZZLES:
        assert position_text(*laid(puzzle)) == puzzle.position


def test_what_is_missed_is_missing_in_every_best_end() -> None:
    """A group that is said to be missed is in every solution and in no best end after the draw."""
    for puzzle in PUZZLES[::20]:
        sitting = sit(JUDGE, puzzle)
        for each in puzzle.temptations:
            missing = each.why.argument("missing")
            if each.line or missing != reason("kapai-puzzle-missing-totems"):
                continue
            linked = min(end_after(sitting, line) for line in puzzle.solutions)
            after = GAME.apply(sitting.state, 0, accept(GAME.parse_move(sitting.state, each.move)))
            assert tally(SHEETS[after.layout], after.sheets[0]).totems < linked


def laid(puzzle: Puzzle) -> tuple[str, Sheet, Roll]:
    state = opened(puzzle)
    assert state.roll is not None
    return state.layout, state.sheets[0], state.roll


def end_after(sitting: Sitting, line: tuple[str, ...]) -> int:
    desk = desk_of(sitting.state, sitting.puzzle.script)
    sheet = desk.sheet
    for text, roll in zip(line, desk.rolls, strict=True):
        draw = next(
            each
            for each in draws(SHEETS[desk.layout], sheet, roll)
            if GAME.format_move(each) == text
        )
        sheet = drawn(sheet, draw)
    return tally(SHEETS[desk.layout], sheet).totems


def test_where_everything_brings_the_same_there_is_no_puzzle() -> None:
    layout, sheet, roll = laid(drawn_puzzle(TWO_CIRCLES, 4, "//", "now"))
    assert puzzle_at("now", Desk(layout, sheet, (roll,))) is None
    assert set(KINDS) == {each.kind for each in PUZZLES}
