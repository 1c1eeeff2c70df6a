"""Ka Pai sheets: one, two or four on a page, all alike or a numbered class set."""

from typing import Any, Final

from speeltafel.games.kapai.components import BOXES, GROUP_POINTS, NETWORK_POINTS, SYMBOLS
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.print.codes import marker_picture, qr_picture
from speeltafel.print.documents.fixed import common
from speeltafel.print.order import Order
from speeltafel.print.pictures import kapai
from speeltafel.print.typesetting import Document

FIRST_MARKER: Final = 32
"""Four markers for each sheet, in the order of the sheets."""
ALL: Final = "all"


def kapai_sheets(order: Order) -> Document:
    voice = order.voice
    names = list(SHEETS) if order.sheet == ALL else [order.sheet]
    per_page = 1 if order.large else order.per_page
    svgs = {
        **{f"sheet-{name}": kapai.sheet(kapai.rows_of(SHEETS[name]), order.ink) for name in names},
        **{
            f"symbol-{index}": kapai.symbol_picture(s, order.ink) for index, s in enumerate(SYMBOLS)
        },
        "box": kapai.box_picture(order.ink),
        "totem": kapai.totem_picture(order.ink),
    }
    for name in names:
        first = FIRST_MARKER + 4 * list(SHEETS).index(name)
        for corner in range(4):
            svgs[f"marker-{name}-{corner}"] = marker_picture(first + corner)
        if order.address:
            svgs[f"code-{name}"] = qr_picture(address_of(order.address, name))
    panels: list[dict[str, Any]] = [
        {"sheet": name, "name": voice.word(f"print-sheet-{name}"), "number": number}
        for name in names
        for number in (range(1, order.copies + 1) if order.copies else [0] * per_page)
    ]
    words = ("name", "number", "bonus", "groups", "crosses", "network", "total", "play", "alt")
    title = voice.word("print-kapai-sheets")
    return Document(
        "sheets",
        {
            **common(order, "kapai", title),
            "svgs": {key: drawn.svg for key, drawn in svgs.items()},
            "perpage": per_page,
            "panels": panels,
            "boxes": BOXES,
            "points": GROUP_POINTS[:3],
            "network": NETWORK_POINTS[2:],
            "sheetwords": {word: voice.word(f"print-sheet-{word}") for word in words},
        },
    )


def address_of(address: str, sheet: str) -> str:
    """Setting up a table with this very sheet."""
    return f"{address}/play/kapai?sheet={sheet}"
