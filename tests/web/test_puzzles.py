"""A puzzle of every game is solved on its real board; every click is answered, hints come in steps,
and what was solved is remembered."""

import re
from datetime import date
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from speeltafel.learn.puzzles import COLLECTIONS
from tests.web import kobito, kobito_keys, potzklotz
from tests.web.conftest import Window
from tests.web.test_places import violations

PHONE = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
SIMPLE = re.compile(r"(\d+|k)\+([ABC]|w\d)|([ABC]|w\d)\+(\d+|k)|start .*")


def kobito_number() -> int:
    """A puzzle that is solved by laying cards and by starting a rainbow."""
    return next(
        each.number
        for each in COLLECTIONS["kobito"].puzzles()
        if all(SIMPLE.fullmatch(move) for move in hinted(each.number))
        and len(hinted(each.number)) > 1
    )


def hinted(number: int) -> tuple[str, ...]:
    """The line that the hints of a puzzle of Kobito follow."""
    return COLLECTIONS["kobito"].puzzles()[number - 1].solutions[0]


def chain_number() -> int:
    known = COLLECTIONS["potzklotz"].puzzles()
    return next(
        each.number for each in known if each.kind == "chain" and not each.temptations[0].line
    )


def line_of(page: Page, game: str, number: int) -> list[str]:
    """What the hints of the table play, asked without the page."""
    line: list[str] = []
    own: list[str] = []
    while True:
        address = f"/api/puzzles/{game}/{number}"
        move = page.request.post(f"{address}/hint", data={"line": line}).json()["move"]
        answer: Any = page.request.post(address, data={"line": line, "move": move}).json()
        own.append(move)
        line += [step["move"] for step in answer["steps"]]
        if answer["done"]:
            return own


def solved(page: Page) -> None:
    expect(page.locator(".verdict.won")).to_contain_text("Opgelost!")


def read_move(move: str) -> potzklotz.Chosen:
    places, card = move.split("=")
    source, target = places.split(">")
    return potzklotz.Chosen(source, target, card)


@PHONE
def test_kobito_by_mouse_with_a_wrong_step_and_a_forbidden_one(window: Window, phone: bool) -> None:
    page, number = window(phone=phone), kobito_number()
    page.goto(f"/puzzles/kobito/{number}")
    expect(page.locator(".task")).to_contain_text("stappen")
    wrong = COLLECTIONS["kobito"].puzzles()[number - 1].temptations[0]
    kobito.open_list(page)
    page.locator(f'.every [data-move="{wrong.move}"]').click()
    expect(page.locator(".verdict.wrong")).to_contain_text("Net niet.")
    page.get_by_role("button", name="Nog eens kijken").click()
    kobito.close_list(page)
    for move in line_of(page, "kobito", number):
        kobito.by_taps(page, move)
    solved(page)
    assert violations(page) == []


def test_kobito_by_keys_alone(window: Window) -> None:
    page, number = window(), kobito_number()
    page.goto(f"/puzzles/kobito/{number}")
    for move in line_of(page, "kobito", number):
        kobito_keys.by_keys(page, move)
    solved(page)


@PHONE
def test_potz_klotz_by_taps_with_a_card_laid_too_soon(window: Window, phone: bool) -> None:
    page, number = window(phone=phone), chain_number()
    page.goto(f"/puzzles/potzklotz/{number}")
    expect(page.locator(".stage")).to_be_visible()
    puzzle = COLLECTIONS["potzklotz"].puzzles()[number - 1]
    wrong = next(each for each in puzzle.temptations if not each.line)
    potzklotz.claim(page, read_move(wrong.move))
    expect(page.locator(".verdict.wrong")).to_contain_text("Net niet.")
    page.get_by_role("button", name="Nog eens kijken").click()
    for move in line_of(page, "potzklotz", number):
        expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
        potzklotz.claim(page, read_move(move))
    solved(page)
    assert violations(page) == []


def test_potz_klotz_by_keys_alone(window: Window) -> None:
    page, number = window(), chain_number()
    page.goto(f"/puzzles/potzklotz/{number}")
    expect(page.locator(".stage")).to_be_visible()
    for move in line_of(page, "potzklotz", number):
        expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
        source, target, card = read_move(move)
        for place in (source, target):
            page.locator(f'.building [data-place="{place}"]').first.focus()
            page.keyboard.press("Enter")
        for selector in (f'.hand [data-card="{card}"]', ".acts .lay"):
            page.locator(selector).focus()
            page.keyboard.press("Enter")
    solved(page)


@PHONE
def test_ka_pai_by_taps_with_the_roll_that_comes(window: Window, phone: bool) -> None:
    page = window(phone=phone)
    page.goto("/puzzles/kapai/1")
    draw(page, "lijn", "g6")
    expect(page.locator(".verdict.right")).to_contain_text("Precies!")
    assert violations(page) == []
    draw(page, "driehoek", "e7")
    solved(page)


def draw(page: Page, symbol: str, field: str) -> None:
    page.get_by_role("button", name=f"Dobbelsteen: {symbol}").first.click()
    page.locator(f'[data-field="{field}"]').click(force=True)
    page.get_by_role("button", name="Klaar").click()


def test_ka_pai_by_keys_alone(window: Window) -> None:
    page = window()
    page.goto("/puzzles/kapai/1")
    for symbol, field in (("lijn", "g6"), ("driehoek", "e7")):
        for what in (
            page.get_by_role("button", name=f"Dobbelsteen: {symbol}"),
            page.locator(f'[data-field="{field}"]'),
            page.locator(".choices .main"),
        ):
            what.first.focus()
            page.keyboard.press("Enter")
    solved(page)


def trio_number() -> int:
    """A puzzle that is solved by discs on tiles."""
    known = COLLECTIONS["katoiz"].puzzles()
    return next(each.number for each in known if each.variant == "3-stel-1")


@PHONE
def test_katoiz_by_taps(window: Window, phone: bool) -> None:
    page, number = window(phone=phone), trio_number()
    page.goto(f"/puzzles/katoiz/{number}")
    for place in line_of(page, "katoiz", number):
        page.locator(f'[data-may="lay"][data-place="{place}"]').click()
    solved(page)
    assert violations(page) == []


def test_katoiz_by_keys_alone(window: Window) -> None:
    page, number = window(), trio_number()
    page.goto(f"/puzzles/katoiz/{number}")
    for place in line_of(page, "katoiz", number):
        tile = page.locator(f'[data-may="lay"][data-place="{place}"]')
        tile.focus()
        page.keyboard.press("Enter")
    solved(page)


LOOK = re.compile("Bedenk bij elke zet|één zet wint meteen")


def play_marked(page: Page) -> None:
    """What the second hint rings, as a person would tap it."""
    page.get_by_role("button", name="Geef een hint").click()
    expect(page.locator(".verdict.hint")).to_contain_text(LOOK)
    page.get_by_role("button", name="Nog een hint").click()
    expect(page.locator(".field.hinted").first).to_be_attached()
    page.locator(".field.hinted").first.click(force=True)
    which = page.locator(".which .main")
    if which.count():
        which.first.click()


@PHONE
def test_katalon_by_its_hints_with_the_replies(window: Window, phone: bool) -> None:
    page = window(phone=phone)
    page.goto("/puzzles/katalon/3")
    expect(page.get_by_text("Puzzel 3 van")).to_be_visible()
    play_marked(page)
    expect(page.locator(".verdict.right")).to_contain_text("Nog 1 zet")
    play_marked(page)
    solved(page)
    assert violations(page) == []


def test_a_wrong_move_is_answered_on_the_board_and_tried_again(window: Window) -> None:
    page = window()
    page.goto("/puzzles/katalon/3")
    stones = page.locator("svg .stone.yellow, svg .stone.red")
    expect(stones.first).to_be_attached()
    count = stones.count()
    fields = page.locator(".field.open")
    for index in range(fields.count()):
        fields.nth(index).click(force=True)
        expect(page.locator(".verdict.wrong, .verdict.right")).to_be_visible()
        if page.locator(".verdict.wrong").count():
            break
        page.get_by_role("button", name="Opnieuw").click()
    expect(page.locator(".verdict.wrong")).to_contain_text("Kijk wat de ander nu doet")
    page.get_by_role("button", name="Nog eens kijken").click()
    expect(page.locator(".verdict.wrong")).to_have_count(0)
    expect(stones).to_have_count(count)


def test_a_forbidden_field_is_answered_with_the_rule(window: Window) -> None:
    page = window()
    page.goto("/puzzles/katalon/3")
    page.locator(".field.open").first.wait_for(state="attached")
    page.locator(".field:not(.open)").first.click(force=True)
    expect(page.locator(".verdict.refused")).to_contain_text(re.compile(r"\w{4}"))


def test_the_puzzle_of_the_day_is_ticked_on_the_shelf_and_shared(window: Window) -> None:
    page = window(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/")
    tiles = page.locator("a.puzzle")
    expect(tiles).to_have_count(len(COLLECTIONS))
    page.goto("/puzzles/potzklotz")
    expect(page.get_by_text("Puzzel van vandaag")).to_be_visible()
    shelf = page.request.get(f"/api/puzzles?day={date.today().isoformat()}").json()
    number = next(each["today"] for each in shelf["games"] if each["game"] == "potzklotz")
    for move in line_of(page, "potzklotz", number):
        expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
        potzklotz.claim(page, read_move(move))
    solved(page)
    page.get_by_role("button", name="Delen").click()
    expect(page.get_by_role("button", name="Klaar om te plakken")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Speeltafel · Potz Klotz, puzzel van vandaag\n★")
    assert "in één keer opgelost" in text
    page.goto("/")
    expect(tiles.filter(has_text="Potz Klotz")).to_contain_text("opgelost")
    expect(tiles.filter(has_text="Kobito")).not_to_contain_text("opgelost")


def test_all_puzzles_are_chosen_by_game_and_grade_and_progress_is_kept(window: Window) -> None:
    page = window()
    page.goto("/puzzles")
    solved_before = {f"kobito/{number}": "2026-1-1" for number in (1, 2)}
    page.evaluate(
        "solved => { localStorage['speeltafel-places'] = JSON.stringify({ solved }); }",
        {**solved_before, "3": "2026-1-1"},
    )
    page.reload()
    game = page.get_by_role("region", name="Kobito")
    expect(game).to_contain_text(re.compile(r"2 van \d+ opgelost"))
    expect(page.get_by_role("region", name="Katalon")).to_contain_text("1 van 330 opgelost")
    game.get_by_role("link", name=re.compile("^Moeilijkheid 1:")).click()
    expect(page).to_have_url(re.compile("/puzzles/kobito/3$"))
    expect(page.locator(".task")).to_be_visible()
    page.get_by_role("link", name="Alle puzzels").click()
    expect(game).to_be_visible()
