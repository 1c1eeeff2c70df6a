"""Hands a document to Typst and gets a PDF: tagged (PDF/UA-1), fonts embedded, the same bytes for
the same data.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused

ROOM: Final = Path(str(files("speeltafel.print")))
FONTS: Final = ROOM / "fonts"
TEMPLATE: Final = ROOM / "template"
STANDARD: Final = "ua-1"
MOMENT: Final = 0
"""No date in the file: the same order gives the same bytes."""


class Document(NamedTuple):
    """A template of the package and what goes into it."""

    template: str
    data: Mapping[str, Any]


def typeset(document: Document) -> bytes:
    made: bytes = _compile(document, "pdf", pdf_standards=STANDARD, timestamp=MOMENT)
    return made


def page_count(document: Document) -> int:
    return len(render(document, ppi=4))


def render(document: Document, ppi: float) -> list[bytes]:
    """Every page as a PNG, for previews."""
    pages = _compile(document, "png", ppi=ppi)
    return pages if isinstance(pages, list) else [pages]


def _compile(document: Document, form: str, **options: Any) -> Any:
    inputs = {"data": json.dumps(document.data, ensure_ascii=False)}
    return _compiler().compile(
        input=str(TEMPLATE / f"{document.template}.typ"),
        root=str(TEMPLATE),
        format=form,
        sys_inputs=inputs,
        **options,
    )


@cache
def _compiler() -> Any:
    try:
        import typst
    except ModuleNotFoundError:
        raise Refused(
            Refusal(Kind.CONFIG, reason("print-extra-missing"), reason("print-extra-install"))
        ) from None
    fonts = typst.Fonts(include_system_fonts=False, font_paths=[str(FONTS)])
    return typst.Compiler(root=str(TEMPLATE), font_paths=fonts)
