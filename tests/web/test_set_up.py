"""Setting a table: two taps to the first move, kind defaults, everything in words and in view."""

import re

import pytest
from playwright.sync_api import Page, expect

from speeltafel.games import GAMES
from tests.web.conftest import Window
from tests.web.players import begin, chair

SIZES = [(360, 640), (390, 844), (768, 1024), (1024, 768), (1440, 900)]
CODES = "derived|usual|none|corners|pinwheel|garden|all|4-9|3-8|true|false"
MARK = re.compile(rf"^({CODES})$|\b({CODES})(:| \()|-\d+\b(?<=stel-\d)", re.MULTILINE)
"""A value as the engine writes it, alone on its line or explained."""


def chosen_animal(page: Page) -> str:
    return page.locator(".animal.on strong").inner_text()


def test_two_taps_from_the_shelf_to_the_first_move(window: Window) -> None:
    page = window(phone=True)
    page.goto("/")
    page.locator('a[href="/play/katoiz"]').tap()
    page.locator("button.begin").tap()
    expect(page.locator(".sentence.mine, .task").first).to_be_visible()


def test_a_first_game_is_easy_and_the_next_as_last_time(window: Window) -> None:
    page = window()
    page.goto("/play/katalon")
    assert chosen_animal(page) == "Muis"
    page.get_by_role("radio", name=re.compile("^Das")).check(force=True)
    page.locator("button.begin").click()
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.goto("/play/katalon")
    assert chosen_animal(page) == "Das"


def test_small_children_meet_the_weakest_first(window: Window) -> None:
    page = window()
    page.goto("/play/katoiz")
    page.get_by_role("radio", name="4 jaar").check(force=True)
    page.get_by_role("button", name="Wie spelen er mee?").click()
    assert chosen_animal(page) == "Kuiken"


def test_who_is_added_is_a_computer_and_can_be_taken_away(window: Window) -> None:
    page = window()
    page.goto("/play/kobito")
    page.get_by_role("button", name="Speler erbij").click()
    added = page.get_by_role("button", name=chair(2))
    expect(added).to_contain_text("Muis 2")
    expect(page.locator('[data-kind="computer"]')).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Muis 2 doet niet mee").click()
    expect(added).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (1024, 768)])
def test_whoever_plays_alone_says_so_and_may_think_again(
    window: Window, size: tuple[int, int]
) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/play/kapai")
    alone = page.get_by_role("button", name="Alleen", exact=True)
    alone.tap()
    expect(alone).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Je speelt alleen.")).to_be_visible()
    page.locator('[data-kind="here"]').tap()
    expect(page.get_by_role("button", name=chair(1))).to_contain_text("Speler 2")
    expect(alone).to_have_attribute("aria-pressed", "false")
    alone.tap()
    page.locator("button.begin").tap()
    expect(page.locator(".sentence.mine")).to_be_visible()
    expect(page.locator(".players li")).to_have_count(1)


def test_nobody_is_invited_to_a_game_for_one(window: Window) -> None:
    page = window(phone=True)
    page.goto("/play/kapai")
    page.locator('[data-kind="elsewhere"]').tap()
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Alleen", exact=True).tap()
    expect(page.locator("button.begin")).to_have_text("Beginnen")


def test_swapping_places_lets_the_other_begin(window: Window) -> None:
    page = window()
    page.goto("/play/katalon")
    expect(page.get_by_role("button", name=chair(0))).to_contain_text("Jij")
    page.get_by_role("button", name=chair(0)).click()
    page.get_by_role("button", name="Ruil plaats").click()
    expect(page.get_by_role("button", name=chair(0))).to_contain_text("Muis")
    page.locator("button.begin").click()
    expect(page.locator("svg .stone.yellow")).to_have_count(1)
    expect(page.locator(".sentence.mine")).to_be_visible()


def test_what_suits_the_youngest_is_proposed_and_the_rest_can_still_be_chosen(
    window: Window,
) -> None:
    page = window()
    page.goto("/play/katoiz")
    page.get_by_role("radio", name="6 jaar").check(force=True)
    expect(page.get_by_role("radio", name="3-stel 1", exact=True)).to_be_checked()
    expect(page.locator(".level.later")).to_have_count(7)
    page.get_by_role("radio", name="Stapeltje 5").check(force=True)
    page.locator("button.begin").click()
    expect(page.get_by_role("list", name="Kleurenladder, van onder naar boven")).to_be_visible()


def to_chairs_or_back(page: Page) -> None:
    page.locator("footer .button").first.click()


def otherwise(page: Page) -> str:
    """All choices behind "Anders spelen", as they are read."""
    page.locator("button.otherwise").click()
    words = page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    return words


@pytest.mark.parametrize("language", ["nl-NL", "en-GB"])
@pytest.mark.parametrize("game", GAMES)
def test_no_choice_is_a_code(window: Window, game: str, language: str) -> None:
    page = window(language=language)
    page.goto(f"/play/{game}")
    page.locator("button.begin").wait_for()
    seen = [page.locator("body").inner_text()]
    levels = page.locator('.level input[name="variant"]')
    for index in range(levels.count()):
        levels.nth(index).check(force=True)
        to_chairs_or_back(page)
        seen.append(otherwise(page))
        to_chairs_or_back(page)
    if page.locator("button.otherwise").count():
        seen.append(otherwise(page))
    assert len(seen) > (game != "katalon")
    for text in seen:
        assert not MARK.search(text), MARK.search(text)
        assert "web-" not in text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["katalon", "kobito"])
def test_everything_needed_to_begin_is_in_view(
    window: Window, game: str, size: tuple[int, int]
) -> None:
    """Also round a full table."""
    page = window()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/play/{game}")
    page.locator("button.begin").wait_for()
    while page.get_by_role("button", name="Speler erbij").count():
        page.get_by_role("button", name="Speler erbij").click()
    for needed in page.locator(".chair, .tabs button, .animal, button.begin").all():
        expect(needed).to_be_in_viewport(ratio=0.99)
    begun = page.locator("button.begin").bounding_box()
    for animal in page.locator(".animal").all():
        box = animal.bounding_box()
        assert box
        assert begun
        assert box["y"] + box["height"] <= begun["y"] or size[0] >= 900


def test_a_refusal_is_said_above_the_button(window: Window) -> None:
    page = window(phone=True)
    page.goto("/play/katalon")
    page.locator("button.begin").wait_for()
    page.context.set_offline(True)
    page.locator("button.begin").click()
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert")).to_contain_text("geen verbinding")


def test_the_chairs_are_named_to_who_does_not_see_them(window: Window) -> None:
    page = window()
    begin(page, "katalon", seats={1: "here"})
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.goto("/play/katalon")
    expect(page.get_by_role("button", name="Stoel 1: Jij geel · begint")).to_be_visible()
    expect(page.get_by_role("button", name="Stoel 2: Speler 2 rood")).to_be_visible()
