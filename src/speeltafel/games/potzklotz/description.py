"""A building in words, for readers without eyes, and its ground plan."""

from speeltafel.core.reason import Reason, reason
from speeltafel.games.potzklotz.buildings import Building, building


def heights(shape: Building) -> list[list[int]]:
    """The ground plan: rows from the front to the back, heights from left to right."""
    columns = {(x, y): height for x, y, height in building(shape)}
    wide = max(x for x, _ in columns) + 1
    deep = max(y for _, y in columns) + 1
    return [[columns.get((x, y), 0) for x in range(wide)] for y in range(deep)]


def describe(shape: Building) -> Reason:
    """“2 wide, 2 deep; front row 2, 1; back row nothing, 2”: enough to build it."""
    rows = heights(shape)
    deep = len(rows)
    told = tuple(
        reason("potzklotz-row", row=_row(number, deep), number=number, heights=_heights(row))
        for number, row in enumerate(rows, 1)
    )
    return reason("potzklotz-shape", wide=len(rows[0]), deep=deep, rows=told)


def _row(number: int, deep: int) -> str:
    if deep == 1:
        return "only"
    return "front" if number == 1 else "back" if number == deep else "between"


def _heights(row: list[int]) -> tuple[Reason, ...]:
    return tuple(reason("potzklotz-height", height=height) for height in row)


def plan(shape: Building) -> str:
    """The ground plan in characters, the back row above."""
    return "\n".join(
        "".join(str(height or ".") for height in row) for row in reversed(heights(shape))
    )
