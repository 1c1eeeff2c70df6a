"""3-stel through the interface."""

from playwright.sync_api import Page, expect

from speeltafel.core.match import AnyMatch
from tests.server.house import House
from tests.web.conftest import Window
from tests.web.katoiz import (
    BOT,
    at_my_turn,
    demands,
    disc_to_send,
    lay_disc,
    moved,
    opened_in_two_windows,
    play_until_over,
    plot,
    sit_down,
    sit_down_at,
    wait_for_turn,
)
from tests.web.players import steps


def takes_a_set(match: AnyMatch) -> str:
    """A move of the first seat that makes a set (KZ-22)."""
    if not at_my_turn(match):
        return ""
    for move in match.game.legal_moves(match.state, 0):
        after = match.game.apply(match.state, 0, move)
        if len(after.taken[0]) > len(match.state.taken[0]):
            return match.game.format_move(move)
    return ""


def beside_own(match: AnyMatch) -> str:
    """A place next to an own disc, which gives one more roll (KZ-25)."""
    if not at_my_turn(match):
        return ""
    for move in match.game.legal_moves(match.state, 0):
        if match.game.apply(match.state, 0, move).bonus:
            return match.game.format_move(move)
    return ""


def test_sets_are_taken_against_the_computer_to_the_end(window: Window) -> None:
    page = window(phone=True)
    sit_down(page, "3-stel-1", BOT)
    play_until_over([page], lay_disc)
    expect(page.get_by_role("dialog")).to_contain_text("3-stel")


def test_two_windows_send_back_and_roll_again(window: Window) -> None:
    """KZ-25, to the end; the first who can, sends back."""
    pages = opened_in_two_windows(window, "3-stel-4")
    sent: list[str] = []

    def bold(page: Page, turn: int) -> None:
        send = page.locator(".place.send")
        if send.count() and not sent:
            before = steps(page)
            sent.append(str(send.first.get_attribute("data-place")))
            send.first.click()
            moved(page, before)
        else:
            lay_disc(page, turn)

    play_until_over(pages, bold)
    for page in pages:
        expect(page.locator("aside ol")).to_contain_text("stuurt een schijfje van")


def test_a_set_goes_to_its_owner_and_the_discs_come_back(window: Window, house: House) -> None:
    match = plot("3-stel-1", until=lambda match: bool(takes_a_set(match)))
    page = window(phone=True)
    sit_down_at(house, match, page, everybody=True)
    wait_for_turn(page)
    mine = page.locator("section", has=page.locator('[data-tray="0"]'))
    before = mine.locator(".won").count()
    page.locator(f'[data-place="{takes_a_set(match)}"]').click()
    expect(mine.locator(".won")).to_have_count(before + 3)
    expect(mine.get_by_role("img", name="3 schijfjes in de hand")).to_be_visible()
    expect(page.locator(".place.hole")).to_have_count(before + 3)


def test_a_disc_that_is_sent_back_leaves_its_place_closed(window: Window, house: House) -> None:
    """KZ-25 (a)."""
    match = plot("3-stel-4", until=lambda match: bool(disc_to_send(match)))
    page = window()
    sit_down_at(house, match, page)
    wait_for_turn(page)
    place = page.locator(f'[data-place="{disc_to_send(match)}"]')
    expect(place.locator(".back")).to_be_visible()
    place.click()
    expect(page.locator(f'[data-place="{disc_to_send(match)}"].vacated')).to_be_visible()
    place.click()
    expect(page.locator(".sentence.refused")).to_contain_text("Daar is net een schijfje weg")


def test_a_disc_beside_an_own_one_offers_one_more_roll(window: Window, house: House) -> None:
    """KZ-25 (b)."""
    match = plot("3-stel-4", until=lambda match: len(beside_own(match)) == 2)
    page = window(phone=True)
    sit_down_at(house, match, page)
    wait_for_turn(page)
    page.locator(f'[data-place="{beside_own(match)}"]').click()
    page.get_by_role("button", name="Nog een keer gooien").click()
    expect(page.locator("aside ol")).to_contain_text("Anna gooit nog een keer")


def test_a_disc_is_dragged_from_the_hand(window: Window, house: House) -> None:
    page = window()
    sit_down_at(house, plot("3-stel-1"), page)
    wait_for_turn(page)
    place = str(page.locator('[data-may="lay"]').first.get_attribute("data-place"))
    target = page.locator(f'[data-place="{place}"]')
    page.locator('[data-tray="0"] [data-from]').last.drag_to(target)
    expect(target.locator(".disc")).to_be_visible()


def test_a_disc_on_a_tile_that_was_not_rolled_is_explained(window: Window, house: House) -> None:
    page = window(phone=True)
    sit_down_at(house, plot("3-stel-1", until=demands), page)
    wait_for_turn(page)
    page.locator(".place:not([data-may]):not(.hole)").first.click()
    expect(page.locator(".sentence.refused")).to_contain_text("Kijk nog eens: je zoekt")
