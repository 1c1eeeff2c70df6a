"""Printing from the browser: choose, see, get it; and what is printed leads back to its place."""

import re

import pytest
from playwright.sync_api import Page, expect

from speeltafel.learn.puzzles import COLLECTIONS
from speeltafel.print.documents.puzzles import address_of as puzzle_address
from speeltafel.print.documents.sheets import address_of as sheet_address
from speeltafel.print.pack import TO_ORDER, orders
from speeltafel.solve.puzzles import shipped_puzzles
from tests.server.house import House
from tests.web.conftest import Window
from tests.web.test_places import violations


def wait_for_pictures(page: Page) -> None:
    page.wait_for_function(
        "[...document.images].filter(i => i.loading !== 'lazy')"
        ".every(i => i.complete && i.naturalWidth)"
    )


def test_everything_of_the_pack_can_be_chosen(window: Window) -> None:
    page = window()
    page.goto("/print")
    shown = page.locator("[data-what]")
    expect(shown).to_have_count(len(orders("nl")))
    assert violations(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_chosen_sheet_is_shown_and_comes_as_a_file(window: Window, phone: bool) -> None:
    page = window(phone=phone)
    page.goto("/print")
    page.locator("[data-what='kapai-sheets-2']").click()
    expect(page.locator("main.one img")).to_be_visible()
    wait_for_pictures(page)
    assert violations(page) == []
    with page.expect_download() as ready_made:
        page.locator("a.main").click()
    assert ready_made.value.url.endswith("/paper/nl/kapai-sheets-2.pdf")
    assert ready_made.value.path().read_bytes().startswith(b"%PDF-")


def test_another_ink_is_made_to_order(window: Window) -> None:
    page = window(language="en-GB")
    page.goto("/print?what=kobito-cards")
    page.get_by_label("Ink").select_option("low")
    with page.expect_download() as made:
        page.locator("a.main").click()
    assert "/api/print/kobito-cards?ink=low&language=en" in made.value.url
    assert made.value.path().read_bytes().startswith(b"%PDF-")


def test_backs_can_be_moved_where_the_printer_turns_the_sheet(window: Window) -> None:
    page = window()
    page.goto("/print?what=katoiz-tiles")
    moved = page.get_by_label("Achterkant verschuiven")
    expect(page.get_by_label("Achterkanten")).to_be_visible()
    expect(moved).to_have_count(0)
    page.get_by_label("Achterkanten").select_option("duplex")
    moved.fill("0,5; -1")
    with page.expect_download() as made:
        page.locator("a.main").click()
    assert "backs=duplex" in made.value.url
    assert made.value.path().read_bytes().startswith(b"%PDF-")
    page.goto("/print?what=calibration")
    expect(moved).to_be_visible()


@pytest.mark.parametrize("number", [1, 77, 330])
def test_the_code_of_a_puzzle_opens_exactly_its_position(
    window: Window, house: House, number: int
) -> None:
    page = window()
    page.goto(puzzle_address(house.url, number))
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"{number} ")
    position = shipped_puzzles()[number - 1].start
    for colour, fields in (("yellow", position.yellow), ("red", position.red)):
        expect(page.locator(f".region.board .stone.{colour}")).to_have_count(fields.bit_count())


@pytest.mark.parametrize("sheet", ["corners", "garden"])
def test_the_code_of_a_sheet_sets_a_table_with_that_sheet(
    window: Window, house: House, sheet: str
) -> None:
    page = window()
    page.goto(sheet_address(house.url, sheet))
    page.locator("button.begin").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.rsplit("/", 1)[1]
    card = page.request.get(f"/api/tables/{table}").json()
    assert card["options"]["sheet"] == sheet


def test_puzzles_and_rules_lead_to_the_print_place(window: Window) -> None:
    page = window()
    page.goto("/puzzles?n=100")
    page.locator("a[href^='/print']").click()
    expect(page.get_by_label("Moeilijkheid")).to_have_value(str(shipped_puzzles()[99].grade))
    page.goto("/rules/kobito")
    page.locator("a[href^='/print']").click()
    expect(page.locator("main.one img")).to_be_visible()


@pytest.mark.parametrize("game", sorted(COLLECTIONS))
def test_a_puzzle_offers_its_book(window: Window, game: str) -> None:
    """Those too large for the pack are made to order."""
    page = window()
    page.goto(f"/puzzles/{game}/1")
    page.get_by_role("link", name="Print deze puzzels").click()
    expect(page.locator("main.one img")).to_be_visible()
    page.get_by_label("Moeilijkheid").select_option("5")
    with page.expect_download() as made:
        page.locator("a.main").click()
    assert made.value.path().read_bytes().startswith(b"%PDF-")


def test_without_a_press_only_what_lies_ready_is_offered(window: Window) -> None:
    page = window()
    page.route("**/api/print", lambda route: route.fulfill(json={"made_to_order": False}))
    page.goto("/print")
    ready = [name for name, order in orders("nl").items() if order.what not in TO_ORDER]
    expect(page.locator("[data-what]")).to_have_count(len(ready))
    with page.expect_response("**/paper/index.json"):
        page.goto("/puzzles/kobito/1")
    expect(page.get_by_role("link", name="Print deze puzzels")).to_have_count(0)
