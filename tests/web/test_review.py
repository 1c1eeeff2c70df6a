"""A finished game is looked back at: moments as tasks, luck apart from skill, and practice."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from speeltafel.core.match import AnyMatch
from speeltafel.core.record import format_record, record_of
from tests.learn.review.matches import played
from tests.print.reading import page_text
from tests.web.conftest import Window
from tests.web.test_places import violations

LOOKED = 90_000
"""Milliseconds: a busy machine is slow, not wrong."""


def table_of(page: Page, match: AnyMatch) -> str:
    """A finished match as a table of this person."""
    page.request.put("/api/guest", data={"name": "Anna"})
    answer = page.request.post("/api/tables/file", data={"text": format_record(record_of(match))})
    assert answer.ok, answer.text()
    card: dict[str, Any] = answer.json()
    assert card["over"]
    return str(card["table"])


def against_beginner(game: str, seed: int, variant: str | None = None) -> AnyMatch:
    match = played(game, ("beginner", "beginner"), seed, variant)
    return match._replace(names=("Anna", "bot:beginner"))


def open_review(page: Page, game: str, seed: int, variant: str | None = None) -> str:
    table = table_of(page, against_beginner(game, seed, variant))
    page.goto(f"/review/{table}")
    expect(page.get_by_role("region", name=re.compile("verloop"))).to_be_visible(timeout=LOOKED)
    return table


def numbers_in(sums: Locator) -> list[float]:
    return [
        float(text.replace("−", "-").replace(",", "."))
        for text in sums.locator("b").all_text_contents()
    ]


def try_fields(page: Page) -> None:
    """As somebody does who does not see it: one field after the other."""
    fields = page.locator(".board .field.open")
    for index in range(fields.count()):
        fields.nth(index).click(force=True)
        which = page.locator(".which .main")
        if which.count():
            which.first.click()
        expect(page.locator(".said.wrong, .said.found")).to_be_visible()
        if page.locator(".said.found").count():
            return
    raise AssertionError("no field was right")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_the_better_move_is_found_on_the_board_and_proven(window: Window, phone: bool) -> None:
    page = window(phone=phone)
    open_review(page, "katalon", 3)
    expect(page.locator(".badge")).to_contain_text("bewezen")
    expect(page.get_by_text("Zoek zelf de betere zet")).to_be_visible()
    assert not violations(page)
    try_fields(page)
    expect(page.get_by_role("heading", name="Gevonden!")).to_be_visible()
    page.get_by_role("button", name="Speel het voor").click()
    expect(page.locator(".said")).to_contain_text(re.compile("legt|slaat"))
    assert not violations(page)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_the_moments_can_be_printed(window: Window, phone: bool) -> None:
    page = window(phone=phone)
    open_review(page, "katalon", 3)
    with page.expect_download() as sheet:
        page.get_by_role("button", name="Print deze momenten").click()
    assert sheet.value.suggested_filename.startswith("Anna")
    content = sheet.value.path().read_bytes()
    assert "Katalon: wat besliste?" in page_text(content, 0)
    assert "Zo kon het beter" in page_text(content, 1)


def test_what_was_played_is_seen_on_the_board_before_the_better_move_is_sought(
    window: Window,
) -> None:
    page = window()
    open_review(page, "katalon", 3)
    stones, open_fields = page.locator(".board .stone"), page.locator(".board .field.open")
    expect(open_fields.first).to_be_visible()
    expect(stones.first).to_be_visible()
    before = stones.count()
    page.get_by_role("button", name="Wat er gespeeld is").click()
    expect(stones).to_have_count(before + 1)
    expect(open_fields).to_have_count(0)
    page.get_by_role("button", name="Terug", exact=True).click()
    expect(stones).to_have_count(before)
    try_fields(page)


def test_keys_go_through_the_game_and_open_its_moments(window: Window) -> None:
    page = window()
    open_review(page, "katalon", 3)
    line = page.get_by_role("slider", name="Door de partij bladeren")
    line.focus()
    before = int(line.input_value())
    page.keyboard.press("ArrowRight")
    assert int(line.input_value()) == before + 1
    page.keyboard.press("Home")
    expect(page.locator(".told")).to_contain_text("Het begin")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Hier kon het beter")).to_be_visible()
    shows = page.get_by_role("button", name="Laat zien")
    shows.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".said.shown")).to_contain_text(re.compile("winst blijft|gelijk blijft"))


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_luck_and_skill_add_up_before_the_readers_eyes(window: Window, phone: bool) -> None:
    page = window(phone=phone)
    open_review(page, "kobito", 2)
    base, luck, cost, others, result = numbers_in(
        page.get_by_role("region", name="Geluk of kunst?")
    )
    assert base + luck - cost + others == pytest.approx(result)
    expect(page.locator(".badge")).to_contain_text("schatting ±")
    assert not violations(page)
    page.get_by_role("button", name="Laat zien").click()
    expect(page.locator(".said.shown")).to_contain_text("Dat scheelt")


def test_one_plays_on_from_a_moment_and_the_finished_game_stays(window: Window) -> None:
    page = window()
    table = open_review(page, "katalon", 3)
    page.get_by_role("button", name="Laat zien").click()
    page.get_by_role("button", name="Speel verder").click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    expect(page.locator(".sentence").first).to_be_visible()
    old = page.request.get(f"/api/tables/{table}").json()
    assert old["over"]


def test_own_mistakes_are_practised_and_come_back_later(window: Window) -> None:
    page = window()
    open_review(page, "katalon", 3)
    page.get_by_role("link", name="Bewaard om later te oefenen").click()
    expect(page.get_by_text("om te oefenen").first).to_be_visible()
    assert not violations(page)
    for _ in range(3):
        if not page.get_by_role("button", name="Laat zien").count():
            break
        page.get_by_role("button", name="Laat zien").click()
        page.get_by_role("button", name="Volgende").click()
    expect(page.get_by_text("Voor vandaag ben je klaar")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Bewaar als bestand").click()
    page.evaluate("localStorage.removeItem('speeltafel-practice')")
    page.reload()
    expect(page.get_by_text("Er is nog niets om te oefenen")).to_be_visible()
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(page.get_by_text(re.compile("bij gekomen"))).to_be_visible()
