"""Whole games of Kobito through the interface."""

import re

from playwright.sync_api import Page, expect

from speeltafel.core.match import AnyMatch
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games.kobito import KOBITO
from tests.web import kobito_keys as keys
from tests.web.conftest import Window
from tests.web.kobito import (
    HAND,
    HASTE,
    OTHERS,
    best,
    by_taps,
    close_list,
    moves,
    open_list,
    open_table,
    quick,
    set_up,
    verb,
)
from tests.web.kobito_tables import FAMILY, of_first, played, turn
from tests.web.kobito_tables import over as over_now
from tests.web.players import code_of, counted, hear_counting, join, over
from tests.web.stacked import StackedHouse, lay_out, rolls_of, written

WHOLE_GAME = 400
GESTURES = 12
PHONE = 600
SHORT = 20
"""With these cards two hasty players need 99 moves."""

FIRST_TURN = ("replace 5 A", "C+k", "swap 7 C", "start k 8", "w1 7-8+B", "end")
SECOND_TURN = ("penalty 2", "end")
EVERY_KIND = (
    *("gold 5:5", "turn 5", "gold 6:6", "turn 9", "gold 5:4", "turn 6"),
    *("draw k", "draw r", "draw 5", "draw 7", "draw 8"),
    *["draw 12"] * 5,
    *FIRST_TURN,
    *["draw 2"] * 5,
)
"""The cards allow the first player everything in one turn. After it the computer holds nothing but
twelves and the player nothing but twos, which fit nowhere: both must pay."""


def stack_every_kind(house: StackedHouse) -> None:
    config = accept(configure(KOBITO, "standard", 2, {"gold": "3-8"}))
    house.stack(rolls_of(written(KOBITO, config, EVERY_KIND)), seed=SHORT)


def play_on(page: Page) -> None:
    """To the end of the game, from the list of moves."""
    for _ in range(WHOLE_GAME):
        texts = moves(page)
        if over(page):
            return
        if texts:
            quick(page, best(texts, HASTE))
    raise AssertionError("the game does not end")


COUNTED = re.compile(
    r"(?P<name>\w+): (?P<gold>\d+) goud uit \d+ pot(ten)?"
    r"(, min (?P<fine>\d+) voor (één|\d+) strafkaart(en)?)?; dat is (?P<score>-?\d+) punt(en)?\."
)


def expect_result(page: Page, name: str) -> None:
    """Who won, and for this player as many points as the workshop says."""
    end = page.get_by_role("dialog", name="De partij is uit")
    expect(end).to_contain_text(re.compile(r"(Gewonnen!|wint|winnen samen) [Mm]et \d+ punt"))
    ranked = end.locator(".ranking li", has_text=name)
    expect(ranked).to_be_visible()
    score = ranked.locator("b").inner_text()
    if page.viewport_size and page.viewport_size["width"] > PHONE:
        expect(page.locator(".own .score")).to_have_text(re.compile(f"^{score} punt"))


def play_last_move(page: Page, house: StackedHouse, match: AnyMatch) -> int:
    """Through the window of whoever made it; the seat."""
    entries = match.entries()
    last = max(number for number, entry in enumerate(entries) if entry.actor >= 0)
    texts = [KOBITO.format_move(entry.move) for entry in entries]
    laid = lay_out(house, written(KOBITO, match.config, texts[:last]), FAMILY)
    open_table(page, laid, entries[last].actor)
    open_list(page)
    quick(page, texts[last])
    return int(entries[last].actor)


def test_on_a_phone_points_that_are_counted_out_stand_alone(
    window: Window, stacked: StackedHouse
) -> None:
    page = window(at=stacked, phone=True, speed="calm")
    play_last_move(page, stacked, played(4, over_now))
    counted_out = page.locator(".players li:has(> b.score)")
    expect(counted_out.first).to_be_visible()
    expect(counted_out.first.locator(".purse")).to_be_hidden()


def test_the_score_is_counted_out_for_everybody_to_see(
    window: Window, stacked: StackedHouse
) -> None:
    """Gold less penalties, line by line, and the same in the ranking and in the workshop."""
    match = played(2, over_now, gold="3-8", trying=True)
    page = window(at=stacked, speed="brisk")
    hear_counting(page)
    seat = play_last_move(page, stacked, match)
    lines = counted(page)
    ranked = page.locator(".end .ranking li")
    assert len(lines) == ranked.count() == 2
    for number, line in enumerate(lines):
        told = COUNTED.fullmatch(line)
        assert told, line
        assert told["name"] == FAMILY[number]
        gold = sum(card.value for card in match.state.won[number])
        fine = 3 * len(match.state.penalties[number])
        assert (int(told["gold"]), int(told["fine"] or 0)) == (gold, fine)
        assert int(told["score"]) == gold - fine
        expect(ranked.filter(has_text=told["name"]).locator("b")).to_have_text(told["score"])
        if number == seat:
            expect(page.locator(".own .score")).to_have_text(re.compile(f"^{told['score']} punt"))
    assert any("strafkaart" in line for line in lines)


def test_a_whole_game_against_the_computer_with_every_kind_of_move(
    window: Window, stacked: StackedHouse
) -> None:
    stack_every_kind(stacked)
    page = window(at=stacked)
    set_up(page)
    for move in FIRST_TURN:
        by_taps(page, move)
    open_list(page)
    assert moves(page) == ["penalty 2"]
    expect(page.locator(OTHERS)).to_contain_text("1 strafkaart, −3")
    close_list(page)
    for move in SECOND_TURN:
        by_taps(page, move)
    expect(page.locator(".own")).to_contain_text("-3 punten")
    open_list(page)
    play_on(page)
    expect_result(page, "Anna")
    expect(page.locator(".own")).to_contain_text("strafkaart")  # paid in the second turn


def test_two_windows_play_a_whole_game_and_never_see_each_others_hands(
    window: Window, stacked: StackedHouse
) -> None:
    stacked.stack((), seed=SHORT)
    anna, bram = window(at=stacked), window(at=stacked, phone=True)
    set_up(anna, "elsewhere")
    join(bram, code_of(anna), "Bram")
    expect(bram.locator(f"{HAND} .face")).to_have_count(5)
    page, other = anna, bram
    for _ in range(WHOLE_GAME):
        open_list(page)
        texts = moves(page)
        if over(page):
            break
        move = best(texts, HASTE)
        quick(page, move)
        if verb(move) == "start":
            name = "Anna" if page is anna else "Bram"
            expect(other.locator("aside ol li:not(.soft)").last).to_contain_text(f"{name} begint")
            expect(other.locator(f"{OTHERS} .fresh").first).to_be_attached()
        if move == "end":
            page, other = other, page
    for page, name in ((anna, "Anna"), (bram, "Bram")):
        expect_result(page, name)
    for page, name in ((anna, "Bram"), (bram, "Anna")):
        drawn = [
            line
            for line in page.locator("aside ol li").all_inner_texts()
            if line.startswith(f"{name} trekt")
        ]
        assert len(drawn) > 8
        for line in drawn:  # never which cards
            assert re.fullmatch(rf"{name} trekt (een kaart|\d kaarten)\.", line)


def test_a_whole_game_by_keys_alone(window: Window, stacked: StackedHouse) -> None:
    """From the shelf to the end, with every kind of move: first by walking to cards and places,
    then by writing. Only keys move the focus."""
    stack_every_kind(stacked)
    page = window(at=stacked)
    keys.set_up(page)
    for move in (*FIRST_TURN, *SECOND_TURN):
        keys.by_keys(page, move)
    keys.open_list(page)
    for number in range(WHOLE_GAME):
        texts = moves(page)
        if over(page):
            break
        if texts:
            make = keys.by_keys if number < GESTURES else keys.by_typing
            make(page, best(texts, HASTE))
    assert over(page)
    page.keyboard.press("Escape")  # the sheet for writing
    keys.tab_to(page, ".end .again")


def test_people_who_share_a_screen_never_see_each_others_cards(
    window: Window, stacked: StackedHouse
) -> None:
    match = played(3, of_first(turn(6)), gold="3-8")
    laid = lay_out(stacked, match, ("Anna", "Bram", "Chiara"), shared=True)
    page = window(at=stacked)
    open_table(page, laid)
    hands = dict(enumerate(match.state.hands))
    for name in ("Anna", "Bram", "Chiara", "Anna"):
        handed = page.locator(".board [role=dialog]")
        expect(handed).to_contain_text(f"Geef het toestel aan {name}")
        expect(page.locator(HAND)).to_have_count(0)
        page.get_by_role("button", name=f"Ik ben {name}").click()
        seat = ("Anna", "Bram", "Chiara").index(name)
        expect(page.locator(f"{HAND} .face")).to_have_count(5)
        if seat in hands:
            assert shown(page) == sorted(KOBITO_TEXTS[card] for card in hands.pop(seat))
        open_list(page)
        while page.locator(".board [role=dialog]").count() == 0:
            texts = moves(page)
            if texts:
                quick(page, best(texts, HASTE))
    for line in page.locator("aside ol li").all_inner_texts():
        assert "trekt" not in line or re.search(r"trekt (een kaart|\d kaarten)\.$", line)


KOBITO_TEXTS = {0: "k", 13: "r"} | {number: str(number) for number in range(1, 13)}


def shown(page: Page) -> list[str]:
    places: list[str] = page.eval_on_selector_all(
        f"{HAND} .face", "all => all.map(each => each.dataset.place.split(' ')[1])"
    )
    return sorted(places)
