"""Moves as text. Dutch words; English ones are understood too, and case does not matter.

| text | move |
|---|---|
| `+R●` | Stapeltoren: a tower starts with the small red circle |
| `R● kleur`, `R●/2 vorm` | on the own (second) tower, naming the shared property |
| `c3`, `a1-c3`, `✕c3` | 3-stel: place a disc, move one, send one back |
| `c3-e5`, `c3-h` | Stapeltje: walk from c3 to e5, to the own home pile |
| `pas`, `-`, `nog` | pass, a turn that lapses, roll once more |
| `R☆`, `P△`, `B` | the dice: red and big; any colour and triangle; the colour die alone: blue |
| `open …`, `leg …`, `ladder BRGYW` | tiles laid out, with home tiles after `thuis`; the ladder |
| `tijd 2`, `tijd`, `stop` | time is up for seat 2; for the game; all agree to stop |

Tiles are a colour letter (B R G Y W) and a picture, open when big and filled when small. On a
keyboard without them: `rck` or `rood cirkel klein`, `rcs` or `red circle small`.
"""

import re
from typing import Final

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE
from speeltafel.games.katoiz.board import HOME, SIDE, place_of, place_text
from speeltafel.games.katoiz.components import (
    BIG,
    COLOUR,
    COLOUR_FACES,
    COLOURS,
    NO_DIE,
    PICTURE_FACES,
    PICTURES,
    SHAPE,
    SIZE,
    SMALL,
    Roll,
    tile,
    tile_text,
)
from speeltafel.games.katoiz.moves import (
    AGAIN,
    HAND,
    LAPSE,
    PASS,
    STOP,
    TIME_OVER,
    Begin,
    Choice,
    Disc,
    Event,
    Ladder,
    Layout,
    Move,
    Open,
    Stack,
    Walk,
)
from speeltafel.games.katoiz.rules import legal_moves, to_act
from speeltafel.games.katoiz.state import State, Towers, Trios

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
_CHOICES: Final = {
    **dict.fromkeys(("pas", "pass", "p"), PASS),
    "-": LAPSE,
    **dict.fromkeys(("nog", "again", "roll", "gooi"), AGAIN),
}
_SEND_BACK: Final = "✕x×"
_ROUTE: Final = re.compile(r"([a-z]\d)\s*(?:-|–|→|>|\s)+\s*([a-z]\d|h|thuis|home)")
_TILE: Final = re.compile(rf"[{COLOURS}][{PICTURES}]")


def format_move(move: Move) -> str:
    match move:
        case Choice(word):
            return word
        case Begin(kind):
            return f"+{tile_text(kind)}"
        case Stack(kind, tower, named):
            on = f"/{tower + 1}" if tower else ""
            return f"{tile_text(kind)}{on}" + ("" if named is None else f" {PROPERTY_WORDS[named]}")
        case Disc(start, end):
            if end == HAND:
                return f"✕{place_text(start)}"
            return place_text(end) if start == HAND else f"{place_text(start)}-{place_text(end)}"
        case Walk(start, end):
            return f"{place_text(start)}-{'h' if end == HOME else place_text(end)}"
        case Roll():
            return roll_text(move)
        case Open(kinds):
            return "open " + "".join(map(tile_text, kinds))
        case Layout(kinds, homes):
            texts = list(map(tile_text, kinds))
            rows = "/".join("".join(texts[at : at + SIDE]) for at in range(0, len(texts), SIDE))
            return f"leg {rows}" + (f" thuis {''.join(map(tile_text, homes))}" if homes else "")
        case Ladder(colours):
            return "ladder " + "".join(COLOURS[colour] for colour in colours)
        case Event(what, seat):
            return "stop" if what == "stop" else "tijd" if seat is None else f"tijd {seat + 1}"


def roll_text(roll: Roll) -> str:
    picture = "" if roll.picture == NO_DIE else PICTURE_FACES[roll.picture]
    return COLOUR_FACES[roll.colour] + picture


def parse_move(state: State, text: str) -> Move | Refusal:
    words = " ".join(text.split())
    if to_act(state) == (CHANCE,):
        move: Move | None = roll_of(words) or _announced(words)
    else:
        move = _choice(state, words.lower()) or _announced(words)
    if move is None:
        if isinstance(state, Towers):
            move = _tower_move(state, words)
        elif isinstance(state, Trios):
            move = _disc_move(words.lower())
        else:
            move = _walk(words.lower())
    if move is not None:
        return move
    family = (
        "tower" if isinstance(state, Towers) else "disc" if isinstance(state, Trios) else "walk"
    )
    return Refusal(
        Kind.NOTATION,
        reason("katoiz-not-a-move", text=words[:20]),
        reason(f"katoiz-write-{family}"),
    )


def _choice(state: State, text: str) -> Choice | None:
    """Who writes `pas` when nothing can be done, means that the turn lapses."""
    choice = _CHOICES.get(text)
    if choice == PASS and state.turn in to_act(state) and LAPSE in legal_moves(state, state.turn):
        return LAPSE
    return choice


def roll_of(text: str) -> Roll | None:
    if not 1 <= len(text) <= 2 or text[0] not in COLOUR_FACES:
        return None
    if len(text) == 1:
        return Roll(COLOUR_FACES.index(text))
    if text[1] not in PICTURE_FACES:
        return None
    return Roll(COLOUR_FACES.index(text[0]), PICTURE_FACES.index(text[1]))


def _announced(text: str) -> Move | None:
    """What chance and the table bring; their texts are written by `format_move`."""
    head, _, rest = text.partition(" ")
    if head == "open":
        kinds = _tiles(rest)
        return None if kinds is None else Open(kinds)
    if head == "leg":
        rows, _, homes = rest.partition(" thuis ")
        laid, home = _tiles(rows.replace("/", "")), _tiles(homes)
        return None if laid is None or home is None else Layout(laid, home)
    if head == "ladder" and rest and all(letter in COLOURS for letter in rest):
        return Ladder(tuple(map(COLOURS.index, rest)))
    if text == "stop":
        return STOP
    if text == "tijd":
        return TIME_OVER
    if head == "tijd" and rest in ("1", "2", "3", "4"):
        return Event("time-up", int(rest) - 1)
    return None


def _tiles(text: str) -> tuple[int, ...] | None:
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    if not all(_TILE.fullmatch(pair) for pair in pairs):
        return None
    return tuple(map(tile, pairs))


def _tower_move(state: Towers, text: str) -> Move | None:
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
        fitting = [
            move.tower
            for move in legal
            if isinstance(move, Stack) and (move.tile, move.named) == (kind, named)
        ]
        tower = min(fitting, default=0)
    return Stack(kind, tower, named)


def parse_tile(text: str) -> int | None:
    """`R●`, `rck`, `rood cirkel klein` in any order of the words."""
    if _TILE.fullmatch(text[:1].upper() + text[1:]):
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


def _disc_move(text: str) -> Disc | None:
    if text[:1] in _SEND_BACK and text != "":
        place = place_of(text[1:])
        return None if place is None else Disc(place, HAND)
    place = place_of(text)
    if place is not None:
        return Disc(HAND, place)
    route = _ROUTE.fullmatch(text)
    if route is None:
        return None
    start, end = place_of(route[1]), place_of(route[2])
    return None if start is None or end is None else Disc(start, end)


def _walk(text: str) -> Walk | None:
    route = _ROUTE.fullmatch(text)
    if route is None:
        return None
    start = place_of(route[1])
    end = HOME if route[2][0] == "h" or route[2] == "thuis" else place_of(route[2])
    return None if start is None or end is None else Walk(start, end)
