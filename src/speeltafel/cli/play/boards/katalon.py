"""Katalon's five tilted squares, in colour and readable without it.

Yellow stones are rings, red ones crosses; free fields of the forced box show their letter.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.katalon.components import FIELD, FIELDS, LETTERS, NAMES, STONES
from speeltafel.games.katalon.view import View
from speeltafel.words import Voice

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0), (0, 0))
"""From the middle of a box to its fields n, o, z, w, m; boxes lie two such steps apart."""
COLUMN, LINE = 5, 2
WIDTH, HEIGHT = 6 * COLUMN + 1, 6 * LINE + 1

STONE: Final = (("●", Style(color="yellow", bold=True)), ("✕", Style(color="red", bold=True)))
EDGE: Final = Style(dim=True)
FORCED: Final = Style(color="green", bold=True)
EMPTY: Final = ("·", Style(dim=True))


def spot(field: int) -> tuple[int, int]:
    """Column and line of a field on the drawing."""
    box, letter = NAMES[field][0]
    x = 2 * STEPS[box][0] + STEPS[letter][0]
    y = 2 * STEPS[box][1] + STEPS[letter][1]
    return (x + 3) * COLUMN, (y + 3) * LINE


def draw(view: View, voice: Voice, seat: Seat | None, supplies: bool = True) -> RenderableType:
    del seat
    cells: dict[tuple[int, int], tuple[str, Style]] = {}
    forced = None if view.box is None or view.turn is None else LETTERS.index(view.box)
    for box in sorted(range(5), key=lambda each: each == forced):
        draw_edges(cells, box, FORCED if box == forced else EDGE)
    for field in range(FIELDS):
        owner = view.stones[field]
        cells[spot(field)] = EMPTY if owner is None else STONE[owner]
    if forced is not None:
        mark_free_fields(cells, view, forced, voice)
    last = last_field(view)
    if last is not None:
        column, line = spot(last)
        cells[column - 1, line] = ("(", Style(bold=True))
        cells[column + 1, line] = (")", Style(bold=True))
    picture = Text()
    for line in range(HEIGHT):
        for column in range(WIDTH):
            character, style = cells.get((column, line), (" ", Style()))
            picture.append(character, style)
        picture.append("\n")
    return Group(picture, *(legend(view, voice) if supplies else []))


def draw_edges(cells: dict[tuple[int, int], tuple[str, Style]], box: int, style: Style) -> None:
    middle_column, middle_line = (2 * STEPS[box][0] + 3) * COLUMN, (2 * STEPS[box][1] + 3) * LINE
    for across in (-1, 1):
        for down in (-1, 1):
            slope = "╱" if across == down else "╲"
            for step, share in ((2, 1), (3, 1)):
                place = (middle_column + across * step, middle_line + down * share)
                cells[place] = (slope, style)


def mark_free_fields(
    cells: dict[tuple[int, int], tuple[str, Style]], view: View, forced: int, voice: Voice
) -> None:
    for letter in range(5):
        field = FIELD[forced][letter]
        if view.stones[field] is None:
            named = reason("katalon-field", box=LETTERS[forced], letter=LETTERS[letter])
            cells[spot(field)] = (voice.say(named)[-1], FORCED)


def last_field(view: View) -> int | None:
    if view.last is None:
        return None
    return FIELD[LETTERS.index(view.last[0])][LETTERS.index(view.last[1].upper())]


def legend(view: View, voice: Voice) -> list[Text]:
    lines = []
    for seat in (0, 1):
        mark, style = STONE[seat]
        name = voice.sentence(seat_reason(seat))
        supply = voice.word("katalon-supply", count=view.supply[seat], all=STONES)
        turn = "  ◀" if view.turn == seat else ""
        lines.append(Text.assemble((f"{mark} ", style), f"{name}: {supply}{turn}"))
    if view.captures:
        lines.append(Text(voice.word("katalon-captures-in-a-row", count=view.captures)))
    return lines
