"""Katalon through the interface."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Window
from tests.web.players import (
    begin,
    code_of,
    join,
    more,
    my_turn,
    over,
    play_katalon,
    steps,
    type_move,
)


def play_until_over(pages: list[Page], moves: int = 90) -> None:
    for turn in range(moves):
        if all(over(page) for page in pages):
            return
        for page in pages:
            if my_turn(page) and not over(page):
                play_katalon(page, turn)
        pages[0].wait_for_timeout(40)
    raise AssertionError("the game did not end")


def test_a_person_plays_a_whole_game_against_the_computer(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    play_until_over([page])
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wint|Gelijkspel"))
    page.get_by_role("button", name="Nog een keer").click()
    expect(page.locator("svg .stone")).to_have_count(1, timeout=10_000)
    expect(page.locator(".sentence.mine")).to_be_visible()


def test_two_people_in_two_windows_join_by_code_and_play_to_the_end(window: Window) -> None:
    anna, bram = window(), window(phone=True)
    begin(anna, "katalon", seats={1: "elsewhere"})
    join(bram, code_of(anna), "Bram")
    expect(anna.get_by_text("Bram").first).to_be_visible()
    play_until_over([anna, bram])


def test_a_reload_in_mid_game_changes_nothing(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    play_katalon(page, 3)
    expect(page.locator(".sentence.mine")).to_be_visible()
    before = page.locator("aside ol").inner_text()
    page.reload()
    expect(page.locator(".sentence.mine")).to_be_visible()
    assert page.locator("aside ol").inner_text() == before


def test_undo_gives_the_move_back(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    play_katalon(page, 2)
    expect(page.locator(".sentence.mine")).to_be_visible()
    assert page.locator("svg .stone.yellow").count() == 1
    page.get_by_role("button", name="Terug").click()
    expect(page.locator("svg .stone.yellow")).to_have_count(0)


def test_the_language_changes_in_mid_game(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    expect(page.locator(".sentence")).to_contain_text("Leg de eerste steen")
    more(page, "Instellingen")
    page.get_by_role("radio", name="English").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".sentence")).to_contain_text("Place the first stone")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_wrong_field_is_answered_with_the_reason_and_nothing_is_lost(window: Window) -> None:
    page = window()
    begin(page, "katalon", seats={1: "here"})
    page.get_by_role("button", name=re.compile("^Nn")).click(force=True)
    expect(page.locator("svg .stone.yellow")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Zz")).click(force=True)
    expect(page.locator(".sentence.refused")).to_contain_text("Noord")
    expect(page.locator("svg .stone.red")).to_have_count(0)


def test_a_hint_comes_in_three_steps(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    play_katalon(page, 4)
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("Kijk eens hier")
    page.get_by_role("button", name="Verder").click()
    expect(page.locator(".hint")).to_contain_text("Deze zet")
    page.get_by_role("button", name="Verder").click()
    expect(page.locator(".hint")).to_contain_text("Omdat")
    while page.get_by_role("button", name="Verder").count():
        page.get_by_role("button", name="Verder").click()
    page.get_by_role("button", name="Dank je").click()
    expect(page.locator(".hint")).to_have_count(0)


def test_a_game_is_replayed_step_by_step(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    play_katalon(page, 5)
    expect(page.locator(".sentence.mine")).to_be_visible()
    more(page, "Naspelen")
    expect(page.get_by_text("Het begin")).to_be_visible()
    page.get_by_role("button", name="Een zet verder").click()
    expect(page.locator(".told")).to_contain_text("Anna legt op")
    expect(page.locator("svg .stone.yellow")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("svg .stone.yellow")).to_have_count(0)


def test_a_whole_game_with_the_keyboard_alone(window: Window) -> None:
    """`n` finds a field whose name says it may be played; Enter plays it. Everything the player
    needs is read from the accessibility tree."""
    page = window()
    begin(page, "katalon")
    expect(page.get_by_role("group", name="Het bord van Katalon")).to_be_visible()
    for _ in range(60):
        expect(page.locator(".field.open").first).to_be_attached()
        page.locator('.field[tabindex="0"]').focus()
        page.keyboard.press("n")
        assert "mag je" in focused(page)
        before = steps(page)
        page.keyboard.press("Enter")
        if page.get_by_role("group", name=re.compile("twee vakken")).count():
            page.locator(".which .main").first.focus()
            page.keyboard.press("Enter")
        expect(page.locator("aside ol li:not(.soft)")).not_to_have_count(before)
        page.wait_for_function("() => document.querySelector('.sentence.mine, .end') !== null")
        if over(page):
            break
    assert over(page)
    assert page.get_by_role("log").inner_text().strip()


def focused(page: Page) -> str:
    label: str = page.evaluate("() => document.activeElement?.getAttribute('aria-label') ?? ''")
    return label


def test_arrows_reach_every_field(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    expect(page.locator(".field.open").first).to_be_attached()
    page.locator('.field[tabindex="0"]').focus()
    known: dict[str, int] = {}
    queue = [20]
    while queue:
        field = queue.pop()
        for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            page.evaluate(f"() => document.querySelector('[data-field=\"{field}\"]').focus()")
            page.keyboard.press(key)
            index = int(page.evaluate("() => document.activeElement.dataset.field"))
            if focused(page) not in known:
                known[focused(page)] = index
                queue.append(index)
    assert len(known) == 21


def test_the_read_out_keys_speak(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    play_katalon(page, 6)
    expect(page.locator(".sentence.mine")).to_be_visible()
    log = page.get_by_role("log")
    page.keyboard.press("s")
    expect(log).to_contain_text("Noord")
    page.keyboard.press("o")
    expect(log).to_contain_text("Jij zet in")
    page.keyboard.press("l")
    expect(log).to_contain_text("legt op")


def test_a_move_can_be_typed(window: Window) -> None:
    page = window()
    begin(page, "katalon", seats={1: "here"})
    type_move(page, "Nn")
    expect(page.locator("svg .stone.yellow")).to_have_count(1)
    type_move(page, "Zz")
    expect(page.locator(".sentence.refused")).to_be_visible()
