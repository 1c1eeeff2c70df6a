"""Ka Pai: the dice, and every sheet; the observer's own first, as it is in this round."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from speeltafel.core.variants import Config
from speeltafel.games.kapai.components import (
    BOXES,
    DRAWABLE,
    FIELD_NUMBERS,
    FIELDS,
    SYMBOLS,
    TRIPLE_NAMES,
)
from speeltafel.games.kapai.rules import LARGE
from speeltafel.games.kapai.view import View
from speeltafel.research.actions.kapai import ALPHABET
from speeltafel.research.observations.layout import Observer, Part, relative

_TRIPLES: Final = {name: number for number, name in enumerate(TRIPLE_NAMES)}


def fill(view: View, seat: int, parts: Mapping[str, Any]) -> None:
    if view.roll is not None:
        for die, sign in enumerate(view.roll):
            parts["roll"][die, SYMBOLS.index(sign)] = 1
    parts["round"][0] = view.round
    assert view.own is not None
    for place in (view.own, *view.others):
        index = relative(place.seat, seat, view.players)
        drawing = place.drawing
        for field, sign in enumerate("".join(drawing.rows)):
            symbol = SYMBOLS.find(sign)
            if symbol >= 0:
                parts["marks"][index, symbol, field] = 1
        for frame in drawing.frames:
            parts["frames"][index, _TRIPLES[frame]] = 1
        parts["crosses"][index] = drawing.crosses
        for name in drawing.last:
            parts["last"][index, FIELD_NUMBERS[name]] = 1
        parts["drawn"][index] = place.drawn


def observer(config: Config) -> Observer:
    if config.players > LARGE:
        raise ValueError(f"a seat sees at most {LARGE} sheets, so at most {LARGE} players here")
    return _observer(config.players)


@cache
def _observer(players: int) -> Observer:
    return Observer(
        (
            Part("roll", (2, 4), 1, "each die, △ □ ○ /; nothing between rounds"),
            Part("round", (1,), DRAWABLE, "the number of this round"),
            Part("drawn", (players,), 1, "who has drawn in this round"),
            Part("marks", (players, 4, FIELDS), 1, "for each sheet and symbol its fields"),
            Part("frames", (players, len(TRIPLE_NAMES)), 1, "for each sheet its groups"),
            Part("crosses", (players, 4), BOXES, "for each sheet its crosses, △ □ ○ /"),
            Part("last", (players, FIELDS), 1, "for each sheet the fields drawn last"),
        ),
        fill,
        ALPHABET.longest,
    )
