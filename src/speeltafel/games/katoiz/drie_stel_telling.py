"""What is said at 3-stel: why a disc is refused, what a move does, what may be done."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import Actor, Seat
from speeltafel.games.katoiz.components import DEMANDED, NO_TILE, Roll, common_values
from speeltafel.games.katoiz.drie_stel import DISCS, free_places, legal_moves, sendable
from speeltafel.games.katoiz.moves import AGAIN, HAND, LAPSE, Choice, Disc, Layout, Move
from speeltafel.games.katoiz.naming import (
    place_reason,
    roll_reason,
    tile_reason,
    tiles_reason,
    value_reason,
)
from speeltafel.games.katoiz.state import Trios


def why_not(state: Trios, seat: Seat, move: Move) -> Reason | None:
    if isinstance(move, Disc | Choice) and move in legal_moves(state, seat):
        return None
    if isinstance(move, Choice):
        return reason("katoiz-no-bonus" if move == AGAIN else "katoiz-other-move")
    if not isinstance(move, Disc):
        return reason("katoiz-other-move")
    if state.bonus:
        return reason("katoiz-bonus-first")
    if move.end == HAND:
        return _why_not_send_back(state, move.start)
    own = state.discs[state.turn]
    if move.start == HAND and len(own) == DISCS:
        return reason("katoiz-discs-all-lie")  # KZ-21
    if move.start != HAND and len(own) < DISCS:
        return reason("katoiz-disc-in-hand", count=DISCS - len(own))  # KZ-21
    if move.start != HAND and move.start not in own:
        return reason("katoiz-not-your-disc", place=place_reason(move.start))
    kind = state.tiles[move.end]
    if kind == NO_TILE:
        return reason("katoiz-no-tile", place=place_reason(move.end))
    assert state.roll is not None
    if not DEMANDED[state.roll] >> kind & 1:
        return reason(
            "katoiz-not-rolled-there",
            place=place_reason(move.end),
            tile=tile_reason(kind),
            demand=roll_reason(state.roll),
        )
    if move.end in state.vacated:
        return reason("katoiz-just-vacated", place=place_reason(move.end))  # KZ-25
    return reason("katoiz-disc-there", place=place_reason(move.end))


def _why_not_send_back(state: Trios, place: int) -> Reason:
    if not state.rules.bold:
        return reason("katoiz-no-sending-back")
    if state.sent:
        return reason("katoiz-sent-already")
    owner = next((seat for seat, places in enumerate(state.discs) if place in places), None)
    if owner is None:
        return reason("katoiz-no-disc", place=place_reason(place))
    if owner == state.turn:
        return reason("katoiz-own-disc", place=place_reason(place))
    assert state.roll is not None
    return reason(
        "katoiz-not-rolled-there",
        place=place_reason(place),
        tile=tile_reason(state.tiles[place]),
        demand=roll_reason(state.roll),
    )


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
    lying = len(state.discs[state.turn]) == DISCS
    return reason(
        "katoiz-move-disc" if lying else "katoiz-place-disc",
        demand=demand,
        free=len(free_places(state)),
        sendable=len(sendable(state)),
    )
