"""A gallery of every place and board, phone and desktop, light and dark, Dutch and English.

`scripts/screenshots [FOLDER]` makes it, for people to look at.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from speeltafel.games import GAMES
from tests.server.house import House
from tests.web import katoiz_gallery, kobito_gallery, potzklotz_gallery
from tests.web.browser import FLAGS, SPACE_FLAGS, chromium
from tests.web.stacked import StackedHouse

PLACES = {
    "shelf": "/",
    "rules-katalon": "/rules/katalon",
    "rules-kapai": "/rules/kapai",
    "puzzle": "/puzzles?n=12",
    "join": "/j/",
    "lost": "/t/no-such-table",
}
SIZES = {
    "desktop": (1280, 860),
    "phone": (390, 844),
    "small": (360, 740),
    "class": (1920, 1080),
    "zoomed": (640, 430),
}
BEGIN = {"nl": "Beginnen", "en": "Begin"}


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out/gallery")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        House(Path(tempfile.mkdtemp())) as house,
        StackedHouse(Path(tempfile.mkdtemp())) as stacked,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size, theme, language in product(("desktop", "phone"), ("light", "dark"), BEGIN):
            look = f"{size}-{theme}-{language}"
            print(look, flush=True)
            with looking(browser, house, look) as context:
                shoot(context, folder, look, language)
        for look, scenes in kobito_gallery.LOOKS.items():
            print("kobito", look, flush=True)
            with looking(browser, stacked, look) as context:
                kobito_gallery.shoot(context, stacked, folder, look, scenes)
        for look, scenes in katoiz_gallery.LOOKS.items():
            print("katoiz", look, flush=True)
            with looking(browser, house, look) as context:
                katoiz_gallery.shoot(context, house, folder, look, scenes)
        for look, scenes in potzklotz_gallery.LOOKS.items():
            print("potzklotz", look, flush=True)
            with looking(browser, stacked, look) as context:
                potzklotz_gallery.shoot(context, stacked, folder, look, scenes)
        browser.close()
        browser = playwright.chromium.launch(executable_path=chromium(), args=SPACE_FLAGS)
        for look, scenes in potzklotz_gallery.SPACE_LOOKS.items():
            print("potzklotz in space", look, flush=True)
            with looking(browser, stacked, look) as context:
                potzklotz_gallery.shoot_in_space(context, stacked, folder, look, scenes)
        browser.close()


@contextmanager
def looking(browser: Browser, house: House, look: str) -> Iterator[BrowserContext]:
    """A window of a size, in light or dark, in a language; `grey` at the end sees no colours."""
    size, theme, language, *grey = look.split("-")
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=house.url,
        viewport={"width": width, "height": height},
        locale={"nl": "nl-NL", "en": "en-GB"}[language],
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
    )
    if grey:
        context.on("page", without_colours)
    yield context
    context.close()


def without_colours(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})


def shoot(context: BrowserContext, folder: Path, look: str, language: str) -> None:
    page = context.new_page()
    for name, address in PLACES.items():
        page.goto(address, wait_until="networkidle")
        page.screenshot(path=folder / f"{name}-{look}.png", full_page=True)
    for game in GAMES.values():
        for variant in game.variants:
            page.goto(f"/play/{game.name}", wait_until="networkidle")
            if page.get_by_role("button", name=BEGIN[language], exact=True).count() == 0:
                break
            if variant is game.variants[0]:
                page.screenshot(path=folder / f"setup-{game.name}-{look}.png", full_page=True)
            shoot_table(
                page, folder / f"{game.name}-{variant.name}-{look}.png", variant.name, language
            )


def shoot_table(page: Page, path: Path, variant: str, language: str) -> None:
    """A table after a few moves, which the hint of the computer chooses."""
    choice = page.locator(f'input[name="variant"][value="{variant}"]')
    if choice.count():
        choice.check()
    page.get_by_role("button", name=BEGIN[language], exact=True).click()
    for _ in range(6):
        try:
            page.wait_for_selector(".sentence.mine", timeout=8_000)
        except Exception:  # the computer may be thinking, or the game over: then it is shown so
            break
        page.locator("aside .button.main").first.click()
        page.wait_for_timeout(400)
        page.locator("aside .button.main").first.click()
        hint = page.locator(".hint p")
        if hint.count() == 0:
            break
        move = hint.inner_text().removeprefix({"nl": "Probeer ", "en": "Try "}[language])
        page.locator("#typed").fill(move.removesuffix("."))
        page.locator("#typed").press("Enter")
        page.wait_for_timeout(900)
    page.screenshot(path=path, full_page=True)


if __name__ == "__main__":
    main()
