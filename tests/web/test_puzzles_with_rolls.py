"""Puzzles in which the coming rolls lie open, solved on the boards of Ka Pai and Katoiz."""

import re

import pytest
from playwright.sync_api import Page, expect

from speeltafel.learn.puzzles import COLLECTIONS, Puzzle
from tests.web.conftest import Window
from tests.web.test_places import violations

PHONE = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
ONE_FIELD = re.compile(r"([△□○/]) ([a-g][1-7])")
SHAPES = {"△": "driehoek", "□": "vierkant", "○": "cirkel", "/": "lijn"}


def plain(puzzle: Puzzle) -> bool:
    """Only fields are to be chosen, and what tempts first can be drawn in the same way."""
    moves = [*puzzle.solutions[0], puzzle.temptations[0].move]
    return all(map(ONE_FIELD.fullmatch, moves)) and not puzzle.temptations[0].line


def draw(page: Page, move: str) -> None:
    sign, field = move.split()
    page.get_by_role("button", name=f"Dobbelsteen: {SHAPES[sign]}").first.click()
    page.locator(f'[data-field="{field}"]').click(force=True)
    page.get_by_role("button", name="Klaar").click()


@PHONE
def test_kapai_shows_the_coming_roll_and_refutes_what_tempts(window: Window, phone: bool) -> None:
    known = COLLECTIONS["kapai"].puzzles()
    puzzle = next(each for each in known if each.kind == "two" and plain(each))
    page = window(phone=phone, rolls=False)
    page.goto(f"/puzzles/kapai/{puzzle.number}")
    expect(page.locator(".task .coming .roll")).to_have_count(1)
    expect(page.locator(".dice .die path")).to_have_count(2)  # they do not wait for a tap
    draw(page, puzzle.temptations[0].move)
    expect(page.locator(".verdict.wrong")).to_contain_text("hoogstens")
    page.get_by_role("button", name="Nog eens kijken").click()
    draw(page, puzzle.solutions[0][0])
    expect(page.locator(".verdict.right")).to_contain_text("Je blad telt nu")
    expect(page.locator(".task .coming")).to_have_count(0)
    draw(page, puzzle.solutions[0][1])
    expect(page.locator(".verdict.won")).to_contain_text("meer zit er niet in")
    assert violations(page) == []


@PHONE
def test_a_tower_of_katoiz_is_built_of_all_tiles(window: Window, phone: bool) -> None:
    known = COLLECTIONS["katoiz"].puzzles()
    puzzle = next(each for each in known if each.kind == "tower-all")
    page = window(phone=phone, rolls=False)
    page.goto(f"/puzzles/katoiz/{puzzle.number}")
    wrong = next(each for each in puzzle.temptations if not each.line)
    page.locator(f'[data-tile="{wrong.move}"]').first.click()
    expect(page.locator(".verdict.wrong")).to_contain_text("hoogstens")
    page.get_by_role("button", name="Nog eens kijken").click()
    for move in puzzle.solutions[0]:
        expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
        page.locator(f'[data-tile="{move}"]').first.click()
    expect(page.locator(".verdict.won")).to_contain_text("Hoger kan niet")
    assert violations(page) == []


def test_a_set_of_katoiz_is_made_with_keys_alone(window: Window) -> None:
    known = COLLECTIONS["katoiz"].puzzles()
    puzzle = next(
        each
        for each in known
        if each.kind == "set" and all(len(move) == 2 for move in each.solutions[0])
    )
    page = window(rolls=False)
    page.goto(f"/puzzles/katoiz/{puzzle.number}")
    expect(page.locator(".task .coming .roll")).to_have_count(len(puzzle.script))
    for move in puzzle.solutions[0]:
        expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
        page.locator(f'[data-place="{move}"]').focus()
        page.keyboard.press("Enter")
    expect(page.locator(".verdict.won")).to_contain_text("3-stel")
