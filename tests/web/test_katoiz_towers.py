"""Stapeltoren through the interface."""

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Window, remember
from tests.web.katoiz import (
    BOT,
    HERE,
    answered,
    at_my_turn,
    build,
    moved,
    opened_in_two_windows,
    play_until_over,
    plot,
    sit_down,
    sit_down_at,
    tile_for_two,
    wait_for_turn,
    whose_turn,
)
from tests.web.players import steps
from tests.web.test_places import violations

BRAM = {**HERE, "name": "Bram"}


def two_towers_begun(page: Page) -> None:
    """Anna on the small red circle, Bram on the big blue square, both on this device."""
    sit_down(page, "stapeltoren-1", BRAM, options={"tiles": 40})
    page.locator('[data-tile="R●"]').first.click()
    expect(page.locator(".own .builder")).to_have_text("Bram")
    page.locator('[data-tile="B□"]').first.click()
    expect(page.locator(".own .builder")).to_have_text("Anna")


def test_towers_are_built_against_the_computer_until_the_tiles_are_gone(window: Window) -> None:
    page = window(phone=True)
    sit_down(page, "stapeltoren-1", BOT, options={"tiles": 20})
    play_until_over([page], build)
    expect(page.get_by_role("dialog")).to_contain_text("De hoogste toren telt")


def test_two_windows_build_with_dice_and_see_the_same_towers(window: Window) -> None:
    pages = opened_in_two_windows(window, "stapeltoren-5")
    play_until_over(pages, build)
    heights = [page.locator(".height").all_inner_texts() for page in pages]
    assert heights[0] == heights[1]
    for page in pages:
        expect(page.get_by_role("dialog")).to_contain_text("toren van")


def test_a_property_that_is_not_shared_is_refused_kindly(window: Window) -> None:
    """KZ-11: it costs nothing, and who cannot read sees a sign."""
    page = window()
    remember(page.context, speech=False)
    two_towers_begun(page)
    page.locator('[data-tile="R□"]').first.click()
    page.locator('[data-property="vorm"]').click()
    expect(page.locator(".sentence.refused")).to_contain_text("Kijk nog eens goed")
    expect(page.locator('[data-property="vorm"] .sign')).to_be_visible()
    page.locator('[data-property="kleur"]').click()
    expect(page.locator(".naming")).to_have_count(0)
    expect(page.locator(".other .height")).to_have_text("2")


def test_a_tile_that_does_not_fit_is_explained(window: Window) -> None:
    """To who is not read to; others hear a short word."""
    page = window()
    remember(page.context, speech=False)
    two_towers_begun(page)
    page.locator('[data-tile="B△"]').first.click()
    expect(page.locator(".sentence.refused")).to_contain_text("past niet op")


def test_a_tile_that_was_not_rolled_is_explained(window: Window, house: House) -> None:
    page = window()
    remember(page.context, speech=False)
    match = plot("stapeltoren-3", 2, until=lambda match: match.length > 4 and at_my_turn(match))
    sit_down_at(house, match, page)
    wait_for_turn(page)
    rolled = str(match.game.view(match.state, 0).roll)
    other = next(letter for letter in "BRGYW" if letter != rolled[0])
    page.locator(f'[data-tile^="{other}"]').first.click()
    expect(page.locator(".sentence.refused")).to_contain_text("past niet bij de worp")


def test_a_tile_is_dragged_onto_the_tower(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltoren-3", options={"naming": False})
    page.locator('[data-tile="G○"]').first.drag_to(page.locator('[data-to="new"]'))
    expect(page.locator(".own .height")).to_have_text("1")


def test_a_tile_that_fits_on_two_towers_asks_on_which(window: Window, house: House) -> None:
    match = plot(
        "stapeltoren-4", 1, options={"naming": False}, until=lambda match: bool(tile_for_two(match))
    )
    page = window(phone=True)
    sit_down_at(house, match, page)
    wait_for_turn(page)
    page.locator(f'[data-tile="{tile_for_two(match)}"]').first.click()
    expect(page.locator(".sentence")).to_contain_text("Op welke toren?")
    expect(page.locator("button.tower.glow").first).to_be_focused()
    before = page.locator(".own .height").nth(1).inner_text()
    page.locator("button.tower.glow").nth(1).click()
    expect(page.locator(".own .height").nth(1)).to_have_text(str(int(before) + 1))


def press(page: Page, turn: int) -> None:
    """One turn without a mouse: `n` and Enter for a tile, Enter and Tab for what is the same."""
    del turn
    before = steps(page)
    if page.locator('[data-move="-"]').count():
        reach(page, "Shift+Tab", '[data-move="-"]')
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        for tried in range(3):
            page.wait_for_function(
                "before => document.querySelector('.property:focus') ||"
                " document.querySelectorAll('aside ol li:not(.soft)').length > before",
                arg=before,
            )
            if steps(page) > before:
                break
            page.keyboard.press("Enter")
            answered(page, before, tried)
            if steps(page) == before:
                page.keyboard.press("Tab")
    moved(page, before)


def reach(page: Page, key: str, selector: str) -> None:
    for _ in range(30):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} is not reached with {key}")


def test_a_whole_game_is_played_with_the_keyboard_alone(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltoren-1", BOT, options={"tiles": 20})
    reach(page, "Tab", ".tile")
    for _ in range(60):
        if whose_turn([page]) is None:
            break
        if not page.locator('[data-move="-"]').count():
            expect(page.locator(".tile:focus")).to_have_count(1)
        press(page, 0)
    expect(page.get_by_role("dialog")).to_contain_text("De hoogste toren telt")
    reach(page, "Tab", "dialog a[href='/'], [role=dialog] a[href='/']")


def test_the_question_keeps_the_keys_until_it_is_answered(window: Window) -> None:
    page = window()
    two_towers_begun(page)
    page.locator('[data-tile="R□"]').first.click()
    asked = page.get_by_role("dialog", name="Wat is hetzelfde?")
    expect(asked.locator(".property").first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(asked.get_by_role("button", name="Andere tegel")).to_be_focused()
    page.keyboard.press("Tab")
    expect(asked.locator(".property").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)


def test_a_child_can_be_asked_without_a_violation(window: Window) -> None:
    page = window(phone=True)
    two_towers_begun(page)
    page.locator('[data-tile="R□"]').first.click()
    page.locator('[data-property="vorm"]').click()
    expect(page.locator('[data-property="vorm"] .sign')).to_be_visible()
    assert violations(page) == []


def test_the_question_fits_in_a_low_window(window: Window) -> None:
    page = window()
    page.set_viewport_size({"width": 640, "height": 430})
    two_towers_begun(page)
    page.locator('[data-tile="R□"]').first.click()
    page.locator('[data-property="vorm"]').click()
    expect(page.locator('[data-property="vorm"] .sign')).to_be_visible()
    for part in (".two", ".property", ".naming .other"):
        for each in page.locator(part).all():
            box = each.bounding_box()
            assert box is not None
            assert box["height"] >= 44
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 640
