"""A player of Potz Klotz who reads the building from the page and knows what a claim would make."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from playwright.sync_api import Page, expect

from speeltafel.games.potzklotz.components import CARD_NAMED
from speeltafel.games.potzklotz.placement import PLACE_NAMED, Standing, place_name, shifts
from speeltafel.games.potzklotz.verdict import Judgement, judge
from tests.web.players import over, take_chairs, wish

Options = Mapping[str, str | bool]

SHORT: Options = {"Kaarten in de hand": "3", "Potjes": "1"}


BOTH = ".acts .both"
"""To lay or not to lay: there for whoever may act."""
ON = ".acts .on"
"""What ends one's own verdict."""


class Chosen(NamedTuple):
    source: str
    target: str
    card: str


def lay_table(
    page: Page,
    options: Options = SHORT,
    seats: Mapping[int, str] | None = None,
    variant: str = "",
) -> None:
    page.goto("/play/potzklotz")
    take_chairs(page, "Anna", dict(seats or {}))
    page.get_by_role("button", name="Anders spelen").click()
    if variant:
        page.get_by_role("radio", name=re.compile(f"^{variant}")).check(force=True)
    for title, value in options.items():
        wish(page, title, value)
    page.get_by_role("button", name="Sluiten").click()
    page.locator("button.begin").click()


def wait_for_turn(page: Page) -> None:
    """Until this person may act, or the game is over."""
    page.wait_for_function("() => document.querySelector('.acts .both, .acts .on, .end') !== null")


def acts(page: Page) -> bool:
    return page.locator(BOTH).count() > 0 and not over(page)


def go_on(page: Page) -> None:
    """One's own verdict stays until it has been read."""
    page.locator(ON).click()
    expect(page.locator(ON)).to_have_count(0)


def standing(page: Page) -> Standing:
    """The building as its places are named to readers without eyes."""
    labels: list[str] = page.locator(".stage .stand").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label') ?? '')"
    )
    found = []
    for label in labels:
        place, _, words = label.partition(", ")
        tower = re.search(r"toren van (\d)", words)
        height = int(tower.group(1)) if tower else int(words.startswith("één"))
        if height:
            found.append((*PLACE_NAMED[place], height))
    return tuple(sorted(found))


def hand(page: Page) -> list[str]:
    cards: list[str] = page.locator(".hand [data-card]").evaluate_all(
        "all => all.map(each => each.dataset.card)"
    )
    return cards


def claims(page: Page, wanted: Judgement) -> Iterator[Chosen]:
    """The claims that would be judged so."""
    building = standing(page)
    cards = hand(page)
    for source, target, made in shifts(building, False):
        for card in cards:
            if judge(made, CARD_NAMED[card]) is wanted:
                yield Chosen(place_name(source), place_name(target), card)


def point_at(page: Page, place: str) -> None:
    page.locator(f'.building [data-place="{place}"]').first.press("Enter")


def claim(page: Page, chosen: Chosen) -> None:
    source, target, card = chosen
    point_at(page, source)
    expect(page.locator(".stand.taken")).to_have_count(1)
    point_at(page, target)
    expect(page.locator(".stand.chosen")).to_have_count(1)
    page.locator(f'.hand [data-card="{card}"]').click()
    page.locator(".acts .lay").click()


def pass_turn(page: Page) -> None:
    page.locator(BOTH).locator(".button:not(.lay)").click()


def play_right_or_pass(page: Page) -> None:
    before = page.locator("aside ol li:not(.soft)").count()
    chosen = next(claims(page, Judgement.RIGHT), None)
    if chosen:
        claim(page, chosen)
    else:
        pass_turn(page)
    expect(page.locator("aside ol li:not(.soft)")).not_to_have_count(before)
    if chosen:
        go_on(page)


def play_until_over(pages: list[Page], glances: int = 600) -> None:
    for _ in range(glances):
        if all(over(page) for page in pages):
            return
        for page in pages:
            if acts(page):
                if page.locator(BOTH).get_by_text("Geen tweelingkaart").count():
                    pass_turn(page)
                    expect(page.locator(BOTH)).to_have_count(0)
                else:
                    play_right_or_pass(page)
        pages[0].wait_for_timeout(40)
    raise AssertionError("the game did not end")
