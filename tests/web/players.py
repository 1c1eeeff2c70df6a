"""What a person does at a table, by clicking what lights up."""

import re
from typing import Any

from playwright.sync_api import Page, expect

BEGIN = "Beginnen"


def begin(page: Page, game: str, name: str = "Anna", seats: dict[int, str] | None = None) -> None:
    """From the shelf to the table: the box, then begin."""
    page.goto("/")
    page.locator(f'a[href="/play/{game}"]').click()
    take_chairs(page, name, seats or {})
    page.locator("button.begin").click()


def take_chairs(page: Page, name: str, seats: dict[int, str]) -> None:
    """Your own name, and who sits on the other chairs; chairs that are missing are added."""
    page.get_by_role("button", name=chair(0)).click()
    page.get_by_label("Jouw naam").fill(name)
    for seat, kind in seats.items():
        if not page.get_by_role("button", name=chair(seat)).count():
            page.get_by_role("button", name="Speler erbij").click()
        page.get_by_role("button", name=chair(seat)).click()
        page.locator(f'[data-kind="{kind}"]').click()


def chair(seat: int) -> re.Pattern[str]:
    return re.compile(f"^Stoel {seat + 1}:")


def wish(page: Page, title: str, value: str | bool) -> None:
    """An option behind "Anders spelen", which must be open."""
    if isinstance(value, bool):
        page.get_by_role("switch", name=re.compile(f"^{title}")).set_checked(value, force=True)
        return
    option = page.get_by_role("group", name=title, exact=True)
    steps_down = option.get_by_role("button", name=re.compile("^Minder"))
    if steps_down.count():
        while option.locator("output").inner_text() != value:
            steps_down.click()
    else:
        option.get_by_role("radio", name=value, exact=True).check(force=True)


def code_of(page: Page) -> str:
    return "".join(page.locator(".invite .code").inner_text().split())


def join(page: Page, code: str, name: str) -> None:
    """The code goes on by itself after its last sign."""
    page.goto("/")
    page.get_by_label("Code van de tafel").fill(code.lower())
    page.get_by_label("Jouw naam").fill(name)
    page.get_by_role("button", name="Aanschuiven").click()


def over(page: Page) -> bool:
    return page.locator(".end").filter(has_text="Naar de plank").count() > 0


def hear_counting(page: Page) -> None:
    """Remembers each line in which the score is counted out; call it before the page is opened."""
    page.add_init_script(
        "window.counted = []; new MutationObserver(() => {"
        " for (const line of document.querySelectorAll('ol.counting > li'))"
        " if (!window.counted.includes(line.textContent)) window.counted.push(line.textContent);"
        " }).observe(document, { subtree: true, childList: true })"
    )


def counted(page: Page) -> list[str]:
    """The lines counted out, once the result is there."""
    expect(page.locator(".end .ranking")).to_be_visible()
    lines: list[str] = page.evaluate("() => window.counted")
    return lines


def my_turn(page: Page) -> bool:
    return page.locator(".sentence.mine").count() > 0


def play_katalon(page: Page, turn: int) -> None:
    """One stone on a field that lights up."""
    fields = page.locator(".field.open")
    expect(fields.first).to_be_attached()
    before = steps(page)
    fields.nth(turn * 7 % fields.count()).click(force=True)
    which = page.locator(".which .main")
    if which.count():
        which.first.click()
    expect(page.locator("aside ol li:not(.soft)")).not_to_have_count(before)


def draw_kapai(page: Page, turn: int, settled: bool = True) -> str:
    """One draw: a symbol, a field or two, what must be chosen, done. The score it promises."""
    expect(page.locator(".choices .main")).to_be_attached()
    if not page.locator('.die[aria-pressed="true"]').count():
        page.locator(".die:not([disabled])").nth(turn % 2).click()
    for _ in range(2):
        if page.locator(".choices .main").is_enabled():
            break
        cells = page.locator(".cell.open")
        if cells.count() == 0:
            break
        cells.nth(turn * 5 % cells.count()).click(force=True)
    for _ in range(6):
        done = page.locator(".choices .main")
        if done.is_enabled():
            break
        frame = page.locator('.knob[aria-pressed="false"]')
        rows = page.locator(".row.open")
        if frame.count() and not page.locator('.knob[aria-pressed="true"]').count():
            frame.first.click()
        elif rows.count():
            rows.first.click()
    promised = page.locator("[data-score]").inner_text()
    page.locator(".choices .main").click()
    if settled:
        settle(page)
    return promised


def settle(page: Page) -> None:
    """Waits until what was done here is answered."""
    expect(page.locator('.fill[aria-busy="true"]')).to_have_count(0)


def steps(page: Page) -> int:
    return page.locator("aside ol li:not(.soft)").count()


def more(page: Page, what: str) -> None:
    """Something behind "Meer"."""
    page.get_by_role("button", name="Meer", exact=True).click()
    page.get_by_role("dialog", name="Meer").get_by_role("button", name=re.compile(what)).click()


def type_move(page: Page, move: str) -> None:
    """The sheet stays open for the next one."""
    if not page.locator("#typed").count():
        more(page, "Typ een zet")
    page.locator("#typed").fill(move)
    page.locator("#typed").press("Enter")


def wait_for(page: Page, condition: str, argument: Any = None) -> None:
    page.wait_for_function(condition, arg=argument)
