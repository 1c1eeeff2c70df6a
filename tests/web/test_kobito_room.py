"""At no size and at no moment do pots, workshops, plates and the result lie over each other."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.volume import FULL
from tests.web.conftest import Window
from tests.web.kobito import open_table
from tests.web.kobito_tables import FAMILY, Wish, of_first, over, played, turn
from tests.web.stacked import StackedHouse, lay_out

SIZES = ((360, 640), (390, 844), (768, 1024), (1024, 768), (1440, 900))
LONG_NAMES = ("Opa Willem", "Oma Margriet", "Marie-Louise", "Daan", "Elisabeth", "Femke")
PARTS = ".pot, .own, .others > *, .end, .players li"
CRAMMED = [(2, 4, 3), (4, 4, 8), *([(3, 4, 6), (6, 3, 12)] if FULL else [])]
"""Players, and rainbows of one's own and of the others together."""
READABLE = 44
"""Pixels in the height of a pot."""


def boxes(page: Page, selector: str) -> list[dict[str, Any]]:
    """What of it can be seen."""
    found: list[dict[str, Any]] = page.locator(selector).evaluate_all(
        """all => all
            .map(each => ({ ...each.getBoundingClientRect().toJSON(), is: each.className }))
            .filter(({ width, height }) => width && height)"""
    )
    return found


def over_each_other(one: dict[str, Any], other: dict[str, Any], slack: float = 1) -> bool:
    return bool(
        one["left"] < other["right"] - slack
        and other["left"] < one["right"] - slack
        and one["top"] < other["bottom"] - slack
        and other["top"] < one["bottom"] - slack
    )


def expect_room(page: Page, size: tuple[int, int]) -> None:
    for one, other in combinations(boxes(page, PARTS), 2):
        assert not over_each_other(one, other), (size, one, other)
    pots = boxes(page, ".pot")
    assert len(pots) == 3
    for pot in pots:
        assert pot["height"] >= READABLE, size
    for letter, pot in zip("ABC", pots, strict=True):
        for part in boxes(page, f'[data-pot="{letter}"] :is(.gold, .paper, .name, .count)'):
            assert part["top"] >= pot["top"] - 4, (size, part)
            assert part["bottom"] <= pot["bottom"] + 4, (size, part)
    for count in boxes(page, ".count"):
        for pot in boxes(page, ".gold"):
            assert not over_each_other(count, pot, slack=3), size


@pytest.mark.parametrize("players", [2, 4, 6])
def test_nothing_lies_over_anything_at_the_end_and_points_are_said_once(
    window: Window, stacked: StackedHouse, players: int
) -> None:
    page = window(at=stacked)
    open_table(page, lay_out(stacked, played(players, over), FAMILY))
    expect(page.locator(".end .ranking")).to_be_attached()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect_room(page, (width, height))
    for plate in page.locator(".players li:has(.workshop)").all():
        expect(plate.locator(".score").filter(visible=True)).to_have_count(1)


def crammed(players: int, own: int, others: int) -> Wish:
    """So many rainbows in the workshops."""
    return of_first(
        lambda table, _texts: (
            len(table.workshops[0]) >= own and sum(map(len, table.workshops[1:players])) >= others
        )
    )


@pytest.mark.parametrize(("players", "own", "others"), CRAMMED)
def test_full_workshops_leave_the_pots_their_height(
    window: Window, stacked: StackedHouse, players: int, own: int, others: int
) -> None:
    match = played(players, crammed(players, own, others))
    page = window(at=stacked)
    open_table(page, lay_out(stacked, match, FAMILY))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect_room(page, (width, height))


WORDS = """all => all.map(each => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return { ...words.getBoundingClientRect().toJSON(), is: each.textContent };
})"""


@pytest.mark.parametrize("players", [2, 4, 6] if FULL else [4])
def test_a_long_name_stays_clear_of_what_is_said_beside_it(
    window: Window, stacked: StackedHouse, players: int
) -> None:
    page = window(at=stacked)
    match = played(players, of_first(turn(5 * players)))
    open_table(page, lay_out(stacked, match, LONG_NAMES))
    for width, height in ((1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for plate in page.locator(".players li:has(.workshop)").all():
            words: list[dict[str, Any]] = plate.locator("strong, .score, small").evaluate_all(WORDS)
            assert len(words) >= 3
            for one, other in combinations(words, 2):
                assert not over_each_other(one, other, slack=3), (one["is"], other["is"])
