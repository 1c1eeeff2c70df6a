"""A move as text.

`b2>c3=17`  a cube from b2 to c3, and card 17 laid      `=42`   a twin card out of turn
`pass`      no card, or no further card                 `2+9`   player 2 draws, `+9` the start card

Cells are named from the front left, a1, to the back right, e5; z lies left of a, f right of e,
row 0 before row 1 and row 6 behind row 5. Records of the first version of the rules may call a card
by its building and picture, `7a`; players may not, for that would tell twins without looking.
"""

import re
from collections.abc import Mapping
from typing import Final

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.games.potzklotz.components import CARD_NAMED, DECKS, NAMED, Card, card_name
from speeltafel.games.potzklotz.moves import PASS, Claim, Draw, Move, Pass, Twin
from speeltafel.games.potzklotz.placement import PLACE_NAMED, place_name
from speeltafel.games.potzklotz.state import START_CARD, State

PASS_TEXT: Final = "pass"
PASS_WORDS: Final = frozenset({"pass", "pas", "ik pas", "p", "-", "klaar", "done", "nee", "no"})
UNSEEN: Final = "?"

_CARD: Final = r"(\d+\s*[a-z]?)"
_CLAIM: Final = re.compile(r"([a-z]\d)\s*(?:>|-|→|:|\s)\s*([a-z]\d)\s*(?:=|:|,|\s)\s*" + _CARD)
_TWIN: Final = re.compile(r"=\s*" + _CARD)
_DRAW: Final = re.compile(r"([1-9]?)\s*\+\s*(\d+[a-z]?|\?)")


def format_move(move: Move) -> str:
    if isinstance(move, Claim):
        return f"{place_name(move.source)}>{place_name(move.target)}={card_name(move.card)}"
    if isinstance(move, Twin):
        return f"={card_name(move.card)}"
    if isinstance(move, Pass):
        return PASS_TEXT
    seat = "" if move.seat == START_CARD else str(move.seat + 1)
    return f"{seat}+{UNSEEN if move.card is None else card_name(move.card)}"


def parse_move(table: State, text: str) -> Move | Refusal:
    return _parse(table, text, NAMED)


def parse_old_move(table: State, text: str) -> Move | Refusal:
    """As the first version of the rules read it."""
    return _parse(table, text, CARD_NAMED)


def _parse(table: State, text: str, named: Mapping[str, Card]) -> Move | Refusal:
    stripped = " ".join(text.lower().split())
    if stripped in PASS_WORDS:
        return PASS
    if found := _CLAIM.fullmatch(stripped):
        source, target, card = found.groups()
        for place in (source, target):
            if place not in PLACE_NAMED:
                return _refusal("potzklotz-not-a-place", place)
        return _with_card(table, named, card, source, target)
    if found := _TWIN.fullmatch(stripped):
        return _with_card(table, named, found.group(1))
    if found := _DRAW.fullmatch(stripped):
        seat, card = found.groups()
        if card == UNSEEN or card in named:
            drawn = None if card == UNSEEN else named[card]
            return Draw(int(seat) - 1 if seat else START_CARD, drawn)
    return _refusal("potzklotz-not-a-move", text.strip()[:20])


def _with_card(
    table: State, named: Mapping[str, Card], text: str, *places: str
) -> Claim | Twin | Refusal:
    card = named.get(text.replace(" ", ""))
    if card is None or card not in DECKS[table.agreed.deck]:
        return _refusal("potzklotz-not-a-card", text)
    if not places:
        return Twin(card)
    source, target = places
    return Claim(PLACE_NAMED[source], PLACE_NAMED[target], card)


def _refusal(code: str, text: str) -> Refusal:
    return Refusal(Kind.NOTATION, reason(code, text=text), reason("potzklotz-write-a-move"))
