"""Katoiz through the interface: fourteen levels with their options, for everybody."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from speeltafel.games.katoiz import KATOIZ
from tests.server.house import House
from tests.web.conftest import Window
from tests.web.katoiz import (
    BOT,
    at_my_turn,
    build,
    lay_disc,
    moves_of,
    plot,
    sit_down,
    sit_down_at,
    wait_for_turn,
    walk,
)
from tests.web.test_places import violations

LEVELS = [variant.name for variant in KATOIZ.variants]
BOARDS = {"stapeltoren": ".supply .tile", "3-stel": ".square .place", "stapeltje": "svg .place"}
GESTURES = {"stapeltoren": build, "3-stel": lay_disc, "stapeltje": walk}
OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("stapeltoren-2", 1, {"naming": False, "tiles": 33}),
    ("stapeltoren-4", 4, {"naming": False}),
    ("3-stel-1", 1, {"quiet-rounds": True}),
    ("3-stel-2", 3, {"shared-values": 2}),
    ("3-stel-4", 4, {"scoring": 3, "sending-ends": True}),
    ("stapeltje-1", 4, {"empty-straight": True}),
    ("stapeltje-2", 2, {"target": 7}),
    ("stapeltje-4", 1, {"minutes": 5}),
    ("stapeltje-5", 3, {"level": 2, "target": 6}),
    ("stapeltje-5", 4, {"level": 4, "minutes": 10}),
]


def family(variant: str) -> str:
    return variant.rsplit("-", 1)[0]


def width(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth"))


@pytest.mark.parametrize("variant", LEVELS)
def test_every_level_opens_and_shows_its_board(window: Window, variant: str) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(page, variant, BOT)
    places = page.locator(BOARDS[family(variant)])
    expected = {"stapeltoren-1": 20, "stapeltoren-2": 20}.get(
        variant, 40 if "toren" in variant else 36 if "stel" in variant else 38
    )
    expect(places).to_have_count(expected)
    assert width(page) <= 360


@pytest.mark.parametrize(("variant", "players", "options"), OPTIONS, ids=lambda each: str(each))
def test_a_move_is_made_whatever_is_chosen(
    window: Window, house: House, variant: str, players: int, options: dict[str, Any]
) -> None:
    match = plot(
        variant,
        players,
        options=options,
        until=lambda match: match.length > 8 and len(moves_of(match)) > 1,
    )
    page = window(phone=True)
    sit_down_at(house, match, page)
    wait_for_turn(page)
    GESTURES[family(variant)](page, 1)
    assert width(page) <= 390


@pytest.mark.parametrize("variant", ["stapeltoren-5", "3-stel-4", "stapeltje-5"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_the_middle_of_a_game(
    window: Window, house: House, variant: str, dark: bool
) -> None:
    match = plot(variant, 3, until=lambda match: match.length > 8 and at_my_turn(match))
    page = window(dark=dark, phone=dark)
    sit_down_at(house, match, page)
    wait_for_turn(page)
    start = page.locator("svg .place.start")
    if start.count():
        start.first.click(force=True)
    assert violations(page) == []


@pytest.mark.parametrize("variant", ["3-stel-1", "stapeltje-1"])
def test_everything_to_touch_is_large_enough_on_a_phone(window: Window, variant: str) -> None:
    page = window(phone=True)
    sit_down(page, variant, BOT)
    sizes = page.locator("[data-stop]").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(box => [box.width, box.height])"
    )
    assert min(min(size) for size in sizes) >= 44


@pytest.mark.parametrize("variant", ["stapeltoren-1", "3-stel-1", "stapeltje-1"])
def test_a_page_enlarged_twice_keeps_its_width_and_its_targets(
    window: Window, variant: str
) -> None:
    """Twice as large is half the window."""
    page = window()
    page.set_viewport_size({"width": 640, "height": 430})
    sit_down(page, variant, BOT)
    assert width(page) <= 640
    sizes = page.locator("[data-stop]").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().width)"
    )
    assert min(sizes) >= 44


@pytest.mark.parametrize("variant", ["3-stel-1", "stapeltje-5"])
def test_no_movement_keeps_the_next_player_waiting(
    window: Window, house: House, variant: str
) -> None:
    page = window()
    page.emulate_media(reduced_motion="no-preference")
    sit_down_at(house, plot(variant, 2, until=lambda match: match.length > 3), page, everybody=True)
    wait_for_turn(page)
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    for turn in range(3):
        wait_for_turn(page)
        GESTURES[family(variant)](page, turn)
