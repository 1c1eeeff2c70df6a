"""A rules sheet for each game: two pages, with the pictures of the rules page."""

from importlib.resources import files
from typing import Any, Final

from speeltafel.print.codes import qr_picture
from speeltafel.print.documents.fixed import common
from speeltafel.print.markdown import Block, blocks
from speeltafel.print.order import Order
from speeltafel.print.pictures.examples import example
from speeltafel.print.pictures.svg import Picture
from speeltafel.print.typesetting import Document, page_count
from speeltafel.words import Language

PAGES: Final = 2
SIZES: Final = (12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.6, 8.2, 7.8, 7.4)
"""Points, the largest that takes two pages is used."""
WRITTEN_DOWN: Final = ("katalon",)
"""Games that people write down with a pencil."""
HEIGHTS: Final = {"katalon": 66.0, "kapai": 34.0, "katoiz": 34.0, "kobito": 40.0, "potzklotz": 26.0}
"""How high a picture may be, in millimetres."""


def rules_page(game: str, language: Language) -> str:
    page = files("speeltafel") / "rulebook" / language / f"{game}.md"
    return page.read_text(encoding="utf-8")


def rules_sheet(order: Order, game: str) -> Document:
    voice = order.voice
    name = voice.word(f"{game}-title")
    parts = blocks(rules_page(game, order.language), game in WRITTEN_DOWN)
    svgs: dict[str, Picture] = {}
    body = [_part(part, svgs, order, game) for part in parts[1:]]
    if order.address:
        svgs["code"] = qr_picture(f"{order.address}/rules/{game}")
    title = voice.word("print-rules-title", title=name)
    data = {
        **common(order, game, title),
        "svgs": {key: drawn.svg for key, drawn in svgs.items()},
        "name": name,
        "body": body,
        "columns": 1 if order.large else 2,
    }
    if order.large:
        return Document("rules", {**data, "points": 11.0})
    return _fitting(data)


def _fitting(data: dict[str, Any]) -> Document:
    for points in SIZES:
        document = Document("rules", {**data, "points": points})
        if page_count(document) <= PAGES:
            return document
    return document


def _part(part: Block, svgs: dict[str, Picture], order: Order, game: str) -> Block:
    if part["kind"] != "picture":
        return part
    drawn, caption = example(part["game"], part["text"], order.ink)
    key = f"example-{len(svgs)}"
    svgs[key] = drawn
    height = HEIGHTS[game] * (1.5 if order.large else 1)
    width = min(height / drawn.ratio, 150 if order.large else 82)
    return {"kind": "picture", "svg": key, "caption": caption, "width": round(width, 2)}
