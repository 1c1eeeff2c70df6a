"""The end: beside the board, counted out first, with joy, a kind word and what decided it."""

import re

import pytest
from playwright.sync_api import Page, expect

from speeltafel.core.match import AnyMatch, rewind
from tests.server.house import House
from tests.web.conftest import Window
from tests.web.players import begin, more, my_turn, play_katalon, type_move
from tests.web.prepared import Plot, guest_of, played, seated


def ended(page: Page, house: House) -> AnyMatch:
    match = played(Plot("katalon", "standard", 2, until=None))
    page.goto("/")
    guest = guest_of(page.context)
    page.goto(seated(house, match, {0: guest}, ["Anna", ""]))
    return match


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1024, 768), (1440, 900)])
def test_the_board_stays_in_view_at_the_end(
    window: Window, house: House, size: tuple[int, int]
) -> None:
    page = window()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    ended(page, house)
    end = page.locator(".end")
    expect(end.get_by_role("button", name="Nog een keer")).to_be_visible()
    expect(end.locator(".decided")).to_be_visible()  # it comes a moment later
    end.evaluate("end => Promise.all(end.getAnimations().map(each => each.finished))")
    board, panel = page.locator(".fill").bounding_box(), end.bounding_box()
    assert board
    assert panel
    apart = (
        board["y"] + board["height"] <= panel["y"] + 0.5
        or board["x"] + board["width"] <= panel["x"] + 0.5
    )
    assert apart
    assert panel["y"] + panel["height"] <= size[1]
    assert min(board["width"], board["height"]) >= 200
    for act in end.locator(".button").all():
        box = act.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]
        assert box["height"] >= 44


SIZES = [(360, 640), (390, 844), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080)]
TOO_MUCH = """() => {
  const end = document.querySelector(".end");
  const wrong = end.scrollHeight > end.clientHeight + 1 ? ["it scrolls"] : [];
  const parts = [...end.querySelectorAll("h2, p, li, .button")].filter(each => each.offsetHeight);
  const boxes = parts.map(each => each.getBoundingClientRect());
  for (const way of end.querySelectorAll(".ways .button")) {
    const words = document.createRange();
    words.selectNodeContents(way);
    if (words.getBoundingClientRect().width > way.clientWidth)
      wrong.push("over its edge: " + way.textContent);
  }
  for (const [at, box] of boxes.entries()) {
    if (box.bottom > innerHeight || box.right > innerWidth)
      wrong.push("out: " + parts[at].textContent);
    for (const [other, beside] of boxes.entries())
      if (other > at && box.left < beside.right - 1 && beside.left < box.right - 1 &&
          box.top < beside.bottom - 1 && beside.top < box.bottom - 1)
        wrong.push(parts[at].textContent.trim() + " lies over " + parts[other].textContent.trim());
  }
  return wrong;
}"""


def counted_out(game: str, players: int) -> AnyMatch:
    """With the longest words: Katalon on a full board, others with all their scores."""
    for seed in range(1, 30):
        match = played(Plot(game, "standard", players, seed=seed, until=None))
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        if game != "katalon" or outcome.reason.code == "katalon-most-boxes":
            return match
    raise AssertionError("no such end")


@pytest.mark.parametrize(("game", "players"), [("katalon", 2), ("kapai", 6), ("kobito", 4)])
def test_all_of_the_result_is_in_sight(
    window: Window, house: House, game: str, players: int
) -> None:
    page = window(dark=True)
    page.goto("/")
    names = ["Anna", "Opa Willem", "Sanne", "Bram", "Cleo", "Dirk-Jan"][:players]
    match = counted_out(game, players)
    page.goto(seated(house, match, {0: guest_of(page.context)}, names))
    expect(page.locator(".end .again")).to_be_visible()
    expect(page.locator(".end .decided").or_(page.locator(".end .reason")).last).to_be_visible()
    page.wait_for_load_state("networkidle")
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        found[f"{width}x{height}"] = page.evaluate(TOO_MUCH)
    assert not {size: wrong for size, wrong in found.items() if wrong}


def test_whoever_resigns_leaves_no_box_lit(window: Window) -> None:
    """A lit box is a won one."""
    page = window()
    begin(page, "katalon", seats={1: "computer"})
    play_katalon(page, 0)
    expect(page.locator(".box.forced")).to_have_count(1)
    more(page, "Opgeven")
    page.get_by_role("button", name="Ja", exact=True).click()
    expect(page.locator(".end h2")).to_be_visible()
    expect(page.locator(".box.forced")).to_have_count(0)


def test_who_begins_the_next_game_is_said(window: Window, house: House) -> None:
    page = window()
    ended(page, house)
    expect(page.locator(".end .note")).to_have_text(re.compile(r"^Dan begint .+\.$"))


def test_the_count_of_a_box_names_the_box(window: Window, house: House) -> None:
    page = window()
    page.goto("/")
    match = counted_out("katalon", 2)
    page.goto(seated(house, match, {0: guest_of(page.context)}, ["Anna", "Bram"]))
    expect(page.locator(".count")).to_have_count(5)
    told = page.locator(".count").all_text_contents()
    assert [each.split()[0] for each in told] == ["Noord", "Oost", "Zuid", "West", "Midden"]


def test_each_box_is_counted_on_the_board_while_it_is_told(window: Window, house: House) -> None:
    page = window(speed="calm")
    match = counted_out("katalon", 2)
    assert match.last is not None
    page.goto("/")
    guest = guest_of(page.context)
    seats = dict.fromkeys(range(2), guest)
    page.goto(seated(house, rewind(match, match.length - 1), seats, ["Anna", "Bram"]))
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.evaluate(
        """() => { window.pairs = []; new MutationObserver(() => {
          const told = [...document.querySelectorAll(".counting li")].at(-1);
          const count = [...document.querySelectorAll(".count")].at(-1);
          if (told) pairs.push([told.textContent.split(":")[0], count?.textContent.split(" ")[0]]);
        }).observe(document.body, { childList: true, subtree: true }); }"""
    )
    type_move(page, match.game.format_move(match.last.move))
    page.keyboard.press("Escape")
    expect(page.locator(".end .again")).to_be_visible()
    pairs = page.evaluate("() => pairs")
    assert {told for told, _ in pairs} == {"Noord", "Oost", "Zuid", "West", "Midden"}
    assert all(told == shown for told, shown in pairs)


@pytest.mark.parametrize(("game", "players"), [("katalon", 2), ("kapai", 1)])
def test_what_happens_after_the_end_does_not_count_it_out_again(
    window: Window, house: House, game: str, players: int
) -> None:
    page = window(speed="normal")
    page.goto("/")
    match = counted_out(game, players)
    guest = guest_of(page.context)
    seats = dict.fromkeys(range(players), guest)
    page.goto(seated(house, match, seats, ["Anna", "Bram"][:players]))
    again = page.get_by_role("button", name="Nog een keer")
    expect(again).to_be_visible()
    page.evaluate(
        """() => { window.gone = 0; new MutationObserver(() => {
          if (location.href === window.table && !document.querySelector(".end")) gone++;
        }).observe(document.body, { childList: true, subtree: true });
        window.table = location.href; }"""
    )
    ended_at = page.url
    again.click()
    page.wait_for_function("was => location.href !== was", arg=ended_at)
    assert page.evaluate("() => gone") == 0


def test_the_winner_gets_snippets_of_paper_and_who_lost_a_kind_word(
    window: Window, house: House
) -> None:
    page = window()
    match = ended(page, house)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    if 0 in outcome.winners:
        expect(page.locator(".end h2")).to_have_text("Gewonnen!")
        expect(page.locator(".confetti")).to_be_attached()
    else:
        expect(page.locator(".end")).to_contain_text("Goed gespeeld")
        expect(page.locator(".confetti")).to_have_count(0)


def test_the_end_waits_for_the_last_move(window: Window) -> None:
    page = window(speed="normal")
    begin(page, "katalon", seats={1: "here"})
    page.evaluate(
        """() => { window.times = []; window.said = new Set(); new MutationObserver(() => {
          times.push([document.querySelectorAll("svg .stone").length,
                      document.querySelector(".end") !== null, performance.now()]);
          said.add(document.querySelector(".sentence")?.textContent.trim());
        }).observe(document.body, { childList: true, subtree: true, characterData: true }); }"""
    )
    for turn in range(60):
        expect(page.locator(".sentence.mine").or_(page.locator(".end"))).not_to_have_count(0)
        if not my_turn(page):
            break
        play_katalon(page, turn)
        expect(page.locator(".fill[aria-busy=false]").or_(page.locator(".end"))).not_to_have_count(
            0
        )
    waited = page.evaluate(
        """() => { const end = times.find(each => each[1]);
          const most = times.findLast(each => !each[1] && each[0] !== end[0]);
          return end[2] - (most ? most[2] : 0); }"""
    )
    assert waited >= 1500
    said = page.evaluate("() => [...said]")
    assert [each for each in said if each and "Dat was de laatste zet!" in each]
    assert not [each for each in said if each and "0 spelers" in each]


def test_the_end_says_what_decided_it_and_leads_to_that_move(window: Window, house: House) -> None:
    page = window()
    ended(page, house)
    decided = page.locator(".end .decided")
    expect(decided).to_contain_text(re.compile(r"^Zet \d+ besliste: "))
    number = int(re.findall(r"\d+", decided.inner_text())[0])
    decided.get_by_role("link", name="Bekijk die zet").click()
    expect(page.locator("input[type=range]")).to_have_value(str(number))


def test_the_score_decides_by_how_much_where_nothing_can_be_proven(
    window: Window, house: House
) -> None:
    match = played(Plot("kapai", "standard", 2, seed=2, until=None))
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    page = window()
    page.goto("/")
    page.goto(seated(house, match, {0: guest_of(page.context)}, ["Anna", "Bram"]))
    lead = abs(outcome.scores[0] - outcome.scores[1])
    assert lead > 0
    expect(page.locator(".end .decided")).to_contain_text(f"Dat is {lead} meer dan")


def test_the_winner_is_not_given_away_before_the_score_is_counted(
    window: Window, house: House
) -> None:
    page = window(speed="calm")
    match = played_by_anna_to_the_end()
    assert match.last is not None
    page.goto("/")
    guest = guest_of(page.context)
    page.goto(seated(house, rewind(match, match.length - 1), {0: guest}, ["Anna", ""]))
    expect(page.locator(".sentence.mine")).to_be_visible()
    type_move(page, match.game.format_move(match.last.move))
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Tellen …")).to_be_visible()
    assert page.locator(".players .tag").count() == 0
    page.get_by_role("button", name="Meteen alles").click()
    expect(page.locator(".end h2")).not_to_have_text("Tellen …")
    expect(page.locator(".players .tag")).to_have_text("gewonnen")


def played_by_anna_to_the_end() -> AnyMatch:
    """A game that is counted out and won by one player, with Anna's move as its last."""
    for seed in range(1, 40):
        match = played(Plot("katoiz", "3-stel-2", 2, seed=seed, until=None))
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        if match.last and match.last.actor == 0 and outcome.counting and len(outcome.winners) == 1:
            return match
    raise AssertionError("Anna never ends it")
