"""A whole class of real browsers through everything that goes wrong in a lesson: five lose their
network, three come late, one is renamed, one is removed and let back in, a pause in the midst of a
round, and the server killed once. Nothing is lost, and everybody ends with a right sheet."""

import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.server.house import House
from tests.server.volume import FULL, volume
from tests.web.classroom import Classroom, draw, number_of, signs
from tests.web.conftest import remember
from tests.web.network import Network

DEVICES = volume(6, 35)
LOST = volume(1, 5)
LATE = volume(1, 3)
PATIENCE = 120_000


class Pupils:
    """The children in the order in which they came; some of them over a network that can be cut."""

    def __init__(self, browser: Browser, house: House, network: Network) -> None:
        self._browser, self._house, self._network = browser, house, network
        self.pages: list[Page] = []
        self.numbers: list[int] = []
        self.complaints: list[str] = []

    def open(self, room: Classroom, lost: bool = False) -> Page:
        url = self._network.url if lost else self._house.url
        context = self._browser.new_context(
            base_url=url,
            viewport={"width": 390, "height": 844},
            locale="nl-NL",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        remember(context, speed="once", rolls=True)
        light(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.pages.append(page)
        self.numbers.append(room.enter(page))
        return page

    def draw(self, roll: int, who: Callable[[int], bool] = lambda _: True) -> None:
        for at, page in enumerate(self.pages):
            if who(at):
                draw(page, roll)


def light(context: BrowserContext) -> None:
    """Without pictures and type: thirty-five pages share one small machine."""

    def pass_by(route: Route) -> None:
        if route.request.resource_type in ("image", "font"):
            route.abort()
        else:
            route.fallback()

    context.route("**/*", pass_by)


@pytest.mark.skipif(not FULL, reason="the ordinary suite shows each of these by itself")
@pytest.mark.timeout(3000)
def test_a_class_goes_through_everything(browser: Browser, tmp_path: Path) -> None:
    expect.set_options(timeout=PATIENCE)
    with ExitStack() as open_things:
        house = open_things.enter_context(House(tmp_path))
        network = open_things.enter_context(Network(house.port))
        host = browser.new_context(
            base_url=house.url,
            viewport={"width": 1440, "height": 900},
            locale="nl-NL",
            reduced_motion="reduce",
            service_workers="block",
        )
        host.set_default_timeout(PATIENCE)
        room = Classroom(host.new_page())
        pupils = Pupils(browser, house, network)
        for at in range(DEVICES - LATE):
            pupils.open(room, lost=at < LOST)
        assert len(set(pupils.numbers)) == DEVICES - LATE
        room.begin()
        pupils.draw(1)
        room.round(2)

        # A pause in the midst of a round dims everybody, and a reload does not lift it.
        half = len(pupils.pages) // 2
        pupils.draw(2, lambda at: at < half)
        room.wall.locator(".pause").click()
        for page in pupils.pages:
            expect(page.get_by_role("alertdialog")).to_contain_text("Kijk naar het bord")
        pupils.pages[0].reload()
        expect(pupils.pages[0].get_by_role("alertdialog")).to_be_visible()
        room.wall.locator(".pause").click()
        for page in pupils.pages:
            expect(page.get_by_role("alertdialog")).to_have_count(0)

        # Some lose their network; the class waits for nobody who is away.
        network.cut()
        for number in pupils.numbers[:LOST]:
            expect(room.pupil(number)).to_have_attribute("data-state", re.compile("away|ready"))
        pupils.draw(2, lambda at: at >= half)
        room.round(3)
        network.mend()
        for page in pupils.pages[:LOST]:
            expect(page.locator(".sentence.mine")).to_be_visible()

        # Some come late; one is renamed, one is removed and let back in.
        for _ in range(LATE):
            pupils.open(room)
        named, removed = pupils.numbers[-1], pupils.numbers[LOST]
        sheet = room.opened(named)
        sheet.get_by_label(re.compile("^Naam")).fill("Sanne")
        sheet.get_by_role("button", name="Verander de naam").click()
        expect(pupils.pages[-1].locator('[data-name^="Sanne"]')).to_be_visible()
        before = signs(pupils.pages[LOST])
        room.opened(removed).get_by_role("button", name="Zet eruit").click()
        expect(pupils.pages[LOST].get_by_role("heading", level=1)).to_contain_text("even niet mee")
        room.opened(removed).get_by_role("button", name="Laat weer binnen").click()
        expect(pupils.pages[LOST].locator(".sheet")).to_be_visible()
        assert signs(pupils.pages[LOST]) == before

        # The server is killed with half of the round drawn.
        third = len(pupils.pages) // 3
        pupils.draw(3, lambda at: at < third)
        house.kill()
        time.sleep(2)
        house.start()
        for page in pupils.pages:
            expect(page.locator(".lost")).to_have_count(0)
        pupils.draw(3, lambda at: at >= third)
        room.round(4)
        pupils.draw(4)
        room.round(5)

        # Everybody sees the sheet that the desk sees, with a symbol for every die so far.
        counts = {
            number: signs(page) for number, page in zip(pupils.numbers, pupils.pages, strict=True)
        }
        assert len(set(counts.values())) == 1, counts
        for number, page in zip(pupils.numbers, pupils.pages, strict=True):
            if number != named:
                assert number_of(page) == number
        room.desk.get_by_role("button", name="Nu stoppen en tellen").click()
        room.desk.get_by_role("button", name="Stoppen en tellen", exact=True).click()
        expect(room.wall.locator("main.wall")).to_have_attribute("data-phase", "over")
        for page in pupils.pages:
            expect(page.locator(".end")).to_be_visible()
        assert not pupils.complaints
        assert not house.troubles()
