"""Ka Pai through the interface."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Window
from tests.web.players import begin, code_of, draw_kapai, join, my_turn, over
from tests.web.stacked import StackedHouse

TWO_SYMBOLS = 4
"""Rolls a triangle and a square."""


def draw_until_over(pages: list[Page], rounds: int = 60) -> None:
    for turn in range(rounds * 4):
        if all(over(page) for page in pages):
            return
        for page in pages:
            if my_turn(page) and not over(page):
                draw_kapai(page, turn)
        pages[0].wait_for_timeout(40)
    raise AssertionError("the sheets were not filled")


def test_alone_against_the_computer_until_all_fields_are_drawn(window: Window) -> None:
    page = window()
    begin(page, "kapai")
    draw_until_over([page])
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"\d+"))


def test_three_windows_draw_at_once_and_see_who_is_still_drawing(window: Window) -> None:
    anna, bram, cleo = window(), window(phone=True), window()
    anna.goto("/play/kapai")
    anna.get_by_placeholder("Jouw naam").fill("Anna")
    anna.get_by_label("Plaats 2", exact=True).select_option("elsewhere")
    anna.get_by_role("button", name=re.compile("Plaats erbij")).click()
    anna.get_by_role("button", name="Beginnen", exact=True).click()
    code = code_of(anna)
    join(bram, code, "Bram")
    join(cleo, code, "Cleo")
    for page in (anna, bram, cleo):
        expect(page.locator(".sentence.mine")).to_be_visible()
    draw_kapai(bram, 0)
    expect(anna.locator(".task")).to_contain_text("1 van 3 klaar")
    expect(anna.locator(".others li.busy")).to_have_count(1)
    draw_until_over([anna, bram, cleo])


def test_a_reload_keeps_the_sheet(window: Window) -> None:
    page = window()
    begin(page, "kapai")
    expect(page.locator(".sentence.mine")).to_be_visible()
    draw_kapai(page, 0)
    expect(page.locator(".sheet path.fresh").first).to_be_visible()
    page.reload()
    expect(page.locator(".sheet .ink > path").first).to_be_visible()


def test_a_field_that_is_not_allowed_is_explained(window: Window, stacked: StackedHouse) -> None:
    stacked.stack([TWO_SYMBOLS, TWO_SYMBOLS])
    page = window(at=stacked)
    begin(page, "kapai")
    expect(page.locator(".sentence.mine")).to_be_visible()
    draw_kapai(page, 0)
    expect(page.locator(".task")).to_contain_text("Ronde 2")
    page.locator(".die:not([disabled])").first.click()
    page.locator('[data-field="g6"]').click(force=True)
    expect(page.locator(".sentence.refused")).to_be_visible()


def test_a_field_before_a_symbol_points_at_the_dice(window: Window, stacked: StackedHouse) -> None:
    stacked.stack([TWO_SYMBOLS])
    page = window(at=stacked)
    begin(page, "kapai")
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.locator('[data-field="b1"]').click(force=True)
    expect(page.locator(".dice.hasty")).to_be_visible()
    page.locator(".die").first.click()
    expect(page.locator(".dice.hasty")).to_have_count(0)


def test_the_large_dice_fill_a_classroom_screen(window: Window) -> None:
    page = window()
    begin(page, "kapai")
    expect(page.locator(".die").first).to_be_visible()
    width = "document.querySelector('.die').getBoundingClientRect().width"
    small = page.evaluate(width)
    page.get_by_role("button", name="Grote dobbelstenen").click()
    page.wait_for_function(f"small => {width} > 3 * small", arg=small)
