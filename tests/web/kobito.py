"""What a person does at the table of Kobito: choose a move, then make it by taps."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.players import steps, take_chairs, wish
from tests.web.stacked import LaidOut

ORDER = ("replace", "swap", "start", "carry", "gold", "lay", "end", "penalty")
"""What a player who likes to try everything does first."""
HASTE = ("gold", "carry", "end", "lay", "start", "replace", "swap", "penalty")
"""What a player who wants to be done does first."""
LOOK = {
    "gold": "daar past een kaart van jou",
    "lay": "die kan langer",
    "start": "een nieuwe regenboog",
    "carry": "daarvan past iets in een pot",
    "swap": "die kun je ruilen",
    "replace": "vervangkaart voor twee",
}
"""What the first step of a hint says of the place it points at."""
HAND = ".cards-in-hand"
OTHERS = ".workshop:not(.mine)"
"""The workshops of others: under their names, or on a phone in a row below the pots."""


def set_up(page: Page, second: str = "computer", name: str = "Anna") -> None:
    """A table with the shorter gold cards."""
    page.goto("/play/kobito")
    take_chairs(page, name, {1: second})
    page.get_by_role("button", name="Anders spelen").click()
    wish(page, "Goudkaarten", "Korter spel")
    page.get_by_role("button", name="Sluiten").click()
    page.locator("button.begin").click()


def open_table(page: Page, laid: LaidOut, visitor: int | None = 0, place: str = "t") -> None:
    """The window of this visitor at a table that is laid out; None is a spectator's."""
    if visitor is not None:
        laid.seat(page.context, visitor)
    page.goto(f"/{place}/{laid.table}")
    expect(page.locator(".kobito, .board [role=dialog]").first).to_be_visible()


def verb(move: str) -> str:
    word = move.split(" ")[0]
    if word in ("replace", "swap", "start", "penalty", "end"):
        return word
    if " " in move:
        return "carry"
    return "gold" if re.search("[ABC]", move) else "lay"


def open_list(page: Page) -> None:
    """The list of all moves, which tells a test what may be done; it stays open. It can only be
    opened by who is to play."""
    if page.locator(".every[open]").count() == 0:
        page.locator(".every summary").click()


def close_list(page: Page) -> None:
    """It lies over the table, so that taps there need it closed."""
    if page.locator(".every[open]").count():
        page.locator(".every summary").click()


def moves(page: Page) -> list[str]:
    """All moves, once there are any; none when the game is over or the table is handed over."""
    page.wait_for_function(
        "() => document.querySelector('.every [data-move], .end, .board [role=dialog]')"
    )
    texts: list[str] = page.eval_on_selector_all(
        ".every [data-move]", "all => all.map(each => each.dataset.move)"
    )
    return texts


def best(texts: list[str], order: tuple[str, ...] = ORDER) -> str:
    return min(texts, key=lambda text: order.index(verb(text)))


def quick(page: Page, move: str) -> None:
    """From the list of moves."""
    before = steps(page)
    page.locator(f'.every [data-move="{move}"]').click()
    wait_after(page, before)


def wait_after(page: Page, before: int) -> None:
    page.wait_for_function(
        "before => document.querySelectorAll('aside ol li:not(.soft)').length !== before",
        arg=before,
    )


def card_at(page: Page, text: str) -> Locator:
    """A card of the hand that is not chosen yet."""
    return page.locator(f'[data-place="hand {text}"][aria-pressed="false"]').first


def tap_hand(page: Page, text: str) -> None:
    card_at(page, text).click()


def laid_by(move: str) -> tuple[str, str]:
    """The card of this move, and the place where it goes."""
    left, right = move.split("+")
    if re.fullmatch(r"\d+|k", left):
        return left, f"{right} left"
    return right, f"{left} right"


def lit(page: Page, place: str) -> Locator:
    return page.locator(f'button.lit[data-place="{place}"]')


def by_taps(page: Page, move: str) -> None:
    """The gesture of this move: a card, then what lights up."""
    kind, words = verb(move), move.split(" ")
    page.locator(".every:not(.unused)").wait_for()  # the last move has been shown
    before = steps(page)
    if kind in ("gold", "lay"):
        card, place = laid_by(move)
        tap_hand(page, card)
        lit(page, place).click()
    elif kind == "start":
        for each in words[1:]:
            tap_hand(page, each)
        page.locator(f'.offer[data-offer="{move}"]').click()
    elif kind == "swap":
        tap_hand(page, words[1])
        expect(page.locator(".sentence")).to_contain_text(
            re.compile("ruil hem voor een kobito", re.IGNORECASE)
        )
        lit(page, f"{words[2]} {words[1]}").click()
    elif kind == "replace":
        tap_hand(page, "r")
        expect(page.locator(".sentence")).to_contain_text("telt voor twee")
        lit(page, f"{words[2]} {words[1]}").click()
    elif kind == "penalty":
        expect(page.locator(f"{HAND} .tag").first).to_have_attribute("data-sign", "−3")
        tap_hand(page, words[1])
        page.locator(".offer.fine").click()
    elif kind == "carry":
        lift(page, move)
        lit(page, block_of(move)[1]).click()
    else:
        page.locator(".end").click()
    wait_after(page, before)


def block_of(carry: str) -> tuple[list[str], str]:
    """The first and last number of the first block that is carried, and the place where it goes."""
    one, other = carry.split(" ")[1].split("+")
    numbers, place = (one, f"{other} left") if one[0].isdigit() else (other, f"{one} right")
    return numbers.split("-"), place


def lift(page: Page, carry: str) -> None:
    """Taps the ends of the block until it is what is lifted."""
    assert len(carry.split(" ")) == 2, "a rainbow that is divided is chosen from a list"
    spot = carry.split(" ")[0]
    numbers, _ = block_of(carry)
    for number in (numbers[0], numbers[-1]) * 2:
        page.locator(f'[data-place="{spot} {number}"]').click()
        if lifted(page, spot) == (numbers[0], numbers[-1]):
            return
    raise AssertionError(f"{carry} cannot be lifted")


def lifted(page: Page, spot: str) -> tuple[str, str] | None:
    texts = page.locator(f'[data-rainbow="{spot}"] .chosen .number').all_inner_texts()
    return (texts[0], texts[-1]) if texts else None
