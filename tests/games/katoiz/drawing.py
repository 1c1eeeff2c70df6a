"""Positions drawn as on the table.

A tile is its colour letter and its picture: `R●` is small, `R○` big. In the squares every word is
a place: `·` is empty, `R●B○` a pile from the bottom up, `R●1` a tile with a disc of seat 1 (the
second seat; seats count from 0 as in the engine).
"""

from textwrap import dedent
from typing import TypeVar

from speeltafel.core.match import AnyMatch, advance, play_text, start
from speeltafel.core.reason import Reason
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config, Value, configure
from speeltafel.games.katoiz import KATOIZ
from speeltafel.games.katoiz.board import PLACES, place_of
from speeltafel.games.katoiz.components import COLOURS, NO_TILE, tile
from speeltafel.games.katoiz.dice import roll_of
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios

S = TypeVar("S", Towers, Trios, Piles)


def config(variant: str, players: int = 2, **options: Value) -> Config:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return accept(configure(KATOIZ, variant, players, given))


def words(drawing: str) -> list[str]:
    found = dedent(drawing).split()
    assert len(found) == PLACES, f"{len(found)} places drawn"
    return found


def tiles(text: str) -> tuple[int, ...]:
    text = text.replace(" ", "")
    return tuple(tile(text[at : at + 2]) for at in range(0, len(text), 2))


def piles(
    drawing: str,
    *,
    homes: tuple[str, ...] = ("B△", "G■"),
    roll: str | None = "P·",
    turn: int = 0,
    variant: str = "stapeltje-1",
    last: str | None = None,
    ladder: str = "",
    out: tuple[int, ...] = (),
    turns: int = 0,
    **options: Value,
) -> Piles:
    """Stapeltje; home piles are drawn for each seat, `last` is the walk of the turn before."""
    state = KATOIZ.setup(config(variant, len(homes), **options))
    assert isinstance(state, Piles)
    walked = None
    if last is not None:
        first, second = last.split("-")
        walked = Walk(place(first), 36 if second == "h" else place(second))
    return state._replace(
        piles=tuple(() if word == "·" else tiles(word) for word in words(drawing)),
        homes=tuple(map(tiles, homes)),
        roll=None if roll is None or ladder else roll_of(roll),
        turn=turn,
        last=walked,
        ladder=tuple(map(COLOURS.index, ladder)),
        out=out,
        turns=turns,
    )


def trios(
    drawing: str,
    *,
    roll: str | None = "P·",
    turn: int = 0,
    players: int = 2,
    variant: str = "3-stel-1",
    taken: tuple[str, ...] = (),
    **options: Value,
) -> Trios:
    state = KATOIZ.setup(config(variant, players, **options))
    assert isinstance(state, Trios)
    drawn = words(drawing)
    discs = tuple(
        tuple(at for at, word in enumerate(drawn) if word[2:] == str(seat))
        for seat in range(players)
    )
    return state._replace(
        tiles=tuple(NO_TILE if word == "·" else tile(word[:2]) for word in drawn),
        discs=discs,
        taken=tuple(map(tiles, taken)) or state.taken,
        roll=None if roll is None else roll_of(roll),
        turn=turn,
    )


def towers(
    supply: str,
    *own: tuple[str, ...],
    roll: str | None = None,
    turn: int = 0,
    variant: str = "stapeltoren-1",
    **options: Value,
) -> Towers:
    """Stapeltoren: what lies open, and for each seat its towers from the bottom up."""
    state = KATOIZ.setup(config(variant, len(own), **options))
    assert isinstance(state, Towers)
    return state._replace(
        supply=tuple(sorted(tiles(supply))),
        towers=tuple(tuple(map(tiles, each)) for each in own),
        roll=None if roll is None else roll_of(roll),
        turn=turn,
        laid=True,
    )


def place(text: str) -> int:
    found = place_of(text)
    assert found is not None
    return found


def table(state: State, variant: str = "stapeltje-1") -> AnyMatch:
    """A match that stands in this position."""
    if isinstance(state, Towers):
        seats = len(state.towers)
    else:
        seats = len(state.homes if isinstance(state, Piles) else state.discs)
    return AnyMatch(KATOIZ, Config(variant, seats), ("",) * seats, state)


def allowed(state: State) -> list[str]:
    """What the seat on turn may do, as texts."""
    return [KATOIZ.format_move(move) for move in KATOIZ.legal_moves(state, state.turn)]


def after(state: S, *texts: str) -> S:
    """The position after these moves, each checked; a roll is made by chance."""
    match = table(state)
    for text in texts:
        if KATOIZ.to_act(match.state) == (CHANCE,):
            match = advance(match, CHANCE, move(match.state, text))
        else:
            match = accept(play_text(match, match.state.turn, text))
    assert isinstance(match.state, type(state))
    return match.state


def move(state: State, text: str) -> Move:
    found = KATOIZ.parse_move(state, text)
    assert not isinstance(found, Refusal), found
    return found


def refusal(state: State, text: str) -> str:
    """The code with which this move is refused."""
    answer = play_text(table(state), state.turn, text)
    assert isinstance(answer, Refusal), f"{text} is allowed"
    return answer.why.code


def arguments(state: State, text: str) -> dict[str, object]:
    answer = play_text(table(state), state.turn, text)
    assert isinstance(answer, Refusal), f"{text} is allowed"
    return {
        name: dict(value.arguments).get("at", value.code) if isinstance(value, Reason) else value
        for name, value in answer.why.arguments
    }


def new_match(variant: str, players: int = 2, **options: Value) -> AnyMatch:
    return start(KATOIZ, config(variant, players, **options))
