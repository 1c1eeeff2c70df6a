"""A puzzle is played to the win on the board; every click is answered, hints come in steps."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Window


def play_marked(page: Page) -> None:
    """What the second hint rings, as a person would tap it."""
    page.get_by_role("button", name="Geef een hint").click()
    expect(page.locator(".verdict.hint")).to_contain_text("Kijk eens naar het vak")
    page.get_by_role("button", name="Nog een hint").click()
    expect(page.locator(".verdict.hint")).to_contain_text("groene ring")
    page.locator(".field.hinted").first.click(force=True)
    which = page.locator(".which .main")
    if which.count():
        which.first.click()


def test_the_whole_solution_is_played_with_the_replies(window: Window) -> None:
    page = window()
    page.goto("/puzzles?n=3")
    expect(page.get_by_text("Puzzel 3 van")).to_be_visible()
    play_marked(page)
    expect(page.locator(".verdict.right")).to_contain_text("Precies!")
    expect(page.locator(".verdict.right")).to_contain_text("Nog 1 zet")
    play_marked(page)
    expect(page.locator(".verdict.won")).to_contain_text("Opgelost!")
    page.goto("/")
    expect(page.locator("a.puzzle")).to_contain_text("Vandaag opgelost!")


def test_a_wrong_move_is_answered_on_the_board_and_tried_again(window: Window) -> None:
    page = window()
    page.goto("/puzzles?n=3")
    stones = page.locator("svg .stone.yellow, svg .stone.red")
    expect(stones.first).to_be_attached()
    before = page.locator(".board").inner_html()
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
    page.mouse.move(0, 0)
    assert len(page.locator(".board").inner_html()) == len(before)


def test_a_forbidden_field_is_answered_with_the_rule(window: Window) -> None:
    page = window()
    page.goto("/puzzles?n=3")
    page.locator(".field.open").first.wait_for(state="attached")
    page.locator(".field:not(.open)").first.click(force=True)
    expect(page.locator(".verdict.refused")).to_contain_text(re.compile(r"\w{4}"))
