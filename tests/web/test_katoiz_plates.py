"""The plates of 3-stel and Stapeltje hold what their players own, and say points once."""

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Window
from tests.web.katoiz import at_my_turn, plot, sit_down_at

LATE = 40
OUTSIDE = """plate => {
    const edge = plate.getBoundingClientRect();
    return [...plate.querySelectorAll("strong, .figure, .disc, .won, .score, .home")]
        .map((each) => [each.className, each.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1 && (box.top < edge.top - 1 ||
            box.bottom > edge.bottom + 1 || box.left < edge.left || box.right > edge.right + 1))
        .map(([name]) => name);
}"""


def test_four_plates_beside_each_other_hold_discs_and_sets(window: Window, house: House) -> None:
    match = plot("3-stel-4", 4, until=lambda match: match.length > LATE and at_my_turn(match))
    page = window()
    sit_down_at(house, match, page, everybody=True)
    plates = page.locator(".players li[data-seat]")
    expect(plates).to_have_count(4)
    for width, height in ((768, 1024), (1024, 768), (600, 960)):
        page.set_viewport_size({"width": width, "height": height})
        for plate in plates.all():
            assert plate.evaluate(OUTSIDE) == [], (width, plate.inner_text())


@pytest.mark.parametrize("level", ["3-stel-3", "stapeltje-1"])
def test_points_are_said_once_at_the_end(window: Window, house: House, level: str) -> None:
    page = window()
    page.set_viewport_size({"width": 1440, "height": 900})
    sit_down_at(house, plot(level, 3, until=None), page, everybody=True)
    expect(page.locator(".end .ranking")).to_be_visible()
    for plate in page.locator(".players li[data-seat]").all():
        said = plate.locator("b.score, .belongings b:not(.unseen)").filter(visible=True)
        expect(said).to_have_count(1)
    expect(page.locator(".eye")).to_have_count(0)
