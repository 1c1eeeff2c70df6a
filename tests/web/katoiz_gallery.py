"""What people meet at a table of Katoiz: all fourteen levels, and each state worth a look."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page

from speeltafel.core.match import AnyMatch
from speeltafel.games.katoiz import KATOIZ
from tests.server.house import House
from tests.web.katoiz import (
    NAMES,
    demands,
    disc_to_send,
    moves_of,
    plot,
    refused,
    tile_for_two,
    too_steep,
)
from tests.web.prepared import guest_of, seated

EVERYTHING = ""
HARDEST = (
    "3-stel-4-crowd stapeltoren-1-crowd stapeltoren-4-high stapeltoren-4-which "
    "stapeltoren-1-differs stapeltje-1-chosen stapeltje-2-steep stapeltje-2-pair "
    "stapeltje-3-crowd stapeltje-5-middle"
)
"""Where it is most crowded, or hardest to see."""
LOOKS = {
    "desktop-light-nl": EVERYTHING,
    "phone-light-nl": EVERYTHING,
    "desktop-dark-en": HARDEST,
    "phone-dark-en": HARDEST,
    "small-light-nl": HARDEST,
    "zoomed-light-nl": HARDEST,
    "class-light-nl": HARDEST,
    "desktop-light-nl-grey": HARDEST,
    "phone-light-nl-grey": HARDEST,
}
SETTINGS = "settings => { localStorage.speeltafel = JSON.stringify(settings) }"
MIDDLE = 8
LATE = 40


class Scene(NamedTuple):
    name: str
    match: AnyMatch
    act: Callable[[Page, AnyMatch], None] = lambda _page, _match: None
    place: str = "t"
    letters: bool = False


@cache
def scenes() -> tuple[Scene, ...]:
    return (*levels(), *towers(), *trios(), *piles())


def after(length: int) -> Callable[[AnyMatch], bool]:
    """The first turn of the first seat after so many moves."""
    return lambda match: match.length > length and len(moves_of(match)) > 1


def levels() -> Iterator[Scene]:
    for variant in KATOIZ.variants:
        length = 4 if "stapeltje" in variant.name else MIDDLE
        match = plot(variant.name, 2, until=after(length))
        yield Scene(f"{variant.name}-middle", match)


def towers() -> Iterator[Scene]:
    early = plot("stapeltoren-1", 2, until=after(8))
    two = plot("stapeltoren-4", 1, options={"naming": False}, until=fits_on_two)
    yield Scene("stapeltoren-1-start", plot("stapeltoren-1", 2))
    yield Scene("stapeltoren-1-naming", early, name_one)
    yield Scene("stapeltoren-1-differs", early, name_wrongly)
    yield Scene("stapeltoren-1-refused", early, take_what_does_not_fit)
    yield Scene("stapeltoren-1-help", early, lambda page, _: page.locator(".eye").click())
    yield Scene("stapeltoren-1-crowd", plot("stapeltoren-1", 4, until=after(8)))
    yield Scene("stapeltoren-1-letters", early, letters=True)
    yield Scene(
        "stapeltoren-4-which", two, lambda page, match: tile(page, tile_for_two(match)).click()
    )
    yield Scene("stapeltoren-4-high", plot("stapeltoren-4", 4, until=after(LATE)))
    yield Scene("stapeltoren-5-lapse", plot("stapeltoren-5", 2, until=lapses))
    yield Scene("stapeltoren-5-end", plot("stapeltoren-5", 2, until=None), counted)


def trios() -> Iterator[Scene]:
    yield Scene("3-stel-1-start", plot("3-stel-1", 2))
    yield Scene("3-stel-1-refused", plot("3-stel-1", 2, until=demands), lay_what_was_not_rolled)
    yield Scene("3-stel-1-moving", plot("3-stel-1", 2, seed=2, until=moves_a_disc), choose_a_disc)
    yield Scene("3-stel-1-alone", plot("3-stel-1", 1, until=after(MIDDLE)))
    yield Scene("3-stel-3-late", plot("3-stel-3", 3, until=after(LATE)))
    yield Scene("3-stel-4-crowd", plot("3-stel-4", 4, until=after(LATE)))
    yield Scene("3-stel-4-sending", plot("3-stel-4", 3, until=sends_back))
    yield Scene("3-stel-4-again", plot("3-stel-4", 2, until=lambda match: "nog" in moves_of(match)))
    yield Scene("3-stel-3-end", plot("3-stel-3", 3, until=None), counted)
    yield Scene("3-stel-3-letters", plot("3-stel-3", 2, until=after(LATE)), letters=True)


def piles() -> Iterator[Scene]:
    begun = plot("stapeltje-1", 2, until=after(6))
    steep = plot("stapeltje-2", 2, options={"target": 6}, seed=3, until=steep_already)
    ended = plot("stapeltje-1", 3, until=None)
    yield Scene("stapeltje-1-start", plot("stapeltje-1", 2))
    yield Scene("stapeltje-1-chosen", begun, choose_a_tile)
    yield Scene("stapeltje-1-step", begun, walk_against("katoiz-step-straight"))
    yield Scene("stapeltje-1-hint", begun, hint)
    yield Scene("stapeltje-1-letters", begun, letters=True)
    yield Scene("stapeltje-1-crowd", plot("stapeltje-1", 4, until=after(16)))
    yield Scene("stapeltje-1-end", ended, counted)
    yield Scene("stapeltje-1-replay", ended, replay, place="replay")
    yield Scene("stapeltje-2-seven", plot("stapeltje-2", 2, options={"target": 7}, until=after(24)))
    yield Scene("stapeltje-2-steep", steep)
    yield Scene("stapeltje-2-pair", steep, walk_against("katoiz-too-steep"))
    yield Scene("stapeltje-3-crowd", plot("stapeltje-3", 4, until=after(LATE)))
    yield Scene("stapeltje-4-crowd", plot("stapeltje-4", 4, until=after(16)))
    yield Scene("stapeltje-4-alone", plot("stapeltje-4", 1, until=after(16)))


# ── Positions


def fits_on_two(match: AnyMatch) -> bool:
    return bool(tile_for_two(match))


def lapses(match: AnyMatch) -> bool:
    return moves_of(match) == ["-"]


def moves_a_disc(match: AnyMatch) -> bool:
    return any("-" in move[1:] for move in moves_of(match))


def sends_back(match: AnyMatch) -> bool:
    return bool(disc_to_send(match))


def steep_already(match: AnyMatch) -> bool:
    view: Any = match.game.view(match.state, 0)
    return bool(view.steep) and too_steep(match)


# ── Gestures


def tile(page: Page, text: str) -> Any:
    return page.locator(f'[data-tile="{text}"]').first


def spot(page: Page, place: str) -> Any:
    return page.locator(f'[data-place="{place}"]')


def name_one(page: Page, match: AnyMatch) -> None:
    tile(page, moves_of(match)[0][:2]).click()


def name_wrongly(page: Page, match: AnyMatch) -> None:
    """A tile with one property in common, and another one named."""
    named: dict[str, set[str]] = {}
    for move in moves_of(match):
        text, word = move.split()
        named.setdefault(text, set()).add(word)
    text = next(text for text, words in named.items() if len(words) == 1)
    tile(page, text).click()
    other = next(word for word in ("kleur", "vorm", "grootte") if word not in named[text])
    page.locator(f'[data-property="{other}"]').click()
    page.locator(".property .sign").wait_for()


def take_what_does_not_fit(page: Page, _match: AnyMatch) -> None:
    page.locator(".tile:not([data-may])").first.click()


def lay_what_was_not_rolled(page: Page, _match: AnyMatch) -> None:
    page.locator(".place:not([data-may]):not(.hole)").first.click()
    page.locator(".refused").wait_for()


def choose_a_disc(page: Page, _match: AnyMatch) -> None:
    page.locator(".place.start").first.click()


def choose_a_tile(page: Page, match: AnyMatch) -> None:
    """Far to walk, with the way drawn."""
    starts = [move.split("-")[0] for move in moves_of(match) if re.match(r"[a-f]\d-", move)]
    spot(page, max(set(starts), key=starts.count)).press("Enter")
    page.locator(".place.end").last.focus()
    page.locator("[data-path]").wait_for(state="attached")


def walk_against(code: str) -> Callable[[Page, AnyMatch], None]:
    def act(page: Page, match: AnyMatch) -> None:
        start, end = refused(match, code)
        spot(page, start).press("Enter")
        spot(page, end).press("Enter")
        page.locator(".refused").wait_for()

    return act


def hint(page: Page, _match: AnyMatch) -> None:
    for _ in range(2):
        page.get_by_role("button", name="Hint", exact=True).click()
        page.wait_for_timeout(800)


def counted(page: Page, _match: AnyMatch) -> None:
    page.get_by_role("dialog").wait_for()


def replay(page: Page, match: AnyMatch) -> None:
    page.locator('input[type="range"]').fill(str(match.length * 2 // 3))


# ── Pictures


def shoot(context: BrowserContext, house: House, folder: Path, look: str, wanted: str) -> None:
    guest = guest_of(context)
    page = context.new_page()
    for scene in scenes():
        if wanted and scene.name not in wanted.split():
            continue
        names = NAMES[: scene.match.config.players]
        path = seated(house, scene.match, {0: guest}, names)
        page.goto("/")
        page.evaluate(SETTINGS, {"letters": scene.letters or look.endswith("grey"), "rolls": True})
        page.goto(path.replace("/t/", f"/{scene.place}/"), wait_until="networkidle")
        page.locator(".katoiz").wait_for()
        scene.act(page, scene.match)
        page.wait_for_timeout(250)
        page.screenshot(path=folder / f"katoiz-{scene.name}-{look}.png")
