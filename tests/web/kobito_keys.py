"""Kobito by keys alone: nothing here clicks, and nothing but a key moves the focus."""

from playwright.sync_api import Locator, Page

from tests.web.kobito import HAND, block_of, laid_by, lifted, verb, wait_after
from tests.web.players import steps

MANY = 60
"""So many stops at the most, until a key has gone all the way round."""


def tab_to(page: Page, selector: str, back: bool = False) -> None:
    press_until(page, "Shift+Tab" if back else "Tab", selector)


def press_until(page: Page, key: str, selector: str) -> None:
    for _ in range(MANY):
        if on(page, selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")


def on(page: Page, selector: str) -> bool:
    found: bool = page.evaluate(
        "selector => document.activeElement?.matches(selector) ?? false", selector
    )
    return found


def set_up(page: Page) -> None:
    """From the shelf to a table with the shorter gold cards, against the computer."""
    page.goto("/")
    box = 'a[href="/play/kobito"]'
    page.locator(box).wait_for()
    tab_to(page, box)
    page.keyboard.press("Enter")
    page.locator("button.otherwise").wait_for()
    tab_to(page, "button.otherwise")
    page.keyboard.press("Enter")
    tab_to(page, 'input[name="gold"]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    tab_to(page, "button.begin")
    page.keyboard.press("Enter")
    page.locator(".kobito").wait_for()


def open_list(page: Page) -> None:
    page.locator(".every:not(.unused)").wait_for()
    tab_to(page, ".every summary")
    page.keyboard.press("Enter")


def by_keys(page: Page, move: str) -> None:
    """The gesture of this move. N goes on to a card of use, and then to a place that lights up;
    the arrows walk through the hand and the workshop."""
    kind, words = verb(move), move.split(" ")
    page.locator(".every:not(.unused)").wait_for()
    before = steps(page)
    if kind in ("gold", "lay"):
        card, place = laid_by(move)
        choose(page, card)
        go_on_to(page, place)
    elif kind in ("swap", "replace"):
        choose(page, words[1] if kind == "swap" else "r")
        go_on_to(page, f"{words[2]} {words[1]}")
    elif kind == "start":
        for each in words[1:]:
            choose(page, each, "ArrowRight")
        tab_to(page, f'[data-offer="{move}"]')
    elif kind == "penalty":
        choose(page, words[1], "ArrowRight")
        tab_to(page, ".offer.fine")
    elif kind == "carry" and len(words) == 2:
        carry(page, move)
    elif kind == "carry":
        tab_to(page, '.every [data-stop][tabindex="0"]')
        press_until(page, "ArrowRight", f'[data-move="{move}"]')
    else:
        to_hand(page)
        press_until(page, "n", ".end")
    page.keyboard.press("Enter")
    wait_after(page, before)


def by_typing(page: Page, move: str) -> None:
    """In the sheet for it, which stays open for the next one."""
    before = steps(page)
    if not page.locator("#typed").count():
        tab_to(page, 'header [aria-label="Meer"]')
        page.keyboard.press("Enter")
        page.locator("dialog").wait_for()
        item = page.locator("dialog button", has_text="Typ een zet")
        tab_to(page, f"dialog li:nth-child({item_number(item)}) button")
        page.keyboard.press("Enter")
        page.locator("#typed").wait_for()
    tab_to(page, "#typed")
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    wait_after(page, before)


def item_number(item: Locator) -> int:
    """The place of this item in its list, from 1."""
    number: int = item.evaluate(
        "item => [...item.closest('ul').children].indexOf(item.closest('li')) + 1"
    )
    return number


def to_hand(page: Page) -> None:
    """To the hand, or what stands beside it when it is empty."""
    tab_to(page, f"{HAND} *, .end")


def choose(page: Page, card: str, key: str = "n") -> None:
    to_hand(page)
    if key == "ArrowRight":
        page.keyboard.press("Home")
    press_until(page, key, f'[data-place="hand {card}"][aria-pressed="false"]')
    page.keyboard.press("Enter")


def go_on_to(page: Page, place: str) -> None:
    press_until(page, "n", f'button.lit[data-place="{place}"]')


def carry(page: Page, move: str) -> None:
    spot = move.split(" ")[0]
    numbers, place = block_of(move)
    tab_to(page, ".own *", back=True)
    for number in (numbers[0], numbers[-1]) * 2:
        page.keyboard.press("Home")
        press_until(page, "ArrowRight", f'[data-place="{spot} {number}"]')
        page.keyboard.press("Enter")
        if lifted(page, spot) == (numbers[0], numbers[-1]):
            break
    go_on_to(page, place)
