"""What a seat sees: everything, for Katoiz has no secrets. Tiles and places are texts here."""

from typing import NamedTuple, TypeAlias

from speeltafel.core.seats import Seat
from speeltafel.games.katoiz import stapeltje, stapeltoren
from speeltafel.games.katoiz.board import HOME, HOMES_BY_PLAYERS, place_text
from speeltafel.games.katoiz.components import COLOURS, Roll, tile_text
from speeltafel.games.katoiz.heights import broken, heights_of, lie_of
from speeltafel.games.katoiz.notation import roll_text
from speeltafel.games.katoiz.scoring import score
from speeltafel.games.katoiz.stapeltje_telling import last_path
from speeltafel.games.katoiz.state import Piles, State, Towers, Trios


class TowerView(NamedTuple):
    """Stapeltoren."""

    turn: int | None
    roll: str | None
    supply: tuple[str, ...]
    towers: tuple[tuple[tuple[str, ...], ...], ...]
    """For each seat its towers, each from the bottom up."""
    matches: int
    naming: bool


class TrioView(NamedTuple):
    """3-stel."""

    turn: int | None
    roll: str | None
    tiles: tuple[str | None, ...]
    """Row by row from the top left."""
    discs: tuple[tuple[str, ...], ...]
    taken: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    scoring: str
    vacated: tuple[str, ...]
    bonus: bool
    quiet: int


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
    """The way of the last walk."""
    steep: tuple[tuple[str, str], ...]
    """Neighbours that differ by more than two; `h1` is the home pile of the first seat."""
    out: tuple[int, ...]
    turns: int
    most_turns: int


View: TypeAlias = TowerView | TrioView | PileView


def view(state: State, seat: Seat | None) -> View:
    del seat
    if isinstance(state, Towers):
        return _towers(state)
    return _trios(state) if isinstance(state, Trios) else _piles(state)


def _towers(state: Towers) -> TowerView:
    return TowerView(
        None if stapeltoren.is_over(state) else state.turn,
        _roll(state.roll),
        _tiles(state.supply),
        tuple(tuple(map(_tiles, towers)) for towers in state.towers),
        state.rules.matches,
        state.rules.naming,
    )


def _trios(state: Trios) -> TrioView:
    return TrioView(
        None if state.ending else state.turn,
        _roll(state.roll),
        tuple(tile_text(kind) if kind >= 0 else None for kind in state.tiles),
        tuple(tuple(map(place_text, places)) for places in state.discs),
        tuple(map(_tiles, state.taken)),
        tuple(score(state.rules, tiles) for tiles in state.taken),
        state.rules.scoring,
        tuple(map(place_text, state.vacated)),
        state.bonus,
        state.quiet,
    )


def _piles(state: Piles) -> PileView:
    laid = bool(state.piles)
    where = lie_of(state)
    steep = broken(heights_of(state), where.pairs) if laid else ()
    stays = stapeltje.barred(state)
    return PileView(
        None if state.ending else state.turn,
        _roll(stapeltje.demand(state)) if not state.ending else None,
        tuple(map(_tiles, state.piles)),
        tuple(map(_tiles, state.homes)),
        HOMES_BY_PLAYERS[len(state.homes)],
        tuple(tuple(map(_place, sorted(position))) for position in where.positions),
        "".join(COLOURS[colour] for colour in state.ladder),
        state.turns % len(state.ladder) if state.ladder and not state.ending else None,
        state.rules.target,
        None if stays is None or stays == HOME else _place(stays),
        tuple("h" if place == HOME else place_text(place) for place in last_path(state)),
        tuple((_place(one), _place(other)) for one, other in steep),
        state.out,
        state.turns,
        state.rules.turns,
    )


def _tiles(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(tile_text, kinds))


def _place(place: int) -> str:
    return place_text(place) if place < HOME else f"h{place - HOME + 1}"


def _roll(roll: Roll | None) -> str | None:
    return None if roll is None else roll_text(roll)
