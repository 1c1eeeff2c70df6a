"""PK-1, PK-2: what a building is, and the deck derived from that."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from speeltafel.games.potzklotz.buildings import (
    BUILDINGS,
    CUBES,
    MIRROR_OF,
    SIDES,
    Building,
    building,
    hangs_together,
    in_deck,
    looks_different_from_all_sides,
    mirrored,
    number_of,
    same,
    seen_from,
    storeys,
    with_number,
)
from speeltafel.games.potzklotz.components import (
    ALL,
    CARD_NAMED,
    DECKS,
    DERIVED,
    card_name,
    number_on,
    picture_name,
    pictured,
    twin_of,
)
from speeltafel.games.potzklotz.placement import FALLS_APART, moved, reachable, shifts

shapes = st.sampled_from(BUILDINGS)
sides = st.integers(0, 2 * SIDES)


def test_there_are_fifty_buildings_of_five_cubes() -> None:
    """PK-1"""
    assert len(set(BUILDINGS)) == 50
    assert all(sum(height for _, _, height in shape) == CUBES for shape in BUILDINGS)
    assert all(map(hangs_together, BUILDINGS))


def test_the_fifty_are_counted_in_another_way_too() -> None:
    """PK-1: every way to write heights on a 5×5 plan, with Burnside's count of what turns into
    itself: 50 = (all + half turns + 2 quarter turns) / 4."""
    plans: set[Building] = set()
    edge = {building([(0, 0, 1)])}
    for _ in range(CUBES - 1):
        edge = {building(grown) for shape in edge for grown in _grown(shape)}
    plans = edge
    unturned = [len([p for p in plans if seen_from(p, side) == p]) for side in range(SIDES)]
    assert sum(unturned) == 50 * SIDES


def _grown(shape: Building) -> list[list[tuple[int, int, int]]]:
    found = []
    for x in range(-1, CUBES + 1):
        for y in range(-1, CUBES + 1):
            heights = {(a, b): height for a, b, height in shape}
            heights[x, y] = heights.get((x, y), 0) + 1
            columns = [(a, b, height) for (a, b), height in heights.items()]
            if hangs_together(columns):
                found.append(columns)
    return found


def test_thirty_have_two_or_three_storeys_and_two_of_them_drop_out() -> None:
    """PK-2: 2-1-2 and 1-3-1 in a row look alike from front and back."""
    middle = [shape for shape in BUILDINGS if storeys(shape) in (2, 3)]
    assert len(middle) == 30
    dropped = {shape for shape in middle if not looks_different_from_all_sides(shape)}
    assert dropped == {
        ((0, 0, 2), (0, 1, 1), (0, 2, 2)),
        ((0, 0, 1), (0, 1, 3), (0, 2, 1)),
    }
    assert sum(map(in_deck, BUILDINGS)) == 28


def test_the_deck_has_two_cards_of_each_of_28_buildings() -> None:
    """PK-2"""
    deck = DECKS[DERIVED]
    assert len(set(deck)) == len(deck) == 56
    assert Counter(map(number_on, deck)) == dict.fromkeys(range(1, 29), 2)


def test_the_full_deck_has_every_building_with_two_different_views() -> None:
    """PK-2: only the tower of five and the cross look alike from everywhere."""
    left_out = {number for number in range(1, 51) if number not in map(number_on, DECKS[ALL])}
    assert {with_number(number) for number in left_out} == {
        ((0, 0, 5),),
        ((0, 1, 1), (1, 0, 1), (1, 1, 1), (1, 2, 1), (2, 1, 1)),
    }
    assert len(DECKS[ALL]) == 96


def test_twins_show_one_building_from_two_sides() -> None:
    """PK-2a"""
    for card in DECKS[ALL]:
        twin = twin_of(card)
        assert twin in DECKS[ALL]
        assert number_on(twin) == number_on(card)
        assert same(pictured(card), pictured(twin))
        assert pictured(card) != pictured(twin)
        assert CARD_NAMED[card_name(card)] == card


def test_the_cards_of_the_box_are_numbered_from_1_to_56_and_the_others_on_to_96() -> None:
    assert sorted(int(card_name(card)) for card in DECKS[DERIVED]) == list(range(1, 57))
    assert sorted(int(card_name(card)) for card in DECKS[ALL]) == list(range(1, 97))


def test_names_do_not_give_twins_away() -> None:
    """No two names next to each other, and no step that leads from many a card to its twin."""
    steps = [
        abs(int(card_name(card)) - int(card_name(twin_of(card))))
        for card in DECKS[ALL]
        if card < twin_of(card)
    ]
    assert 1 not in steps
    assert max(map(steps.count, steps)) <= len(steps) // 8


def test_names_never_change_for_records_are_written_with_them() -> None:
    assert [card_name(CARD_NAMED[name]) for name in ("2a", "5a", "21b", "47b")] == [
        "15",
        "17",
        "8",
        "94",
    ]


def test_a_card_may_be_called_by_its_building_and_picture() -> None:
    for card in DECKS[ALL]:
        assert CARD_NAMED[picture_name(card)] == card
        assert number_on(card) == int(picture_name(card)[:-1])


@given(shapes, shapes, shapes, sides, sides)
def test_equality_is_an_equivalence(
    one: Building, two: Building, three: Building, turn: int, other_turn: int
) -> None:
    """PK-1"""
    one, two = seen_from(one, turn), seen_from(two, other_turn)
    assert same(one, one)
    assert same(one, two) == same(two, one) == (number_of(one) == number_of(two))
    assert not (same(one, two) and same(two, three)) or same(one, three)


@given(shapes, sides, st.integers(-9, 9), st.integers(-9, 9))
def test_turning_and_shifting_change_nothing(
    shape: Building, side: int, right: int, back: int
) -> None:
    """PK-1"""
    shifted = building((x + right, y + back, height) for x, y, height in seen_from(shape, side))
    assert same(shifted, shape)
    assert seen_from(shape, SIDES) == shape


@given(shapes, sides)
def test_a_mirror_image_is_the_same_only_of_a_symmetric_building(
    shape: Building, side: int
) -> None:
    """PK-1: symmetric means that some mirror, straight or slanting, maps it onto itself."""
    image = seen_from(mirrored(shape), side)
    slanting = {building((y, x, height) for x, y, height in seen_from(shape, s)) for s in (0, 1)}
    straight = {mirrored(seen_from(shape, s)) for s in (0, 1)}
    turned = {seen_from(shape, s) for s in range(SIDES)}
    symmetric = bool((slanting | straight) & turned)
    assert same(image, shape) == symmetric
    assert mirrored(mirrored(shape)) == shape


def test_mirror_numbers_pair_up() -> None:
    assert all(MIRROR_OF[MIRROR_OF[number]] == number for number in MIRROR_OF)
    lone = [number for number in range(1, 29) if MIRROR_OF[number] == number]
    assert len(lone) == 10


def test_the_graph_of_one_cube_moves_is_symmetric() -> None:
    """PK-3: a cube that can go can come back."""
    graph = {n: reachable(with_number(n), False) - {FALLS_APART} for n in range(1, 51)}
    for number, others in graph.items():
        assert others
        for other in others:
            assert number in graph[other]


def test_one_cube_makes_the_mirror_image_of_what_it_makes_of_the_mirror_image() -> None:
    for number, image in MIRROR_OF.items():
        straight = reachable(with_number(number), False) - {FALLS_APART}
        assert {MIRROR_OF[n] for n in straight} == reachable(with_number(image), False) - {
            FALLS_APART
        }


def test_every_building_can_be_reached_from_every_other() -> None:
    """So no game can get stuck for good."""
    reached = {1}
    for _ in range(10):
        reached |= {n for r in reached for n in reachable(with_number(r), False)} - {FALLS_APART}
    assert reached == set(range(1, 51))


@given(shapes, sides)
def test_a_shift_moves_one_cube_and_says_what_it_makes(shape: Building, side: int) -> None:
    """PK-3"""
    here = seen_from(shape, side)
    for source, target, made in shifts(here, False):
        after = moved(here, source, target)
        before = {(x, y): height for x, y, height in here}
        heights = {(x, y): height for x, y, height in after}
        assert before[source] - heights.get(source, 0) == 1
        assert heights[target] - before.get(target, 0) == 1
        assert hangs_together(after) == (made != FALLS_APART)
        assert made == FALLS_APART or number_of(building(after)) == made
