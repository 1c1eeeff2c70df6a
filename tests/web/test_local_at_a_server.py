"""Who has installed the pages of a server plays on without it: the device serves itself, and a game
begun so moves to the server once it is back."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.house import House
from tests.web.conftest import remember
from tests.web.folder import wait_for
from tests.web.players import begin, play_katalon, steps

START = 120_000
INSTALLED = """
const plain = window.matchMedia.bind(window);
window.matchMedia = (query) =>
  plain(query.includes("display-mode: standalone") ? "(min-width: 0px)" : query);
"""
ENGINE_KEPT = """async () => {
  const urls = (await (await caches.open("engine")).keys()).map((each) => each.url);
  return navigator.serviceWorker.controller?.state === "activated"
    && urls.some((each) => each.endsWith("/engine.zip"))
    && urls.some((each) => each.endsWith("/pyodide.asm.wasm.gz"))
    && urls.some((each) => each.endsWith("/msgspec.whl"))
    && (await (await caches.open("shelf")).keys()).length > 5;
}"""


def test_an_installed_page_plays_without_its_server_and_moves_the_game_there_later(
    browser: Browser, tmp_path: Path
) -> None:
    complaints: list[str] = []
    with House(tmp_path) as house:
        context = browser.new_context(
            base_url=house.url,
            viewport={"width": 1280, "height": 860},
            locale="nl-NL",
            reduced_motion="reduce",
        )
        context.set_default_timeout(40_000)
        remember(context, speed="once", rolls=True)
        context.add_init_script(INSTALLED)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto("/")
        expect(page.locator("a.box")).to_have_count(5)
        wait_for(page, ENGINE_KEPT, seconds=120)
        context.set_offline(True)
        begin(page, "katalon", seats={1: "here"})
        expect(page.locator(".sentence.mine")).to_be_visible(timeout=START)
        assert "/t/~" in page.url
        play_katalon(page, 2)
        play_katalon(page, 4)
        assert steps(page) == 2
        page.reload()
        expect(page.locator(".sentence.mine")).to_be_visible(timeout=START)
        assert steps(page) == 2
        context.set_offline(False)
        page.get_by_role("button", name="Meer").click()
        page.get_by_role("button", name="Delen").click()
        page.get_by_role("button", name="Zet deze tafel op de server").click()
        expect(page).to_have_url(re.compile("/t/[^~]+$"), timeout=START)
        expect(page.locator(".sentence.mine")).to_be_visible(timeout=START)
        assert steps(page) == 2
        context.close()
    assert complaints == []
