"""Kobito through the interface."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import axe_source
from tests.web.conftest import Window
from tests.web.kobito import (
    HASTE,
    ORDER,
    SeededHouse,
    a_turn,
    best,
    by_taps,
    moves,
    open_list,
    quick,
    told,
    verb,
    wait_after,
)
from tests.web.players import begin, code_of, join, over

WHOLE_GAME = 400


def set_up(page: Page, second: str, name: str = "Anna") -> None:
    """A table with the shorter gold cards."""
    page.goto("/play/kobito")
    page.get_by_placeholder("Jouw naam").first.fill(name)
    page.get_by_label("Plaats 2", exact=True).select_option(second)
    page.get_by_text("Meer keuzes").click()
    page.locator(".option select").select_option("3-8")
    page.get_by_role("button", name="Beginnen", exact=True).click()


def test_a_whole_game_against_the_computer(window: Window) -> None:
    page = window()
    set_up(page, "computer")
    open_list(page)
    for _ in range(WHOLE_GAME):
        texts = moves(page)
        if over(page):
            break
        if texts:
            quick(page, best(texts, HASTE))
    expect(page.get_by_role("dialog")).to_contain_text("goud uit")


def test_two_people_on_one_screen_hand_it_over_and_every_kind_of_move_is_made_by_taps(
    browser: Browser, tmp_path: Path
) -> None:
    """The cards are always the same here, so every kind of move does come up."""
    with SeededHouse(tmp_path, seed=57) as house:
        context = browser.new_context(
            base_url=house.url,
            viewport={"width": 1280, "height": 860},
            locale="nl-NL",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(20_000)
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        set_up(page, "here")
        made: set[str] = set()
        handed = 0
        for _ in range(WHOLE_GAME):
            page.wait_for_function(
                "() => document.querySelector('.every, dialog[open], .board [role=dialog]')"
            )
            if over(page) or made == set(ORDER):
                break
            take = page.locator(".board [role=dialog] button")
            if take.count():
                expect(page.locator(".hand")).to_have_count(0)
                take.click()
                handed += 1
                continue
            open_list(page)
            texts = moves(page)
            if not texts:
                continue
            move = best(texts)
            by_taps(page, move)
            made.add(verb(move))
        assert made == set(ORDER)
        assert handed > 4
        assert not complaints
        context.close()


def test_two_windows_see_each_others_moves_but_not_each_others_hands(window: Window) -> None:
    anna, bram = window(), window(phone=True)
    begin(anna, "kobito", seats={1: "elsewhere"})
    join(bram, code_of(anna), "Bram")
    pages = [anna, bram]
    for page in pages:
        expect(page.locator(".hand .face")).to_have_count(5)
        open_list(page)
    for _ in range(12):
        pages[0].wait_for_function(
            "() => document.querySelector('[data-move]') "
            "|| document.querySelector('.sentence:not(.mine)')"
        )
        page, other = (anna, bram) if anna.locator("[data-move]").count() else (bram, anna)
        texts = moves(page)
        move = best(texts)
        quick(page, move)
        if verb(move) in ("gold", "lay", "start"):
            expect(other.locator(".fresh").first).to_be_attached()
            expect(other.locator(".story li").last).to_be_attached()
    drawn = [line for line in anna.locator("aside ol li").all_inner_texts() if "Bram trekt" in line]
    assert len(drawn) >= 5
    assert set(drawn) == {"Bram trekt een kaart."}
    expect(anna.locator(".others")).to_contain_text(re.compile(r"\d kaart(en)? in de hand"))


def test_a_whole_game_with_the_keyboard_alone(window: Window) -> None:
    """N finds a card of use and then a place that lights up; what is left is in the list, where
    the arrows walk."""
    page = window()
    set_up(page, "computer")
    expect(page.locator(".every")).to_be_attached()
    page.locator(".every summary").focus()
    page.keyboard.press("Enter")
    for turn in range(WHOLE_GAME):
        texts = moves(page)
        if over(page):
            break
        if not texts:
            continue
        before = told(page)
        lit = False
        if turn % 3 == 0:
            page.locator('.hand [tabindex="0"], .end').first.focus()
            page.keyboard.press("n")
            page.keyboard.press("Enter")
            lit = page.locator("button.lit").count() > 0
            if lit:
                page.keyboard.press("n")
                assert focused(page)
                page.keyboard.press("Enter")
        if not lit and told(page) == before:
            texts = moves(page)
            if not texts:
                continue
            page.locator('.every [data-stop][tabindex="0"]').focus()
            page.keyboard.press("Home")
            for _ in range(texts.index(best(texts, HASTE))):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        wait_after(page, before)
    assert over(page)


def focused(page: Page) -> str:
    label: str = page.evaluate("() => document.activeElement?.getAttribute('aria-label') ?? ''")
    return label


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_at_the_table(window: Window, phone: bool, dark: bool) -> None:
    page = window(phone=phone, dark=dark)
    begin(page, "kobito")
    open_list(page)
    a_turn(page)
    page.locator(".hand .face").first.click()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    page.evaluate(axe_source())
    found = page.evaluate(
        "async () => (await axe.run({ resultTypes: ['violations'] })).violations.map("
        "v => [v.id, v.nodes.map(n => n.target.join(' ')).slice(0, 4)])"
    )
    assert found == []


def test_a_small_phone_holds_the_table_and_fingers_find_the_cards(window: Window) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    begin(page, "kobito")
    open_list(page)
    a_turn(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    for box in [each.bounding_box() for each in page.locator(".hand .face").all()]:
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44


def test_a_card_that_does_not_fit_is_explained_and_nothing_is_lost(window: Window) -> None:
    page = window()
    begin(page, "kobito", seats={1: "computer"})
    expect(page.locator(".hand .face")).to_have_count(5)
    open_list(page)
    texts = moves(page)
    for index in range(5):
        page.locator(".hand .face").nth(index).click()
        for letter in "ABC":
            if page.locator(f'[data-pot="{letter}"] button.lit').count() == 0:
                page.locator(f'[data-pot="{letter}"] .gold').click()
                expect(page.locator(".sentence.refused")).to_be_visible()
                expect(page.locator(".hand .face")).to_have_count(5)
                assert moves(page) == texts
                return
        page.locator(".hand .face").nth(index).click()
    raise AssertionError("every card fits at every pot")
