"""The host's own list: who is behind which animal stands on the host's device and nowhere else, and
in the files the host makes there."""

import re
from pathlib import Path

import pypdfium2
import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.classroom import Classroom, draw, number_of
from tests.web.conftest import Window

CLASS = ("Sanne", "Fenna")


def handed_out(window: Window) -> Classroom:
    """An evening for a class that has its animals from a list."""

    def with_list(wall: Page) -> None:
        wall.get_by_role("radio", name="Dierenkaartjes").click()
        wall.get_by_label(re.compile("^Jouw lijst")).fill("\n".join((*CLASS, "")))

    return Classroom(window(accept_downloads=True), with_list)


def enter(room: Classroom, child: Page, card: int) -> None:
    child.goto(room.place())
    child.locator("input.number").fill(str(card))
    child.locator("form .main").click()
    assert number_of(child) == card


def test_the_desk_calls_everybody_by_the_list_and_no_byte_of_it_leaves_the_device(
    window: Window,
) -> None:
    room = handed_out(window)
    told: list[str] = []

    def listen(socket: WebSocket) -> None:
        for happening in ("framesent", "framereceived"):
            socket.on(happening, lambda frame: told.append(str(frame)))

    child = window(phone=True)
    for page in (room.wall, room.desk, child):
        page.on("websocket", listen)
        page.on("request", lambda request: told.append(f"{request.url} {request.post_data}"))
    room.desk.reload()
    enter(room, child, 2)
    expect(room.pupil(2)).to_contain_text("Fenna · Das 2")
    expect(room.pupil(1)).to_contain_text("Sanne · Otter 1")
    sheet = room.opened(2)
    expect(sheet.get_by_label(re.compile("^Naam op het bureau"))).to_have_value("Das 2")
    sheet.get_by_label(re.compile("^Op jouw lijst")).fill("Fenneke")
    sheet.get_by_role("button", name="Zet op mijn lijst").click()
    room.begin()
    expect(room.pupil(2)).to_contain_text("Fenneke · Das 2")
    room.desk.keyboard.press("n")
    expect(room.desk.get_by_role("dialog")).to_contain_text("Fenneke · Das 2 is nog bezig")
    room.desk.get_by_role("button", name="Nog even wachten").click()
    room.desk.reload()
    expect(room.pupil(2)).to_contain_text("Fenneke · Das 2")
    expect(room.wall.locator("main.wall")).not_to_contain_text("Fenneke")
    assert told
    assert not [each for each in told for name in (*CLASS, "Fenneke") if name in each]


def test_the_list_can_be_printed_and_stands_ready_for_the_next_lesson(window: Window) -> None:
    room = handed_out(window)
    room.desk.locator(".code").click()
    room.desk.get_by_role("radio", name="Mijn lijst").click()
    cards = room.desk.get_by_role("dialog").get_by_role("listitem")
    expect(cards).to_have_text([re.compile("Sanne.*Otter 1"), re.compile("Fenna.*Das 2")])
    expect(cards.first).to_contain_text(room.code)
    room.desk.goto("/class")
    room.desk.get_by_role("radio", name="Dierenkaartjes").click()
    expect(room.desk.get_by_label(re.compile("^Jouw lijst"))).to_have_value(
        re.compile("Sanne\nFenna")
    )


def test_without_a_list_there_are_cards_to_print_too(window: Window) -> None:
    def cards(wall: Page) -> None:
        wall.get_by_role("radio", name="Dierenkaartjes").click()
        wall.get_by_label(re.compile("^Hoeveel kinderen")).fill("5")

    room = Classroom(window(), cards)
    room.desk.locator(".code").click()
    dialog = room.desk.get_by_role("dialog")
    dialog.get_by_role("radio", name="Dierenkaartjes").click()
    expect(dialog.get_by_role("listitem")).to_have_count(5)
    expect(dialog.get_by_role("listitem").nth(1)).to_contain_text("Das 2")


@pytest.mark.parametrize("copy", ["Kinderen", "Collega", "Mijn lijst"])
def test_what_is_printed_fills_one_page_in_full_ink(window: Window, copy: str) -> None:
    room = handed_out(window)
    room.desk.locator(".code").click()
    dialog = room.desk.get_by_role("dialog")
    dialog.get_by_role("radio", name=copy).click()
    if copy != "Mijn lijst":
        expect(dialog.locator("img")).to_be_visible()
    pages = pypdfium2.PdfDocument(room.desk.pdf(format="A4"))
    assert len(pages) == 1
    words = "".join(pages[0].get_textpage().get_text_range().split())
    assert "Tempo" not in words
    assert (room.code in words) == (copy != "Collega")
    drawn = pages[0].render().to_pil().convert("L")
    assert drawn.getextrema()[0] < 20, "nothing on it is pale"
    top = drawn.point(lambda ink: 255 if ink < 128 else 0).getbbox()[1]
    assert top < drawn.height / 3


@pytest.mark.parametrize("kind", ["CSV", "bestand"])
def test_what_is_kept_afterwards_carries_the_names_of_the_list(
    window: Window, tmp_path: Path, kind: str
) -> None:
    room = handed_out(window)
    child = window(phone=True)
    enter(room, child, 1)
    room.begin()
    draw(child, 1)
    room.round(2)
    room.desk.get_by_role("button", name="Nu stoppen en tellen").click()
    room.desk.get_by_role("button", name="Stoppen en tellen", exact=True).click()
    with room.desk.expect_download() as got:
        room.desk.get_by_role("button", name=kind).click()
    kept = tmp_path / "kept"
    got.value.save_as(kept)
    assert "Sanne" in kept.read_text(encoding="utf-8-sig")
    room.desk.get_by_role("button", name="Terugkijken").click()
    expect(room.desk.locator(".pupil", has_text="Sanne")).to_be_visible()
