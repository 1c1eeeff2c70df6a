"""Paper, and where cards lie on it: all in millimetres from the upper left corner.

Fronts and backs can come together in three ways. Folded: the page is folded along its middle and
glued, so that nothing has to meet through the paper. Separate: all fronts, then all backs,
mirrored. Duplex: each front followed by its back, mirrored and shifted by what the calibration
sheet said.
"""

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

Backs: TypeAlias = Literal["fold", "separate", "duplex"]
BACKS: Final[tuple[Backs, ...]] = get_args(Backs)

BLEED: Final = 3.0
SAFE: Final = 3.0
"""What matters on a card stays this far from the cut."""
MARK: Final = 4.0
MARK_GAP: Final = 1.0
"""Between what is printed and the cut mark beside it."""
EDGE: Final = 5.0
"""What printers cannot reach."""
HEAD: Final = 15.0
FOOT: Final = 17.0
OUTSIDE: Final = MARK + MARK_GAP


class Paper(NamedTuple):
    name: str
    width: float
    height: float

    @property
    def turned(self) -> "Paper":
        return Paper(self.name, self.height, self.width)


PAPERS: Final = {"a4": Paper("a4", 210, 297), "letter": Paper("letter", 215.9, 279.4)}
DOUBLE: Final = {"a4": Paper("a3", 297, 420), "letter": Paper("tabloid", 279.4, 431.8)}


class Place(NamedTuple):
    x: float
    y: float


class Line(NamedTuple):
    x1: float
    y1: float
    x2: float
    y2: float


class Plan(NamedTuple):
    """Where the cards of one sheet lie, and how it is cut."""

    paper: Paper
    fronts: tuple[Place, ...]
    backs: tuple[Place, ...]
    """In the order of the fronts: the back of each."""
    size: tuple[float, float]
    fold: float | None
    """Where the page is folded, from its left edge."""


def plan(paper: Paper, width: float, height: float, backs: Backs, shift: Place) -> Plan:
    """As many cards of this size as fit, with their bleed, centred alike on every sheet."""
    step_x, step_y = width + 2 * BLEED, height + 2 * BLEED
    rows = int((paper.height - HEAD - FOOT - 2 * OUTSIDE) // step_y)
    room = paper.height - HEAD - FOOT
    top = HEAD + (room - rows * step_y) / 2 + BLEED
    if backs == "fold":
        columns = int((paper.width / 2 - EDGE - OUTSIDE) // step_x)
        left = paper.width / 2 - columns * step_x + BLEED
    else:
        columns = int((paper.width - 2 * (EDGE + OUTSIDE)) // step_x)
        left = (paper.width - columns * step_x) / 2 + BLEED
    if rows < 1 or columns < 1:
        raise ValueError(f"no card of {width} × {height} mm fits on {paper.name}")
    xs = [left + column * step_x for column in range(columns)]
    ys = [top + row * step_y for row in range(rows)]
    fronts = tuple(Place(x, y) for y in ys for x in xs)
    moved = shift if backs == "duplex" else Place(0, 0)
    return Plan(
        paper,
        fronts,
        tuple(Place(paper.width - x - width + moved.x, y + moved.y) for x, y in fronts),
        (width, height),
        paper.width / 2 if backs == "fold" else None,
    )


def cut_marks(plan: Plan, cards: int) -> list[Line]:
    """At both ends of every cut of the first so many cards, outside what is printed; where a page
    is folded the right half holds the backs, which get none."""
    width, height = plan.size
    used = plan.fronts[:cards]
    xs, ys = sorted({place.x for place in used}), sorted({place.y for place in used})
    gap = BLEED + MARK_GAP
    top, bottom = ys[0] - gap, ys[-1] + height + gap
    left, right = xs[0] - gap, xs[-1] + width + gap
    marks = []
    for x in (edge for start in xs for edge in (start, start + width)):
        marks += [Line(x, top - MARK, x, top), Line(x, bottom, x, bottom + MARK)]
    for y in (edge for start in ys for edge in (start, start + height)):
        marks.append(Line(left - MARK, y, left, y))
        if plan.fold is None:
            marks.append(Line(right, y, right + MARK, y))
    return marks
