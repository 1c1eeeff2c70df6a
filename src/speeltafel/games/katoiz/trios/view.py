"""What all see at 3-stel."""

from typing import NamedTuple

from speeltafel.games.katoiz.board import place_text
from speeltafel.games.katoiz.components import tile_text, tile_texts
from speeltafel.games.katoiz.dice import shown_roll
from speeltafel.games.katoiz.trios.scoring import score
from speeltafel.games.katoiz.trios.state import Trios


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


def view(state: Trios) -> TrioView:
    return TrioView(
        None if state.ending else state.turn,
        shown_roll(state.roll),
        tuple(tile_text(kind) if kind >= 0 else None for kind in state.tiles),
        tuple(tuple(map(place_text, places)) for places in state.discs),
        tuple(map(tile_texts, state.taken)),
        tuple(score(state.rules, tiles) for tiles in state.taken),
        state.rules.scoring,
        tuple(map(place_text, state.vacated)),
        state.bonus,
        state.quiet,
    )
