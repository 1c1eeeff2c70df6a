"""Two people in two windows: asking, refusing, granting and withdrawing; resigning, leaving and
coming back; playing again, which drags nobody along."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Window
from tests.web.players import more, play_katalon, steps

Two = tuple[Page, Page]


@pytest.fixture
def two(window: Window) -> Two:
    """Anna, who set the table, and Bram, who sat down at it."""
    anna, bram = window(), window()
    for page, name in ((anna, "Anna"), (bram, "Bram")):
        page.request.put("/api/guest", data={"name": name})
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "elsewhere"}]
    wish = {"game": "katalon", "seats": seats}
    table = anna.request.post("/api/tables", data=wish).json()["table"]
    assert bram.request.post(f"/api/tables/{table}/sit", data={"name": "Bram"}).ok
    for page in (anna, bram):
        page.goto(f"/t/{table}")
        expect(page.locator(".fill svg")).to_be_visible()
    return anna, bram


def one_move_each(anna: Page, bram: Page) -> None:
    for page in (anna, bram):
        expect(page.locator(".sentence.mine")).to_be_visible()
        play_katalon(page, 0)
    expect(anna.locator(".sentence.mine")).to_be_visible()


def ask_back(anna: Page, bram: Page) -> None:
    one_move_each(anna, bram)
    anna.get_by_role("button", name="Terug", exact=True).click()
    expect(bram.get_by_role("alertdialog")).to_contain_text("Anna vraagt: mag ik mijn zet terug")


def resign(page: Page) -> None:
    more(page, "Opgeven")
    page.get_by_role("button", name="Ja", exact=True).click()


def again(page: Page) -> None:
    page.locator(".end").get_by_role("button", name="Nog een keer").click()


def told(page: Page, words: str) -> None:
    expect(page.locator(".sentence")).to_contain_text(words)


def test_whoever_may_not_take_a_hint_is_told_why(two: Two) -> None:
    anna, _ = two
    expect(anna.locator(".sentence.mine")).to_be_visible()
    anna.get_by_role("button", name="Hint").click(force=True)
    expect(anna.locator(".sentence.refused")).to_contain_text("Tussen mensen")


# ── taking back


def test_a_question_can_be_withdrawn_and_both_are_told(two: Two) -> None:
    anna, bram = two
    ask_back(anna, bram)
    told(anna, "Wachten op antwoord van Bram")
    anna.get_by_role("button", name="Toch niet").click()
    told(bram, "Anna trekt de vraag in.")
    for page in two:
        expect(page.get_by_role("alertdialog")).to_have_count(0)
        assert steps(page) == 2
    expect(anna.locator(".sentence.mine")).to_be_visible()
    play_katalon(anna, 1)


def test_a_question_can_be_refused_and_nothing_changes(two: Two) -> None:
    anna, bram = two
    ask_back(anna, bram)
    bram.get_by_role("alertdialog").get_by_role("button", name="Nee").click()
    told(anna, "Bram wil dat liever niet.")
    for page in two:
        expect(page.get_by_role("alertdialog")).to_have_count(0)
        assert steps(page) == 2


def test_a_question_that_is_granted_takes_the_moves_out_of_both_histories(two: Two) -> None:
    anna, bram = two
    ask_back(anna, bram)
    bram.get_by_role("alertdialog").get_by_role("button", name="Ja").click()
    told(anna, "Bram vindt het goed.")
    for page in two:
        expect(page.locator("svg .stone")).to_have_count(0)
        expect(page.locator("aside ol li:not(.soft)")).to_have_count(0)


# ── ending and leaving


def test_whoever_resigns_is_asked_first_and_both_see_the_end(two: Two) -> None:
    anna, bram = two
    more(anna, "Opgeven")
    anna.get_by_role("button", name="Nee", exact=True).click()
    expect(anna.locator(".end")).to_have_count(0)
    resign(anna)
    expect(anna.locator(".end")).to_contain_text("Bram wint")
    expect(anna.locator(".end")).to_contain_text("Goed gespeeld")
    expect(bram.locator(".end h2")).to_have_text("Gewonnen!")
    expect(bram.locator(".confetti")).to_be_attached()


def test_whoever_left_comes_back_to_a_chair_the_computer_kept(two: Two) -> None:
    anna, bram = two
    table = bram.url
    more(bram, "Weggaan")
    bram.get_by_role("button", name="Ja", exact=True).click()
    expect(bram).to_have_url(re.compile("/$"))
    play_katalon(anna, 0)
    anna.get_by_role("button", name="Laat invallen").click()
    expect(anna.locator("svg .stone.red")).to_have_count(1)
    expect(anna.locator('[data-seat="1"]')).to_contain_text("de computer valt in")
    bram.goto(table)
    told(anna, "Bram is er weer.")
    expect(anna.locator('[data-seat="1"]')).not_to_contain_text("de computer valt in")
    play_katalon(anna, 1)
    expect(bram.locator(".sentence.mine")).to_be_visible()
    play_katalon(bram, 0)
    expect(anna.locator(".sentence.mine")).to_be_visible()


# ── playing again


def test_a_rematch_is_offered_and_begins_when_the_other_agrees(two: Two) -> None:
    anna, bram = two
    table = anna.url
    resign(anna)
    expect(bram.locator(".end")).to_be_visible()
    again(anna)
    expect(anna.get_by_role("alertdialog")).to_contain_text("Bram")
    offer = bram.get_by_role("alertdialog")
    expect(offer).to_contain_text("Anna vraagt: nog een potje?")
    assert bram.url == table, "nobody is dragged along"
    offer.get_by_role("button", name="Ja").click()
    for page in two:
        expect(page).not_to_have_url(table)
        expect(page.locator(".end")).to_have_count(0)
        expect(page.locator("svg .stone")).to_have_count(0)
    assert anna.url == bram.url
    expect(bram.locator(".sentence.mine")).to_be_visible()  # who came last begins now


def test_the_score_of_the_series_stands_at_the_end_of_the_next_game(two: Two) -> None:
    anna, bram = two
    resign(anna)
    again(bram)
    anna.get_by_role("alertdialog").get_by_role("button", name="Ja").click()
    expect(anna.locator(".end")).to_have_count(0)
    expect(bram.locator(".sentence.mine")).to_be_visible()
    resign(bram)
    expect(anna.locator(".series")).to_contain_text("1 – 1")
    expect(anna.locator(".series")).to_contain_text("Anna – Bram")
    expect(bram.locator(".series")).to_contain_text("Bram – Anna")


def test_whoever_does_not_want_to_play_again_stays_where_they_are(two: Two) -> None:
    anna, bram = two
    table = bram.url
    resign(anna)
    again(anna)
    bram.get_by_role("alertdialog").get_by_role("button", name="Nee").click()
    expect(anna.locator(".end")).to_contain_text("Bram wil dat liever niet.")
    assert anna.url == table
    assert bram.url == table
    expect(anna.locator(".end").get_by_role("button", name="Nog een keer")).to_be_visible()


def test_an_offer_to_play_again_can_be_withdrawn(two: Two) -> None:
    anna, bram = two
    resign(bram)
    again(anna)
    expect(bram.get_by_role("alertdialog")).to_be_visible()
    anna.get_by_role("button", name="Toch niet").click()
    expect(bram.get_by_role("alertdialog")).to_have_count(0)
    expect(bram.locator(".end").get_by_role("button", name="Nog een keer")).to_be_visible()


def test_whoever_went_to_the_shelf_is_not_dragged_into_a_rematch(two: Two) -> None:
    anna, bram = two
    resign(bram)
    bram.locator(".end").get_by_role("link", name="Naar de plank").click()
    expect(bram.locator('a[href="/play/katalon"]')).to_be_visible()
    again(anna)
    expect(anna.get_by_role("alertdialog")).to_contain_text("Bram")
    bram.wait_for_timeout(300)
    expect(bram).to_have_url(re.compile("/$"))


COME = "end => Promise.all(end.getAnimations().map(each => each.finished))"


def test_asking_again_while_the_answer_still_stands_is_not_lost(two: Two) -> None:
    """A touch takes the words away; the button must not move from under the finger."""
    anna, bram = two
    resign(anna)
    again(anna)
    bram.get_by_role("alertdialog").get_by_role("button", name="Nee").click()
    expect(anna.locator(".end .note")).to_have_text("Bram wil dat liever niet.")
    button = anna.locator(".end").get_by_role("button", name="Nog een keer")
    anna.locator(".end").evaluate(COME)
    before = button.bounding_box()
    assert before
    anna.mouse.move(before["x"] + before["width"] / 2, before["y"] + 4)
    anna.mouse.down()
    expect(anna.locator(".end .note")).to_have_text("Dan begint Bram.")
    assert button.bounding_box() == before
    anna.mouse.up()
    expect(bram.get_by_role("alertdialog")).to_be_visible()
