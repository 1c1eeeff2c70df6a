"""A turn of Katoiz, seen as it goes: dice wait for a hand, what another does can be followed, what
fits is shown to who asks, a hint points and gives one reason."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from speeltafel.core.match import AnyMatch
from tests.server.house import House
from tests.web.conftest import Window, remember
from tests.web.katoiz import (
    BOT,
    PLACES,
    at_my_turn,
    build,
    moves_of,
    plot,
    sit_down,
    sit_down_at,
    wait_for_turn,
)

MAY = ".katoiz [data-may]"
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const now = [
      document.querySelector('.coming, .place .up') ? 'lifts' : '',
      document.querySelector('.walker') ? 'walks' : '',
      document.querySelector('.dice.rolls') ? 'rolls' : '',
      document.querySelector('.dice.waits') ? 'waits' : '',
    ].filter(Boolean).join('+');
    if (now !== seen.at(-1)?.what) seen.push({ what: now, at: performance.now() });
    requestAnimationFrame(look);
  };
  look();
}"""


def rolled(match: AnyMatch) -> bool:
    """The first seat is to move, with a roll that leaves a choice."""
    return match.length > 6 and len(moves_of(match)) > 2


@pytest.mark.parametrize("variant", ["stapeltoren-3", "3-stel-1", "stapeltje-1"])
def test_dice_wait_for_a_tap(window: Window, house: House, variant: str) -> None:
    page = window(rolls=False, phone=True)
    sit_down_at(house, plot(variant, until=rolled), page)
    wait_for_turn(page)
    dice = page.locator("button.dice")
    expect(dice).to_have_class(re.compile("waits"))
    expect(page.locator(".sentence")).to_contain_text("Jij mag gooien!")
    expect(page.locator(MAY)).to_have_count(0)
    shown = dice.inner_html()
    dice.tap()
    expect(page.locator(MAY).first).to_be_attached()
    expect(page.locator(".sentence")).not_to_contain_text("gooien")
    assert dice.inner_html() != shown


def test_the_space_bar_and_a_button_roll_too(window: Window, house: House) -> None:
    page = window(rolls=False)
    sit_down_at(house, plot("3-stel-1", until=rolled), page)
    wait_for_turn(page)
    page.locator(".place").first.focus()
    page.keyboard.press("Space")
    expect(page.locator(MAY).first).to_be_attached()
    page.reload()
    page.get_by_role("button", name="Gooi", exact=True).click()
    expect(page.locator(MAY).first).to_be_attached()


def walks(match: AnyMatch) -> bool:
    return at_my_turn(match) and "pas" in moves_of(match)


def test_what_another_does_can_be_followed(window: Window, house: House) -> None:
    """Two computers after each other: each lifts, walks and lands before the next dice roll."""
    page = window(speed="brisk", rolls=False, reduced_motion="no-preference")
    sit_down_at(house, plot("stapeltje-1", 3, until=walks), page)
    page.locator("button.dice").click()
    expect(page.locator(MAY).first).to_be_attached()
    page.evaluate(WATCH)
    page.locator('[data-move="pas"]').click()
    expect(page.locator("button.dice")).to_have_class(re.compile("waits"), timeout=60_000)
    seen: list[dict[str, Any]] = page.evaluate("() => seen")
    course = [each["what"] for each in seen if each["what"]]
    assert not any("+" in each for each in course), f"two things at once: {course}"
    acts = course[course.index("rolls") :]
    assert acts[-1] == "waits", acts
    for before, after in pairwise(acts):
        assert after == {"rolls": "lifts", "lifts": "walks"}.get(before, after), acts
    assert acts.count("rolls") == 2, acts
    lifted = [
        after["at"] - before["at"] for before, after in pairwise(seen) if before["what"] == "lifts"
    ]
    assert all(each > 150 for each in lifted), f"too short to be seen: {lifted}"


@pytest.mark.parametrize("variant", ["stapeltoren-3", "3-stel-1", "stapeltje-1"])
def test_while_something_is_shown_the_task_waits(
    window: Window, house: House, variant: str
) -> None:
    """What another does, then the dice that roll: only when they lie still, what they ask for."""
    page = window(speed="brisk", rolls=False, reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    sit_down_at(house, plot(variant, until=rolled), page)
    dice = page.locator("button.dice")
    dice.click()
    expect(page.locator(MAY).first).to_be_attached()
    page.evaluate(READ)
    move_on(page, variant)
    expect(dice).to_have_class(re.compile("waits"), timeout=60_000)
    dice.click()
    expect(page.locator(MAY).first).to_be_attached()
    told = set(page.evaluate("() => [...read, ...heard]"))
    assert "Wat wordt het?" in told
    rules = ("Of pas.", "overeenkomst")  # the long words of the table
    assert [each for each in told if any(word in each for word in rules)] == []


LISTEN = (
    "window.heard = [];addEventListener('speeltafel:speech', ({ detail }) => heard.push(detail));"
)
READ = """() => {
  window.read = [];
  heard.length = 0;
  const look = () => {
    const words = document.querySelector('.sentence p:not(.trial)')?.innerText.trim();
    if (words && words !== read.at(-1)) read.push(words);
    requestAnimationFrame(look);
  };
  look();
}"""


def move_on(page: Page, variant: str) -> None:
    if variant == "stapeltoren-3":
        build(page, 0)
    elif variant == "3-stel-1":
        page.locator('[data-may="lay"]').first.click()
        if page.locator(".place.start").count():
            page.locator(".place.start").first.click()
    else:
        page.locator('[data-move="pas"]').click()


def test_what_fits_is_shown_to_who_asks(window: Window, house: House) -> None:
    page = window()
    sit_down_at(house, plot("3-stel-1", until=rolled), page)
    wait_for_turn(page)
    expect(page.locator('[data-may="lay"]').first).to_be_attached()
    expect(page.locator(".place.free")).to_have_count(0)
    page.get_by_role("button", name="Laat zien wat past").click()
    expect(page.locator(".place.free")).to_have_count(page.locator('[data-may="lay"]').count())


def test_no_square_is_named_by_letters_that_are_not_drawn(window: Window, house: House) -> None:
    page = window()
    match = plot("3-stel-4", until=lambda match: match.length > 12 and rolled(match))
    sit_down_at(house, match, page)
    wait_for_turn(page)
    page.locator(".place:not([data-may]):not(.hole)").first.click()
    expect(page.locator(".sentence.refused")).to_be_visible()
    words = [
        *page.locator("[aria-label]").evaluate_all("all => all.map(each => each.ariaLabel)"),
        page.locator("aside").inner_text(),
        page.locator(".sentence").inner_text(),
    ]
    assert [each for each in words if re.search(r"\b[a-f][1-6]\b", each)] == []


@pytest.mark.parametrize("variant", ["stapeltoren-1", "3-stel-1", "stapeltje-1"])
def test_a_hint_points_and_gives_one_reason(window: Window, house: House, variant: str) -> None:
    """One sentence, no percentages, and asked again it says the same."""
    page = window()
    sit_down_at(house, plot(variant, until=rolled), page)
    wait_for_turn(page)
    first = asked(page)
    expect(page.locator(".katoiz .finger")).to_have_count(1)
    assert len(first) <= 80
    assert first.count(".") + first.count("!") == 1
    told = [first]
    while page.get_by_role("button", name="Dank je").count() == 0:
        page.get_by_role("button", name="Verder", exact=True).click()
        told.append(page.locator(".hint p").first.inner_text())
    assert not any("%" in each for each in told)
    page.get_by_role("button", name="Dank je").click()
    expect(page.locator(".hint")).to_have_count(0)
    assert asked(page) == first


def asked(page: Page) -> str:
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible(timeout=60_000)
    return page.locator(".hint p span").first.inner_text().strip()


def test_three_in_common_fly_to_their_owner_one_after_another(window: Window, house: House) -> None:
    """The third disc lands before the set is taken."""
    page = window(speed="brisk", reduced_motion="no-preference")
    match = plot("3-stel-1", until=lambda match: bool(set_of(match)))
    sit_down_at(house, match, page, everybody=True)
    wait_for_turn(page)
    page.locator(f'[data-place="{set_of(match)}"]').click()
    expect(page.locator(".place.rising")).to_have_count(3)
    expect(page.locator(".place.rising .disc")).to_have_count(3)
    expect(page.locator(".place.rising")).to_have_count(0)
    expect(page.locator(f'[data-place="{set_of(match)}"].hole')).to_be_visible()


def set_of(match: AnyMatch) -> str:
    for text in moves_of(match):
        if text in PLACES:
            after = match.game.apply(match.state, 0, match.game.parse_move(match.state, text))
            if len(after.taken[0]) > len(match.state.taken[0]):
                return text
    return ""


def test_a_tile_laid_by_hand_is_not_flown_once_more_from_the_tray(window: Window) -> None:
    page = window(speed="calm", reduced_motion="no-preference")
    remember(page.context, speech=False)
    sit_down(page, "stapeltoren-3", BOT, options={"naming": False})
    tower = page.locator('[data-to="new"]')
    page.locator('[data-tile="G○"]').first.drag_to(tower)
    top = page.locator(".own .tower svg")
    expect(top).to_be_visible()
    places = top.evaluate(
        """async (svg) => { const found = [];
          for (let frame = 0; frame < 12; frame++) {
            await new Promise(requestAnimationFrame);
            found.push(svg.querySelector('.face').getBoundingClientRect().x);
          } return found; }"""
    )
    assert max(places) - min(places) < 20
