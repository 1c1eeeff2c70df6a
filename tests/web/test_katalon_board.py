"""What the board of Katalon shows before, while and after a stone is laid."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from speeltafel.core.match import AnyMatch
from tests.server.house import House
from tests.web.conftest import Window
from tests.web.players import begin
from tests.web.prepared import Plot, guest_of, played, seated

NORTH_TOP, SHARED = 0, 2
"""Fields by their number: the top of North, and the one North shares with the middle."""


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def field(number: int) -> str:
    return f'[data-field="{number}"] .touch'


def finger(page: Page) -> Callable[[str, tuple[float, float] | None], None]:
    """Real touches, which a page cannot tell from a finger."""
    devtools = page.context.new_cdp_session(page)

    def touch(kind: str, at: tuple[float, float] | None = None) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        devtools.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    return touch


def at_table(page: Page, house: House, match: AnyMatch) -> None:
    guest = guest_of(page.context)
    page.goto(seated(house, match, {0: guest}, ["Anna", "Bram"]))
    expect(page.locator(".plan")).to_be_visible()


def test_a_mouse_on_a_field_shows_where_the_other_is_sent(window: Window) -> None:
    page = window()
    begin(page, "katalon", seats={1: "here"})
    expect(page.locator(".field.open").first).to_be_attached()
    page.mouse.move(*middle(page, field(NORTH_TOP)))
    expect(page.locator(".preview .arrow")).to_have_count(1)
    expect(page.locator(".box.target")).to_have_attribute("data-box", "N")
    expect(page.locator(".sentence")).to_contain_text("rood naar Noord")
    page.mouse.move(2, 2)
    expect(page.locator(".preview")).to_have_count(0)
    expect(page.locator("svg .stone")).to_have_count(0)


def test_a_finger_compares_and_lays_only_when_lifted_on_an_open_field(window: Window) -> None:
    page = window(phone=True)
    begin(page, "katalon", seats={1: "here"})
    expect(page.locator(".field.open").first).to_be_attached()
    touch = finger(page)
    touch("Start", middle(page, field(NORTH_TOP)))
    expect(page.locator(".box.target")).to_have_attribute("data-box", "N")
    touch("Move", middle(page, field(1)))
    expect(page.locator(".box.target")).to_have_attribute("data-box", "O")
    touch("Move", (4, 120))
    touch("End", None)
    expect(page.locator(".preview")).to_have_count(0)
    expect(page.locator("svg .stone")).to_have_count(0)
    touch("Start", middle(page, field(NORTH_TOP)))
    touch("End", None)
    expect(page.locator("svg .stone.yellow")).to_have_count(1)


def test_a_stone_is_dragged_from_the_supply_with_a_finger(window: Window) -> None:
    page = window(phone=True)
    begin(page, "katalon", seats={1: "here"})
    expect(page.locator('[data-from="supply-0"]')).to_be_visible()
    touch = finger(page)
    start, goal = middle(page, '[data-from="supply-0"]'), middle(page, field(NORTH_TOP))
    touch("Start", start)
    for part in (0.3, 0.6, 1.0):
        touch(
            "Move", (start[0] + part * (goal[0] - start[0]), start[1] + part * (goal[1] - start[1]))
        )
    expect(page.locator(".carried").first).to_be_visible()
    expect(page.locator(".box.target")).to_have_attribute("data-box", "N")
    touch("End", None)
    expect(page.locator("svg .stone.yellow")).to_have_count(1)
    expect(page.locator('[data-home="0"] .piece')).to_have_count(11)


def test_a_first_stone_on_a_shared_field_asks_where_the_other_goes(window: Window) -> None:
    page = window(phone=True)
    begin(page, "katalon", seats={1: "here"})
    expect(page.locator(".field.open").first).to_be_attached()
    touch = finger(page)
    touch("Start", middle(page, field(SHARED)))
    expect(page.locator(".preview .arrow")).to_have_count(2)
    touch("End", None)
    expect(page.locator(".sentence")).to_contain_text(re.compile("Waar stuur je rood heen.*Zuid"))
    expect(page.locator("svg .stone")).to_have_count(0)
    page.get_by_role("button", name="dan moet rood naar Noord", exact=True).tap()
    expect(page.locator("svg .stone.yellow")).to_have_count(1)
    expect(page.locator(".box.forced")).to_have_attribute("data-box", "N")


def test_two_taps_when_the_settings_say_so(window: Window) -> None:
    page = window()
    page.add_init_script(
        "localStorage.speeltafel = JSON.stringify("
        "{...JSON.parse(localStorage.speeltafel ?? '{}'), twoTaps: true})"
    )
    begin(page, "katalon", seats={1: "here"})
    expect(page.locator(".field.open").first).to_be_attached()
    page.locator(field(NORTH_TOP)).click(force=True)
    expect(page.locator(".sentence")).to_contain_text("Tik nog eens")
    expect(page.locator("svg .stone")).to_have_count(0)
    page.locator(field(NORTH_TOP)).click(force=True)
    expect(page.locator("svg .stone.yellow")).to_have_count(1)


def must_capture(match: AnyMatch) -> bool:
    return match.state.turn == 0 and all(
        move.capture for move in match.game.legal_moves(match.state, 0)
    )


def test_stones_that_may_be_captured_wear_a_thick_ring(window: Window, house: House) -> None:
    page = window()
    at_table(page, house, played(Plot("katalon", "standard", 2, seed=2, until=must_capture)))
    rings = page.locator(".aim .ring")
    expect(rings.first).to_be_attached()
    assert rings.count() == page.locator(".field.capture").count()
    widths = rings.first.evaluate(
        "ring => [ring, ring.nextElementSibling].map(each => [getComputedStyle(each).stroke,"
        " parseFloat(getComputedStyle(each).strokeWidth)])"
    )
    (ink, thick), (dashes, thin) = widths
    assert ink != dashes
    assert thick > thin >= 0.08
    page.mouse.move(*middle(page, ".field.capture .touch >> nth=0"))
    expect(page.locator(".preview .away")).to_have_count(1)
    expect(page.locator(".sentence")).to_contain_text("gaat naar huis")


def test_a_hint_is_drawn_with_numbers_and_told_without_notation(
    window: Window, house: House
) -> None:
    page = window()
    late = played(
        Plot(
            "katalon",
            "standard",
            2,
            seed=3,
            until=lambda match: match.state.turn == 0 and len(match.entries()) > 9,
        )
    )
    at_table(page, house, late)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice .look").first).to_be_attached()
    expect(page.locator(".advice .number")).to_have_count(0)
    longest = 0
    while page.get_by_role("button", name="Verder").count():
        page.get_by_role("button", name="Verder").click()
        if page.locator('.hint[data-stage="1"]').count():
            continue
        expect(page.locator(".advice .number").first).to_have_text("1")
        longest = max(longest, page.locator(".advice .number").count())
        words = page.locator(".hint").inner_text().replace("Zo ", "")  # a word, not a field
        assert not re.search(r"\b[NOZWM][nozwm]\b", words)
    assert longest > 1, "the line is played on the board"


def won_by_a_box(seed: int) -> AnyMatch | None:
    match = played(Plot("katalon", "standard", 2, seed=seed, until=None, level="random"))
    end = match.game.outcome(match.state)
    assert end is not None
    return match if end.reason.code == "katalon-box-complete" else None


def test_the_won_box_lights_up(window: Window, house: House) -> None:
    page = window()
    match = next(filter(None, map(won_by_a_box, range(40))))
    at_table(page, house, match)
    expect(page.locator(".box.won")).to_have_count(1)
    expect(page.locator(".stone.hop")).to_have_count(5)
    expect(page.locator(".rays")).to_have_count(1)
