"""Ka Pai in six small lessons and a game."""

from typing import Final

from speeltafel.games.kapai.components import SYMBOLS
from speeltafel.games.kapai.scoring import largest_network, tally
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.kapai.state import Sheet
from speeltafel.learn.lessons.goals import anything
from speeltafel.learn.lessons.lesson import Course, FirstGame, Goal, Lesson, Start, Task, Turn

TRIANGLE, SQUARE, CIRCLE, LINE = SYMBOLS


def drawn(*draws: str, roll: str, sheet: str = "corners") -> Start:
    """A sheet with these draws on it; the dice showed what was drawn."""
    moves: list[str] = []
    for draw in draws:
        symbol = draw[0]
        other = next(each for each in SYMBOLS if each != symbol)
        moves += [draw[:2] if draw[1] == symbol else symbol + other, draw]
    return Start("standard", 1, (*moves, roll), options=(("sheet", sheet),))


def before(turn: Turn) -> Sheet:
    return turn.before.sheets[turn.seat]  # type: ignore[no-any-return] # states are any game's


def after(turn: Turn) -> Sheet:
    return turn.after.sheets[turn.seat]  # type: ignore[no-any-return] # states are any game's


def draws(symbol: str) -> Goal:
    return lambda turn: bool(turn.move.symbol == SYMBOLS.index(symbol))


def frames(symbol: str) -> Goal:
    """A group of this symbol more than before."""
    index = SYMBOLS.index(symbol)
    return lambda turn: after(turn).groups[index] > before(turn).groups[index]


def chooses_a_frame(turn: Turn) -> bool:
    return bool(turn.move.frames)


def crosses(symbol: str) -> Goal:
    index = SYMBOLS.index(symbol)
    return lambda turn: after(turn).crosses[index] > before(turn).crosses[index]


def sets_a_cross(turn: Turn) -> bool:
    return bool(turn.move.crosses)


def links(totems: int) -> Goal:
    return lambda turn: largest_network(SHEETS[turn.after.layout], after(turn)) >= totems


def earns(points: int) -> Goal:
    """So many points more than before."""

    def earned(turn: Turn) -> bool:
        layout = SHEETS[turn.after.layout]
        gain = tally(layout, after(turn)).total - tally(layout, before(turn)).total
        return gain >= points

    return earned


COURSE: Final = Course(
    "kapai",
    "",
    (
        Lesson(
            "draw",
            ("KP-3", "KP-4"),
            (
                Task(drawn(roll="△□"), anything),
                Task(drawn("△ c3", roll="○/"), draws(CIRCLE)),
            ),
        ),
        Lesson(
            "pair",
            ("KP-3", "KP-5"),
            (Task(drawn("△ c3", "□ d3", roll="○○"), anything),),
        ),
        Lesson(
            "group",
            ("KP-6", "KP-8"),
            (
                Task(drawn("△ c3", "△ d3", "○ c2", roll="△□"), frames(TRIANGLE)),
                Task(drawn("□ c2", "□ c3", "○ d3", "○ e3", roll="□○"), earns(4)),
            ),
        ),
        Lesson(
            "frame",
            ("KP-6",),
            (Task(drawn("△△ b1 c1", roll="△△"), chooses_a_frame),),
        ),
        Lesson(
            "cross",
            ("KP-7", "KP-8"),
            (
                Task(drawn("// b1 c1", roll="△/"), sets_a_cross),
                Task(
                    drawn(
                        *("○○ b1 c1", "○ d1", "○○ b2 c2", "○ a2", "△△ b3 c3", "△ a3"),
                        *("// e1 e2",),
                        roll="□/",
                    ),
                    crosses(CIRCLE),
                ),
            ),
        ),
        Lesson(
            "totem",
            ("KP-9",),
            (
                Task(drawn("○ c2", "○ c3", roll="□○", sheet="garden"), links(2)),
                Task(
                    drawn(*("○ c2", "○ c3", "○ d3", "△ e3", "△ e4"), roll="△□", sheet="garden"),
                    links(3),
                ),
            ),
        ),
    ),
    FirstGame(("KP-10",), "standard", tips=5, options=(("sheet", "garden"),)),
)
