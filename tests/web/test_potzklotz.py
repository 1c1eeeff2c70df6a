"""Potz Klotz through the interface: claims right, wrong and mirrored, twins, hidden hands, matches.

The pile is stacked, so everything told here certainly happens.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from speeltafel.games.potzklotz.components import CARD_NAMED, card_name
from speeltafel.games.potzklotz.verdict import Judgement
from tests.web.conftest import Window
from tests.web.players import counted, hear_counting, type_move
from tests.web.potzklotz import (
    BOTH,
    claim,
    claims,
    go_on,
    hand,
    lay_table,
    pass_turn,
    play_until_over,
    point_at,
    standing,
)
from tests.web.potzklotz_scenes import (
    HAND,
    MIRRORED,
    OTHER,
    RIGHT,
    deal,
    in_verdict,
    judged,
    make,
    open_table,
    pick,
    take_device,
)
from tests.web.stacked import StackedHouse

ANNA = "13a 12b 22a"
BRAM = "5a 7a 8b"
"""None of these can be laid on the building of 12a."""
SHORTLY = "Dit is het spiegelbeeld."
"""What there is room for on a phone."""
ROW = "24a"
"""The cube in the middle holds the others together."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedHouse]:
    with StackedHouse(tmp_path_factory.mktemp("stacked")) as house:
        yield house


@pytest.fixture
def pair(window: Window, house: StackedHouse) -> tuple[Page, Page]:
    """Anna at a desk and Bram with a phone."""
    pages = window(), window(phone=True)
    open_table(pages, house, ANNA, BRAM)
    return pages


def pass_on(page: Page) -> None:
    expect(page.locator(BOTH)).to_be_visible()
    before = page.locator("aside ol li").count()
    pass_turn(page)
    # Whoever passes last may begin the next game, so it is the history that tells.
    expect(page.locator("aside ol li")).not_to_have_count(before)


def test_a_person_plays_a_whole_game_against_the_computer(
    window: Window, house: StackedHouse
) -> None:
    """From the box on the shelf to the replay."""
    page = window()
    house.stack(deal(ANNA, BRAM, "12a"))
    lay_table(page)
    expect(page.locator(BOTH)).to_be_visible()
    play_until_over([page])
    expect(page.get_by_role("dialog")).to_contain_text(
        re.compile("wint|Gelijkspel|Gewonnen!|winnen")
    )
    page.get_by_role("link", name="Naspelen").last.click()
    page.get_by_role("button", name="Naar het einde").click()
    expect(page.locator(".verdict")).to_be_visible()


def test_two_people_in_two_windows_play_to_the_end(pair: tuple[Page, Page]) -> None:
    play_until_over(list(pair))


def test_who_came_first_sees_the_others_arrive(pair: tuple[Page, Page]) -> None:
    anna, bram = pair
    expect(anna.get_by_text("even weg")).to_have_count(0)
    bram.close()
    expect(anna.get_by_text("even weg")).to_have_count(1)


def test_a_right_claim_turns_the_building_until_it_stands_as_on_the_card(
    pair: tuple[Page, Page],
) -> None:
    anna, _ = pair
    first = anna.locator(".stage .slab").get_attribute("points")
    make(anna, RIGHT)
    for page, card in zip(pair, ("Jouw kaart", "Kaart van Anna"), strict=True):
        expect(page.locator(".verdict.right")).to_contain_text(f"{card}: klopt!")
        expect(page.locator(".verdict.right")).to_contain_text("van rechts")
        assert in_verdict(page, f'.stage.showing .slab:not([points="{first}"])') == [[""]]
    expect(anna.locator(".hand [data-card]")).to_have_count(2)
    judged(anna)
    expect(anna.locator(".stage .slab")).to_have_attribute("points", first or "")


def test_a_wrong_claim_shows_the_difference_and_costs_a_card(pair: tuple[Page, Page]) -> None:
    anna, bram = pair
    before = standing(anna)
    expect(anna.locator(".piles")).to_contain_text("De kaart van dit gebouw")  # nobody laid it
    make(anna, OTHER)
    told = ("Een ander gebouw: op c3 staan 2 kubussen", "Een ander gebouw: ✗ is te veel, + mist.")
    cards = ("Jouw kaart", "Kaart van Anna")
    for page, card, difference in zip(pair, cards, told, strict=True):
        verdict = page.locator(".verdict.other")
        expect(verdict).to_contain_text(f"{card}: mis.")
        expect(verdict).to_contain_text(difference)
        found = in_verdict(page, ".labels .surplus", ".labels .missing", ".face.surplus")
        assert found[:2] == [["✗"], ["+"]]  # never colour alone
        assert found[2]
    expect(anna.locator(".hand [data-card]")).to_have_count(4)
    judged(anna)
    assert standing(anna) == before
    assert card_name(CARD_NAMED["13a"]) in hand(anna)
    expect(bram.locator(".stage:not(.showing)")).to_be_visible()
    bram.set_viewport_size({"width": 1280, "height": 860})  # a phone has no room for others' cards
    shown = bram.locator(".others .player").first.locator("svg")
    expect(shown).to_have_count(1)  # the card all have seen


def test_a_mirror_image_is_named_and_shown_behind_glass(pair: tuple[Page, Page]) -> None:
    make(pair[0], MIRRORED)
    for page, told in zip(pair, ("Dit is het spiegelbeeld van de kaart.", SHORTLY), strict=True):
        expect(page.locator(".verdict.mirror")).to_contain_text(told)
        words = in_verdict(page, ".labels .built", ".labels .card")
        assert words == [["zo gebouwd"], ["op de kaart"]]
        glass, cubes = in_verdict(page, ".stage .glass", ".stage .face.mirror.top")
        assert (len(glass), len(cubes)) == (1, 5)


def test_a_building_that_falls_apart_is_shown_in_its_pieces(
    window: Window, house: StackedHouse
) -> None:
    pages = window(), window()
    open_table(pages, house, ANNA, BRAM, start=ROW)
    claim(pages[0], next(claims(pages[0], Judgement.APART)))
    for page in pages:
        expect(page.locator(".verdict.apart")).to_contain_text("valt het gebouw uit elkaar")
        assert in_verdict(page, ".stage .face.piece") != [[]]


def test_the_twin_is_laid_out_of_turn(window: Window, house: StackedHouse) -> None:
    anna, bram = pages = window(), window(phone=True)
    open_table(pages, house, ANNA, "13b 5a 7a", options={"out-of-turn": True})
    make(anna, RIGHT)
    expect(bram.locator(BOTH)).to_contain_text("Geen tweelingkaart")
    point_at(bram, "c5")
    expect(bram.locator(".sentence.refused")).to_contain_text("andere kaart van dit gebouw")
    pick(bram, "13b")
    bram.locator(".acts .lay").click()
    judged(anna)
    expect(anna.locator(".verdict.right")).to_contain_text("Tweelingkaart van Bram: klopt!")
    expect(bram.locator(".hand [data-card]")).to_have_count(2)


def test_a_wrong_card_out_of_turn_costs_a_card(window: Window, house: StackedHouse) -> None:
    anna, bram = pages = window(), window()
    open_table(pages, house, ANNA, "13b 5a 7a", options={"out-of-turn": True})
    make(anna, RIGHT)
    expect(bram.locator(BOTH)).to_contain_text("Geen tweelingkaart")
    pick(bram, "5a")
    bram.locator(".acts .lay").click()
    judged(anna)
    expect(anna.locator(".verdict")).to_contain_text("Tweelingkaart van Bram: mis.")
    expect(bram.locator(".hand [data-card]")).to_have_count(4)


def test_several_cards_in_one_expert_turn(window: Window, house: StackedHouse) -> None:
    """PK-13: one cube for each, and new cards only at the end of the turn."""
    anna, bram = pages = window(), window()
    open_table(pages, house, ANNA, BRAM, variant="expert")
    make(anna, RIGHT)
    mine = anna.locator('.players [data-seat="0"]')
    expect(mine).to_contain_text("1 gelegd")
    judged(anna)
    claim(anna, next(back for back in claims(anna, Judgement.RIGHT) if back.card == name_of("12b")))
    expect(mine).to_contain_text("2 gelegd")
    judged(anna)
    expect(anna.locator(".hand [data-card]")).to_have_count(1)
    anna.get_by_role("button", name="Klaar", exact=True).click()
    expect(anna.locator(".hand [data-card]")).to_have_count(3)
    expect(bram.locator(BOTH)).to_be_visible()
    expect(bram.locator('.players [data-seat="0"]')).to_contain_text("2 gelegd")


def name_of(card: str) -> str:
    return card_name(CARD_NAMED[card])


def lay_all(page: Page, other: Page) -> None:
    """Whoever begins lays a whole hand, card by card, while the other passes."""
    for _ in hand(page):
        expect(page.locator(BOTH)).to_be_visible()
        found = next(claims(page, Judgement.RIGHT))
        type_move(page, f"{found.source}>{found.target}={found.card}")
        page.keyboard.press("Escape")
        judged(page)
        expect(page.locator(BOTH)).to_have_count(0)
        pass_on(other)


def test_a_match_of_two_games_counts_points(window: Window, house: StackedHouse) -> None:
    """PK-9: the start rotates, the points add up, and ties are shared. A game that is won is
    announced, and seen, before the next is dealt; a draw is called a draw."""
    anna, bram = pages = window(speed="brisk"), window(phone=True)
    hear_counting(anna)
    again = "13a 12b 13b"
    open_table(pages, house, again, BRAM, then=(again, BRAM, "12a"), options={"games": 2})
    table = anna.locator(".others")  # a phone has no room for it
    expect(table).to_contain_text("Potje 1 van 2")
    lay_all(anna, bram)
    expect(anna.locator(".interlude")).to_contain_text("Potje 1 is voor jou!")
    expect(bram.locator(".interlude")).to_contain_text("Potje 1 is voor Anna!")
    for page in pages:
        expect(page.locator(".interlude li.won")).to_contain_text(re.compile("Anna.*1 punt"))
        expect(page.locator(".hand [data-card]")).to_have_count(0)  # not dealt yet
        page.get_by_role("button", name="Volgend potje").click()
        expect(page.locator(".hand [data-card]")).to_have_count(3)
    expect(table).to_contain_text("Potje 2 van 2")
    expect(anna.locator('.players [data-seat="0"]')).to_contain_text("1 punt")
    expect(bram.locator(BOTH)).to_be_visible()  # it is Bram who begins now
    lay_all(bram, anna)
    for page in pages:
        end = page.get_by_role("dialog", name="De partij is uit")
        expect(end.locator("h2")).to_have_text("Gelijkspel")
        expect(end).to_contain_text("Gelijkspel: Anna en Bram winnen samen met 1 punt")
        told = page.locator("aside ol")
        expect(told).to_contain_text("Potje 1: een punt voor Anna")
        expect(told).to_contain_text("Potje 2: een punt voor Bram")
    assert counted(anna) == ["Potje 1: een punt voor Anna.", "Potje 2: een punt voor Bram."]


def test_the_last_verdict_is_seen_before_the_end_is_counted_out(
    window: Window, house: StackedHouse
) -> None:
    """Also when it is the computer who lays the last card."""
    page = window()
    page.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('.stage.showing')"
        " && document.querySelector('.end')) window.covered = true; })"
        ".observe(document, { subtree: true, childList: true, attributes: true })"
    )
    open_table([page], house, BRAM, "13a 12b 13b", kinds=["computer"])
    for turn in range(1, 4):
        expect(page.locator(BOTH)).to_be_visible()
        pass_turn(page)
        expect(page.locator("aside ol li", has_text="Klopt!")).to_have_count(turn)
    expect(page.locator(".stage.showing")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("wint met 1 punt", ignore_case=True)
    assert page.evaluate("() => window.covered") is None


def test_hidden_hands_are_handed_over_after_everybody_has_seen_the_verdict(
    window: Window, house: StackedHouse
) -> None:
    page = window()
    open_table([page], house, ANNA, BRAM, kinds=["here"])
    expect(page.locator(HAND)).to_have_count(0)
    take_device(page)
    annas = hand(page)
    make(page, OTHER)
    expect(page.locator(".verdict.other")).to_be_visible()
    judged(page)
    page.get_by_role("button", name=re.compile("^Verder: geef door")).click()
    expect(page.locator(HAND)).to_have_count(0)
    expect(page.locator(".stage")).to_have_count(0)
    take_device(page)
    expect(page.locator(".hand [data-card]")).to_have_count(3)
    assert not set(hand(page)) & set(annas)
    expect(page.locator(".verdict.other")).to_contain_text("Kaart van Anna: mis.")
    pass_turn(page)
    expect(page.get_by_role("button", name="Ik ben Anna")).to_be_visible()


def test_open_hands_lie_open_for_all(window: Window, house: StackedHouse) -> None:
    pages = window(), window()
    open_table(pages, house, ANNA, BRAM, options={"open": True})
    theirs = pages[0].locator(".others .player").locator("svg")
    expect(theirs).to_have_count(3)
    expect(pages[0].locator(".others .back")).to_have_count(0)


def test_no_verdict_keeps_anybody_from_the_next_move(window: Window, house: StackedHouse) -> None:
    """With all its motion: who points at the building ends the film, by keys or by fingers."""
    pages = [window(reduced_motion="no-preference") for _ in range(2)]
    anna, bram = pages
    open_table(pages, house, ANNA, "22b 5a 7a")
    make(anna, RIGHT)
    expect(bram.locator(".stage.showing")).to_be_visible()
    point_at(bram, "c5")
    expect(bram.locator(".stage.showing")).to_have_count(0, timeout=1000)
    expect(bram.locator(BOTH)).to_be_visible()
    claim(bram, next(claims(bram, Judgement.RIGHT)))
    go_on(anna)  # Bram's verdict has waited for this, and follows at once
    expect(anna.locator(".verdict.showing")).to_contain_text("Kaart van Bram: klopt!")
    anna.locator(".stage").click(position={"x": 4, "y": 4})
    expect(anna.locator(".stage.showing")).to_have_count(0, timeout=1000)
    pass_turn(anna)
    go_on(bram)  # one's own stays until it has been read
    expect(bram.locator(BOTH)).to_be_visible()


def test_names_do_not_give_twins_away(window: Window, house: StackedHouse) -> None:
    """Nothing on the page calls a card by its building."""
    pages = window(), window()
    open_table(pages, house, "13a 13b 12b", BRAM)
    make(pages[0], RIGHT)
    for page in pages:
        expect(page.locator("aside ol")).to_contain_text(f"legt kaart {name_of('13a')}. Klopt!")
        text = page.locator("body").inner_text() + page.content()
        assert not re.search(r"\b\d{1,2}[ab]\b", re.sub(r"/assets/[^\"]*", "", text))
    assert [int(card) for card in hand(pages[0])] == sorted(int(card) for card in hand(pages[0]))
