"""What all see at Stapeltje."""

from typing import NamedTuple

from speeltafel.games.katoiz.board import HOME, HOMES_BY_PLAYERS, place_text
from speeltafel.games.katoiz.components import COLOURS, tile_texts
from speeltafel.games.katoiz.dice import shown_roll
from speeltafel.games.katoiz.piles.heights import broken, heights_of, lie_of
from speeltafel.games.katoiz.piles.paths import last_path
from speeltafel.games.katoiz.piles.rules import barred, demand
from speeltafel.games.katoiz.piles.state import Piles


class PileView(NamedTuple):
    """Stapeltje."""

    turn: int | None
    roll: str | None
    """What the dice or the ladder ask for."""
    piles: tuple[tuple[str, ...], ...]
    """Row by row from the top left, each from the bottom up."""
    homes: tuple[tuple[str, ...], ...]
    home_places: tuple[int, ...]
    """For each seat which of the four home places, clockwise from the top left (KZ-30)."""
    positions: tuple[tuple[str, ...], ...]
    ladder: str
    """Colours from the bottom up."""
    rung: int | None
    """Which colour of the ladder is asked for."""
    target: int
    barred: str | None
    path: tuple[str, ...]
    """The way of the last walk; `h1` is the home pile of the first seat."""
    steep: tuple[tuple[str, str], ...]
    """Neighbours that differ by more than two; `h1` is the home pile of the first seat."""
    out: tuple[int, ...]
    turns: int
    most_turns: int


def view(state: Piles) -> PileView:
    laid = bool(state.piles)
    where = lie_of(state)
    steep = broken(heights_of(state), where.pairs) if laid else ()
    stays = barred(state)
    return PileView(
        None if state.ending else state.turn,
        shown_roll(demand(state)) if not state.ending else None,
        tuple(map(tile_texts, state.piles)),
        tuple(map(tile_texts, state.homes)),
        HOMES_BY_PLAYERS[len(state.homes)],
        tuple(tuple(map(_place, sorted(position))) for position in where.positions),
        "".join(COLOURS[colour] for colour in state.ladder),
        state.turns % len(state.ladder) if state.ladder and not state.ending else None,
        state.rules.target,
        None if stays is None or stays == HOME else _place(stays),
        tuple(map(_place, last_path(state))),
        tuple((_place(one), _place(other)) for one, other in steep),
        state.out,
        state.turns,
        state.rules.turns,
    )


def _place(place: int) -> str:
    return place_text(place) if place < HOME else f"h{place - HOME + 1}"
