"""Ka Pai's sheet in the terminal: thick frames round the groups, bonus boxes and score beside it.

Symbols differ in shape, totems are posts and stand in brackets once they are linked, so nothing
hangs on colour alone.
"""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from speeltafel.core.reason import seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.kapai.components import (
    BOXES,
    COLUMNS,
    FIELD_NUMBERS,
    GROUP_POINTS,
    ROWS,
    SIZE,
    SYMBOLS,
    TRIPLE_NAMES,
    TRIPLES,
)
from speeltafel.games.kapai.sheets import DARK, EMPTY, TOTEM
from speeltafel.games.kapai.view import Drawing, Place, View
from speeltafel.words import Voice

SMALL_SHEETS: Final = 8
"""More would not fit on a screen."""

STYLES: Final = {
    "△": Style(color="green"),
    "□": Style(color="bright_blue"),
    "○": Style(color="red"),
    "/": Style(color="yellow"),
    TOTEM: Style(color="magenta"),
    DARK: Style(dim=True),
    EMPTY: Style(dim=True),
}
SIGNS: Final = {TOTEM: "▮", DARK: "▒", EMPTY: "·"}
GRID: Final = Style(dim=True)
FRAME: Final = Style(bold=True)
NEW: Final = Style(bold=True, underline=True)

JUNCTIONS: Final = {
    (True, True, True, True): "┼┽╁╅┾┿╆╈╀╃╂╉╄╇╊╋",
    (False, True, True, True): "┬┭┰┱┮┯┲┳",
    (True, True, False, True): "┴┵┶┷┸┹┺┻",
    (True, True, True, False): "├┟┝┢┞┠┡┣",
    (True, False, True, True): "┤┥┧┪┦┩┨┫",
    (False, True, True, False): "┌┎┍┏",
    (False, False, True, True): "┐┑┒┓",
    (True, True, False, False): "└┕┖┗",
    (True, False, False, True): "┘┙┚┛",
}
"""By the arms there are (up, right, down, left); the place in the string tells which are thick."""


def draw(view: View, voice: Voice, seat: Seat | None) -> RenderableType:
    del seat
    parts: list[RenderableType] = [_heading(view, voice)]
    others = view.others
    if view.own is not None:
        parts.append(_large(view.own, voice, typing=view.roll is not None))
    elif view.players == 1:
        parts.append(_large(others[0], voice))
        others = ()
    if others:
        shown = others[:SMALL_SHEETS]
        parts.append(Columns([_small(place, view, voice) for place in shown], padding=(1, 4)))
        rest = view.players - len(shown) - (view.own is not None)
        if rest:
            parts.append(Text(voice.word("kapai-more-sheets", count=rest)))
    return Group(*parts)


def _heading(view: View, voice: Voice) -> Text:
    text = Text(voice.word("kapai-sheet-name", sheet=view.sheet))
    if view.round:
        text.append(" · " + voice.word("kapai-round", number=view.round))
    if view.roll is not None:
        for sign in view.roll:
            text.append("  ")
            text.append("[", Style(bold=True))
            text.append(sign, STYLES[sign] + Style(bold=True))
            text.append("]", Style(bold=True))
        if view.players > 1:
            text.append("  " + voice.word("kapai-waiting", count=view.waiting), GRID)
    return text


def _large(place: Place, voice: Voice, typing: bool = False) -> RenderableType:
    beside = Text("\n") + _score(place.drawing, voice)
    if typing:
        beside.append("\n\n" + voice.word("kapai-typing"), GRID)
    whole = Table.grid(padding=(0, 4))
    whole.add_row(sheet_text(place.drawing), beside)
    return whole


def sheet_text(drawing: Drawing) -> Text:
    """The sheet with its grid, names of the fields, and frames."""
    thick = _thick_edges(drawing)
    picture = Text()
    picture.append("    " + "   ".join(COLUMNS) + "\n", GRID)
    for row in range(SIZE + 1):
        picture.append("  ")
        for column in range(SIZE + 1):
            picture.append(*_junction(thick, row, column))
            if column < SIZE:
                heavy = (row, column, "across") in thick
                picture.append("━━━" if heavy else "───", FRAME if heavy else GRID)
        picture.append("\n")
        if row == SIZE:
            break
        picture.append(f"{ROWS[row]} ", GRID)
        for column in range(SIZE + 1):
            heavy = (row, column, "down") in thick
            picture.append("┃" if heavy else "│", FRAME if heavy else GRID)
            if column < SIZE:
                picture.append_text(_cell(drawing, row, column))
        picture.append("\n")
    return picture


def _cell(drawing: Drawing, row: int, column: int) -> Text:
    sign = drawing.rows[row][column]
    name = COLUMNS[column] + ROWS[row]
    style = STYLES[sign]
    if sign == DARK:
        return Text(SIGNS[DARK] * 3, style)
    if sign == TOTEM and any(name in network for network in drawing.networks):
        return Text(f"({SIGNS[TOTEM]})", style + Style(bold=True))
    middle = Text(SIGNS.get(sign, sign), style + NEW if name in drawing.last else style)
    return Text(" ").append_text(middle).append(" ")


def _thick_edges(drawing: Drawing) -> set[tuple[int, int, str]]:
    """Edges round the groups: (row, column, direction) of the grid line they lie on."""
    thick: set[tuple[int, int, str]] = set()
    for name in drawing.frames:
        fields = TRIPLES[TRIPLE_NAMES.index(name)]
        top, left = divmod(fields[0], SIZE)
        bottom, right = divmod(fields[2], SIZE)
        for column in range(left, right + 1):
            thick |= {(top, column, "across"), (bottom + 1, column, "across")}
        for row in range(top, bottom + 1):
            thick |= {(row, left, "down"), (row, right + 1, "down")}
    return thick


def _junction(thick: set[tuple[int, int, str]], row: int, column: int) -> tuple[str, Style]:
    present = (row > 0, column < SIZE, row < SIZE, column > 0)
    heavy = (
        (row - 1, column, "down") in thick,
        (row, column, "across") in thick,
        (row, column, "down") in thick,
        (row, column - 1, "across") in thick,
    )
    index = 0
    for there, weight in zip(present, heavy, strict=True):
        if there:
            index = 2 * index + weight
    return JUNCTIONS[present][index], FRAME if index else GRID


def _score(drawing: Drawing, voice: Voice) -> Text:
    """Groups, bonus boxes and totems, as at the foot of the paper sheet."""
    text = Text()
    for symbol, sign in enumerate(SYMBOLS):
        crosses = drawing.crosses[symbol]
        text.append(sign, STYLES[sign] + Style(bold=True))
        text.append(f"  {drawing.groups[symbol]} × {GROUP_POINTS[symbol]}")
        text.append(f" = {drawing.group_points[symbol]:2}   ")
        text.append("☒" * crosses + "☐" * (BOXES - crosses))
        text.append(f"  {crosses} × {drawing.groups[symbol]}")
        text.append(f" = {drawing.bonus_points[symbol]:2}\n")
    totems = len(drawing.networks[0]) if drawing.networks else 0
    text.append(SIGNS[TOTEM], STYLES[TOTEM] + Style(bold=True))
    linked = voice.word("kapai-linked", count=totems)
    text.append(f"  {linked} = {drawing.network_points}\n\n")
    text.append(voice.word("kapai-score-so-far", count=drawing.score), Style(bold=True))
    return text


def _small(place: Place, view: View, voice: Voice) -> Text:
    drawing = place.drawing
    text = Text()
    text.append(voice.sentence(seat_reason(place.seat)), Style(bold=True))
    if view.roll is not None:
        text.append(" ✓" if place.drawn else " …")
    text.append("\n")
    framed = {field for name in drawing.frames for field in TRIPLES[TRIPLE_NAMES.index(name)]}
    for row, signs in enumerate(drawing.rows):
        for column, sign in enumerate(signs):
            name = COLUMNS[column] + ROWS[row]
            style = STYLES[sign]
            if name in drawing.last:
                style += NEW
            elif FIELD_NUMBERS[name] in framed:
                style += Style(bold=True)
            text.append(SIGNS.get(sign, sign), style)
            text.append(" " if column < SIZE - 1 else "\n")
    text.append(voice.word("kapai-score-so-far", count=drawing.score))
    if drawing.last:
        text.append(" · " + voice.word("kapai-latest", fields=drawing.last))
    return text
