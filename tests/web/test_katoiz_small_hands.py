"""Stapeltoren for those who cannot read yet: towers that compare, pictures, a voice."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from speeltafel.core.match import AnyMatch
from tests.server.house import House
from tests.web.conftest import Window, remember
from tests.web.katoiz import at_my_turn, build, plot, sit_down, sit_down_at, wait_for_turn
from tests.web.prepared import guest_of, seated
from tests.web.test_katoiz_towers import two_towers_begun

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 1024, "height": 768}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LONG_NAMES = ["Jo", "Opa Joop", "Konijnenberg-Jansen", "Mees"]
LISTEN = (
    "window.heard = [];addEventListener('speeltafel:speech', ({ detail }) => heard.push(detail));"
)
WOBBLED = """() => {
  window.wobbled = [];
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('.tile.wrong')) wobbled.push(each.dataset.tile);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });
}"""
BOXES = "all => all.map((each) => each.getBoundingClientRect().toJSON())"


def sized(window: Window, size: ViewportSize) -> Page:
    page = window()
    page.set_viewport_size(size)
    return page


def heights(match: AnyMatch) -> list[int]:
    return [len(tower) for own in match.game.view(match.state, 0).towers for tower in own]


def four_equal_towers(page: Page, house: House) -> None:
    page.goto("/")
    match = plot("stapeltoren-1", 4, until=lambda match: heights(match) == [3, 3, 3, 3])
    page.goto(seated(house, match, dict.fromkeys(range(4), guest_of(page.context)), LONG_NAMES))
    expect(page.locator(".tower svg")).to_have_count(4)
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator(selector).evaluate_all(BOXES)
    return found


def all_in_view(page: Page, size: ViewportSize, what: str) -> None:
    """Within the window, and tiles large enough for small hands."""
    for each in boxes(page, what):
        assert each["left"] >= 0
        assert each["right"] <= size["width"]
        assert each["top"] >= 0
        assert each["bottom"] <= size["height"]
    least = 64 if size["width"] > 900 else 48
    assert min(each["width"] for each in boxes(page, ".supply .tile")) >= least


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, TABLET, DESKTOP])
def test_equal_towers_look_equal_and_all_are_in_view(
    window: Window, house: House, size: ViewportSize
) -> None:
    page = sized(window, size)
    four_equal_towers(page, house)
    towers = boxes(page, ".tower svg")
    assert {round(each["height"]) for each in towers} == {round(towers[0]["height"])}
    assert {round(each["width"]) for each in towers} == {round(towers[0]["width"])}
    all_in_view(page, size, ".builders section, .supply, .tile")


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, TABLET])
def test_under_each_tower_stands_who_builds_it(
    window: Window, house: House, size: ViewportSize
) -> None:
    """As a figure: whoever builds here cannot read the name."""
    page = sized(window, size)
    sit_down_at(house, plot("stapeltoren-1", 3, until=late_enough), page)
    expect(page.locator(".own .figure")).to_have_attribute("data-initial", "A")
    expect(page.locator(".other .figure[data-level] svg")).to_have_count(2)
    figures = boxes(page, ".builders .figure")
    assert min(each["width"] for each in figures) >= 20
    for figure, height, plate in zip(
        figures, boxes(page, ".builders .height"), boxes(page, ".builders .plate"), strict=True
    ):
        assert figure["right"] <= height["left"]
        assert figure["bottom"] <= plate["top"] + 1


def late_enough(match: AnyMatch) -> bool:
    return match.length > 8 and at_my_turn(match)


@pytest.mark.parametrize("variant", ["stapeltoren-3", "stapeltoren-5"])
def test_the_tray_keeps_away_from_the_task(window: Window, house: House, variant: str) -> None:
    page = sized(window, TABLET)
    sit_down_at(house, plot(variant, 4, until=late_enough), page)
    [task], [tray] = boxes(page, ".sentence"), boxes(page, ".supply")
    assert tray["top"] >= task["bottom"] + 4
    assert tray["bottom"] <= TABLET["height"] - 4


def late(match: AnyMatch) -> bool:
    return match.length > 30 and at_my_turn(match)


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, TABLET])
@pytest.mark.parametrize("variant", ["stapeltoren-3", "stapeltoren-5"])
def test_forty_tiles_and_several_towers_of_four_are_in_view(
    window: Window, house: House, size: ViewportSize, variant: str
) -> None:
    page = sized(window, size)
    sit_down_at(house, plot(variant, 4, until=late), page)
    wait_for_turn(page)
    assert len(boxes(page, ".supply > *")) == 40
    all_in_view(page, size, ".builders section, .supply, .tile, .sentence")
    assert "…" not in page.locator(".sentence").inner_text()


def test_shapes_keep_their_proportions_on_a_tower(window: Window, house: House) -> None:
    """A circle is round and a square is square, however high the towers are."""
    page = sized(window, SMALL_PHONE)
    sit_down_at(house, plot("stapeltoren-4", 4, until=late), page)
    shapes = boxes(page, ".tower svg circle, .tower svg .big > rect, .tower svg .small > rect")
    assert len(shapes) > 8
    for each in shapes:
        assert abs(each["width"] - each["height"]) < 0.02 * each["width"] + 0.1


def test_a_tower_grows_with_its_tile_and_the_tray_stays(window: Window) -> None:
    page = window(phone=True)
    sit_down(page, "stapeltoren-3", options={"naming": False})
    tray = boxes(page, ".supply")
    page.locator('[data-tile="G○"]').first.click()
    before = 0.0
    for turn in range(6):
        expect(page.locator(".sentence.mine")).to_be_visible()
        expect(page.locator(".own .tower svg").first).to_be_visible()
        own = boxes(page, ".own .tower svg")
        now = max(each["height"] for each in own)
        assert now >= before
        before = now
        assert boxes(page, ".supply") == tray
        build(page, turn)


@pytest.mark.parametrize("size", [SMALL_PHONE, TABLET])
@pytest.mark.parametrize("fonts", ["own", "wide"])
def test_no_name_is_cut(window: Window, house: House, size: ViewportSize, fonts: str) -> None:
    """Not in a font that is wider than ours either, as where ours cannot be loaded."""
    page = sized(window, size)
    if fonts == "wide":
        page.add_init_script(
            "addEventListener('DOMContentLoaded', () => document.head.append(Object.assign("
            "document.createElement('style'),"
            " { textContent: ':root { --text: monospace !important }' })))"
        )
    four_equal_towers(page, house)
    assert [text.strip() for text in page.locator(".builder").all_inner_texts()] == LONG_NAMES
    cut = page.locator(".builder").evaluate_all(
        "all => all.filter((each) => each.scrollWidth > each.clientWidth"
        " || each.scrollHeight > each.clientHeight).map((each) => each.innerText)"
    )
    assert cut == []


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, TABLET, DESKTOP])
def test_at_the_end_the_towers_stand_alone_and_whole(
    window: Window, house: House, size: ViewportSize
) -> None:
    """Not squeezed beside an empty tray, and high enough to count."""
    page = sized(window, size)
    sit_down_at(house, plot("stapeltoren-5", 2, until=None), page)
    expect(page.get_by_role("button", name="Nog een keer")).to_be_visible()
    expect(page.locator(".supply")).to_have_count(0)
    [panel] = boxes(page, ".end")
    for each in boxes(page, ".builders section, .tower svg, .builder"):
        assert 0 <= each["left"] < each["right"] <= size["width"]
        beside, above = each["right"] <= panel["left"], each["bottom"] <= panel["top"]
        assert beside or above
    highest = max(each["height"] for each in boxes(page, ".tower svg"))
    assert highest >= 0.4 * min(size["width"], size["height"])


class Held:
    """Refusals that the server has sent and the page does not get yet."""

    def __init__(self, page: Page) -> None:
        self.refusals: list[Any] = []
        self.route: WebSocketRoute | None = None
        page.route_web_socket(lambda url: "/api/" in url, self._take)

    def _take(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        server.on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        assert self.route is not None
        if "refused" in str(message):
            self.refusals.append(message)
        else:
            self.route.send(message)

    def release(self) -> None:
        assert self.route is not None
        assert self.refusals
        for message in self.refusals:
            self.route.send(message)


def test_a_refusal_that_comes_late_does_not_mark_the_next_tile(window: Window) -> None:
    """KZ-11: the right tile must not open with "not the same"."""
    page = window()
    remember(page.context, speech=False)  # who is not read to, is told why by the server
    held = Held(page)
    two_towers_begun(page)
    page.locator('[data-tile="B△"]').first.click()
    page.locator('[data-tile="R□"]').first.click()
    expect(page.locator(".naming")).to_be_visible()
    held.release()
    expect(page.locator(".sentence.refused")).to_be_visible()
    expect(page.locator(".naming .not, .naming .told, .naming .sign")).to_have_count(0)


def test_a_wrong_tile_wobbles_and_a_short_word_is_said(window: Window) -> None:
    page = window(reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    two_towers_begun(page)
    page.evaluate("() => speechSynthesis.cancel()")
    page.evaluate(WOBBLED)  # a busy machine may look when it is over
    page.locator('[data-tile="B△"]').first.click()
    page.wait_for_function("() => wobbled.includes('B△')")
    expect(page.locator(".sentence")).to_contain_text("Kijk nog eens!")
    expect(page.locator(".tile.wrong")).to_have_count(0)
    expect(page.locator(".sentence.refused")).to_have_count(0)
    page.wait_for_function("() => heard.includes('Kijk nog eens!')")
    expect(page.locator(".sentence")).to_contain_text("Wat past op deze tegel?")


def test_where_nothing_moves_a_wrong_tile_and_a_wrong_answer_stand_askew(window: Window) -> None:
    """Every film has a picture that says the same."""
    askew = "each => getComputedStyle(each).transform !== 'none'"
    page = window()
    two_towers_begun(page)
    page.locator('[data-tile="B△"]').first.click()
    assert page.locator(".tile.wrong").evaluate(askew)
    page.locator('[data-tile="R□"]').first.click()
    page.locator('[data-property="vorm"]').click()
    assert page.locator(".property.wobbles").evaluate(askew)
    expect(page.locator(".property.wobbles")).to_have_count(0)


def test_an_answer_is_not_yellow_because_it_was_touched(window: Window) -> None:
    """Yellow says where something goes; the last touch of a finger hovers on."""
    page = window()
    two_towers_begun(page)
    page.locator('[data-tile="R□"]').first.click()
    sun = page.evaluate("() => getComputedStyle(document.body).getPropertyValue('--sun').trim()")
    page.locator('[data-property="vorm"]').hover()
    page.evaluate("sun => { document.body.style.outlineColor = sun }", sun)
    yellow, border = page.evaluate(
        "() => [getComputedStyle(document.body).outlineColor,"
        " getComputedStyle(document.querySelector('[data-property=\"vorm\"]')).borderTopColor]"
    )
    assert border != yellow


def test_a_right_answer_is_cheered(window: Window) -> None:
    page = window()
    page.add_init_script(LISTEN)
    two_towers_begun(page)
    page.locator('[data-tile="R□"]').first.click()
    page.locator('[data-property="kleur"]').click()
    expect(page.locator(".sentence")).to_contain_text("Ja! Allebei rood.")
    page.wait_for_function("() => heard.includes('Ja! Allebei rood.')")


def test_the_task_is_one_s_own_tile_and_a_voice(window: Window, house: House) -> None:
    page = sized(window, TABLET)
    page.add_init_script(LISTEN)
    page.goto("/")
    match = plot("stapeltoren-1", 2, until=lambda match: match.length == 4)
    page.goto(seated(house, match, {0: guest_of(page.context)}, ["Anna", "Bram"]))
    page.wait_for_function("() => heard.includes('Wat past op deze tegel?')")
    expect(page.locator(".sentence .top svg")).to_be_visible()
    [voice] = boxes(page, ".sentence .voice")
    assert voice["width"] >= 84
    page.evaluate("() => { heard.length = 0 }")
    page.locator(".sentence .voice").click()
    page.wait_for_function("() => heard.includes('Wat past op deze tegel?')")
