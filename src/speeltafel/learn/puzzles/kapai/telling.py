"""What is said to somebody who tries a puzzle of Ka Pai: nothing but what the search has shown."""

from typing import Final

from speeltafel.core.reason import Reason, reason
from speeltafel.games.kapai.components import LINE, SIZE, SYMBOL_NAMES
from speeltafel.games.kapai.moves import Draw, Roll
from speeltafel.games.kapai.naming import symbol_reason
from speeltafel.games.kapai.scoring import Tally
from speeltafel.learn.puzzles.judge import Sitting
from speeltafel.learn.puzzles.kapai.positions import roll_of
from speeltafel.learn.puzzles.kapai.search import Desk, after, counted, desk_of, new_search, score
from speeltafel.learn.puzzles.known_rolls.search import Search
from speeltafel.learn.puzzles.puzzle import Line, Puzzle

FILLS_THE_SHEET: Final = "last"
NOW: Final = "now"


def task(kind: str, goal: int, coming: Line) -> Reason:
    if kind == NOW:
        return reason("kapai-puzzle-task-now", points=goal)
    return reason(
        f"kapai-puzzle-task-{'last' if kind == FILLS_THE_SHEET else 'rolls'}",
        points=goal,
        coming=tuple(map(_roll_reason, map(roll_of, coming))),
        count=len(coming),
    )


def _roll_reason(roll: Roll) -> Reason:
    first, second = symbol_reason(roll.first), symbol_reason(roll.second)
    return reason("kapai-puzzle-roll", first=first, second=second)


def goal_of(puzzle: Puzzle) -> int:
    points = puzzle.task.argument("points")
    assert isinstance(points, int)
    return points


def _desk(sitting: Sitting) -> Desk:
    return desk_of(sitting.state, sitting.puzzle.script[sitting.scripted :])


def wrong(sitting: Sitting, draw: Draw) -> Reason:
    """How far one still comes after this draw, and what will be missing."""
    search, desk, goal = new_search(), _desk(sitting), goal_of(sitting.puzzle)
    then = after(desk, draw)
    most, at_once = search.best(then), score(then) - score(desk)
    if not then.rolls:
        missing = _missing(search, desk, then)
        return reason("kapai-puzzle-wrong-now", points=most, goal=goal, missing=missing)
    best_at_once = max(
        score(other) - score(desk)
        for _, other in search.branches(desk)
        if search.best(other) >= goal
    )
    return reason(
        "kapai-puzzle-wrong",
        points=most,
        goal=goal,
        gain=at_once if at_once > best_at_once else 0,
        missing=_missing(search, desk, then),
    )


def _missing(search: Search, desk: Desk, then: Desk) -> Reason:
    """What every solution has and no best end after this draw has; the greatest loss is named."""
    solved = [counted(end) for end in search.ends(desk, search.best(desk))]
    spoilt = [counted(end) for end in search.ends(then, search.best(then))]
    losses: list[tuple[int, Reason]] = []
    least, most = min(each.totems for each in solved), max(each.totems for each in spoilt)
    if least > most:
        lost = min(each.network for each in solved) - max(each.network for each in spoilt)
        losses.append((lost, reason("kapai-puzzle-missing-totems")))
    for symbol in range(LINE):
        lost = _lost(solved, spoilt, symbol)
        if lost > 0:
            name = SYMBOL_NAMES[symbol]
            losses.append((lost, reason("kapai-puzzle-missing-group", symbol=name)))
    lost = min(sum(each.bonus) for each in solved) - max(sum(each.bonus) for each in spoilt)
    if lost > 0:
        losses.append((lost, reason("kapai-puzzle-missing-bonus")))
    if not losses:
        return reason("kapai-puzzle-missing-points")
    return max(losses, key=lambda each: each[0])[1]


def _lost(solved: list[Tally], spoilt: list[Tally], symbol: int) -> int:
    least = min(each.groups[symbol] for each in solved)
    return least - max(each.groups[symbol] for each in spoilt)


def right(sitting: Sitting, draw: Draw, left: int) -> Reason:
    del left
    desk = _desk(sitting)
    then = after(desk, draw)
    missing = goal_of(sitting.puzzle) - score(then)
    return reason("kapai-puzzle-right", points=score(then), missing=missing)


def solved(sitting: Sitting, draw: Draw) -> Reason:
    del draw
    return reason("kapai-puzzle-solved", points=goal_of(sitting.puzzle))


def look(sitting: Sitting, draw: Draw) -> Reason:
    """The symbol where there is a choice, else the part of the sheet."""
    if len(draw.fields) == 1:
        return reason("kapai-puzzle-look-symbol", symbol=SYMBOL_NAMES[draw.symbol])
    del sitting
    row = sum(field // SIZE for field in draw.fields) / len(draw.fields)
    part = "top" if row < 2.5 else "middle" if row < 4 else "bottom"
    return reason("kapai-puzzle-look-part", part=part)


def because(sitting: Sitting, draw: Draw) -> Reason:
    """What the draw brings at once, or that it prepares for the rolls to come."""
    desk = _desk(sitting)
    then = after(desk, draw)
    before, now = counted(desk), counted(then)
    if now.totems > before.totems:
        return reason("kapai-puzzle-because-totems", totems=now.totems)
    if sum(then.sheet.groups) > sum(desk.sheet.groups):
        return reason(
            "kapai-puzzle-because-group",
            symbol=SYMBOL_NAMES[draw.symbol],
            points=now.total - before.total,
        )
    if not then.rolls:
        return reason("kapai-puzzle-because-most")
    return reason("kapai-puzzle-because-later", rolls=len(then.rolls))
