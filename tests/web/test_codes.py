"""A code of four signs goes on by itself; who comes and who waits sees what matters."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Window
from tests.web.players import begin, code_of, join

CODE = "Code van de tafel"


def test_the_fourth_sign_goes_on_by_itself(window: Window) -> None:
    anna, bram = window(), window(phone=True)
    begin(anna, "katalon", seats={1: "elsewhere"})
    code = code_of(anna)
    assert len(code) == 4
    bram.goto("/")
    bram.get_by_label(CODE).press_sequentially(code.lower())
    expect(bram.get_by_role("button", name="Aanschuiven")).to_be_visible()


def test_a_pasted_link_is_understood(window: Window) -> None:
    anna, bram = window(), window()
    begin(anna, "katalon", seats={1: "elsewhere"})
    link = f"https://speeltafel.example/t/{code_of(anna)}"
    bram.goto("/")
    bram.get_by_label(CODE).fill(f" {link} ")
    expect(bram.get_by_role("button", name="Aanschuiven")).to_be_visible()


def test_a_wrong_code_is_said_at_the_code_and_typed_over(window: Window) -> None:
    page = window()
    page.goto("/")
    page.get_by_label(CODE).fill("aaaa")
    expect(page.get_by_role("alert")).to_contain_text("AAAA")
    page.keyboard.type("b")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_label(CODE)).to_have_value("B")


def test_who_comes_is_asked_to_sit_down_and_not_to_invite_others(window: Window) -> None:
    anna, bram = window(), window(phone=True)
    begin(anna, "kobito", seats={1: "elsewhere", 2: "elsewhere"})
    bram.goto(f"/j/{code_of(anna)}")
    expect(bram.get_by_role("heading", level=2)).to_contain_text("Schuif aan bij Anna")
    expect(bram.locator(".invite")).to_have_count(0)
    bram.get_by_label("Jouw naam").fill("Bram")
    bram.get_by_role("button", name="Aanschuiven").click()
    expect(bram.get_by_role("status").filter(has_text="nog op één speler")).to_be_visible()
    expect(bram.locator(".invite")).to_have_count(0)
    expect(anna.get_by_role("list", name="Wie er is")).to_contain_text("Bram")
    expect(anna.get_by_role("heading", name="Nog één stoel vrij")).to_be_visible()


def test_a_host_whose_guest_never_comes_lets_the_computer_play(window: Window) -> None:
    page = window()
    begin(page, "katalon", seats={1: "elsewhere"})
    page.get_by_role("button", name=re.compile("^Laat .* invallen")).click()
    expect(page.locator(".sentence.mine")).to_be_visible()


def test_a_host_begins_with_who_is_there(window: Window) -> None:
    anna, bram = window(), window()
    begin(anna, "kobito", seats={1: "elsewhere", 2: "elsewhere"})
    join(bram, code_of(anna), "Bram")
    anna.get_by_role("button", name="Beginnen met wie er is").click()
    expect(anna.locator(".sentence.mine")).to_be_visible()
    expect(bram.locator(".sentence")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (768, 1024), (1024, 768), (1440, 900)])
def test_code_and_square_are_in_view_and_large(window: Window, size: tuple[int, int]) -> None:
    page = window()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, "katalon", seats={1: "elsewhere"})
    square = page.locator(".invite img")
    expect(square).to_be_in_viewport(ratio=1)
    expect(page.locator(".invite .code")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=re.compile("invallen"))).to_be_in_viewport(ratio=1)
    box = square.bounding_box()
    assert box
    assert box["width"] >= 0.29 * size[1]
