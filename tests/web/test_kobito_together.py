"""Kobito: every card is in sight, with six players too."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from speeltafel.core.match import AnyMatch
from speeltafel.games.kobito.rainbow import A_NUMBER
from speeltafel.games.kobito.state import State
from tests.server.house import House
from tests.web.conftest import Window
from tests.web.kobito import HAND, card_at, verb
from tests.web.kobito_tables import FAMILY, moves_of, of_first, played, turn
from tests.web.prepared import guest_of, seated

SIZES: list[ViewportSize] = [
    {"width": 1024, "height": 768},
    {"width": 1180, "height": 820},
    {"width": 1440, "height": 900},
]
FINGER = 44
PHONES: list[ViewportSize] = [{"width": 360, "height": 640}, {"width": 390, "height": 844}]


def sit_down(page: Page, house: House, match: AnyMatch) -> None:
    page.goto("/")
    names = list(FAMILY[: match.config.players])
    page.goto(seated(house, match, {0: guest_of(page.context)}, names))


def swaps_elsewhere(texts: list[str]) -> list[list[str]]:
    """Swaps with a kobito in the workshop of another player."""
    swaps = [text.split(" ") for text in texts if verb(text) == "swap"]
    return [swap for swap in swaps if swap[2][0].isdigit()]


def out_of_sight(page: Page) -> list[str]:
    """Cards and names that lie outside the window, or that a box cuts off."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".face, .gap, .players strong, .gold")]
          .filter((each) => each.checkVisibility())
          .filter((each) => {
            const box = each.getBoundingClientRect();
            const cut = (outer) => {
              if (!outer || outer === document.documentElement) return false;
              const edge = outer.getBoundingClientRect();
              const clips = getComputedStyle(outer).overflow !== "visible";
              return (clips && (box.right > edge.right + 1 || box.bottom > edge.bottom + 1
                || box.left < edge.left - 1 || box.top < edge.top - 1)) || cut(outer.parentElement);
            };
            return box.left < 0 || box.top < 0 || box.right > innerWidth + 1
              || box.bottom > innerHeight + 1 || cut(each.parentElement);
          }).map((each) => each.getAttribute("aria-label") ?? each.textContent)"""
    )
    return found


def scrolled(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".frame, .frame *")]
          .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY)
            || ["auto", "scroll"].includes(getComputedStyle(each).overflowX))
          .filter((each) => each.scrollHeight > each.clientHeight + 1
            || each.scrollWidth > each.clientWidth + 1)
          .map((each) => each.className)"""
    )
    return found


def overlapping(page: Page) -> list[str]:
    """Plates whose content lies on the next plate."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".players li[data-seat]")]
          .filter((plate) => [...plate.querySelectorAll(".face, strong")].some((each) => {
            const [box, edge] = [each.getBoundingClientRect(), plate.getBoundingClientRect()];
            const beyond = box.bottom > edge.bottom + 2 || box.top < edge.top - 2;
            return each.checkVisibility() && beyond;
          })).map((plate) => plate.dataset.seat)"""
    )
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_card_is_out_of_sight(
    window: Window, house: House, size: ViewportSize, players: int
) -> None:
    page = window()
    page.set_viewport_size(size)
    match = played(players, of_first(turn(5 * players)))
    sit_down(page, house, match)
    expect(page.locator(f"{HAND} .face").first).to_be_visible()
    assert out_of_sight(page) == []
    assert scrolled(page) == []
    assert overlapping(page) == []


def on_each_other(page: Page, over: str, under: str) -> list[str]:
    """What of `over` lies on something of `under`: on a card, or on ink."""
    found: list[str] = page.evaluate(
        """([over, under]) => {
          const places = (each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            const whole = each.matches(".face, .pairs");
            return whole ? [each.getBoundingClientRect()] : [...range.getClientRects()];
          };
          const seen = (what) => [...document.querySelectorAll(what)]
            .filter((each) => each.checkVisibility());
          const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
            && one.top < other.bottom - 2 && other.top < one.bottom - 2;
          return seen(over)
            .filter((each) => seen(under).some((other) => places(other).some((there) =>
              places(each).some((here) => meet(here, there)))))
            .map((each) => each.textContent || each.className);
        }""",
        [over, under],
    )
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
@pytest.mark.parametrize("players", [2, 6])
def test_what_is_said_of_a_workshop_lies_on_nothing(
    window: Window, house: House, size: ViewportSize, players: int
) -> None:
    """Penalties and known cards go on in a line of their own."""
    page = window()
    page.set_viewport_size(size)
    match = played(players, of_first(much_to_say))
    sit_down(page, house, match)
    expect(page.locator(".plated header").first).to_be_visible()
    assert on_each_other(page, ".plated header > *", ".players strong, .plated .face") == []


def much_to_say(table: State, _texts: list[str]) -> bool:
    return any(table.penalties[1:])


@pytest.mark.parametrize("size", [*SIZES, PHONES[1]], ids=lambda size: f"{size['width']}")
def test_the_number_of_a_card_in_a_pot_is_never_covered(
    window: Window, house: House, size: ViewportSize
) -> None:
    """By the sign of a replacement card."""
    page = window()
    page.set_viewport_size(size)
    match = played(6, of_first(lambda table, _: piled_in_a_pot(table)))
    sit_down(page, house, match)
    expect(page.locator(".pot .pairs").first).to_be_visible()
    assert on_each_other(page, ".pot .pairs", ".pot .number") == []


def piled_in_a_pot(table: State) -> bool:
    return any(place > A_NUMBER for pot in table.pots if pot for place in pot.rainbow.places)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_a_finger_finds_the_kobito_to_swap(
    window: Window, house: House, size: ViewportSize
) -> None:
    page = window()
    page.set_viewport_size(size)
    match = played(6, of_first(lambda _, texts: bool(swaps_elsewhere(texts))))
    sit_down(page, house, match)
    _, number, spot = swaps_elsewhere(moves_of(match))[0]
    card_at(page, number).click()
    box = page.locator(f'button.lit[data-place="{spot} {number}"]').bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size['width']}")
@pytest.mark.parametrize("players", [4, 6])
def test_on_a_phone_the_pots_keep_their_place(
    window: Window, house: House, size: ViewportSize, players: int
) -> None:
    """Late in a game, when the workshops are full."""
    page = window()
    page.set_viewport_size(size)
    sit_down(page, house, played(players, of_first(turn(5 * players))))
    expect(page.locator(f"{HAND} .face").first).to_be_visible()
    beyond = page.evaluate(
        """() => [...document.querySelectorAll(".pot")].flatMap((pot) => {
          const room = pot.getBoundingClientRect();
          return [...pot.querySelectorAll(".face, .gap, .gold")]
            .map((each) => each.getBoundingClientRect())
            .filter((box) => box.top < room.top - 8 || box.bottom > room.bottom + 8)
            .map((box) => [room.height, box.top - room.top, box.bottom - room.bottom]);
        })"""
    )
    assert beyond == []


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size['width']}")
def test_on_a_phone_the_kobito_to_swap_comes_into_sight(
    window: Window, house: House, size: ViewportSize
) -> None:
    page = window()
    page.set_viewport_size(size)
    far = {"4", "5"}
    match = played(
        6, of_first(lambda _, texts: any(swap[2][0] in far for swap in swaps_elsewhere(texts)))
    )
    sit_down(page, house, match)
    _, number, spot = next(swap for swap in swaps_elsewhere(moves_of(match)) if swap[2][0] in far)
    card_at(page, number).click()
    lit = page.locator(f'button.lit[data-place="{spot} {number}"]')
    expect(lit).to_be_in_viewport(ratio=0.99)
