"""Nothing is missing and nothing is double: what the file shows, counted against the box."""

from collections import Counter

import pytest

from speeltafel.games.kapai.components import DICE
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.katalon.components import STONES
from speeltafel.games.katoiz.components import COLOURS, TILES
from speeltafel.games.kobito.components import DECK, GOLD_TABLES, KOBITO, NUMBERS, REPLACEMENT
from speeltafel.games.potzklotz.buildings import CUBES
from speeltafel.games.potzklotz.components import DECKS, card_name
from speeltafel.print import Order, document
from speeltafel.print.paper import BACKS, Backs
from speeltafel.solve.puzzles import GRADES, shipped_puzzles
from tests.print.reading import page_text, printed, reader, spoken_pictures


def shown(order: Order) -> Counter[str]:
    return Counter(spoken_pictures(printed(order)))


@pytest.mark.parametrize("backs", BACKS)
@pytest.mark.parametrize("gold", GOLD_TABLES)
def test_kobito_has_every_card_as_often_as_the_box(gold: str, backs: Backs) -> None:
    found = shown(Order("kobito-cards", gold=gold, backs=backs))
    wanted = Counter({f"regenboogkaart {number}": DECK[number] for number in NUMBERS})
    wanted["kobito"] = DECK[KOBITO]
    wanted["vervangkaart"] = DECK[REPLACEMENT]
    wanted += Counter(
        f"goudkaart: lengte {each.length}, {each.value} waard" for each in GOLD_TABLES[gold]
    )
    assert found == wanted


@pytest.mark.parametrize("deck", DECKS)
def test_potz_klotz_has_every_card_once(deck: str) -> None:
    found = shown(Order("potzklotz-cards", deck=deck))
    wanted = {f"kaart {card_name(card)}: een gebouw van vijf kubussen" for card in DECKS[deck]}
    assert found == Counter(wanted)


def test_katoiz_has_forty_picture_tiles_with_ten_doubles_and_five_plain_ones() -> None:
    found = shown(Order("katoiz-tiles"))
    assert found.total() == len(TILES) + len(COLOURS) == 45
    plain = {alt for alt in found if alt.startswith("effen")}
    assert len(plain) == len(COLOURS)
    pictured = Counter(count for alt, count in found.items() if alt not in plain)
    assert pictured == {1: 20, 2: 10}
    keys = Counter(
        item["svg"]
        for page in document(Order("katoiz-tiles")).data["pages"]
        for item in page["items"]
        if item["svg"].startswith("tile-")
    )
    assert keys == Counter(f"tile-{kind}" for kind in TILES)


def test_katoiz_has_two_dice_and_three_discs_for_each_of_four_players() -> None:
    found = shown(Order("katoiz-dice"))
    discs = {alt: count for alt, count in found.items() if alt.startswith("schijfje")}
    assert list(discs.values()) == [3] * 4
    assert found.total() - 12 == 2


def test_katalon_has_twelve_stones_of_each_colour() -> None:
    found = shown(Order("katalon-stones"))
    assert sorted(found.values()) == [STONES, STONES]


def test_potz_klotz_has_five_cubes_and_one_to_spare() -> None:
    assert shown(Order("potzklotz-cubes")).total() == CUBES + 1


def test_ka_pai_has_its_two_dice() -> None:
    wanted = Counter(f"Bouwplaat van een dobbelsteen: {' '.join(die)}" for die in DICE)
    assert shown(Order("kapai-dice")) == wanted


@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_a_class_set_has_every_number_once(per_page: int) -> None:
    order = Order("kapai-sheets", copies=30, per_page=per_page)
    assert shown(order).total() == 30
    content = printed(order)
    pages = reader(content).pages
    assert len(pages) == -(-30 // per_page)
    text = " ".join(page_text(content, number) for number in range(len(pages)))
    numbers = [int(part.split()[0]) for part in text.split("Blad ")[1:]]
    assert sorted(numbers) == list(range(1, 31))


def test_all_sheets_are_three_different_ones() -> None:
    order = Order("kapai-sheets", sheet="all")
    assert shown(order).total() == len(SHEETS)
    drawn = document(order).data["svgs"]
    assert len({drawn[f"sheet-{name}"] for name in SHEETS}) == len(SHEETS)


def test_the_puzzle_book_has_every_puzzle_and_every_refutation() -> None:
    order = Order("katalon-puzzles")
    said = list(spoken_pictures(printed(order)))
    wanted = [f"Puzzel {each.number}: {each.position}" for each in shipped_puzzles()]
    assert said == wanted
    answers = document(order).data["answers"]
    assert [answer["number"] for answer in answers] == [each.number for each in shipped_puzzles()]
    for answer, puzzle in zip(answers, shipped_puzzles(), strict=True):
        assert answer["move"] == puzzle.solution.replace("✕", "×")
        assert len(answer["wrong"]) == len(puzzle.refutations)


@pytest.mark.parametrize("grade", GRADES)
def test_a_book_of_one_grade_has_only_that_grade(grade: int) -> None:
    said = list(spoken_pictures(printed(Order("katalon-puzzles", grade=grade))))
    assert len(said) == sum(each.grade == grade for each in shipped_puzzles())


def test_a_book_of_ones_own_choice_has_just_that() -> None:
    said = list(spoken_pictures(printed(Order("katalon-puzzles", numbers=(3, 77)))))
    assert [alt.split(":")[0] for alt in said] == ["Puzzel 3", "Puzzel 77"]
