"""Every file is a sound PDF: right size, fonts inside, readable aloud, the same when made again."""

import json
from importlib.resources import files
from pathlib import Path

import pytest
import typst

from speeltafel.print import PRINTABLES, Order, document, pdf
from speeltafel.print.documents.rules import PAGES
from speeltafel.print.inks import INKS, Ink
from speeltafel.print.pack import STANDARD, TO_ORDER
from speeltafel.print.paper import DOUBLE, PAPERS
from speeltafel.print.typesetting import FONTS, TEMPLATE
from speeltafel.words import LANGUAGES, Language, Voice
from tests.print.reading import (
    fonts,
    is_embedded,
    page_text,
    printed,
    reader,
    root,
    sizes,
)

LONG = "-puzzles"
FEW = (1, 100, 330)
EVERY = [
    Order(
        name, language, numbers=FEW if name.endswith(LONG) else (), address="https://speel.example"
    )
    for language in LANGUAGES
    for name in PRINTABLES
]
IDS = [f"{order.language}-{order.what}" for order in EVERY]


@pytest.mark.parametrize("order", EVERY, ids=IDS)
def test_every_font_is_in_the_file(order: Order) -> None:
    found = fonts(printed(order))
    assert found
    assert all(map(is_embedded, found)), [font.get("/BaseFont") for font in found]


@pytest.mark.parametrize("order", EVERY, ids=IDS)
def test_a_file_can_be_read_aloud_in_its_language(order: Order) -> None:
    """The typesetter refuses what breaks PDF/UA-1; the file says that it keeps it."""
    of_file = root(printed(order))
    assert of_file["/Lang"] == order.language
    assert of_file["/MarkInfo"]["/Marked"]
    about = of_file["/Metadata"].get_object().get_data().decode()
    assert "<pdfuaid:part>1</pdfuaid:part>" in about


@pytest.mark.parametrize("order", EVERY, ids=IDS)
def test_every_page_says_who_invented_the_game_and_where_to_get_it(order: Order) -> None:
    game = PRINTABLES[order.what].game
    voice = Voice(order.language)
    credit = voice.word(f"print-credit-{game}" if game else "print-credit").split(" · ")[0]
    content = printed(order)
    for number in range(len(reader(content).pages)):
        text = " ".join(page_text(content, number).split())
        assert credit in text
        assert voice.word("print-buy").split("?")[0] in text


@pytest.mark.parametrize("order", EVERY, ids=IDS)
def test_the_typesetter_has_nothing_to_complain_about(order: Order) -> None:
    """Such as a font that is missing or a page that never settles."""
    template, data = document(order)
    compiler = typst.Compiler(
        root=str(TEMPLATE),
        font_paths=typst.Fonts(include_system_fonts=False, font_paths=[str(FONTS)]),
    )
    _, warnings = compiler.compile_with_warnings(
        input=str(TEMPLATE / f"{template}.typ"), format="pdf", sys_inputs={"data": json.dumps(data)}
    )
    assert [each.message for each in warnings] == []


@pytest.mark.parametrize("order", EVERY, ids=IDS)
def test_the_same_order_gives_the_same_bytes(order: Order) -> None:
    assert pdf(order) == printed(order)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", PRINTABLES)
def test_every_page_has_the_size_of_the_paper(name: str, paper: str) -> None:
    order = Order(name, paper_name=paper, numbers=FEW if name.endswith(LONG) else ())
    _, width, height = PAPERS[paper]
    for page in sizes(printed(order)):
        assert sorted(page) == pytest.approx(sorted((width, height)), abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_large_board_takes_a_sheet_twice_as_large(paper: str) -> None:
    _, width, height = DOUBLE[paper]
    order = Order("katalon-board", paper_name=paper, size="double")
    assert sizes(printed(order)) == [pytest.approx((width, height), abs=0.01)]


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("name", PRINTABLES)
def test_everything_can_be_had_in_every_ink_and_in_large_print(name: str, ink: Ink) -> None:
    order = Order(name, numbers=FEW if name.endswith(LONG) else (), large=True, ink=ink)
    assert reader(printed(order)).pages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["katalon", "katoiz", "potzklotz", "kapai", "kobito"])
def test_the_rules_of_a_game_take_two_pages(game: str, language: Language) -> None:
    order = Order(f"{game}-rules", language)
    assert len(reader(printed(order)).pages) == PAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["katalon", "katoiz", "potzklotz", "kapai", "kobito"])
@pytest.mark.parametrize("paper", PAPERS)
def test_a_lesson_takes_one_page(game: str, language: Language, paper: str) -> None:
    order = Order(f"{game}-lesson", language, paper)
    assert len(reader(printed(order)).pages) == 1


def test_the_pack_that_lies_ready_made_is_small() -> None:
    """It goes out with every wheel and lies in every folder of files; previews come on top."""
    paper = Path(str(files("speeltafel"))) / "server" / "pages" / "paper"
    made = [*paper.rglob("*.pdf")]
    assert len(made) > 2 * (len(STANDARD) - len(TO_ORDER))
    assert sum(each.stat().st_size for each in made) <= 6_000_000
