"""What people meet at a table of Potz Klotz, each state brought about and photographed."""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, expect

from speeltafel.core.match import AnyMatch
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Value, configure
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.components import CARD_NAMED, card_name
from tests.web.looks import looks
from tests.web.potzklotz import point_at
from tests.web.potzklotz_scenes import MIRRORED, NAMES, OTHER, RIGHT, pick
from tests.web.stacked import StackedHouse, lay_out, written

LOOKS = looks(hardest="chosen wrong mirror twin six-open plan end")
SPACE_LOOKS = {"desktop-light-nl": "start chosen wrong mirror", "phone-dark-en": "start mirror"}
"""In a browser that draws in space: slow here, so only what differs most."""

HANDS = (
    "13a 12b 22a 6a 20a",
    "13b 5a 7a 8b 9a",
    "1a 3a 10a 11a 15a",
    "16a 17a 18a 19a 21a",
    "23a 24a 25a 26a 27a",
    "28a 28b 27b 26b 25b",
)
FEW = ("13a 12b 13b", "5a 7a 8b")
ALL_LAID = (RIGHT, "pass", "b3>d5=13b", "pass", "c3>d4=12b", "pass")
"""Whoever holds the first of these hands and begins lays all of it."""
ROW = "24a"


class Scene(NamedTuple):
    name: str
    match: AnyMatch
    act: Callable[[Page], None] = lambda _page: None
    visitor: int | None = 0
    """Through whose window it is seen; None is a spectator."""
    shared: bool = False
    place: str = "t"


def match_of(
    *moves: str,
    hands: tuple[str, ...] = HANDS[:2],
    start: str = "12a",
    variant: str = "basic",
    options: Mapping[str, Value] = MappingProxyType({}),
) -> AnyMatch:
    """A match by its moves, after the cards have been dealt."""
    wishes: dict[str, Value] = {"hand": len(hands[0].split()), **options}
    wishes.setdefault(*(("match", False) if variant == "expert" else ("games", 1)))
    config = accept(configure(POTZKLOTZ, variant, len(hands), wishes))
    texts = (*dealt(hands, start), *moves)
    return written(POTZKLOTZ, config, [_with_numbers(text) for text in texts])


def _with_numbers(text: str) -> str:
    """A move with its card by number; scenes call cards by building and picture."""
    return re.sub(r"\d+[ab]$", lambda found: card_name(CARD_NAMED[found[0]]), text)


def dealt(hands: tuple[str, ...], start: str, first: int = 0) -> Iterator[str]:
    """The draws that deal these hands, from the one who begins on."""
    seats = [(first + turn) % len(hands) for turn in range(len(hands))]
    yield from (f"{seat + 1}+{card}" for seat in seats for card in hands[seat].split())
    yield f"+{start}"


def two_games() -> AnyMatch:
    """Anna wins the first, Bram the second."""
    second = dealt(FEW[::-1], "12a", first=1)
    return match_of(*ALL_LAID, *second, *ALL_LAID, hands=FEW, options={"games": 2})


def scenes() -> Iterator[Scene]:
    middle = match_of()
    right, other, mirrored = match_of(RIGHT), match_of(OTHER, "1+1b"), match_of(MIRRORED, "1+1b")
    open_six = match_of(hands=HANDS, options={"open": True, "games": 5})
    yield Scene("start", middle)
    yield Scene("lifted", middle, lambda page: point_at(page, "b4"))
    yield Scene("chosen", middle, choose_all)
    yield Scene("hint", middle, ask_twice)
    yield Scene("refused", middle, lay_without_a_cube)
    yield Scene("right", right, show_again, visitor=1)
    yield Scene("wrong", other, show_again)
    yield Scene("mirror", mirrored, show_again)
    yield Scene("apart", match_of("c3>d4=13a", "1+1b", start=ROW), show_again)
    yield Scene("twin", match_of(RIGHT, options={"out-of-turn": True}), visitor=1)
    yield Scene("expert", match_of(RIGHT, hands=FEW, variant="expert"))
    yield Scene("announced", match_of("pass", "pass", hands=FEW, variant="beginners"))
    yield Scene("six", match_of(hands=HANDS, options={"games": 5}))
    yield Scene("six-open", open_six)
    yield Scene("plan", middle, lambda page: page.locator(".forms .plan").click())
    yield Scene("hand-over", middle, shared=True)
    yield Scene("spectator", right, visitor=None)
    yield Scene("end", match_of(*ALL_LAID, hands=FEW), counted)
    yield Scene("end-of-match", two_games(), counted)
    yield Scene("replay", right, to_the_end, place="replay")


def choose_all(page: Page) -> None:
    point_at(page, "b4")
    point_at(page, "c5")
    pick(page, "13a")


def ask_twice(page: Page) -> None:
    for _ in range(2):
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(".stage, .sentence").first).to_be_visible()
        page.wait_for_timeout(1200)


def lay_without_a_cube(page: Page) -> None:
    pick(page, "13a")
    page.locator(".acts .lay").click()
    expect(page.locator(".sentence.refused")).to_be_visible()


def show_again(page: Page) -> None:
    if page.locator(".stage.showing").count() == 0:
        page.locator(".again:visible").first.click()
    expect(page.locator(".stage.showing")).to_be_visible()


def to_the_end(page: Page) -> None:
    slider = page.locator('input[type="range"]')
    slider.fill(slider.get_attribute("max") or "0")


def counted(page: Page) -> None:
    expect(page.locator(".end .button.main")).to_be_visible()


def shoot(
    context: BrowserContext, house: StackedHouse, folder: Path, look: str, wanted: str
) -> None:
    for scene in scenes():
        if wanted and scene.name not in wanted.split():
            continue
        people = NAMES[: scene.match.config.players]
        laid = lay_out(house, scene.match, people, shared=scene.shared)
        context.clear_cookies()
        if scene.visitor is not None:
            laid.seat(context, scene.visitor)
        page = context.new_page()
        page.goto(f"/{scene.place}/{laid.table}")
        expect(page.locator(".stage, .board [role=dialog]").first).to_be_visible()
        scene.act(page)
        page.wait_for_timeout(300)
        page.screenshot(path=folder / f"potzklotz-{scene.name}-{look}.png")
        page.close()


def shoot_in_space(
    context: BrowserContext, house: StackedHouse, folder: Path, look: str, wanted: str
) -> None:
    context.add_init_script("localStorage.setItem('speeltafel-potzklotz-space', 'yes')")
    context.set_default_timeout(90_000)
    shoot(context, house, folder, f"space-{look}", wanted)
