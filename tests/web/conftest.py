"""One server and one browser for all tests of the pages; every person is a window of their own."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.house import House
from tests.web.browser import FLAGS, chromium
from tests.web.stacked import StackedHouse

Window = Callable[..., Page]

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def stacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedHouse]:
    """Where chance does what a test has written down."""
    with StackedHouse(tmp_path_factory.mktemp("stacked")) as house:
        yield house


@pytest.fixture(scope="module")  # its event loop must not outlive the file: others run their own
def browser() -> Iterator[Browser]:
    try:
        path = chromium()
    except RuntimeError as trouble:
        pytest.skip(str(trouble))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def window(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Window]:
    """Opens a window for one person; anything a page complains about fails the test."""
    contexts = []
    complaints: list[str] = []

    def open_window(
        *,
        at: House | None = None,
        phone: bool = False,
        language: str = "nl-NL",
        dark: bool = False,
        speed: str = "once",
        rolls: bool = True,
        **more: Any,
    ) -> Page:
        house: House = at or request.getfixturevalue("house")
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 860}
        context = browser.new_context(
            base_url=house.url,
            viewport=size,  # type: ignore[arg-type] # Playwright's own typed dictionary
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            service_workers="block",
            **{"reduced_motion": "reduce", **more},
        )
        context.set_default_timeout(40_000)
        remember(context, speed=speed, rolls=rolls)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert not complaints


def remember(context: BrowserContext, **settings: Any) -> None:
    """What this device has chosen in the settings; bots play at once and dice roll by
    themselves, so that tests are quick."""
    stored = json.dumps(settings)
    context.add_init_script(
        f"localStorage.speeltafel = JSON.stringify("
        f"{{...{stored}, ...JSON.parse(localStorage.speeltafel ?? '{{}}')}})"
    )


@pytest.fixture
def shots() -> Path:
    return Path("out/shots")
