"""The gesture of a move on each board, by mouse or touch, or by keys alone: what a person would
take hold of is clicked, or focused and pressed."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.kobito import block_of, laid_by, lifted, verb

Take = Callable[[Locator], None]


def by_mouse(what: Locator) -> None:
    what.click(force=True)


def by_keys(what: Locator) -> None:
    what.focus()
    what.press("Enter")


def make(page: Page, game: str, move: str, take: Take) -> None:
    GESTURES[game](page, move, take)


def katalon(page: Page, move: str, take: Take) -> None:
    names = (move[-2:], OTHER_NAME.get(move[-2:], move[-2:]))
    field = page.locator(", ".join(f'.field[data-stop="{name}"]' for name in names))
    take(field.first)
    which = page.locator(".which .main")
    if which.count():
        box = BOXES[move[-1]]
        group = page.get_by_role("group", name=re.compile("twee vakken"))
        take(group.get_by_role("button", name=re.compile(f"naar {box}", re.IGNORECASE)))


OTHER_NAME = {"Mn": "Nz", "Mo": "Ow", "Mz": "Zn", "Mw": "Wo"}
OTHER_NAME |= {other: one for one, other in OTHER_NAME.items()}
BOXES = {"n": "noord", "o": "oost", "z": "zuid", "w": "west", "m": "midden"}


def kapai(page: Page, move: str, take: Take) -> None:
    signs, *rest = move.split()
    dice = page.locator(".die:not([disabled])")
    if len(signs) == 1 and dice.count() > 1:
        shapes = {"△": "driehoek", "□": "vierkant", "○": "cirkel", "/": "lijn"}
        die = page.get_by_role("button", name=f"Dobbelsteen: {shapes[signs]}", exact=True)
        if die.first.get_attribute("aria-pressed") != "true":
            take(die.first)
    for field in (each for each in rest if re.fullmatch("[a-g][1-7]", each)):
        take(page.locator(f'.cell[data-field="{field}"]'))
    frames = [each for each in rest if "-" in each]
    if frames:
        take(page.locator(".knob").first)
    for cross in (each[1] for each in rest if each.startswith("+")):
        take(page.locator(".tally .row").nth("△□○/".index(cross)))
    take(page.locator(".choices .main"))


def katoiz(page: Page, move: str, take: Take) -> None:
    if move in ("pas", "nog", "-"):
        take(page.locator(f'[data-move="{move}"]'))
    elif move[0] in "BRGYW+":
        tower(page, move, take)
    elif "-" in move:
        start, end = move.split("-")
        if page.locator('[data-may="lay"]').count():  # 3-stel
            take(page.locator(f'[data-place="{end}"]'))
            take(page.locator(f'.place.start[data-place="{start}"]'))
            return
        take(page.locator(f'[data-place="{start}"]'))
        place = '[data-place^="h"]' if end == "h" else f'[data-place="{end}"]'
        take(page.locator(f".place.end{place}").first)
    else:
        take(page.locator(f'[data-place="{move.lstrip("✕")}"]'))


def tower(page: Page, move: str, take: Take) -> None:
    tile, _, named = move.lstrip("+").partition(" ")
    kind, _, number = tile.partition("/")
    take(page.locator(f'.tile[data-tile="{kind}"]').first)
    glowing = page.locator("button.tower.glow")
    if glowing.count() > 1:
        take(glowing.nth(int(number or 1) - 1))
    if named:
        expect(page.locator(".naming")).to_be_visible()
        take(page.locator(f'[data-property="{named}"]'))


def kobito(page: Page, move: str, take: Take) -> None:
    kind, words = verb(move), move.split(" ")
    if kind in ("gold", "lay"):
        card, place = laid_by(move)
        hold(page, card, take)
        take(lit(page, place))
    elif kind == "start":
        for each in words[1:]:
            hold(page, each, take)
        take(page.locator(f'.offer[data-offer="{move}"]'))
    elif kind in ("swap", "replace"):
        hold(page, words[1] if kind == "swap" else "r", take)
        take(lit(page, f"{words[2]} {words[1]}"))
    elif kind == "penalty":
        hold(page, words[1], take)
        take(page.locator(".offer.fine"))
    elif kind == "carry":
        spot, (numbers, place) = words[0], block_of(move)
        for number in (numbers[0], numbers[-1]) * 2:
            take(page.locator(f'[data-place="{spot} {number}"]'))
            if lifted(page, spot) == (numbers[0], numbers[-1]):
                break
        take(lit(page, place))
    else:
        take(page.locator(".end"))


def hold(page: Page, card: str, take: Take) -> None:
    take(page.locator(f'[data-place="hand {card}"][aria-pressed="false"]').first)


def lit(page: Page, place: str) -> Locator:
    return page.locator(f'button.lit[data-place="{place}"]')


def potzklotz(page: Page, move: str, take: Take) -> None:
    if move == "pass":
        take(page.locator(".acts .both").locator(".button:not(.lay)"))
        return
    source, target, card = re.split("[>=]", move)
    for place in (source, target):
        # In the oblique picture one cube may hide another place from the mouse.
        page.locator(f'.building [data-place="{place}"]').first.press("Enter")
    chosen = page.locator(f'.hand [data-card="{card}"]')
    if chosen.get_attribute("aria-pressed") != "true":
        take(chosen)
    take(page.locator(".acts .lay"))


GESTURES: dict[str, Callable[[Page, str, Take], None]] = {
    "katalon": katalon,
    "kapai": kapai,
    "katoiz": katoiz,
    "kobito": kobito,
    "potzklotz": potzklotz,
}
