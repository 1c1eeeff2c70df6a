"""Potz Klotz through the interface: claims right, wrong and mirrored, twins, hidden hands."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from speeltafel.games.potzklotz.components import CARD_NAMED, card_name, twin_of
from speeltafel.games.potzklotz.verdict import Judgement
from speeltafel.server.pages import FOLDER
from tests.server.house import House
from tests.web.browser import FLAGS, chromium
from tests.web.conftest import Window
from tests.web.players import begin, code_of, join
from tests.web.potzklotz import (
    SHORT,
    Chosen,
    Options,
    claim,
    claims,
    hand,
    lay_table,
    pass_turn,
    play_right_or_pass,
    play_until_over,
    point_at,
    standing,
)
from tests.web.test_places import violations

LARGE: Options = {"Kaarten in de hand": "7", "Potjes": "1"}


def two_windows(window: Window, options: Options, phone: bool = False) -> tuple[Page, Page]:
    anna, bram = window(), window(phone=phone)
    lay_table(anna, options, seats={1: "elsewhere"})
    join(bram, code_of(anna), "Bram")
    expect(anna.locator(".acts")).to_be_visible()
    expect(bram.locator(".hand")).to_be_visible()
    return anna, bram


def pass_until(pages: tuple[Page, Page], found: Callable[[], Chosen | None]) -> Chosen:
    """Both pass, and get cards, until the first of them can make such a claim."""
    for _ in range(12):
        chosen = found()
        if chosen:
            return chosen
        for page in pages:
            expect(page.locator(".acts")).to_be_visible()
            pass_turn(page)
            expect(page.locator(".acts")).to_have_count(0)
        expect(pages[0].locator(".acts")).to_be_visible()
    raise AssertionError("no such claim came up")


def test_a_person_plays_a_whole_game_against_the_computer(window: Window) -> None:
    page = window()
    lay_table(page)
    expect(page.locator(".acts")).to_be_visible()
    play_until_over([page])
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wint|Gelijkspel|winnen"))
    page.get_by_role("link", name="Naspelen").last.click()
    page.get_by_role("button", name="Naar het einde").click()
    expect(page.locator(".verdict")).to_be_visible()


def test_two_people_in_two_windows_play_to_the_end(window: Window) -> None:
    anna, bram = two_windows(window, SHORT, phone=True)
    play_until_over([anna, bram])


def test_a_wrong_claim_shows_the_difference_and_costs_a_card(window: Window) -> None:
    anna, bram = two_windows(window, LARGE)
    before = standing(anna)
    chosen = next(claims(anna, Judgement.OTHER))
    claim(anna, chosen)
    for page in (anna, bram):
        verdict = page.locator(".verdict.other")
        expect(verdict).to_contain_text("Kaart van Anna: mis.")
        expect(verdict).to_contain_text(re.compile("Een ander gebouw: op [a-f z][0-6]"))
        expect(page.locator(".face.surplus").first).to_be_attached()
    expect(anna.locator(".hand [data-card]")).to_have_count(8)
    expect(anna.locator(".stage:not(.showing)")).to_be_visible()
    assert standing(anna) == before
    assert chosen.card in hand(anna)
    assert bram.locator(".others .player").first.locator("svg").count() == 1  # the card all saw


def test_a_mirror_image_is_named_and_shown_behind_glass(window: Window) -> None:
    anna, bram = two_windows(window, LARGE)
    chosen = pass_until((anna, bram), lambda: next(claims(anna, Judgement.MIRROR), None))
    claim(anna, chosen)
    for page in (anna, bram):
        expect(page.locator(".verdict.mirror")).to_contain_text("spiegelbeeld")
        expect(page.locator(".glass")).to_be_attached()
        expect(page.locator(".stage .face.mirror").first).to_be_attached()


def test_a_right_claim_turns_the_building_and_the_twin_is_laid_out_of_turn(window: Window) -> None:
    anna, bram = two_windows(window, {**LARGE, "Tweelingkaart": True})

    def with_twin() -> Chosen | None:
        theirs = {CARD_NAMED[card] for card in hand(bram)}
        right = claims(anna, Judgement.RIGHT)
        return next((one for one in right if twin_of(CARD_NAMED[one.card]) in theirs), None)

    chosen = pass_until((anna, bram), with_twin)
    held = len(hand(bram))
    claim(anna, chosen)
    expect(bram.locator(".verdict.right")).to_contain_text("Kaart van Anna: klopt!")
    expect(bram.locator(".acts")).to_contain_text("Geen tweelingkaart")
    point_at(bram, chosen.target if chosen.target[0] not in "zf" else chosen.source)
    expect(bram.locator(".sentence.refused")).to_contain_text("andere kaart van dit gebouw")
    twin = card_name(twin_of(CARD_NAMED[chosen.card]))
    bram.locator(f'.hand [data-card="{twin}"]').click()
    bram.get_by_role("button", name="Leg deze kaart").click()
    expect(anna.locator(".verdict.right")).to_contain_text("Tweelingkaart van Bram: klopt!")
    expect(bram.locator(".hand [data-card]")).to_have_count(held - 1)


def test_a_wrong_card_out_of_turn_costs_a_card(window: Window) -> None:
    anna, bram = two_windows(window, {**LARGE, "Tweelingkaart": True})
    chosen = pass_until((anna, bram), lambda: next(claims(anna, Judgement.RIGHT), None))
    claim(anna, chosen)
    twin = card_name(twin_of(CARD_NAMED[chosen.card]))
    held = hand(bram)
    wrong = next(card for card in held if card != twin)
    expect(bram.locator(".acts")).to_contain_text("Geen tweelingkaart")
    bram.locator(f'.hand [data-card="{wrong}"]').click()
    bram.get_by_role("button", name="Leg deze kaart").click()
    expect(anna.locator(".verdict")).to_contain_text("Tweelingkaart van Bram: mis.")
    expect(bram.locator(".hand [data-card]")).to_have_count(len(held) + 1)


def test_several_cards_in_one_expert_turn(window: Window) -> None:
    page = window()
    lay_table(page, {"Partij": False}, seats={1: "here"}, variant="Expertspel")
    take_device(page, "Anna")
    chosen = next(claims(page, Judgement.RIGHT), None)
    if chosen is None:  # nothing to lay: an honest pass hands the device on
        pass_turn(page)
        expect(page.get_by_role("button", name=re.compile("^Ik ben"))).to_be_visible()
        return
    claim(page, chosen)
    expect(page.get_by_role("button", name="Klaar met mijn beurt")).to_be_visible()
    expect(page.locator(".others .player").first).to_contain_text("1 gelegd")


def take_device(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"Ik ben {name}").click()
    expect(page.locator(".hand")).to_be_visible()


def test_hidden_hands_are_handed_over_after_everybody_has_seen_the_verdict(window: Window) -> None:
    page = window()
    lay_table(page, LARGE, seats={1: "here"})
    expect(page.locator(".hand")).to_have_count(0)
    take_device(page, "Anna")
    annas = hand(page)
    claim(page, next(claims(page, Judgement.OTHER)))
    expect(page.locator(".verdict.other")).to_be_visible()
    expect(page.locator(".stage:not(.showing)")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Verder: geef door")).click()
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".stage")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Ik ben")).click()
    expect(page.locator(".hand [data-card]")).to_have_count(7)
    assert not set(hand(page)) & set(annas)
    expect(page.locator(".verdict.other")).to_contain_text("Kaart van Anna: mis.")
    pass_turn(page)
    expect(page.get_by_role("button", name="Ik ben Anna")).to_be_visible()


def test_open_hands_lie_open_for_all(window: Window) -> None:
    page = window()
    lay_table(page, {**SHORT, "Open spelen": True})
    expect(page.locator(".acts")).to_be_visible()
    expect(page.locator(".others .player").nth(1).locator("svg")).to_have_count(3)
    expect(page.locator(".others .back")).to_have_count(0)


def test_nothing_is_tried_out_before_the_card_is_laid(window: Window) -> None:
    """PK-5: the cube is lifted over its own place, and the other place only marked."""
    page = window()
    lay_table(page)
    expect(page.locator(".acts")).to_be_visible()
    before = standing(page)
    chosen = next(claims(page, Judgement.OTHER))
    point_at(page, chosen.source)
    point_at(page, chosen.target)
    expect(page.locator(".stand.chosen .mark.chosen")).to_have_count(1)
    assert standing(page) == before
    point_at(page, chosen.source)
    expect(page.locator(".stand.taken")).to_have_count(0)


def test_what_is_not_allowed_is_explained_and_nothing_is_lost(window: Window) -> None:
    page = window()
    lay_table(page)
    expect(page.locator(".acts")).to_be_visible()
    page.locator(".hand [data-card]").first.click()
    page.get_by_role("button", name="Leg deze kaart").click()
    expect(page.locator(".sentence.refused")).to_contain_text("met een kubus erbij")
    page.locator(".stand.take").first.press("Enter")
    page.locator(".cell").last.dispatch_event("click")
    expect(page.locator(".sentence.refused")).to_contain_text("nergens tegenaan")
    expect(page.locator(".stand.taken")).to_have_count(1)


def test_the_ground_plan_plays_too(window: Window) -> None:
    page = window()
    lay_table(page, LARGE)
    expect(page.locator(".acts")).to_be_visible()
    chosen = next(claims(page, Judgement.OTHER))
    page.get_by_role("button", name="Plattegrond").click()
    plan = page.get_by_role("group", name="Plattegrond")
    plan.get_by_role("button", name=re.compile(f"^{chosen.source}, .*pak hier")).click()
    plan.get_by_role("button", name=re.compile(f"^{chosen.target}, .*kan de kubus")).click()
    page.locator(f'.hand [data-card="{chosen.card}"]').click()
    page.get_by_role("button", name="Leg deze kaart").click()
    expect(page.get_by_text("Anna zet een kubus van").first).to_be_attached()


def test_arrow_keys_walk_over_the_cubes_and_the_board_is_told_in_words(window: Window) -> None:
    page = window()
    lay_table(page)
    expect(page.locator(".acts")).to_be_visible()
    first = page.locator('.stage [tabindex="0"]')
    expect(first).to_have_count(1)
    first.focus()
    reached = set()
    for key in ["ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"] * 5:
        page.keyboard.press(key)
        reached.add(page.evaluate("() => document.activeElement.dataset.place"))
    assert len(reached) > 1
    page.keyboard.press("s")
    expect(page.get_by_role("log")).to_contain_text("Het gebouw staat met zijn hoek linksvoor op")
    expect(page.get_by_role("log")).to_contain_text("Kaart 1 van 3:")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(window: Window, dark: bool, phone: bool) -> None:
    page = window(dark=dark, phone=phone)
    lay_table(page, LARGE)
    expect(page.locator(".acts")).to_be_visible()
    claim(page, next(claims(page, Judgement.OTHER)))
    expect(page.locator(".acts")).to_be_visible()
    page.locator(".stand.take").first.press("Enter")
    assert violations(page) == []
    page.get_by_role("button", name="Plattegrond").click()
    assert violations(page) == []


def test_all_fits_a_small_phone_and_can_be_touched(window: Window) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    lay_table(page, LARGE)
    expect(page.locator(".acts")).to_be_visible()
    page.locator(".stand.take .face.top").last.tap(force=True)
    expect(page.locator(".stand.taken")).to_have_count(1)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    for button in page.locator(".hand button, .acts button, .views button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_only_this_board_loads_the_engine_of_space(window: Window) -> None:
    page = window()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    for place in ("/", "/play/potzklotz", "/rules/potzklotz", "/puzzles"):
        page.goto(place, wait_until="networkidle")
    begin(page, "katalon")
    expect(page.locator(".sentence.mine")).to_be_visible()
    assert any(url.endswith(".js") for url in loaded)
    assert not [url for url in loaded if "scene-" in url]
    large = [path.name for path in FOLDER.rglob("*.js") if b"WebGLRenderer" in path.read_bytes()]
    assert len(large) == 1
    assert large[0].startswith("scene-")
    assert large[0].encode() not in (FOLDER / "sw.js").read_bytes()


@pytest.fixture
def space(house: House, browser: Browser) -> Iterator[Page]:
    """A window in a browser that can draw in space."""
    flags = [flag for flag in FLAGS if flag != "--disable-gpu"]
    flags += ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"]
    other = browser.browser_type.launch(executable_path=chromium(), args=flags)
    yield other.new_page(
        base_url=house.url,
        locale="nl-NL",
        service_workers="block",
        reduced_motion="reduce",
        viewport={"width": 640, "height": 700},
    )
    other.close()


def test_without_webgl_the_building_is_drawn(window: Window) -> None:
    page = window()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.add_init_script(
        "const get = HTMLCanvasElement.prototype.getContext;"
        "HTMLCanvasElement.prototype.getContext = function (kind, ...more) {"
        " return kind.startsWith('webgl') ? null : get.call(this, kind, ...more); };"
    )
    lay_table(page)
    expect(page.locator(".acts")).to_be_visible()
    expect(page.locator(".stage.space")).to_have_count(0)
    expect(page.locator(".stage .face.top").first).to_have_css("opacity", "1")
    assert not [url for url in loaded if "scene-" in url]
    play_right_or_pass(page)


def test_with_webgl_the_cubes_stand_in_space(space: Page) -> None:
    lay_table(space, LARGE)
    expect(space.locator(".acts")).to_be_visible()
    expect(space.locator(".stage.space")).to_have_count(0)  # too slow here: a drawing to begin with
    space.get_by_role("button", name="3D-beeld").click()
    expect(space.locator(".stage.space canvas")).to_be_visible(timeout=30_000)
    expect(space.locator(".stage .face.top").first).to_have_css("opacity", "0")
    space.wait_for_timeout(100)
    shot = space.locator(".stage").screenshot()
    assert len(shot) > 20_000  # an empty canvas is a few kilobytes
    claim(space, next(claims(space, Judgement.OTHER)))
    expect(space.locator(".stage.showing")).to_be_visible()
