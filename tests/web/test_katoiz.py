"""Katoiz through the interface: three types, fourteen levels."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from speeltafel.games.katoiz import KATOIZ
from tests.web.conftest import Window
from tests.web.players import code_of, join, my_turn, over, steps
from tests.web.test_places import violations

LEVELS = [variant.name for variant in KATOIZ.variants]
BOARDS = {"stapeltoren": ".supply .tile", "3-stel": ".square .place", "stapeltje": "svg .place"}
BOT = {"kind": "computer", "level": "ahead"}
HERE = {"kind": "here"}
ELSEWHERE = {"kind": "elsewhere"}


def sit_down(
    page: Page, variant: str, *others: dict[str, str], options: dict[str, Any] | None = None
) -> None:
    """At a table of this level; through the server, for the set-up has tests of its own."""
    page.goto("/")
    page.request.put("/api/guest", data={"name": "Anna"})
    seats = [{**HERE, "name": "Anna"}, *others]
    wish = {"game": "katoiz", "variant": variant, "options": options or {}, "seats": seats}
    table = page.request.post("/api/tables", data=wish)
    assert table.ok, table.text()
    page.goto(f"/t/{table.json()['table']}")


def wait_for_turn(page: Page) -> None:
    expect(page.locator(".katoiz")).to_be_visible()
    expect(page.locator(".sentence.mine").or_(page.get_by_role("dialog"))).not_to_have_count(0)


def moved(page: Page, before: int) -> None:
    expect(page.locator("aside ol li:not(.soft)")).not_to_have_count(before)


def build(page: Page, turn: int) -> None:
    """A tile that fits, on the first tower it fits on, naming until it is right."""
    before = steps(page)
    lapse = page.locator('[data-move="-"]')
    if lapse.count():
        lapse.click()
    else:
        tiles = page.locator(".tile[data-may]")
        tiles.nth(turn * 3 % tiles.count()).click()
        if page.locator("button.tower.glow").count() > 1:
            page.locator("button.tower.glow").first.click()
        for word in ("kleur", "vorm", "grootte"):
            if steps(page) > before or not page.locator(".naming").count():
                break
            page.locator(f'[data-property="{word}"]').click()
            page.wait_for_function(
                "before => document.querySelector('.naming .told') ||"
                " document.querySelectorAll('aside ol li:not(.soft)').length > before",
                arg=before,
            )
    moved(page, before)


def lay_disc(page: Page, turn: int) -> None:
    """A disc on a tile that lights up; when all lie, one of them goes there."""
    before = steps(page)
    choice = page.locator('[data-move="nog"], [data-move="-"]')
    free = page.locator(".place.free")
    if choice.count():
        choice.first.click()
    elif free.count():
        goal = free.nth(turn * 5 % free.count()).get_attribute("data-place")
        page.locator(f'[data-place="{goal}"]').click()
        if page.locator(".place.start").count():
            page.locator(".place.start").nth(turn % 3).click()
    else:
        page.locator('[data-move="pas"]').click()
    moved(page, before)


def walk(page: Page, turn: int) -> None:
    """Home when that can be, else anywhere."""
    before = steps(page)
    starts = page.locator(".place.start")
    if not starts.count():
        page.locator(".choices button").first.click()
    else:
        starts.nth(turn % starts.count()).click(force=True)
        ends = page.locator(".place.end")
        expect(ends.first).to_be_attached()
        home = page.locator('.place.end[data-place^="h"]')
        (home if home.count() else ends.nth(turn * 3 % ends.count())).first.click(force=True)
    moved(page, before)


def play_until_over(pages: list[Page], one_move: Any, turns: int = 150) -> None:
    for turn in range(turns):
        if all(over(page) for page in pages):
            return
        for page in pages:
            if my_turn(page) and not over(page):
                one_move(page, turn)
        pages[0].wait_for_timeout(30)
    raise AssertionError("the game did not end")


def opened_in_two_windows(window: Window, variant: str, **options: Any) -> list[Page]:
    anna, bram = window(), window(phone=True)
    sit_down(anna, variant, ELSEWHERE, options=options)
    join(bram, code_of(anna), "Bram")
    for page in (anna, bram):
        expect(page.locator(".katoiz")).to_be_visible()
    return [anna, bram]


@pytest.mark.parametrize("variant", LEVELS)
def test_every_level_opens_and_shows_its_board(window: Window, variant: str) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(page, variant, BOT)
    wait_for_turn(page)
    places = page.locator(BOARDS[variant.rsplit("-", 1)[0]])
    expected = {"stapeltoren-1": 20, "stapeltoren-2": 20}.get(
        variant, 40 if "toren" in variant else 36 if "stel" in variant else 38
    )
    expect(places).to_have_count(expected)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


# ── Stapeltoren


def test_towers_are_built_against_the_computer_until_the_tiles_are_gone(window: Window) -> None:
    page = window(phone=True)
    sit_down(page, "stapeltoren-1", BOT, options={"tiles": 20})
    wait_for_turn(page)
    play_until_over([page], build)
    expect(page.get_by_role("dialog")).to_contain_text("De hoogste toren telt")


def test_two_windows_build_with_dice(window: Window) -> None:
    pages = opened_in_two_windows(window, "stapeltoren-5")
    play_until_over(pages, build)
    expect(pages[1].get_by_role("dialog")).to_contain_text("toren van")


def test_a_property_that_is_not_shared_is_refused_kindly(window: Window) -> None:
    """KZ-11: it costs nothing."""
    page = window()
    sit_down(page, "stapeltoren-1", {**HERE, "name": "Bram"}, options={"tiles": 40})
    wait_for_turn(page)
    page.locator('[data-tile="R●"]').first.click()
    expect(page.locator(".own .builder")).to_have_text("Bram")
    page.locator('[data-tile="B□"]').first.click()
    expect(page.locator(".own .builder")).to_have_text("Anna")
    page.locator('[data-tile="R□"]').first.click()
    page.locator('[data-property="vorm"]').click()
    expect(page.locator(".naming .told")).to_contain_text("Kijk nog eens goed")
    page.locator('[data-property="kleur"]').click()
    expect(page.locator(".naming")).to_have_count(0)
    expect(page.locator(".other .height")).to_have_text("2")


def test_a_tile_that_does_not_fit_is_explained(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltoren-1", {**HERE, "name": "Bram"}, options={"tiles": 40})
    wait_for_turn(page)
    page.locator('[data-tile="R●"]').first.click()
    expect(page.locator(".own .builder")).to_have_text("Bram")
    page.locator('[data-tile="B□"]').first.click()
    expect(page.locator(".own .builder")).to_have_text("Anna")
    page.locator('[data-tile="B△"]').first.click()
    expect(page.locator(".sentence.refused")).to_contain_text("past niet op")


def test_a_tile_is_dragged_onto_the_tower(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltoren-3", options={"naming": False})
    wait_for_turn(page)
    page.locator('[data-tile="G○"]').first.drag_to(page.locator('[data-to="new"]'))
    expect(page.locator(".own .height")).to_have_text("1")


def test_reading_aloud_is_off_until_it_is_asked_for(window: Window) -> None:
    page = window()
    page.add_init_script(
        "window.heard = [];"
        "speechSynthesis.speak = (spoken) => heard.push([spoken.lang, spoken.text]);"
    )
    sit_down(page, "stapeltoren-1", {**HERE, "name": "Bram"}, options={"tiles": 40})
    wait_for_turn(page)
    page.locator('[data-tile="R●"]').first.click()
    expect(page.locator(".own .builder")).to_have_text("Bram")
    assert page.evaluate("() => heard") == []
    page.get_by_role("button", name="Voorlezen").click()
    page.locator('[data-tile="B□"]').first.click()
    page.wait_for_function("() => heard.some(([, text]) => text === 'groot blauw vierkant')")
    assert {language for language, _ in page.evaluate("() => heard")} == {"nl-NL"}


def test_a_tower_is_built_with_the_keyboard_alone(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltoren-1", options={"tiles": 40})
    wait_for_turn(page)
    page.locator('.tile[tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".own .height")).to_have_text("1")
    page.locator('.tile[tabindex="0"]').focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Wat is hetzelfde?")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        if not page.locator(".naming").count():
            break
        page.keyboard.press("Tab")
    expect(page.locator(".own .height")).to_have_text("2")


# ── 3-stel


def test_sets_are_taken_against_the_computer_to_the_end(window: Window) -> None:
    page = window(phone=True)
    sit_down(page, "3-stel-1", BOT)
    wait_for_turn(page)
    play_until_over([page], lay_disc)
    expect(page.get_by_role("dialog")).to_contain_text("3-stel")


def test_two_windows_send_back_and_roll_again(window: Window) -> None:
    """KZ-25, to the end; the first who can, sends back."""
    pages = opened_in_two_windows(window, "3-stel-4")
    sent: list[str] = []

    def bold(page: Page, turn: int) -> None:
        send = page.locator(".place.send")
        if send.count() and not sent:
            before = steps(page)
            sent.append(str(send.first.get_attribute("data-place")))
            send.first.click()
            moved(page, before)
            expect(page.locator(f'[data-place="{sent[0]}"].vacated')).to_have_count(1)
        else:
            lay_disc(page, turn)

    play_until_over(pages, bold)
    expect(pages[0].locator("aside ol")).to_contain_text("stuurt het schijfje van")


def test_a_disc_on_a_tile_that_was_not_rolled_is_explained(window: Window) -> None:
    page = window()
    sit_down(page, "3-stel-1", BOT)
    wait_for_turn(page)
    page.locator(".place:not(.free)").first.click()
    expect(page.locator(".sentence.refused")).to_contain_text("gevraagd is")


# ── Stapeltje


def test_tiles_walk_home_against_the_computer_to_the_end(window: Window) -> None:
    page = window(phone=True)
    sit_down(page, "stapeltje-1", BOT)
    wait_for_turn(page)
    play_until_over([page], walk)
    expect(page.get_by_role("dialog")).to_contain_text("thuisstapel van")


def test_two_windows_walk_until_the_turns_are_over_and_see_the_clock(window: Window) -> None:
    pages = opened_in_two_windows(window, "stapeltje-3", turns=30)
    for page in pages:
        expect(page.get_by_role("timer")).to_have_count(1)
        expect(page.locator(".katoiz")).to_contain_text("beurt 1 van 30")
    play_until_over(pages, walk)
    expect(pages[1].get_by_role("dialog")).to_contain_text("De afgesproken beurten zijn gespeeld")


def test_everybody_sees_the_clocks_of_everybody(window: Window) -> None:
    for page in opened_in_two_windows(window, "stapeltje-4"):
        expect(page.get_by_role("timer")).to_have_count(2)


def test_the_ladder_shows_which_colour_is_asked_for(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltje-5", BOT)
    wait_for_turn(page)
    ladder = page.get_by_role("list", name="Kleurenladder, van onder naar boven")
    expect(ladder.get_by_role("listitem")).to_have_count(5)
    expect(ladder.locator('[aria-current="step"]')).to_have_count(1)


def test_a_walk_is_drawn_before_it_is_made_and_after(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltje-5", BOT)
    wait_for_turn(page)
    start = page.locator(".place.start").first
    name = start.get_attribute("data-place")
    start.click(force=True)
    goal = page.locator(".place.end").last
    end = goal.get_attribute("data-place")
    goal.hover(force=True)
    path = page.locator("polyline[data-path]")
    expect(path).to_have_attribute("data-path", re.compile(rf"^{name} .*{end}$"))
    before = steps(page)
    goal.click(force=True)
    moved(page, before)
    expect(page.locator("polyline[data-walked]")).to_have_count(1)


def test_a_step_that_fails_or_two_piles_that_differ_too_much_are_shown(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltje-5", BOT)
    wait_for_turn(page)
    shown = page.locator("[data-step], [data-pair]")
    starts = page.locator(".place.start").all()
    for start in starts:
        start.click(force=True)
        beyond = page.locator(".place:not(.end):not(.free):not([data-place^=h])")
        if beyond.count():
            beyond.first.click(force=True)
            break
    expect(page.locator(".sentence.refused")).to_be_visible()
    expect(shown).to_have_count(1)


def test_a_tile_is_dragged_to_where_it_may_stop(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltje-5", BOT)
    wait_for_turn(page)
    name = page.locator(".place.start").first.get_attribute("data-place")
    start = page.locator(f'[data-place="{name}"]')
    start.click(force=True)
    end = page.locator(".place.end").first.get_attribute("data-place")
    start.click(force=True)
    expect(page.locator(".place.end")).to_have_count(0)
    before = steps(page)
    start.drag_to(page.locator(f'[data-place="{end}"]'), force=True)
    moved(page, before)
    expect(page.locator("aside ol")).to_contain_text(str(end))


def test_a_walk_is_made_with_the_keyboard_alone(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltje-5", BOT)
    wait_for_turn(page)
    page.locator('.place[tabindex="0"]').focus()
    page.keyboard.press("n")
    assert "mag lopen" in focused(page)
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    assert "hier mag je stoppen" in focused(page)
    before = steps(page)
    page.keyboard.press("Enter")
    moved(page, before)
    page.keyboard.press("s")
    expect(page.get_by_label("Het bord in woorden")).to_contain_text("thuisstapel van Anna")


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))


# ── For everybody


@pytest.mark.parametrize("variant", ["stapeltoren-5", "3-stel-4", "stapeltje-5"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_at_a_table(window: Window, variant: str, dark: bool) -> None:
    page = window(dark=dark, phone=dark)
    sit_down(page, variant, BOT)
    wait_for_turn(page)
    if variant == "stapeltoren-5":
        build(page, 0)
        wait_for_turn(page)
    if variant == "stapeltje-5":
        page.locator(".place.start").first.click(force=True)
    assert violations(page) == []


def test_a_child_can_be_asked_without_a_violation(window: Window) -> None:
    page = window(phone=True)
    sit_down(page, "stapeltoren-1")
    wait_for_turn(page)
    build(page, 1)
    page.locator(".tile[data-may]").first.click()
    expect(page.locator(".naming")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("variant", ["3-stel-1", "stapeltje-1"])
def test_everything_to_touch_is_large_enough_on_a_phone(window: Window, variant: str) -> None:
    page = window(phone=True)
    sit_down(page, variant, BOT)
    wait_for_turn(page)
    sizes = page.locator("[data-stop]").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(box => [box.width, box.height])"
    )
    assert min(min(size) for size in sizes) >= 44
