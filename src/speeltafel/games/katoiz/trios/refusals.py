"""Why a disc is refused."""

from speeltafel.core.reason import Reason, reason
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.components import DEMANDED, NO_TILE
from speeltafel.games.katoiz.moves import AGAIN, LAPSE, Choice, Move
from speeltafel.games.katoiz.naming import place_reason, roll_reason, tile_reason
from speeltafel.games.katoiz.trios.moves import HAND, Disc
from speeltafel.games.katoiz.trios.rules import DISCS, legal_moves
from speeltafel.games.katoiz.trios.state import Trios


def why_not(state: Trios, seat: Seat, move: Move) -> Reason | None:
    if isinstance(move, Disc | Choice) and move in legal_moves(state, seat):
        return None
    if isinstance(move, Choice):
        return _why_not_choose(state, move)
    if not isinstance(move, Disc):
        return reason("katoiz-not-yours")
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


def _why_not_choose(state: Trios, choice: Choice) -> Reason:
    if choice == AGAIN:
        return reason("katoiz-no-bonus" if state.rules.bold else "katoiz-no-again")  # KZ-25
    return reason("katoiz-can-act" if choice == LAPSE else "katoiz-nothing-to-do")


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
