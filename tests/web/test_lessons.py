"""Lessons in the browser: every one is played through, and nothing moves when it answers."""

import re

import pytest
from playwright.sync_api import Page, expect

from speeltafel.games import GAMES
from speeltafel.learn.lessons import COURSES, Course, begun, way
from tests.web.conftest import Window
from tests.web.lesson_gestures import Take, by_keys, by_mouse, make
from tests.web.players import over, wait_for
from tests.web.test_places import violations

BOARD = ".region.board .fill"
GO = ".onward"


def solution(course: Course, lesson: int, task: int) -> tuple[str, ...]:
    wanted = course.lessons[lesson].tasks[task]
    found = way(wanted, begun(course.game, wanted))
    assert found is not None
    return found


def play_through(page: Page, course: Course, take: Take) -> None:
    """From the first task to the place of the first game, by what is shown."""
    page.goto(f"/learn/{course.game}/{course.lessons[0].name}")
    for number, lesson in enumerate(course.lessons):
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        for task in range(len(lesson.tasks)):
            expect(page.locator(f"{BOARD}[data-done='0'][aria-busy='false']")).to_be_visible()
            for done, move in enumerate(solution(course, number, task), 1):
                make(page, course.game, move, take)
                expect(page.locator(f"{BOARD}[data-done='{done}']")).to_be_visible()
            expect(page.locator(".said.right")).to_contain_text("Precies!")
            expect(page.locator(GO)).to_be_focused()
            page.keyboard.press("Enter") if take is by_keys else page.locator(GO).click()
    expect(page.get_by_role("button", name="Beginnen")).to_be_visible()


@pytest.mark.parametrize("keys", [False, True], ids=["touch on a phone", "keys at a desk"])
@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.part or course.game)
def test_all_lessons_are_played_through(window: Window, course: Course, keys: bool) -> None:
    page = window(phone=not keys)
    play_through(page, course, by_keys if keys else by_mouse)
    page.goto(f"/learn/{course.game}")
    if course.part:
        page.get_by_role("radio", name=re.compile(course.part, re.IGNORECASE)).click()
    expect(page.locator(".stone.done")).to_have_count(len(course.lessons))
    expect(page.locator('a[aria-current="step"]')).to_have_attribute(
        "href", f"/learn/{course.game}/{course.first_game.name}"
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_the_third_tap_from_the_shelf_is_on_the_board(
    window: Window, game: str, size: tuple[int, int]
) -> None:
    """The box, "learn", and one plays."""
    page = window(phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/")
    course = next(each for each in COURSES if each.game == game)
    page.locator(f'a.box[href="/play/{game}"]').click()
    page.get_by_role("link", name="Leren").click()
    expect(page.locator(f"{BOARD}[data-done='0'][aria-busy='false']")).to_be_visible()
    make(page, game, solution(course, 0, 0)[0], by_mouse)
    expect(page.locator(".said.right")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Verder|Volgende les"))).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1024, 768), (1440, 900)])
def test_the_answer_stands_where_the_task_stood_and_nothing_moves(
    window: Window, size: tuple[int, int]
) -> None:
    page = window()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/learn/katalon/send")
    box, said = page.locator(BOARD), page.locator(".said")
    expect(said).to_contain_text("Stuur rood naar Oost")
    places = [box.bounding_box(), said.bounding_box()]
    make(page, "katalon", "Nw", by_mouse)
    expect(said).to_have_class(re.compile("wrong"))
    expect(said).to_contain_text("stuurt rood naar West")
    assert [box.bounding_box(), said.bounding_box()] == places
    expect(page.locator(f"{BOARD}[data-done='0'][aria-busy='false']")).to_be_visible()
    expect(page.locator("svg .stone.yellow")).to_have_count(2)  # it slid back
    make(page, "katalon", "Oo", by_mouse)
    expect(said).to_contain_text("Het oostveld van Oost hoort niet bij vak")
    expect(page.locator(f"{BOARD}[data-done='0'][aria-busy='false']")).to_be_visible()
    make(page, "katalon", "No", by_mouse)
    expect(said).to_have_class(re.compile("right"))
    assert [box.bounding_box(), said.bounding_box()] == places
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1440, 900)])
def test_towers_show_their_dice_and_say_everything_at_once(
    window: Window, size: tuple[int, int]
) -> None:
    """Whoever cannot read yet looks at the dice; nobody of that age turns a page of words."""
    page = window(phone=size[0] < 900)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    course = next(each for each in COURSES if each.part == "stapeltoren")
    for number, lesson in enumerate(course.lessons):
        page.goto(f"/learn/katoiz/{lesson.name}")
        for task, wanted in enumerate(lesson.tasks):
            expect(page.locator(f"{BOARD}[data-done='0'][aria-busy='false']")).to_be_visible()
            roll = begun("katoiz", wanted).match.state.roll
            dice = 0 if roll is None else 1 + (roll.picture >= 0)
            expect(page.locator(".said .die")).to_have_count(dice)
            expect(page.locator(".said [data-reads-on]")).to_have_count(0)
            for move in solution(course, number, task):
                make(page, "katoiz", move, by_mouse)
            expect(page.locator(".said.right")).to_be_visible()
            expect(page.locator(".said [data-reads-on]")).to_have_count(0)
            page.locator(GO).click()


def test_who_goes_on_need_not_wait_for_the_board_to_go_back(window: Window) -> None:
    """What is not what was asked stays for a while; the next tap counts all the same."""
    page = window(phone=True)
    page.goto("/learn/katalon/send")
    make(page, "katalon", "Nw", by_mouse)
    expect(page.locator(".said")).to_have_class(re.compile("wrong"))
    make(page, "katalon", "No", by_mouse)
    expect(page.locator(f"{BOARD}[data-done='1']")).to_be_visible(timeout=1_200)


def test_a_hint_is_offered_after_a_while_and_shows_the_move_when_asked_again(
    window: Window,
) -> None:
    page = window()
    page.goto("/learn/katalon/send")
    hint = page.locator("button.hint")
    expect(hint).to_have_css("opacity", "0")
    expect(hint).to_have_css("opacity", "1", timeout=15_000)
    hint.click()
    expect(page.locator(".said.hint")).to_contain_text("Zoek in vak Noord")
    hint.click()
    expect(page.locator(".field.hinted")).to_have_count(1)


def test_the_task_is_read_aloud_on_request(window: Window) -> None:
    page = window()
    page.goto("/learn/katalon/send")
    expect(page.locator(".said")).to_contain_text("Stuur rood")
    page.evaluate(
        "() => { window.heard = [];"
        " addEventListener('speeltafel:speech', event => window.heard.push(event.detail)); }"
    )
    page.get_by_role("button", name="Voorlezen").click()
    wait_for(page, "() => window.heard.some(text => text.includes('Stuur rood naar Oost'))")


def test_the_first_game_has_tips_that_fade_and_is_done_at_its_end(window: Window) -> None:
    page = window()
    page.goto("/learn/katalon/game")
    page.get_by_role("button", name="Beginnen").click()
    expect(page.locator(".sentence.mine")).to_contain_text("Jij begint")
    for turn in range(60):
        page.wait_for_function("() => document.querySelector('.sentence.mine, .end')")
        if over(page):
            break
        if turn == 1:
            expect(page.locator(".sentence")).to_contain_text("het vak dat oplicht")
        if turn == 5:
            expect(page.locator(".sentence")).to_contain_text("Jij ")
        fields = page.locator(".field.open")
        before = page.locator("aside ol li:not(.soft)").count()
        fields.first.click(force=True)
        if page.locator(".which .main").count():
            page.locator(".which .main").first.click()
        expect(page.locator("aside ol li:not(.soft)")).not_to_have_count(before)
    page.goto("/learn/katalon")
    expect(page.locator(".stone.done")).to_have_count(1)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(window: Window, dark: bool) -> None:
    page = window(dark=dark)
    for place in ("/learn", "/learn/katoiz", "/learn/katalon/send", "/learn/kapai/game"):
        page.goto(place)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_timeout(400)
        assert violations(page) == [], place
    for course in COURSES:
        page.goto(f"/learn/{course.game}/{course.lessons[-1].name}")
        expect(page.locator(f"{BOARD}[data-done='0']")).to_be_visible()
        page.wait_for_timeout(300)
        assert violations(page) == [], course


def test_what_was_named_wrongly_is_said_and_left_to_find(window: Window) -> None:
    """KZ-11."""
    page = window(phone=True)
    page.goto("/learn/katoiz/tower-same")
    expect(page.locator(f"{BOARD}[data-done='0']")).to_be_visible()
    make(page, "katoiz", "R□ vorm", by_mouse)
    expect(page.locator(".property.different")).to_have_count(1)
    expect(page.get_by_role("log").filter(has_text="Kijk nog eens")).to_be_attached()
    by_mouse(page.locator('[data-property="kleur"]'))
    expect(page.locator(".said.right")).to_contain_text("Allebei rood")


def test_a_lesson_that_is_not_there_is_said(window: Window) -> None:
    page = window()
    page.goto("/learn/katalon/nothing")
    expect(page.get_by_role("heading", level=2)).to_be_visible()
