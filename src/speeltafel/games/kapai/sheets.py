"""The sheets of KP-1: data beside this file, checked when it is read."""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Final, NamedTuple

from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal, accept
from speeltafel.games.kapai.components import (
    BIT,
    DRAWABLE,
    FIELD_NAMES,
    MOST_TOTEMS,
    NEIGHBOURS,
    SIZE,
    area_around,
    fields_of,
)

TOTEM: Final = "T"
DARK: Final = "#"
EMPTY: Final = "."


class Layout(NamedTuple):
    """A sheet before anything is drawn on it."""

    name: str
    drawable: int
    totems: tuple[int, ...]
    dark: int
    sides: tuple[int, ...]
    """For each totem the drawable fields next to it."""
    beside_totems: int
    """All of those."""
    pairs: tuple[tuple[int, int, int], ...]
    """Every two drawable fields that are adjacent: first, second, and both as a set."""


def parse_sheet(name: str, picture: str) -> Layout | Refusal:
    """A sheet from its picture, or the first thing that makes it unplayable (KP-1)."""
    rows = ["".join(line.split()) for line in picture.strip().splitlines()]
    cells = "".join(rows)
    if [len(row) for row in rows] != [SIZE] * SIZE or set(cells) - {TOTEM, DARK, EMPTY}:
        return _invalid(name, reason("kapai-sheet-shape"))
    drawable = _mask(cells, EMPTY)
    totems = fields_of(_mask(cells, TOTEM))
    wrong = _flaw(drawable, totems)
    if wrong is not None:
        return _invalid(name, wrong)
    sides = tuple(NEIGHBOURS[totem] & drawable for totem in totems)
    return Layout(
        name,
        drawable,
        totems,
        _mask(cells, DARK),
        sides,
        _union(sides),
        tuple(
            (first, second, BIT[first] | BIT[second])
            for first in fields_of(drawable)
            for second in fields_of(NEIGHBOURS[first] & drawable)
            if first < second
        ),
    )


def _flaw(drawable: int, totems: tuple[int, ...]) -> Reason | None:
    if len(totems) > MOST_TOTEMS:
        return reason("kapai-sheet-totems", count=len(totems), most=MOST_TOTEMS)
    for totem in totems:
        field = FIELD_NAMES[totem]
        for other in totems:
            if NEIGHBOURS[totem] & BIT[other]:
                return reason("kapai-sheet-adjacent", first=field, second=FIELD_NAMES[other])
        if not NEIGHBOURS[totem] & drawable:
            return reason("kapai-sheet-closed", field=field)
    if drawable.bit_count() != DRAWABLE:
        return reason("kapai-sheet-fields", count=drawable.bit_count(), needed=DRAWABLE)
    area = area_around(drawable & -drawable, drawable)
    if area != drawable:
        smaller = min(area, drawable & ~area, key=int.bit_count)
        return reason("kapai-sheet-split", field=FIELD_NAMES[fields_of(smaller)[0]])
    return None


def _mask(cells: str, sign: str) -> int:
    return _union(BIT[field] for field, cell in enumerate(cells) if cell == sign)


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _invalid(name: str, why: Reason) -> Refusal:
    return Refusal(
        Kind.CONFIG, reason("kapai-sheet-invalid", name=name, why=why), reason("kapai-sheet-draw")
    )


def _read_sheets() -> dict[str, Layout]:
    text = (files("speeltafel.games.kapai") / "sheets.toml").read_text(encoding="utf-8")
    return {
        name: accept(parse_sheet(name, sheet["picture"]))
        for name, sheet in tomllib.loads(text).items()
    }


SHEETS: Final = _read_sheets()
DEFAULT_SHEET: Final = next(iter(SHEETS))
