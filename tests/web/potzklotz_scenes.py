"""Tables of Potz Klotz at which a certain thing happens, for tests and for the gallery.

The pile is stacked and everything is done by places, cards and classes, never by words, so a scene
is the same every time and in every language.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from speeltafel.games.potzklotz.components import CARD_NAMED, DECKS, DERIVED, card_name
from tests.web.potzklotz import Chosen, claim, go_on
from tests.web.stacked import StackedHouse

NAMES = ("Anna", "Bram", "Chris", "Dana", "Eva", "Finn")

HAND = "ul.hand"

SHARP = "strongest"
"""A computer that never overlooks what it can lay."""

RIGHT = "b4>c5=13a"
"""On the building of card 12a, which most scenes begin with: from the right side."""
MIRRORED = "c3>d4=13a"
OTHER = "b4>c3=13a"


def deal(*hands: str) -> list[int]:
    """What chance rolls to draw these cards from the whole deck: hands in turn order, then the
    start card. After them it goes its own way, always alike."""
    pile = list(DECKS[DERIVED])
    rolls = []
    for name in " ".join(hands).split():
        rolls.append(pile.index(CARD_NAMED[name]))
        del pile[rolls[-1]]
    return rolls


def open_table(
    pages: Sequence[Page],
    house: StackedHouse,
    *hands: str,
    start: str = "12a",
    then: Sequence[str] = (),
    kinds: Sequence[str] = (),
    variant: str = "basic",
    options: Mapping[str, Any] | None = None,
) -> None:
    """A table with a seat for each hand: the first pages sit down elsewhere, unless said otherwise
    (`kinds`), and each sees the table. Cards by building and picture; `then` is how the next game
    of the match is dealt."""
    first, *others = pages
    wanted = [*kinds, *["elsewhere"] * (len(hands) - 1 - len(kinds))]
    house.stack([*deal(*hands, start), *(deal(*then) if then else ())])
    seats = [{"kind": "here", "name": NAMES[0]}] + [
        {"kind": kind, **({"level": SHARP} if kind == "computer" else {"name": NAMES[seat]})}
        for seat, kind in enumerate(wanted, start=1)
    ]
    wishes = {"hand": len(hands[0].split()), **(options or {})}
    if variant == "expert":
        wishes.setdefault("match", False)
    else:
        wishes.setdefault("games", 1)
    first.request.put("/api/guest", data={"name": NAMES[0]})
    answer = first.request.post(
        "/api/tables",
        data={"game": "potzklotz", "variant": variant, "options": wishes, "seats": seats},
    )
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    for page, name in zip(others, NAMES[1:], strict=False):
        page.request.put("/api/guest", data={"name": name})
        sat = page.request.post(f"/api/tables/{table}/sit", data={"name": name})
        assert sat.ok, sat.text()
    for page in pages:
        page.goto(f"/t/{table}")
        expect(page.locator(".stage, .board [role=dialog]").first).to_be_visible()


def make(page: Page, text: str) -> None:
    """A claim by taps, its card by building and picture: `b4>c5=13a`."""
    places, _, card = text.partition("=")
    source, _, target = places.partition(">")
    claim(page, Chosen(source, target, card_name(CARD_NAMED[card])))


def pick(page: Page, card: str) -> None:
    page.locator(f'.hand [data-card="{card_name(CARD_NAMED[card])}"]').click()


def take_device(page: Page) -> None:
    page.locator(".board [role=dialog] .button.main").click()
    expect(page.locator(HAND)).to_be_visible()


def in_verdict(page: Page, *selectors: str) -> list[list[str]]:
    """What each of these finds while the verdict is shown, once more if that is over already."""
    expect(page.locator(".verdict, .views .again").first).to_be_visible()
    found: list[list[str]] = page.evaluate(
        """async (selectors) => {
          if (!document.querySelector(".stage.showing")) document.querySelector(".again").click();
          await new Promise(requestAnimationFrame);
          return selectors.map((each) =>
            [...document.querySelectorAll(each)].map((found) => found.textContent.trim()));
        }""",
        selectors,
    )
    return found


def judged(page: Page) -> None:
    """Whoever has claimed has read the verdict, and nothing is shown any more."""
    go_on(page)
    expect(page.locator(".stage:not(.showing)")).to_be_visible()
