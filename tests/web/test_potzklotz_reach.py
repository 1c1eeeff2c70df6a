"""Potz Klotz for every hand and eye: keys, words, fingers, phones, ground plan, refusals, axe."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Window
from tests.web.potzklotz import BOTH, point_at
from tests.web.potzklotz_scenes import MIRRORED, OTHER, make, open_table, pick
from tests.web.stacked import StackedHouse
from tests.web.test_places import violations

HANDS = ("13a 12b 22a 2a 6a 20a 21b", "5a 7a 8b 9a 14a 15a 16a")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedHouse]:
    with StackedHouse(tmp_path_factory.mktemp("stacked")) as house:
        yield house


def sit_down(house: StackedHouse, page: Page, *others: Page) -> None:
    open_table([page, *others], house, *HANDS, kinds=[] if others else ["computer"])
    expect(page.locator(BOTH)).to_be_visible()


def test_what_is_not_allowed_is_explained_and_nothing_is_lost(
    window: Window, house: StackedHouse
) -> None:
    page = window()
    sit_down(house, page)
    pick(page, "13a")
    page.locator(".acts .lay").click()
    expect(page.locator(".sentence.refused")).to_contain_text("Je bent zelf aan de beurt")
    expect(page.get_by_role("log")).to_contain_text("alleen als je ook een kubus verplaatst")
    point_at(page, "b4")
    page.locator('.cell[data-place="e1"]').dispatch_event("click")
    expect(page.locator(".sentence.refused")).to_contain_text("nergens tegenaan")
    expect(page.locator(".stand.taken")).to_have_count(1)


def test_leaning_shows_a_little_more_and_comes_back(window: Window, house: StackedHouse) -> None:
    """PK-5: no turning by the player on turn."""
    page = window()
    sit_down(house, page)
    slab = page.locator(".stage .slab")
    straight = slab.get_attribute("points") or ""
    page.get_by_role("button", name="Leun naar links").click()
    expect(slab).not_to_have_attribute("points", straight)
    leaned = slab.get_attribute("points") or ""
    page.get_by_role("button", name="Leun naar rechts").click()
    expect(slab).not_to_have_attribute("points", leaned)
    page.get_by_role("button", name="Leun naar rechts").click()
    expect(slab).to_have_attribute("points", straight)


def test_the_ground_plan_plays_too(window: Window, house: StackedHouse) -> None:
    page = window()
    sit_down(house, page)
    page.get_by_role("button", name="Plattegrond").click()
    plan = page.get_by_role("group", name="Plattegrond")
    plan.get_by_role("button", name=re.compile("^b4, .*pak hier")).click()
    plan.get_by_role("button", name=re.compile("^c3, .*kan de kubus")).click()
    pick(page, "13a")
    page.locator(".acts .lay").click()
    expect(page.get_by_text("Anna zet een kubus van b4 op c3").first).to_be_attached()


def test_nothing_lies_over_the_ground_plan(window: Window, house: StackedHouse) -> None:
    page = window()
    sit_down(house, page)
    page.get_by_role("button", name="Plattegrond").click()
    plan = page.get_by_role("group", name="Plattegrond").bounding_box()
    acts = page.locator(".acts").bounding_box()
    assert plan is not None
    assert acts is not None
    assert plan["x"] + plan["width"] <= acts["x"]


def test_arrow_keys_walk_over_the_cubes_and_the_board_is_told_in_words(
    window: Window, house: StackedHouse
) -> None:
    page = window()
    sit_down(house, page)
    first = page.locator('.stage [tabindex="0"]')
    expect(first).to_have_count(1)
    first.focus()
    reached = set()
    for key in ["ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"] * 3:
        page.keyboard.press(key)
        reached.add(page.evaluate("() => document.activeElement.dataset.place"))
    assert reached == {"b3", "b4", "c3", "c4"}
    page.keyboard.press("s")
    log = page.get_by_role("log")
    expect(log).to_contain_text("Het gebouw staat met zijn hoek linksvoor op b3")
    expect(log).to_contain_text(re.compile(r"Kaart \d+ \(1 van 7\):"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(window: Window, house: StackedHouse, dark: bool, phone: bool) -> None:
    page, other = window(dark=dark, phone=phone), window(dark=dark, phone=phone)
    sit_down(house, page, other)
    make(page, MIRRORED)
    expect(other.locator(".stage.showing")).to_be_visible()
    assert violations(other) == []
    point_at(other, "c4")
    assert violations(other) == []
    other.locator(".forms .plan").click()
    assert violations(other) == []


def test_all_fits_a_small_phone_and_can_be_touched(window: Window, house: StackedHouse) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(house, page)
    page.locator(".stand.take .face.top").last.tap(force=True)
    expect(page.locator(".stand.taken")).to_have_count(1)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    for button in page.locator(".hand button, .acts button, .views button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_acting_and_building_never_lie_over_each_other(window: Window, house: StackedHouse) -> None:
    """What may be done stands in the corner that the base leaves free."""
    page, other = window(), window()
    sit_down(house, page, other)
    for size in ({"width": 1280, "height": 860}, {"width": 1920, "height": 1080}):
        page.set_viewport_size(size)  # type: ignore[arg-type] # Playwright's own typed dictionary
        covered = page.evaluate(
            """() => {
              const slab = document.querySelector(".stage .slab");
              const box = document.querySelector(".acts").getBoundingClientRect();
              const point = slab.ownerSVGElement.createSVGPoint();
              const back = slab.getScreenCTM().inverse();
              return [box.left, box.left + 60, box.left + 120].filter((x) => {
                [point.x, point.y] = [x, box.top + 4];
                return slab.isPointInFill(point.matrixTransform(back));
              }).length;
            }"""
        )
        assert covered == 0, size
    make(page, OTHER)
    expect(page.locator(".verdict")).to_be_visible()
    cut = page.evaluate(
        "() => { const box = document.querySelector('.board');"
        " return box.scrollHeight - box.clientHeight; }"
    )
    assert cut <= 1


def test_the_plan_can_be_left_again_on_a_phone(window: Window, house: StackedHouse) -> None:
    """Its button covers no place."""
    page = window(phone=True)
    sit_down(house, page)
    page.locator(".forms .plan").tap()
    page.locator('.building .plan [data-place="e5"]').tap(trial=True)
    page.locator(".forms .plan").tap()
    expect(page.locator(".stage")).to_be_visible()
