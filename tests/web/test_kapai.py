"""Ka Pai through the interface."""

import re

from playwright.sync_api import Page, expect

from speeltafel.core.match import AnyMatch
from tests.server.house import House
from tests.web.conftest import Window
from tests.web.players import begin, draw_kapai, more, my_turn, over
from tests.web.prepared import Plot, guest_of, played, seated
from tests.web.stacked import StackedHouse

LEFT = 6
"""Free fields."""
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


def nearly_done(match: AnyMatch) -> bool:
    """A round begins and few fields are left."""
    state = match.state
    rows = match.game.view(state, 0).own.drawing.rows
    return len(state.waiting) == 3 and sum(row.count(".") for row in rows) <= LEFT


def test_three_windows_draw_at_once_and_see_who_is_still_drawing(
    window: Window, house: House
) -> None:
    """The last rounds of a game: those before are the same."""
    pages = {"Anna": window(), "Bram": window(phone=True), "Cleo": window()}
    anna, bram, cleo = pages.values()
    match = played(Plot("kapai", "standard", 3, until=nearly_done))
    guests = {seat: guest_of(pages[name].context, name) for seat, name in enumerate(pages)}
    table = seated(house, match, guests, list(pages))
    for page in pages.values():
        page.goto(table)
        expect(page.locator(".sentence.mine")).to_be_visible()
    draw_kapai(bram, 0)
    expect(anna.get_by_label("Spelers").get_by_text("heeft getekend")).to_have_count(1)
    expect(anna.get_by_label("Spelers").get_by_text("tekent nog")).to_have_count(1)
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
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ronde 2")
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


def test_dice_wait_for_a_tap_unless_the_settings_let_them_roll(window: Window) -> None:
    page = window(rolls=False)
    begin(page, "kapai")
    expect(page.locator(".sentence")).to_contain_text("Jij mag gooien!")
    expect(page.locator(".cell.open")).to_have_count(0)
    expect(page.locator(".die path")).to_have_count(0)
    page.get_by_role("button", name="Gooi de dobbelstenen").click()
    expect(page.locator(".die path")).to_have_count(2)
    expect(page.locator(".cell.open").first).to_be_attached()
    draw_kapai(page, 0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ronde 2")
    expect(page.get_by_role("button", name="Gooi de dobbelstenen")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press(" ")
    expect(page.locator(".cell.open").first).to_be_attached()
    more(page, "Instellingen")
    page.get_by_role("switch", name="Vanzelf gooien").click()
    page.get_by_role("button", name="Sluiten").click()
    draw_kapai(page, 1)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ronde 3")
    expect(page.locator(".cell.open").first).to_be_attached()


def test_sisters_at_one_device_see_whose_sheet_lies_there(window: Window) -> None:
    page = window(phone=True, rolls=False)
    begin(page, "kapai", name="Noor", seats={1: "here"})
    lit = page.locator(".players li.turn strong")
    for turn in range(2):
        for name in ("Noor", "Speler 2"):
            expect(page.locator(".sentence.mine")).to_contain_text(f"{name}: ")
            expect(lit).to_have_text([name])
            if name == "Noor":
                page.get_by_role("button", name="Gooi de dobbelstenen").click()
            draw_kapai(page, turn)
