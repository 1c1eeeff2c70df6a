"""On paper: sheets, cards, boards, puzzle books and rules, straight from the engine.

    from speeltafel.print import Order, pdf
    pdf(Order("kobito-cards", language="en"))

Needs the extra `speeltafel[print]` (Typst); everything but the typesetting itself does not.
"""

from speeltafel.print.catalogue import PRINTABLES, document, find_printable, pdf, title
from speeltafel.print.order import Order

__all__ = ["PRINTABLES", "Order", "document", "find_printable", "pdf", "title"]
