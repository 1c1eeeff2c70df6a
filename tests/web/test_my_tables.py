"""My tables: your turn first, all of them, and what is put away can be laid back."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Window
from tests.web.players import begin
from tests.web.prepared import Plot, guest_of, played, seated


def table_of(page: Page, game: str, *others: dict[str, Any]) -> str:
    page.request.put("/api/guest", data={"name": "Anna"})
    seats = [{"kind": "here", "name": "Anna"}, *others]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats})
    return str(answer.json()["table"])


MOUSE = {"kind": "computer", "level": "pupil"}


def test_your_turn_stands_first_then_who_waits_then_what_was_played(
    house: House, window: Window
) -> None:
    page = window()
    anna = guest_of(page.context)
    ended = played(Plot("katalon", "standard", 2, until=None))
    seated(house, ended, {0: anna}, ["Anna", "Das"])
    table_of(page, "kobito", {"kind": "elsewhere"})
    table_of(page, "katalon", MOUSE)
    page.goto("/tables")
    expect(page.get_by_role("heading", level=2)).to_have_text(
        ["Jouw beurt 1", "Wachten op de ander", "Gespeeld"]
    )
    rows = page.locator("a[data-table]")
    expect(rows.nth(0)).to_contain_text("Muis")
    expect(rows.nth(0)).to_contain_text("Leg de eerste steen")
    expect(rows.nth(1)).to_contain_text("er is nog één stoel vrij")
    expect(rows.nth(2)).to_contain_text("Das")
    won = 0 in (ended.game.outcome(ended.state) or ended).winners  # type: ignore[union-attr]  # it is over
    expect(rows.nth(2)).to_contain_text("gewonnen" if won else "verloren")


def test_a_table_put_away_can_be_laid_back_and_stays_away_otherwise(window: Window) -> None:
    page = window()
    table_of(page, "katalon", MOUSE)
    page.goto("/tables")
    page.get_by_role("button", name="Meer met de tafel: Muis").click()
    page.get_by_role("button", name="Opbergen").click()
    expect(page.locator("a[data-table]")).to_have_count(0)
    page.get_by_role("button", name="Terugleggen").click()
    expect(page.locator("a[data-table]")).to_have_count(1)
    page.locator("a[data-table]").focus()
    page.keyboard.press("Delete")
    expect(page.get_by_role("button", name="Terugleggen")).to_be_focused()
    page.reload()
    expect(page.get_by_text("Al je tafels zijn opgeborgen")).to_be_visible()
    page.goto("/")
    expect(page.locator(".running a[data-table]")).to_have_count(0)
    page.goto("/tables")
    page.get_by_role("button", name="Eén opgeborgen tafel").click()
    page.get_by_role("button", name="Terugleggen").click()
    expect(page.get_by_role("heading", name="Jouw beurt")).to_be_visible()


def test_laying_back_is_offered_for_six_seconds(window: Window) -> None:
    page = window()
    page.clock.install()
    table_of(page, "katalon", MOUSE)
    page.goto("/tables")
    page.locator("a[data-table]").focus()
    page.keyboard.press("Delete")
    page.clock.run_for(5500)
    expect(page.get_by_role("button", name="Terugleggen")).to_be_visible()
    page.clock.run_for(1000)
    expect(page.get_by_role("button", name="Terugleggen")).to_have_count(0)


def test_a_finger_to_the_left_puts_a_table_away(window: Window) -> None:
    page = window(phone=True)
    table_of(page, "katalon", MOUSE)
    page.goto("/tables")
    box = page.locator("a[data-table]").bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind: str, x: float | None) -> None:
        points = [] if x is None else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 300)
    for x in range(290, 180, -10):
        touch("touchMove", x)
    touch("touchEnd", None)
    expect(page.get_by_role("button", name="Terugleggen")).to_be_visible()
    assert page.url.endswith("/tables")


def test_a_swipe_too_short_keeps_the_table_and_opens_nothing(window: Window) -> None:
    page = window(phone=True)
    table_of(page, "katalon", MOUSE)
    page.goto("/tables")
    box = page.locator("a[data-table]").bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    send = session.send
    send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 300, "y": y}]})
    for x in (290, 280, 270, 260):
        send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("a[data-table]")).to_have_count(1)
    assert page.url.endswith("/tables")


def test_whoever_has_no_tables_is_shown_the_way_to_the_shelf(window: Window) -> None:
    page = window()
    page.goto("/tables")
    expect(page.get_by_text("Hier komen je tafels te staan")).to_be_visible()
    page.get_by_role("link", name="Naar de plank").last.click()
    begin(page, "katalon")
    expect(page.locator(".sentence.mine")).to_be_visible()


def test_with_whom_can_be_read_beside_a_long_result(house: House, window: Window) -> None:
    """A shared victory has the longest words."""
    page = window(phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    shared = played(Plot("kapai", "standard", 2, seed=shared_seed(), until=None))
    seated(house, shared, {0: guest_of(page.context)}, ["Anna", "Opa Willem"])
    page.goto("/tables")
    row = page.locator("a[data-table]").first
    expect(row).to_contain_text("samen gewonnen")
    for words in row.locator("strong, .about").all():
        assert words.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
        box = words.bounding_box()
        assert box
        assert box["width"] >= 120


def shared_seed() -> int:
    for seed in range(1, 200):
        match = played(Plot("kapai", "standard", 2, seed=seed, until=None))
        outcome = match.game.outcome(match.state)
        if outcome is not None and len(outcome.winners) == 2:
            return seed
    raise AssertionError("nobody shares")
