"""What a person does at a table, by clicking what lights up."""

from typing import Any

from playwright.sync_api import Page, expect

BEGIN = "Beginnen"


def begin(page: Page, game: str, name: str = "Anna", seats: dict[int, str] | None = None) -> None:
    """From the shelf to the table: the box, then begin."""
    page.goto("/")
    page.locator(f'a[href="/play/{game}"]').click()
    page.get_by_placeholder("Jouw naam").first.fill(name)
    for seat, kind in (seats or {}).items():
        page.get_by_label(f"Plaats {seat + 1}", exact=True).select_option(kind)
    page.get_by_role("button", name=BEGIN, exact=True).click()


def code_of(page: Page) -> str:
    return page.get_by_label("Code van de tafel").inner_text().replace(" ", "")


def join(page: Page, code: str, name: str) -> None:
    page.goto("/")
    page.get_by_label("Code van de tafel").fill(code.lower())
    page.get_by_role("button", name="Meedoen").click()
    page.get_by_label("Jouw naam").fill(name)
    page.get_by_role("button", name="Aanschuiven").click()


def over(page: Page) -> bool:
    return page.get_by_role("dialog").filter(has_text="Naar de plank").count() > 0


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


def draw_kapai(page: Page, turn: int) -> None:
    """One draw: a symbol, a field or two, what must be chosen, done."""
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
        frame = page.locator('.choices .button[aria-pressed="false"]')
        rows = page.locator(".row.open")
        if frame.count() and not page.locator('.choices .button[aria-pressed="true"]').count():
            frame.first.click()
        elif rows.count():
            rows.first.click()
    page.locator(".choices .main").click()
    settle(page)


def settle(page: Page) -> None:
    """Waits until what was done here is answered."""
    expect(page.locator('.board[aria-busy="true"]')).to_have_count(0)


def steps(page: Page) -> int:
    return page.locator("aside ol li:not(.soft)").count()


def wait_for(page: Page, condition: str, argument: Any = None) -> None:
    page.wait_for_function(condition, arg=argument)
