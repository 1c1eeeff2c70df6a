"""The building in real space: it is really drawn, it turns, and without it there is a drawing."""

import base64
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from speeltafel.server.http.pages import FOLDER
from tests.web.browser import SPACE_FLAGS, chromium
from tests.web.conftest import Window
from tests.web.players import begin
from tests.web.potzklotz import BOTH
from tests.web.potzklotz_scenes import MIRRORED, make, open_table
from tests.web.stacked import StackedHouse

HANDS = ("13a 12b 22a", "5a 7a 8b")
WITHOUT_WEBGL = """
const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith("webgl") ? null : get.call(this, kind, ...more);
};
"""
COMPARE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (text) => {
    const blob = await (await fetch(`data:image/png;base64,${text}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const ink = canvas.getContext("2d");
    ink.drawImage(bitmap, 0, 0);
    return ink.getImageData(0, 0, bitmap.width, bitmap.height).data;
  }));
  let [differ, blue, wood] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 4) {
    const far = Math.abs(one[at] - other[at]) + Math.abs(one[at + 2] - other[at + 2]);
    differ += far > 24;
    blue += one[at + 2] > one[at] + 50;
    wood += one[at] > one[at + 2] + 50;
  }
  const all = one.length / 4;
  return [differ / all, blue / all, wood / all];
}"""


class Compared(NamedTuple):
    """Parts of a picture, from 0 to 1."""

    differ: float
    """What another picture shows differently."""
    blue: float
    """The base."""
    wood: float


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedHouse]:
    with StackedHouse(tmp_path_factory.mktemp("stacked")) as house:
        yield house


@pytest.fixture
def space(house: StackedHouse, browser: Browser) -> Iterator[Page]:
    """A small window in a browser that can draw in space, if slowly."""
    other = browser.browser_type.launch(executable_path=chromium(), args=SPACE_FLAGS)
    page = other.new_page(
        base_url=house.url,
        locale="nl-NL",
        service_workers="block",
        reduced_motion="reduce",
        viewport={"width": 420, "height": 700},
    )
    page.set_default_timeout(60_000)
    yield page
    other.close()


@pytest.fixture
def blank(browser: Browser) -> Iterator[Page]:
    """Where pictures are compared."""
    page = browser.new_page()
    yield page
    page.close()


def enter_space(page: Page, house: StackedHouse) -> None:
    open_table([page], house, *HANDS, kinds=["computer"], options={"turning": True})
    expect(page.locator(BOTH)).to_be_visible()
    expect(page.locator(".stage.space")).to_have_count(0)  # too slow here: a drawing to begin with
    page.get_by_role("button", name="3D-beeld").click()
    expect(page.locator(".stage.space canvas")).to_be_visible(timeout=60_000)


def picture(page: Page) -> bytes:
    """What is seen of the stage once it has been drawn, on a table that is not of wood too."""
    page.evaluate("() => { document.querySelector('.oak').style.background = '#777'; }")
    page.wait_for_timeout(200)
    return page.locator(".stage").screenshot()


def compared(blank: Page, one: bytes, other: bytes) -> Compared:
    texts = [base64.b64encode(each).decode() for each in (one, other)]
    return Compared._make(blank.evaluate(COMPARE, texts))


def test_the_cubes_stand_in_space_and_turn(space: Page, house: StackedHouse, blank: Page) -> None:
    enter_space(space, house)
    first = picture(space)
    expect(space.locator(".stage .face.top").first).to_have_css("opacity", "0")
    space.get_by_role("button", name="Draai naar links").click()
    turned = picture(space)
    for _ in range(3):
        space.get_by_role("button", name="Draai naar links").click()
    round_ = picture(space)
    seen = compared(blank, first, turned)
    assert seen.blue > 0.2  # the base is there
    assert 0.04 < seen.wood < 0.4  # and cubes on it
    assert seen.differ > 0.1
    assert compared(blank, first, round_).differ < 0.01  # all round is as before


def test_the_mirror_stands_in_space_beside_the_building(
    space: Page, house: StackedHouse, blank: Page
) -> None:
    space.clock.install()
    enter_space(space, house)
    before = picture(space)
    space.clock.pause_at(datetime.now() + timedelta(seconds=5))  # what is shown stays shown
    make(space, MIRRORED)
    expect(space.locator(".stage.showing .labels .built")).to_have_text("zo gebouwd")
    assert compared(blank, picture(space), before).differ > 0.1


def test_when_the_graphics_are_lost_the_drawing_takes_over(
    space: Page, house: StackedHouse
) -> None:
    enter_space(space, house)
    space.evaluate(
        "() => document.querySelector('.stage canvas').getContext('webgl2')"
        ".getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(space.locator(".stage.space")).to_have_count(0)
    expect(space.locator(".stage .face.top").first).to_have_css("opacity", "1")
    expect(space.locator(".stage .slab")).to_be_visible()


def test_without_webgl_the_building_is_drawn(window: Window, house: StackedHouse) -> None:
    page = window()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.add_init_script(WITHOUT_WEBGL)
    open_table([page], house, *HANDS, kinds=["computer"])
    expect(page.locator(BOTH)).to_be_visible()
    expect(page.locator(".stage.space")).to_have_count(0)
    expect(page.locator(".stage .face.top").first).to_have_css("opacity", "1")
    expect(page.get_by_role("button", name="3D-beeld")).to_have_count(0)
    assert not [url for url in loaded if "scene-" in url]
    make(page, MIRRORED)
    expect(page.locator(".verdict.mirror")).to_be_visible()


def test_only_this_board_loads_the_engine_of_space(window: Window) -> None:
    page = window()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    for place in ("/", "/play/potzklotz", "/rules/potzklotz", "/puzzles"):
        page.goto(place, wait_until="networkidle")
    begin(page, "katalon")
    expect(page.locator(".sentence.mine")).to_be_visible()
    assert any(url.endswith(".js") for url in loaded)
    assert not [url for url in loaded if "scene-" in url]
    large = [path.name for path in FOLDER.rglob("*.js") if b"WebGLRenderer" in path.read_bytes()]
    assert len(large) == 1
    assert large[0].startswith("scene-")
    assert large[0].encode() not in (FOLDER / "sw.js").read_bytes()
