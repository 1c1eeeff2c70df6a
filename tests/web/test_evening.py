"""A class in real browsers: the wall rolls, every child draws on its own device, and the desk sees
who needs help. Whoever is late, lost, renamed or removed finds the way."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import axe_source
from tests.web.classroom import Classroom, draw, number_of, signs
from tests.web.conftest import Window
from tests.web.players import more


@pytest.fixture
def room(window: Window) -> Classroom:
    return Classroom(window())


def test_a_class_joins_rolls_draws_and_goes_on(room: Classroom, window: Window) -> None:
    children = [window(phone=True) for _ in range(3)]
    numbers = [room.enter(child) for child in children]
    assert len(set(numbers)) == 3
    expect(room.wall.locator(".here b")).to_have_text("3")
    room.begin()
    for child in children[:2]:
        draw(child, 1)
    expect(room.wall.locator(".pegs .on")).to_have_count(2)
    expect(children[0].locator(".sentence")).to_contain_text("De volgende worp komt vanzelf")
    expect(room.pupil(numbers[2])).to_have_attribute("data-state", "busy")
    # Nobody's name stands on the wall, and no device gets the name or the sheet of another.
    wall = room.wall.locator("main.wall").inner_text()
    for number in numbers:
        name = room.pupil(number).locator(".open").inner_text().split("\n")[0]
        assert name not in wall
    draw(children[2], 1)
    room.round(2)
    for child in children:
        expect(child.locator(".sentence.mine")).to_be_visible()
        assert signs(child)


def test_a_pause_dims_every_device_and_survives_a_reload(room: Classroom, window: Window) -> None:
    children = [window(phone=True) for _ in range(2)]
    for child in children:
        room.enter(child)
    room.begin()
    draw(children[0], 1)
    before = signs(children[0])
    room.wall.locator(".pause").click()
    for child in children:
        expect(child.get_by_role("alertdialog")).to_contain_text("Kijk naar het bord")
    children[0].reload()
    expect(children[0].get_by_role("alertdialog")).to_contain_text("Kijk naar het bord")
    expect(children[0].locator("[inert]")).to_have_count(1)
    room.wall.locator(".pause").click()
    for child in children:
        expect(child.get_by_role("alertdialog")).to_have_count(0)
    assert signs(children[0]) == before
    draw(children[1], 1)
    room.round(2)


def test_a_rude_name_is_changed_and_who_was_removed_is_let_back_in(
    room: Classroom, window: Window
) -> None:
    child, other = window(phone=True), window(phone=True)
    number = room.enter(child)
    room.enter(other)
    room.begin()
    draw(child, 1)
    before = signs(child)
    sheet = room.opened(number)
    sheet.get_by_label(re.compile("^Naam")).fill("Sanne")
    sheet.get_by_role("button", name="Verander de naam").click()
    expect(room.pupil(number)).to_contain_text("Sanne")
    expect(child.locator('[data-name^="Sanne"]')).to_be_visible()
    room.opened(number).get_by_role("button", name="Zet eruit").click()
    expect(child.get_by_role("heading")).to_contain_text("Je doet even niet mee")
    child.reload()
    expect(child.get_by_role("heading")).to_contain_text("Je doet even niet mee")
    expect(room.pupil(number)).to_have_attribute("data-state", "out")
    room.opened(number).get_by_role("button", name="Laat weer binnen").click()
    expect(child.locator(".sheet")).to_be_visible()
    assert signs(child) == before


def test_who_is_late_gets_a_sheet_that_the_computer_began(room: Classroom, window: Window) -> None:
    first = window(phone=True)
    room.enter(first)
    room.begin()
    draw(first, 1)
    room.round(2)
    late = window(phone=True)
    number = room.enter(late)
    expect(late.locator(".sentence.mine")).to_be_visible()
    assert signs(late), "the roll that was missed stands on the sheet"
    expect(room.pupil(number)).to_contain_text("tekent nog")
    draw(late, 2)
    expect(room.pupil(number)).to_contain_text("de computer tekende één worp")


def test_who_loses_the_network_is_away_and_comes_back_to_the_same_sheet(
    room: Classroom, window: Window
) -> None:
    child, other = window(phone=True), window(phone=True)
    number = room.enter(child)
    room.enter(other)
    room.begin()
    draw(child, 1)
    before = signs(child)
    context = child.context
    child.close()  # as with an empty battery
    expect(room.pupil(number)).to_have_attribute("data-state", "away")
    child = context.new_page()
    child.goto(room.place())
    assert number_of(child) == number
    expect(child.locator(".sheet")).to_be_visible()
    assert signs(child) == before
    expect(room.pupil(number)).to_have_attribute("data-state", "ready")


def test_next_asks_only_when_somebody_is_not_ready(room: Classroom, window: Window) -> None:
    child = window(phone=True)
    room.enter(child)
    room.begin()
    room.desk.keyboard.press("n")
    expect(room.desk.get_by_role("dialog")).to_contain_text("is nog bezig")
    room.desk.get_by_role("button", name="Toch verder").click()
    room.round(2)
    room.desk.get_by_label("Ik zeg wanneer").check(force=True)
    draw(child, 2)
    expect(room.desk.locator(".tick")).to_have_count(1)
    room.desk.keyboard.press("n")
    room.round(3)


def test_work_goes_on_the_wall_without_names_and_the_key_goes_to_a_colleague(
    room: Classroom, window: Window
) -> None:
    children = [window(phone=True) for _ in range(2)]
    numbers = [room.enter(child) for child in children]
    room.begin()
    for child in children:
        draw(child, 1)
    room.round(2)
    for number in numbers:
        room.pupil(number).locator(".pick").click()
    room.desk.get_by_role("button", name="Toon op het bord").click()
    expect(room.wall.locator(".sheet svg")).to_have_count(2)
    for number in numbers:
        name = room.pupil(number).locator(".open").inner_text().split("\n")[0]
        expect(room.wall.locator("main.wall")).not_to_contain_text(name)
    room.desk.get_by_role("button", name="Wat doet de sterkste speler?").click()
    expect(room.wall.locator(".choice")).to_contain_text("De sterkste speler tekent")
    # Where it draws is seen on a sheet of its own, and no field is named that bears no name there.
    expect(room.wall.locator(".strongest .lit")).not_to_have_count(0)
    expect(room.wall.locator(".task")).not_to_have_text(re.compile(r"\b[a-g][1-7]\b"))
    room.desk.get_by_role("button", name="Haal van het bord").click()
    expect(room.wall.locator(".dice")).to_be_visible()
    link = room.desk.evaluate(
        "() => { const [one] = JSON.parse(localStorage['speeltafel-evenings']);"
        " return `${one.link}#desk=${one.host}` }"
    )
    colleague = window()
    colleague.goto(str(link).replace(re.findall(r"^https?://[^/]+", link)[0], ""))
    expect(colleague.locator(".desk")).to_be_visible()
    assert "#" not in colleague.url, "the key does not stay in the address"
    stranger = window()
    stranger.goto(room.place("desk"))
    expect(stranger.get_by_role("heading", level=2)).to_be_visible()
    expect(stranger.locator(".desk")).to_have_count(0)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (390, 844)])
def test_wall_desk_and_remote_are_accessible_and_fit(
    room: Classroom, window: Window, size: tuple[int, int]
) -> None:
    child = window(phone=True)
    room.enter(child)
    room.begin()
    draw(child, 1)
    remote = room.wall.context.new_page()
    remote.goto(room.place("remote"))
    for page in (room.wall, room.desk, remote, child):
        if page is not child:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(300)
        page.evaluate(axe_source())
        found = page.evaluate("axe.run().then(r => r.violations.map(each => each.id))")
        assert not found, page.url
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, page.url
    if size[0] > 900:
        die = room.wall.locator(".dice svg").first.bounding_box()
        assert die
        assert die["height"] >= size[1] / 3


def test_the_wall_rolls_for_children_with_paper_and_shows_a_model_sheet(window: Window) -> None:
    wall = window()
    wall.goto("/class")
    wall.get_by_label("Zonder apparaten").check(force=True)
    wall.locator("button.begin").click()
    for number in (1, 2, 3):
        wall.locator(".next").click()
        expect(wall.locator("main.wall")).to_have_attribute("data-round", str(number))
        expect(wall.locator(".dice")).to_be_visible()
    wall.get_by_role("button", name="Modelblad").click()
    expect(wall.locator(".model .sheet svg").first).to_be_visible()
    told = wall.locator(".model .told")
    expect(told).to_contain_text("ronde 3")
    expect(told).to_contain_text("De sterkste speler tekent")
    wall.keyboard.press("ArrowLeft")
    expect(told).to_contain_text("ronde 2")


def test_who_chooses_own_names_does_not_open_the_wall_by_that(window: Window) -> None:
    host, child = window(), window(phone=True)
    host.goto("/class")
    for names in ("Dierenkaartjes", "Eigen naam"):
        host.get_by_role("radio", name=names, exact=True).click()
        expect(host.get_by_role("radio", name=names, exact=True)).to_be_checked()
    host.locator("button.begin").click()
    code = host.locator(".join b").inner_text()
    child.goto(f"/a/{code}")
    child.get_by_label("Jouw naam").fill("Noor")
    child.locator("form .main").click()
    expect(child.locator("[data-name]")).to_have_attribute("data-name", "Noor")


def test_a_device_whose_place_another_took_can_come_in_anew(
    room: Classroom, window: Window
) -> None:
    first, second = window(phone=True), window(phone=True)
    number = room.enter(first)
    room.begin()
    draw(first, 1)
    room.round(2)
    room.opened(number).get_by_role("button", name="Verder op een ander apparaat").click()
    second.goto(room.place())
    second.get_by_role("button", name="Ik deed al mee").click()
    second.locator("input.number").fill(str(number))
    second.locator("form .main").click()
    expect(second.locator(".sheet")).to_be_visible()
    expect(first.get_by_role("heading", level=1)).to_contain_text("Je doet nog niet mee")
    first.get_by_role("link", name="Ik doe mee").click()
    first.locator("form .main").click()
    assert number_of(first) != number


def test_after_the_end_the_desk_shows_how_everybody_did(room: Classroom, window: Window) -> None:
    child = window(phone=True)
    name = f"{room.enter(child)}"
    room.begin()
    draw(child, 1)
    room.round(2)
    room.stop()
    room.desk.get_by_role("button", name="Terugkijken").click()
    room.desk.locator(".pupil", has_text=name).click()
    expect(room.desk.get_by_role("article").get_by_role("listitem")).not_to_have_count(0)
    expect(room.desk.get_by_role("article").locator("svg").first).to_be_visible()


def test_the_desk_shows_only_the_tables_of_this_round(window: Window) -> None:
    wall = window()
    wall.goto("/class?game=katalon")
    wall.get_by_role("radio", name="Iedereen tegen iedereen").click()
    wall.locator("button.begin").click()
    code = wall.locator(".join b").inner_text()
    desk = wall.context.new_page()
    desk.goto(f"/a/{code}/desk")
    children = [window(phone=True) for _ in range(3)]
    for child in children:
        child.goto(f"/a/{code}")
        child.locator("form .main").click()
        number_of(child)
    desk.locator(".next").click()
    expect(desk.locator("[data-table]")).to_have_count(1)
    expect(wall.locator(".big")).to_contain_text("1")  # who rests is not waited for
    desk.keyboard.press("n")
    desk.get_by_role("button", name="Toch verder").click()
    expect(wall.locator("main.wall")).to_have_attribute("data-round", "2")
    expect(desk.locator("[data-table]")).to_have_count(1)
    expect(desk.get_by_role("heading", name="Deze ronde vrij")).to_be_visible()


def test_a_child_who_mistyped_comes_in_with_the_code_of_the_class(
    room: Classroom, window: Window
) -> None:
    child = window(phone=True)
    child.goto("/")
    code = child.get_by_label("Code van de tafel")
    for wrong in ("AAAA", "BBBB", "CCCC", "DDDD"):
        code.fill(wrong)
        expect(child.get_by_role("alert")).to_contain_text(wrong)
    code.fill(room.code.lower())
    expect(child.get_by_role("heading", name="Doe je mee?")).to_be_visible()


def test_a_group_at_one_device_sees_who_draws_and_the_desk_who_they_are(
    room: Classroom, window: Window
) -> None:
    group = window(phone=True)
    group.goto(room.place())
    group.get_by_role("button", name="We zijn met meer").click()
    group.get_by_label(re.compile("^Wie zitten er")).fill("Sanne, Mees en Noor")
    group.locator("form .main").click()
    expect(group.get_by_role("heading", level=1)).to_contain_text("Jullie zijn Otter 1")
    expect(room.desk.locator(".counts")).to_contain_text("3 kinderen")
    room.begin()
    for roll, name in enumerate(("Sanne", "Mees", "Noor", "Sanne"), 1):
        expect(group.locator(".drawer")).to_have_text(f"Nu tekent {name}")
        expect(room.pupil(1)).to_contain_text(f"{name} tekent")
        draw(group, roll)
        room.round(roll + 1)
    expect(room.opened(1)).to_contain_text("Bij dit apparaat: Sanne, Mees en Noor")
    expect(room.wall.locator("main.wall")).not_to_contain_text("Sanne")


def test_work_on_the_wall_bears_points_only_when_scores_are_switched_on(
    room: Classroom, window: Window
) -> None:
    child = window(phone=True)
    number = room.enter(child)
    room.begin()
    draw(child, 1)
    room.round(2)
    room.pupil(number).locator(".pick").click()
    room.desk.get_by_role("button", name="Toon op het bord").click()
    shown = room.wall.get_by_role("list", name="Samen bekijken")
    expect(shown.locator("svg")).to_have_count(1)
    expect(shown).not_to_contain_text("punt")
    room.desk.get_by_role("radio", name="Verdeling").click()
    expect(shown).to_contain_text("punt")


def test_who_comes_during_a_round_at_tables_waits_for_the_next_and_holds_nobody_up(
    window: Window,
) -> None:
    wall = window()
    wall.goto("/class?game=katalon")
    wall.locator("button.begin").click()
    code = wall.locator(".join b").inner_text()
    children = [window(phone=True) for _ in range(3)]
    for child in children[:2]:
        child.goto(f"/a/{code}")
        child.locator("form .main").click()
        number_of(child)
    wall.locator(".next").click()
    expect(children[0].locator("svg .field").first).to_be_visible()
    late = children[2]
    late.goto(f"/a/{code}")
    late.locator("form .main").click()
    expect(late.get_by_role("status")).to_contain_text("Bij de volgende speel je mee")
    expect(wall.locator(".big")).to_contain_text("1 van 3")
    more(children[0], "Opgeven")
    children[0].get_by_role("button", name="Ja", exact=True).click()
    expect(children[0].locator(".end .note")).to_have_text(re.compile("^De volgende ronde komt"))
    expect(wall.locator(".big")).to_contain_text("3 van 3")
    expect(wall.locator(".task")).to_contain_text("Iedereen is klaar")
    wall.locator(".next").click()
    expect(wall.get_by_role("dialog")).to_have_count(0)
    expect(late.locator("svg .field").first).to_be_visible()
