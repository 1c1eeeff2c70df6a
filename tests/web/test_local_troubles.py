"""What may go wrong where the device is its own server: kills, storage that is refused, dice frozen
in a snapshot, a folder below another one."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.server.volume import FULL
from tests.web.conftest import remember
from tests.web.folder import Folder, wait_until_kept
from tests.web.players import play_katalon, take_chairs

START = 120_000
KILLS = 50 if FULL else 4
BELOW = "familie/spellen/"
LOGS = """() => new Promise((resolve) => {
  const opening = indexedDB.open("speeltafel");
  opening.onsuccess = () => {
    const asked = opening.result.transaction("entries").objectStore("entries").getAll();
    asked.onsuccess = () => resolve(asked.result.map((each) => [each.actor, each.text]));
  };
})"""
CHANCE = -1


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    with Folder(tmp_path_factory.mktemp("site"), BELOW) as folder:
        yield folder


@pytest.fixture
def profile(browser: Browser) -> Iterator[Any]:
    """Makes devices that have never been here."""
    made: list[BrowserContext] = []

    def new() -> BrowserContext:
        context = browser.new_context(
            viewport={"width": 1280, "height": 860}, locale="nl-NL", reduced_motion="reduce"
        )
        context.set_default_timeout(40_000)
        remember(context, speed="once", rolls=True)
        made.append(context)
        return context

    yield new
    for context in made:
        context.close()


def sit_down(page: Page, folder: Folder, game: str, seats: dict[int, str] | None = None) -> None:
    page.goto(folder.url)
    page.locator(f'a.box[href="/play/{game}"]').click()
    take_chairs(page, "Anna", seats or {})
    page.locator("button.begin").click()
    expect(page.locator(".sentence").first).to_be_visible(timeout=START)


def rolled(page: Page) -> list[str]:
    """What chance has done on this device, in order."""
    return [text for actor, text in page.evaluate(LOGS) if actor == CHANCE]


def test_two_fresh_profiles_are_dealt_different_cards(folder: Folder, profile: Any) -> None:
    """Also when both start from the same snapshot."""
    dealt = []
    for _ in range(2):
        context = profile()
        page = context.new_page()
        sit_down(page, folder, "kobito", {1: "here"})
        dealt.append(rolled(page))
        page.locator("button, a").first.wait_for()
        page.evaluate(
            "async (url) => (await caches.open('engine')).add(url)", snapshot_address(page)
        )
        page.close()
        again = context.new_page()
        sit_down(again, folder, "kobito", {1: "here"})
        dealt.append(rolled(again))
        context.close()
    first, both, second, both_again = dealt
    assert len(first) > 5
    assert first != second
    assert sorted(both) != sorted(both_again)


def snapshot_address(page: Page) -> str:
    """Where the snapshot lies beside the other files of the engine."""
    address: str = page.evaluate(
        "async () => (await (await caches.open('engine')).keys()).map((each) => each.url)"
        ".find((each) => each.endsWith('/engine.zip')).replace('engine.zip', 'snapshot.bin.gz')"
    )
    return address


def test_a_tab_that_is_killed_in_mid_move_loses_nothing_that_was_told(
    folder: Folder, profile: Any
) -> None:
    generator = Random(21)
    context = profile()
    page = context.new_page()
    sit_down(page, folder, "katalon", {1: "here"})
    play_katalon(page, 1)
    wait_until_kept(page)
    for kill in range(KILLS):
        if page.locator(".end").count():
            sit_down(page, folder, "katalon", {1: "here"})
        table = page.url
        fields = page.locator(".field.open")
        fields.nth(generator.randrange(fields.count())).click(force=True)
        page.wait_for_timeout(generator.randrange(60))
        told = history(page)
        kill_tab(page)
        page = context.new_page()
        page.goto(table)
        # The killed move may have been the last of its game.
        expect(page.locator(".sentence, .end").first).to_be_visible(timeout=START)
        kept = history(page)
        assert kept[: len(told)] == told, f"kill {kill}: {told} became {kept}"
    context.close()


def history(page: Page) -> list[str]:
    return page.locator("aside ol li:not(.soft)").all_inner_texts()


def kill_tab(page: Page) -> None:
    """The process of the tab and its workers dies at once."""
    with suppress(Error):  # nobody is left to answer
        page.goto("chrome://crash")
    page.close()


def test_refused_storage_is_said_and_the_game_goes_on(folder: Folder, profile: Any) -> None:
    context = profile()
    page = context.new_page()
    session = context.new_cdp_session(page)
    origin = folder.url.removesuffix("/" + BELOW)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    sit_down(page, folder, "katalon", {1: "here"})
    expect(page.get_by_text("kan niets bewaren")).to_be_visible()
    page.get_by_role("button", name="Begrepen").click()
    for turn in range(3):
        play_katalon(page, turn)
    assert len(history(page)) == 3


def test_a_table_is_taken_along_as_a_file_and_opened_elsewhere(
    folder: Folder, profile: Any, tmp_path: Path
) -> None:
    page = profile().new_page()
    sit_down(page, folder, "katalon", {1: "here"})
    play_katalon(page, 3)
    page.get_by_role("button", name="Meer").click()
    page.get_by_role("button", name="Delen").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Neem deze tafel mee").click()
    file = tmp_path / "table.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "speeltafel-table"
    other = profile().new_page()
    other.goto(f"{folder.url}#/tables")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator("aside ol li:not(.soft)")).to_have_count(1, timeout=START)
    play_katalon(other, 5)


def test_printing_stays_in_the_folder(folder: Folder, profile: Any) -> None:
    """Below another address too: a reload shows the same sheet, and back leads to all of them."""
    page = profile().new_page()
    page.goto(f"{folder.url}#/print")
    page.locator("[data-what='kobito-cards']").click()
    expect(page.locator("main.one img")).to_be_visible()
    assert page.url == f"{folder.url}#/print?what=kobito-cards"
    page.reload()
    expect(page.locator("main.one img")).to_be_visible()
    with page.expect_download() as ready_made:
        page.locator("a.main").click()
    assert ready_made.value.path().read_bytes().startswith(b"%PDF-")
    page.get_by_role("button", name="Alles wat je kunt printen").click()
    page.go_back()
    expect(page.locator("main.one img")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-what='kobito-cards']")).to_be_visible()


def test_a_link_to_a_step_of_a_replay_opens_at_that_step(folder: Folder, profile: Any) -> None:
    page = profile().new_page()
    sit_down(page, folder, "katalon", {1: "here"})
    for turn in range(3):
        play_katalon(page, turn)
    expect(page.locator("aside ol li:not(.soft)")).to_have_count(3)
    table = page.url.rpartition("/")[2]
    page.goto(f"{folder.url}#/replay/{table}?step=2")
    expect(page.locator("button[aria-current=step]")).to_contain_text("2.", timeout=START)
