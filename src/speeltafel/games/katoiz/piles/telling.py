"""What a move does at Stapeltje, and what may be done."""

from collections.abc import Sequence

from speeltafel.core.reason import Argument, Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.katoiz.board import HOME
from speeltafel.games.katoiz.components import Roll
from speeltafel.games.katoiz.moves import LAPSE, Layout, Move
from speeltafel.games.katoiz.naming import place_reason, roll_reason, tile_reason, value_reason
from speeltafel.games.katoiz.piles.moves import Event, Ladder, Walk
from speeltafel.games.katoiz.piles.naming import pile_reason
from speeltafel.games.katoiz.piles.paths import path
from speeltafel.games.katoiz.piles.rules import apply, demand, legal_moves, mendable
from speeltafel.games.katoiz.piles.state import Piles


def tell(state: Piles, actor: Actor, move: Move) -> Reason:
    seat = seat_reason(actor if actor >= 0 else state.turn)
    if isinstance(move, Walk):
        kind = tile_reason(state.piles[move.start][-1])
        way = tuple(map(place_reason, path(state, actor, move) or move))
        won = apply(state, actor, move).winner
        told: dict[str, Argument] = {
            "seat": seat,
            "tile": kind,
            "path": way,
            "start": way[0],
            "end": way[-1],
            "wins": "no" if won is None else "yes" if won == actor else "other",
        }
        if move.end == HOME:
            return reason("katoiz-walks-home", **told, height=len(state.homes[actor]) + 1)
        return reason("katoiz-walks", **told, height=len(state.piles[move.end]) + 1)
    if isinstance(move, Roll):
        return reason("katoiz-rolls", seat=seat, demand=roll_reason(move))
    if isinstance(move, Layout):
        return reason("katoiz-laid-out")
    if isinstance(move, Ladder):
        colours = tuple(value_reason(0, colour) for colour in move.colours)
        return reason("katoiz-ladder", colours=colours)
    if isinstance(move, Event):
        return reason(f"katoiz-event-{move.what}", seat=seat)
    return reason("katoiz-lapses" if move == LAPSE else "katoiz-passes", seat=seat)


def prompt(state: Piles, seat: Seat) -> Reason:
    wanted = demand(state)
    assert wanted is not None
    asked = roll_reason(wanted)
    moves = legal_moves(state, seat)
    if moves[-1] == LAPSE:
        return reason("katoiz-no-walk", demand=asked)
    if isinstance(moves[-1], Walk):  # passing is not among them: KZ-35
        return _repair(state, seat, asked, moves)
    target, height = state.rules.target, len(state.homes[seat])
    if not target:
        return reason("katoiz-walk-highest", demand=asked)
    if height >= target:
        return reason("katoiz-walk-level", demand=asked)  # KZ-37
    return reason("katoiz-walk", demand=asked, missing=target - height, target=target)


def _repair(state: Piles, seat: Seat, asked: Reason, moves: Sequence[Move]) -> Reason:
    pairs = mendable(state, seat, moves)
    one, other = pairs[0]
    return reason(
        "katoiz-repair",
        demand=asked,
        one=pile_reason(one, seat),
        other=pile_reason(other, seat),
        count=len(pairs),
    )
