"""What a move does at 3-stel, and what may be done."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.katoiz.components import Roll, common_values
from speeltafel.games.katoiz.moves import AGAIN, LAPSE, Choice, Layout, Move
from speeltafel.games.katoiz.naming import (
    place_reason,
    roll_reason,
    tile_reason,
    tiles_reason,
    value_reason,
)
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.katoiz.trios.rules import DISCS, free_places, legal_moves, sendable
from speeltafel.games.katoiz.trios.state import Trios


def tell(state: Trios, actor: Actor, move: Move) -> Reason:
    seat = seat_reason(actor)
    if isinstance(move, Layout):
        return reason("katoiz-laid-out")
    if isinstance(move, Roll):
        return reason("katoiz-rolls", seat=seat_reason(state.turn), demand=roll_reason(move))
    if isinstance(move, Choice):
        if move == AGAIN:
            return reason("katoiz-rolls-again", seat=seat)
        if state.acted:
            return reason("katoiz-ends-turn", seat=seat)
        return reason("katoiz-lapses" if move == LAPSE else "katoiz-passes", seat=seat)
    assert isinstance(move, Disc)
    if move.end == HAND:
        owner = next(each for each, places in enumerate(state.discs) if move.start in places)
        return reason(
            "katoiz-sends-back",
            seat=seat,
            owner=seat_reason(owner),
            place=place_reason(move.start),
        )
    own = [place for place in state.discs[state.turn] if place != move.start]
    kinds = tuple(state.tiles[place] for place in sorted((*own, move.end)))
    shared = common_values(kinds) if len(kinds) == DISCS else ()
    if shared:
        return reason(
            "katoiz-takes-set",
            seat=seat,
            tiles=tiles_reason(kinds),
            shared=tuple(value_reason(*pair) for pair in shared),
        )
    place, kind = place_reason(move.end), tile_reason(state.tiles[move.end])
    if move.start == HAND:
        return reason("katoiz-places-disc", seat=seat, place=place, tile=kind)
    return reason(
        "katoiz-moves-disc", seat=seat, start=place_reason(move.start), place=place, tile=kind
    )


def prompt(state: Trios, seat: Seat) -> Reason:
    if state.bonus:
        return reason("katoiz-roll-again")
    assert state.roll is not None
    demand = roll_reason(state.roll)
    moves = legal_moves(state, seat)
    if moves == [LAPSE]:
        return reason("katoiz-no-place", demand=demand)
    free, back = len(free_places(state)), len(sendable(state))
    if not free:
        return reason("katoiz-only-send-back" if back else "katoiz-nothing-more", demand=demand)
    lying = len(state.discs[state.turn]) == DISCS
    return reason(
        "katoiz-move-disc" if lying else "katoiz-place-disc",
        demand=demand,
        free=free,
        sendable=back,
    )
