"""A gallery of every place and board, phone and desktop, light and dark, Dutch and English.

`scripts/screenshots [FOLDER]` makes it, for people to look at.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.house import House
from tests.web import frame_gallery, katoiz_gallery, kobito_gallery, potzklotz_gallery
from tests.web.browser import FLAGS, SPACE_FLAGS, chromium
from tests.web.stacked import StackedHouse

SIZES = {
    "desktop": (1280, 860),
    "phone": (390, 844),
    "small": (360, 740),
    "class": (1920, 1080),
    "zoomed": (640, 430),
}


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out/gallery")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        House(Path(tempfile.mkdtemp())) as house,
        StackedHouse(Path(tempfile.mkdtemp())) as stacked,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for look in frame_gallery.LOOKS:
            print("places", look, flush=True)
            with looking(browser, house, look) as context:
                frame_gallery.shoot(context, folder, look)
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


if __name__ == "__main__":
    main()
