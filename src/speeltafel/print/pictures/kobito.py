"""Kobito's cards and pots, and rainbows that bend over them."""

from collections.abc import Sequence

from speeltafel.games.kobito.components import KOBITO, REPLACEMENT, Card, Gold
from speeltafel.games.kobito.geometry import (
    BORDER,
    CARD_RATIO,
    COINS,
    GNOME_FACE,
    GNOME_HAT,
    NUMBER_SIZE,
    PAIR,
    PAIR_ROUNDED,
    PAIR_SIZE,
    PLUS,
    POT_BODY,
    POT_RIM,
    ROUNDED,
    STRIPE,
    STRIPE_GAP,
    STRIPE_HUES,
    arc_places,
)
from speeltafel.print.inks import Ink, paint
from speeltafel.print.pictures.svg import Picture, at, circle, group, path, picture, rect, text


def card_picture(card: Card, ink: Ink, bleed: float = 0, shown: int = 0) -> Picture:
    """A card to cut out, in widths of a card; its paper goes on beyond the cut by `bleed`."""
    body = face(card, ink, shown, rounded=ROUNDED * 0.7)
    paper = rect(
        -bleed, -bleed, 1 + 2 * bleed, CARD_RATIO + 2 * bleed, 0, paint("card-border", ink)
    )
    return picture(-bleed, -bleed, 1 + 2 * bleed, CARD_RATIO + 2 * bleed, paper, body)


def face(card: Card, ink: Ink, shown: int = 0, rounded: float = ROUNDED, border: float = 0) -> str:
    """What is on a card one wide; `shown` is the number a kobito stands for."""
    inset = border or BORDER
    w, h = 1 - 2 * inset, CARD_RATIO - 2 * inset
    middle = CARD_RATIO / 2
    if card == REPLACEMENT:
        line = paint("wood-deep", ink)
        return rect(inset, inset, w, h, rounded, paint("replacement", ink)) + (
            f'<rect x="{inset + 0.07}" y="{inset + 0.07}" width="{w - 0.14}" height="{h - 0.14}" '
            f'rx="{rounded}" fill="none" stroke="{line}" stroke-width="0.022" '
            'stroke-dasharray="0.06 0.05"/>'
            + at(0.19, middle - 0.31, group("scale(0.062)", _pair(ink)))
        )
    if card == KOBITO:
        parts = _stripes(inset, w, h, rounded, ink)
        if not shown:
            return parts + at(0.19, middle - 0.31, group("scale(0.062)", _gnome(ink)))
        plate = circle(0.5, 0.87, 0.32, paint("card-border", ink))
        number = text(0.5, 1.02, 0.43, str(shown), paint("ink", ink), weight=800)
        return parts + at(0.27, 0.02, group("scale(0.046)", _gnome(ink))) + plate + number
    fill = paint(f"number-{card}", ink)
    line = paint(f"number-{card}-edge", ink)
    return rect(inset, inset, w, h, rounded, fill, line, 0.05 if ink == "low" else 0.012) + text(
        0.5, middle + 0.18, NUMBER_SIZE, str(card), paint("ink", ink), weight=800
    )


def corner_numbers(card: Card, ink: Ink) -> str:
    """Small numbers in two corners, so that a hand of cards can be read."""
    if card in (KOBITO, REPLACEMENT):
        return ""
    one = text(0.17, 0.24, 0.14, str(card), paint("ink", ink), weight=700)
    return one + group(f"rotate(180 0.5 {CARD_RATIO / 2})", one)


def hand_card(card: Card, ink: Ink, bleed: float) -> Picture:
    drawn = card_picture(card, ink, bleed)
    svg = drawn.svg.removesuffix("</svg>") + corner_numbers(card, ink) + "</svg>"
    return Picture(svg, drawn.width, drawn.height)


def gold_card(gold: Gold, ink: Ink, bleed: float) -> Picture:
    """A pot with its worth, and so many small places as the rainbow is long."""
    inset = BORDER
    w, h = 1 - 2 * inset, CARD_RATIO - 2 * inset
    edge = (paint("coin-edge", ink), 0.02)
    parts = [
        rect(-bleed, -bleed, 1 + 2 * bleed, CARD_RATIO + 2 * bleed, 0, paint("card-border", ink)),
        rect(inset, inset, w, h, ROUNDED * 0.7, paint("sky", ink), *edge),
        at(0.5, 0.79, group("scale(0.155)", pot(gold.value, ink))),
    ]
    size = min(0.1, 0.62 / gold.length)
    for place in arc_places(gold.length):
        x, y = 0.5 + 0.33 * place.across, 0.66 - 0.38 * place.up
        little = rect(
            -size / 2,
            -size * CARD_RATIO / 2,
            size,
            size * CARD_RATIO,
            size * 0.2,
            paint("card-border", ink),
            paint("ink", ink),
            0.014,
        )
        parts.append(group(f"translate({x:.4f} {y:.4f}) rotate({place.lean:.2f})", little))
    parts.append(text(0.5, 0.56, 0.25, str(gold.length), paint("ink", ink), weight=800))
    return picture(-bleed, -bleed, 1 + 2 * bleed, CARD_RATIO + 2 * bleed, *parts)


def pot(value: int, ink: Ink) -> str:
    cx, cy, rx, ry = POT_RIM
    line = paint("ink", ink)
    outline = 0.08 if ink == "low" else 0.02
    return (
        f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="{paint("pot-rim", ink)}" '
        f'stroke="{line}" stroke-width="{outline}"/>'
        + "".join(
            circle(*coin, paint("coin", ink), paint("coin-edge", ink), 0.06) for coin in COINS
        )
        + path(POT_BODY, paint("pot", ink), line, outline)
        + text(0, 2.2, 1.35, str(value), paint("pot-text", ink), weight=800)
    )


def pot_picture(gold: Gold, cards: Sequence[tuple[Card, int]], ink: Ink) -> Picture:
    """A pot with the rainbow that bends over it, and a place for every card still to come."""
    width = min(1.08 * 9 / gold.length, 1.0)
    parts = [
        rect(0, 0, 9, 5.2, 0.4, paint("sky", ink)),
        at(4.5, 3.0, group("scale(0.62)", pot(gold.value, ink))),
    ]
    for index, place in enumerate(arc_places(gold.length)):
        x, y = 4.5 + 3.6 * place.across, 4.1 - 3.0 * place.up
        card = (
            face(cards[index][0], ink, cards[index][1])
            if index < len(cards)
            else rect(0.05, 0.05, 0.9, CARD_RATIO - 0.1, ROUNDED, "none", paint("edge", ink), 0.03)
        )
        turn = f"translate({x:.3f} {y:.3f}) rotate({place.lean:.2f}) scale({width:.3f})"
        parts.append(group(f"{turn} translate(-0.5 {-CARD_RATIO / 2})", card))
    return picture(0, 0, 9, 5.2, *parts)


def row_picture(cards: Sequence[tuple[Card, int, bool]], ink: Ink) -> Picture:
    """A rainbow in a workshop; some of its cards may be picked up, replaced ones lie on others."""
    width = len(cards) * 1.08 + 0.3
    parts = [rect(0, 0, width, 1.86, 0.2, paint("wood-pale", ink))]
    for index, (card, shown, lifted) in enumerate(cards):
        y = 0.16 if lifted else 0.3
        drawn = face(card, ink, shown, border=0.01)
        frame = rect(
            0, 0, 1, CARD_RATIO, ROUNDED, "none", paint("sun" if lifted else "edge", ink), 0.06
        )
        parts.append(at(0.19 + index * 1.08, y, drawn, frame))
    return picture(0, 0, width, 1.86, *parts)


def _gnome(ink: Ink) -> str:
    line = paint("ink", ink)
    return circle(*GNOME_FACE, paint("skin", ink), line, 0.5) + path(
        GNOME_HAT, paint("hat", ink), line, 0.5
    )


def _pair(ink: Ink) -> str:
    line = paint("wood-deep", ink)
    (x, y), (fx, fy) = PAIR
    w, h = PAIR_SIZE
    return (
        rect(x, y, w, h, PAIR_ROUNDED, paint("paper", ink), line, 0.7)
        + rect(fx, fy, w, h, PAIR_ROUNDED, paint("replacement-front", ink), line, 0.7)
        + path(PLUS, "none", line, 0.7)
    )


def _stripes(inset: float, w: float, h: float, rounded: float, ink: Ink) -> str:
    """Stripes that rise to the right, cut off at the edge of the card."""
    step = (STRIPE + STRIPE_GAP) * 1.6
    line = paint("wood", ink)
    parts = []
    place, index = -h, 0
    while place < w + h:
        band = STRIPE * 1.6
        parts.append(
            path(
                f"M{inset + place:.3f} {inset + h:.3f} l{h:.3f} {-h:.3f} h{band:.3f} "
                f"l{-h:.3f} {h:.3f} Z",
                paint(f"stripe-{index % len(STRIPE_HUES)}", ink),
                line if ink == "low" else "none",
                0.012 if ink == "low" else 0,
            )
        )
        place, index = place + step, index + 1
    frame = rect(inset, inset, w, h, rounded, "none", paint("soft", ink), 0.014)
    shape = f'<rect x="{inset}" y="{inset}" width="{w}" height="{h}" rx="{rounded}"/>'
    clipped = f'<g clip-path="url(#card)">{"".join(parts)}</g>'
    return f'<clipPath id="card">{shape}</clipPath>{clipped}{frame}'


def card_back(ink: Ink, gold: bool) -> Picture:
    """Every back alike: a bow of four stripes on wood; gold cards have a coin."""
    pale = paint("wood-pale", ink)
    parts = [rect(-0.2, -0.2, 1.4, CARD_RATIO + 0.4, 0, pale)]
    for index in range(4):
        r = 0.36 - index * 0.07
        parts.append(
            path(
                f"M{0.5 - r:g} 0.8 A{r:g} {r:g} 0 0 1 {0.5 + r:g} 0.8",
                "none",
                paint(f"stripe-{index}" if ink == "colour" else "wood", ink),
                0.045 if ink == "colour" else 0.018,
            )
        )
    if gold:
        parts.append(circle(0.5, 0.98, 0.13, paint("coin", ink), paint("coin-edge", ink), 0.03))
    return picture(-0.2, -0.2, 1.4, CARD_RATIO + 0.4, *parts)
