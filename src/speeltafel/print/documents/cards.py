"""Cards and tiles to cut out: Kobito, Potz Klotz, Katoiz, and Katalon's stones."""

from typing import Final

from speeltafel.games.katalon.components import STONES
from speeltafel.games.katalon.geometry import EXTENT, FIELD_RADIUS
from speeltafel.games.katoiz.components import COLOURS, TILES, VALUES, tile_text
from speeltafel.games.kobito.components import DECK, GOLD_TABLES, KOBITO, REPLACEMENT
from speeltafel.games.kobito.geometry import CARD_RATIO
from speeltafel.games.potzklotz.components import DECKS, card_name
from speeltafel.print.documents.boards import board_side
from speeltafel.print.documents.fixed import Card, cut_sheets
from speeltafel.print.order import Order
from speeltafel.print.paper import BLEED
from speeltafel.print.pictures import katalon, katoiz, kobito, potzklotz
from speeltafel.print.pictures.svg import Picture, picture, rect
from speeltafel.print.typesetting import Document

KOBITO_WIDTH: Final = 39.0
POTZKLOTZ_SIZE: Final = (41.0, 39.0)
TILE: Final = 40.0
LARGER: Final = 1.5
"""How much larger cards are in large print."""
_SHAPES: Final = ("square", "circle", "triangle")
_SIZES: Final = ("big", "small")
_COLOURS: Final = ("blue", "red", "green", "yellow", "white")


def _sized(order: Order, width: float, height: float) -> tuple[float, float]:
    scale = LARGER if order.large else 1
    return width * scale, height * scale


def kobito_cards(order: Order) -> Document:
    voice = order.voice
    size = _sized(order, KOBITO_WIDTH, KOBITO_WIDTH * CARD_RATIO)
    bleed = BLEED / size[0]
    cards = []
    for card, count in enumerate(DECK):
        name = {KOBITO: "print-kobito", REPLACEMENT: "print-replacement"}.get(card)
        alt = voice.word(name) if name else voice.word("print-rainbow-card", number=card)
        drawn = kobito.hand_card(card, order.ink, bleed)
        cards += [Card(f"card-{card}", drawn, alt, "rainbow")] * count
    for gold in GOLD_TABLES[order.gold]:
        alt = voice.word("print-gold-card", length=gold.length, value=gold.value)
        drawn = kobito.gold_card(gold, order.ink, bleed)
        cards.append(Card(f"gold-{gold.length}-{gold.value}", drawn, alt, "gold"))
    backs = {
        "rainbow": kobito.card_back(order.ink, False),
        "gold": kobito.card_back(order.ink, True),
    }
    fitted = {name: cover(back, size) for name, back in backs.items()}
    return cut_sheets(order, "kobito", voice.word("print-kobito-cards"), cards, size, fitted)


def potzklotz_cards(order: Order) -> Document:
    voice = order.voice
    size = _sized(order, *POTZKLOTZ_SIZE)
    cards = [
        Card(
            f"card-{card_name(card)}",
            potzklotz.card_face(card, order.ink, BLEED / size[0], size[1] / size[0]),
            voice.word("print-building-card", name=card_name(card)),
            "cube",
        )
        for card in sorted(DECKS[order.deck], key=lambda card: int(card_name(card)))
    ]
    backs = {"cube": cover(potzklotz.card_back(order.ink), size)}
    return cut_sheets(order, "potzklotz", voice.word("print-potzklotz-cards"), cards, size, backs)


def katoiz_tiles(order: Order) -> Document:
    voice = order.voice
    size = _sized(order, TILE, TILE)
    cards = []
    for kind in TILES:
        colour, shape, large = VALUES[kind]
        alt = voice.word(
            "print-tile", colour=_COLOURS[colour], shape=_SHAPES[shape], size=_SIZES[large]
        )
        drawn = katoiz.tile_face(tile_text(kind), order.ink, BLEED / size[0])
        cards.append(Card(f"tile-{kind}", drawn, alt, "tile"))
    for index, letter in enumerate(COLOURS):
        alt = voice.word("print-plain-tile", colour=_COLOURS[index])
        drawn = katoiz.tile_face(letter, order.ink, BLEED / size[0])
        cards.append(Card(f"plain-{letter}", drawn, alt, "tile"))
    backs = {"tile": cover(katoiz.tile_back(order.ink), size)}
    return cut_sheets(order, "katoiz", voice.word("print-katoiz-tiles"), cards, size, backs)


def stone_size(order: Order) -> float:
    """As wide as a field of the board of that size."""
    return round(2 * FIELD_RADIUS * board_side(order) / (2 * EXTENT))


def katalon_stones(order: Order) -> Document:
    """Square stones: quicker to cut than round ones, and the board does not mind."""
    voice = order.voice
    side = stone_size(order)
    cards = []
    for owner, colour in enumerate(("yellow", "red")):
        drawn = _on_square(katalon.stone(owner, order.ink), side)
        alt = voice.word("print-stone", colour=colour)
        cards += [Card(f"stone-{colour}", drawn, alt, colour)] * STONES
    backs = {
        colour: _on_square(katalon.stone(owner, order.ink), side)
        for owner, colour in enumerate(("yellow", "red"))
    }
    return cut_sheets(
        order, "katalon", voice.word("print-katalon-stones"), cards, (side, side), backs
    )


def _on_square(stone: Picture, side: float) -> Picture:
    """A stone as large as its card, on white that goes on as far as the bleed."""
    half = FIELD_RADIUS * (1 + 2 * BLEED / side)
    inside = stone.inside
    return picture(
        -half, -half, 2 * half, 2 * half, rect(-half, -half, 2 * half, 2 * half, 0, "#fff"), inside
    )


def cover(back: Picture, size: tuple[float, float]) -> Picture:
    """A back cut or widened to the shape of the card with its bleed, its middle in the middle."""
    width, height = size[0] + 2 * BLEED, size[1] + 2 * BLEED
    wanted = height / width
    left, top, w, h = map(float, back.svg.split('viewBox="', 1)[1].split('"', 1)[0].split())
    if wanted < h / w:
        new_w, new_h = w, w * wanted
    else:
        new_w, new_h = h / wanted, h
    left, top = left + (w - new_w) / 2, top + (h - new_h) / 2
    inside = back.inside
    return picture(left, top, new_w, new_h, inside)
