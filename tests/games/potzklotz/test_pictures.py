"""PK-2a: what the pictures show, and that each can only be one building."""

from collections import defaultdict
from typing import TypeAlias
from xml.etree import ElementTree

import pytest

from speeltafel.games.potzklotz.buildings import BUILDINGS, SIDES, Building, seen_from
from speeltafel.games.potzklotz.components import ALL, CARD_NAMED, DECKS, card_name, pictured
from speeltafel.games.potzklotz.description import describe, heights, plan
from speeltafel.games.potzklotz.drawing import card_frame, card_svg, lines, svg
from speeltafel.games.potzklotz.pictures import card_sides, cubes, picture, visibility
from speeltafel.words import LANGUAGES, Language, Voice

EVERY_VIEW = sorted({seen_from(shape, side) for shape in BUILDINGS for side in range(SIDES)})

SVG = "{http://www.w3.org/2000/svg}"


Polygon: TypeAlias = tuple[str, list[tuple[int, ...]]]


def polygons_of(text: str) -> list[Polygon]:
    return [
        (
            polygon.attrib["class"],
            [tuple(map(int, point.split(","))) for point in polygon.attrib["points"].split()],
        )
        for polygon in ElementTree.fromstring(text).iter(f"{SVG}polygon")
    ]


def painted(text: str) -> tuple[str, ...]:
    """An SVG as the eye has it, on squared paper and moved to the corner: in each square the
    colour of the face painted last, and whether a line divides it from the next square to the
    right and below. Which cube a face belongs to cannot be seen."""
    polygons = polygons_of(text)
    points = [point for _, corners in polygons for point in corners]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    shown = [
        [shown_at(polygons, x + 0.31, y + 0.47) for x in range(left, right + 1)]
        for y in range(top, bottom + 1)
    ]
    return tuple(
        "".join(
            (polygons[own][0][0] if own >= 0 else ".")
            + ("|" if own != shown[row][column + 1] else " ")
            + ("_" if own != shown[row + 1][column] else " ")
            for column, own in enumerate(shown[row][:-1])
        )
        for row in range(len(shown) - 1)
    )


def shown_at(polygons: list[Polygon], x: float, y: float) -> int:
    """Which polygon was painted last at a point; -1 for bare paper."""
    for number in range(len(polygons) - 1, -1, -1):
        if inside(polygons[number][1], x, y):
            return number
    return -1


def inside(corners: list[tuple[int, ...]], x: float, y: float) -> bool:
    crossings = 0
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


def test_every_card_picture_can_only_be_one_building() -> None:
    """PK-2a: rendered and compared with the picture of every building from every side."""
    seen: dict[tuple[str, ...], set[Building]] = defaultdict(set)
    for view in EVERY_VIEW:
        seen[painted(svg(view))].add(view)
    for card in DECKS[ALL]:
        assert seen[painted(card_svg(card))] == {pictured(card)}, card_name(card)


def test_every_card_in_characters_can_only_be_one_building() -> None:
    seen: dict[tuple[str, ...], set[Building]] = defaultdict(set)
    for view in EVERY_VIEW:
        seen[tuple(lines(view))].add(view)
    for card in DECKS[ALL]:
        assert seen[tuple(lines(pictured(card)))] == {pictured(card)}, card_name(card)


def test_on_cards_no_cube_is_completely_hidden() -> None:
    """PK-2a"""
    for card in DECKS[ALL]:
        shown = {cube for cube, _ in picture(pictured(card)).values()}
        assert shown == set(cubes(pictured(card)))


def test_a_lone_cube_shows_ten_triangles_and_a_hidden_one_none() -> None:
    """PK-2a: 4 of the front, 4 of the top, 2 of the right side."""
    assert visibility(((0, 0, 1),)) == (10, 10)
    # The cube at the back left of building 10 stands behind a tower of two and its neighbour.
    hidden = [visibility(seen_from(BUILDINGS[9], side)).least for side in range(SIDES)]
    assert hidden == [0, 2, 3, 2]


def area(shape: Building) -> int:
    return sum(row.count(face) for row in painted(svg(shape)) for face in "frt")


def test_what_is_visible_agrees_with_the_painted_svg() -> None:
    """The exact count of triangles, checked with the areas of the rendered picture."""
    triangle = area(((0, 0, 1),)) / 10
    for view in EVERY_VIEW[::7]:
        assert area(view) / triangle == pytest.approx(visibility(view).total, rel=0.05)


def test_the_two_sides_are_those_that_show_most_of_the_least_visible_cube() -> None:
    """PK-2a, worked out once more by going through all pairs in words of the ruling."""
    for number, shape in enumerate(BUILDINGS, 1):
        sides = card_sides(number)
        if sides is None:
            continue
        views = [visibility(seen_from(shape, side)) for side in range(SIDES)]
        rest = [
            side
            for side in range(SIDES)
            if side not in sides
            and seen_from(shape, side) not in [seen_from(shape, s) for s in sides]
        ]
        for side in rest:
            assert views[side] <= min(views[s] for s in sides)


def test_ties_go_to_opposite_sides_then_to_the_lowest_numbers() -> None:
    """PK-2a: building 5 shows 4 of its least visible cube from the right and from the left."""
    assert card_sides(5) == (1, 3)
    assert card_sides(29) == (0, 1)  # five in a row: front and back look the same


def test_all_cards_have_cubes_of_one_size() -> None:
    frame = card_frame()
    for card in DECKS[ALL]:
        box = ElementTree.fromstring(card_svg(card)).attrib["viewBox"].split()
        assert (int(box[2]), int(box[3])) == (frame.width, frame.height)


def test_a_drawing_carries_its_description() -> None:
    drawn = ElementTree.fromstring(card_svg(0, title="<één> & twee"))
    title = drawn.find(f"{SVG}title")
    assert title is not None
    assert title.text == "<één> & twee"


def test_a_building_from_its_right_side_is_drawn_turned() -> None:
    shape = pictured(CARD_NAMED["2a"])
    assert svg(shape, side=1) == svg(seen_from(shape, 1))


def test_characters_draw_the_same_picture() -> None:
    assert lines(pictured(CARD_NAMED["21b"])) == [
        "        +---+",
        "       /   /|",
        "  +---+---+ +",
        " /   /|   |/|",
        "+---+ +---+ +",
        "|   |/   /|/",
        "+---+---+ +",
        "|   |   |/",
        "+---+---+",
    ]
    assert plan(pictured(CARD_NAMED["21b"])) == ".2\n21"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_every_building_apart(language: Language) -> None:
    voice = Voice(language)
    told = {voice.say(describe(view)) for view in EVERY_VIEW}
    assert len(told) == len(EVERY_VIEW)


def test_a_building_in_words() -> None:
    shape = ((0, 0, 2), (0, 1, 1), (1, 1, 2))
    assert heights(shape) == [[2, 0], [1, 2]]
    assert (
        Voice("en").say(describe(shape))
        == "2 wide and 2 deep: front row (2 and nothing) and back row (1 and 2)"
    )
    assert (
        Voice("nl").say(describe(shape))
        == "2 breed en 2 diep: voorste rij (2 en leeg) en achterste rij (1 en 2)"
    )
