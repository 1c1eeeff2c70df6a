"""Katalon: stones, forced box, the field just played, captures in a row, whose turn."""

from collections.abc import Mapping
from typing import Any, Final

from speeltafel.core.variants import Config
from speeltafel.games.katalon.components import CAPTURES_TO_DRAW, FIELD, FIELDS, LETTERS
from speeltafel.games.katalon.view import View
from speeltafel.research.observations.layout import Observer, Part

PARTS: Final = (
    Part("own", (FIELDS,), 1, "fields with a stone of the observer"),
    Part("other", (FIELDS,), 1, "fields with a stone of the opponent"),
    Part("box", (5,), 1, "the forced box, N O Z W M; none before the first move"),
    Part("last", (FIELDS,), 1, "the field just played"),
    Part("captures", (1,), CAPTURES_TO_DRAW, "captures in a row"),
    Part("turn", (2,), 1, "whose turn: observer, opponent; none when the game is over"),
)


def fill(view: View, seat: int, parts: Mapping[str, Any]) -> None:
    for field, owner in enumerate(view.stones):
        if owner is not None:
            parts["own" if owner == seat else "other"][field] = 1
    if view.box is not None:
        parts["box"][LETTERS.index(view.box)] = 1
    if view.last is not None:
        box, letter = (LETTERS.index(sign) for sign in (*view.last.upper(),))
        parts["last"][FIELD[box][letter]] = 1
    parts["captures"][0] = view.captures
    if view.turn is not None:
        parts["turn"][int(view.turn != seat)] = 1


OBSERVER: Final = Observer(PARTS, fill)


def observer(config: Config) -> Observer:
    del config
    return OBSERVER
