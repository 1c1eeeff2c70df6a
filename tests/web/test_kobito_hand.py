"""Kobito in the hand and in the eye: fingers carry cards, what is won is seen, words are words."""

import json
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from speeltafel.core.match import AnyMatch
from speeltafel.games.kobito.state import State
from tests.web.conftest import Window
from tests.web.kobito import HAND, card_at, laid_by, lit, open_list, open_table, verb, wait_after
from tests.web.kobito_tables import FAMILY, moves_of, of_first, offers, played, turn
from tests.web.players import steps
from tests.web.stacked import StackedHouse, lay_out
from tests.web.test_touch import Finger, middle

Sit = Callable[..., Page]
NOTATION = re.compile(r"\bw\d|\d\+[A-C]|[A-C]\+\d|>|\d-\d")


@pytest.fixture
def sit(window: Window, stacked: StackedHouse) -> Sit:
    def open_window(match: AnyMatch, **look: object) -> Page:
        page = window(at=stacked, **look)
        open_table(page, lay_out(stacked, match, FAMILY))
        return page

    return open_window


def winning(table: State, texts: list[str]) -> list[str]:
    """Cards that make a rainbow whole."""
    found = []
    for text in texts:
        if verb(text) == "gold":
            pot = table.pots["ABC".index(laid_by(text)[1][0])]
            if pot is not None and pot.room == 1:
                found.append(text)
    return found


def test_a_card_follows_the_finger_and_is_laid_where_it_is_let_go(sit: Sit) -> None:
    match = played(2, of_first(offers("gold")))
    page = sit(match, phone=True)
    card, place = laid_by(next(text for text in moves_of(match) if verb(text) == "gold"))
    before = steps(page)
    finger = Finger(page)
    chosen = f'[data-place="hand {card}"]'
    start = middle(page, chosen)
    finger.drag(start, (start[0], start[1] - 60))
    expect(page.locator(f"{chosen}.gone")).to_have_count(1)
    x, y = middle(page, f'button.lit[data-place="{place}"]')
    finger.at("touchMove", x, y)
    expect(page.locator(f'button.lit.over[data-place="{place}"]')).to_have_count(1)
    expect(page.locator(".sentence")).to_contain_text("Laat los")
    hangs = middle(page, ".carried")
    assert abs(hangs[0] - x) < 2
    assert hangs[1] < y - 50
    finger.lift()
    wait_after(page, before)
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(f"{HAND} .face")).to_have_count(len(match.state.hands[0]) - 1)


def test_a_finger_that_lets_go_elsewhere_sends_the_card_home(sit: Sit) -> None:
    match = played(2, of_first(offers("gold")))
    page = sit(match, phone=True)
    before = steps(page)
    finger = Finger(page)
    card, _ = laid_by(next(text for text in moves_of(match) if verb(text) == "gold"))
    start = middle(page, f'[data-place="hand {card}"]')
    finger.drag(start, (4, 60))
    expect(page.locator(".carried")).to_be_visible()
    finger.lift()
    expect(page.locator(".carried, .gone")).to_have_count(0)
    assert steps(page) == before
    expect(page.locator(f"{HAND} .face")).to_have_count(len(match.state.hands[0]))


WATCH = """() => {
  window.film = [];
  const look = () => {
    const pot = document.querySelector(".pot.paying");
    const now = JSON.stringify({
      phase: pot ? (pot.matches(".pays") ? "pays" : pot.matches(".shines") ? "shines" : "landed")
        : "rest",
      cards: pot ? pot.querySelectorAll(".face").length : 0,
      words: document.querySelector(".won-words")?.textContent.trim() ?? "",
      score: document.querySelector(".own .score").textContent,
      coins: document.querySelectorAll(".coins i").length,
    });
    if (window.film.at(-1) !== now) window.film.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_whole_rainbow_is_seen_pays_out_and_only_then_is_replaced(sit: Sit) -> None:
    match = played(2, of_first(lambda table, texts: bool(winning(table, texts))))
    page = sit(match, speed="normal", reduced_motion="no-preference")
    card, place = laid_by(winning(match.state, moves_of(match))[0])
    pot = match.state.pots["ABC".index(place[0])]
    assert pot is not None
    score = page.locator(".own .score").inner_text()
    page.evaluate(WATCH)
    card_at(page, card).click()
    lit(page, place).click()
    expect(page.locator(".pot.pays")).to_be_visible()
    expect(page.locator(".pot.paying")).to_have_count(0)
    film = [json.loads(each) for each in page.evaluate("() => window.film")]
    phases = list(dict.fromkeys(each["phase"] for each in film if each["phase"] != "rest"))
    assert phases == ["landed", "shines", "pays"]
    for each in film:
        if each["phase"] != "rest":
            assert each["cards"] == pot.gold.length  # the whole rainbow
            assert each["score"] == score  # paid only afterwards
    shining = next(each for each in film if each["phase"] == "shines")
    assert f"Precies {pot.gold.length}!" in shining["words"]
    assert f"{pot.gold.value} goud is voor jou" in shining["words"]
    assert any(each["coins"] for each in film if each["phase"] == "pays")
    won = int(score.split()[0]) + pot.gold.value
    expect(page.locator(".own .score")).to_have_text(re.compile(f"^{won} punt"))


def test_a_card_tapped_while_the_last_move_is_shown_waits(sit: Sit) -> None:
    match = played(2, of_first(lambda _, texts: len({t for t in texts if verb(t) == "gold"}) > 1))
    golden = [text for text in moves_of(match) if verb(text) == "gold"]
    card, place = laid_by(golden[0])
    page = sit(match, speed="calm", reduced_motion="no-preference")
    card_at(page, card).click()
    lit(page, place).click()
    expect(page.locator('.fill[aria-busy="true"]')).to_be_visible()
    tapped = page.locator(f'{HAND} .face[aria-pressed="false"]').first
    name = tapped.get_attribute("data-place")
    tapped.click()
    expect(page.locator('.fill[aria-busy="false"]')).to_be_visible()
    expect(page.locator(f'{HAND} .face[aria-pressed="true"]')).to_have_attribute(
        "data-place", name or ""
    )


def test_the_list_of_moves_speaks_words(sit: Sit) -> None:
    match = played(2, of_first(lambda table, texts: offers("carry")(table, texts)))
    page = sit(match)
    open_list(page)
    listed = page.locator(".every .list button")
    expect(listed).to_have_count(len(moves_of(match)))
    words = listed.all_inner_texts()
    assert [each for each in words if NOTATION.search(each)] == []
    labels = page.locator(".own .face").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    assert [each for each in labels if NOTATION.search(each)] == []
    expect(page.locator(".own")).not_to_contain_text(re.compile(r"\bw\d"))


def test_a_handful_of_cards_is_one_line_in_the_course_of_the_game(sit: Sit) -> None:
    match = played(6, of_first(turn(7)))
    page = sit(match)
    lines = page.locator("aside ol li").all_inner_texts()
    drawn = [line for line in lines if "trekt" in line or "gedeeld" in line]
    assert drawn[0] == "De kaarten zijn gedeeld: ieder 5."
    assert all(one != other for one, other in pairwise(lines))
    assert sum("trekt" in line for line in lines) <= match.state.turns
    mine = next(line for line in drawn[1:] if line.startswith("Anna trekt"))
    assert re.fullmatch(r"Anna trekt (\d+|kobito|vervangkaart|, | en )+\.", mine)


def test_a_hint_gives_one_reason_and_numbers_only_when_asked(sit: Sit) -> None:
    match = played(2, of_first(turn(5)))
    page = sit(match)
    heard = []
    for _ in range(2):
        page.get_by_role("button", name="Hint").click()
        told = page.locator(".hint")
        expect(page.locator(".looked").first).to_be_visible()
        for stage in ("2", "3"):
            while page.locator(f'.hint[data-stage="{stage}"]').count() == 0:
                page.get_by_role("button", name="Verder", exact=True).click()
            assert not NOTATION.search(told.inner_text())
        why = told.inner_text()
        assert "schatting" not in why
        move = told.get_attribute("data-move")
        while page.get_by_role("button", name="Hoe weet je dat?").count() == 0:
            page.get_by_role("button", name="Verder", exact=True).click()
        page.get_by_role("button", name="Hoe weet je dat?").click()
        expect(told).to_contain_text("schatting")
        heard.append((move, why))
        while told.count():
            page.locator(".hint ~ .next").last.click()
    assert heard[0] == heard[1]
