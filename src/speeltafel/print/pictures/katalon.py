"""Katalon's board, stones and positions."""

from collections.abc import Sequence
from functools import cache

from speeltafel.games.katalon.components import FIELDS, LETTERS, MIDDLE
from speeltafel.games.katalon.geometry import (
    BOX_PLACES,
    CROSS_ARM,
    EXTENT,
    FIELD_PLACES,
    FIELD_RADIUS,
    LABELS,
    MARK_WIDTH,
    NEWEST_RADIUS,
    RING_RADIUS,
    box_outline,
)
from speeltafel.games.katalon.state import RED, YELLOW, State
from speeltafel.print.inks import Ink, paint
from speeltafel.print.pictures.svg import DISPLAY, Picture, circle, path, picture, text

_CROSS = f"M-{CROSS_ARM} -{CROSS_ARM} L{CROSS_ARM} {CROSS_ARM} M{CROSS_ARM} -{CROSS_ARM}"


def board(letters: str, ink: Ink, forced: int | None = None) -> Picture:
    """The empty board; the letters name the boxes, each beside its own."""
    order = sorted(range(5), key=lambda box: (box == forced, box == MIDDLE))
    parts = [_box(box, ink, box == forced) for box in order]
    parts += [
        circle(x, y, FIELD_RADIUS, paint("field", ink), paint("field-edge", ink), 0.025)
        for x, y in FIELD_PLACES
    ]
    parts += [_name(box, letters[box], ink) for box in range(4)] if letters else []
    return picture(-EXTENT, -EXTENT, 2 * EXTENT, 2 * EXTENT, *parts)


def _box(box: int, ink: Ink, forced: bool) -> str:
    fill = "box-forced" if forced else "box-middle" if box == MIDDLE else "box"
    line, width = ("forced-line", 0.09) if forced else ("box-line", 0.04)
    return path(box_outline(*BOX_PLACES[box]), paint(fill, ink), paint(line, ink), width)


def _name(box: int, letter: str, ink: Ink) -> str:
    x, y, anchor = LABELS[box]
    return text(x, y, 0.5, letter, paint("wood-deep", ink), DISPLAY, 700, anchor)


@cache
def stone(owner: int, ink: Ink, newest: bool = False) -> Picture:
    """Yellow with a ring, red with a cross."""
    name = ("yellow", "red")[owner]
    mark = paint(f"{name}-mark", ink)
    parts = [circle(0, 0, FIELD_RADIUS, paint(name, ink), paint(f"{name}-edge", ink), 0.03)]
    if owner == YELLOW:
        parts.append(circle(0, 0, RING_RADIUS, "none", mark, MARK_WIDTH))
    else:
        parts.append(path(f"{_CROSS} L-{CROSS_ARM} {CROSS_ARM}", "none", mark, MARK_WIDTH))
    if newest:
        parts.append(circle(0, 0, NEWEST_RADIUS, "none", paint("ink", ink), 0.035))
    half = NEWEST_RADIUS + 0.02
    return picture(-half, -half, 2 * half, 2 * half, *parts)


def stones_of(position: State) -> list[tuple[int, int]]:
    """Every field with a stone on it, and whose it is."""
    return [
        (field, YELLOW if position.yellow >> field & 1 else RED)
        for field in range(FIELDS)
        if (position.yellow | position.red) >> field & 1
    ]


def placed(position: State, unit: float) -> list[list[float | str]]:
    """The stones of a position as the template takes them: a name and the upper left corner."""
    half = NEWEST_RADIUS + 0.02
    return [
        [
            ("yellow", "red")[owner] + ("-newest" if field == position.last else ""),
            round((FIELD_PLACES[field][0] + EXTENT - half) * unit, 4),
            round((FIELD_PLACES[field][1] + EXTENT - half) * unit, 4),
        ]
        for field, owner in stones_of(position)
    ]


def position_picture(position: State, ink: Ink, forced: int | None) -> Picture:
    """A whole position in one picture."""
    return lying(stones_of(position), position.last, ink, forced)


def lying(
    stones: Sequence[tuple[int, int]],
    newest: int | None,
    ink: Ink,
    forced: int | None,
) -> Picture:
    """Stones on their fields, and whose they are."""
    empty = board("", ink, forced)
    drawn = "".join(
        f'<g transform="translate({FIELD_PLACES[field][0]} {FIELD_PLACES[field][1]})">'
        f"{stone(owner, ink, field == newest).inside}</g>"
        for field, owner in stones
    )
    return Picture(empty.svg.removesuffix("</svg>") + drawn + "</svg>", empty.width, empty.height)


def letters_in(english: bool) -> str:
    """KT-8: English shows N E S W C."""
    return "NESWC" if english else LETTERS
