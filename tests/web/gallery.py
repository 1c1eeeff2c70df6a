"""A gallery of every place and board, phone and desktop, light and dark, Dutch and English.

`scripts/screenshots [FOLDER] [--only PART …]` makes it, for people to look at.
"""

import argparse
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.house import House
from tests.web import frame_gallery, katoiz_gallery, kobito_gallery, potzklotz_gallery
from tests.web.browser import FLAGS, SPACE_FLAGS, chromium
from tests.web.stacked import StackedHouse

SIZES = {
    "desktop": (1280, 860),
    "wide": (1440, 900),
    "tablet": (1024, 768),
    "tiny": (360, 640),
    "phone": (390, 844),
    "small": (360, 740),
    "class": (1920, 1080),
    "zoomed": (640, 430),
}

PARTS: dict[str, Iterable[str]] = {
    "places": frame_gallery.LOOKS,
    "kobito": kobito_gallery.LOOKS,
    "katoiz": katoiz_gallery.LOOKS,
    "potzklotz": potzklotz_gallery.LOOKS,
    "space": potzklotz_gallery.SPACE_LOOKS,
}
"""What is looked at, and in which looks."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/screenshots", description=__doc__.split("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("out/gallery"))
    parser.add_argument(
        "--only", action="append", choices=PARTS, help="a part of it; may be given more often"
    )
    parser.add_argument("--look", default="", help="only looks with this in their name")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=60_000)  # space is drawn slowly without a graphics card
    with (
        House(Path(tempfile.mkdtemp())) as house,
        StackedHouse(Path(tempfile.mkdtemp())) as stacked,
        sync_playwright() as playwright,
    ):
        for part in given.only or PARTS:
            flags = SPACE_FLAGS if part == "space" else FLAGS
            browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
            shoot(part, browser, house, stacked, given.folder, given.look)
            browser.close()


def shoot(
    part: str, browser: Browser, house: House, stacked: StackedHouse, folder: Path, wanted: str
) -> None:
    looks = [look for look in PARTS[part] if wanted in look]
    at = house if part in ("places", "katoiz") else stacked
    for look in looks:
        print(part, look, flush=True)
        with looking(browser, at, look) as context:
            if part == "places":
                frame_gallery.shoot(context, house, folder, look)
            elif part == "kobito":
                kobito_gallery.shoot(context, stacked, folder, look, kobito_gallery.LOOKS[look])
            elif part == "katoiz":
                katoiz_gallery.shoot(context, house, folder, look, katoiz_gallery.LOOKS[look])
            elif part == "potzklotz":
                scenes = potzklotz_gallery.LOOKS[look]
                potzklotz_gallery.shoot(context, stacked, folder, look, scenes)
            else:
                seen = potzklotz_gallery.SPACE_LOOKS[look]
                potzklotz_gallery.shoot_in_space(context, stacked, folder, look, seen)


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
