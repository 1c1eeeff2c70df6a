"""The standard pack: what a family wants, ready-made in both languages, for the pages.

`python -m speeltafel.print.pack FOLDER [ADDRESS]` writes `nl/…pdf`, `en/…pdf`, a small picture of
each first page, and `index.json`, which says what there is. With an address it has QR codes.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from speeltafel.print.catalogue import PRINTABLES, document, title
from speeltafel.print.order import Order
from speeltafel.print.typesetting import Document, render, typeset
from speeltafel.words import LANGUAGES, Language, Voice

INDEX: Final = "index.json"
PREVIEW_PPI: Final = 36
LEFT_OUT: Final = ("certificate",)
"""Beside those of each game it has nothing of its own."""
TO_ORDER: Final = ("kapai-puzzles", "kobito-puzzles", "potzklotz-puzzles")
"""Larger than all other files together: the pack has a picture of each, and who has a press makes
them."""
STANDARD: Final = tuple(name for name in PRINTABLES if name not in LEFT_OUT)
MORE: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "kapai-sheets": {"kapai-sheets-2": {"per_page": 2}, "kapai-sheets-4": {"per_page": 4}}
}
"""The same once more, chosen otherwise."""


def orders(language: Language, address: str = "") -> dict[str, Order]:
    """Every file of the pack by its name."""
    found = {}
    for what in STANDARD:
        found[what] = Order(what, language, address=address)
        for name, chosen in MORE.get(what, {}).items():
            found[name] = found[what]._replace(**chosen)
    return found


def write_pack(folder: Path, address: str = "") -> None:
    index: dict[str, list[dict[str, Any]]] = {}
    for language in LANGUAGES:
        voice = Voice(language)
        place = folder / language
        place.mkdir(parents=True, exist_ok=True)
        index[language] = []
        for name, order in orders(language, address).items():
            made = document(order)
            content = b"" if order.what in TO_ORDER else typeset(made)
            if content:
                (place / f"{name}.pdf").write_bytes(content)
            (place / f"{name}.png").write_bytes(render(first_page(made), PREVIEW_PPI)[0])
            printable = PRINTABLES[order.what]
            index[language].append(
                {
                    "name": name,
                    "what": order.what,
                    "game": printable.game,
                    "title": title(printable, voice),
                    "about": voice.sentence(printable.about),
                    "options": list(printable.options),
                    "perPage": order.per_page,
                    "bytes": len(content),
                }
            )
    (folder / INDEX).write_text(json.dumps(index, ensure_ascii=False), encoding="utf-8")


def first_page(whole: Document) -> Document:
    """Enough of a document to show its first page."""
    data = dict(whole.data)
    if whole.template == "fixed":
        data["pages"] = data["pages"][:1]
    elif whole.template in ("book", "puzzles"):
        first = data["grades"][0]
        data["grades"] = [{**first, "puzzles": first["puzzles"][:1]}]
        data["answers"] = data["answers"][:1]
    return Document(whole.template, data)


def main() -> None:
    write_pack(Path(sys.argv[1]), *sys.argv[2:3])


if __name__ == "__main__":
    main()
