"""Cards are cut where the marks are: measured in the file, against where the pictures lie."""

import pytest

from speeltafel.print import Order
from speeltafel.print.paper import BLEED, MARK, PAPERS, Backs, Place
from tests.print.reading import Box, Line, placed_pictures, printed, reader, straight_lines

TOLERANCE = 0.05
"""Millimetres."""
CUT = ["kobito-cards", "potzklotz-cards", "katoiz-tiles", "katalon-stones"]


def marks(content: bytes, page: int) -> list[Line]:
    return [
        line
        for line in straight_lines(content, page)
        if abs(abs(line.x2 - line.x1) + abs(line.y2 - line.y1) - MARK) < TOLERANCE
        and (line.x1 == line.x2 or line.y1 == line.y2)
    ]


def cards(content: bytes, page: int) -> list[Box]:
    """Where each is to be cut: its picture without the bleed."""
    return [
        Box(left + BLEED, top + BLEED, right - BLEED, bottom - BLEED)
        for left, top, right, bottom in placed_pictures(content, page)
    ]


def near(values: list[float], wanted: float) -> bool:
    return any(abs(value - wanted) <= TOLERANCE for value in values)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("backs", ["fold", "separate", "duplex"])
@pytest.mark.parametrize("name", CUT)
def test_every_edge_of_every_card_has_its_marks_and_no_mark_is_elsewhere(
    name: str, backs: Backs, paper: str
) -> None:
    content = printed(Order(name, paper_name=paper, backs=backs))
    middle = reader(content).pages[0].mediabox.width / 72 * 25.4 / 2
    found = cards(content, 0)
    fronts = [card for card in found if backs != "fold" or card.right < middle]
    assert fronts
    drawn = marks(content, 0)
    upright = [line.x1 for line in drawn if line.x1 == line.x2]
    level = [line.y1 for line in drawn if line.y1 == line.y2]
    for card in fronts:
        assert near(upright, card.left)
        assert near(upright, card.right)
        assert near(level, card.top)
        assert near(level, card.bottom)
    edges_x = [x for card in fronts for x in (card.left, card.right)]
    edges_y = [y for card in fronts for y in (card.top, card.bottom)]
    assert all(near(edges_x, x) for x in upright)
    assert all(near(edges_y, y) for y in level)


@pytest.mark.parametrize("name", CUT)
def test_marks_stay_outside_what_is_printed(name: str) -> None:
    content = printed(Order(name))
    pictures = placed_pictures(content, 0)
    for line in marks(content, 0):
        x, y = (line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2
        assert not any(box.left < x < box.right and box.top < y < box.bottom for box in pictures)


@pytest.mark.parametrize("name", CUT)
def test_folded_along_the_line_every_back_falls_on_its_front(name: str) -> None:
    content = printed(Order(name))
    width = float(reader(content).pages[0].mediabox.width) / 72 * 25.4
    fold = [line for line in straight_lines(content, 0) if abs(line.x1 - width / 2) < TOLERANCE]
    assert fold
    found = cards(content, 0)
    fronts = {(round(c.left, 1), round(c.top, 1)) for c in found if c.right < width / 2}
    folded = {(round(width - c.right, 1), round(c.top, 1)) for c in found if c.left > width / 2}
    assert fronts == folded


@pytest.mark.parametrize("name", CUT)
@pytest.mark.parametrize("shift", [Place(0, 0), Place(0.5, -1)])
def test_printed_on_both_sides_every_back_meets_its_front(name: str, shift: Place) -> None:
    content = printed(Order(name, backs="duplex", shift=shift))
    width = float(reader(content).pages[0].mediabox.width) / 72 * 25.4
    fronts, backs = cards(content, 0), cards(content, 1)
    assert len(fronts) == len(backs)
    for front, back in zip(fronts, backs, strict=True):
        assert back.left - shift.x == pytest.approx(width - front.right, abs=TOLERANCE)
        assert back.top - shift.y == pytest.approx(front.top, abs=TOLERANCE)


@pytest.mark.parametrize("backs", ["separate", "duplex"])
def test_backs_have_no_marks(backs: Backs) -> None:
    content = printed(Order("kobito-cards", backs=backs))
    page = 1 if backs == "duplex" else len(reader(content).pages) - 1
    assert cards(content, page)
    assert not marks(content, page)


@pytest.mark.parametrize("name", CUT)
def test_every_sheet_is_centred_alike(name: str) -> None:
    content = printed(Order(name))
    first = cards(content, 0)
    last = cards(content, len(reader(content).pages) - 1)
    assert {card[:2] for card in last} <= {card[:2] for card in first}


@pytest.mark.parametrize("name", CUT)
def test_nothing_comes_nearer_to_the_edge_of_the_paper_than_a_printer_reaches(name: str) -> None:
    for paper in PAPERS.values():
        content = printed(Order(name, paper_name=paper.name))
        page = reader(content).pages[0]
        width, height = (
            float(side) / 72 * 25.4 for side in (page.mediabox.width, page.mediabox.height)
        )
        for x1, y1, x2, y2 in [*placed_pictures(content, 0), *marks(content, 0)]:
            assert min(x1, x2) >= 5 - TOLERANCE
            assert max(x1, x2) <= width - 5 + TOLERANCE
            assert min(y1, y2) >= 5 - TOLERANCE
            assert max(y1, y2) <= height - 5 + TOLERANCE


def test_the_ruler_is_a_hundred_millimetres_long() -> None:
    content = printed(Order("katoiz-tiles"))
    lengths = [abs(line.x2 - line.x1) for line in straight_lines(content, 0)]
    assert any(length == pytest.approx(100, abs=TOLERANCE) for length in lengths)
