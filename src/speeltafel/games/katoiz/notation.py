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

from typing import Final

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE
from speeltafel.games.katoiz.board import HOME, SIDE, place_text
from speeltafel.games.katoiz.components import COLOURS, TILE, Roll, tile, tile_text
from speeltafel.games.katoiz.dice import roll_of, roll_text
from speeltafel.games.katoiz.moves import AGAIN, LAPSE, PASS, Choice, Layout, Move
from speeltafel.games.katoiz.piles.moves import STOP, TIME_OVER, Event, Ladder, Walk
from speeltafel.games.katoiz.piles.notation import parse_walk
from speeltafel.games.katoiz.rules import legal_moves, to_act
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.moves import Begin, Open, Stack
from speeltafel.games.katoiz.towers.notation import PROPERTY_WORDS, parse_stacking
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.katoiz.trios.notation import parse_disc
from speeltafel.games.katoiz.trios.state import Trios

_CHOICES: Final = {
    **dict.fromkeys(("pas", "pass", "p"), PASS),
    "-": LAPSE,
    **dict.fromkeys(("nog", "again", "roll", "gooi"), AGAIN),
}


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


def parse_move(state: State, text: str) -> Move | Refusal:
    words = " ".join(text.split())
    if to_act(state) == (CHANCE,):
        move: Move | Refusal | None = roll_of(words) or _announced(words)
    else:
        move = _choice(state, words.lower()) or _announced(words)
    if move is None:
        if isinstance(state, Towers):
            move = parse_stacking(state, words)
        elif isinstance(state, Trios):
            move = parse_disc(words.lower())
        else:
            move = parse_walk(state, words.lower())
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
    if not all(TILE.fullmatch(pair) for pair in pairs):
        return None
    return tuple(map(tile, pairs))
