"""A table of Katoiz as text: what lies there, and the dice.

| type | text |
|---|---|
| Stapeltoren | `R●B■W△ Y○ -`: tiles lying open, the own towers from the bottom up, with commas |
| 3-stel | `R●..B■… a1c3 R●R■R△ P☆`: 36 places, those of the discs, the tiles taken |
| Stapeltje | `R●,B■Y△,-,… W△,R□ P☆`: 36 piles from the bottom up, the home piles |

A dash stands for nothing.
"""

from collections.abc import Iterable
from typing import Final

from speeltafel.core.variants import Config
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import place_of, place_text
from speeltafel.games.katoiz.components import NO_TILE, Roll, tile, tile_text
from speeltafel.games.katoiz.dice import roll_of, roll_text
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.games.katoiz.variants import family, pile_rules, tower_rules, trio_rules
from speeltafel.learn.puzzles.puzzle import Puzzle

NOTHING: Final = "-"
EMPTY: Final = ".."


def opened(puzzle: Puzzle) -> State:
    return state_of(puzzle.config(KATOIZ), puzzle.position)


def state_of(config: Config, position: str) -> State:
    *parts, dice = position.split()
    roll = None if dice == NOTHING else dice_of(dice)
    kind = family(config)
    if kind == "stapeltoren":
        supply, towers = parts
        own = tuple(map(_tiles, towers.split(","))) if towers != NOTHING else ()
        return Towers(tower_rules(config), _tiles(supply), (own,), 0, roll, laid=True)
    if kind == "3-stel":
        cells, discs, taken = parts
        return Trios(
            trio_rules(config),
            tuple(NO_TILE if each == EMPTY else tile(each) for each in _twos(cells)),
            (tuple(sorted(map(_place, _twos(discs)))),),
            (_tiles(taken),),
            0,
            roll,
        )
    piles, homes = (tuple(map(_tiles, part.split(","))) for part in parts)
    return Piles(pile_rules(config), piles, homes, (), 0, roll)


def position_text(state: State) -> str:
    if isinstance(state, Towers):
        parts = [_text(state.supply), ",".join(map(_text, state.towers[0]))]
    elif isinstance(state, Trios):
        cells = (EMPTY if kind == NO_TILE else tile_text(kind) for kind in state.tiles)
        discs = "".join(map(place_text, state.discs[0]))
        parts = ["".join(cells), discs, _text(state.taken[0])]
    else:
        parts = [",".join(map(_text, state.piles)), ",".join(map(_text, state.homes))]
    dice = NOTHING if state.roll is None else roll_text(state.roll)
    return " ".join((*(part or NOTHING for part in parts), dice))


def dice_of(text: str) -> Roll:
    roll = roll_of(text)
    assert roll is not None, text
    return roll


def _text(kinds: Iterable[int]) -> str:
    return "".join(map(tile_text, kinds)) or NOTHING


def _tiles(text: str) -> tuple[int, ...]:
    return tuple(map(tile, _twos(text)))


def _twos(text: str) -> list[str]:
    letters = "" if text == NOTHING else text
    return [letters[at : at + 2] for at in range(0, len(letters), 2)]


def _place(text: str) -> int:
    place = place_of(text)
    assert place is not None, text
    return place
