"""A class in real browsers: the wall and the desk of the host, and a device for each child."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.players import draw_kapai

WALL, DESK = "wall", "desk"


class Classroom:
    """From "for a class" to the wall in two taps; the desk is a second page of the same device."""

    def __init__(self, wall: Page, choose: Callable[[Page], None] = lambda _: None) -> None:
        """`choose`: what the host wants otherwise than it is proposed."""
        self.wall = wall
        wall.goto("/class")
        choose(wall)
        wall.locator("button.begin").click()
        expect(wall.locator("main.wall")).to_be_visible()
        self.code = wall.locator(".join b").inner_text()
        self.desk = wall.context.new_page()
        self.desk.goto(self.place(DESK))
        expect(self.desk.locator(".desk")).to_be_visible()

    def place(self, screen: str = "") -> str:
        return f"/a/{self.code}/{screen}".rstrip("/")

    def enter(self, child: Page) -> int:
        """The number of the animal this child gets."""
        child.goto(self.place())
        child.locator("form .main").click()
        return number_of(child)

    def begin(self) -> None:
        self.wall.locator(".next").click()
        self.round(1)

    def round(self, number: int) -> None:
        """Wall and desk show this round."""
        for screen in (self.wall.locator("main.wall"), self.desk.locator(".desk")):
            expect(screen).to_have_attribute("data-round", str(number))

    def stop(self) -> None:
        """The desk ends the lesson before its last round."""
        self.desk.get_by_role("button", name="Nu stoppen en tellen").click()
        self.desk.get_by_role("button", name="Stoppen en tellen", exact=True).click()

    def pupil(self, number: int) -> Any:
        return self.desk.locator(f'[data-player="{number}"]')

    def opened(self, number: int) -> Any:
        self.pupil(number).locator(".open").click()
        sheet = self.desk.locator(f'[data-open="{number}"]')
        expect(sheet).to_be_visible()
        return sheet


def number_of(child: Page) -> int:
    named = child.locator("[data-name]")
    expect(named).to_have_attribute("data-name", re.compile(r"\d+$"))
    return int(re.findall(r"\d+$", str(named.get_attribute("data-name")))[0])


def draw(child: Page, roll: int) -> None:
    """What the dice of this round say, on the first fields that light up."""
    expect(child.get_by_role("heading", level=1)).to_contain_text(f"Ronde {roll}")
    expect(child.locator(".sentence.mine")).to_be_visible()
    draw_kapai(child, roll, settled=False)


def signs(child: Page) -> int:
    """How many symbols stand on this child's sheet, once there are any."""
    drawn = child.locator(".sheet .ink > path:not(.waves):not(.frame)")
    expect(drawn).not_to_have_count(0)
    return drawn.count()
