"""Potz Klotz in the hand: a cube follows finger and mouse, lands where it is let go, and stays."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from speeltafel.games.potzklotz.verdict import Judgement
from tests.web.conftest import Window
from tests.web.potzklotz import BOTH, claim, claims, pass_turn, point_at
from tests.web.potzklotz_scenes import MIRRORED, OTHER, RIGHT, judged, make, open_table
from tests.web.stacked import StackedHouse
from tests.web.test_touch import Finger, middle

HANDS = ("13a 12b 22a 6a 20a", "5a 7a 8b 9a 14a")
CUBE = '.stand.take[data-place="b4"] .face.top'
GOAL = '.stand[data-place="c2"] .touch'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedHouse]:
    with StackedHouse(tmp_path_factory.mktemp("stacked")) as house:
        yield house


def sit_down(page: Page, house: StackedHouse, variant: str = "basic") -> None:
    open_table([page], house, *HANDS, kinds=["computer"], variant=variant)
    expect(page.locator(BOTH)).to_be_visible()


def goal(page: Page) -> tuple[float, float]:
    """Places light up only once a cube is in the hand."""
    expect(page.locator(GOAL)).to_be_attached()
    return middle(page, GOAL)


def take(page: Page) -> None:
    x, y = middle(page, CUBE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 20, steps=3)
    expect(page.locator(".stage.dragging .in-hand")).to_be_visible()


def test_a_cube_follows_the_mouse_and_lands_where_it_is_let_go(
    window: Window, house: StackedHouse
) -> None:
    page = window()
    sit_down(page, house)
    take(page)
    first = middle(page, ".in-hand .cube")
    x, y = goal(page)
    page.mouse.move(x, y, steps=4)
    hangs = middle(page, ".in-hand .cube")
    assert hangs != first
    assert abs(hangs[0] - x) < 4  # straight above the pointer, and the place below lights up
    assert hangs[1] < y - 40
    expect(page.locator('.stand.over[data-place="c2"] .mark.chosen')).to_have_count(1)
    expect(page.locator(".mark.open").first).to_be_attached()
    page.mouse.up()
    expect(page.locator(".in-hand")).to_have_count(0)
    expect(page.locator('.stand.chosen[data-place="c2"] .face.top')).to_have_count(1)
    expect(page.locator('.stand[data-place="b4"] .face')).to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text("Welke kaart past bij je gebouw?")


def test_a_cube_follows_a_finger(window: Window, house: StackedHouse) -> None:
    page = window(phone=True)
    sit_down(page, house)
    finger = Finger(page)
    start = middle(page, CUBE)
    finger.drag(start, (start[0] + 15, start[1] + 15))
    x, y = goal(page)
    finger.at("touchMove", x, y)
    expect(page.locator('.stand.over[data-place="c2"]')).to_have_count(1)
    hangs = middle(page, ".in-hand .cube")
    assert abs(hangs[0] - x) < 4
    assert hangs[1] <= y - 56  # a finger hides what it touches
    finger.lift()
    expect(page.locator('.stand.chosen[data-place="c2"] .face.top')).to_have_count(1)


def test_let_go_elsewhere_it_goes_home_and_is_told_why(window: Window, house: StackedHouse) -> None:
    page = window()
    sit_down(page, house)
    take(page)
    x, y = middle(page, '.cell[data-place="e1"]')
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    expect(page.locator(".sentence.refused")).to_contain_text("nergens tegenaan")
    expect(page.locator(".stand.taken, .in-hand")).to_have_count(0)
    expect(page.locator(CUBE)).to_have_count(1)


def test_touch_is_move_as_the_rules_say(window: Window, house: StackedHouse) -> None:
    """PK-5: a cube in the hand may go back to its place; one that has been set down stays."""
    page = window()
    sit_down(page, house)
    point_at(page, "b4")
    page.keyboard.press("Escape")
    expect(page.locator(".stand.taken")).to_have_count(0)
    point_at(page, "b4")
    point_at(page, "c3")
    expect(page.locator('.stand.chosen[data-place="c3"] .face.top')).to_have_count(2)
    for place in ("b4", "c3", "c4"):
        page.locator(f'.building [data-place="{place}"]').first.dispatch_event("click")
    page.keyboard.press("Escape")
    expect(page.locator('.stand.chosen[data-place="c3"]')).to_have_count(1)
    expect(page.locator(".sentence")).to_contain_text("Aanraken is zetten")
    expect(page.locator(BOTH)).to_contain_text("Ik pas")
    page.goto("/rules/potzklotz")
    expect(page.get_by_text("waar je een kubus neerzet, blijft hij").first).to_be_visible()


def test_where_turning_is_agreed_a_cube_may_go_back(window: Window, house: StackedHouse) -> None:
    page = window()
    sit_down(page, house, "beginners")
    point_at(page, "b4")
    point_at(page, "c3")
    page.get_by_role("button", name="Zet terug").click()
    expect(page.locator(".stand.taken, .stand.chosen")).to_have_count(0)
    expect(page.locator(BOTH)).to_contain_text("Ik pas")
    page.goto("/rules/potzklotz")
    expect(page.get_by_text("een kubus mag terug zolang je geen kaart legt")).to_be_visible()


def test_card_drawings_fill_their_cards_and_carry_no_number(
    window: Window, house: StackedHouse
) -> None:
    page = window()
    sit_down(page, house)
    parts: list[float] = page.locator(".hand [data-card]").evaluate_all(
        """cards => cards.map((card) => {
          const box = card.getBoundingClientRect();
          const drawn = [...card.querySelectorAll("polygon")];
          const all = drawn.map((each) => each.getBoundingClientRect());
          const span = (from, to) =>
            Math.max(...all.map((each) => each[to])) - Math.min(...all.map((each) => each[from]));
          return Math.max(span("left", "right") / box.width, span("top", "bottom") / box.height);
        })"""
    )
    assert min(parts) > 0.78
    assert max(parts) < 1
    assert page.locator(".hand [data-card]").all_inner_texts() == [""] * 5


def test_every_verdict_can_be_seen_again(window: Window, house: StackedHouse) -> None:
    """Not only the newest; on a phone in a sheet."""
    anna, bram = pages = window(), window(phone=True)
    open_table(pages, house, *HANDS)
    make(anna, OTHER)
    judged(anna)
    expect(bram.locator(BOTH)).to_be_visible()
    claim(bram, next(claims(bram, Judgement.OTHER)))
    judged(bram)
    expect(anna.locator(BOTH)).to_be_visible()
    newest = anna.locator(".verdict .again")
    earlier = anna.get_by_role("list", name="Wat er gelegd is").get_by_role("button")
    for button, card in ((newest, "Kaart van Bram"), (earlier, "Jouw kaart")):
        button.click()
        expect(anna.locator(".verdict.showing")).to_contain_text(card)
        anna.locator(".stage").click(position={"x": 4, "y": 4})
        expect(anna.locator(".stage.showing")).to_have_count(0)
    anna.set_viewport_size({"width": 1024, "height": 660})
    expect(anna.get_by_role("list", name="Wat er gelegd is")).to_have_count(0)
    for page in (anna, bram):
        page.locator(".views .again").click()
        each = page.get_by_role("dialog").get_by_role(
            "button", name=re.compile("^(Jouw kaart|Kaart van)")
        )
        expect(each).to_have_count(2)
    anna.keyboard.press("Escape")
    each.filter(has_text="Anna").click()
    expect(bram.locator(".stage.showing")).to_be_visible()
    expect(bram.locator(".verdict")).to_contain_text("Kaart van Anna")


def test_the_same_mistake_twice_is_judged_twice(window: Window, house: StackedHouse) -> None:
    """Cards are drawn after each, so the newest step is no claim; nobody waits for ever."""
    anna, bram = pages = window(), window()
    open_table(pages, house, *HANDS)
    for _ in range(2):
        expect(anna.locator(BOTH)).to_be_visible()
        make(anna, OTHER)
        expect(anna.locator(".verdict.showing")).to_contain_text("Jouw kaart: mis.")
        judged(anna)
        expect(bram.locator(BOTH)).to_be_visible()
        pass_turn(bram)


def test_what_is_dealt_is_one_line_in_the_course_of_the_game(
    window: Window, house: StackedHouse
) -> None:
    page = window()
    sit_down(page, house)
    lines = page.locator("aside ol li").all_inner_texts()
    assert lines[0] == "De kaarten zijn gedeeld: ieder 5."
    assert len(lines) == 2  # and the first building
    make(page, MIRRORED)
    expect(page.locator("aside ol li", has_text="Anna trekt een kaart.")).to_have_count(1)


def test_a_hint_points_at_the_board_and_gives_numbers_only_when_asked(
    window: Window, house: StackedHouse
) -> None:
    page = window()
    sit_down(page, house)
    heard = []
    for _ in range(2):
        page.get_by_role("button", name="Hint").click()
        told = page.locator(".hint")
        expect(told).to_contain_text("kaart met de groene rand")
        expect(page.locator(".hand .hinted")).to_have_count(1)
        page.get_by_role("button", name="Verder", exact=True).click()
        expect(page.locator(".mark.hinted")).to_have_count(2)
        expect(told).to_contain_text("waar de pijl begint")
        source, target, _ = re.split("[>=]", told.get_attribute("data-move") or "")
        arrow = page.locator(".stage [data-to]")
        expect(arrow).to_have_attribute("data-from", source)
        expect(arrow).to_have_attribute("data-to", target)
        for place, words in ((source, "hier begint de pijl"), (target, "hier wijst de pijl")):
            stand = page.locator(f'.stage .stand[data-place="{place}"]')
            expect(stand).to_have_attribute("aria-label", re.compile(words))
        page.get_by_role("button", name="Verder", exact=True).click()
        expect(page.locator('.hint[data-stage="3"]')).to_be_visible()
        why = told.inner_text()
        assert not re.search(r"%|\d\.\d|schatting|bedachte", why)
        page.get_by_role("button", name="Hoe weet je dat?").click()
        expect(told).not_to_have_text(why)
        heard.append((page.locator(".hand .hinted").get_attribute("data-card"), why))
        while page.locator(".hint").count():
            page.locator(".hint ~ .next").last.click()
    assert heard[0] == heard[1]


def test_a_hint_says_what_is_left_of_it_to_do(window: Window, house: StackedHouse) -> None:
    page = window()
    sit_down(page, house)
    told = page.locator(".hint")
    page.keyboard.press("h")
    expect(told).to_contain_text("kaart met de groene rand")
    page.keyboard.press("h")
    source, target, _ = re.split("[>=]", told.get_attribute("data-move") or "")
    point_at(page, source)
    expect(told).to_contain_text("Zet hem op de groene plek")
    expect(page.locator(".stage [data-to]")).to_have_count(0)
    point_at(page, target)
    expect(told).to_contain_text("Leg nu de kaart")
    expect(page.locator(".mark.hinted")).to_have_count(0)


def test_a_first_game_is_for_beginners(window: Window) -> None:
    page = window()
    page.goto("/play/potzklotz")
    expect(page.locator("h1")).to_contain_text("Beginners")
    page.get_by_role("button", name="Anders spelen").click()
    names = page.locator(".variant strong").all_inner_texts()
    assert names == ["Beginners", "Basisspel", "Expertspel"]
    expect(page.locator(".variant svg")).to_have_count(3)


def test_a_right_card_stays_where_the_cube_was_set_down(
    window: Window, house: StackedHouse
) -> None:
    """One's own film does not carry the cube a second time."""
    page = window(reduced_motion="no-preference")
    sit_down(page, house)
    page.evaluate(
        """() => { window.seen = [];
          new MutationObserver(() => {
            if (document.querySelector(".stage.showing")) window.seen.push(
              document.querySelectorAll('.stage .face.top').length);
          }).observe(document, { subtree: true, childList: true, attributes: true }); }"""
    )
    make(page, RIGHT)
    expect(page.locator(".stage.showing")).to_be_visible()
    judged(page)
    assert set(page.evaluate("() => window.seen")) == {5}
