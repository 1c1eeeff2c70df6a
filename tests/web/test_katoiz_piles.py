"""Stapeltje through the interface."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from speeltafel.core.match import AnyMatch
from tests.server.house import House
from tests.web.conftest import Window
from tests.web.katoiz import (
    BOT,
    at_my_turn,
    focused,
    moved,
    moves_of,
    opened_in_two_windows,
    pairs,
    play_until_over,
    plot,
    refusal,
    refused,
    sit_down,
    sit_down_at,
    too_steep,
    wait_for_turn,
    walk,
)
from tests.web.players import steps
from tests.web.prepared import guest_of, seated

BOXES = "all => all.map((each) => each.getBoundingClientRect().toJSON())"


def may_walk(match: AnyMatch) -> bool:
    return any("-" in move[1:] for move in moves_of(match))


def test_tiles_walk_home_against_the_computer_to_the_end(window: Window) -> None:
    page = window(phone=True)
    sit_down(page, "stapeltje-1", BOT)
    play_until_over([page], walk)
    expect(page.get_by_role("dialog")).to_contain_text("thuisstapel van")


def test_two_windows_walk_until_the_turns_are_over_and_see_the_clock(window: Window) -> None:
    pages = opened_in_two_windows(window, "stapeltje-3", turns=30)
    for page in pages:
        expect(page.get_by_role("timer")).to_have_count(1)
        expect(page.locator(".frame .hand")).to_contain_text("beurt 1 van 30")
    play_until_over(pages, walk)
    expect(pages[1].get_by_role("dialog")).to_contain_text("De afgesproken beurten zijn gespeeld")


def test_everybody_sees_the_clocks_of_everybody_run(window: Window, house: House) -> None:
    anna, bram = window(), window(phone=True)
    sit_down_at(house, plot("stapeltje-4", until=at_my_turn), anna, bram)
    for page in (anna, bram):
        expect(page.get_by_role("timer")).to_have_count(2)
        expect(page.get_by_role("timer").first).to_have_text(re.compile(r"1:\d\d"))
        expect(page.get_by_role("timer").last).to_have_text("2:00")


def test_a_time_that_is_up_is_told_to_everybody(window: Window, house: House) -> None:
    """KZ-40: of two, the last player left wins at once."""
    anna, bram = window(), window(phone=True)
    sit_down_at(house, plot("stapeltje-4", until=at_my_turn), anna, bram, ago=115)
    for page in (anna, bram):
        expect(page.locator("aside ol")).to_contain_text("De tijd van Anna is om")
        end = page.get_by_role("dialog")
        expect(end.get_by_role("heading")).to_contain_text("wint" if page is anna else "Gewonnen")
        expect(end).to_contain_text("Van de anderen is de tijd om.")


def test_the_ladder_shows_which_colour_is_asked_for(window: Window) -> None:
    page = window()
    sit_down(page, "stapeltje-5", BOT)
    ladder = page.get_by_role("list", name="Kleurenladder, van onder naar boven")
    expect(ladder.get_by_role("listitem")).to_have_count(5)
    expect(ladder.locator('[aria-current="step"]')).to_have_count(1)


def test_home_piles_tell_their_owner_and_their_goal(window: Window, house: House) -> None:
    page = window(phone=True)
    sit_down_at(house, plot("stapeltje-2", 3, options={"target": 6}), page)
    for seat, name in enumerate(("Anna", "Bram", "Sofie")):
        expect(page.locator(f'[data-place="h{seat + 1}"]')).to_contain_text("1/6")
        expect(page.locator("svg .owner").nth(seat)).to_have_text(name)


def test_a_walk_is_drawn_before_it_is_made_and_after(window: Window, house: House) -> None:
    match = plot("stapeltje-5", until=may_walk)
    page = window()
    sit_down_at(house, match, page, everybody=True)
    wait_for_turn(page)
    start, end = next(move for move in moves_of(match) if re.match(r"[a-f]\d-[a-f]", move)).split(
        "-"
    )
    page.locator(f'[data-place="{start}"]').click(force=True)
    reachable = sum(move.startswith(f"{start}-") for move in moves_of(match))
    expect(page.locator(".place.end")).to_have_count(reachable)
    expect(page.locator(".place.dim")).to_have_count(38 - 1 - reachable)
    goal = page.locator(f'[data-place="{end}"]')
    goal.hover(force=True)
    path = re.compile(rf"^{start} .*{end}$")
    expect(page.locator("polyline[data-path]")).to_have_attribute("data-path", path)
    before = steps(page)
    goal.click(force=True)
    moved(page, before)
    expect(page.locator("polyline[data-walked]")).to_have_attribute("data-walked", path)


def test_the_step_that_fails_is_shown(window: Window, house: House) -> None:
    """KZ-33: the first step on the way without enough in common."""
    match = plot("stapeltje-5", until=may_walk)
    start, end = refused(match, "katoiz-step-straight")
    page = window(phone=True)
    sit_down_at(house, match, page)
    wait_for_turn(page)
    page.locator(f'[data-place="{start}"]').click(force=True)
    page.locator(f'[data-place="{end}"]').click(force=True)
    expect(page.locator(".sentence.refused")).to_contain_text("Bij het kruis is niets hetzelfde")
    expect(page.locator("[data-step]")).to_have_count(1)
    board = page.locator(".ground").bounding_box()
    sentence = page.locator(".sentence").bounding_box()
    assert board is not None
    assert sentence is not None
    assert board["y"] + board["height"] <= sentence["y"], "the refusal hides what it is about"


def test_two_piles_that_would_differ_too_much_are_shown(window: Window, house: House) -> None:
    """KZ-34."""
    match = plot("stapeltje-2", options={"target": 6}, seed=3, until=too_steep)
    start, end = refused(match, "katoiz-too-steep")
    page = window()
    sit_down_at(house, match, page)
    wait_for_turn(page)
    page.locator(f'[data-place="{start}"]').click(force=True)
    page.locator(f'[data-place="{end}"]').click(force=True)
    expect(page.locator("[data-pair]")).to_contain_text(re.compile(r"[3-9]!"))
    assert "meer dan twee mag daar niet" in refusal(page)


def test_what_may_walk_and_what_is_a_position_have_different_marks(
    window: Window, house: House
) -> None:
    """A position is ground; a tile that may walk carries footprints, and no tile a frame."""
    match = plot("stapeltje-1", 3, until=lambda match: match.length > 4 and may_walk(match))
    page = window()
    sit_down_at(house, match, page)
    wait_for_turn(page)
    starts = {move.split("-")[0] for move in moves_of(match) if "-" in move[1:]}
    marked = page.locator(".place:has(.feet)").evaluate_all(
        "all => all.map(each => each.dataset.place)"
    )
    assert set(marked) == starts
    framed = page.locator(".place .ring, .place .under").evaluate_all(
        "all => all.filter(each => getComputedStyle(each).stroke !== 'none')"
        ".map(each => each.closest('.place').dataset.place)"
    )
    assert set(framed) <= {match.game.view(match.state, 0).barred}
    patterns = page.locator("pattern path").evaluate_all(
        "all => all.map(each => each.attributes.d.value)"
    )
    assert len(set(patterns)) == 3, "each position has its own pattern"


def test_the_sentence_says_what_comes_next(window: Window, house: House) -> None:
    """With a finger: choose a tile, touch a goal and see the way, touch it again and walk."""
    match = plot("stapeltje-1", until=may_walk)
    start, end = next(move for move in moves_of(match) if re.match(r"[a-f]\d-[a-f]", move)).split(
        "-"
    )
    page = window(phone=True)
    sit_down_at(house, match, page, everybody=True)
    wait_for_turn(page)
    sentence = page.locator(".sentence")
    expect(sentence).to_contain_text("Welke tegel loopt?")
    page.locator(f'[data-place="{start}"]').tap(force=True)
    expect(sentence).to_contain_text("Waar gaat hij heen?")
    before = steps(page)
    page.locator(f'[data-place="{end}"]').tap(force=True)
    expect(sentence).to_contain_text("Loop je zo?")
    expect(page.locator("polyline[data-path]")).to_have_count(1)
    assert steps(page) == before
    page.get_by_role("button", name="Andere").click()
    expect(sentence).to_contain_text("Welke tegel loopt?")
    page.locator(f'[data-place="{start}"]').tap(force=True)
    page.locator(f'[data-place="{end}"]').tap(force=True)
    page.get_by_role("button", name="Lopen").click()
    moved(page, before)


TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_whole_square_is_in_view_with_its_names(
    window: Window, house: House, players: int, size: ViewportSize
) -> None:
    """Numbers of rows stand in one line on a side, letters of columns too, and no name is cut."""
    page = window()
    page.set_viewport_size(size)
    match = plot("stapeltje-1", players)
    names = ["Anna", "Opa Joop", "Konijnenberg-Jansen", "Mees"][:players]
    page.goto("/")
    page.goto(seated(house, match, {0: guest_of(page.context)}, names))
    expect(page.locator(".ground .place").first).to_be_visible()
    around = page.locator(".frame > .board").bounding_box()
    assert around is not None
    boxes = page.locator(".ground .place, .ground text").evaluate_all(BOXES)
    for each in boxes:
        assert each["left"] >= around["x"] - 1
        assert each["right"] <= around["x"] + around["width"] + 1
        assert each["top"] >= around["y"] - 1
        assert each["bottom"] <= around["y"] + around["height"] + 1
    touched = page.locator(".ground .place .touch").evaluate_all(BOXES)
    assert min(each["width"] for each in touched) >= (56 if size is TABLET else 40)
    lines = page.locator(".ground .line").evaluate_all(
        "all => all.map(({ textContent, attributes: { x, y } }) =>"
        " [textContent, Number(x.value), Number(y.value)])"
    )
    sides = {x for text, x, _ in lines if text.isdigit()}
    assert len(sides) == 2
    assert {text for text, _, _ in lines} == set("abcdef123456")
    assert len({y for text, _, y in lines if text.isalpha()}) <= 2
    owners = page.locator(".ground .owner")
    assert owners.all_text_contents() == names
    plates = page.locator(".ground g:has(> .owner) > rect").evaluate_all(BOXES)
    for name, plate in zip(owners.evaluate_all(BOXES), plates, strict=True):
        assert name["width"] <= plate["width"] + 1
        assert name["height"] <= plate["height"] + 1


def test_a_tile_is_dragged_to_where_it_may_stop(window: Window, house: House) -> None:
    match = plot("stapeltje-5", until=may_walk)
    start, end = next(pair for pair in pairs(match) if "-".join(pair) in moves_of(match))
    page = window()
    sit_down_at(house, match, page, everybody=True)
    wait_for_turn(page)
    before = steps(page)
    page.locator(f'[data-place="{start}"]').drag_to(
        page.locator(f'[data-place="{end}"]'), force=True
    )
    moved(page, before)
    expect(page.locator("aside ol li").last).to_contain_text(end)


def test_a_walk_is_made_with_the_keyboard_alone(window: Window, house: House) -> None:
    page = window()
    sit_down_at(house, plot("stapeltje-5", until=may_walk), page)
    wait_for_turn(page)
    page.locator('.place[tabindex="0"]').focus()
    page.keyboard.press("n")
    assert "mag lopen" in focused(page)
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    assert "hier mag je stoppen" in focused(page)
    before = steps(page)
    page.keyboard.press("Enter")
    moved(page, before)
    page.keyboard.press("s")
    expect(page.get_by_label("Het bord in woorden")).to_contain_text("thuisstapel van Anna")
