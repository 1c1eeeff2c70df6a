"""Katoiz, one alphabet for each type; every move is one number.

Stapeltoren: lapse, begin a tower (30 tiles), stack: (tile × towers + tower) × names + name, where
names is 3 (the shared property) or 1 (nothing is named), and towers 40, or 1 without dice.
3-stel: pass, lapse, roll again; place a disc (36), send one back (36), move one (36 × 36).
Stapeltje: pass, lapse; walk: start × 37 + end, where 36 is home.

Chance draws a layout tile by tile: at 3-stel and Stapeltje first the four doubles that stay out
(the home tiles first), then the 36 places; at Stapeltoren the open tiles in any order.
"""

from collections import Counter
from functools import cache
from itertools import permutations
from typing import Any, Final

from speeltafel.core.variants import Config
from speeltafel.games.katoiz.components import (
    COLOUR_ROLLS,
    DICE_ROLLS,
    DOUBLES,
    KINDS,
    TILES,
    tile_text,
)
from speeltafel.games.katoiz.moves import AGAIN, LAPSE, PASS, Choice, Layout
from speeltafel.games.katoiz.notation import format_move
from speeltafel.games.katoiz.piles.moves import Ladder, Walk
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.rules import chance
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.moves import Begin, Open, Stack
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.katoiz.variants import family, tower_rules
from speeltafel.research.actions.alphabet import Alphabet, Lots, Path

PLACES: Final = 36
KEPT_OUT: Final = 4
MOST_TOWERS: Final = 40
_ROLLS: Final = tuple(roll for roll, _ in (*COLOUR_ROLLS, *DICE_ROLLS))
_LADDERS: Final = tuple(Ladder(order) for order in permutations(range(5)))
_LOT_NUMBER: Final = {move: KINDS + number for number, move in enumerate((*_ROLLS, *_LADDERS))}


def _weights(state: State, path: Path) -> list[tuple[int, int]]:
    outcomes = chance(state).outcomes
    if outcomes is not None:
        return [(_LOT_NUMBER[move], weight) for move, weight in outcomes]
    left = Counter(TILES)
    left.subtract(path)
    if not isinstance(state, Towers) and len(path) < KEPT_OUT:
        return [(kind, 1) for kind in DOUBLES if kind not in path]
    return [(kind, left[kind]) for kind in range(KINDS) if left[kind]]


def _drawn(state: State, path: Path) -> Any:
    if path[0] >= KINDS:
        return (*_ROLLS, *_LADDERS)[path[0] - KINDS]
    if isinstance(state, Towers):
        return Open(tuple(sorted(path))) if len(path) == state.rules.tiles else None
    if len(path) < KEPT_OUT + PLACES:
        return None
    homes = len(state.homes) if isinstance(state, Piles) else 0
    return Layout(path[KEPT_OUT:], path[:homes])


LOTS: Final = Lots(
    (
        *map(tile_text, range(KINDS)),
        *(format_move(roll) for roll in _ROLLS),
        *(format_move(ladder) for ladder in _LADDERS),
    ),
    _weights,
    _drawn,
)


def alphabet(config: Config) -> Alphabet:
    kind = family(config)
    if kind == "stapeltoren":
        rules = tower_rules(config)
        return tower_alphabet(MOST_TOWERS if rules.colour_die else 1, rules.naming)
    return trio_alphabet() if kind == "3-stel" else pile_alphabet()


@cache
def tower_alphabet(towers: int, naming: bool) -> Alphabet:
    names = (0, 1, 2) if naming else (None,)
    stack = 1 + KINDS

    def spell(move: Any) -> Path:
        if isinstance(move, Begin):
            return (1 + move.tile,)
        if isinstance(move, Stack):
            named = move.named or 0
            return (stack + (move.tile * towers + move.tower) * len(names) + named,)
        return (0,)

    stacks = (
        Stack(tile, tower, named)
        for tile in range(KINDS)
        for tower in range(towers)
        for named in names
    )
    return Alphabet(
        (
            format_move(LAPSE),
            *(format_move(Begin(tile)) for tile in range(KINDS)),
            *map(format_move, stacks),
        ),
        spell,
        LOTS,
    )


@cache
def trio_alphabet() -> Alphabet:
    choices = (PASS, LAPSE, AGAIN)
    place = len(choices)
    send = place + PLACES
    shift = send + PLACES

    def spell(move: Any) -> Path:
        if isinstance(move, Choice):
            return (choices.index(move),)
        start, end = move
        if start == HAND:
            return (place + end,)
        return (send + start,) if end == HAND else (shift + start * PLACES + end,)

    return Alphabet(
        (
            *map(format_move, choices),
            *(format_move(Disc(HAND, end)) for end in range(PLACES)),
            *(format_move(Disc(start, HAND)) for start in range(PLACES)),
            *(format_move(Disc(start, end)) for start in range(PLACES) for end in range(PLACES)),
        ),
        spell,
        LOTS,
    )


@cache
def pile_alphabet() -> Alphabet:
    choices = (PASS, LAPSE)
    walk, ends = len(choices), PLACES + 1

    def spell(move: Any) -> Path:
        if isinstance(move, Choice):
            return (choices.index(move),)
        return (walk + move.start * ends + move.end,)

    walks = (Walk(start, end) for start in range(PLACES) for end in range(ends))
    return Alphabet((*map(format_move, choices), *map(format_move, walks)), spell, LOTS)
