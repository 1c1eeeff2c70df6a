"""What can be seen and touched at the table of Kobito; whole games are in `test_kobito_games`."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from speeltafel.core.match import AnyMatch
from speeltafel.games.kobito.state import State
from tests.web.conftest import Window
from tests.web.kobito import (
    HAND,
    LOOK,
    OTHERS,
    best,
    block_of,
    by_taps,
    card_at,
    close_list,
    laid_by,
    lit,
    moves,
    open_list,
    open_table,
    tap_hand,
    verb,
    wait_after,
)
from tests.web.kobito_tables import (
    FAMILY,
    Wish,
    both,
    moves_of,
    of_first,
    offers,
    over,
    played,
    turn,
)
from tests.web.players import steps
from tests.web.stacked import StackedHouse, lay_out
from tests.web.test_places import violations

Sit = Callable[..., Page]


@pytest.fixture
def sit(window: Window, stacked: StackedHouse) -> Sit:
    """Opens a window at a table that is laid out: the first player's, or as it is asked for."""

    def open_window(
        match: AnyMatch, visitor: int | None = 0, place: str = "t", **look: bool
    ) -> Page:
        page = window(at=stacked, **look)
        open_table(page, lay_out(stacked, match, FAMILY), visitor, place)
        return page

    return open_window


def first(match: AnyMatch, kind: str) -> str:
    return next(text for text in moves_of(match) if verb(text) == kind)


def drag(page: Page, source: Locator, place: Locator) -> None:
    """With the button down, so that places light up, and up again over the place."""
    source.hover()
    page.mouse.down()
    page.mouse.move(5, 5)
    place.hover()
    place.hover()
    page.mouse.up()


# ── by hand


def test_a_card_is_dragged_to_the_place_where_it_fits(sit: Sit) -> None:
    match = played(2, of_first(offers("gold")))
    page = sit(match)
    card, place = laid_by(first(match, "gold"))
    before = steps(page)
    drag(page, card_at(page, card), lit(page, place))
    wait_after(page, before)
    expect(page.locator(f"{HAND} .face")).to_have_count(len(match.state.hands[0]) - 1)
    expect(page.locator(".fresh")).to_have_count(1)


def test_a_card_dropped_on_the_pot_goes_to_the_one_end_where_it_fits(sit: Sit) -> None:
    match = played(2, of_first(offers("gold")))
    page = sit(match)
    card, place = laid_by(first(match, "gold"))
    drag(page, card_at(page, card), page.locator(f'[data-pot="{place[0]}"] .gold'))
    expect(page.locator(f'[data-pot="{place[0]}"] .fresh')).to_have_count(1)


def test_a_card_dropped_where_it_does_not_fit_comes_back_and_is_explained(sit: Sit) -> None:
    match = played(2, of_first(turn(1)))
    page = sit(match)
    fitting = {laid_by(text)[0] for text in moves_of(match) if verb(text) == "gold"}
    card = next(str(card) for card in match.state.hands[0] if str(card) not in fitting)
    drag(page, card_at(page, card), page.locator('[data-pot="A"] .gold'))
    expect(page.locator(".sentence.refused")).to_contain_text("past niet bij pot A")
    expect(page.locator(f"{HAND} .face")).to_have_count(5)
    expect(page.locator("aside ol li:not(.soft)").last).not_to_contain_text("Anna legt")


def test_the_end_of_a_workshop_rainbow_is_dragged_to_a_pot(sit: Sit) -> None:
    match = played(2, of_first(both(offers("carry"), turn(5))))
    page = sit(match)
    carry = next(text for text in moves_of(match) if verb(text) == "carry" and text.count(" ") == 1)
    numbers, place = block_of(carry)
    before = steps(page)
    end = numbers[0] if place.endswith("right") else numbers[-1]
    drag(page, page.locator(f'[data-place="{carry[:2]} {end}"]'), lit(page, place))
    wait_after(page, before)
    expect(page.locator("aside ol li:not(.soft)").last).to_contain_text("Anna brengt")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("kind", ["swap", "replace", "carry", "start", "lay"])
def test_taps_reach_every_place_that_lights_up(sit: Sit, kind: str, phone: bool) -> None:
    """Also where a small screen is full: what lights up is never under the hand."""
    wish = both(offers(kind), lambda table, texts: len(table.workshops[0]) > 2)
    match = played(2, of_first(wish))
    page = sit(match, phone=phone)
    choices = [text for text in moves_of(match) if verb(text) == kind and text.count(" ") < 3]
    by_taps(page, choices[-1])


# ── seeing


def test_a_spectator_sees_the_table_but_no_hand(sit: Sit) -> None:
    match = played(3, of_first(turn(7)))
    page = sit(match, visitor=None)
    expect(page.locator(OTHERS)).to_have_count(3)
    expect(page.locator("header h1")).to_contain_text("Anna: 0 gespeeld")
    expect(page.locator(f"{HAND}, .every, .own, .end")).to_have_count(0)
    told, board = page.locator("p.watching").bounding_box(), page.locator(".fill").bounding_box()
    assert told
    assert board
    assert told["y"] >= board["y"] + board["height"] or told["x"] >= board["x"] + board["width"]
    assert page.locator(".kobito .face button, .kobito button.face").count() == 0


def test_a_replay_shows_the_game_through_the_eyes_of_any_seat(sit: Sit) -> None:
    match = played(2, over, gold="3-8")
    page = sit(match, place="replay")
    page.get_by_label("Zet", exact=True).fill("1")  # the dealing
    eyes = page.get_by_label("Door de ogen van")
    for seat, hand in enumerate(dealt_hands(match)):
        eyes.select_option(label=FAMILY[seat])
        for card in hand:
            expect(page.locator(f'[data-place="hand {card}"]').first).to_be_visible()
        expect(page.locator(f"{HAND} .face")).to_have_count(5)
        expect(page.locator(OTHERS)).to_have_count(1)
    eyes.select_option(label="Toeschouwer")
    expect(page.locator(HAND)).to_have_count(0)
    expect(page.locator(OTHERS)).to_have_count(2)
    page.get_by_role("button", name="Naar het einde").click()
    expect(page.locator(".controls")).to_contain_text("wint met")


def dealt_hands(match: AnyMatch) -> list[list[str]]:
    """The first hands, as the cards are written."""
    drawn = [
        match.game.format_move(entry.move).removeprefix("draw ")
        for entry in match.entries()
        if entry.actor < 0 and match.game.format_move(entry.move).startswith("draw")
    ]
    return [drawn[:5], drawn[5:10]]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_has_a_place_at_the_table(sit: Sit, players: int) -> None:
    match = played(players, of_first(turn(3 * players)))
    for phone in (False, True):
        page = sit(match, phone=phone)
        expect(page.locator(OTHERS)).to_have_count(players - 1)
        for seat, name in enumerate(FAMILY[1:players], start=1):
            workshop = page.locator(f'{OTHERS}[data-owner="{seat}"]')
            expect(workshop).to_be_visible()
            place = (
                workshop if phone else page.locator(f'.players [data-seat="{seat}"]', has=workshop)
            )
            expect(place.locator("strong:visible")).to_have_text(name)
        width, height = page.viewport_size["width"], page.viewport_size["height"]  # type: ignore[index] # every window here has a size
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        for card in page.locator(f"{HAND} .face").all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height
            assert box["width"] >= 44


def elsewhere(kind: str) -> Wish:
    """Something of this kind can be done in the workshop of another."""
    return lambda _table, texts: any(
        verb(text) == kind and text.split()[2][1:2] == "w" for text in texts
    )


@pytest.mark.parametrize("kind", ["swap", "replace"])
def test_cards_in_another_workshop_can_be_swapped_and_stacked_on(sit: Sit, kind: str) -> None:
    match = played(4, of_first(elsewhere(kind)))
    page = sit(match)
    by_taps(page, next(text for text in moves_of(match) if elsewhere(kind)(match.state, [text])))


@pytest.mark.parametrize("kind", ["swap", "replace"])
def test_six_on_a_small_phone_touch_cards_of_others_as_large_as_a_finger(
    sit: Sit, kind: str
) -> None:
    match = played(6, of_first(elsewhere(kind)), trying=True)
    move = next(text for text in moves_of(match) if elsewhere(kind)(match.state, [text]))
    _, number, spot = move.split()
    page = sit(match, phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    pots = page.locator(".pots").bounding_box()
    tap_hand(page, "r" if kind == "replace" else number)
    target = lit(page, f"{spot} {number}")
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    middle = (box["width"] / 2, box["height"] / 2)
    for across, down in ((1, middle[1]), (43, middle[1]), (middle[0], 1), (middle[0], 43)):
        assert target.evaluate(
            "(card, [x, y]) => card.contains(document.elementFromPoint(x, y))",
            [box["x"] + across, box["y"] + down],
        )
    again = page.locator(".pots").bounding_box()
    assert pots is not None
    assert again is not None
    assert abs(again["height"] - pots["height"]) < 1
    before = steps(page)
    target.click()
    wait_after(page, before)


def two_ways(_table: State, texts: list[str]) -> bool:
    """Two cards begin a rainbow in two ways, and the turn may end as well."""
    return "end" in texts and bool(_begun_twice(texts))


def _begun_twice(texts: list[str]) -> list[str]:
    pairs = [sorted(text.split()[1:]) for text in texts if re.fullmatch(r"start \w+ \w+", text)]
    return next((pair for pair in pairs if pairs.count(pair) > 1), [])


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_everything_that_chosen_cards_can_do_is_in_sight(sit: Sit, size: tuple[int, int]) -> None:
    match = played(2, of_first(two_ways), trying=True)
    page = sit(match)
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    for text in _begun_twice(moves_of(match)):
        tap_hand(page, text)
    expect(page.locator(".offer")).to_have_count(2)
    for button in page.locator(".acts button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert box["x"] + box["width"] <= width


def test_on_a_phone_a_tap_opens_the_workshop_of_another(sit: Sit) -> None:
    match = played(6, of_first(turn(24)))
    page = sit(match, phone=True)
    seat = next(each for each in range(1, 6) if match.state.workshops[each])
    page.locator(f'{OTHERS}[data-owner="{seat}"]').click()
    opened = page.get_by_role("dialog", name=f"Atelier van {FAMILY[seat]}")
    laid = sum(len(rainbow.places) for rainbow in match.state.workshops[seat])
    expect(opened.locator(".face")).to_have_count(laid)
    sizes = opened.locator(".face").evaluate_all("all => all.map(each => each.offsetWidth)")
    assert min(sizes) >= 44


def test_a_hint_is_shown_on_the_board_in_three_steps_and_can_be_followed(sit: Sit) -> None:
    match = played(2, of_first(turn(5)))
    page = sit(match)
    open_list(page)
    expect(page.locator(".looked")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".kobito .looked").first).to_be_visible()
    expect(page.locator(f"{HAND} .looked")).to_have_count(0)
    told = page.locator(".hint").inner_text()
    go_on_to_stage(page, 2)
    expect(page.locator(".hint")).to_contain_text("Deze zet")
    move = page.locator(".hint").get_attribute("data-move") or ""
    assert move in moves(page)
    assert LOOK[verb(move)] in told, (move, told)
    pointed = page.locator(".paper.looked").evaluate_all(
        "all => all.map(each => each.dataset.place)"
    )
    assert set(pointed) == set(places_of(move))
    go_on_to_stage(page, 3)
    expect(page.locator(".hint")).to_contain_text("Omdat")
    close_list(page)
    by_taps(page, move)
    expect(page.locator(".looked")).to_have_count(0)


def go_on_to_stage(page: Page, stage: int) -> None:
    """Past the pages of a long sentence."""
    for _ in range(4):
        page.get_by_role("button", name="Verder", exact=True).click()
        if page.locator(f'.hint[data-stage="{stage}"]').count():
            return
    raise AssertionError(f"the hint does not go on to step {stage}")


def places_of(move: str) -> list[str]:
    """The cards and places of a move."""
    words = move.split(" ")
    if verb(move) in ("gold", "lay"):
        card, place = laid_by(move)
        return [f"hand {card}", place]
    if verb(move) == "start":
        return [f"hand {card}" for card in words[1:]]
    if verb(move) in ("swap", "replace"):
        hand = ["hand r"] if verb(move) == "replace" else []
        return [*hand, f"hand {words[1]}", f"{words[2]} {words[1]}"]
    return [block_of(move)[1]] if verb(move) == "carry" else []


# ── for everybody


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_at_the_table(sit: Sit, phone: bool, dark: bool) -> None:
    match = played(2, of_first(both(offers("swap"), turn(5))))
    page = sit(match, phone=phone, dark=dark)
    open_list(page)
    assert violations(page) == []
    close_list(page)
    tap_hand(page, first(match, "swap").split()[1])
    expect(page.locator("button.lit").first).to_be_visible()
    page.mouse.move(0, 0)
    assert violations(page) == []


def test_a_small_phone_holds_the_table_and_fingers_find_the_cards(sit: Sit) -> None:
    match = played(2, of_first(turn(9)))
    page = sit(match, phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    for card in page.locator(f"{HAND} .face").all():
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    tap_hand(page, laid_by(best(moves_of(match), ("gold", "lay", *REST)))[0])
    for place in page.locator("button.lit").all():
        across, down = place.evaluate(
            """each => {
                const touch = getComputedStyle(each, "::after");
                return [each.offsetWidth, each.offsetHeight].map((size, side) => size
                    - parseFloat(side ? touch.top : touch.left)
                    - parseFloat(side ? touch.bottom : touch.right));
            }"""
        )
        assert min(across, down) >= 44


REST = ("start", "swap", "replace", "carry", "end", "penalty")


def test_the_table_can_be_had_in_words(sit: Sit) -> None:
    match = played(2, of_first(turn(9)))
    page = sit(match)
    page.keyboard.press("s")
    words = page.get_by_label("Het bord in woorden")
    for letter, pot in zip("ABC", match.state.pots, strict=True):
        expect(words).to_contain_text(f"Pot {letter}: {pot.gold.value} goud")
    expect(words).to_contain_text("Je hand: ")
    expect(words).to_contain_text("Bram: ")


def test_a_place_asked_for_in_vain_is_explained_and_nothing_is_lost(sit: Sit) -> None:
    match = played(2, of_first(turn(1)))
    page = sit(match)
    open_list(page)
    texts = moves(page)
    numbers = sorted({card for card in match.state.hands[0] if 0 < card < 13})
    strangers = [numbers[0], numbers[-1]]
    tap_hand(page, str(strangers[0]))
    page.get_by_role("button", name="nieuwe regenboog").click()
    expect(page.locator(".sentence.refused")).to_contain_text("minstens twee kaarten")
    expect(page.locator(f"{HAND} .face")).to_have_count(5)
    assert moves(page) == texts
