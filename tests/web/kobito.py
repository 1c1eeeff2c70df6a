"""What a person does at the table of Kobito: choose a move, then make it by taps."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.house import House

ORDER = ("replace", "swap", "start", "carry", "gold", "lay", "end", "penalty")
"""What a player who likes to try everything does first."""
HASTE = ("gold", "carry", "end", "lay", "start", "replace", "swap", "penalty")
"""What a player who wants to be done does first."""


class SeededHouse(House):
    """Deals the same cards every time, so that a game can be counted on to show something."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, name="seeded")
        self.program = (
            "from random import Random; from speeltafel.server import drafts; "
            f"drafts.DICE = Random({seed}); {self.program}"
        )


def verb(move: str) -> str:
    word = move.split(" ")[0]
    if word in ("replace", "swap", "start", "penalty", "end"):
        return word
    if " " in move:
        return "carry"
    return "gold" if re.search("[ABC]", move) else "lay"


def open_list(page: Page) -> None:
    """The list of all moves, which tells a test what may be done; it stays open."""
    expect(page.locator(".every")).to_be_attached()
    if page.locator(".every[open]").count() == 0:
        page.locator(".every summary").click()


def moves(page: Page) -> list[str]:
    """All moves, once there are any; none when the game is over or the table is handed over."""
    page.wait_for_function(
        "() => document.querySelector('[data-move], dialog[open], .board [role=dialog]')"
    )
    texts: list[str] = page.eval_on_selector_all(
        "[data-move]", "all => all.map(each => each.dataset.move)"
    )
    return texts


def best(texts: list[str], order: tuple[str, ...] = ORDER) -> str:
    return min(texts, key=lambda text: order.index(verb(text)))


def quick(page: Page, move: str) -> None:
    """From the list of moves."""
    before = told(page)
    page.locator(f'[data-move="{move}"]').click()
    wait_after(page, before)


def a_turn(page: Page) -> None:
    """A whole turn, so that there is a full hand again."""
    for _ in range(20):
        texts = moves(page)
        quick(page, best(texts))
        if best(texts) == "end":
            break
    moves(page)


def told(page: Page) -> int:
    count: int = page.evaluate("() => document.querySelectorAll('aside ol li').length")
    return count


def wait_after(page: Page, before: int) -> None:
    page.wait_for_function(
        "before => document.querySelectorAll('aside ol li').length !== before", arg=before
    )


def card(text: str) -> str:
    return {"k": "kobito", "r": "vervangkaart"}.get(text, text)


def tap_hand(page: Page, text: str) -> None:
    name = re.compile(rf"^{card(text)}(,|$)")
    page.locator('.hand [aria-pressed="false"]').and_(
        page.get_by_role("button", name=name)
    ).first.click()


def by_taps(page: Page, move: str) -> None:
    """The gesture of this move: a card, then what lights up."""
    kind, words = verb(move), move.split(" ")
    before = told(page)
    if kind in ("gold", "lay"):
        left, right = move.split("+")
        laid, spot, side = (
            (left, right, "left") if re.fullmatch(r"\d+|k", left) else (right, left, "right")
        )
        tap_hand(page, laid)
        page.locator(f'.lit[data-place="{spot} {side}"]').click()
    elif kind == "start":
        for each in words[1:]:
            tap_hand(page, each)
        name = "begin " + " ".join(card(each) for each in words[1:])
        page.get_by_role("button", name=name, exact=True).click()
    elif kind == "swap":
        tap_hand(page, words[1])
        expect(page.locator(".advice")).to_contain_text("Ruilen")
        page.locator(f'.lit[data-place="{words[2]} {words[1]}"]').click()
    elif kind == "replace":
        tap_hand(page, "r")
        expect(page.locator(".advice")).to_contain_text("telt voor twee")
        page.locator(f'.lit[data-place="{words[2]} {words[1]}"]').click()
    elif kind == "penalty":
        expect(page.locator(".hand .tag").first).to_have_attribute("data-sign", "−3")
        tap_hand(page, words[1])
        page.locator(".offer.fine").click()
    elif kind == "carry":
        carry(page, words)
    else:
        page.locator(".end").click()
    wait_after(page, before)


def carry(page: Page, words: list[str]) -> None:
    """Lifts the end of a rainbow; a divided one is a button then."""
    spot, *blocks = words
    one, other = blocks[0].split("+")
    numbers, pot, side = (one, other, "left") if one[0].isdigit() else (other, one, "right")
    first, last = numbers.split("-")[0], numbers.split("-")[-1]
    if len(blocks) > 1:
        page.locator(f'[data-move="{" ".join(words)}"]').click()
        return
    place = page.locator(f'.lit[data-place="{pot} {side}"]')
    for number in (first, last, first, last):
        page.locator(f'[data-place="{spot} {number}"]').click()
        lifted = page.locator(f'[data-rainbow="{spot}"] .chosen .number').all_inner_texts()
        if lifted and (lifted[0], lifted[-1]) == (first, last):
            break
    place.click()
