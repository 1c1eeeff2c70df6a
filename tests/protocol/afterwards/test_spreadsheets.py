"""What a teacher opens in a spreadsheet: read back by other readers than the one who wrote it."""

import csv
from fractions import Fraction
from io import BytesIO, StringIO
from zipfile import ZIP_STORED, ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from odfdo import Document

from speeltafel.protocol.afterwards.cells import Cell, Grid, number, spoken
from speeltafel.protocol.afterwards.csv_file import csv_file
from speeltafel.protocol.afterwards.ods_file import KIND, ods_file
from speeltafel.words import LANGUAGES, Language

GRID = Grid(
    "Punten",
    ("Naam", "Ronde 1", "Ronde 2", "Totaal"),
    (("Egel 3", 1, Fraction(1, 2), Fraction(3, 2)), ("Jörg & <Bo>", None, Fraction(2, 3), 12)),
)
FORMULAS = ("=1+1", "+31612345678", "-2+3", "@SUM(A1)", "\t=1+1", " =cmd|' /C calc'!A0", "＝1+1")


def read_csv(text: str, language: Language) -> list[list[str]]:
    delimiter = ";" if language == "nl" else ","
    return list(csv.reader(StringIO(text.removeprefix("\ufeff")), delimiter=delimiter))


def read_ods(content: bytes) -> list[list[Cell]]:
    table = Document(BytesIO(content)).body.get_table(0)
    assert table is not None
    rows = [[cell.value for cell in row.cells] for row in table.rows]
    return [[None if cell is None else _exact(cell) for cell in row] for row in rows]


def _exact(value: object) -> Cell:
    return value if isinstance(value, str) else Fraction(str(value))


def test_dutch_csv_has_semicolons_and_decimal_commas() -> None:
    text = csv_file(GRID, "nl")
    assert text.startswith("\ufeffNaam;Ronde 1;")
    assert read_csv(text, "nl")[1:] == [
        ["Egel 3", "1", "0,5", "1,5"],
        ["Jörg & <Bo>", "", "0,67", "12"],
    ]


def test_english_csv_has_commas_and_decimal_points() -> None:
    assert read_csv(csv_file(GRID, "en"), "en")[1] == ["Egel 3", "1", "0.5", "1.5"]


@pytest.mark.parametrize("name", FORMULAS)
def test_a_name_that_looks_like_a_formula_stays_a_name(name: str) -> None:
    grid = Grid("x", ("a",), ((name,),))
    read = read_csv(csv_file(grid, "nl"), "nl")[1][0]
    assert read.startswith("'")
    assert read.endswith(name.strip())
    assert read_ods(ods_file([grid], "nl", "x"))[1] == [name.strip()]
    content = ZipFile(BytesIO(ods_file([grid], "nl", "x"))).read("content.xml").decode()
    assert "table:formula" not in content


def test_a_number_below_nothing_is_not_taken_for_a_formula() -> None:
    assert read_csv(csv_file(Grid("x", ("a",), ((-3,),)), "nl"), "nl")[1] == ["-3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_reader_finds_the_same_numbers_and_names_in_the_spreadsheet(
    language: Language,
) -> None:
    read = read_ods(ods_file([GRID], language, "Avond"))
    assert read == [
        list(GRID.head),
        ["Egel 3", Fraction(1), Fraction(1, 2), Fraction(3, 2)],
        ["Jörg & <Bo>", None, Fraction(67, 100), Fraction(12)],
    ]


def test_the_file_says_what_it_is_in_its_first_bytes() -> None:
    content = ods_file([GRID], "nl", "Avond")
    archive = ZipFile(BytesIO(content))
    first = archive.infolist()[0]
    assert (first.filename, first.compress_type) == ("mimetype", ZIP_STORED)
    assert content[38 : 38 + len(KIND)].decode() == KIND
    listed = archive.read("META-INF/manifest.xml").decode()
    for name in archive.namelist():
        assert name in ("mimetype", "META-INF/manifest.xml") or f'"{name}"' in listed
    assert archive.testzip() is None


def test_several_tables_have_a_sheet_each_with_a_name_a_spreadsheet_allows() -> None:
    grids = [GRID, GRID._replace(title="Ronde 1/2: 'zwaar' [x]")]
    document = Document(BytesIO(ods_file(grids, "nl", "Avond")))
    names = [table.name for table in document.body.tables]
    assert names == ["Punten", "Ronde 1 2 zwaar x"]


def test_the_same_table_gives_the_same_bytes() -> None:
    assert ods_file([GRID], "nl", "Avond") == ods_file([GRID], "nl", "Avond")


@given(st.text(max_size=30), st.sampled_from(LANGUAGES))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_any_name_comes_back_in_one_line(name: str, language: Language) -> None:
    grid = Grid("x", ("a", "b"), ((name, 1),))
    shown = " ".join("".join(s if s.isprintable() else " " for s in name).split())
    assert read_csv(csv_file(grid, language), language)[1][0].removeprefix("'") in (
        shown,
        shown.removeprefix("'"),
    )
    read = read_ods(ods_file([grid], language, "x"))[1]
    assert read == [shown, 1] or (not shown and read in ([None, 1], ["", 1]))


def test_numbers_are_short() -> None:
    assert [number(each) for each in (2, Fraction(3, 2), Fraction(1, 3), 10, 0)] == [
        "2", "1.5", "0.33", "10", "0",
    ]  # fmt: skip
    assert spoken(Fraction(-5, 2), "nl") == "-2,5"
