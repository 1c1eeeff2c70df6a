"""A table for a spreadsheet: what stands in its cells, before it is written as CSV or ODS."""

from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from speeltafel.words import Language

Cell: TypeAlias = str | int | Fraction | None
"""Points may be thirds: they are written rounded, and never as a date."""
DECIMALS: Final = 2


class Grid(NamedTuple):
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def number(value: int | Fraction) -> str:
    """With a point, as files have it: `2`, `1.5`, `0.67`."""
    text = f"{float(value):.{DECIMALS}f}"
    return text.rstrip("0").rstrip(".")


def spoken(value: int | Fraction, language: Language) -> str:
    """As people write it: `1,5` in Dutch."""
    return number(value).replace(".", "," if language == "nl" else ".")


def printable(text: str) -> str:
    """Without signs that XML knows no place for, in one line."""
    kept = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(kept.split())
