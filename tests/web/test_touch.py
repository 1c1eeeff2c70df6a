"""Carrying with a finger: the thing hangs above it, the place lights up, and let go elsewhere it
flies home."""

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.web.conftest import Window
from tests.web.players import steps

ABOVE = 56
HANGS = """([x, y]) => {
  const box = document.querySelector('.carried')?.getBoundingClientRect();
  return box && Math.abs(box.x + box.width / 2 - x) < 1 && Math.abs(box.y + box.height / 2 - y) < 1;
}"""
"""The thing is where the finger wants it; a slow machine hands on the touches late."""
MOVING = "node => node.getAnimations().length"


class Finger:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def at(self, kind: str, x: float, y: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Leaves the finger on the screen."""
        self.at("touchStart", *start)
        for part in range(1, 7):
            self.at(
                "touchMove",
                start[0] + (end[0] - start[0]) * part / 6,
                start[1] + (end[1] - start[1]) * part / 6,
            )

    def lift(self) -> None:
        self.at("touchEnd", 0, 0)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def trio(page: Page) -> None:
    page.goto("/")
    page.request.put("/api/guest", data={"name": "Anna"})
    seats: list[dict[str, Any]] = [{"kind": "here", "name": "Anna"}]
    wish = {"game": "katoiz", "variant": "3-stel-1", "seats": seats}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['table']}")
    expect(page.locator('[data-may="lay"]').first).to_be_visible()


def test_a_disc_follows_the_finger_and_is_laid_where_it_is_let_go(window: Window) -> None:
    page = window(phone=True)
    trio(page)
    before = steps(page)
    finger = Finger(page)
    goal = page.locator('[data-may="lay"]').first.get_attribute("data-place")
    end = middle(page, f'[data-place="{goal}"]')
    finger.drag(middle(page, '[data-from="hand"]'), end)
    page.wait_for_function(HANGS, arg=[end[0], end[1] - ABOVE])
    expect(page.locator(f'[data-place="{goal}"]')).to_have_class(re.compile("above"))
    assert page.locator(".carried").evaluate(MOVING) == 0, "it lags behind the finger"
    finger.lift()
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator("aside ol li:not(.soft)")).not_to_have_count(before)
    expect(page.locator(f'[data-place="{goal}"] .disc')).to_be_visible()


def test_a_finger_on_a_disc_does_not_pull_at_the_page(window: Window) -> None:
    """Otherwise the browser takes the finger away in the midst of carrying."""
    page = window(phone=True)
    trio(page)
    hand = page.locator('[data-from="hand"]').first
    assert hand.evaluate("node => getComputedStyle(node).touchAction") == "none"


def test_a_disc_let_go_elsewhere_flies_home_and_nothing_is_lost(window: Window) -> None:
    page = window(phone=True, reduced_motion="no-preference")
    trio(page)
    before = steps(page)
    finger = Finger(page)
    finger.drag(middle(page, '[data-from="hand"]'), middle(page, ".frame h1"))
    expect(page.locator(".carried")).to_be_visible()
    finger.lift()
    expect(page.locator(".carried.returning")).to_have_count(1)
    expect(page.locator(".carried")).to_have_count(0)
    assert steps(page) == before


def test_a_tap_is_not_a_drag(window: Window) -> None:
    page = window(phone=True)
    trio(page)
    before = steps(page)
    page.locator('[data-may="lay"]').first.tap()
    expect(page.locator("aside ol li:not(.soft)")).not_to_have_count(before)
    expect(page.locator(".carried")).to_have_count(0)
