"""What people meet at a table of Kobito, each state brought about and photographed."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from speeltafel.core.match import AnyMatch
from speeltafel.games.kobito.state import State
from tests.web.kobito import block_of, card_at, lift, verb
from tests.web.kobito_tables import FAMILY, both, moves_of, of_first, offers, over, played, turn
from tests.web.looks import looks
from tests.web.stacked import StackedHouse, lay_out

LOOKS = looks(hardest="chosen rainbow replace penalty-chosen with-6 replay")


class Scene(NamedTuple):
    name: str
    match: AnyMatch
    act: Callable[[Page, AnyMatch], None] = lambda _page, _match: None
    names: tuple[str, ...] = FAMILY
    shared: bool = False
    visitor: int | None = 0
    """Through whose window it is seen; None is a spectator."""
    place: str = "t"


def scenes() -> Iterator[Scene]:
    middle = played(2, of_first(turn(9)))
    ended = played(2, over, gold="3-8")
    yield Scene("start", played(2, turn(1)), names=("Anna",))
    yield Scene("middle", middle)
    yield Scene("chosen", middle, choose_most_useful)
    yield Scene("rainbow", played(2, of_first(both(offers("start"), turn(5)))), choose_a_start)
    yield Scene("lifted", played(2, of_first(both(_partial, turn(5)))), lift_an_end)
    yield Scene("swap", played(2, of_first(both(offers("swap"), turn(5)))), choose("swap"))
    yield Scene("replace", played(2, of_first(both(offers("replace"), turn(5)))), choose("replace"))
    yield Scene("penalty", penalty())
    yield Scene("penalty-chosen", penalty(), choose("penalty"))
    yield Scene("others", played(2, both(turn(7), _midway)))
    for players in (3, 4, 5, 6):
        yield Scene(f"with-{players}", played(players, of_first(turn(5 * players))))
    yield Scene("gold-3-8", played(2, of_first(turn(9)), gold="3-8"))
    yield Scene("hand-over", middle, shared=True)
    for stage in (1, 2, 3):
        yield Scene(f"hint-{stage}", middle, hint(stage))
    yield Scene("spectator", middle, visitor=None)
    yield Scene("replay", ended, replay, place="replay")
    yield Scene("end", ended, counted)


def _midway(table: State, _texts: list[str]) -> bool:
    """In the turn of another player."""
    return table.turn == 1 and table.played > 1


def _partial(table: State, texts: list[str]) -> bool:
    """Whether an end of a rainbow can go to a pot while the rest stays."""
    for text in texts:
        if verb(text) == "carry" and text.count(" ") == 1:
            numbers, _ = block_of(text)
            lifted = (int(numbers[-1]) - int(numbers[0])) % 12 + 1
            if lifted < len(table.workshops[table.turn][int(text[1]) - 1].places):
                return True
    return False


def penalty() -> AnyMatch:
    return played(2, of_first(offers("penalty")), trying=True)


def choose_most_useful(page: Page, _match: AnyMatch) -> None:
    """The card that lights up most places."""
    for index in range(page.locator(".hand .face").count()):
        page.locator(".hand .face").nth(index).click()
        if page.locator("button.lit").count() > 1:
            return
        page.locator(".hand .face").nth(index).click()


def choose_a_start(page: Page, match: AnyMatch) -> None:
    start = max((text for text in moves_of(match) if verb(text) == "start"), key=len)
    for text in start.split()[1:]:
        card_at(page, text).click()


def lift_an_end(page: Page, match: AnyMatch) -> None:
    lift(page, next(each for each in moves_of(match) if _partial(match.state, [each])))


def choose(kind: str) -> Callable[[Page, AnyMatch], None]:
    def act(page: Page, match: AnyMatch) -> None:
        text = next(each for each in moves_of(match) if verb(each) == kind)
        card_at(page, "r" if kind == "replace" else text.split()[1]).click()

    return act


def hint(stage: int) -> Callable[[Page, AnyMatch], None]:
    def act(page: Page, _match: AnyMatch) -> None:
        for each in range(1, stage + 1):
            page.get_by_role("button", name="Hint", exact=True).click()
            page.locator(".hint").wait_for()
            page.wait_for_timeout(100 * each)

    return act


def replay(page: Page, match: AnyMatch) -> None:
    page.locator('input[type="range"]').fill(str(match.length * 2 // 3))


def counted(page: Page, _match: AnyMatch) -> None:
    page.locator(".end .ranking").wait_for()


def shoot(
    context: BrowserContext, house: StackedHouse, folder: Path, look: str, only: str = ""
) -> None:
    for scene in scenes():
        if only and scene.name not in only.split():
            continue
        laid = lay_out(house, scene.match, scene.names, shared=scene.shared)
        context.clear_cookies()
        if scene.visitor is not None:
            laid.seat(context, scene.visitor)
        page = context.new_page()
        page.goto(f"/{scene.place}/{laid.table}", wait_until="load")
        page.locator(".kobito, [role=dialog]").first.wait_for()
        scene.act(page, scene.match)
        page.wait_for_timeout(150)
        page.mouse.move(0, 0)
        page.screenshot(path=folder / f"kobito-{scene.name}-{look}.png")
        page.close()
