"""A tile taken, as text: `+R●` starts a tower, `R●/2 vorm` goes on the second naming the shape."""

import re
from collections.abc import Sequence
from typing import Final

from speeltafel.games.katoiz.components import BIG, COLOUR, SHAPE, SIZE, SMALL, TILE, tile
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.towers.rules import legal_moves, to_act
from speeltafel.games.katoiz.towers.state import Towers

PROPERTY_WORDS: Final = ("kleur", "vorm", "grootte")
_PROPERTIES: Final = {
    **dict.fromkeys(("k", "kleur", "c", "colour", "color"), COLOUR),
    **dict.fromkeys(("v", "vorm", "s", "shape"), SHAPE),
    **dict.fromkeys(("g", "grootte", "z", "size"), SIZE),
}
_WORDS: Final = (
    {
        **dict.fromkeys(("blauw", "blauwe", "blue"), 0),
        **dict.fromkeys(("rood", "rode", "red"), 1),
        **dict.fromkeys(("groen", "groene", "green"), 2),
        **dict.fromkeys(("geel", "gele", "yellow"), 3),
        **dict.fromkeys(("wit", "witte", "white"), 4),
    },
    {
        **dict.fromkeys(("vierkant", "square"), 0),
        **dict.fromkeys(("cirkel", "rond", "circle", "round"), 1),
        **dict.fromkeys(("driehoek", "triangle"), 2),
    },
    {
        **dict.fromkeys(("groot", "grote", "big", "large"), BIG),
        **dict.fromkeys(("klein", "kleine", "small"), SMALL),
    },
)
_LETTERS: Final = (
    {"b": 0, "r": 1, "g": 2, "y": 3, "w": 4},
    {"v": 0, "s": 0, "c": 1, "o": 1, "d": 2, "t": 2},
    {"g": BIG, "b": BIG, "k": SMALL, "s": SMALL},
)


def parse_stacking(state: Towers, text: str) -> Move | None:
    begins = text.startswith("+")
    words = text.removeprefix("+").replace("/", " /").split()
    named = _PROPERTIES.get(words[-1].lower()) if len(words) > 1 else None
    if named is not None:
        words.pop()
    tower = None
    if len(words) > 1 and re.fullmatch(r"/[1-9]\d?", words[-1]):
        tower = int(words.pop()[1:]) - 1
    kind = parse_tile("".join(words) if len(words) == 1 else " ".join(words))
    if kind is None or (begins and (named is not None or tower is not None)):
        return None
    if begins:
        return Begin(kind)
    acting = state.turn in to_act(state)
    legal = legal_moves(state, state.turn) if acting else ()
    if named is None and tower is None and Begin(kind) in legal:
        return Begin(kind)
    if not state.rules.naming:
        named = None
    if tower is None:
        tower = _tower_for(kind, named, legal)
    return Stack(kind, tower, named)


def _tower_for(kind: int, named: int | None, legal: Sequence[Move]) -> int:
    """The first tower this goes on; else one the tile fits, so that the name is what is wrong."""
    stacks = [move for move in legal if isinstance(move, Stack) and move.tile == kind]
    exact = [move.tower for move in stacks if move.named == named]
    return min(exact or [move.tower for move in stacks], default=0)


def parse_tile(text: str) -> int | None:
    """`R●`, `rck`, `rood cirkel klein` in any order of the words."""
    if TILE.fullmatch(text[:1].upper() + text[1:]):
        return tile(text[0].upper() + text[1])
    words = text.lower().split()
    if len(words) == 1 and len(text) == 3:
        found = [letters.get(letter) for letters, letter in zip(_LETTERS, words[0], strict=True)]
    else:
        if len(words) != len(_WORDS):
            return None
        found = [next((known[word] for word in words if word in known), None) for known in _WORDS]
    colour, shape, size = found
    if colour is None or shape is None or size is None:
        return None
    return colour * 6 + shape * 2 + size
