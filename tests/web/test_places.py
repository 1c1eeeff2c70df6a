"""Every place: no accessibility violations in either theme, quick to load, kind when lost."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from speeltafel.games import GAMES
from speeltafel.server.http.pages import FOLDER
from tests.server.house import House
from tests.web.browser import axe_source
from tests.web.conftest import Window
from tests.web.players import begin, play_katalon
from tests.web.prepared import Plot, guest_of, played, seated

PLACES = [
    "/",
    "/play/katalon",
    "/play/kapai",
    "/play/katoiz",
    "/rules/katalon",
    "/puzzles",
    "/tables",
    "/j/",
    "/nowhere",
]


def violations(page: Page) -> list[Any]:
    page.evaluate(axe_source())
    found: list[Any] = page.evaluate(
        "async () => (await axe.run({ resultTypes: ['violations'] })).violations.map("
        "v => [v.id, v.nodes.map(n => n.target.join(' ')).slice(0, 4)])"
    )
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(window: Window, place: str, dark: bool) -> None:
    page = window(dark=dark)
    page.goto(place)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_timeout(300)
    assert violations(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", ["katalon", "kapai"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_a_table(window: Window, game: str, dark: bool, phone: bool) -> None:
    page = window(dark=dark, phone=phone)
    begin(page, game)
    expect(page.locator(".sentence.mine")).to_be_visible()
    if game == "katalon":
        play_katalon(page, 1)
        expect(page.locator(".sentence.mine")).to_be_visible()
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    assert violations(page) == []


@pytest.mark.parametrize("place", [*PLACES, "table"])
def test_nothing_sticks_out_sideways_on_a_small_phone(window: Window, place: str) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    if place == "table":
        begin(page, "kapai")
        expect(page.locator(".sentence.mine")).to_be_visible()
    else:
        page.goto(place)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_timeout(200)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_first_load_of_the_shelf_is_small(window: Window) -> None:
    """At most 200 kB of compressed script and style."""
    page = window()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/", wait_until="networkidle")
    names = {url.rsplit("/", 1)[1] for url in loaded if re.search(r"\.(js|css)$", url)}
    sizes = [len(gzip.compress(path.read_bytes())) for path in built(names)]
    assert 0 < sum(sizes) <= 200_000


def built(names: set[str]) -> list[Path]:
    return [path for path in FOLDER.rglob("*") if path.name in names]


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("/nowhere", "Deze bladzijde is er niet"),
        ("/t/there-is-no-such-table", "Deze tafel is er niet"),
        ("/t/BCDFGH", "Deze tafel is er niet"),
        ("/play/chess", "staat niet op de plank"),
        ("/rules/chess", "staat niet op de plank"),
        ("/replay/nothing", "Deze tafel is er niet"),
    ],
)
def test_a_dead_link_says_what_happened_and_what_to_do(
    window: Window, place: str, words: str
) -> None:
    page = window()
    page.goto(place)
    expect(page.get_by_role("heading", level=2)).to_contain_text(words)
    page.get_by_role("link", name="Naar de plank").last.click()
    expect(page.locator('a[href="/play/katalon"]')).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1024, 768), (1440, 900)])
def test_boxes_are_links_before_the_server_has_answered_and_nothing_jumps(
    window: Window, size: tuple[int, int]
) -> None:
    page = window()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    held: list[Route] = []
    page.route("**/api/shelf*", lambda route: held.append(route))
    page.goto("/")
    boxes = page.locator("a.box")
    expect(boxes).to_have_count(5)
    page.evaluate("document.fonts.ready")
    before = [boxes.nth(index).bounding_box() for index in range(5)]
    held[0].continue_()
    expect(boxes.first).to_contain_text("7+")
    assert [boxes.nth(index).bounding_box() for index in range(5)] == before


def test_running_tables_and_the_code_come_before_the_boxes_on_a_phone(window: Window) -> None:
    page = window(phone=True)
    begin(page, "katalon")
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.goto("/")
    row = page.locator(".running a[data-table]")
    expect(row).to_contain_text("Katalon met Muis")
    expect(row).to_contain_text("jouw beurt")
    tops = [
        page.locator(place).first.evaluate("each => each.getBoundingClientRect().top")
        for place in ("#code", ".running a[data-table]", "a.puzzle", "a.box")
    ]
    assert tops == sorted(tops)
    expect(page.get_by_text("nieuw voor jou")).to_have_count(4)
    row.click()
    expect(page.locator(".sentence.mine")).to_be_visible()


CUT = """() => [...document.querySelectorAll("h1, .controls .button, .controls select")]
  .filter(each => each.offsetParent)
  .filter(each => {
    const box = each.getBoundingClientRect();
    const room = each.closest(".controls")?.getBoundingClientRect();
    return each.scrollWidth > each.clientWidth + 1 || box.right > innerWidth
      || (room && (box.right > room.right || box.bottom > room.bottom));
  }).map(each => each.getAttribute("aria-label") ?? each.textContent.trim())"""


def test_in_a_replay_nothing_is_cut_at_any_size(window: Window, house: House) -> None:
    page = window()
    page.goto("/")
    match = played(Plot("katalon", "standard", 2, until=None))
    table = seated(house, match, {0: guest_of(page.context)}, ["Anna", "Opa Willem"])
    page.goto(table.replace("/t/", "/replay/"))
    expect(page.locator("h1")).to_have_text("Naspelen")
    expect(page.get_by_role("link", name="Kijk terug")).to_be_visible()
    for width, height in [
        (360, 640),
        (390, 844),
        (768, 1024),
        (1024, 768),
        (1280, 800),
        (1440, 900),
    ]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        assert page.evaluate(CUT) == [], f"at {width}x{height}"


def wait_until_kept(page: Page) -> None:
    """Until the worker has the shelf and all rules; it takes what the page asks for."""
    kept = "async () => (await (await caches.open('shelf')).keys()).map(each => each.url)"
    for _ in range(100):
        urls: list[str] = page.evaluate(kept)
        rules = [url for url in urls if re.search("/rules/.*language=nl", url)]
        if len(rules) == len(GAMES) and any("/shelf?language=nl" in url for url in urls):
            return
        page.wait_for_timeout(200)
    raise AssertionError(f"only {urls} are kept")


def test_the_first_visit_is_enough_to_open_shelf_and_rules_without_a_network(
    house: House, browser: Browser
) -> None:
    context = browser.new_context(base_url=house.url, locale="nl-NL")
    context.set_default_timeout(20_000)
    page = context.new_page()
    page.goto("/")
    wait_until_kept(page)
    context.set_offline(True)
    page.goto("/")
    expect(page.locator("a.box").first).to_contain_text("7+")
    expect(page.get_by_role("status").filter(has_text="geen internet")).to_be_visible()
    page.goto("/rules/katalon")
    expect(page.get_by_text("Waar het om gaat")).to_be_visible()
    page.goto("/play/katalon")
    page.locator("button.begin").click()
    expect(page.get_by_role("alert")).to_contain_text("geen verbinding")
    context.close()


def test_a_network_lost_in_the_middle_of_the_first_visit_is_said_kindly(window: Window) -> None:
    page = window()
    page.goto("/")
    expect(page.locator("a.box").first).to_contain_text("7+")
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="geen internet")).to_be_visible()
    page.locator('a[href="/play/kobito"]').click()
    expect(page.get_by_role("heading", level=2)).to_contain_text("Er is geen verbinding")
    page.context.set_offline(False)
    page.get_by_role("button", name="Opnieuw proberen").click()
    expect(page.locator("button.begin")).to_be_visible()


OVERLAPS = """() => {
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("it scrolls aside");
  for (const words of document.querySelectorAll("main a.box .text > *")) {
    const edge = words.closest("a").getBoundingClientRect().right;
    if (words.getBoundingClientRect().right > edge) wrong.push("cut off: " + words.textContent);
  }
  const words = [...document.querySelectorAll("main strong, main .tabs button, main .today a, h1")]
    .filter(each => each.offsetWidth).map(each => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return [each.textContent.trim(), range.getBoundingClientRect()];
    });
  for (const [at, [one, box]] of words.entries())
    for (const [other, beside] of words.slice(at + 1))
      if (Math.min(box.right, beside.right) - Math.max(box.left, beside.left) > 1 &&
          Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top) > 1)
        wrong.push(`${one} lies over ${other}`);
  return wrong;
}"""


@pytest.mark.parametrize("place", ["/", "/play/katalon", "/play/kapai"])
def test_nothing_overlaps_on_a_phone_at_twice_its_size(window: Window, place: str) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": 195, "height": 422})
    page.goto(place)
    expect(page.locator("main").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(OVERLAPS) == []
