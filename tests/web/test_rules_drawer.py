"""The rules in a drawer, with examples that are played on the real board; the table stays."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Window
from tests.web.players import begin
from tests.web.test_frame import FIELDS, lay


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_the_rules_lie_in_a_drawer_and_the_table_stays(
    window: Window, size: tuple[int, int]
) -> None:
    page = window()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, "katalon", seats={1: "here"})
    lay(page, "Nn")
    page.get_by_role("button", name="Spelregels").click()
    drawer = page.get_by_role("dialog", name="Spelregels")
    expect(drawer.get_by_role("heading", name="Slaan")).to_be_attached()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(FIELDS)).to_have_count(1)


@pytest.mark.parametrize("phone", [True, False])
def test_an_example_of_the_rules_is_played_in_the_drawer(window: Window, phone: bool) -> None:
    page = window(phone=phone)
    begin(page, "katalon", seats={1: "here"})
    lay(page, "Nn")
    expect(page.locator(FIELDS)).to_have_count(1)
    page.get_by_role("button", name="Spelregels").click()
    drawer = page.get_by_role("dialog", name="Spelregels")
    example = drawer.get_by_role("region", name="Probeer het zelf").first
    example.get_by_role("button", name="Probeer").click()
    expect(example.locator(".field.open")).to_have_count(5)
    example.get_by_role("button", name=re.compile("^Nn")).click(force=True)
    expect(example.locator(".said.refused")).to_contain_text("Oost")
    example.get_by_role("button", name=re.compile("^Oo")).click(force=True)
    expect(example.locator(".said.done")).to_contain_text("leeg veld van het vak")
    expect(example.locator(".stone.red")).to_have_count(1)
    example.get_by_role("button", name="Opnieuw").click()
    expect(example.locator(".stone.red")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(FIELDS)).to_have_count(1)
    expect(page.locator('[data-layout="facing"]')).to_be_visible()


@pytest.mark.parametrize("game", ["kapai", "katoiz", "kobito", "potzklotz"])
def test_every_game_has_an_example_that_opens(window: Window, game: str) -> None:
    page = window()
    page.goto(f"/rules/{game}")
    examples = page.get_by_role("region", name="Probeer het zelf")
    expect(examples.first).to_be_visible()
    for example in examples.all():
        example.get_by_role("button", name="Probeer").click()
        expect(example.locator(".said")).to_contain_text(re.compile(r"\w{3}"))
        expect(example.locator(".board > *").first).to_be_visible()
