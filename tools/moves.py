"""How the games write their moves, field by field, so that the browser need not know a second
grammar: patterns and types for it are made from here, and a test holds them against every move the
engine writes.

`python -m tools.moves FILE` writes them; the build of the pages does so first.
"""

import json
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from speeltafel.games.kapai import moves as kapai
from speeltafel.games.kapai.components import FIELD_NAMES, SYMBOLS, TRIPLE_NAMES
from speeltafel.games.katalon import moves as katalon
from speeltafel.games.katalon.components import LETTERS
from speeltafel.games.katoiz.board import HOME, place_text
from speeltafel.games.katoiz.components import tile_text
from speeltafel.games.katoiz.moves import Choice
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.towers.notation import PROPERTY_WORDS
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.kobito import moves as kobito
from speeltafel.games.kobito.notation import LETTERS as POT_LETTERS
from speeltafel.games.kobito.notation import format_card, format_spot
from speeltafel.games.kobito.rainbow import LEFT
from speeltafel.games.potzklotz import moves as potzklotz
from speeltafel.games.potzklotz.components import card_name
from speeltafel.games.potzklotz.placement import place_name

Fields = Mapping[str, str | list[str]]


class Form(NamedTuple):
    """One way a move is written."""

    kind: str
    pattern: str
    """Its named groups are the fields."""
    fields: Callable[[Any], Fields | None]
    """The same fields of a move of the engine; None where it is written otherwise."""
    several: tuple[str, ...] = ()
    """Fields that hold several texts, each after a space."""
    fixed: Mapping[str, str] = {}
    """Fields that this form itself tells."""


_SIGN: Final = "[△□○/]"
_FIELD: Final = "[a-g][1-7]"
_TILE: Final = "[BRGYW][□■○●△▲]"
_PLACE: Final = "[a-f][1-6]"
_CARD: Final = r"\d+|k"
_SPOT: Final = r"[A-C]|\d?w\d"
_NEAR: Final = r"[A-C]|w\d"
_STRETCH: Final = r"\d+(?:-\d+)?"
_CUBE: Final = r"[a-z]\d"


def _is(
    kind: type | tuple[type, ...], fields: Callable[[Any], Fields | None]
) -> Callable[[Any], Fields | None]:
    return lambda move: fields(move) if isinstance(move, kind) else None


def _disc(move: Any) -> Fields | None:
    start, end = move
    if HAND in (start, end) and isinstance(move, Disc):
        return None
    return {"start": place_text(start), "end": "h" if end == HOME else place_text(end)}


def _block(block: kobito.Block) -> str:
    stretch = str(block.first) if block.first == block.last else f"{block.first}-{block.last}"
    pot = POT_LETTERS[block.pot]
    return f"{stretch}+{pot}" if block.side == LEFT else f"{pot}+{stretch}"


def _lays(side: str) -> Callable[[Any], Fields | None]:
    def fields(lay: Any) -> Fields | None:
        if (lay.side == LEFT) != (side == "left"):
            return None
        return {"card": format_card(lay.card), "spot": format_spot(lay.spot), "side": side}

    return _is(kobito.Lay, fields)


FORMS: Final[dict[str, tuple[Form, ...]]] = {
    "katalon": (
        Form(
            "Place",
            "(?P<capture>✕?)(?P<box>[NOZWM])(?P<letter>[nozwm])",
            _is(
                katalon.Move,
                lambda move: {
                    "capture": "✕" if move.capture else "",
                    "box": LETTERS[move.box],
                    "letter": LETTERS[move.letter].lower(),
                },
            ),
        ),
    ),
    "kapai": (
        Form(
            "Draw",
            f"(?P<symbol>{_SIGN}){_SIGN}?(?P<fields>(?: {_FIELD}){{1,2}})"
            rf"(?P<frames>(?: {_FIELD}-{_FIELD})*)(?P<crosses>(?: \+{_SIGN})*)",
            _is(
                kapai.Draw,
                lambda draw: {
                    "symbol": SYMBOLS[draw.symbol],
                    "fields": [FIELD_NAMES[field] for field in draw.fields],
                    "frames": [TRIPLE_NAMES[frame] for frame in draw.frames],
                    "crosses": ["+" + SYMBOLS[row] for row in draw.crosses],
                },
            ),
            ("fields", "frames", "crosses"),
        ),
    ),
    "katoiz": (
        Form(
            "Begin",
            rf"\+(?P<tile>{_TILE})",
            _is(Begin, lambda move: {"tile": tile_text(move.tile)}),
        ),
        Form(
            "Stack",
            rf"(?P<tile>{_TILE})(?:/(?P<tower>\d+))?(?: (?P<named>kleur|vorm|grootte))?",
            _is(
                Stack,
                lambda move: {
                    "tile": tile_text(move.tile),
                    "tower": str(move.tower + 1) if move.tower else "",
                    "named": "" if move.named is None else PROPERTY_WORDS[move.named],
                },
            ),
        ),
        Form(
            "Lay",
            f"(?P<end>{_PLACE})",
            _is(
                Disc,
                lambda move: {"end": place_text(move.end)} if move.start == HAND else None,
            ),
        ),
        Form(
            "SendBack",
            f"✕(?P<start>{_PLACE})",
            _is(
                Disc,
                lambda move: {"start": place_text(move.start)} if move.end == HAND else None,
            ),
        ),
        Form(
            "Route",
            f"(?P<start>{_PLACE})-(?P<end>{_PLACE}|h)",
            _is((Disc, Walk), _disc),
        ),
        Form(
            "Choice",
            "(?P<word>pas|-|nog)",
            _is(Choice, lambda choice: {"word": choice.word}),
        ),
    ),
    "kobito": (
        Form("Lay", rf"(?P<card>{_CARD})\+(?P<spot>{_NEAR})", _lays("left"), (), {"side": "left"}),
        Form(
            "Lay", rf"(?P<spot>{_NEAR})\+(?P<card>{_CARD})", _lays("right"), (), {"side": "right"}
        ),
        Form(
            "Start",
            f"start(?P<cards>(?: (?:{_CARD}))+)",
            _is(kobito.Start, lambda start: {"cards": [format_card(card) for card in start.cards]}),
            ("cards",),
        ),
        Form(
            "Carry",
            rf"(?P<spot>w\d)(?P<blocks>(?: (?:{_STRETCH}\+[A-C]|[A-C]\+{_STRETCH}))+)",
            _is(
                kobito.Carry,
                lambda carry: {
                    "spot": f"w{carry.slot + 1}",
                    "blocks": [_block(block) for block in carry.blocks],
                },
            ),
            ("blocks",),
        ),
        *(
            Form(
                verb.capitalize(),
                rf"{verb} (?P<number>\d+) (?P<spot>{_SPOT})",
                _is(
                    kind,
                    lambda move: {"number": str(move.number), "spot": format_spot(move.spot)},
                ),
            )
            for verb, kind in (("swap", kobito.Swap), ("replace", kobito.Replace))
        ),
        Form(
            "Penalty",
            r"penalty (?P<number>\d+)",
            _is(kobito.Penalty, lambda move: {"number": str(move.number)}),
        ),
        Form("End", "end", _is(kobito.End, lambda _: {})),
    ),
    "potzklotz": (
        Form(
            "Claim",
            rf"(?P<source>{_CUBE})>(?P<target>{_CUBE})=(?P<card>\d+)",
            _is(
                potzklotz.Claim,
                lambda claim: {
                    "source": place_name(claim.source),
                    "target": place_name(claim.target),
                    "card": card_name(claim.card),
                },
            ),
        ),
        Form(
            "Twin",
            r"=(?P<card>\d+)",
            _is(potzklotz.Twin, lambda twin: {"card": card_name(twin.card)}),
        ),
        Form("Pass", "pass", _is(potzklotz.Pass, lambda _: {})),
    ),
}


def read(form: Form, text: str) -> dict[str, str | list[str]] | None:
    """The fields as the browser reads them."""
    found = re.fullmatch(form.pattern, text)
    if found is None:
        return None
    return {
        name: value.split() if name in form.several else value
        for name, value in found.groupdict(default="").items()
    } | dict(form.fixed)


def names(form: Form) -> list[str]:
    return [*re.compile(form.pattern).groupindex, *form.fixed]


def typescript() -> str:
    parts = ["// Made from the Python side by tools.moves; do not edit.\n"]
    parts.append('import { reader } from "./moves";\n')
    for game, forms in FORMS.items():
        prefix = game.capitalize()
        kinds: dict[str, Form] = {}
        for form in forms:
            kinds.setdefault(form.kind, form)
        for kind, form in kinds.items():
            lines = [f'  is: "{kind}";', "  text: string;"]
            lines += [
                f"  {name}: {'string[]' if name in form.several else 'string'};"
                for name in names(form)
            ]
            parts.append(f"export interface {prefix}{kind} {{\n" + "\n".join(lines) + "\n}\n")
        union = " | ".join(prefix + kind for kind in kinds)
        parts.append(f"export type {prefix}Move = {union};\n")
        rows = [
            json.dumps(
                [
                    form.kind,
                    "^(?:" + form.pattern.replace("(?P<", "(?<") + ")$",
                    list(form.several),
                    dict(form.fixed),
                ],
                ensure_ascii=False,
            )
            for form in forms
        ]
        body = ",\n  ".join(rows)
        parts.append(f"export const read{prefix} = reader<{prefix}Move>([\n  {body},\n]);\n")
    return "\n".join(parts)


def main() -> None:
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
