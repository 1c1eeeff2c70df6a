"""What the sheet and the tally of Ka Pai show and let one choose."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Window
from tests.web.players import begin, draw_kapai, settle
from tests.web.stacked import StackedHouse

TWO_TRIANGLES, TRIANGLE_AND_SQUARE, TWO_LINES = 0, 4, 34
"""Rolls out of 36."""


def draw_on(page: Page, *fields: str) -> None:
    for field in fields:
        page.locator(f'[data-field="{field}"]').click(force=True)


def klaar(page: Page) -> None:
    page.get_by_role("button", name="Klaar").click()
    settle(page)


def four_in_a_row(page: Page, house: StackedHouse, roll: int) -> None:
    house.stack([roll] * 4)
    begin(page, "kapai")
    expect(page.locator(".sentence.mine")).to_be_visible()
    draw_on(page, "b1", "c1")
    klaar(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ronde 2")
    draw_on(page, "d1", "e1")


def test_a_frame_is_chosen_on_the_sheet(window: Window, stacked: StackedHouse) -> None:
    page = window(at=stacked)
    four_in_a_row(page, stacked, TWO_TRIANGLES)
    expect(page.locator(".knob")).to_have_count(2)
    expect(page.locator(".sentence")).to_contain_text("Tik op 1 of 2")
    expect(page.get_by_role("button", name="Klaar")).to_be_disabled()
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Kader 2")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".loose")).to_have_count(1)
    draw_on(page, "c1")  # in both: it swaps
    expect(page.get_by_role("button", name="Kader 1")).to_have_attribute("aria-pressed", "true")
    draw_on(page, "c1")
    expect(page.get_by_role("button", name="Kader 2")).to_have_attribute("aria-pressed", "true")
    draw_on(page, "b1")  # only in the first
    expect(page.get_by_role("button", name="Kader 1")).to_have_attribute("aria-pressed", "true")
    draw_on(page, "e1")  # only in the second
    expect(page.get_by_role("button", name="Kader 2")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Kader 1").click()
    expect(page.locator(".row.grows")).to_have_count(1)
    expect(page.locator(".gain")).to_have_text("+2")
    klaar(page)
    expect(page.locator(".sheet .frame")).to_have_count(1)
    expect(page.locator("[data-score]")).to_have_text("2")


def test_the_tally_is_where_a_cross_is_chosen(window: Window, stacked: StackedHouse) -> None:
    page = window(at=stacked, phone=True)
    four_in_a_row(page, stacked, TWO_LINES)
    page.get_by_role("button", name="Kader 1").tap()
    rows = page.locator(".row.open")
    expect(rows).to_have_count(4)
    for row in rows.all():
        box = row.bounding_box()
        assert box is not None
        assert box["height"] >= 48
    expect(page.locator(".sentence")).to_contain_text("kruisje")
    page.get_by_role("button", name=re.compile("^vierkant")).tap()
    klaar(page)
    expect(page.get_by_role("button", name=re.compile("^vierkant.*1 van 4"))).to_be_attached()


def test_a_hint_chooses_the_die_too(window: Window, stacked: StackedHouse) -> None:
    stacked.stack([TRIANGLE_AND_SQUARE])
    page = window(at=stacked)
    begin(page, "kapai")
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible(timeout=60_000)
    expect(page.locator('.die[aria-pressed="true"]')).to_have_count(0)
    page.get_by_role("button", name="Verder").click()
    expect(page.locator('.die[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".cell.looked")).to_have_count(1)
    assert not re.search(r"\b[a-g][1-7]\b", page.locator(".hint").inner_text())


def test_a_field_tapped_first_gets_the_die_that_follows(
    window: Window, stacked: StackedHouse
) -> None:
    stacked.stack([TRIANGLE_AND_SQUARE])
    page = window(at=stacked)
    begin(page, "kapai")
    expect(page.locator(".sentence.mine")).to_be_visible()
    draw_on(page, "d3")
    page.locator(".die").first.click()
    expect(page.locator('.cell.picked[data-field="d3"]')).to_have_count(1)
    expect(page.get_by_role("button", name="Klaar")).to_be_enabled()


def test_the_next_throw_is_not_seen_before_it_is_made(
    window: Window, stacked: StackedHouse
) -> None:
    stacked.stack([TWO_TRIANGLES] * 3)
    page = window(at=stacked, speed="normal", rolls=False, reduced_motion="no-preference")
    page.add_init_script(
        """window.faces = 0; new MutationObserver(() => {
          const round = document.querySelector("h1")?.textContent ?? "";
          if (round.includes("Ronde 2") && document.querySelector("button.die")) window.faces++;
        }).observe(document, { subtree: true, childList: true })"""
    )
    begin(page, "kapai")
    page.locator(".throw").click()
    draw_on(page, "b1", "c1")
    page.get_by_role("button", name="Klaar").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ronde 2")
    settle(page)
    expect(page.locator(".throw")).to_be_visible()
    assert page.evaluate("() => window.faces") == 0
    page.locator(".throw").click()
    expect(page.locator("button.die")).to_have_count(2)


def test_a_refused_field_is_told_without_its_name(window: Window, stacked: StackedHouse) -> None:
    stacked.stack([TWO_TRIANGLES] * 2)
    page = window(at=stacked)
    begin(page, "kapai")
    expect(page.locator(".sentence.mine")).to_be_visible()
    draw_on(page, "d4")
    expect(page.locator(".sentence.refused")).to_contain_text(
        "Daar staat een totem. Kies een veld dat oplicht."
    )


def test_the_sheet_of_another_is_one_tap_away(window: Window) -> None:
    page = window(phone=True)
    begin(page, "kapai")
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Kijk op het blad")).tap()
    expect(page.get_by_role("dialog").locator("svg[role=img]").first).to_be_visible()


def test_each_plate_in_a_row_opens_its_own_sheet(window: Window) -> None:
    page = window(phone=True)
    begin(page, "kapai", seats={1: "computer", 2: "computer"})
    expect(page.locator(".sentence.mine")).to_be_visible()
    plates = page.locator(".players li")
    name = plates.nth(1).locator("strong").inner_text()
    plates.nth(1).tap()
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_have_text(name)


def test_dark_fields_are_the_darkest_by_night(window: Window) -> None:
    page = window(dark=True)
    begin(page, "kapai")
    expect(page.locator(".sheet .plain.dark").first).to_be_visible()
    dark, plain = (
        page.locator(selector).first.evaluate(
            "cell => getComputedStyle(cell).fill.match(/[\\d.]+/g).slice(0, 3)"
            ".reduce((sum, part) => sum + Number(part), 0)"
        )
        for selector in (".sheet .plain.dark", ".sheet .cell:not(.open) .plain:not(.dark)")
    )
    assert dark < plain


def test_the_score_in_hand_is_right_and_the_end_is_counted_row_by_row(window: Window) -> None:
    """A whole game alone: what the tally promises is what the server counts."""
    page = window(speed="normal")
    page.request.put("/api/guest", data={"name": "Anna"})
    seats = [{"kind": "here", "name": "Anna"}]
    card = page.request.post("/api/tables", data={"game": "kapai", "seats": seats}).json()
    page.goto(f"/t/{card['table']}")
    promised = ""
    for turn in range(41):
        page.wait_for_function(
            "() => document.querySelector('.count, .die:not([disabled])') !== null"
        )
        if page.locator(".count").count():
            break
        if promised:
            expect(page.locator("[data-score]")).to_have_text(promised)
        promised = draw_kapai(page, turn, settled=False)
    rows = page.locator("tr[data-row]")
    expect(rows.nth(0)).to_have_class(re.compile("now"))
    assert page.locator(".end").count() == 0, "the result waits for the count"
    expect(rows.nth(4).locator("b")).to_have_text("·")
    page.get_by_role("button", name="Meteen de uitslag").click()
    expect(page.locator(".end")).to_contain_text(promised)
    expect(page.locator("td.sum")).to_have_text(promised)
