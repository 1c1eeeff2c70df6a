"""Certificates, and sheets to keep the score."""

from typing import Final

from speeltafel.games.katalon.state import RED, YELLOW
from speeltafel.games.potzklotz.components import CARD_NAMED
from speeltafel.print.documents.fixed import common
from speeltafel.print.order import Order
from speeltafel.print.pictures import kapai, katalon, katoiz, kobito, potzklotz
from speeltafel.print.pictures.svg import Picture, at, group, picture
from speeltafel.print.typesetting import Document

PLAYERS: Final = {"kobito": 6, "potzklotz": 6, "katoiz": 4}
SCORED: Final = tuple(PLAYERS)
ROOM: Final = 215.0
HEAD_ROW: Final = 16.0
ROW: Final = 8.4
"""Millimetres: what tables have on a page, the head of one with what is left free, a row."""
MOST_SIGNS: Final = 60
"""Of a name, so that it keeps to its line."""
_SHOWN_BUILDING: Final = "9"


def emblems(order: Order) -> dict[str, Picture]:
    """One small picture for each game."""
    ink = order.ink
    stones = [
        at(0.45, 0.5, katalon.stone(YELLOW, ink).inside),
        at(1.05, 0.5, katalon.stone(RED, ink).inside),
    ]
    fan = [
        group(
            f"translate({0.75 + index * 0.42:g} 1.1) rotate({(index - 1) * 14}) scale(0.62) "
            "translate(-0.5 -1.3)",
            kobito.face(number, ink),
        )
        for index, number in enumerate((4, 5, 6))
    ]
    return {
        "katalon": picture(-0.05, -0.1, 1.6, 1.2, *stones),
        "kapai": kapai.totem_picture(ink),
        "katoiz": picture(-0.5, -1, 1, 1.6, katoiz.pile(["B□", "R●", "Y△"], ink, 0.3, 0.66)),
        "potzklotz": potzklotz.building(CARD_NAMED[_SHOWN_BUILDING], ink),
        "kobito": picture(0, 0, 2.35, 1.35, *fan),
    }


def certificate(order: Order, game: str = "") -> Document:
    voice = order.voice
    title = voice.word("print-certificate")
    did = (
        voice.word("print-certificate-did", title=voice.word(f"{game}-title"))
        if game
        else voice.word("print-certificate-any")
    )
    return Document(
        "certificate",
        {
            **common(order, game, title),
            "svgs": {key: drawn.svg for key, drawn in emblems(order).items()},
            "names": [name[:MOST_SIGNS] for name in order.names or (order.name,)],
            "for": voice.word("print-certificate-for"),
            "did": did,
            "date": voice.word("print-certificate-date"),
            "signed": voice.word("print-certificate-signed"),
        },
    )


def score_sheet(order: Order, game: str) -> Document:
    voice = order.voice
    name = voice.word(f"{game}-title")
    title = voice.word("print-scores-title", title=name)
    rows = voice.word(f"print-scores-{game}-rows").split(", ")
    return Document(
        "scores",
        {
            **common(order, game, title),
            "svgs": {game: emblems(order)[game].svg},
            "game": game,
            "rows": rows,
            "players": PLAYERS[game],
            "player": voice.word("print-scores-player"),
            "help": voice.word(f"print-scores-{game}-help"),
            "tables": max(1, int(ROOM // (HEAD_ROW + ROW * len(rows)))) if not order.large else 1,
        },
    )
