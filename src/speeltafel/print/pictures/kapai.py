"""Ka Pai's fields, symbols, totems and dice."""

from collections.abc import Iterable, Sequence

from speeltafel.games.kapai.components import BIT, SIZE
from speeltafel.games.kapai.geometry import (
    CELL_INSET,
    CELL_ROUNDED,
    FRAME_WIDTH,
    PENCIL_WIDTH,
    TOTEM_CUTS,
    TOTEM_POST,
    TOTEM_WIDTH,
    frame_path,
    seed_at,
    symbol_path,
)
from speeltafel.games.kapai.sheets import DARK, EMPTY, TOTEM, Layout
from speeltafel.print.inks import Ink, paint
from speeltafel.print.pictures.svg import Picture, at, path, picture, rect

LINKED = "L"
_MARGIN = 0.06


def rows_of(layout: Layout) -> list[str]:
    """An empty sheet as rows of signs."""
    signs = [
        TOTEM if field in layout.totems else DARK if layout.dark & BIT[field] else EMPTY
        for field in range(SIZE * SIZE)
    ]
    return ["".join(signs[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)]


def sheet(rows: Sequence[str], ink: Ink, frames: Iterable[str] = ()) -> Picture:
    """Fields with what stands on them: . # T, L for a linked totem, or a symbol."""
    parts = []
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            parts.append(_cell(x, y, sign == DARK, ink))
            if sign in (TOTEM, LINKED):
                parts.append(at(x, y, totem(ink, sign == LINKED)))
            elif sign not in (DARK, EMPTY):
                parts.append(at(x, y, symbol(sign, seed_at(x, y), ink)))
    parts += [path(_frame(name), "none", paint("berry", ink), FRAME_WIDTH) for name in frames]
    width, height = max(map(len, rows)), len(rows)
    return picture(-_MARGIN, -_MARGIN, width + 2 * _MARGIN, height + 2 * _MARGIN, *parts)


def symbol(sign: str, seed: int, ink: Ink) -> str:
    return path(symbol_path(sign, seed), "none", paint("pencil", ink), PENCIL_WIDTH)


def symbol_picture(sign: str, ink: Ink) -> Picture:
    return picture(0, 0, 1, 1, symbol(sign, "△□○/".index(sign) + 2, ink))


def totem(ink: Ink, lit: bool = False) -> str:
    cut = paint("totem-lit-cut" if lit else "totem-cut", ink)
    return path(
        TOTEM_POST, paint("totem-lit" if lit else "totem", ink), paint("totem-edge", ink), 0.035
    ) + "".join(path(each, "none", cut, TOTEM_WIDTH) for each in TOTEM_CUTS)


def totem_picture(ink: Ink) -> Picture:
    return picture(0.2, 0.05, 0.6, 0.93, totem(ink))


def box_picture(ink: Ink) -> Picture:
    """A bonus box."""
    return picture(
        0,
        0,
        1,
        1,
        rect(0.12, 0.12, 0.76, 0.76, 0.16, paint("sheet", ink), paint("wood", ink), 0.05),
    )


def _cell(x: int, y: int, dark: bool, ink: Ink) -> str:
    side = 1 - 2 * CELL_INSET
    fill = paint("sea" if dark else "sheet", ink)
    line = paint("sea" if dark and ink != "low" else "sheet-line", ink)
    drawn = rect(x + CELL_INSET, y + CELL_INSET, side, side, CELL_ROUNDED, fill, line, 0.028)
    return drawn + _hatch(x, y, ink) if dark and ink == "low" else drawn


def _hatch(x: int, y: int, ink: Ink) -> str:
    """A dark field without the ink of a dark field."""
    lines = " ".join(
        f"M{x + max(0.1, c - 0.9):g} {y + min(0.9, c - 0.1):g} "
        f"L{x + min(0.9, c - 0.1):g} {y + max(0.1, c - 0.9):g}"
        for c in (0.4, 0.7, 1.0, 1.3, 1.6)
    )
    return path(lines, "none", paint("soft", ink), 0.03)


def _frame(name: str) -> str:
    start, end = (("abcdefg".index(each[0]), int(each[1]) - 1) for each in name.split("-"))
    return frame_path(*start, end[0] - start[0] + 1, end[1] - start[1] + 1, 5)
