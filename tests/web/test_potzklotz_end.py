"""The end of Potz Klotz: whose points they are can be read."""

import pytest
from playwright.sync_api import expect

from speeltafel.core.match import AnyMatch
from tests.web.conftest import Window
from tests.web.potzklotz_gallery import ALL_LAID, FEW, match_of, two_games
from tests.web.potzklotz_scenes import NAMES
from tests.web.stacked import StackedHouse, lay_out

CUT = """plate => {
    const edge = plate.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(plate.querySelector("strong"));
    const shown = plate.querySelector("strong").getBoundingClientRect();
    const said = words.getBoundingClientRect();
    const score = plate.querySelector("b.score").getBoundingClientRect();
    return said.width > shown.width + 1 || said.height > 30 || score.right > edge.right;
}"""


@pytest.mark.parametrize(
    "match", [match_of(*ALL_LAID, hands=FEW), two_games()], ids=["a game", "a match"]
)
def test_names_and_points_are_whole_on_the_plates(
    window: Window, stacked: StackedHouse, match: AnyMatch
) -> None:
    page = window(at=stacked)
    laid = lay_out(stacked, match, NAMES[:2])
    laid.seat(page.context, 0)
    page.goto(f"/t/{laid.table}")
    expect(page.locator(".end .ranking")).to_be_visible()
    for width, height in ((1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for plate in page.locator(".players li").all():
            assert not plate.evaluate(CUT), (width, plate.inner_text())
