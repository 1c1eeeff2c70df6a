"""What the screens of the host say before a lesson, on paper, and once it is over."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.classroom import Classroom, draw
from tests.web.conftest import Window


@pytest.fixture
def room(window: Window) -> Classroom:
    return Classroom(window())


def test_at_the_end_the_desk_shows_what_to_do_and_the_wall_no_dice(
    room: Classroom, window: Window
) -> None:
    room.desk.set_viewport_size({"width": 1280, "height": 800})
    child = window(phone=True)
    room.enter(child)
    room.begin()
    draw(child, 1)
    room.round(2)
    room.stop()
    expect(room.desk.get_by_role("button", name="Terugkijken")).to_be_in_viewport()
    expect(room.desk.locator(".counts")).to_contain_text("afgelopen")
    expect(room.wall.locator(".task")).to_have_text("Klaar! Mooi gespeeld.")
    for last in (".dice", ".side"):
        expect(room.wall.locator(last)).not_to_be_visible()


def test_looking_back_fields_bear_the_names_the_text_uses(room: Classroom, window: Window) -> None:
    child = window(phone=True)
    room.enter(child)
    room.begin()
    draw(child, 1)
    room.round(2)
    room.stop()
    room.desk.get_by_role("button", name="Terugkijken").click()
    room.desk.locator(".pupil").click()
    names = room.desk.get_by_role("article").locator("svg text")
    expect(names).to_have_count(14)
    assert "".join(names.all_text_contents()) == "a1b2c3d4e5f6g7"


def test_the_telephone_of_the_host_becomes_a_remote(room: Classroom, window: Window) -> None:
    room.desk.get_by_role("button", name="Afstandsbediening").click()
    copies = room.desk.get_by_role("dialog")
    expect(copies.get_by_role("radio", name="Telefoon")).to_be_checked()
    expect(copies.locator("img")).to_be_visible()
    kept = room.desk.evaluate("() => JSON.parse(localStorage['speeltafel-evenings'])[0]")
    phone = window(phone=True)
    phone.goto(f"{room.place()}#remote={kept['host']}")
    expect(phone.get_by_role("button", name="Beginnen")).to_be_visible()
    expect(phone).to_have_url(re.compile("/remote$"))


def test_who_draws_on_paper_reads_what_to_take_and_nobody_is_waited_for(window: Window) -> None:
    wall = window()
    wall.goto("/class")
    wall.get_by_label("Zonder apparaten").check(force=True)
    expect(wall.get_by_role("link", name="Print bladen voor de klas")).to_be_visible()
    wall.locator("button.begin").click()
    expect(wall.locator(".task")).to_have_text("Pak allemaal een blad en een potlood.")
    desk = wall.context.new_page()
    desk.goto(wall.url.replace("/wall", "/desk"))
    expect(desk.locator(".empty")).to_contain_text("De kinderen tekenen op papier")
    expect(desk.locator(".counts")).not_to_contain_text("kinderen")
    expect(desk.get_by_label("Wacht op iedereen")).to_have_count(0)
    wall.locator(".next").click()
    wall.locator(".pause").click()
    chip = wall.locator(".paused").bounding_box()
    button = wall.locator(".next").bounding_box()
    assert chip
    assert button
    assert chip["x"] + chip["width"] <= button["x"]
