"""Pages on which everything has its place, in millimetres; the template `fixed` paints them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from speeltafel.print.inks import palette
from speeltafel.print.order import Order
from speeltafel.print.paper import BLEED, FOOT, HEAD, Line, Paper, Place, Plan, cut_marks, plan
from speeltafel.print.pictures.svg import Picture
from speeltafel.print.typesetting import Document

ROUND: int = 4


class Card(NamedTuple):
    """Something to cut out: what it is called in the file, what it shows, what is on its back."""

    key: str
    face: Picture
    alt: str
    back: str


@dataclass
class Page:
    paper: Paper
    title: str
    note: str = ""
    ruled: bool = True
    items: list[dict[str, Any]] = field(default_factory=list)
    lines: dict[str, list[Line]] = field(default_factory=dict)
    texts: list[dict[str, Any]] = field(default_factory=list)

    def put(self, key: str, x: float, y: float, w: float, h: float, alt: str | None = None) -> None:
        place = {"svg": key, "x": _mm(x), "y": _mm(y), "w": _mm(w), "h": _mm(h)}
        self.items.append(place if alt is None else {**place, "alt": alt})

    def draw(self, kind: str, lines: Iterable[Line]) -> None:
        self.lines.setdefault(kind, []).extend(Line(*map(_mm, line)) for line in lines)

    def write(
        self,
        x: float,
        y: float,
        w: float,
        words: str,
        size: float = 9,
        ink: str = "ink",
        centred: bool = False,
        display: bool = False,
    ) -> None:
        self.texts.append(
            {
                "x": _mm(x),
                "y": _mm(y),
                "w": _mm(w),
                "text": words,
                "size": size,
                "ink": ink,
                "centred": centred,
                "display": display,
            }
        )

    @property
    def data(self) -> dict[str, Any]:
        return {
            "width": self.paper.width,
            "height": self.paper.height,
            "title": self.title,
            "note": self.note,
            "ruled": self.ruled,
            "items": self.items,
            "lines": self.lines,
            "texts": self.texts,
        }


def _mm(value: float) -> float:
    return round(value, ROUND)


def common(order: Order, game: str, title: str) -> dict[str, Any]:
    """What every template needs."""
    voice = order.voice
    paper = order.paper
    credit = f"print-credit-{game}" if game else "print-credit"
    return {
        "lang": order.language,
        "title": title,
        "large": order.large,
        "palette": palette(order.ink),
        "paper": {"width": paper.width, "height": paper.height},
        "credit": voice.word(credit),
        "words": {
            "ruler": voice.word("print-ruler"),
            "buy": voice.word("print-buy"),
            "code": voice.word("print-code"),
        },
    }


def fixed(
    order: Order, game: str, title: str, pages: Sequence[Page], svgs: Mapping[str, Picture]
) -> Document:
    return Document(
        "fixed",
        {
            **common(order, game, title),
            "svgs": {key: drawn.svg for key, drawn in svgs.items()},
            "pages": [page.data for page in pages],
        },
    )


def cut_sheets(
    order: Order,
    game: str,
    title: str,
    cards: Sequence[Card],
    size: tuple[float, float],
    backs: Mapping[str, Picture],
) -> Document:
    """Cards to cut out, as many on a sheet as fit, with their backs as ordered."""
    width, height = size
    planned = max(
        (plan(paper, width, height, order.backs, order.shift) for paper in _ways(order, size)),
        key=lambda each: len(each.fronts),
    )
    each = len(planned.fronts)
    lots = [cards[start : start + each] for start in range(0, len(cards), each)]
    fronts = [_front(order, title, lot, planned, size) for lot in lots]
    if order.backs != "fold":
        behind = [_back(order, title, lot, planned, size) for lot in lots]
        if order.backs == "separate":
            fronts += behind
        else:
            fronts = [page for pair in zip(fronts, behind, strict=True) for page in pair]
    for number, page in enumerate(fronts, 1):
        page.title = f"{title}  {number}/{len(fronts)}" if len(fronts) > 1 else title
    svgs = {card.key: card.face for card in cards}
    svgs.update({f"back-{name}": drawn for name, drawn in backs.items()})
    return fixed(order, game, title, fronts, svgs)


def _ways(order: Order, size: tuple[float, float]) -> list[Paper]:
    """Upright or turned, whichever takes the card at all."""
    ways = []
    for paper in (order.paper, order.paper.turned):
        try:
            plan(paper, *size, order.backs, order.shift)
        except ValueError:
            continue
        ways.append(paper)
    return ways


def _front(
    order: Order, title: str, lot: Sequence[Card], planned: Plan, size: tuple[float, float]
) -> Page:
    page = Page(planned.paper, title, order.voice.word(f"print-backs-{order.backs}-front"))
    if planned.fold is not None:
        _backs_beside(page, lot, planned, size)
        top, bottom = HEAD, planned.paper.height - FOOT
        page.draw("fold", [Line(planned.fold, top, planned.fold, bottom)])
    for card, place in zip(lot, planned.fronts, strict=False):
        page.put(card.key, *bled(place, size), card.alt)
    page.draw("cut", cut_marks(planned, len(lot)))
    return page


def _back(
    order: Order, title: str, lot: Sequence[Card], planned: Plan, size: tuple[float, float]
) -> Page:
    note = order.voice.word(f"print-backs-{order.backs}-back")
    page = Page(planned.paper, title, note, ruled=False)
    _backs_beside(page, lot, planned, size)
    return page


def _backs_beside(
    page: Page, lot: Sequence[Card], planned: Plan, size: tuple[float, float]
) -> None:
    for card, place in zip(lot, planned.backs, strict=False):
        page.put(f"back-{card.back}", *bled(place, size))


def bled(place: Place, size: tuple[float, float]) -> tuple[float, float, float, float]:
    """A card with its bleed: the picture is that much larger than the card."""
    width, height = size
    return place.x - BLEED, place.y - BLEED, width + 2 * BLEED, height + 2 * BLEED
