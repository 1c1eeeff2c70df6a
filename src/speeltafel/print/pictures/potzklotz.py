"""Potz Klotz's cards: the engine's own drawings in the inks chosen."""

import re
from collections.abc import Sequence

from speeltafel.games.potzklotz.buildings import Building
from speeltafel.games.potzklotz.components import Card, card_name, pictured
from speeltafel.games.potzklotz.drawing import COLOURS, STROKE, card_frame, svg
from speeltafel.print.inks import Ink, paint
from speeltafel.print.pictures.svg import Picture, at, group, picture, rect, text

PAD: float = 1.5
"""Paper round the picture, in units of the drawing."""


def building(card: Card, ink: Ink) -> Picture:
    return standing(pictured(card), ink)


def standing(shape: Building, ink: Ink) -> Picture:
    """All buildings in one frame, so that cubes are of one size."""
    frame = card_frame()
    drawn = svg(shape, frame=frame)
    for name, colour in COLOURS.items():
        drawn = drawn.replace(f'fill="{colour}"', f'fill="{paint(name, ink)}"')
    drawn = drawn.replace(f'stroke="{STROKE}"', f'stroke="{paint("beech-line", ink)}"')
    drawn = drawn.replace(' role="img"', f' width="{frame.width}" height="{frame.height}"')
    return Picture(drawn, frame.width, frame.height)


def card_face(card: Card, ink: Ink, bleed: float, ratio: float) -> Picture:
    """The card to cut out: its building, and its name small in the corner."""
    frame = card_frame()
    width = frame.width + 2 * PAD
    height = width * ratio
    over = bleed * width
    drawn = building(card, ink)
    box = re.search(r'viewBox="(\S+) (\S+)', drawn.svg)
    assert box is not None, "a drawing says how large it is"
    left, top = map(float, box.groups())
    inside = drawn.inside
    return picture(
        -over,
        -over,
        width + 2 * over,
        height + 2 * over,
        rect(-over, -over, width + 2 * over, height + 2 * over, 0, paint("sheet", ink)),
        at(PAD - left, (height - frame.height) / 2 + 0.4 - top, inside),
        text(2.2, 3.4, 2.4, card_name(card), paint("wood-deep", ink), anchor="start", weight=700),
    )


def cards_picture(words: Sequence[str | Card], ink: Ink) -> Picture:
    """Cards side by side with signs between them."""
    frame = card_frame()
    parts, x = [], 0.0
    for word in words:
        if isinstance(word, str):
            parts.append(text(x + 3, frame.height / 2 + 2.5, 7, word, paint("wood-deep", ink)))
            x += 6
            continue
        card = card_face(word, ink, 0, 0.95)
        edge = rect(0, 0, card.width, card.height, 1.5, "none", paint("edge", ink), 0.4)
        parts.append(at(x, 0, card.inside, edge))
        x += card.width + 1
    return picture(-0.5, -0.5, x, (frame.width + 2 * PAD) * 0.95 + 1, *parts)


def card_back(ink: Ink) -> Picture:
    """One cube on wood, the same for every card."""
    side, front, top = (paint(name, ink) for name in ("right", "front", "top"))
    line = f'stroke="{paint("beech-line", ink)}" stroke-width="0.35" stroke-linejoin="round"'
    faces = "".join(
        f'<polygon fill="{fill}" {line} points="{points}"/>'
        for fill, points in (
            (front, "0,0 6,2 6,-3 0,-5"),
            (side, "6,2 9,-2 9,-7 6,-3"),
            (top, "0,-5 6,-3 9,-7 3,-9"),
        )
    )
    return picture(
        -12,
        -12,
        24,
        24,
        rect(-12, -12, 24, 24, 0, paint("wood-pale", ink)),
        group("translate(-4.5 3.5)", faces),
    )
