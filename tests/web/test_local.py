"""All five games from a folder of files in airplane mode: one visit, then no server, no network."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from speeltafel.protocol.learn import puzzles
from tests.web.conftest import remember
from tests.web.folder import Folder, take_off, wait_until_kept
from tests.web.katoiz import build
from tests.web.kobito import open_list
from tests.web.lesson_gestures import by_mouse, make
from tests.web.players import begin, draw_kapai, my_turn, over, play_katalon, steps
from tests.web.potzklotz import play_right_or_pass
from tests.web.potzklotz import wait_for_turn as wait_for_potzklotz
from tests.web.test_katalon import play_until_over as play_katalon_out
from tests.web.test_kobito_games import play_on as play_kobito
from tests.web.test_places import violations
from tests.web.test_puzzles import trio_number
from tests.web.test_review import numbers_in

START = 120_000
"""Milliseconds: a busy machine is slow, not wrong."""
LOOKED = 480_000
"""A device that serves itself looks back in plain Python."""


@pytest.fixture(scope="module")
def device(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """Has been to the folder once and made a move there; then it took off."""
    with Folder(tmp_path_factory.mktemp("site")) as folder:
        context = browser.new_context(
            base_url=folder.url,
            viewport={"width": 1280, "height": 860},
            locale="nl-NL",
            reduced_motion="reduce",
        )
        context.set_default_timeout(40_000)
        remember(context, speed="once", rolls=True)
        page = context.new_page()
        begin(page, "katalon")
        expect(page.locator(".sentence.mine")).to_be_visible(timeout=START)
        play_katalon(page, 2)
        wait_until_kept(page)
        page.close()
        take_off(folder, context)
        yield context
        context.close()


@pytest.fixture
def page(device: BrowserContext) -> Iterator[Page]:
    complaints: list[str] = []
    page = device.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    page.close()
    assert complaints == []


def sit_down(page: Page, game: str) -> None:
    begin(page, game)
    expect(page.locator(".sentence").first).to_be_visible(timeout=START)


def test_katalon_to_the_end_and_once_more(page: Page) -> None:
    sit_down(page, "katalon")
    assert violations(page) == []
    play_katalon_out([page], 3000)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wint|Gelijkspel"))
    page.get_by_role("button", name="Nog een keer").click()
    expect(page.locator(".sentence.mine")).to_be_visible()


def test_kapai_round_after_round(page: Page) -> None:
    sit_down(page, "kapai")
    assert violations(page) == []
    for turn in range(8):
        expect(page.locator(".sentence.mine")).to_be_visible()
        draw_kapai(page, turn)
    assert not over(page)


def test_katoiz_tower_after_tower(page: Page) -> None:
    page.goto("/")
    page.locator('a[href="/play/katoiz"]').click()
    page.locator("button.begin").click()
    expect(page.locator(".sentence.mine")).to_be_visible(timeout=START)
    assert violations(page) == []
    for turn in range(6):
        expect(page.locator(".sentence.mine")).to_be_visible()
        build(page, turn)


def test_kobito_to_the_end_and_looked_back_at_by_the_device_itself(page: Page) -> None:
    sit_down(page, "kobito")
    assert violations(page) == []
    open_list(page)
    play_kobito(page)
    end = page.get_by_role("dialog", name="De partij is uit")
    expect(end).to_contain_text("wint")
    end.get_by_role("link", name="Kijk terug").click()
    sums = page.get_by_role("region", name="Geluk of kunst?")
    expect(sums).to_be_visible(timeout=LOOKED)
    base, luck, cost, others, result = numbers_in(sums)
    assert base + luck - cost + others == pytest.approx(result)


def test_potz_klotz_turn_after_turn(page: Page) -> None:
    sit_down(page, "potzklotz")
    assert violations(page) == []
    for _ in range(3):
        wait_for_potzklotz(page)
        play_right_or_pass(page)
    assert steps(page) >= 3


def test_a_reload_and_a_new_tab_lose_nothing(device: BrowserContext, page: Page) -> None:
    sit_down(page, "katalon")
    expect(page.locator(".sentence.mine")).to_be_visible()
    play_katalon(page, 3)
    expect(page.locator(".sentence.mine")).to_be_visible()
    before = page.locator("aside ol").inner_text()
    page.reload()
    expect(page.locator(".sentence.mine")).to_be_visible(timeout=START)
    assert page.locator("aside ol").inner_text() == before
    other = device.new_page()
    other.goto(page.url)
    expect(other.locator(".sentence.mine")).to_be_visible(timeout=START)
    assert other.locator("aside ol").inner_text() == before
    length = steps(other)
    play_katalon(page, 5)
    expect(other.locator("aside ol li:not(.soft)")).not_to_have_count(length)
    other.close()


def test_hints_rules_and_the_shelf_are_there(page: Page) -> None:
    page.goto("/")
    expect(page.locator("a.box")).to_have_count(5)
    assert violations(page) == []
    page.goto("/#/rules/kobito")
    expect(page.locator("main")).to_contain_text("Kobito")
    begin(page, "kobito")
    expect(page.locator(".sentence.mine")).to_be_visible(timeout=START)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".sentence.hint, .sentence .hint, [data-hint]").first).to_be_visible()


def test_a_hint_of_katalon_does_not_wait_for_its_book(page: Page) -> None:
    """It looks ahead instead, and says that this is not certain."""
    sit_down(page, "katalon")
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".sentence .hint")
    expect(hint).to_be_visible(timeout=START)
    for _ in range(3):
        if "Zeker is het niet" in hint.inner_text():
            break
        page.get_by_role("button", name="Verder").click()
    expect(hint).to_contain_text("Zeker is het niet")


def test_what_needs_others_is_said_in_words(page: Page) -> None:
    begin(page, "katalon", seats={1: "elsewhere"})
    expect(page.get_by_text("kan alleen met een server")).to_be_visible(timeout=START)


def test_two_people_share_the_device(page: Page) -> None:
    begin(page, "katalon", seats={1: "here"})
    expect(page.locator(".sentence.mine")).to_be_visible(timeout=START)
    for turn in range(4):
        play_katalon(page, turn)
        expect(page.locator(".sentence.mine")).to_be_visible()
    assert my_turn(page)


def test_lessons_are_judged_by_the_device_itself(page: Page) -> None:
    page.goto("/#/learn/katalon/send")
    expect(page.locator(".said")).to_contain_text("Stuur rood naar Oost", timeout=START)
    make(page, "katalon", "Nw", by_mouse)
    expect(page.locator(".said.wrong")).to_contain_text("stuurt rood naar West")
    for number, move in enumerate(("No", "Zw", "Mo")):
        expect(page.locator(".fill[data-done='0'][aria-busy='false']")).to_be_visible()
        make(page, "katalon", move, by_mouse)
        expect(page.locator(".said.right")).to_be_visible()
        if number < 2:
            page.locator(".onward").click()
    page.goto("/#/learn/katalon")
    expect(page.locator(".stone.done")).to_have_count(1)
    page.goto("/#/learn/kobito/lay")
    expect(page.locator(".fill[data-done='0']")).to_be_visible()
    make(page, "kobito", "A+5", by_mouse)
    expect(page.locator(".said.right")).to_be_visible()


def test_a_puzzle_is_solved_on_the_device(page: Page) -> None:
    number = trio_number()
    page.goto(f"/#/puzzles/katoiz/{number}")
    line: list[str] = []
    while True:
        move = puzzles.hint("katoiz", number, line, "nl").move
        page.locator(f'[data-may="lay"][data-place="{move}"]').click(timeout=START)
        answer = puzzles.attempt("katoiz", number, line, move, "nl")
        line += [step.move for step in answer.steps]
        if answer.done:
            break
    expect(page.locator(".verdict.won")).to_contain_text("Opgelost!", timeout=START)


def test_a_puzzle_of_katalon_says_that_its_book_is_not_here_yet(page: Page) -> None:
    page.goto("/#/puzzles/katalon/1")
    page.get_by_role("button", name="Hint").click(timeout=START)
    expect(page.locator("main")).to_contain_text("oplossingenboek van Katalon", timeout=START)


@pytest.mark.parametrize("place", ["class", "a/WALVIS", "j/WALVIS"])
def test_what_needs_other_devices_says_so_and_leads_back(page: Page, place: str) -> None:
    page.goto(f"#/{place}")
    expect(page.get_by_text("Hiervoor is een server nodig")).to_be_visible()
    expect(page.get_by_text("Samen op dit toestel")).to_be_visible()
    page.locator("main").get_by_role("link", name="Naar de plank").click()
    expect(page.locator("a.box").first).to_be_visible()
