"""A class against the computer: the wall in one window, two children on their phones; and a saved
lesson, opened again."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from speeltafel.games.potzklotz.verdict import Judgement
from speeltafel.protocol.afterwards.evening_file import to_text
from tests.protocol.afterwards.evenings import class_evening
from tests.server.house import House
from tests.server.screen import Class
from tests.web.conftest import Window
from tests.web.potzklotz import claim, claims


def child(window: Window, code: str) -> Page:
    page = window(phone=True)
    page.goto(f"/a/{code}")
    page.locator("button.main").click()
    expect(page.get_by_role("status")).to_contain_text("We wachten")
    return page


def test_children_vote_on_the_board_and_the_wall_shows_how_many_wanted_what(
    house: House, window: Window
) -> None:
    room = Class(house.url, 0, game="katalon", shape="together", pace="host", opponent="beginner")
    code, key = room.keys["code"], room.keys["wall_key"]
    wall = window()
    wall.goto(f"/a/{code}/wall#wall={key}")
    children = [child(window, code) for _ in range(2)]
    room.desk.ask("begin")
    for page in children:
        board = page.locator("main.vote")
        expect(board.get_by_role("status")).to_contain_text("Wat zou jij doen?")
        board.locator("[data-field]").nth(3).tap()
    bars = wall.get_by_role("list", name="Hier stemde de klas op").get_by_role("listitem")
    expect(bars).to_have_count(1)
    expect(bars).to_contain_text("2")
    room.desk.ask("next", seen=1)
    expect(wall.get_by_text("ronde 2")).to_be_visible()
    expect(children[0].locator("main.vote").get_by_role("status")).to_contain_text("Wat zou")


def test_a_vote_is_confirmed_also_under_a_mouse_that_rests(house: House, window: Window) -> None:
    room = Class(house.url, 0, game="katalon", shape="together", pace="host", opponent="beginner")
    page = window()
    page.goto(f"/a/{room.keys['code']}")
    page.locator("button.main").click()
    expect(page.get_by_role("status")).to_contain_text("We wachten")
    room.desk.ask("begin")
    page.locator("main.vote [data-field]").first.click()
    says = page.locator("main.vote").get_by_role("status")
    expect(says).to_contain_text("Je stem is binnen")
    page.mouse.move(5, 5)
    page.locator("main.vote [data-field]").nth(1).hover()
    expect(says).not_to_contain_text("Je stem is binnen")


def asked_after(seen: int) -> Callable[[Any], bool]:
    """Whether the class is asked for another move than this one."""
    return lambda screen: bool(screen.you.get("moves")) and screen.you.get("seen", 0) != seen


def test_a_match_that_is_over_asks_for_no_votes_and_says_whether_the_class_won(
    house: House, window: Window
) -> None:
    room = Class(house.url, 1, game="katalon", shape="together", opponent="beginner")
    wall = window()
    wall.goto(f"/a/{room.keys['code']}/wall#wall={room.keys['wall_key']}")
    remote = window(phone=True)
    remote.goto(f"/a/{room.keys['code']}#remote={room.keys['host_key']}")
    room.desk.ask("begin")
    child, seen = room.children[0].screen, -1
    with suppress(AssertionError):  # nothing is asked any more
        while True:
            child.wait_until(asked_after(seen), seconds=4)
            seen = child.you.get("seen", 0)
            child.ask("vote", move=child.you["moves"][0], seen=seen)
    ending = re.compile("^(De klas wint|De computer wint|Gelijkspel)")
    expect(wall.locator(".task")).to_have_text(ending)
    expect(wall.locator(".big")).to_have_count(0)
    remote.get_by_role("button", name="Klaar").click()
    expect(wall.locator("main.wall")).to_have_attribute("data-phase", "over")
    expect(wall.locator(".task")).to_have_text(ending)


def test_a_child_reads_why_its_card_cannot_be_laid_and_votes_by_keyboard(
    house: House, window: Window
) -> None:
    room = Class(house.url, 0, game="potzklotz", shape="together", pace="host", opponent="beginner")
    page = child(window, room.keys["code"])
    room.desk.ask("begin")
    says = page.locator("main.vote").get_by_role("status")
    page.locator(".cardface").first.tap()
    page.get_by_role("button", name="Leg deze kaart").tap()
    expect(says).not_to_contain_text("Wat zou jij doen?")
    expect(says).not_to_contain_text("Je stem is binnen")
    page.get_by_role("button", name="Ik pas").focus()
    page.keyboard.press("Enter")
    expect(says).to_contain_text("Je stem is binnen")


def test_everybody_claims_and_the_wall_shows_the_cards_and_what_was_right(
    house: House, window: Window
) -> None:
    room = Class(house.url, 0, game="potzklotz", shape="together", pace="host", opponent="beginner")
    wall = window()
    wall.goto(f"/a/{room.keys['code']}/wall#wall={room.keys['wall_key']}")
    one, other = (child(window, room.keys["code"]) for _ in range(2))
    room.desk.ask("begin")
    expect(one.locator(".acts .lay")).to_be_visible()
    right = next(claims(one, Judgement.RIGHT), None)
    wrong = next(claims(other, Judgement.OTHER))
    if right:
        claim(one, right)
    else:
        one.locator(".acts .both .button:not(.lay)").click()
    claim(other, wrong)
    for page in (one, other):
        expect(page.locator("main.vote").get_by_role("status")).to_contain_text("Je stem is binnen")
    lines = wall.get_by_role("list", name="Hier stemde de klas op").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.locator("svg")).to_have_count(2 if right else 1)
    expect(wall.get_by_label("klopt")).to_have_count(0)  # nobody is told before the vote is closed
    room.desk.ask("next", seen=1)
    expect(wall.locator(".task")).to_contain_text(
        f"{int(bool(right))} goed, 0 spiegelbeelden, 1 mis"
    )
    ticked = lines.filter(has=wall.get_by_label("klopt"))
    possible = lines.filter(has_text="kon ook")
    expect(ticked).to_have_count(int(bool(right)) + possible.count())


def test_children_say_what_two_tiles_share_and_the_wall_shows_what_is_right(
    house: House, window: Window
) -> None:
    room = Class(house.url, 0, game="katoiz", shape="questions")
    wall = window()
    wall.goto(f"/a/{room.keys['code']}/wall#wall={room.keys['wall_key']}")
    children = [child(window, room.keys["code"]) for _ in range(2)]
    room.desk.ask("begin")
    answer = children[0].locator("main.answer")
    answer.locator("[data-answer=colour]").tap()
    answer.locator("[data-answer=nothing]").tap()
    expect(answer.locator("[aria-pressed=true]")).to_have_count(1)
    answer.locator(".give").tap()
    expect(answer).to_have_attribute("data-sent", "true")
    expect(wall.locator(".pegs .on")).to_have_count(1)
    children[0].reload()
    expect(answer.locator("[data-answer=nothing]")).to_have_attribute("aria-pressed", "true")
    other = children[1].locator("main.answer")
    other.locator("[data-answer=size]").focus()
    children[1].keyboard.press("Space")
    other.locator(".give").focus()
    children[1].keyboard.press("Enter")
    expect(wall.get_by_role("listitem")).to_have_count(4)
    said = wall.get_by_role("listitem").locator("b").all_inner_texts()
    assert said == ["0", "0", "1", "1"]
    expect(wall.get_by_label("klopt")).not_to_have_count(0)
    expect(answer.locator(".give")).not_to_be_visible()
    room.desk.ask("next", seen=1)
    expect(answer).to_have_attribute("data-question", "2")
    expect(answer.locator("[aria-pressed=true]")).to_have_count(0)


def test_a_saved_lesson_opens_again_with_a_page_for_each_child(
    window: Window, tmp_path: Path
) -> None:
    saved = tmp_path / "lesson.json"
    saved.write_text(to_text(class_evening(3)), encoding="utf-8")
    page = window(phone=True)
    page.goto("/class")
    page.locator("input[type=file]").set_input_files(saved)
    page.get_by_role("button", name="Haas 2").click()
    expect(page.get_by_role("article").get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_role("article")).to_contain_text("Haas 2 tekent")
    with page.expect_download() as got:
        page.get_by_role("button", name="Oorkondes").click()
    assert got.value.suggested_filename == "lesson.pdf"
