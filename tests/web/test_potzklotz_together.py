"""Potz Klotz: the building is always seen, and with it the whole hand."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Window
from tests.web.potzklotz import BOTH, go_on, pass_turn
from tests.web.potzklotz_scenes import MIRRORED, OTHER, make, open_table
from tests.web.stacked import StackedHouse
from tests.web.test_potzklotz_space import blank, compared, enter_space, picture, space

__all__ = ["blank", "space"]

HANDS = ("13a 12b 22a 2a 6a 20a 21b", "5a 7a 8b 9a 14a 15a 16a")
SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 1024, "height": 768},
    {"width": 1440, "height": 900},
]
LEAST = 150
"""Pixels of height in which a building can still be read."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedHouse]:
    with StackedHouse(tmp_path_factory.mktemp("stacked")) as house:
        yield house


def together(page: Page, size: ViewportSize, cards: int) -> None:
    """The building and all cards lie in the window, and not on each other."""
    expect(page.locator(".hand [data-card]")).to_have_count(cards)
    boxes = page.locator(".stage, .hand [data-card]").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    for box in boxes:
        assert box["left"] >= 0
        assert box["right"] <= size["width"]
        assert box["top"] >= 0
        assert box["bottom"] <= size["height"]
    stage, *hand = sorted(boxes, key=lambda box: -box["width"])
    assert stage["height"] >= LEAST
    for box in hand:
        assert min(box["width"], box["height"]) >= 44
        assert box["top"] >= stage["bottom"] or box["left"] >= stage["right"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_building_and_hand_stay_together_also_after_a_verdict(
    window: Window, house: StackedHouse, size: ViewportSize
) -> None:
    page, other = window(), window()
    page.set_viewport_size(size)
    open_table([page, other], house, *HANDS)
    together(page, size, 7)
    make(page, OTHER)
    expect(page.locator(".verdict")).to_be_visible()
    together(page, size, 8)
    page.locator(".acts .on").click()
    expect(page.locator(".stage.showing")).to_have_count(0)
    together(page, size, 8)


def test_one_s_own_verdict_stays_until_it_is_dismissed(window: Window, house: StackedHouse) -> None:
    page, other = window(), window()
    open_table([page, other], house, *HANDS)
    make(page, MIRRORED)
    expect(page.locator(".stage.showing")).to_be_visible()
    expect(other.locator(".stage.showing")).to_be_visible()
    expect(other.locator(".stage.showing")).to_have_count(0)  # theirs goes by itself
    expect(page.locator(".stage.showing")).to_be_visible()
    page.locator(".acts .on").click()
    expect(page.locator(".stage.showing")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES[2:], ids=lambda size: f"{size['width']}")
def test_beside_one_s_own_verdict_the_sentence_says_what_next(
    window: Window, house: StackedHouse, size: ViewportSize
) -> None:
    """Nobody else is waited for, so nobody else is named."""
    page, other = window(), window()
    page.set_viewport_size(size)
    open_table([page, other], house, *HANDS)
    make(page, OTHER)
    expect(page.locator(".sentence")).to_contain_text("Kijk er rustig naar. Klaar? Verder.")
    go_on(page)
    expect(page.locator(".sentence")).to_contain_text("Aan de beurt: Bram")


@pytest.mark.parametrize("size", SIZES[2:], ids=lambda size: f"{size['width']}")
def test_what_stands_beside_the_board_is_whole(
    window: Window, house: StackedHouse, size: ViewportSize
) -> None:
    """The verdict, what the table announces, the piles: whole or not at all."""
    page, other = window(), window()
    page.set_viewport_size(size)
    open_table([page, other], house, *HANDS, variant="beginners")
    make(page, OTHER)
    expect(page.locator(".verdict.showing .why")).to_be_visible()
    assert cut_off(page) == []
    go_on(page)
    expect(other.locator(BOTH)).to_be_visible()
    pass_turn(other)
    expect(page.locator(".rest .announced")).to_be_visible()
    expect(page.locator(".rest .verdict")).to_be_visible()
    assert cut_off(page) == []


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.locator(".rest").evaluate(
        """rest => [...rest.querySelectorAll(".announced, .verdict, .why, .others > *")]
          .filter((each) => each.checkVisibility())
          .filter((each) => each.getBoundingClientRect().bottom
            > rest.getBoundingClientRect().bottom + 1)
          .map((each) => each.className)"""
    )
    return found


def stands(page: Page, blank: Page) -> bool:
    """Base and cubes are drawn, and the rest of the stage is the table."""
    seen = picture(page)
    found = compared(blank, seen, seen)
    return 0.15 < found.blue < 0.8 and 0.03 < found.wood < 0.4


def test_the_building_never_vanishes(space: Page, house: StackedHouse, blank: Page) -> None:
    """After any change of size, a hint and a turn of the device it is drawn again."""
    enter_space(space, house)
    generator = Random(20)
    for _ in range(20):
        wide, high = generator.randrange(340, 1000), generator.randrange(560, 800)
        space.set_viewport_size({"width": wide, "height": high})
        assert stands(space, blank), (wide, high)
    for wide, high in ((390, 844), (844, 390), (390, 844)):
        space.set_viewport_size({"width": wide, "height": high})
        assert stands(space, blank), (wide, high)
    space.keyboard.press("h")
    expect(space.locator(".hint")).to_be_visible()
    assert stands(space, blank), "hint"
    space.evaluate("() => { document.querySelector('.stage canvas').style.visibility = 'hidden'; }")
    assert not stands(space, blank), "a building that is gone would be noticed"
