"""What people do at a table of Katoiz, by clicking what lights up, and tables to do it at."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, expect

from speeltafel.core.match import AnyMatch
from speeltafel.core.refusal import Refusal
from tests.server.house import House
from tests.web.players import code_of, join, my_turn, over, steps
from tests.web.prepared import Plot, guest_of, played, seated

NAMES = ["Anna", "Bram", "Sofie", "Daan"]
BOT = {"kind": "computer", "level": "ahead"}
HERE = {"kind": "here"}
ELSEWHERE = {"kind": "elsewhere"}
PATIENCE = 60.0
"""Seconds; a busy machine is slow, not wrong."""
MOST_PAGES = 9
PLACES = [column + row for row in "123456" for column in "abcdef"]

Gesture = Callable[[Page, int], None]


def sit_down(
    page: Page, variant: str, *others: dict[str, str], options: dict[str, Any] | None = None
) -> None:
    """At a new table of this level; through the server, for the set-up has tests of its own."""
    page.goto("/")
    page.request.put("/api/guest", data={"name": "Anna"})
    seats = [{**HERE, "name": "Anna"}, *others]
    wish = {"game": "katoiz", "variant": variant, "options": options or {}, "seats": seats}
    table = page.request.post("/api/tables", data=wish)
    assert table.ok, table.text()
    page.goto(f"/t/{table.json()['table']}")
    wait_for_turn(page)


def plot(variant: str, players: int = 2, **more: Any) -> AnyMatch:
    """A game with seeded dice, by default just begun."""
    return played(Plot("katoiz", variant, players, **more))


def sit_down_at(
    house: House, match: AnyMatch, *pages: Page, everybody: bool = False, ago: float = 0.0
) -> None:
    """Each page at its own seat of this match; the computer at the others, or Anna everywhere."""
    guests = {}
    for seat, page in enumerate(pages):
        page.goto("/")
        guests[seat] = guest_of(page.context, NAMES[seat])
    if everybody:
        guests = dict.fromkeys(range(match.config.players), guests[0])
    path = seated(house, match, guests, NAMES[: match.config.players], ago)
    for page in pages:
        page.goto(path)
        expect(page.locator(".katoiz")).to_be_visible()


def at_my_turn(match: AnyMatch) -> bool:
    return 0 in match.game.to_act(match.state)


def moves_of(match: AnyMatch) -> list[str]:
    """What the first seat may do."""
    if not at_my_turn(match):
        return []
    return [match.game.format_move(move) for move in match.game.legal_moves(match.state, 0)]


def refused_with(match: AnyMatch, code: str) -> tuple[str, str] | None:
    """From where to where the first seat may not walk, for this reason; a tap on the end must not
    mean that one would rather walk from there."""
    starts = {text.partition("-")[0] for text in moves_of(match)}
    for start, end in pairs(match):
        if end in starts:
            continue
        move = match.game.parse_move(match.state, f"{start}-{end}")
        why = None if isinstance(move, Refusal) else match.game.why_not(match.state, 0, move)
        if why is not None and why.code == code:
            return start, end
    return None


def refused(match: AnyMatch, code: str) -> tuple[str, str]:
    found = refused_with(match, code)
    assert found is not None, f"nothing is refused with {code}"
    return found


def tile_for_two(match: AnyMatch) -> str:
    """A tile that fits on the first and on the second own tower (KZ-13)."""
    moves = moves_of(match)
    return next((move[:2] for move in moves if move.endswith("/2") and move[:2] in moves), "")


def disc_to_send(match: AnyMatch) -> str:
    """Where another's disc lies that may be sent back (KZ-25)."""
    return next((move[1:] for move in moves_of(match) if move.startswith("✕")), "")


def demands(match: AnyMatch) -> bool:
    """Some tiles are as rolled, some are not."""
    return 1 < len(moves_of(match)) < len(PLACES) // 2


def too_steep(match: AnyMatch) -> bool:
    """The first seat may walk, and might do so against the rule of heights (KZ-34)."""
    return refused_with(match, "katoiz-too-steep") is not None


def pairs(match: AnyMatch) -> Iterator[tuple[str, str]]:
    """Tiles that may walk, with every place."""
    for start in sorted({move.split("-")[0] for move in moves_of(match) if "-" in move}):
        for end in PLACES:
            yield start, end


def opened_in_two_windows(window: Any, variant: str, **options: Any) -> list[Page]:
    anna, bram = window(), window(phone=True)
    anna.goto("/")
    anna.request.put("/api/guest", data={"name": "Anna"})
    wish = {
        "game": "katoiz",
        "variant": variant,
        "options": options,
        "seats": [{**HERE, "name": "Anna"}, ELSEWHERE],
    }
    table = anna.request.post("/api/tables", data=wish).json()["table"]
    anna.goto(f"/t/{table}")
    join(bram, code_of(anna), "Bram")
    for page in (anna, bram):
        expect(page.locator(".katoiz")).to_be_visible()
    return [anna, bram]


def wait_for_turn(page: Page) -> None:
    expect(page.locator(".katoiz")).to_be_visible()
    expect(page.locator(".sentence.mine").or_(page.get_by_role("dialog"))).not_to_have_count(0)


def moved(page: Page, before: int) -> None:
    expect(page.locator("aside ol li:not(.soft)")).not_to_have_count(before)


def whose_turn(pages: list[Page]) -> Page | None:
    """The window that may move, waiting for the computer; None when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in pages:
            if over(page):
                for other in pages:
                    expect(other.get_by_role("dialog")).to_be_visible()
                return None
            if my_turn(page):
                return page
        pages[0].wait_for_timeout(40)
    raise AssertionError("nobody may move")


def play_until_over(pages: list[Page], gesture: Gesture, turns: int = 150) -> None:
    for turn in range(turns):
        page = whose_turn(pages)
        if page is None:
            return
        gesture(page, turn)
    raise AssertionError("the game did not end")


def build(page: Page, turn: int) -> None:
    """A tile that fits, on the first tower it fits on, naming until it is right."""
    before = steps(page)
    lapse = page.locator('[data-move="-"]')
    expect(page.locator(".tile[data-may]").or_(lapse).first).to_be_visible()
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
            name(page, word, before)
    moved(page, before)


def name(page: Page, word: str, before: int) -> None:
    """Says what is the same, and waits for the answer."""
    tried = page.locator(".property.different").count()
    page.locator(f'[data-property="{word}"]').click()
    answered(page, before, tried)


def answered(page: Page, before: int, tried: int) -> None:
    """Waits until the move is made, or one more property turns out to differ."""
    page.wait_for_function(
        "([before, tried]) => document.querySelectorAll('.property.different').length > tried ||"
        " document.querySelectorAll('aside ol li:not(.soft)').length > before",
        arg=[before, tried],
    )


def lay_disc(page: Page, turn: int) -> None:
    """A disc on a tile that lights up; when all lie, one of them goes there."""
    before = steps(page)
    choice = page.locator('[data-move="nog"], [data-move="-"]')
    free = page.locator('[data-may="lay"]')
    expect(free.or_(page.locator(".choices button")).first).to_be_visible()
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
    expect(starts.or_(page.locator(".choices button")).first).to_be_visible()
    if not starts.count():
        page.locator(".choices button").first.click()
    else:
        starts.nth(turn % starts.count()).click(force=True)
        ends = page.locator(".place.end")
        expect(ends.first).to_be_attached()
        home = page.locator('.place.end[data-place^="h"]')
        (home if home.count() else ends.nth(turn * 3 % ends.count())).first.click(force=True)
    moved(page, before)


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))


def refusal(page: Page) -> str:
    """Why something may not be done, to the last word: long sentences go on a next page."""
    sentence = page.locator(".sentence.refused")
    expect(sentence).to_be_visible()
    onward = sentence.get_by_role("button", name="Lees verder")
    told = [sentence.locator("p").first.inner_text()]
    while onward.count():
        assert len(told) < MOST_PAGES, "the refusal does not end"
        onward.click()
        told.append(sentence.locator("p").first.inner_text())
    return " ".join(each.strip().removesuffix("…").strip() for each in told)
