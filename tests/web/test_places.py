"""Every place: no accessibility violations in either theme, quick to load, kind when lost."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from speeltafel.server.pages import FOLDER
from tests.server.house import House
from tests.web.browser import axe_source
from tests.web.conftest import Window
from tests.web.players import begin, play_katalon

PLACES = ["/", "/play/katalon", "/play/kapai", "/rules/katalon", "/puzzles", "/j/", "/nowhere"]


def violations(page: Page) -> list[Any]:
    page.evaluate(axe_source())
    found: list[Any] = page.evaluate(
        "async () => (await axe.run({ resultTypes: ['violations'] })).violations.map("
        "v => [v.id, v.nodes.map(n => n.target.join(' ')).slice(0, 4)])"
    )
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(window: Window, place: str, dark: bool) -> None:
    page = window(dark=dark)
    page.goto(place)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_timeout(300)
    assert violations(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", ["katalon", "kapai"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_a_table(window: Window, game: str, dark: bool, phone: bool) -> None:
    page = window(dark=dark, phone=phone)
    begin(page, game)
    expect(page.locator(".sentence.mine")).to_be_visible()
    if game == "katalon":
        play_katalon(page, 1)
        expect(page.locator(".sentence.mine")).to_be_visible()
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    assert violations(page) == []


@pytest.mark.parametrize("place", [*PLACES, "table"])
def test_nothing_sticks_out_sideways_on_a_small_phone(window: Window, place: str) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    if place == "table":
        begin(page, "kapai")
        expect(page.locator(".sentence.mine")).to_be_visible()
    else:
        page.goto(place)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_timeout(200)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_first_load_of_the_shelf_is_small(window: Window) -> None:
    """At most 200 kB of compressed script and style."""
    page = window()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/", wait_until="networkidle")
    names = {url.rsplit("/", 1)[1] for url in loaded if re.search(r"\.(js|css)$", url)}
    sizes = [len(gzip.compress(path.read_bytes())) for path in built(names)]
    assert 0 < sum(sizes) <= 200_000


def built(names: set[str]) -> list[Path]:
    return [path for path in FOLDER.rglob("*") if path.name in names]


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("/nowhere", "Deze bladzijde is er niet"),
        ("/t/there-is-no-such-table", "Deze tafel is er niet"),
        ("/t/BCDFGH", "Deze tafel is er niet"),
        ("/play/chess", "staat niet op de plank"),
        ("/rules/chess", "staat niet op de plank"),
        ("/replay/nothing", "Deze tafel is er niet"),
    ],
)
def test_a_dead_link_says_what_happened_and_what_to_do(
    window: Window, place: str, words: str
) -> None:
    page = window()
    page.goto(place)
    expect(page.get_by_role("heading", level=2)).to_contain_text(words)
    page.get_by_role("link", name="Naar de plank").last.click()
    expect(page.get_by_text("Welk spel pak je")).to_be_visible()


def test_a_wrong_code_is_said_at_the_code(window: Window) -> None:
    page = window()
    page.goto("/")
    page.get_by_label("Code van de tafel").fill("zzzzzz")
    page.get_by_role("button", name="Meedoen").click()
    expect(page.get_by_role("alert")).to_contain_text("ZZZZZZ")


def test_many_levels_are_chosen_by_type_and_number(window: Window) -> None:
    page = window(phone=True)
    page.goto("/play/katoiz")
    page.get_by_role("radio", name="Stapeltje 5").check()
    expect(page.locator(".picked")).to_contain_text("Stapeltje 5")
    page.get_by_role("button", name="Beginnen", exact=True).click()
    expect(page.get_by_role("list", name="Kleurenladder, van onder naar boven")).to_be_visible()


def test_a_puzzle_is_tried_and_a_wrong_move_refuted(window: Window) -> None:
    page = window()
    page.goto("/puzzles?n=1")
    expect(page.get_by_text("Puzzel 1 van")).to_be_visible()
    verdicts = set()
    for index in range(page.locator(".field.open").count()):
        page.locator(".field.open").nth(index).click(force=True)
        verdict = page.locator(".verdict")
        expect(verdict).to_be_visible()
        right = verdict.evaluate("element => element.classList.contains('right')")
        verdicts.add(right)
        if right:
            break
        page.get_by_role("button", name="Nog eens kijken").click()
    assert True in verdicts


def test_running_tables_wait_on_the_shelf(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Verder", exact=True).click()
    expect(page.locator(".sentence.mine")).to_be_visible()


def test_the_shelf_and_the_rules_open_without_a_network(house: House, browser: Browser) -> None:
    context = browser.new_context(base_url=house.url, locale="nl-NL")
    context.set_default_timeout(20_000)
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function(
        "async () => { const shelf = await caches.open('shelf');"
        " const kept = (await shelf.keys()).map(each => each.url);"
        " return kept.filter(url => /rules.*language=nl/.test(url)).length >= 5; }"
    )
    context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("Katalon").first).to_be_visible()
    page.goto("/rules/katalon")
    expect(page.get_by_text("Waar het om gaat")).to_be_visible()
    context.close()
