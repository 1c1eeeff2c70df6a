"""CSV as a spreadsheet of that country opens it with two clicks: in Dutch with semicolons and
decimal commas. What looks like a formula stays text, whoever called a player so."""

import csv
from io import StringIO
from typing import Final

from speeltafel.protocol.afterwards.cells import Cell, Grid, printable, spoken
from speeltafel.words import Language

MARK: Final = "\ufeff"
"""By this sign spreadsheets know UTF-8."""
FORMULA: Final = tuple("=+-@＝＋－＠")
SEPARATOR: Final[dict[Language, str]] = {"nl": ";", "en": ","}


def csv_file(grid: Grid, language: Language) -> str:
    written = StringIO()
    writer = csv.writer(written, delimiter=SEPARATOR[language], lineterminator="\r\n")
    for row in (grid.head, *grid.rows):
        writer.writerow([_text(cell, language) for cell in row])
    return MARK + written.getvalue()


def _text(cell: Cell, language: Language) -> str:
    if cell is None:
        return ""
    if not isinstance(cell, str):
        return spoken(cell, language)
    text = printable(cell)
    return f"'{text}" if text.startswith(FORMULA) else text
