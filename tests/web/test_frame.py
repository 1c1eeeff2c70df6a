"""The frame round every game: taking back, settings, sound, the notice of one's turn, leaving,
talk, rules, the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Window
from tests.web.players import (
    begin,
    code_of,
    join,
    more,
    play_katalon,
    steps,
)

LISTEN = """
window.heard = [];
for (const what of ["sound", "speech"])
  addEventListener(`speeltafel:${what}`, (event) => heard.push([what, event.detail]));
"""
FIELDS = "svg .stone"


def heard(page: Page, what: str) -> list[str]:
    found: list[str] = page.evaluate(
        "what => heard.filter(each => each[0] === what).map(each => each[1])", what
    )
    return found


def lay(page: Page, field: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{field}")).click(force=True)


def two_windows(window: Window, **more_: Any) -> tuple[Page, Page]:
    anna, bram = window(**more_), window()
    begin(anna, "katalon", seats={1: "elsewhere"})
    join(bram, code_of(anna), "Bram")
    for page in (anna, bram):
        expect(page.locator(".sentence")).to_be_visible()
    return anna, bram


# ── taking back


def test_the_history_shows_what_stands_after_an_undo(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    play_katalon(page, 2)
    expect(page.locator(".sentence.mine")).to_be_visible()
    told = page.locator("aside ol li:not(.soft)").all_inner_texts()
    assert len(told) == 2
    page.get_by_role("button", name="Terug", exact=True).click()
    expect(page.locator("aside ol li:not(.soft)")).to_have_count(0)
    more(page, "Verloop")
    expect(page.get_by_role("dialog", name="Verloop").locator("li")).to_have_text(
        "Er is nog niets gebeurd."
    )


def test_on_one_device_whoever_just_moved_takes_it_back(window: Window) -> None:
    page = window()
    begin(page, "katalon", seats={1: "here"})
    lay(page, "Nn")
    expect(page.locator(FIELDS)).to_have_count(1)
    page.get_by_role("button", name="Terug", exact=True).click()
    expect(page.locator(FIELDS)).to_have_count(0)
    assert steps(page) == 0
    expect(page.locator(".sentence")).to_contain_text("Leg de eerste steen")


def test_a_refusal_goes_when_anything_else_is_touched(window: Window) -> None:
    page = window()
    begin(page, "katalon", seats={1: "here"})
    lay(page, "Nn")
    expect(page.locator(FIELDS)).to_have_count(1)
    lay(page, "Zz")
    expect(page.locator(".sentence.refused")).to_be_visible()
    page.get_by_role("heading", level=1).click()
    expect(page.locator(".sentence.refused")).to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text("Noord")


# ── settings, sound, voice


def test_settings_are_remembered_by_the_device(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    more(page, "Instellingen")
    page.get_by_role("switch", name="Letters op de kleuren").click()
    page.get_by_role("radio", name="nacht").click()
    page.get_by_role("radio", name="vlot").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    more(page, "Instellingen")
    expect(page.get_by_role("switch", name="Letters op de kleuren")).to_be_checked()
    expect(page.get_by_role("radio", name="vlot")).to_be_checked()


def test_letters_are_offered_only_where_a_game_has_colours(window: Window) -> None:
    page = window()
    begin(page, "kapai")
    expect(page.locator(".sentence")).to_be_visible()
    more(page, "Instellingen")
    expect(page.get_by_role("switch", name="Geluid")).to_be_visible()
    expect(page.get_by_role("switch", name="Letters op de kleuren")).to_have_count(0)


def test_the_switch_silences_every_sound(window: Window) -> None:
    page = window()
    page.add_init_script(LISTEN)
    begin(page, "katalon", seats={1: "here"})
    lay(page, "Nn")
    page.wait_for_function("() => heard.some(each => each[1] === 'lay')")
    more(page, "Instellingen")
    page.get_by_role("switch", name="Geluid").click()
    page.get_by_role("button", name="Sluiten").click()
    page.evaluate("() => { heard.length = 0 }")
    page.locator(".field.open").first.click(force=True)
    expect(page.locator(FIELDS)).to_have_count(2)
    assert heard(page, "sound") == []


def test_a_voice_reads_the_task_to_small_children_and_again_on_request(window: Window) -> None:
    page = window()
    page.add_init_script(LISTEN)
    page.goto("/")
    page.request.put("/api/guest", data={"name": "Anna"})
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "computer", "level": "beginner"}]
    wish = {"game": "katoiz", "variant": "stapeltoren-1", "seats": seats}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['table']}")
    page.wait_for_function("() => heard.some(each => each[0] === 'speech')")
    task = heard(page, "speech")[0]
    assert task == page.locator(".sentence p").first.inner_text()
    page.get_by_role("button", name="Nog een keer horen").click()
    page.wait_for_function("() => heard.filter(each => each[0] === 'speech').length > 1")
    assert heard(page, "speech")[1] == task


def test_no_voice_speaks_unasked_to_those_who_can_read(window: Window) -> None:
    page = window()
    page.add_init_script(LISTEN)
    begin(page, "katalon")
    expect(page.locator(".sentence.mine")).to_be_visible()
    assert heard(page, "speech") == []
    more(page, "Instellingen")
    page.get_by_role("switch", name="Voorlezen").click()
    page.wait_for_function("() => heard.some(each => each[0] === 'speech')")


# ── the pace, the turn


def test_the_computer_looks_before_it_moves(window: Window) -> None:
    page = window(speed="normal", reduced_motion="no-preference")
    begin(page, "katalon")
    page.evaluate(
        """() => { window.seen = {}; new MutationObserver(() => {
          for (const colour of ["yellow", "red"])
            if (document.querySelector(`svg .stone.${colour}`)) seen[colour] ??= performance.now();
        }).observe(document.body, { childList: true, subtree: true }); }"""
    )
    lay(page, "Nn")
    expect(page.locator("svg .stone.red")).to_have_count(1)
    waited = page.evaluate("() => seen.red - seen.yellow")
    assert waited >= 600


def test_the_tab_says_when_it_is_your_turn(window: Window) -> None:
    anna, bram = two_windows(window)
    expect(anna).to_have_title("● Jouw beurt – Katalon")
    expect(bram).to_have_title("Katalon · Speeltafel")
    bram.evaluate(LISTEN)
    play_katalon(anna, 0)
    expect(bram).to_have_title("● Jouw beurt – Katalon")
    expect(anna).to_have_title("Katalon · Speeltafel")
    bram.wait_for_function("() => heard.some(each => each[1] === 'knock')")


# ── with others


def test_what_somebody_says_appears_at_their_plate(window: Window) -> None:
    anna, bram = two_windows(window)
    more(bram, "Iets zeggen")
    phrase = bram.get_by_role("dialog", name="Iets zeggen").get_by_role("button").nth(1)
    words = phrase.inner_text()
    phrase.click()
    expect(anna.locator('[data-seat="1"] .balloon')).to_have_text(words)
    expect(anna.locator(".balloon")).to_have_count(0, timeout=8000)


def test_whoever_leaves_goes_to_the_shelf_and_the_other_plays_on(window: Window) -> None:
    anna, bram = two_windows(window)
    more(bram, "Weggaan")
    bram.get_by_role("button", name="Ja", exact=True).click()
    expect(bram).to_have_url(re.compile("/$"))
    expect(anna.locator('[data-seat="1"]')).to_contain_text("even weg")
    play_katalon(anna, 0)
    expect(anna.get_by_role("button", name="Laat invallen")).to_be_visible()
    anna.get_by_role("button", name="Laat invallen").click()
    expect(anna.locator("svg .stone.red")).to_have_count(1)


def test_taking_back_from_a_person_is_asked_and_answered_in_the_sentence(window: Window) -> None:
    anna, bram = two_windows(window)
    play_katalon(anna, 0)
    expect(bram.locator(".sentence.mine")).to_be_visible()
    play_katalon(bram, 0)
    expect(anna.locator(".sentence.mine")).to_be_visible()
    anna.get_by_role("button", name="Terug", exact=True).click()
    question = bram.get_by_role("alertdialog")
    expect(question).to_be_visible()
    expect(anna.get_by_role("alertdialog")).to_contain_text("Bram")
    question.get_by_role("button", name="Ja").click()
    for page in (anna, bram):
        expect(page.locator(FIELDS)).to_have_count(0)
        expect(page.locator("aside ol li:not(.soft)")).to_have_count(0)


def test_who_is_away_is_said_with_what_can_be_done_about_it(window: Window) -> None:
    anna, bram = two_windows(window)
    play_katalon(anna, 0)
    bram.context.close()
    expect(anna.locator(".sentence")).to_contain_text("Bram is even weg.")
    for width, height in ((360, 640), (1024, 768), (1440, 900)):
        anna.set_viewport_size({"width": width, "height": height})
        anna.wait_for_timeout(200)
        told = anna.locator(".sentence .words > p").first
        assert "…" not in told.inner_text()
        words, act = told.bounding_box(), anna.locator(".sentence .stand-in").bounding_box()
        assert words
        assert act
        apart = words["x"] + words["width"] <= act["x"] or words["y"] + words["height"] <= act["y"]
        assert apart, f"at {width}x{height} they lie over each other"


def test_a_guest_whose_host_goes_away_has_a_way_on(window: Window) -> None:
    anna, bram = two_windows(window)
    more(anna, "Weggaan")
    anna.get_by_role("button", name="Ja", exact=True).click()
    expect(bram.locator(".sentence")).to_contain_text("Anna is even weg.")
    bram.get_by_role("button", name="Laat invallen").click()
    expect(bram.locator(FIELDS)).to_have_count(1, timeout=40_000)


def test_an_asked_rematch_is_not_told_twice(window: Window) -> None:
    anna, bram = two_windows(window)
    play_katalon(anna, 0)
    expect(bram.locator(".sentence.mine")).to_be_visible()
    more(bram, "Opgeven")
    bram.get_by_role("button", name="Ja", exact=True).click()
    anna.get_by_role("button", name="Nog een keer").click()
    expect(bram.get_by_role("alertdialog")).to_contain_text("nog een potje?")
    expect(bram.locator(".end .note")).to_be_empty()


# ── what is said


def test_a_hint_is_read_out_in_the_words_that_are_shown(window: Window) -> None:
    page = window()
    begin(page, "katalon", seats={1: "here"})
    lay(page, "Nn")
    expect(page.locator(FIELDS)).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible(timeout=60_000)
    for _ in range(2):
        shown = page.locator(".hint span").first.inner_text()
        expect(page.get_by_role("log")).to_have_text(re.compile(re.escape(shown)))
        page.get_by_role("button", name="Verder").click()


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_on_a_phone_a_balloon_never_covers_the_board(window: Window, size: tuple[int, int]) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, "kobito", seats={2: "computer"})
    said = page.locator('[data-seat="2"] .balloon, [data-seat="1"] .balloon').first
    said.wait_for()
    balloon, board = said.bounding_box(), page.locator(".frame > .board").bounding_box()
    assert balloon
    assert board
    assert balloon["y"] + balloon["height"] <= board["y"]
    assert balloon["x"] >= 0
    assert balloon["x"] + balloon["width"] <= size[0]


def test_an_animal_says_a_word_of_its_own_and_little_more(window: Window) -> None:
    page = window()
    begin(page, "katalon")
    expect(page.locator('[data-seat="1"] .balloon')).to_have_text("Leuk dat je er bent!")
    expect(page.locator('[data-seat="1"] .who')).to_have_css("opacity", "0")
    expect(page.locator(".balloon")).to_have_count(0, timeout=8000)
    play_katalon(page, 0)
    expect(page.locator(".sentence.mine")).to_be_visible()
    assert page.locator(".balloon").count() == 0


@pytest.mark.parametrize("game", ["katalon", "kapai"])
def test_whoever_tabs_into_the_board_comes_out_again(window: Window, game: str) -> None:
    page = window()
    begin(page, game)
    expect(page.locator(".sentence.mine")).to_be_visible()
    where = "() => document.activeElement.closest('.region')?.className ?? ''"
    for key in ("Tab", "Shift+Tab"):
        page.locator(".board [data-stop][data-may]").first.focus()
        page.keyboard.press("ArrowRight")
        assert "board" in page.evaluate(where)
        for _ in range(3):
            page.keyboard.press(key)
        assert "board" not in page.evaluate(where)
